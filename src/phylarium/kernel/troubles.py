"""What the system and the readers of JSON and TOML say of a file, as messages of ours: they have English words only.

Systems are known by their numbers, readers by the form of their sentences. What is not known is said without their
words: that the file cannot be read, or the number that the system gives.
"""

from __future__ import annotations

import errno
import gzip
import re
import socket
import zlib
from typing import Final

from phylarium.kernel.errors import forms
from phylarium.kernel.message import OR, Argument, Listing, Message

NUMBERS: Final = {
    errno.ENOENT: "trouble-missing",
    errno.EACCES: "trouble-denied",
    errno.EPERM: "trouble-denied",
    errno.EISDIR: "trouble-folder",
    errno.ENOTDIR: "trouble-no-folder",
    errno.EEXIST: "trouble-exists",
    errno.ENOTEMPTY: "trouble-not-empty",
    errno.ENOSPC: "trouble-full",
    errno.EDQUOT: "trouble-full",
    errno.EROFS: "trouble-read-only",
    errno.EIO: "trouble-disk",
    errno.ENAMETOOLONG: "trouble-long",
    errno.ELOOP: "trouble-loop",
    errno.EBUSY: "trouble-busy",
    errno.ETXTBSY: "trouble-busy",
    errno.EMFILE: "trouble-open",
    errno.ENFILE: "trouble-open",
    errno.ECONNREFUSED: "trouble-nobody",
    errno.ECONNRESET: "trouble-broken-off",
    errno.EPIPE: "trouble-broken-off",
    errno.ETIMEDOUT: "trouble-slow",
    errno.EHOSTUNREACH: "trouble-no-way",
    errno.ENETUNREACH: "trouble-no-way",
    errno.EADDRINUSE: "trouble-taken",
    errno.EADDRNOTAVAIL: "trouble-no-address",
}
"""What the system says of files and of other machines."""

TYPES: Final = {
    "int": "pack-wanted-int",
    "float": "pack-wanted-number",
    "str": "pack-wanted-text",
    "bool": "pack-wanted-flag",
    "array": "pack-wanted-list",
    "object": "pack-wanted-table",
    "null": "trouble-null",
}
"""What readers call kinds of values."""

READERS: Final = forms(
    (r"JSON is malformed: trailing characters \(byte (?P<byte>\d+)\)", "trouble-json-more"),
    (r"JSON is malformed: .* \(byte (?P<byte>\d+)\)", "trouble-json"),
    (r"MessagePack data is malformed: .* \(byte (?P<byte>\d+)\)", "trouble-bytes"),
    (r"Input data was truncated", "trouble-cut"),
    (r"Object missing required field `(?P<name>.*)`", "trouble-lacks"),
    (r"Object contains unknown field `(?P<name>.*)`", "trouble-unknown"),
    (r"Invalid (?:enum )?value (?P<value>.*)", "trouble-value"),
    (r"Expected `(?P<wanted>[^`]*)`, got `(?P<found>[^`]*)`", "trouble-kind"),
    (r"Expected `(?P<wanted>[^`]*)`", "trouble-wanted"),
    (r"Expected `(?P<wanted>int|float)` >=? (?P<least>\S+)", "pack-wanted-least"),
    (r"Expected `(?P<wanted>int|float)` <=? (?P<greatest>\S+)", "pack-wanted-most"),
    (r"(?:Number|Integer value) out of range", "trouble-number"),
    (r"Expected `\w+` matching regex .*", "trouble-form"),
    (r"Expected `\w+` of (?:(?:at (?:least|most) )?length|length [<>]=) .*", "trouble-length"),
)
"""The sentences of readers about what they have read: their forms, with what a message needs, and the ids."""

