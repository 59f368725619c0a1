"""ICU's own test cases of line breaks and grapheme clusters."""

from driver import Score, rows, units

FILES = ["suites/text/icu-rbbitst.jsonl"]

KEYWORDS = {"lb": "lineBreak", "lw": "wordBreak"}


def run(path, tool):
    cases = [case for case in rows(path) if case["kind"] in ("line", "char")]
    scores = {"line": Score("line"), "char": Score("grapheme")}
    questions = [question(case, tool) for case in cases]
    for number, (case, answer) in enumerate(zip(cases, tool.answers("measure", questions))):
        if case["kind"] == "line":
            ends = {item["at"] for item in answer.get("breaks", [])} | {units(case["text"])}
        else:
            ends = answer.get("graphemes", [])
        scores[case["kind"]].add(
            f"{number} {case['text']!r}", answer, case["breaks_utf16"], sorted(ends))
    yield from scores.values()


def question(case, tool):
    language, _, keywords = case["locale"].partition("@")
    row = {
        # Without rules of our own on top of ICU's.
        "text": case["text"], "fonts": [str(tool.embedded / "Inter.ttf")], "size": 16,
        "tailorings": False, "lineBreak": "auto",
        "want": ["breaks"] if case["kind"] == "line" else ["graphemes"],
    }
    if language != "root":
        row["locale"] = language.replace("_", "-")
    for keyword in filter(None, keywords.split(";")):
        name, value = keyword.split("=")
        if name in KEYWORDS:
            row[KEYWORDS[name]] = value
    return row
