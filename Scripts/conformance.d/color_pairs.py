"""Contrast ratios and verdicts of reference pairs, layers and wide gamuts included."""

from driver import Score, rows

FILES = ["suites/color/reference-pairs.jsonl"]

# The reference is written with nine decimals.
TOLERANCE = 1e-6


def run(path, tool):
    cases = rows(path)
    ratios = Score("ratio")
    verdicts = Score("verdicts")
    small = tool.answers("contrast", [question(case, 12) for case in cases])
    large = tool.answers("contrast", [question(case, 24) for case in cases])
    for case, answer, answer_large in zip(cases, small, large):
        expected = reference(case)
        ratio = answer.get("ratio")
        near = ratio is not None and abs(ratio - expected) <= TOLERANCE * expected
        ratios.add(case["id"], answer, expected, expected if near else ratio)
        actual = {
            "aa": answer.get("outcome"), "aa_large": answer_large.get("outcome"),
            "aaa": answer.get("aaaOutcome"), "aaa_large": answer_large.get("aaaOutcome"),
            "non_text": answer.get("nonTextOutcome"),
        }
        passes = {name: outcome == "pass" for name, outcome in actual.items()}
        verdicts.add(case["id"], answer, wanted(deciding(case)), passes)
    yield from [ratios, verdicts]


def question(case, size):
    row = {"fg": case["fg"], "bg": case["bg_layers_top_first"], "size": size, "weight": 400}
    return {**row, "canvas": "#ffffff"} if "white-canvas" in case["group"] else row


def reference(case):
    """The ratio that counts: outside of sRGB the smaller of what a P3 panel, which clips, and an
    sRGB display after CSS gamut mapping show."""
    if "contrast_p3_clipped" in case:
        return min(case["contrast_p3_clipped"], case["contrast_srgb_css_mapped"])
    return case["contrast_wcag_coeff"]


def deciding(case):
    """The smallest ratio of what is shown: the colours as they are, in 8 bits, and clipped to sRGB."""
    painted = [case.get("contrast_8bit_steps"), case.get("contrast_srgb_clipped")]
    return min([reference(case)] + [ratio for ratio in painted if ratio is not None])


def wanted(ratio):
    limits = {"aa": 4.5, "aa_large": 3, "aaa": 7, "aaa_large": 4.5, "non_text": 3}
    return {name: ratio >= limit for name, limit in limits.items()}
