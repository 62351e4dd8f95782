"""Tools: which species has one, and for what."""

from __future__ import annotations

from phylarium.families.fauna.rules.names import NONE
from phylarium.kernel.engine import declinable


def tool_for(tool_at: list[int], tool_side: list[int], tool_shape: list[int], species: int, shape: int) -> bool:
    """Whether a species has a tool with which it hunts a shape."""
    if species not in tool_at:
        return False
    for tool in range(len(tool_at)):
        if tool_at[tool] == species and tool_shape[tool * 2 + tool_side[tool]] == shape:
            return True
    return False


def dives(tool_at: list[int], tool_side: list[int], tool_dives: list[bool], species: int) -> bool:
    """Whether a tool of a species lets its carnivores live in water."""
    if species not in tool_at:
        return False
    for tool in range(len(tool_at)):
        if tool_at[tool] == species and tool_dives[tool * 2 + tool_side[tool]]:
            return True
    return False


def offered(tool_at: list[int], first: int, way_out: int) -> list[int]:
    """Both sides of every tool that nobody has, as actions from the first one on, and the one that takes none."""
    found: list[int] = []
    for tool in range(len(tool_at)):
        if tool_at[tool] == NONE:
            found.append(first + tool * 2)
            found.append(first + tool * 2 + 1)
    return declinable(found, way_out)


def take(tool_at: list[int], tool_side: list[int], species: int, side: int) -> None:
    """A species has a tool now, with a side of it up."""
    tool_at[side // 2] = species
    tool_side[side // 2] = side % 2
