"""Where Chromium and Pango cut a line that is too long."""

from driver import Score, rows

FILES = ["oracles/ellipsis.jsonl"]

CUTS = [
    ("Chromium, tail", "tail", "chromium_end"), ("Pango, tail", "tail", "pango_end"),
    ("Pango, middle", "middle", "pango_middle"), ("Pango, head", "head", "pango_start"),
]


def run(path, tool):
    cases = rows(path)
    for label, truncation, field in CUTS:
        score = Score(label)
        questions = [question(case, truncation, tool) for case in cases]
        for case, answer in zip(cases, tool.answers("measure", questions)):
            lines = answer.get("lines") or [{}]
            expected = case[field]["visible_text"]
            score.add(case["id"], answer, expected, lines[0].get("display"))
        yield score


def question(case, truncation, tool):
    return {
        "text": case["text"], "locale": case["lang"], "size": case["size"], "width": case["width"],
        "fonts": [tool.font(name) for name in case["fonts"]], "profile": "css", "maxLines": 1,
        "truncation": truncation,
    }
