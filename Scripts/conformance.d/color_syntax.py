"""The web platform's tests of CSS colours: what they compute to, how they are written again."""

import re

from driver import Score, rows

FILES = ["suites/color/wpt-css-color.jsonl", "suites/color/wpt-css-color-serialise.jsonl"]

NUMBER = re.compile(r"-?\d*\.?\d+(?:e-?\d+)?")


def run(path, tool):
    cases = rows(path)
    yield from serialised(cases, tool) if "kind" in cases[0] else computed(cases, tool)


def computed(cases, tool):
    for name, chosen in [("relative", True), ("computed", False)]:
        part = [case for case in cases if ("relative" in case["file"]) == chosen]
        score = Score(name)
        for case, answer in zip(part, tool.answers("color", questions(part))):
            if case["expect"] == "invalid":
                refusal = answer.pop("error", "")
                score.add(case["input"], answer, "an error", "an error" if refusal else answer)
                continue
            actual = answer.get("css", "")
            right = same(actual, case["srgb"]) or same(rgb(answer), case["srgb"])
            score.add(case["input"], answer, case["srgb"], case["srgb"] if right else actual)
        yield score


def questions(cases):
    # Where sRGB cannot hold a colour, the expected value keeps lightness and hue.
    return [{"color": case["input"], "map": "raytrace"} for case in cases]


def rgb(answer):
    """The 8-bit value that a browser paints, as CSS writes it."""
    channels = [int(answer.get("hex", "#000000")[index:index + 2], 16) for index in (1, 3, 5)]
    alpha = answer.get("alpha") or 0
    listed = ", ".join(map(str, channels))
    return f"rgb({listed})" if alpha == 1 else f"rgba({listed}, {alpha:g})"


def serialised(cases, tool):
    score = Score("serialised")
    for case, answer in zip(cases, tool.answers("color", questions(cases))):
        if case["kind"] == "invalid":
            refusal = answer.pop("error", "")
            score.add(case["input"], answer, "an error", "an error" if refusal else answer)
            continue
        actual = answer.get("css", "")
        right = same(actual, case["expected"])
        score.add(
            case["input"], answer, case["expected"], case["expected"] if right else actual)
    yield score


def same(actual, expected):
    """Equal but for the sixth digit of numbers with decimals, as the tests allow; rgba() is rgb()."""
    actual, expected = (text.replace("rgba(", "rgb(") for text in (actual, expected))
    if NUMBER.sub("#", actual) != NUMBER.sub("#", expected):
        return False
    numbers = zip(NUMBER.findall(actual), NUMBER.findall(expected))
    return all(
        a == b or "." in b and abs(float(a) - float(b)) <= 1e-5 * max(abs(float(b)), 1)
        for a, b in numbers)
