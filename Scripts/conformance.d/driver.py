"""What the suites share: rows, the command, fonts of the system and scores."""

import json
import pathlib
import subprocess

FONT_FOLDERS = [pathlib.Path("/usr/share/fonts"), pathlib.Path("/Library/Fonts")]

# Faces of Debian's NotoSansCJK-Regular.ttc, under the names of the separate files.
CJK_FACES = {f"NotoSansCJK{name}-Regular.otf": face for face, name in enumerate(["JP", "KR", "SC"])}


def rows(path):
    """The objects of a JSON Lines file."""
    with open(path, encoding="utf-8") as file:
        return [json.loads(line) for line in file if line.strip()]


def units(text):
    """The number of UTF-16 code units of a text."""
    return len(text.encode("utf-16-le", "surrogatepass")) // 2


class Tool:
    """The command under test."""

    def __init__(self, command, package):
        self.command = command
        self.embedded = package / "Fonts"
        self._fonts = None

    def answers(self, command, questions):
        """The answers of a JSON Lines command, in the order of the questions."""
        lines = [json.dumps({"id": index, **row}) for index, row in enumerate(questions)]
        done = subprocess.run(
            [self.command, command, "--jsonl"], input="\n".join(lines) + "\n", text=True,
            encoding="utf-8", stdout=subprocess.PIPE, stderr=subprocess.PIPE, check=False)
        answers = [json.loads(line) for line in done.stdout.split("\n") if line]
        reason = done.stderr.strip() or f"the run ended with status {done.returncode}"
        return answers + [{"error": reason}] * (len(lines) - len(answers))

    def report(self, *arguments):
        """The JSON that a command prints, or what it says when it prints none."""
        done = subprocess.run(
            [self.command, *map(str, arguments)], text=True, encoding="utf-8",
            stdin=subprocess.DEVNULL, stdout=subprocess.PIPE, stderr=subprocess.PIPE, check=False)
        try:
            return json.loads(done.stdout)
        except json.JSONDecodeError:
            return {"error": done.stderr.strip() or f"status {done.returncode}"}

    def font(self, name):
        """The path of a font file of the system, with the face of a collection."""
        if self._fonts is None:
            files = (f for folder in FONT_FOLDERS for f in folder.rglob("*.[ot]t[fc]"))
            self._fonts = {file.name: str(file) for file in sorted(files)}
        if name in CJK_FACES and "NotoSansCJK-Regular.ttc" in self._fonts:
            return f"{self._fonts['NotoSansCJK-Regular.ttc']}#{CJK_FACES[name]}"
        return self._fonts.get(name, name)


class Score:
    """How many rows were right, and what was wrong with the others."""

    def __init__(self, label=""):
        self.label = label
        self.right = 0
        self.total = 0
        self.skipped = 0
        self.notes = []
        self._misses = []

    def add(self, name, answer, expected, actual):
        """Counts a row; an answer with an error is a miss whatever was expected."""
        self.total += 1
        if "error" in answer:
            self._misses.append(f"{name}: error {answer['error']}")
        elif expected == actual:
            self.right += 1
            return True
        else:
            self._misses.append(f"{name}: expected {expected}, got {actual}")
        return False

    def print(self, file, misses):
        """Writes the score and the first misses."""
        skipped = f", {self.skipped} skipped" if self.skipped else ""
        notes = "".join(f"; {note}" for note in self.notes)
        label = f" {self.label}" if self.label else ""
        print(f"{self.right}/{self.total}\t{file}{label}{skipped}{notes}")
        for miss in self._misses[:misses]:
            print(f"\t{miss}")


def percentiles(values):
    """The middle, the 95th and 99th percentile and the largest of some numbers."""
    if not values:
        return "none"
    ordered = sorted(values)
    at = lambda share: ordered[min(len(ordered) - 1, int(share * len(ordered)))]
    return f"p50 {at(0.5):.3f} p95 {at(0.95):.3f} p99 {at(0.99):.3f} max {ordered[-1]:.3f}"
