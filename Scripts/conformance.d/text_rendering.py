"""Glyphs, their places and the advance that Unicode's text rendering tests expect."""

from driver import Score, rows

FILES = ["suites/text/text-rendering-tests/cases.jsonl"]

# In thousandths of an em: the suite rounds the drawn places, measuring does not round.
TOLERANCE = 1


def run(path, tool):
    cases = rows(path)
    score = Score("glyphs, places and advance")
    survived = Score("fonts that must do no harm")
    questions = [question(case, path.parent / "fonts") for case in cases]
    for case, answer in zip(cases, tool.answers("measure", questions)):
        if "glyphs" not in case:
            survived.add(case["id"], answer, True, "width" in answer)
            continue
        glyphs = answer.get("glyphs", [])
        actual = [[glyph["gid"], glyph["x"], glyph["y"]] for glyph in glyphs]
        expected = [[number(name), x, y] for name, x, y in case["glyphs"]]
        advance = case["total_advance"]
        if case["text"].endswith(" "):
            # A space at the end of a line hangs: it is neither placed nor measured.
            advance = expected.pop()[1]
        actual.append([None, answer.get("width", -1), 0])
        expected.append([None, advance, 0])
        score.add(case["id"], answer, expected, expected if same(expected, actual) else actual)
    yield from [score, survived]


def question(case, fonts):
    row = {
        "text": case["text"], "fonts": [str(fonts / case["font"])], "size": 1000,
        "want": ["glyphs"],
    }
    if case["variation"]:
        axes = (axis.split(":") for axis in case["variation"].split(";"))
        # Tags have four characters; short ones end in spaces.
        row["variations"] = {name.ljust(4): float(value) for name, value in axes}
    return row


def number(name):
    """The glyph's number where the suite gives one, else None: most fonts name their glyphs."""
    return int(name[3:]) if name.startswith("gid") and name[3:].isdigit() else None


def same(expected, actual):
    return len(expected) == len(actual) and all(
        want[0] in (None, got[0])
        and all(abs(w - g) <= TOLERANCE for w, g in zip(want[1:], got[1:]))
        for want, got in zip(expected, actual))
