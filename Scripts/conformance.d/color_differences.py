"""The differences of CIE 2000 that its authors publish, and those of the reference pairs."""

import json

from driver import Score, rows

FILES = ["suites/color/ciede2000-sharma.json", "suites/color/reference-pairs.jsonl"]


def run(path, tool):
    if path.suffix == ".json":
        yield published(path, tool)
    else:
        yield from reference(path, tool)


def published(path, tool):
    with open(path, encoding="utf-8") as file:
        suite = json.load(file)
    score = Score("CIEDE2000")
    questions = [
        {"color": lab(row[:3]), "against": lab(row[3:6])} for row in suite["rows"]]
    for row, answer in zip(suite["rows"], tool.answers("color", questions)):
        actual = answer.get("difference", {}).get("de2000", -1)
        near = abs(actual - row[6]) <= suite["tolerance"]
        score.add(f"{row[:6]}", answer, row[6], row[6] if near else actual)
    return score


def lab(values):
    return f"lab({values[0]} {values[1]} {values[2]})"


MEMBERS = {
    "de76": "deltaE76_lab_d50", "de2000": "deltaE2000_lab_d50",
    "de2000D65": "deltaE2000_lab_d65", "deok": "deltaEOK",
}


def reference(path, tool):
    """Of pairs without layers: the reference compares what shows."""
    cases = [case for case in rows(path) if is_plain(case)]
    answers = tool.answers("color", [
        {"color": case["fg"], "against": case["bg_layers_top_first"][0]} for case in cases])
    for member, name in MEMBERS.items():
        score = Score(member)
        for case, answer in zip(cases, answers):
            actual, expected = answer.get("difference", {}).get(member, -1), case[name]
            near = abs(actual - expected) <= 1e-7 * max(expected, 1)
            score.add(case["id"], answer, expected, expected if near else actual)
        yield score


def is_plain(case):
    layers = case["bg_layers_top_first"]
    return len(layers) == 1 and case["group"].startswith("srgb")
