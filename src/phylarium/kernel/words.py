"""Words at the edge: messages become sentences of a language, from Fluent files.

`locale/LANGUAGE/kernel.ftl` has what the kernel says, `GAME.ftl` what a game says, and others may
be named beside them. Every file is parsed once, and every message that is said is kept, by the
message and the language.

A message that is the argument of another reaches it as a *phrase*: its text, which remembers what it
was made of. So a sentence can ask for a form of a noun that was not known when it was written. The
forms of a noun are its attributes in the Fluent file, and their names belong to the language:

    element-algae = algues
        .de = d’algues
    log-disk-lost = { CAPITAL(FORM($animal, "le")) } perdent un disque { FORM($element, "de") }.

FORM(argument, "name")  that attribute of the argument's message, said with the same arguments; its plain
                        text where it has none; of a list, the form of each part; it may also be a selector.
                        A message that is nothing but one argument has the forms of that argument
CAPITAL(argument)       the same with a capital letter at its beginning
COUNT(list)             how many parts a list has, as a number to select by; of anything else one
NUMBER, DATETIME        as in every Fluent, for decimals, percentages and dates
"""

from __future__ import annotations

import difflib
import logging
import unicodedata
from collections.abc import Callable, Iterable, Mapping, Sequence
from functools import cache, lru_cache
from pathlib import Path
from typing import Any, Final

import babel
import babel.numbers
from fluent.runtime import FluentBundle, FluentResource
from fluent.runtime.resolver import CurrentEnvironment, ResolverEnvironment
from fluent.runtime.types import FluentInt, FluentType
from fluent.runtime.utils import native_to_fluent
from fluent.syntax import ast
from fluent.syntax.visitor import Visitor

from phylarium.kernel.errors import DamagedPack, PhylariumError, in_words
from phylarium.kernel.message import OR, ROW, Argument, Listing, Message
from phylarium.kernel.patterns import Filler, TakesMore, Workshop
from phylarium.kernel.pseudo import pseudo_entries

SOURCE: Final = "en"
"""The language that has every message: what another one lacks is said in it."""

COUNTED: Final = 10**15
"""The first number that is a text and not counted."""

PSEUDO: Final = "qps"
"""English that shows where it comes from: whatever is still plain in it came from no Fluent file."""

LOCALES: Final = {"en": "en_GB", PSEUDO: "en_GB"}
"""How a language counts and lists, where its own name does not say it."""

ENVIRONMENT: Final = ("PHYLARIUM_LANG", "LC_ALL", "LC_MESSAGES", "LANG")
"""The variables that choose a language, the strongest first."""

_folders: list[Path] = [Path(__file__).parent.parent / "locale"]
_log = logging.getLogger(__name__)


class MissingMessage(PhylariumError):
    """Something cannot be said: no such file, language, message or argument."""


class _Manner:
    """Whether what one language cannot say may be said in the source language. Tests want to see it fail."""

    lenient = True


def strictly(strict: bool = True) -> None:
    """Fail where a language lacks a message, instead of saying it in the source language."""
    _Manner.lenient = not strict
    _forget()


def add_folder(folder: Path) -> None:
    """Look for `LANGUAGE/FILE.ftl` in this folder too; for a game that lives elsewhere."""
    if folder not in _folders:
        _folders.append(folder)
        _forget()


def _forget() -> None:
    for kept in (languages, _entries, _bundle, _phrase):
        kept.cache_clear()


_beside: dict[str, tuple[str, ...]] = {}


def beside(game: str, *files: str) -> None:
    """Read these files beside a game's own: what it says in common with the games of its family."""
    _beside[game] = files
    _files.cache_clear()


# --- languages -------------------------------------------------------------------------------


@cache
def languages() -> list[str]:
    """The languages that the kernel can speak."""
    return sorted({path.parent.name for folder in _folders for path in folder.glob("*/kernel.ftl")})


def language_named(tag: str) -> str | None:
    """The language of a tag as browsers send it (`fr-CA`) or an environment has it (`fr_CA.UTF-8`), if spoken here."""
    spoken = {language.lower(): language for language in [*languages(), PSEUDO]}
    name = tag.partition(".")[0].partition("@")[0].replace("_", "-").lower()
    while name and name not in spoken:
        name = name.rpartition("-")[0]
    return spoken.get(name)


