"""A campaign that goes on from a game that was played elsewhere."""

from __future__ import annotations

import msgspec
import pytest
from tests.campaign.test_story import play

from phylarium.campaign import Campaign, verified
from phylarium.families.lineage import MicrobialLegacy
from phylarium.kernel.errors import DamagedRecord, OptionError
from phylarium.kernel.match import Match
from phylarium.kernel.record import Record

WAY = "genesis,megafauna1"


def genesis(*names: str, seed: str = "elsewhere") -> Record:
    """A finished game with a record of its own, with other options than a campaign would have."""
    match = Match.start("genesis", len(names), {"length": "short"}, seed, names, log=False)
    play(match, seed)
    return match.record()


def test_the_first_game_can_be_one_that_was_played_elsewhere() -> None:
    campaign = Campaign.following(WAY, genesis("ann", "bob"), "land")
    assert campaign.names == ["ann", "bob"]
    assert len(campaign.seals) == 1
    match = campaign.start(log=False)
    assert match.game.name == "megafauna1"
    assert isinstance(match.legacy, MicrobialLegacy)
    play(match, "land")
    campaign.keep(match)
    assert campaign.is_over()
    assert verified(campaign).ok


def test_its_seats_can_have_other_names() -> None:
    campaign = Campaign.following(WAY, genesis("seat 1", "seat 2"), "land", names=["ann", "bob"])
    assert campaign.records[0].seats == ["ann", "bob"]
    campaign.seat(["bob", "eve"])
    legacy = campaign.handed_on()
    assert isinstance(legacy, MicrobialLegacy)
    assert [player.seat for player in legacy.players] == [0]


def test_a_later_game_must_have_begun_with_what_the_campaign_has_come_to() -> None:
    first = genesis("ann", "bob")
    campaign = Campaign.following(WAY, first, "land")
    match = campaign.start(log=False)
    play(match, "land")
    again = Campaign.following(WAY, first, "another")
    again.take_in(match.record())
    assert again.is_over()
    assert verified(again).ok
    stranger = Campaign.following(WAY, genesis("ann", "bob", seed="another soup"), "land")
    with pytest.raises(OptionError, match="did not begin with what the campaign has come to"):
        stranger.take_in(match.record())
    assert len(stranger.records) == 1


def test_what_cannot_be_taken_in_is_refused() -> None:
    whole = genesis("ann", "bob")
    unfinished = Match.start("genesis", 2, {}, "soup", ["ann", "bob"], log=False).record()
    with pytest.raises(OptionError, match="this game of genesis is not over"):
        Campaign.following(WAY, unfinished, "land")
    marine = Match.start("marine", 2, {}, "sea", log=False).record()
    with pytest.raises(OptionError, match="game of marine, and the next one of the campaign is one of genesis"):
        Campaign.following(WAY, marine, "land")
    changed = msgspec.structs.replace(whole, digests=["00000000", *whole.digests[1:]])
    with pytest.raises(DamagedRecord, match="action 1"):
        Campaign.following(WAY, changed, "land")
    for names in (["ann"], ["ann", "ann"]):
        with pytest.raises(OptionError, match="2 seats need as many names"):
            Campaign.following(WAY, whole, "land", names=names)
    with pytest.raises(OptionError, match="it is one of fossils, sum"):
        Campaign.following(WAY, whole, "land", "glory")


def test_nothing_is_taken_in_while_a_game_is_under_way_or_after_the_end() -> None:
    campaign = Campaign.begin(WAY, ["ann", "bob"], "soup")
    campaign.start(log=False)
    with pytest.raises(OptionError, match="under way must end first"):
        campaign.take_in(genesis("ann", "bob"))


def test_too_many_for_the_next_game_are_refused_at_once() -> None:
    with pytest.raises(OptionError, match="combined cannot be played by 1"):
        Campaign.following("genesis,combined", genesis("ann"), "land")
