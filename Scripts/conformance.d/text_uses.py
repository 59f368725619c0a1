"""Where apps show the texts of their catalogs: each key's class, by labels that a reader of the sources set."""

import collections
import csv
import json
import pathlib
import re
import subprocess

from driver import Score

FILES = ["suites/sources/labels.tsv"]


def run(path, tool):
    labels = collections.defaultdict(lambda: collections.defaultdict(list))
    with open(path, encoding="utf-8", newline="") as file:
        for row in csv.DictReader(file, delimiter="\t", quoting=csv.QUOTE_NONE):
            labels[row["app"]][table(row["catalog"]), row["key"]].append(row)
    for app, keys in labels.items():
        answer = uses(path.parent / "apps" / app, tool)
        if "error" in answer:
            score = Score(app)
            for _, key in keys:
                score.add(key, answer, "a class", None)
            yield score
            continue
        found = {(table(key["catalog"]), key["key"]): key["uses"] for key in answer["keys"]}
        yield from judge(app, keys, found)


def uses(folder, tool):
    """What the reader of sources that lies beside the command prints."""
    reader = pathlib.Path(tool.command).with_name("legible-sources")
    try:
        done = subprocess.run([reader, folder, "--format", "json"], stdin=subprocess.DEVNULL, capture_output=True, text=True,
                              encoding="utf-8", check=False)
        return json.loads(done.stdout)
    except OSError as error:
        return {"error": str(error)}
    except json.JSONDecodeError:
        return {"error": done.stderr.strip() or f"status {done.returncode}"}


def table(catalog):
    """A catalog without its language: folder and table."""
    return re.sub(r"[^/]+\.lproj/", "", re.sub(r"\.\w+$", "", catalog))


def judge(app, keys, found):
    """The class of each key; whether it is shown; the keys with one line; unreachable screens apart."""
    score = Score(f"{app}: class")
    apart = Score(f"{app}: class of unreachable screens")
    shown = Score(f"{app}: shown or not")
    one_line = Score(f"{app}: oneLine found")
    wrong = undecided = 0
    claims = []
    for (catalog, key), rows in sorted(keys.items()):
        reachable = [row for row in rows if row["reachable"] != "no" or row["class"] != "notShown" or
                     row["element"] == "notUsed"]
        expected = {row["class"] for row in reachable or rows}
        actual = {use["class"] for use in found.get((catalog, key), [])} or {"undecided"}
        decided = actual - {"undecided"}
        is_right = bool(expected & actual)
        target = score if reachable else apart
        wanted = "/".join(sorted(expected))
        target.add(key, {}, wanted, wanted if is_right else "/".join(sorted(actual)))
        if not reachable:
            continue
        undecided += not is_right and not decided
        wrong += not is_right and bool(decided)
        if decided:
            drawn = {"wraps", "oneLine", "nLines", "system"}
            shown.add(key, {}, bool(expected & drawn) or "undecided" in expected,
                      bool(actual & drawn) or bool(expected & {"undecided"}) and "undecided" in actual)
        if "oneLine" in expected:
            one_line.add(key, {}, True, "oneLine" in actual)
        elif "oneLine" in actual:
            claims.append(key)
    score.notes += [f"{wrong} wrong", f"{undecided} undecided"]
    one_line.notes.append(", ".join([f"{len(claims)} false", *claims]))
    yield from [score, apart, shown, one_line]