TOML: Final = forms(
    (r"Cannot overwrite a value|Duplicate inline table key .*|Cannot declare .* twice", "toml-twice"),
    (r"Cannot (?:redefine|mutate) .*", "toml-twice"),
    (r"Unterminated string|Expected (?:'\"\"\"'|\"'''\")", "toml-text"),
    (r"Unclosed (?:array|inline table)|Expected ']]?' at the end .*", "toml-bracket"),
    (r"Expected '=' after .*", "toml-equals"),
    (r"Expected newline or end .*", "toml-more"),
    (r"Found invalid character .*|Illegal character .*|Unescaped .*|Escaped character .*|Invalid hex .*", "toml-sign"),
    (r"Invalid (?:value|date or datetime)", "toml-value"),
)
"""The same of the reader of TOML, whose sentences end in where."""

_AT: Final = re.compile(r"(.*) \(at (?:line (\d+), column (\d+)|end of document)\)", re.DOTALL)
_PLACE: Final = re.compile(r"(.*?) - at (`key`(?: in)? ?)?`\$\.?(.*?)`", re.DOTALL)
_ERRNO: Final = re.compile(r"\[Errno (\d+)\]")


def trouble(error: BaseException) -> Message:
    """What is wrong with a file, a place in the network, or something that was read, as part of a sentence."""
    if isinstance(error, OSError) and not isinstance(error, gzip.BadGzipFile):
        return of_system(error)
    if isinstance(error, UnicodeDecodeError):
        return Message("trouble-not-text")
    if isinstance(error, RecursionError):
        return Message("trouble-deep")
    if isinstance(error, EOFError):
        return Message("trouble-cut")
    if isinstance(error, gzip.BadGzipFile | zlib.error):
        return Message("trouble-packed")
    return of_reader(str(error))


def of_system(error: OSError) -> Message:
    """What the system says. Of a place with several addresses it says the same several times."""
    if isinstance(error, socket.gaierror):
        return Message("trouble-no-host")
    number = error.errno
    if number is None:
        found = _ERRNO.search(str(error))
        if found is None:
            return Message("trouble-slow" if isinstance(error, TimeoutError) else "trouble-unsaid")
        number = int(found[1])
    if number in NUMBERS:
        return Message(NUMBERS[number])
    return Message("trouble-other", {"code": errno.errorcode.get(number, str(number))})


def quoted(code: str, text: str) -> Message:
    """What another program says of an error, by what it calls it; nobody here has words for it."""
    first = text.strip().partition("\n")[0]
    if first:
        return Message("trouble-quoted", {"code": code, "text": first})
    return Message("trouble-other", {"code": code})


def of_reader(text: str) -> Message:
    """What the reader of JSON, MessagePack or TOML says of what it read."""
    if _AT.fullmatch(text):
        return of_toml(text)
    found = _PLACE.fullmatch(text)
    if found is None:
        return _read(text)
    place = found[3].lstrip(".")
    return Message("trouble-at", {"reason": _read(found[1]), "place": place}) if place else _read(found[1])


def _read(text: str) -> Message:
    for pattern, id in READERS:
        found = pattern.fullmatch(text)
        if found is None:
            continue
        said: dict[str, Argument] = dict(found.groupdict())
        for name in ("wanted", "found"):
            if name in said:
                said[name] = _kind(str(said[name]))
        if id in ("pack-wanted-least", "pack-wanted-most"):
            return Message("trouble-wanted", {"wanted": Message(id, said)})
        return Message(id, said)
    return Message("trouble-unread")


def _kind(name: str) -> Argument:
    kinds = [Message(TYPES[kind]) if kind in TYPES else kind for kind in name.split(" | ")]
    return kinds[0] if len(kinds) == 1 else Message("pack-wanted-any", {"kinds": Listing(kinds, OR)})


def of_toml(text: str) -> Message:
    """What the reader of TOML says, and where; at the end of a file there is no line to name."""
    at = _AT.fullmatch(text)
    said = at[1] if at else text
    reason = next((Message(id) for pattern, id in TOML if pattern.fullmatch(said)), None)
    if at is None or at[2] is None:
        return Message("pack-not-toml-end", {"problem": reason or Message("toml-end")})
    where: dict[str, Argument] = {"line": at[2], "column": at[3]}
    return Message("pack-not-toml", {"problem": reason or Message("toml-other"), **where})
