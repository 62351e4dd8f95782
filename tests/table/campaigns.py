"""Campaigns for tests of the table: near the end of a game, or with one game behind them."""

from __future__ import annotations

from functools import cache
from typing import Any

import httpx
import msgspec

from phylarium.campaign import Campaign
from phylarium.kernel.match import Match
from phylarium.kernel.rng import seeded

WAY = "genesis,megafauna2"

SEED = "s35"
"""After this game of Genesis Ben has something to choose in the set-up of Megafauna (C2g)."""

LEFT = 3
"""How many decisions are left of it."""


def played(match: Match, seed: str) -> list[str]:
    """A game to its end by chance; the actions in their order."""
    rng = seeded(seed)
    while not match.state.over():
        offers = match.state.offers
        match.apply(match.state.to_move(), offers[rng.below(len(offers))])
    return match.texts()


@cache
def ended() -> tuple[Campaign, list[str]]:
    """A campaign whose first game is over, and its actions."""
    campaign = Campaign.begin(WAY, ["Ada", "Ben"], SEED)
    match = campaign.start(log=False)
    actions = played(match, SEED)
    campaign.keep(match)
    return campaign, actions


@cache
def _nearly_over() -> tuple[str, tuple[str, ...]]:
    campaign = Campaign.begin(WAY, ["Ada", "Ben"], SEED)
    match = campaign.start(log=False)
    actions = ended()[1]
    for action in actions[:-LEFT]:
        match.apply(match.state.to_move(), action)
    campaign.keep(match)
    return campaign.text(), tuple(actions[-LEFT:])


def nearly_over() -> tuple[dict[str, Any], list[str]]:
    """A campaign a few decisions before the end of its first game, as a file has it, and those decisions."""
    text, actions = _nearly_over()
    return msgspec.json.decode(text), list(actions)


def half() -> dict[str, Any]:
    """A campaign whose first game is over, as a file has it."""
    plain: dict[str, Any] = msgspec.json.decode(ended()[0].text())
    return plain


async def brought(web: httpx.AsyncClient, *kinds: str) -> dict[str, Any]:
    """A campaign of somebody whose first game is nearly over; kinds of its two seats where not both are theirs."""
    seats = {"seats": [{"kind": kind} if kind != "bot" else {"kind": kind, "bot": "random"} for kind in kinds]}
    answer = await web.post("/api/campaigns/import", json={"campaign": nearly_over()[0], **(seats if kinds else {})})
    assert answer.status_code == 201, answer.text
    opened: dict[str, Any] = answer.json()
    return opened


async def finish(id: str, *seated: httpx.AsyncClient) -> None:
    """Play the decisions that are left of the first game, each by whoever sits there."""
    for action in nearly_over()[1]:
        seen = (await seated[0].get(f"/api/tables/{id}")).json()
        web = seated[seen["to_move"] % len(seated)]
        answer = await web.post(f"/api/tables/{id}/actions", json={"number": seen["number"], "action": action})
        assert answer.status_code == 200, answer.text
    assert (await seated[0].get(f"/api/tables/{id}")).json()["over"]
