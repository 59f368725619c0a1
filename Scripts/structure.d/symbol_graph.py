"""The public symbols of the library's modules, as the compiler tells them of a debug build."""

import dataclasses
import json
import pathlib
import subprocess
import tempfile

# Symbols that a conformance asks for: nobody has to name them to use them.
CONFORMANCES = {
    "hash(into:)", "encode(to:)", "init(from:)", "init(rawValue:)", "rawValue", "description", "<(_:_:)", "==(_:_:)",
    "init(stringLiteral:)", "init(integerLiteral:)", "init(floatLiteral:)", "init(arrayLiteral:)",
    "init(dictionaryLiteral:)", "startIndex", "endIndex", "index(after:)", "makeAsyncIterator()", "makeIterator()",
    "next()", "next(isolation:)",
}
TYPES = {"struct", "class", "enum", "protocol", "typealias", "actor"}


@dataclasses.dataclass
class Symbol:
    """A public declaration."""

    usr: str
    module: str
    kind: str
    path: tuple  # of names, the outermost first
    declaration: str
    mentions: frozenset  # USRs of what its declaration names
    file: pathlib.Path | None
    line: int | None

    @property
    def name(self):
        return ".".join(self.path)

    def __str__(self):
        return f"{self.name}: {self.declaration}"


def _flags(build, package):
    """What the compiler needs to load modules that are built on C libraries."""
    flags = ["-I", str(build / "Modules")]
    for folder in sorted((package / "Sources").glob("C*")):
        if (folder / "module.modulemap").exists():
            flags += ["-I", str(folder)]
    for path in sorted(build.glob("C*.build/module.modulemap")):
        flags += ["-Xcc", f"-fmodule-map-file={path}"]
    libraries = ["freetype2", "harfbuzz", "icu-uc", "icu-i18n", "yaml-0.1", "expat"]
    found = subprocess.run(["pkg-config", "--cflags", *libraries], check=True, capture_output=True, text=True)
    for flag in found.stdout.split():
        flags += ["-Xcc", flag]
    return flags


def symbols(module, build, package):
    """The public symbols of one module, by name."""
    target = json.loads(subprocess.run(["swift", "-print-target-info"], check=True, capture_output=True).stdout)
    with tempfile.TemporaryDirectory() as folder:
        run = subprocess.run(
            ["swift", "symbolgraph-extract", "-module-name", module, "-target", target["target"]["triple"],
             "-minimum-access-level", "public", "-output-dir", folder, *_flags(build, package)],
            capture_output=True, text=True)
        if run.returncode:
            raise OSError(f"{module}: {run.stderr.strip().splitlines()[-1]}: swift build first")
        found = [_symbol(symbol, module)
                 for path in sorted(pathlib.Path(folder).glob("*.symbols.json"))
                 for symbol in json.loads(path.read_text())["symbols"]
                 if "::SYNTHESIZED::" not in symbol["identifier"]["precise"]]
    return sorted(found, key=str)


def _symbol(symbol, module):
    parts = symbol["declarationFragments"]
    returned = symbol.get("functionSignature", {}).get("returns", [])
    location = symbol.get("location")
    return Symbol(
        usr=symbol["identifier"]["precise"], module=module, kind=symbol["kind"]["identifier"].rpartition(".")[2],
        path=tuple(symbol["pathComponents"]),
        declaration=" ".join("".join(part["spelling"] for part in parts).split()),
        mentions=frozenset(part["preciseIdentifier"] for part in parts + returned if "preciseIdentifier" in part),
        file=pathlib.Path(location["uri"].removeprefix("file://")) if location else None,
        line=location["position"]["line"] + 1 if location else None)


def unused(surface, used):
    """The symbols that nothing outside their module needs, by `used`, the USRs that are named there.

    A symbol is needed when it is named there, when the declaration of a needed one names it, or when it holds a
    needed one. With a type come its cases, what its protocol asks for and what its conformances ask for.
    """
    by_usr = {symbol.usr: symbol for symbol in surface}
    types = {(symbol.module, symbol.path): symbol for symbol in surface if symbol.kind in TYPES}
    owner = {symbol.usr: types.get((symbol.module, symbol.path[:-1])) for symbol in surface}
    required = CONFORMANCES | {
        symbol.path[-1] for symbol in surface if owner[symbol.usr] and owner[symbol.usr].kind == "protocol"}
    members = {}
    for symbol in surface:
        outer = owner[symbol.usr]
        if outer and (symbol.kind == "case" or symbol.path[-1] in required or outer.kind == "protocol"):
            members.setdefault(outer.usr, []).append(symbol)
    needed, waiting = set(), [symbol for symbol in surface if symbol.usr in used]
    while waiting:
        symbol = waiting.pop()
        if symbol.usr in needed:
            continue
        needed.add(symbol.usr)
        waiting += [by_usr[usr] for usr in symbol.mentions if usr in by_usr]
        waiting += members.get(symbol.usr, [])
        waiting += [owner[symbol.usr]] if owner[symbol.usr] else []
    return [symbol for symbol in surface if symbol.usr not in needed]
