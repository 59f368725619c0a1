"""Strings in components: whether they fit, wrap, are cut or break inside a word."""

from driver import Score, rows, units

FILES = ["suites/text/fit-cases.jsonl"]


def run(path, tool):
    everything = rows(path)
    cases = [case for case in everything if "text" in case and "width" in case]
    score = Score()
    score.skipped = len(everything) - len(cases)
    questions = [question(case, tool) for case in cases]
    boxed = tool.answers("measure", questions)
    for row in questions:
        del row["width"]
    natural = tool.answers("measure", questions)
    for case, answer, free in zip(cases, boxed, natural):
        verdicts = outcomes(case, answer, free)
        expected = case["expect"]
        score.add(case["id"], answer, expected, expected if expected in verdicts else verdicts)
    yield score


def question(case, tool):
    return {
        "text": case["text"], "locale": case["locale"], "size": case["pt"], "width": case["width"],
        "weight": 600 if case.get("semibold") else 400, "maxLines": case["lines"],
        "fonts": [str(tool.embedded / name) for name in ("Inter.ttf", "DroidSansFallback.ttf")],
        "want": ["breaks"],
    }


def outcomes(case, answer, free):
    """All words that describe what happened."""
    if "error" in answer or "error" in free:
        return []
    found = []
    if abs(free["width"] / case["width"] - 1) <= 0.1:
        found.append("near-limit")
    allowed = {item["at"] for item in answer["breaks"]} | {units(case["text"])}
    if answer["truncated"]:
        found.append("truncates")
    elif any(line["end"] not in allowed for line in answer["lines"]):
        found.append("breaks-inside-word")
    else:
        found.append("fits" if answer["lineCount"] == 1 else f"wraps-{answer['lineCount']}")
    return found
