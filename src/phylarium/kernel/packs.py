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
from dataclasses import dataclass
from functools import cache, lru_cache
from pathlib import Path
from types import GenericAlias, SimpleNamespace
from typing import Any, Generic, Literal, Protocol, TypeVar, get_type_hints

import msgspec
from msgspec import inspect

from phylarium.kernel.components import Component, fill_as_printed
from phylarium.kernel.errors import DamagedPack, PackProblem
from phylarium.kernel.message import OR, ROW, Argument, Listing, Message
from phylarium.kernel.troubles import trouble

Schemas = dict[str, type[msgspec.Struct]]
"""By the name of a file, what a file of that name holds."""

Names = Sequence[str]
Words = Message | str
"""What is said of something: a message of the game's file, or a name as it stands in the pack."""

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


def parts(**columns: Any) -> Any:
    """Any number of things within a row."""
    return GenericAlias(list, (part(**columns),))


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


def read_tables(folder: Path, base: Path, schemas: Schemas, family: Path | None = None) -> dict[str, msgspec.Struct]:
    """Every file of `schemas` (by file name), from `folder` or else from `base`, or from what a family has for all."""
    tables, problems = _read(folder, base, schemas, family)
    if problems:
        raise DamagedPack(problems)
    return tables


def problems_of(folder: Path, base: Path, schemas: Schemas) -> list[str]:
    """Everything that is wrong with a folder; empty when it can be played with."""
    return _read(folder, base, schemas)[1]


def folder_digest(folder: Path) -> str:
    """A fingerprint of the TOML files of a folder; how lines end makes no difference."""
    if not folder.is_dir():
        raise DamagedPack([PackProblem(str(folder), Message("pack-no-folder"))])
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


def by_file(*fills: Callable[[C, Any], None]) -> Callable[[C, Tables], None]:
    """Fills components by one function a file, in the order of the files."""

    def fill_all(components: C, tables: Tables) -> None:
        for fill, table in zip(fills, vars(tables).values(), strict=True):
            fill(components, table)

    return fill_all


class Report:
    """Collects the problems of one file, each in one line: file, row, column, what is wrong, what would be right."""

    def __init__(self, file: str, problems: list[str], game: str = "") -> None:
        self.file = file
        self.problems = problems
        self.game = game
        """Whose file has the words of its reasons."""

    def add(self, place: str, column: str, reason: Words) -> None:
        """A problem in a table ("key NAME", as the kernel writes it) or in a row (see `rows_of`)."""
        word = "key" if place.startswith("key ") else "column"
        self.problems.append(PackProblem(f"{self.file}, {place}, {word} {column}", reason, self.game))

    def of_table(self, table: str, reason: Words) -> None:
        """A problem of a whole table, of no single row."""
        self.problems.append(PackProblem(f"{self.file}, key {table}", reason, self.game))

    def between(self, place: str, column: str, value: int, least: int, greatest: int, why: Words = "") -> bool:
        if least <= value <= greatest:
            return True
        args: dict[str, Argument] = {"value": str(value), "right": _from_to(least, greatest), "why": why}
        self.add(place, column, Message("pack-out-of-range-why" if why else "pack-out-of-range", args))
        return False

    def each_between(self, place: str, row: Any, columns: str, least: int, greatest: int) -> None:
        """Several columns of a row that have one range."""
        for column in columns.split():
            self.between(place, column, getattr(row, column), least, greatest)

    def all_between(self, place: str, column: str, values: Sequence[int], least: int, greatest: int) -> bool:
        sound = True
        for i, value in enumerate(values):
            sound = self.between(place, f"{column}, value {i + 1}", value, least, greatest) and sound
        return sound

    def length(self, place: str, column: str, values: Sequence[object], least: int, greatest: int) -> bool:
        if least <= len(values) <= greatest:
            return True
        right = _from_to(least, greatest)
        self.add(place, column, Message("pack-length", {"count": str(len(values)), "right": right}))
        return False

    def named(
        self,
        place: str,
        column: str,
        value: str,
        known: Sequence[str],
        what: Words,
        hint: Words = "",
    ) -> bool:
        """Whether a name is known; if not, the hint, the nearest known name or, of a short list, all of them."""
        if value in known:
            return True
        reason = Message("pack-unknown", {"what": what, "value": repr(value)})
        if hint:
            reason = Message("pack-must-be", {"reason": reason, "wanted": hint})
        elif difflib.get_close_matches(value, known, 1) or len(known) > 8:
            reason = _meant(reason, value, known)
        else:
            one = Message("pack-wanted-one", {"names": Listing(known, ROW)})
            reason = Message("pack-must-be", {"reason": reason, "wanted": one})
        self.add(place, column, reason)
        return False

    def all_named(self, place: str, column: str, values: Sequence[str], known: Sequence[str], what: Words) -> bool:
        """Whether every name of a list is known."""
        sound = True
        for i, value in enumerate(values):
            sound = self.named(place, f"{column}, value {i + 1}", value, known, what) and sound
        return sound

    def no_repeat(self, place: str, column: str, values: Sequence[object]) -> None:
        """No value of a list twice."""
        for i, value in enumerate(values):
            if value in values[:i]:
                self.add(place, f"{column}, value {i + 1}", Message("pack-repeated", {"value": str(value)}))

    def no_second(self, table: str, column: str, values: Names, known: Names, what: Words, hint: Words = "") -> None:
        """Only known names, none twice."""
        for i, (place, value) in enumerate(rows_of(table, values)):
            if self.named(place, column, value, known, what, hint) and value in values[:i]:
                self.add(place, column, Message("pack-second", {"what": what}))

    def once_each(self, table: str, column: str, values: Names, known: Names, what: Words, hint: Words = "") -> None:
        """Every known name in exactly one row, and no other."""
        self.no_second(table, column, values, known, what, hint)
        strangers = [value for value in values if value not in known]
        for name in known:
            # A misspelt name was reported with its hint; its right spelling is not missing as well.
            if name not in values and not difflib.get_close_matches(name, strangers, 1):
                self.of_table(table, Message("pack-no-row", {"name": name, "what": what}))

    def each_once(
        self,
        table: str,
        rows: Sequence[Any],
        known: Sequence[str],
        what: Words,
        hint: Words = "",
        column: str = "id",
    ) -> list[tuple[str, Any]]:
        """The rows of a table with their places, once it is checked that every known id has one row."""
        ids = [getattr(row, column) for row in rows]
        self.once_each(table, column, ids, known, what, hint)
        return placed(table, rows, column)


