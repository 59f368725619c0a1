"""The test files of the Unicode Character Database, our own line-break rules off."""

from driver import Score, units

FOLDER = "/usr/share/unicode"
FILES = [
    f"{FOLDER}/auxiliary/LineBreakTest.txt", f"{FOLDER}/auxiliary/GraphemeBreakTest.txt",
    f"{FOLDER}/BidiTest.txt", f"{FOLDER}/BidiCharacterTest.txt",
]

# A character of each bidi class.
CHARACTERS = {
    "L": "a", "R": "\u05d0", "AL": "\u0627", "EN": "0", "ES": "-", "ET": "$", "AN": "\u0660",
    "CS": ",", "B": "\u2029", "S": "\t", "WS": " ", "ON": "!", "NSM": "\u0300", "BN": "\u00ad",
    "LRE": "\u202a", "LRO": "\u202d", "RLE": "\u202b", "RLO": "\u202e", "PDF": "\u202c",
    "LRI": "\u2066", "RLI": "\u2067", "FSI": "\u2068", "PDI": "\u2069",
}


def run(path, tool):
    cases = {
        "LineBreakTest": breaks, "GraphemeBreakTest": breaks, "BidiTest": classes,
        "BidiCharacterTest": characters,
    }[path.stem](path)
    wanted = {"LineBreakTest": "breaks", "GraphemeBreakTest": "graphemes"}.get(path.stem, "levels")
    score = Score()
    questions = [question(text, direction, wanted, tool) for _, text, direction, _ in cases]
    for (name, text, _, expected), answer in zip(cases, tool.answers("measure", questions)):
        actual = answer.get(wanted, [])
        if wanted == "breaks":
            actual = [item["at"] for item in actual]
        if wanted == "levels":
            actual = levels(text, actual, expected)
        score.add(name, answer, expected, actual)
    yield score


def question(text, direction, wanted, tool):
    return {
        "text": text, "direction": direction, "fonts": [str(tool.embedded / "Inter.ttf")],
        "size": 16, "tailorings": False, "lineBreak": "auto", "want": [wanted],
    }


def rows(path):
    with open(path, encoding="utf-8") as file:
        for line in file:
            line = line.split("#")[0].strip()
            if line:
                yield line


def breaks(path):
    cases = []
    for row in rows(path):
        text, ends = "", []
        for word in row.split()[1:]:
            if word == "÷":
                ends.append(units(text))
            elif word != "×":
                text += chr(int(word, 16))
        cases.append((row, text, "auto", ends))
    return cases


def classes(path):
    cases, expected = [], []
    for row in rows(path):
        if row.startswith("@"):
            if row.startswith("@Levels:"):
                expected = row.split()[1:]
            continue
        names, mask = row.split(";")
        text = "".join(CHARACTERS[name] for name in names.split())
        for bit, direction in enumerate(["auto", "ltr", "rtl"]):
            if int(mask, 16) >> bit & 1:
                cases.append((f"{row} {direction}", text, direction, expected))
    return cases


def characters(path):
    cases = []
    for row in rows(path):
        codes, direction, _, expected, _ = row.split(";")
        text = "".join(chr(int(code, 16)) for code in codes.split())
        cases.append((row, text, ["ltr", "rtl", "auto"][int(direction)], expected.split()))
    return cases


def levels(text, actual, expected):
    """The answer in the form of the file, whose x stands for a character without a level.

    Where all runs in one direction any level of that direction shows the same.
    """
    starts = [units(text[:index]) for index in range(len(text))]
    found = [str(actual[start]) if start < len(actual) else "none" for start in starts]
    known = {int(level) % 2 for level in expected if level != "x"}
    pairs = list(zip(found, expected))
    alike = len(known) == 1 and all(
        e == "x" or (f != "none" and int(f) % 2 == int(e) % 2) for f, e in pairs)
    return [e if e == "x" or alike else f for f, e in pairs]
