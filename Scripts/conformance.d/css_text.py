"""Line breaking as the web platform tests of CSS Text expect it."""

from driver import Score, rows, units

FILES = ["suites/text/wpt-css-text-linebreak.jsonl"]

FIELDS = {"line-break": "lineBreak", "word-break": "wordBreak"}
# The widths of the tests assume full-width characters of one em.
FONTS = ["NotoSansCJKJP-Regular.otf", "DejaVuSans.ttf", "NotoSansThai-Regular.ttf"]


def run(path, tool):
    cases = rows(path)
    lines = Score("lines")
    breaks = Score("must break, must not break")
    # Without a font size a width in px says nothing about where a line ends.
    everything = len(cases)
    cases = [case for case in cases if "font-size" in case["css"] or not is_px(case)]
    lines.skipped = everything - len(cases)
    questions = [question(case, tool) for case in cases]
    for case, answer in zip(cases, tool.answers("measure", questions)):
        if case["kind"] == "lines":
            actual = [line["text"].strip() for line in answer.get("lines", [])]
            lines.add(case["id"], answer, [line.strip() for line in case["lines"]], actual)
        else:
            inside = [b for b in answer.get("breaks", []) if b["at"] < units(case["text"])]
            breaks.add(case["id"], answer, case["kind"] == "must_break", bool(inside))
    yield from [lines, breaks]


def is_px(case):
    return "em_width" not in case and case["css"].get("width", "").endswith("px")


def question(case, tool):
    css = case["css"]
    size = length(css.get("font-size", "16px"), 16)
    row = {
        "text": case["text"], "size": size, "profile": "css", "want": ["breaks"],
        "fonts": [tool.font(name) for name in FONTS],
    }
    if case["lang"]:
        row["locale"] = case["lang"]
    if case["kind"] == "lines":
        row["width"] = case["em_width"] * size if "em_width" in case else length(css["width"], size)
    for name, value in css.items():
        if name in FIELDS:
            row[FIELDS[name]] = value
    row["whiteSpace"] = "normal" if css.get("white-space", "normal") == "normal" else "pre-wrap"
    return row


def length(text, size):
    """A length in px; 1ch is taken as half an em."""
    units_of = {"px": 1, "em": size, "ch": size / 2}
    return float(text[:-2]) * units_of[text[-2:]]
