"""The icons of event cards, as the rules read them."""

from __future__ import annotations


class Icon:
    """One event of an event card."""

    def __init__(self, kind: int) -> None:
        self.kind = kind
        """COLLISION to TRANSFER."""
        self.craton = -1
        """Of a collision, the impacted craton."""
        self.direction = -1
        """Of a collision EAST or WEST; of a drift -1 to the north, 1 to the south, times its steps."""
        self.latitudes: list[int] = []
        """Of a climax."""
        self.organs: list[int] = []
        """Of a radiation, the colours that it strikes."""
        self.disk = 0
        """Of a transfer, GREEN_DISK, WHITE_DISK or BLACK_DISK."""
        self.origin = -1
        """Of a transfer, OXYGEN to OFFSHORE."""
        self.goal = -1
        """OXYGEN to SKY."""
        self.gun = False
        self.condition = 0
        """ALWAYS to CLOUD_COVERED."""
        self.rain_shadow = False

    def values(self) -> tuple[object, ...]:
        """All that an icon is."""
        return (
            self.kind,
            self.craton,
            self.direction,
            tuple(self.latitudes),
            tuple(self.organs),
            self.disk,
            self.origin,
            self.goal,
            self.gun,
            self.condition,
            self.rain_shadow,
        )

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Icon) and self.values() == other.values()

    def __hash__(self) -> int:
        return hash(self.values())
