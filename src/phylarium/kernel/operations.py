"""What can be on the agenda of a game: every operation with its frame, the names of its ints, and its step.

A step is found by the name of its class, which is also the name of its frame: nobody keeps a table of them.
"""

from __future__ import annotations

import pkgutil
import re
from collections.abc import Callable, Mapping, Sequence
from functools import partial
from importlib import import_module
from operator import attrgetter
from typing import Any

from phylarium.kernel.engine import Frame, Step
from phylarium.kernel.errors import DamagedState

AnyStep = Step[Any, Any]


class Operations:
    """The operations of a game, by number. A later package may have a step of its own for a frame of an earlier one."""

    def __init__(self, frames: Mapping[int, type[Frame]], packages: Sequence[str]) -> None:
        by_name: dict[str, type[AnyStep]] = {}
        rules: dict[str, str] = {}
        for package in packages:
            by_name.update(steps_of(package))
            rules.update(getattr(import_module(f"{package}.frames"), "RULES", {}))
        self.frames = dict(frames)
        count = max(self.frames, default=-1) + 1
        self.steps: list[AnyStep] = [Step() for _ in range(count)]
        """By number. Where there is no operation, between those of a family and those of a game, a step without any."""
        self.names = [""] * count
        self.ints: list[tuple[str, ...]] = [()] * count
        self._gather: list[Callable[[Frame], Any]] = [_nothing] * count
        for op, frame in self.frames.items():
            kind = by_name.pop(frame.__name__, None)
            if kind is None:
                raise TypeError(f"no step is called {frame.__name__}, as a frame is: generate the frames anew")
            self.steps[op] = kind()
            self.names[op] = frame.__name__
            self.steps[op].ask = self.steps[op].ask or question(frame.__name__)
            self.steps[op].rule = self.steps[op].rule or rules.get(frame.__name__, "")
            self.ints[op] = int_names(self.steps[op].ints)
            if len(self.ints[op]) == 1:
                self._gather[op] = partial(_alone, self.ints[op][0])
            elif self.ints[op]:
                self._gather[op] = attrgetter(*self.ints[op])
        self.deciding = [step.decides for step in self.steps]
        """By number, whether the step is a choice."""
        if by_name:
            raise TypeError(f"there are no frames for the steps {', '.join(by_name)}: generate them")
        self.widest = max((len(names) for names in self.ints), default=0)
        """The most ints that a frame has beside its actor."""

    def plain(self, frame: Frame) -> list[int]:
        """A frame as ints: operation, seat, actor and its own."""
        return [frame.op, frame.seat, frame.actor, *self._gather[frame.op](frame)]

    def named(self, frame: Frame) -> dict[str, int | str]:
        """A frame with the names of its ints."""
        row: dict[str, int | str] = {"step": self.names[frame.op], "seat": frame.seat, "actor": frame.actor}
        for name in self.ints[frame.op]:
            row[name] = getattr(frame, name)
        return row

    def restored(self, row: Sequence[int]) -> Frame:
        """The frame that `plain` wrote."""
        if len(row) < 3 or row[0] not in self.frames:
            raise DamagedState(f"the agenda names step {row[0] if row else 'none'}, which there is not")
        op, seat, actor, *ints = row
        names = self.ints[op]
        if len(ints) != len(names):
            wanted = f"has {', '.join(names)}" if names else "has no ints of its own"
            raise DamagedState(f"step {self.names[op]} on the agenda {wanted}; there are {len(ints)}")
        kind: Callable[..., Frame] = self.frames[op]
        frame = kind(actor, *ints)
        frame.seat = seat
        return frame

    def read(self, row: dict[str, object]) -> list[object]:
        """The ints of a frame that `named` wrote, with what is wrong said in its names."""
        name = row.get("step")
        if not isinstance(name, str) or name not in self.names or not name:
            raise DamagedState(f"the agenda names step {name!r}, which there is not")
        op = self.names.index(name)
        keys = ("seat", "actor", *self.ints[op])
        wrong = sorted(set(row) - {"step", *keys}) or [key for key in keys if key not in row]
        if wrong:
            raise DamagedState(f"step {name} on the agenda has {', '.join(keys)}; look at {wrong[0]!r}")
        return [op, *(row[key] for key in keys)]


def _nothing(frame: Frame) -> tuple[int, ...]:
    return ()


def _alone(name: str, frame: Frame) -> tuple[int]:
    return (getattr(frame, name),)


def int_names(ints: str) -> tuple[str, ...]:
    """The names in a step's `ints`, without their defaults."""
    return tuple(part.partition("=")[0] for part in ints.split())


def question(step: str) -> str:
    """The id of the message that a step asks with, unless it names another: `ask-place-organ` for PlaceOrgan."""
    return "ask" + re.sub("(?=[A-Z])", "-", step).lower()


def steps_of(package: str) -> dict[str, type[AnyStep]]:
    """The steps of a package of rules by the names of their classes; names that begin with `_` only serve others."""
    found: dict[str, type[AnyStep]] = {}
    home = import_module(package)
    for module_name in sorted({info.name for info in pkgutil.iter_modules(home.__path__)}):
        module = import_module(f"{package}.{module_name}")
        for name, value in vars(module).items():
            if (
                isinstance(value, type)
                and issubclass(value, Step)
                and value.__module__ == module.__name__
                and not name.startswith("_")
                and module_name != "steps"
            ):
                if name in found:
                    raise TypeError(f"two steps are called {name}: {found[name].__module__} and {value.__module__}")
                found[name] = value
    return found
