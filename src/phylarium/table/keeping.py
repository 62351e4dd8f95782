"""Which pages a browser may keep, to be read where the server cannot be reached, and for whom.

`Phylarium-Keep: all` says that a page is the same for everybody, and `Phylarium-Keep: PERSON` that it is for whoever is
called so in this browser. As soon as a page comes for somebody else, and whenever somebody logs in or out, the worker
throws away all that was kept for a person. A table is kept only where nobody else plays and the screen does not change
hands: a lesson, or a game against bots.
"""

from __future__ import annotations

import hmac

from phylarium.table.client_view import ClientView
from phylarium.table.people import Visitor

KEEP = "Phylarium-Keep"
"""The header; a page without it is kept for nobody."""


def keeper(visitor: Visitor) -> str:
    """What somebody is called in the worker of their own browser; it opens nothing, and tells nobody who they are."""
    if visitor.row is None or not visitor.token:
        return "nobody"
    whose = f"account {visitor.row.account_id}" if visitor.row.account_id is not None else f"browser {visitor.row.id}"
    return hmac.digest(visitor.token.encode(), whose.encode(), "sha256").hex()[:16]


def may_keep(view: ClientView) -> bool:
    """Whether a table may be kept in its browser: nobody else plays, and nobody else looks at the same screen."""
    alone = all((seat.kind == "bot" and not seat.away) or seat.you for seat in view.seats)
    return alone and len(view.you) == 1
