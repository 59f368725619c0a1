"""Conversions to every space and mappings into sRGB, against reference values."""

from driver import Score, rows

FILES = ["suites/color/reference-colors.jsonl"]

SPACES = {
    "xyz-d65": "xyz_d65", "xyz-d50": "xyz_d50", "srgb": "srgb", "srgb-linear": "srgb_linear",
    "display-p3": "display_p3", "a98-rgb": "a98_rgb", "prophoto-rgb": "prophoto_rgb",
    "rec2020": "rec2020_gamma24", "lab": "lab_d50", "lch": "lch_d50", "oklab": "oklab",
    "oklch": "oklch", "hsl": "hsl", "hwb": "hwb",
}
HUES = {"lch": 2, "oklch": 2, "hsl": 0, "hwb": 0}

RELATIVE = 1e-9
PERCENT = {"hsl", "hwb"}
# The reference is written with ten decimals, and has fractions for our percentages. ProPhoto is
# reckoned from that; the curve of A98 is so steep at 0 that the last bit of a double shows.
ABSOLUTE = {"hsl": 1e-8, "hwb": 1e-8, "prophoto-rgb": 2e-9, "a98-rgb": 1e-7}

# CSS Color 4, "Sample code for color conversions". The reference has a matrix from before ProPhoto's
# chromaticities were taken exactly, which differs in the sixth digit.
PROPHOTO_TO_XYZ = [
    [0.79776664490064230, 0.13518129740053308, 0.03134773412839220],
    [0.28807482881940130, 0.71183523424187300, 0.00008993693872564],
    [0, 0, 0.82510460251046020],
]
XYZ_TO_PROPHOTO = [
    [1.34578688164715830, -0.25557208737979464, -0.05110186497554526],
    [-0.54463070512490190, 1.50824774284514680, 0.02052744743642139],
    [0, 0, 1.21196754563894520],
]


def run(path, tool):
    # CSS clamps the lightness of some, which the reference does not.
    cases = [case for case in rows(path) if not case["css_parse_would_clamp_L"]]
    names = list(SPACES)
    plain = tool.answers("color", [{"color": case["input"], "to": names} for case in cases])
    for name in names:
        yield conversion(name, cases, plain)
    mapped = tool.answers("color", [question(case, "css") for case in cases])
    clipped = tool.answers("color", [question(case, "clip") for case in cases])
    yield hexadecimal("mapped as CSS", "srgb_css_map_hex", cases, mapped)
    yield hexadecimal("clipped", "srgb_clip_hex", cases, clipped)
    traced = tool.answers("color", [question(case, "raytrace") for case in cases])
    yield hexadecimal("ray traced", "srgb_raytrace_hex", cases, traced)
    yield displayed("mapped into P3", "p3_css_map", cases, mapped)
    yield membership(cases, plain)


def question(case, mapping):
    return {"color": case["input"], "to": ["srgb", "display-p3"], "map": mapping}


def conversion(name, cases, answers):
    score = Score(name)
    for case, answer in zip(cases, answers):
        expected = reference(name, case)
        if expected is None:
            score.skipped += 1
            continue
        actual = answer.get("to", {}).get(name)
        right = actual is not None and all(
            near(value, wanted, HUES.get(name) == index, ABSOLUTE.get(name, 1e-10))
            for index, (value, wanted) in enumerate(zip(actual, expected)))
        score.add(case["input"], answer, expected, expected if right else actual)
    return score


def reference(name, case):
    """The components in a space; none where the reference cannot tell."""
    values = case[SPACES[name]]
    if case["space"] == "prophoto-rgb" and name != "prophoto-rgb":
        linear = [odd(value, lambda v: v ** 1.8 if v > 1 / 32 else v / 16) for value in case["coords"]]
        return product(PROPHOTO_TO_XYZ, linear) if name == "xyz-d50" else None
    if name == "prophoto-rgb" and case["space"] != "prophoto-rgb":
        linear = product(XYZ_TO_PROPHOTO, case["xyz_d50"])
        return [odd(value, lambda v: v ** (1 / 1.8) if v >= 1 / 512 else 16 * v) for value in linear]
    if name in PERCENT:
        # They mean something within sRGB only.
        hue, *rest = values
        return [hue, *(value * 100 for value in rest)] if case["in_srgb"] else None
    return values


def product(matrix, column):
    return [sum(a * b for a, b in zip(row, column)) for row in matrix]


def odd(value, curve):
    return curve(value) if value >= 0 else -curve(-value)


def near(value, wanted, is_hue, absolute):
    if value is None or wanted is None:
        return is_hue
    difference = abs(value - wanted)
    if is_hue:
        difference = min(difference, 360 - difference)
    return difference <= max(RELATIVE * abs(wanted), absolute)


def hexadecimal(label, member, cases, answers):
    score = Score(label)
    for case, answer in zip(cases, answers):
        score.add(case["input"], answer, case[member], answer.get("hex"))
    return score


def displayed(label, member, cases, answers):
    score = Score(label)
    for case, answer in zip(cases, answers):
        actual = answer.get("to", {}).get("display-p3", [0, 0, 0])
        right = all(abs(a - b) <= 1e-4 for a, b in zip(actual, case[member]))
        score.add(case["input"], answer, case[member], case[member] if right else actual)
    return score


def membership(cases, answers):
    score = Score("gamuts")
    for case, answer in zip(cases, answers):
        expected = {"srgb": case["in_srgb"], "display-p3": case["in_p3"]}
        actual = {name: answer.get("inGamut", {}).get(name) for name in expected}
        score.add(case["input"], answer, expected, actual)
    return score
