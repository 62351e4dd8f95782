"""Component data: folders of TOML files, read against typed schemas.

A schema is a msgspec Struct that describes one whole file: scalars and lists of row Structs. A pack
is a folder with some of a game's files; those it lacks come from the game's own data. Every wrong
row is named, not only the first, each in one line: file, row, column, what is wrong and what would
be right.
"""

from __future__ import annotations

import difflib
import hashlib
import re
import sys
import tomllib
from collections.abc import Callable, Sequence
from functools import cache, lru_cache
from pathlib import Path
from types import GenericAlias, SimpleNamespace
from typing import Any, Generic, Literal, Protocol, TypeVar, get_type_hints

import msgspec
from msgspec import inspect

from phylarium.kernel.errors import DamagedPack

Schemas = dict[str, type[msgspec.Struct]]
"""By the name of a file, what a file of that name holds."""

Source = Literal["rulebook", "public", "inferred", "reconstructed"]
"""Where values come from: the rulebook, a public table, what both imply, or ourselves."""


class Row(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """What every row and table of a game carries: where its values come from, and what to know about them."""

    source: Source
    note: str = ""


def part(*bases: type[msgspec.Struct], **columns: Any) -> Any:
    """Something within a row: the types of its columns, or (type, default)."""
    fields = [(name, *kind) if isinstance(kind, tuple) else (name, kind) for name, kind in columns.items()]
    return msgspec.defstruct("Columns", fields, bases=bases, frozen=True, kw_only=True, forbid_unknown_fields=True)


def table(**columns: Any) -> Any:
    """A table with one row: its columns, beside those that every row has."""
    return part(Row, **columns)


def rows(**columns: Any) -> Any:
    """Any number of rows."""
    return GenericAlias(list, (table(**columns),))


def numbers(names: str) -> Any:
    """A table of whole numbers."""
    return table(**dict.fromkeys(names.split(), int))


def whole(**tables: Any) -> type[msgspec.Struct]:
    """A file: its tables and rows by their keys."""
    return msgspec.defstruct("File", list(tables.items()), frozen=True, forbid_unknown_fields=True)


def column(package: str, file: str, table: str, name: str = "id") -> list[str]:
    """A column of a table in the own data of a game's package: what its components are called, in order."""
    path = Path(sys.modules[package].__path__[0]) / "data" / file
    return [row[name] for row in tomllib.loads(path.read_text(encoding="utf-8"))[table]]


def read_tables(folder: Path, base: Path, schemas: Schemas) -> dict[str, msgspec.Struct]:
    """Every file of `schemas` (by file name), from `folder` or else from `base`."""
    tables, problems = _read(folder, base, schemas)
    if problems:
        raise DamagedPack(problems)
    return tables


def problems_of(folder: Path, base: Path, schemas: Schemas) -> list[str]:
    """Everything that is wrong with a folder; empty when it can be played with."""
    return _read(folder, base, schemas)[1]


def folder_digest(folder: Path) -> str:
    """A fingerprint of the TOML files of a folder; how lines end makes no difference."""
    if not folder.is_dir():
        raise DamagedPack([f"{folder}: there is no such folder"])
    hashed = hashlib.blake2b(digest_size=16)
    for path in sorted(folder.glob("*.toml")):
        content = path.read_bytes().replace(b"\r\n", b"\n")
        for part in (path.name.encode(), content):
            hashed.update(len(part).to_bytes(8, "little"))
            hashed.update(part)
    return hashed.hexdigest()


@cache
def rules_of(folder: Path) -> dict[str, str]:
    """The rule ids of a game's `rules.tsv`, which tests and log lines cite, with what each is about."""
    lines = (folder / "rules.tsv").read_text(encoding="utf-8").splitlines()[1:]
    return {id: title for id, _, title in (line.partition("\t") for line in lines)}


class Packed(Protocol):
    """Components of a game."""

    pack: str
    """The digest of the pack that they are from; empty for the game's own data."""


Tables = SimpleNamespace
"""The files of a game as they were read, by their names without the ending."""

C = TypeVar("C", bound=Packed)


class Loader(Generic[C]):
    """Makes a game's components of its own data or of a pack.

    The files are read against their schemas; `checks`, one a file in the same order, find what only the game can
    know to be wrong and write it into a report; `components` makes of sound tables what the rules read.
    """

    def __init__(
        self,
        data: Path,
        schemas: Schemas,
        checks: Sequence[Callable[[Tables, Any], None]],
        components: Callable[[Tables], C],
        report: type[Report] | None = None,
    ) -> None:
        self.data = data
        self.schemas = schemas
        self.checks = checks
        self.components = components
        self.report = report or Report
        self._kept = lru_cache(maxsize=16)(self._load)

    def check(self, folder: Path) -> list[str]:
        """Every problem of a pack; empty for a sound one. Files that the pack lacks are the game's own."""
        try:
            self._read(folder)
        except DamagedPack as damaged:
            return damaged.problems
        return []

    def load(self, pack: Path | None = None) -> C:
        """The components of the game, or of a pack; shared, so nobody may change them."""
        if pack is None:
            return self._kept(self.data, "")
        return self._kept(pack.resolve(), folder_digest(pack))

    def _read(self, folder: Path) -> Tables:
        read = read_tables(folder, self.data, self.schemas)
        tables = Tables(**{name.removesuffix(".toml"): table for name, table in read.items()})
        problems: list[str] = []
        for file, check in zip(self.schemas, self.checks, strict=True):
            check(tables, self.report(file, problems))
        if problems:
            raise DamagedPack(problems)
        return tables

    def _load(self, folder: Path, digest: str) -> C:
        """Kept by digest too: an edited pack is read again."""
        components = self.components(self._read(folder))
        components.pack = digest
        return components


class Report:
    """Collects the problems of one file, each in one line: file, row, column, what is wrong, what would be right."""

    def __init__(self, file: str, problems: list[str]) -> None:
        self.file = file
        self.problems = problems

    def add(self, place: str, column: str, reason: str) -> None:
        """A problem in a table ("key NAME", as the kernel writes it) or in a row (see `rows_of`)."""
        word = "key" if place.startswith("key ") else "column"
        self.problems.append(f"{self.file}, {place}, {word} {column}: {reason}")

    def between(self, place: str, column: str, value: int, least: int, greatest: int, why: str = "") -> bool:
        if least <= value <= greatest:
            return True
        right = str(least) if least == greatest else f"{least} to {greatest}"
        self.add(place, column, f"{value} is out of range; it must be {right}{', ' + why if why else ''}")
        return False

    def all_between(self, place: str, column: str, values: Sequence[int], least: int, greatest: int) -> bool:
        sound = True
        for i, value in enumerate(values):
            sound = self.between(place, f"{column}, value {i + 1}", value, least, greatest) and sound
        return sound

    def length(self, place: str, column: str, values: Sequence[object], least: int, greatest: int) -> bool:
        if least <= len(values) <= greatest:
            return True
        right = str(least) if least == greatest else f"{least} to {greatest}"
        self.add(place, column, f"a list of {len(values)}; it must have {right}")
        return False

    def named(self, place: str, column: str, value: str, known: Sequence[str], what: str, hint: str = "") -> bool:
        """Whether a name is known; if not, the hint, the nearest known name or, of a short list, all of them."""
        if value in known:
            return True
        near = difflib.get_close_matches(value, known, 1)
        if hint:
            hint = f"; it must be {hint}"
        elif near:
            hint = f"; did you mean {near[0]}?"
        elif len(known) <= 8:
            hint = f"; it must be one of {', '.join(known)}"
        self.add(place, column, f"there is no {what} {value!r}{hint}")
        return False

    def all_named(self, place: str, column: str, values: Sequence[str], known: Sequence[str], what: str) -> bool:
        """Whether every name of a list is known."""
        sound = True
        for i, value in enumerate(values):
            sound = self.named(place, f"{column}, value {i + 1}", value, known, what) and sound
        return sound

    def no_repeat(self, place: str, column: str, values: Sequence[object]) -> None:
        """No value of a list twice."""
        for i, value in enumerate(values):
            if value in values[:i]:
                self.add(place, f"{column}, value {i + 1}", f"{value} stands there already; leave one")

    def no_second(
        self, table: str, column: str, values: Sequence[str], known: Sequence[str], what: str, hint: str = ""
    ) -> None:
        """Only known names, none twice."""
        for i, (place, value) in enumerate(rows_of(table, values)):
            if self.named(place, column, value, known, what, hint) and value in values[:i]:
                self.add(place, column, f"a second row for this {what}; leave one")

    def once_each(
        self, table: str, column: str, values: Sequence[str], known: Sequence[str], what: str, hint: str = ""
    ) -> None:
        """Every known name in exactly one row, and no other."""
        self.no_second(table, column, values, known, what, hint)
        strangers = [value for value in values if value not in known]
        for name in known:
            # A misspelt name was reported with its hint; its right spelling is not missing as well.
            if name not in values and not difflib.get_close_matches(name, strangers, 1):
                self.problems.append(f"{self.file}, key {table}: there is no row for {name}; each {what} must have one")

    def each_once(
        self, table: str, rows: Sequence[Any], known: Sequence[str], what: str, hint: str = ""
    ) -> list[tuple[str, Any]]:
        """The rows of a table with their places, once it is checked that every known id has one row."""
        ids = [row.id for row in rows]
        self.once_each(table, "id", ids, known, what, hint)
        return [(place, row) for (place, _), row in zip(rows_of(table, ids), rows, strict=True)]


def rows_of(table: str, values: Sequence[str]) -> list[tuple[str, str]]:
    """The places of rows, by number and name, with the names."""
    return [(f"{table} row {i + 1} ({value})", value) for i, value in enumerate(values)]


def _read(folder: Path, base: Path, schemas: Schemas) -> tuple[dict[str, msgspec.Struct], list[str]]:
    if not folder.is_dir():
        return {}, [f"{folder}: there is no such folder"]
    tables: dict[str, msgspec.Struct] = {}
    problems: list[str] = []
    present = sorted(path.name for path in folder.glob("*.toml"))
    for name in present:
        if name not in schemas:
            problems.append(f"{name}: no file of this name is read{_meant(name, list(schemas))}")
    if not any(name in schemas for name in present):
        problems.append(f"{folder}: none of its files is read; a pack has some of {', '.join(schemas)}")
    for name, schema in schemas.items():
        path = (folder if name in present else base) / name
        try:
            content = tomllib.loads(path.read_bytes().decode("utf-8"))
        except FileNotFoundError:
            problems.append(f"{name}: the file is missing, and the game has none to put in its place")
            continue
        except UnicodeDecodeError as error:
            problems.append(f"{name}: the file is not UTF-8 text (byte {error.start})")
            continue
        except tomllib.TOMLDecodeError as error:
            problems.append(f"{name}: this is not TOML: {_lower(str(error))}")
            continue
        wrong = _struct_problems(content, schema, name, "key")
        problems.extend(wrong)
        if not wrong:
            tables[name] = msgspec.convert(content, schema)
    return tables, problems


def _struct_problems(content: dict[str, Any], schema: type[msgspec.Struct], where: str, word: str) -> list[str]:
    """What is wrong with one table; `word` is what its entries are called (key of a file, column of a row)."""
    problems: list[str] = []
    fields, types, shapes = _parts(schema)
    for name in content:
        if name not in fields:
            problems.append(f"{where}, {word} {name}: there is no such {word}{_meant(name, list(fields))}")
    for name, field in fields.items():
        if name not in content:
            if field.required:
                problems.append(f"{where}, {word} {name}: it is missing; it must be {_wanted(shapes[name])}")
            continue
        problems.extend(_value_problems(content[name], types[field.name], shapes[name], where, word, name))
    if not problems:
        try:
            msgspec.convert(content, schema)
        except msgspec.ValidationError as error:
            problems.append(f"{where}: {_lower(str(error))}")
    return problems


def _value_problems(value: Any, hint: Any, shape: inspect.Type, where: str, word: str, name: str) -> list[str]:
    if isinstance(shape, inspect.ListType) and isinstance(shape.item_type, inspect.StructType):
        if not isinstance(value, list):
            return [f"{where}, {word} {name}: it must be a list of rows, [[{name}]], not {_shown(value)}"]
        row_schema = shape.item_type.cls
        problems: list[str] = []
        for number, row in enumerate(value, 1):
            place = f"{where}, {name} row {number}"
            if not isinstance(row, dict):
                problems.append(f"{place}: a row must be a table, not {_shown(row)}")
                continue
            own = next((row[key] for key in ("id", "name") if isinstance(row.get(key), str | int)), None)
            place = place if own is None else f"{place} ({own})"
            problems.extend(_struct_problems(row, row_schema, place, "column"))
        try:
            if not problems:
                msgspec.convert(value, hint)
        except msgspec.ValidationError as error:
            problems.append(f"{where}, {word} {name}: {_lower(str(error))}")
        return problems
    if isinstance(shape, inspect.StructType) and isinstance(value, dict):
        return _struct_problems(value, shape.cls, f"{where}, {word} {name}", "key")
    try:
        msgspec.convert(value, hint)
    except msgspec.ValidationError as error:
        reason = str(error).partition(" - at `$")
        entry = re.match(r"\[(\d+)\]", reason[2])
        place = f" (entry {int(entry[1]) + 1})" if entry else ""
        near = _meant(value, _names(shape)) if isinstance(value, str) else ""
        wanted = f"it must be {_wanted(shape)}{near}"
        return [f"{where}, {word} {name}: {_shown(value)} is wrong{place}: {_lower(reason[0])}; {wanted}"]
    return []


@cache
def _parts(
    schema: type[msgspec.Struct],
) -> tuple[dict[str, msgspec.structs.FieldInfo], dict[str, Any], dict[str, inspect.Type]]:
    """The fields of a schema, their annotations and their types; worked out once, since a file has many rows."""
    fields = {field.encode_name: field for field in msgspec.structs.fields(schema)}
    shapes = {field.encode_name: field.type for field in _struct_info(schema).fields}
    return fields, get_type_hints(schema, include_extras=True), shapes


def _struct_info(schema: type[msgspec.Struct]) -> inspect.StructType:
    info = inspect.type_info(schema)
    assert isinstance(info, inspect.StructType)
    return info


def _names(shape: inspect.Type) -> list[str]:
    """The texts that a value of this type may be, where they can be listed."""
    if isinstance(shape, inspect.LiteralType):
        return [str(value) for value in shape.values]
    if isinstance(shape, inspect.EnumType):
        return [str(member.value) for member in shape.cls]
    if isinstance(shape, inspect.UnionType):
        return [name for part in shape.types for name in _names(part)]
    return []


def _wanted(shape: inspect.Type) -> str:
    """A type in words."""
    names = _names(shape)
    if names:
        return f"one of {', '.join(names)}"
    match shape:
        case inspect.IntType(ge=low, le=high):
            return f"a whole number{_range(low, high)}"
        case inspect.FloatType(ge=low, le=high):
            return f"a number{_range(low, high)}"
        case inspect.StrType():
            return "a text"
        case inspect.BoolType():
            return "true or false"
        case inspect.ListType(item_type=inspect.StructType()):
            return "a list of rows"
        case inspect.ListType(item_type=item, min_length=low, max_length=high):
            return f"a list{_range(low, high)} of which each is {_wanted(item)}"
        case inspect.StructType():
            return "a table"
        case inspect.DictType(value_type=value):
            return f"a table of which each value is {_wanted(value)}"
        case inspect.UnionType(types=parts):
            return " or ".join(_wanted(part) for part in parts if not isinstance(part, inspect.NoneType))
        case inspect.Metadata(type=inner):
            return _wanted(inner)
        case _:
            return type(shape).__name__.removesuffix("Type").lower()


def _range(low: float | None, high: float | None) -> str:
    if low is not None and high is not None:
        return f" ({low} to {high})"
    if low is not None:
        return f" ({low} or more)"
    if high is not None:
        return f" ({high} or less)"
    return ""


def _meant(word: str, known: list[str]) -> str:
    near = difflib.get_close_matches(word, known, 1)
    if near:
        return f"; did you mean {near[0]}?"
    return ""


def _shown(value: object) -> str:
    text = repr(value)
    return text if len(text) <= 40 else f"{text[:37]}..."


def _lower(text: str) -> str:
    return text[:1].lower() + text[1:]
