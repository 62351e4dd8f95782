"""What games say alike of a thing that somebody looks at closely."""

from __future__ import annotations

from collections.abc import Sequence

from phylarium.kernel.message import ROW, Listing, Message


def parted(target: str) -> tuple[str, str]:
    """The kind of a thing and its own name, of its id.

    >>> parted("card-egg_tooth")
    ('card', 'egg_tooth')
    """
    kind, _, name = target.partition("-")
    return kind, name


def for_whom(some: str, nobody: str, whom: Sequence[Message]) -> Message:
    """Who is meant: the message of one id where there is anybody, that of another where there is not."""
    return Message(some, {"who": Listing(whom, ROW)}) if whom else Message(nobody)
