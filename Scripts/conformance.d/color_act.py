"""The contrast cases of the ACT rules afw4f7 and 09o5cg that use solid colours."""

from driver import Score, rows

FILES = ["suites/color/act-contrast-cases.jsonl"]


def run(path, tool):
    cases = rows(path)
    score = Score()
    for case, answer in zip(cases, tool.answers("contrast", [question(case) for case in cases])):
        outcome = answer.get("aaaOutcome" if case["level"] == "AAA" else "outcome")
        expected = {"passed": "pass", "failed": "fail"}[case["expected"]]
        score.add(f"{case['rule']} {case['title']}", answer, expected, outcome)
    yield score


def question(case):
    css = case["css"]
    # CSS has 96 px to the inch and 72 pt; a CSS px is a pt here.
    points = css.get("font-size", "12pt")
    return {
        "fg": faded(css["color"], css.get("opacity")), "bg": [css["background"]],
        "size": float(points.removesuffix("pt")) * 96 / 72,
        "weight": float(css.get("font-weight", 400)), "policy": "wcag2ict",
    }


def faded(color, opacity):
    """A grey of three digits with the opacity of its element."""
    if opacity is None:
        return color
    channels = " ".join(str(int(digit * 2, 16)) for digit in color.removeprefix("#"))
    return f"rgb({channels} / {opacity})"
