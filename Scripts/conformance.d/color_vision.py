"""Simulations of colour-vision deficiencies, and how far apart they leave pairs of colours."""

from driver import Score, rows

FILES = [
    "suites/color/cvd-colors.jsonl",
    "suites/color/cvd-libdaltonlens.jsonl",
    "suites/color/cvd-pairs.jsonl",
]
MODELS = ("brettel", "vienot", "machado")


def run(path, tool):
    cases = rows(path)
    if "sims" in cases[0]:
        yield from colors(cases, tool, lambda case: {k: v["hex"] for k, v in case["sims"].items()})
    elif "input" in cases[0]:
        yield from colors(cases, tool, lambda case: case)
    else:
        yield from pairs(cases, tool)


def colors(cases, tool, simulations):
    """Each channel has to be within one step of 256."""
    for model in MODELS:
        score = Score(f"{model} within 1/255")
        wanted = [
            (case["input"], name, hexadecimal) for case in cases
            for name, hexadecimal in simulations(case).items()
            # Viénot's model of tritan deficiencies does not exist; the reference left colours alone.
            if name.startswith(f"{model}-") and not name.startswith("vienot-tritan")]
        answers = tool.answers("color", [question(color, name) for color, name, _ in wanted])
        for (color, name, expected), answer in zip(wanted, answers):
            actual = answer.get("simulated", "#000000")
            near = all(abs(a - b) <= 1 for a, b in zip(channels(actual), channels(expected)))
            score.add(f"{color} {name}", answer, expected, expected if near else actual)
        if wanted:
            yield score


def question(color, name):
    model, kind, *severity = name.split("-")
    severity = float(severity[0]) if severity else 1
    return {"color": color, "simulate": {"model": model, "kind": kind, "severity": severity}}


def channels(color):
    return [int(color[index:index + 2], 16) for index in (1, 3, 5)]


def pairs(cases, tool):
    score = Score("differences")
    wanted = [
        (case, name) for case in cases for name in case
        if name not in ("a", "b", "vienot-tritan")]
    answers = tool.answers("color", [
        {"color": case["a"], "against": case["b"]} if name == "normal" else
        {**question(case["a"], name), "against": case["b"]} for case, name in wanted])
    for (case, name), answer in zip(wanted, answers):
        member = "difference" if name == "normal" else "simulatedDifference"
        actual = answer.get(member, {})
        expected = case[name]
        near = all(
            abs(actual.get(key, -1) - value) <= 1e-4 * max(value, 1)
            for key, value in expected.items())
        score.add(f"{case['a']} {case['b']} {name}", answer, expected,
                  expected if near else actual)
    yield score