def best_language(wanted: Iterable[str]) -> str:
    """The first of these languages that is spoken here, in this or another region; else the source language."""
    return next(filter(None, map(language_named, wanted)), SOURCE)


def language_of(environment: Mapping[str, str]) -> str:
    """The language that the variables of a process choose. An empty variable chooses nothing."""
    for name in ENVIRONMENT:
        if environment.get(name):
            return best_language([environment[name]])
    return SOURCE


@cache
def locale_of(language: str) -> babel.Locale:
    """How a language counts and lists."""
    try:
        return babel.Locale.parse(LOCALES.get(language, language).replace("-", "_"))
    except (babel.UnknownLocaleError, ValueError) as error:
        raise MissingMessage(f"nothing is known of how {language} counts and lists: {error}") from error


# --- files -----------------------------------------------------------------------------------


def ids(file: str, language: str = SOURCE) -> list[str]:
    """The ids of the messages in one file, in its order."""
    return [entry.id.name for entry in _entries(file, language) if isinstance(entry, ast.Message)]


@cache
def _entries(file: str, language: str) -> list[ast.EntryType]:
    if language == PSEUDO:
        return pseudo_entries(_entries(file, SOURCE))
    for folder in _folders:
        path = folder / language / f"{file}.ftl"
        if path.is_file():
            break
    else:
        raise MissingMessage(f"there is no {language}/{file}.ftl; the languages are {', '.join(languages())}")
    entries: list[ast.EntryType] = FluentResource(path.read_text(encoding="utf-8")).body
    for entry in entries:
        if isinstance(entry, ast.Junk):
            text = (entry.content or "").strip().splitlines()
            raise MissingMessage(f"{language}/{file}.ftl cannot be read at {text[0] if text else ''!r}")
    return entries


class _Bundle(FluentBundle):  # type: ignore[misc,unused-ignore]
    """The messages of some files in one language, with the functions that they may use."""

    def __init__(self, language: str) -> None:
        self.locale = locale_of(language)
        functions: dict[str, Callable[..., Any]] = {"FORM": _form, "CAPITAL": _capital, "COUNT": _count}
        super().__init__([str(self.locale)], functions=functions, use_isolating=False)
        self.known: dict[str, ast.Message] = {}
        self._workshop = Workshop(functions, self._written, lru_cache(maxsize=4096)(self._plural_form))
        self._fillers: dict[tuple[str, str], Filler | None] = {}
        """By message and form, its pattern ready to be filled in; None for one that takes the library."""
        self._forms: dict[str, dict[str, ast.Pattern]] = {}

    def forms(self, id: str) -> dict[str, ast.Pattern]:
        """The forms that a message has of its own."""
        found = self._forms.get(id)
        if found is None:
            found = self._forms[id] = {form.id.name: form.value for form in self.known[id].attributes}
        return found

    def filled(self, id: str, form: str, args: dict[str, Any]) -> str:
        """A message in words, or one of its forms where that is not empty."""
        key = (id, form)
        filler = self._fillers[key] if key in self._fillers else self._taken_apart(key)
        if filler is not None:
            try:
                return filler(args)
            except (TakesMore, MissingMessage):
                pass  # it is said, or not said, in the long way
        return self._formatted(id, form, args)

    def _taken_apart(self, key: tuple[str, str]) -> Filler | None:
        id, form = key
        pattern = self.forms(id)[form] if form else self.known[id].value
        try:
            filler = None if pattern is None else self._workshop.filler(pattern)
        except TakesMore:
            filler = None
        self._fillers[key] = filler
        return filler

    def _written(self, value: FluentInt) -> str:
        return str(value.format(self.locale)) if isinstance(value, _Gap) else _written(int(value), self.locale)

    def _formatted(self, id: str, form: str, args: dict[str, Any]) -> str:
        message = self.get_message(id)
        text, errors = self.said(message.attributes[form] if form else message.value, args)
        if errors:
            name = f"{id}.{form}" if form else id
            given = ", ".join(args) or "none"
            raise MissingMessage(f"message {name!r} cannot be said: {errors[0]} (its arguments: {given})")
        return text

    def said(self, pattern: Any, args: dict[str, Any]) -> tuple[str, list[Exception]]:
        """A pattern in words. Unlike `format_pattern` it leaves numbers that are Fluent's own already as they are."""
        errors: list[Exception] = []
        given = {name: arg if isinstance(arg, FluentType) else native_to_fluent(arg) for name, arg in args.items()}
        try:
            text = pattern(ResolverEnvironment(context=self, current=CurrentEnvironment(args=given), errors=errors))
        except ValueError as error:
            return "", [error]
        return str(text), errors

    def listed(self, parts: list[str], kind: str) -> str:
        """Texts as one list, in the way of the language."""
        found = parts[0]
        patterns = self.locale.list_patterns["or" if kind == OR else "standard"]
        for i, part in enumerate(parts[1:], 1):
            last = i == len(parts) - 1 and kind != ROW
            name = "middle" if not last else "2" if len(parts) == 2 else "end"
            found = patterns[name].format(found, part)
        return found


