"""Glyphs and positions that Unicode's text rendering tests expect of shaping and variations."""

from driver import Score, rows

FILES = ["suites/text/text-rendering-tests/cases.jsonl"]


def run(path, tool):
    everything = rows(path)
    cases = [case for case in everything if "glyphs" in case]
    score = Score()
    score.skipped = len(everything) - len(cases)
    questions = [question(case, path.parent / "fonts") for case in cases]
    for case, answer in zip(cases, tool.answers("measure", questions)):
        glyphs = answer.get("glyphs", [])
        actual = [[glyph["gid"], round(glyph["x"])] for glyph in glyphs]
        expected = [[number(name), round(x)] for name, x, _ in case["glyphs"]]
        if len(actual) == len(expected):
            # Most fonts name their glyphs; only the places of those can be compared.
            pairs = zip(expected, actual)
            actual = [[want[0] and got[0], got[1]] for want, got in pairs]
            near = all(w[0] == g[0] and abs(w[1] - g[1]) <= 1 for w, g in zip(expected, actual))
            actual = expected if near else actual
        score.add(case["id"], answer, expected, actual)
    yield score


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
    """The glyph's number where the suite gives one, else None."""
    return int(name[3:]) if name.startswith("gid") and name[3:].isdigit() else None
