"""The end of the first line that Chromium chose for random texts."""

from driver import Score, rows

FILES = ["suites/text/chrome-first-line.jsonl"]

FONTS = {"Roboto": "Roboto-Regular.ttf", "Arimo": "Arimo-VariableFont_wght.ttf"}


def run(path, tool):
    cases = rows(path)
    fitted = Score("box as wide as the line")
    probed = Score("first possible break")
    questions = [question(case, path.parent / "fonts") for case in cases]
    for number, (case, answer) in enumerate(zip(cases, tool.answers("measure", questions))):
        expected = case["first_line_chars"]
        if case["probe_px"] is None:
            lines = answer.get("lines") or [{"end": None}]
            fitted.add(number, answer, expected, lines[0]["end"])
        else:
            breaks = [item["at"] for item in answer.get("breaks", [])] + [len(case["text"])]
            probed.add(number, answer, expected, breaks[0])
    yield from [fitted, probed]


def question(case, fonts):
    row = {
        "text": case["text"], "locale": "en", "fonts": [str(fonts / FONTS[case["font"]])],
        "size": case["font_size"], "profile": "css",
    }
    if case["probe_px"] is None:
        return {**row, "width": case["width_px"]}
    return {**row, "want": ["breaks"]}