@cache
def _bundle(language: str, files: tuple[str, ...]) -> _Bundle:
    if language != PSEUDO and language not in languages():
        raise MissingMessage(f"{language} is not spoken here; the languages are {', '.join(languages())}")
    bundle = _Bundle(language)
    home: dict[str, str] = {}
    for file in dict.fromkeys(files):
        if _Manner.lenient and _lacks(file, language):
            continue
        entries = _entries(file, language)
        for entry in entries:
            if isinstance(entry, ast.Message | ast.Term):
                name = f"{'-' if isinstance(entry, ast.Term) else ''}{entry.id.name}"
                if name in home:
                    raise MissingMessage(f"{name!r} is in {file}.ftl and in {home[name]}.ftl; ids must differ")
                home[name] = file
                if isinstance(entry, ast.Message):
                    bundle.known[name] = entry
        bundle.add_resource(ast.Resource(entries))
    return bundle


def _lacks(file: str, language: str) -> bool:
    """Whether a language that is spoken has no such file yet."""
    translated = language != SOURCE and language in languages()
    return translated and not any((folder / language / f"{file}.ftl").is_file() for folder in _folders)


# --- phrases ---------------------------------------------------------------------------------


class Phrase(str):
    """The text of a message, which remembers what it was made of."""

    __slots__ = ("_args", "_bundle", "_id", "_said", "text")
    text: str
    """The same as a plain text: one object, however often it is said."""
    _bundle: _Bundle
    _id: str
    _args: dict[str, Any]
    _said: dict[str, Any] | None
    """The forms of it that were asked for."""

    def form(self, name: str) -> Any:
        if self._said is None:
            self._said = {}
        if name not in self._said:
            if self.has(name):
                self._said[name] = self._bundle.filled(self._id, name, self._args)
            else:
                only = self.only()
                # Not kept for itself, which would be a circle.
                if only is None:
                    return self
                self._said[name] = _form(only, name)
        return self._said[name]

    def has(self, name: str) -> bool:
        return name in self._bundle.forms(self._id)

    def only(self) -> Any:
        """The argument that is all of this message; None where it says more."""
        pattern = self._bundle.known[self._id].value
        elements = [] if pattern is None else pattern.elements
        if len(elements) == 1 and isinstance(elements[0], ast.Placeable):
            expression = elements[0].expression
            if isinstance(expression, ast.VariableReference):
                return self._args[expression.id.name]
        return None


class ListedText(str):
    """The text of a list, which remembers its parts."""

    __slots__ = ("_bundle", "_kind", "parts")
    _bundle: _Bundle
    _kind: str
    parts: list[Any]

    def form(self, name: str) -> str:
        return self._bundle.listed([str(_form(part, name)) for part in self.parts], self._kind)


def _form(value: Any, name: str) -> Any:
    return value.form(name) if isinstance(value, Phrase | ListedText) else value


def _capital(value: Any) -> str:
    text = str(value)
    return text[:1].upper() + text[1:]


