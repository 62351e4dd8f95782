"""What follows from the row of a campaign: its way, and who may go on in it."""

from __future__ import annotations

from collections.abc import Sequence

from phylarium.campaign import Way, way
from phylarium.kernel.errors import OptionError
from phylarium.table.people import Visitor
from phylarium.table.store import CampaignRow, SeatRow


def path_of(campaign: CampaignRow) -> Way | None:
    """The chapters of a campaign; None where this server no longer has a game of it."""
    try:
        return way(campaign.way)
    except OptionError:
        return None


def may_go_on(campaign: CampaignRow, seats: Sequence[SeatRow], visitor: Visitor) -> bool:
    """Whether somebody may begin the next chapter: the host, and everybody who has played the last one."""
    return visitor.holds(campaign.owner) or any(visitor.holds(seat.visitor_id) for seat in seats)
