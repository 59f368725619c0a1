"""Pairs so near a threshold that rounding or other coefficients give the wrong verdict."""

from driver import Score, rows

FILES = [
    "suites/color/threshold-closest-to-threshold.jsonl",
    "suites/color/threshold-coefficient-sensitive.jsonl",
    "suites/color/threshold-rounds-up-but-fails.jsonl",
]


def run(path, tool):
    cases = rows(path)
    score = Score()
    for case, answer in zip(cases, tool.answers("contrast", [question(case) for case in cases])):
        outcome = answer.get("aaaOutcome" if case["threshold"] == 7 else "outcome")
        score.add(f"{case['fg']} on {case['bg']}", answer, passes(case), outcome == "pass")
    yield score


def question(case):
    size = 24 if case["threshold"] == 3 else 12
    return {"fg": case["fg"], "bg": [case["bg"]], "size": size, "weight": 400}


def passes(case):
    return case.get("passes", case.get("wcag_pass", case.get("must") == "pass"))
