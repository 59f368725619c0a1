"""Small broken token files: the verdict, and that a finding names the line."""

import csv

from driver import Score

FILES = ["suites/tokens-bad/expected.tsv"]


def run(path, tool):
    verdicts = Score("verdict")
    lines = Score("line")
    with open(path, encoding="utf-8", newline="") as file:
        cases = list(csv.DictReader(file, delimiter="\t"))
    for case in cases:
        report = tool.report("check", path.parent / case["file"], "--format", "json")
        findings = report.get("findings", [])
        severities = {finding["severity"] for finding in findings}
        worst = next((s for s in ("error", "warning") if s in severities), "valid")
        verdicts.add(case["file"], report, case["verdict"], worst)
        if case["line"]:
            found = sorted({finding["line"] for finding in findings})
            line = int(case["line"])
            lines.add(case["file"], report, line, line if line in found else found)
    yield from [verdicts, lines]
