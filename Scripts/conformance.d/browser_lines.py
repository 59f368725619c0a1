"""Line breaks and widths that Chromium produced with the same fonts, sizes and widths."""

from driver import Score, percentiles, rows

FILES = ["oracles/browser-lines.jsonl"]

FIELDS = {"line-break": "lineBreak", "word-break": "wordBreak"}


def run(path, tool):
    cases = rows(path)
    scores = {
        "paragraph": Score("paragraph, ui"), "mixed-fallback": Score("mixed-fallback"),
        "special": Score("special"),
    }
    scores["ui"] = scores["paragraph"]
    differences = []
    supported = []
    for case in cases:
        if all(name in FIELDS for name in case["css"]):
            supported.append(case)
        else:
            scores[case["kind"]].skipped += 1
    questions = [question(case, tool) for case in supported]
    for case, answer in zip(supported, tool.answers("measure", questions)):
        lines = answer.get("lines", [])
        actual = [line["text"] for line in lines]
        if scores[case["kind"]].add(case["id"], answer, case["lines"], actual):
            differences += [
                abs(line["width"] - width) for line, width in zip(lines, case["line_widths"])]
    scores["special"].notes.append(f"width differences in pt: {percentiles(differences)}")
    yield from [scores["paragraph"], scores["mixed-fallback"], scores["special"]]


def question(case, tool):
    return {
        "text": case["text"], "locale": case["lang"], "size": case["size"], "width": case["width"],
        "fonts": [tool.font(name) for name in case["fonts"]], "profile": "css",
        "whiteSpace": "pre-wrap", **{FIELDS[name]: value for name, value in case["css"].items()},
    }