def _count(value: Any) -> FluentInt:
    while isinstance(value, Phrase):
        value = value.only()
    return FluentInt(len(value.parts) if isinstance(value, ListedText) else 1)


class _Whole(FluentInt):  # type: ignore[misc,unused-ignore]
    """A whole number in a sentence. Few are ever said, and the library takes long to make and to write one."""

    def format(self, locale: babel.Locale) -> str:
        return _written(int(self), locale)


@lru_cache(maxsize=4096)
def _whole(value: int) -> _Whole:
    return _Whole(value)


@lru_cache(maxsize=4096)
def _written(value: int, locale: babel.Locale) -> str:
    return str(FluentInt(value).format(locale))


def _value(value: Argument, language: str, files: tuple[str, ...]) -> Any:
    """An argument as Fluent takes it."""
    if isinstance(value, Message):
        return _phrase(value, language, files)
    if not isinstance(value, Listing):
        # Somebody may ask for action 10**40; there is no plural of that, and no library that would put commas into it.
        if isinstance(value, int) and not isinstance(value, FluentType):
            return str(value) if abs(value) >= COUNTED else _whole(value)
        return value
    if not value.parts:
        raise MissingMessage("a list of nothing cannot be said; there is a message for that")
    parts = [_value(part, language, files) for part in value.parts]
    bundle = _bundle(language, files)
    row = ListedText(bundle.listed([_plain(bundle, part) for part in parts], value.kind))
    row._bundle, row._kind, row.parts = bundle, value.kind, parts
    return row


def _plain(bundle: _Bundle, value: Any) -> str:
    """A part of a list as text; a number in the way of the language."""
    if isinstance(value, str):
        return value
    return str(babel.numbers.format_decimal(value, locale=bundle.locale))


@lru_cache(maxsize=65_536)
def _phrase(message: Message, language: str, files: tuple[str, ...]) -> Phrase:
    try:
        return _said(message, language, files)
    except MissingMessage as error:
        if not _Manner.lenient or language == SOURCE or language not in [*languages(), PSEUDO]:
            raise
        # The whole of it, so that no sentence mixes two languages.
        phrase = _said(message, SOURCE, files)
        _log.warning("said in %s: %s", SOURCE, error)
        return phrase


def _said(message: Message, language: str, files: tuple[str, ...]) -> Phrase:
    bundle = _bundle(language, files)
    if message.id not in bundle.known:
        near = difflib.get_close_matches(message.id, bundle.known, 1)
        hint = f"; did you mean {near[0]}?" if near else ""
        raise MissingMessage(f"no message {message.id!r} in {language}: {', '.join(files)}{hint}")
    if bundle.known[message.id].value is None:
        raise MissingMessage(f"message {message.id!r} has no text of its own")
    args = {
        name: _phrase(value, language, files) if isinstance(value, Message) else _value(value, language, files)
        for name, value in message.args.items()
    }
    text = bundle.filled(message.id, "", args)
    phrase = Phrase(text)
    phrase.text = text
    phrase._bundle, phrase._id, phrase._args, phrase._said = bundle, message.id, args, None
    return phrase


def render(message: Message, game: str = "", language: str = SOURCE, also: tuple[str, ...] = ()) -> str:
    """A message in words. `game` names the game whose file is read beside the kernel's, `also` others.

    What a language cannot say is said in the source language, unless `strictly` was called.
    """
    return _phrase(message, language, _files(game, also)).text


def forms(message: Message, names: Sequence[str], game: str = "", language: str = SOURCE) -> list[str | None]:
    """The forms of these names that a message has of its own (attributes in its file) in words; None: it has none."""
    phrase = _phrase(message, language, _files(game, ()))
    own = phrase._bundle.forms(phrase._id)
    return [phrase.form(name) if name in own else None for name in names]


def form(message: Message, name: str, game: str = "", language: str = SOURCE) -> str | None:
    """The form of that name that a message has of its own in words; None: it has none."""
    return forms(message, [name], game, language)[0]


def has_form(message: Message, name: str, game: str = "") -> bool:
    """Whether a message has a form of that name of its own in the source language."""
    return name in _bundle(SOURCE, _files(game, ())).forms(message.id)