@dataclass(eq=False)
class Loader(Generic[C]):
    """Makes a game's components of its own data or of a pack.

    The files are read against their schemas; `checks`, one a file in the same order, find what only the game can
    know to be wrong and write it into a report. Of sound tables `components` get what is declared to stand there
    (`printed`) and what the game works out (`fill`).
    """

    data: Path
    schemas: Schemas
    checks: Sequence[Callable[[Tables, Any], None]]
    components: Callable[[], C]
    printed: Sequence[Component]
    fill: Callable[[C, Tables], None]
    report: Callable[[str, list[str], str], Report] = Report
    family: Path | None = None
    """The data of the game's family, for files that the game's own lack."""
    game: str = ""
    """Whose file has the words of what its checks find; without it their reasons are texts."""

    def __post_init__(self) -> None:
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
        read = read_tables(folder, self.data, self.schemas, self.family)
        tables = Tables(**{name.removesuffix(".toml"): table for name, table in read.items()})
        problems: list[str] = []
        for file, check in zip(self.schemas, self.checks, strict=True):
            check(tables, self.report(file, problems, self.game))
        if problems:
            raise DamagedPack(problems)
        return tables

    def _load(self, folder: Path, digest: str) -> C:
        """Kept by digest too: an edited pack is read again."""
        tables = self._read(folder)
        components = self.components()
        fill_as_printed(components, self.printed, tables)
        self.fill(components, tables)
        components.pack = digest
        return components


def rows_of(table: str, values: Sequence[str]) -> list[tuple[str, str]]:
    """The places of rows, by number and name, with the names."""
    return [(f"{table} row {i + 1} ({value})", value) for i, value in enumerate(values)]


def placed(table: str, rows: Sequence[Any], column: str = "id") -> list[tuple[str, Any]]:
    """The rows of a table, each with its place."""
    places = rows_of(table, [getattr(row, column) for row in rows])
    return [(place, row) for (place, _), row in zip(places, rows, strict=True)]


def _read(
    folder: Path, base: Path, schemas: Schemas, family: Path | None = None
) -> tuple[dict[str, msgspec.Struct], list[str]]:
    if not folder.is_dir():
        return {}, [PackProblem(str(folder), Message("pack-no-folder"))]
    tables: dict[str, msgspec.Struct] = {}
    problems: list[str] = []
    present = sorted(path.name for path in folder.glob("*.toml"))
    for name in present:
        if name not in schemas:
            problems.append(PackProblem(name, _meant(Message("pack-not-read"), name, list(schemas))))
    if not any(name in schemas for name in present):
        problems.append(PackProblem(str(folder), Message("pack-none-read", {"files": Listing(list(schemas), ROW)})))
    for name, schema in schemas.items():
        path = (folder if name in present else base) / name
        if family is not None and not path.is_file():
            path = family / name
        try:
            content = tomllib.loads(path.read_bytes().decode("utf-8"))
        except FileNotFoundError:
            problems.append(PackProblem(name, Message("pack-file-missing")))
            continue
        except OSError as error:
            problems.append(PackProblem(name, trouble(error)))
            continue
        except UnicodeDecodeError as error:
            problems.append(PackProblem(name, Message("pack-not-text", {"byte": str(error.start)})))
            continue
        except tomllib.TOMLDecodeError as error:
            problems.append(PackProblem(name, trouble(error)))
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
            reason = _meant(Message("pack-no-such", {"word": word}), name, list(fields))
            problems.append(PackProblem(f"{where}, {word} {name}", reason))
    for name, field in fields.items():
        if name not in content:
            if field.required:
                reason = Message("pack-must-be", {"reason": Message("pack-missing"), "wanted": _wanted(shapes[name])})
                problems.append(PackProblem(f"{where}, {word} {name}", reason))
            continue
        problems.extend(_value_problems(content[name], types[field.name], shapes[name], where, word, name))
    if not problems:
        try:
            msgspec.convert(content, schema)
        except msgspec.ValidationError as error:
            problems.append(PackProblem(where, _why(error)))
    return problems


