"""The vocabulary of a game: every action as an integer, as a text and as a target on the board.

An action is a member of a block ("hex", "card"), so its text is `hex:D4` and its integer is the
block's start plus the member's index. Texts and integers map onto each other exactly.
"""

from __future__ import annotations

from phylarium.kernel.errors import AmbiguousAction, UnknownAction
from phylarium.kernel.message import ROW, Listing, Message


class Block:
    """A run of actions of one kind. `targets` are ids of things on the board, as the SVG has them."""

    def __init__(self, name: str, start: int, members: list[str], targets: list[str]) -> None:
        self.name = name
        self.start = start
        self.members = members
        self.targets = targets


class Vocabulary:
    """
    >>> v = Vocabulary()
    >>> v.add("hex", ["D4", "D5"])
    0
    >>> v.add("word", ["done"])
    2
    >>> v.name(1), v.parse("hex:D5"), v.target(1), v.parse("done")
    ('hex:D5', 1, 'hex-D5', 2)
    """

    def __init__(self) -> None:
        self.blocks: list[Block] = []
        self.size = 0
        self._block_of: list[int] = []
        self._by_name: dict[str, int] = {}

    def add(self, name: str, members: list[str], targets: list[str] | None = None, at: int | None = None) -> int:
        """Append a block and return its start, which is `at` where the rules have a number for it."""
        start = self.size
        if at is not None and at != start:
            raise ValueError(f"block {name!r} begins at {start}, and the rules say {at}")
        if ":" in name or len(set(members)) != len(members) or any(block.name == name for block in self.blocks):
            raise ValueError(f"block {name!r}: blocks and members must have names of their own, blocks without ':'")
        if targets is None:
            targets = [f"{name}-{member}" for member in members]
        self.blocks.append(Block(name, start, members, targets))
        self.size += len(members)
        self._block_of.extend([len(self.blocks) - 1] * len(members))
        for i, member in enumerate(members):
            self._by_name[f"{name}:{member}"] = start + i
        return start

    def block(self, action: int) -> Block:
        if not 0 <= action < self.size:
            raise UnknownAction(Message("error-action-number", {"action": str(action), "last": str(self.size - 1)}))
        return self.blocks[self._block_of[action]]

    def index(self, action: int) -> int:
        """The action's place within its block."""
        return action - self.block(action).start

    def name(self, action: int) -> str:
        block = self.block(action)
        return f"{block.name}:{block.members[action - block.start]}"

    def target(self, action: int) -> str:
        """The id of the thing on the board that stands for the action."""
        block = self.block(action)
        return block.targets[action - block.start]

    def parse(self, text: str) -> int:
        """The action of a text: `block:member`, a member that only one block has, or a number."""
        text = text.strip()
        found = self._by_name.get(text)
        if found is not None:
            return found
        if text.isdecimal():
            if len(text) > 18 or int(text) >= self.size:
                raise UnknownAction(Message("error-action-number", {"action": text[:20], "last": str(self.size - 1)}))
            return int(text)
        fits = [action for name, action in self._by_name.items() if name.partition(":")[2] == text]
        if len(fits) > 1:
            several = Listing([self.name(action) for action in fits], ROW)
            raise AmbiguousAction(Message("error-action-several", {"action": text, "actions": several}))
        if not fits:
            kinds = Listing([f"{b.name}:{b.members[0]}" for b in self.blocks if b.members], ROW)
            raise UnknownAction(Message("error-action", {"action": text[:60], "actions": kinds}))
        return fits[0]