class _Files(tuple[str, ...]):
    """The files in which a message is looked for. They are part of the key of all that is kept of words, and the same
    ones are the same object: so they need not be hashed name by name each time something is said."""

    __slots__ = ()
    __hash__ = object.__hash__


@cache
def _files(game: str, also: tuple[str, ...]) -> tuple[str, ...]:
    return _Files(("kernel", *_beside.get(game, ()), game, *also) if game else ("kernel", *also))


class _Gap(FluentInt):  # type: ignore[misc,unused-ignore]
    """A number that chooses between variants like any other, but is written as a gap for a script to fill."""

    name = ""

    def format(self, locale: babel.Locale) -> str:
        return "{" + self.name + "}"


class _Keys(Visitor):  # type: ignore[misc,unused-ignore]
    """The keys between which a message chooses by an argument."""

    def __init__(self, name: str) -> None:
        self.name = name
        self.numbers: set[int] = set()
        self.kinds: set[str] = set()

    def visit_SelectExpression(self, node: ast.SelectExpression) -> None:
        if isinstance(node.selector, ast.VariableReference) and node.selector.id.name == self.name:
            for variant in node.variants:
                if isinstance(variant.key, ast.NumberLiteral):
                    self.numbers.add(int(variant.key.value))
                else:
                    self.kinds.add(variant.key.name)
        self.generic_visit(node)


MOST_SOUGHT: Final = 200
"""Of the kinds of numbers that a language tells apart, each has one below this, if whole numbers have it at all."""


def templates(
    message: Message, number: str, game: str = "", language: str = SOURCE, also: tuple[str, ...] = ()
) -> str | dict[str, str]:
    """A message with a gap `{number}` in the place of a number, for a script to fill.

    Where the message chooses by that number, its forms: by `=0`, `=1`... for exact numbers, by the kinds of numbers
    that the language tells apart (`one`, `few`, `other`) for all others.
    """
    files = _files(game, also)
    bundle = _bundle(language, files)
    keys = _Keys(number)
    if message.id in bundle.known:
        keys.visit(bundle.known[message.id])

    def filled(value: int) -> str:
        gap = _Gap(value)
        gap.name = number
        return str(_said(Message(message.id, {**message.args, number: gap}), language, files))

    if not keys.kinds:
        return filled(0)
    found = {f"={value}": filled(value) for value in sorted(keys.numbers)}
    for value in range(MOST_SOUGHT):
        kind = str(bundle.locale.plural_form(value))
        if value not in keys.numbers:
            found.setdefault(kind, filled(value))
    found.setdefault("other", filled(MOST_SOUGHT))
    return found


def decimal(value: float, digits: int = 0, language: str = SOURCE) -> str:
    """A number with so many decimals, in the way of a language, where it stands alone: in a table, at a scale."""
    pattern = "#,##0" + ("." + "0" * digits if digits else "")
    return str(babel.numbers.format_decimal(value, pattern, locale_of(language)))


def percent(value: float, digits: int = 0, language: str = SOURCE) -> str:
    """A share of one in hundredths, in the way of a language."""
    locale = locale_of(language)
    # The pattern knows where the sign stands, and whether there is a blank before it.
    whole = locale.percent_formats[None].pattern
    pattern = whole.replace("#0", "#0." + "0" * digits) if digits else whole
    return str(babel.numbers.format_percent(value, pattern, locale))


def folded(text: str) -> str:
    """A text as it is searched: without capitals, accents, ligatures and kinds of blanks and apostrophes."""
    plain = "".join(c for c in unicodedata.normalize("NFD", text.lower()) if not unicodedata.combining(c))
    for special, usual in (("œ", "oe"), ("æ", "ae"), ("’", "'"), ("\u00a0", " "), ("\u202f", " ")):
        plain = plain.replace(special, usual)
    return plain


def worded(error: PhylariumError, language: str = SOURCE) -> str:
    """An error as a person reads it: the message that it carries, or else the text that programmers read."""
    if isinstance(error, DamagedPack):
        return "\n".join(in_words(problem, language) for problem in error.problems)
    return str(error) if error.message is None else render(error.message, error.game, language)