def _value_problems(value: Any, hint: Any, shape: inspect.Type, where: str, word: str, name: str) -> list[str]:
    if isinstance(shape, inspect.ListType) and isinstance(shape.item_type, inspect.StructType):
        if not isinstance(value, list):
            rows = Message("pack-rows", {"table": f"[[{name}]]", "value": _shown(value)})
            return [PackProblem(f"{where}, {word} {name}", rows)]
        row_schema = shape.item_type.cls
        problems: list[str] = []
        for number, row in enumerate(value, 1):
            place = f"{where}, {name} row {number}"
            if not isinstance(row, dict):
                problems.append(PackProblem(place, Message("pack-row", {"value": _shown(row)})))
                continue
            own = next((row[key] for key in ("id", "name") if isinstance(row.get(key), str | int)), None)
            place = place if own is None else f"{place} ({own})"
            problems.extend(_struct_problems(row, row_schema, place, "column"))
        try:
            if not problems:
                msgspec.convert(value, hint)
        except msgspec.ValidationError as error:
            problems.append(PackProblem(f"{where}, {word} {name}", _why(error)))
        return problems
    if isinstance(shape, inspect.StructType) and isinstance(value, dict):
        return _struct_problems(value, shape.cls, f"{where}, {word} {name}", "key")
    try:
        msgspec.convert(value, hint)
    except msgspec.ValidationError as error:
        reason = str(error).partition(" - at `$")
        entry = re.match(r"\[(\d+)\]", reason[2])
        args: dict[str, Argument] = {"value": _shown(value)}
        if entry:
            wrong = Message("pack-wrong-entry", {**args, "entry": str(int(entry[1]) + 1)})
        else:
            wrong = Message("pack-wrong", args)
        wrong = Message("pack-must-be", {"reason": wrong, "wanted": _wanted(shape)})
        if isinstance(value, str):
            wrong = _meant(wrong, value, _names(shape))
        return [PackProblem(f"{where}, {word} {name}", wrong)]
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


def _wanted(shape: inspect.Type) -> Message:
    """A type in words."""
    names = _names(shape)
    if names:
        return Message("pack-wanted-one", {"names": Listing(names, ROW)})
    match shape:
        case inspect.IntType(ge=low, le=high):
            return _within(Message("pack-wanted-int"), low, high)
        case inspect.FloatType(ge=low, le=high):
            return _within(Message("pack-wanted-number"), low, high)
        case inspect.StrType():
            return Message("pack-wanted-text")
        case inspect.BoolType():
            return Message("pack-wanted-flag")
        case inspect.ListType(item_type=inspect.StructType()):
            return Message("pack-wanted-rows")
        case inspect.ListType(item_type=item, min_length=low, max_length=high):
            whole = _within(Message("pack-wanted-list"), low, high)
            return Message("pack-wanted-each", {"whole": whole, "item": _wanted(item)})
        case inspect.StructType():
            return Message("pack-wanted-table")
        case inspect.DictType(value_type=value):
            return Message("pack-wanted-values", {"item": _wanted(value)})
        case inspect.UnionType(types=parts):
            kinds = [_wanted(part) for part in parts if not isinstance(part, inspect.NoneType)]
            return kinds[0] if len(kinds) == 1 else Message("pack-wanted-any", {"kinds": Listing(kinds, OR)})
        case inspect.Metadata(type=inner):
            return _wanted(inner)
        case _:
            return Message("pack-wanted-other", {"kind": type(shape).__name__.removesuffix("Type").lower()})


def _from_to(least: int, greatest: int) -> Argument:
    return (
        str(least) if least == greatest else Message("pack-from-to", {"least": str(least), "greatest": str(greatest)})
    )


def _within(wanted: Message, low: float | None, high: float | None) -> Message:
    if low is None and high is None:
        return wanted
    which = "least" if high is None else "most" if low is None else "between"
    return Message(f"pack-wanted-{which}", {"wanted": wanted, "least": str(low), "greatest": str(high)})


def _meant(reason: Message, word: str, known: Sequence[str]) -> Message:
    """A reason with the known word that is nearest to a misspelt one, if there is such a word."""
    near = difflib.get_close_matches(word, known, 1)
    return Message("pack-meant", {"reason": reason, "near": near[0]}) if near else reason


def _why(error: msgspec.ValidationError) -> Message | str:
    """What a table does not fit: its own check, which has words of its own, or its shape."""
    return trouble(error) if error.__cause__ is None else str(error)


def _shown(value: object) -> str:
    text = repr(value)
    return text if len(text) <= 40 else f"{text[:37]}..."
