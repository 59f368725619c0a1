"""Reads the index that the compiler leaves beside a debug build: which file defines a symbol, which uses it.

The functions are those of libIndexStore (llvm's indexstore/indexstore.h), which comes with the toolchain.
"""

import ctypes
import dataclasses
import pathlib
import shutil

DEFINITION, REFERENCE = 1 << 1, 1 << 2  # roles of an occurrence
RECORD = 2  # kind of a dependency


class Text(ctypes.Structure):
    _fields_ = [("data", ctypes.c_void_p), ("length", ctypes.c_size_t)]

    def __str__(self):
        return ctypes.string_at(self.data, self.length).decode() if self.length else ""


@dataclasses.dataclass
class File:
    """What one source file defines and what it refers to; symbols by their unified symbol resolution (USR)."""

    path: pathlib.Path
    module: str
    names: dict = dataclasses.field(default_factory=dict)  # USR of what it defines -> name
    used: dict = dataclasses.field(default_factory=dict)  # USR -> first line


class IndexStore:
    """The index of one build folder."""

    def __init__(self, folder):
        swift = pathlib.Path(shutil.which("swift")).resolve()
        names = ["libIndexStore.so", "libIndexStore.dylib"]
        found = [path for name in names for path in [swift.parent.parent / "lib" / name] if path.exists()]
        if not found:
            raise OSError("the toolchain comes without libIndexStore")
        self.library = ctypes.CDLL(str(found[0]))
        self._declare()
        self.store = self.library.indexstore_store_create(str(folder).encode(), None)
        if not self.store:
            raise OSError(f"no index in {folder}: swift build --build-tests writes it")

    def _declare(self):
        pointer, text = ctypes.c_void_p, Text
        results = {
            "store_create": pointer, "unit_reader_create": pointer, "record_reader_create": pointer,
            "unit_reader_get_main_file": text, "unit_reader_get_module_name": text,
            "unit_dependency_get_name": text, "symbol_get_usr": text, "symbol_get_name": text,
            "occurrence_get_symbol": pointer, "occurrence_get_roles": ctypes.c_uint64,
            "unit_dependency_get_kind": ctypes.c_int,
        }
        for name, result in results.items():
            getattr(self.library, f"indexstore_{name}").restype = result

    def _apply(self, function, owner, convert, *before):
        """All values that one of the library's functions hands to its callback."""
        values = []
        kind = Text if convert is str else ctypes.c_void_p

        def take(_, value):
            values.append(convert(value))
            return True

        callback = ctypes.CFUNCTYPE(ctypes.c_bool, ctypes.c_void_p, kind)(take)
        getattr(self.library, f"indexstore_{function}_apply_f")(
            ctypes.c_void_p(owner), *before, None, callback)
        return values

    def files(self, root):
        """The source files below `root` that still exist, each with its symbols."""
        library = self.library
        for name in self._apply("store_units", self.store, str, ctypes.c_uint(1)):
            unit = library.indexstore_unit_reader_create(ctypes.c_void_p(self.store), name.encode(), None)
            if not unit:
                continue
            path = pathlib.Path(str(library.indexstore_unit_reader_get_main_file(ctypes.c_void_p(unit))))
            if path.is_relative_to(root) and path.exists() and path.suffix == ".swift":
                module = str(library.indexstore_unit_reader_get_module_name(ctypes.c_void_p(unit)))
                yield self._file(path, module, unit)
            library.indexstore_unit_reader_dispose(ctypes.c_void_p(unit))

    def _file(self, path, module, unit):
        library, file = self.library, File(path, module)
        dependencies = self._apply("unit_reader_dependencies", unit, lambda dependency: (
            library.indexstore_unit_dependency_get_kind(ctypes.c_void_p(dependency)),
            str(library.indexstore_unit_dependency_get_name(ctypes.c_void_p(dependency)))))
        for kind, name in dependencies:
            if kind == RECORD:
                self._read(name, file)
        return file

    def _read(self, name, file):
        library = self.library
        record = library.indexstore_record_reader_create(ctypes.c_void_p(self.store), name.encode(), None)
        if not record:
            return
        line, column = ctypes.c_uint(), ctypes.c_uint()

        def take(occurrence):
            occurrence = ctypes.c_void_p(occurrence)
            roles = library.indexstore_occurrence_get_roles(occurrence)
            symbol = ctypes.c_void_p(library.indexstore_occurrence_get_symbol(occurrence))
            library.indexstore_occurrence_get_line_col(
                occurrence, ctypes.byref(line), ctypes.byref(column))
            usr = str(library.indexstore_symbol_get_usr(symbol))
            if roles & DEFINITION:
                file.names[usr] = str(library.indexstore_symbol_get_name(symbol))
            if roles & REFERENCE:
                file.used.setdefault(usr, line.value)

        self._apply("record_reader_occurrences", record, take)
        library.indexstore_record_reader_dispose(ctypes.c_void_p(record))
