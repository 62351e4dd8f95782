"""A campaign from its first game to its last, with what is kept of it."""

from __future__ import annotations

from pathlib import Path

import msgspec
import pytest

from phylarium.campaign import Campaign, ways
from phylarium.campaign.story import verified
from phylarium.families.lineage import MicrobialLegacy
from phylarium.kernel.errors import DamagedRecord, OptionError
from phylarium.kernel.match import Match
from phylarium.kernel.rng import seeded

WAY = "genesis,megafauna2"


def play(match: Match, seed: str, most: int = 100_000) -> None:
    rng = seeded(seed)
    while not match.state.over() and len(match.actions) < most:
        offers = match.state.offers
        match.apply(match.state.to_move(), offers[rng.below(len(offers))])


def half(seed: str = "soup", names: tuple[str, ...] = ("ann", "bob")) -> Campaign:
    """A campaign whose first game is over."""
    campaign = Campaign.begin(WAY, names, seed)
    match = campaign.start(log=False)
    play(match, seed)
    campaign.keep(match)
    return campaign


def test_the_ways_follow_from_what_games_leave_and_take_up() -> None:
    names = [way.name for way in ways()]
    assert WAY in names
    assert all(name.startswith("genesis,") for name in names)
    assert len(names) == len(set(names))


def test_the_first_game_has_the_options_that_suit_a_campaign() -> None:
    campaign = Campaign.begin(WAY, ["ann", "bob"], "soup")
    assert campaign.start(log=False).options["macro_variant"] is True


def test_each_game_begins_with_what_the_last_one_left() -> None:
    campaign = half()
    match = campaign.start(log=False)
    assert match.game.name == "megafauna2"
    assert isinstance(match.legacy, MicrobialLegacy)
    assert [heir.seat for heir in match.legacy.players] == [0, 1]
    play(match, "land")
    campaign.keep(match)
    assert campaign.is_over()
    assert campaign.next_chapter() is None
    assert verified(campaign).ok
    points = [record.result.scores for record in campaign.records if record.result is not None]
    assert {s.name: s.total for s in campaign.standings()} == {
        "ann": points[0][0] + points[1][0],
        "bob": points[0][1] + points[1][1],
    }


def test_killed_at_any_decision_it_goes_on_where_it_was(tmp_path: Path) -> None:
    campaign = half()
    match = campaign.start(log=False)
    play(match, "land", most=20)
    campaign.keep(match)
    campaign.save(tmp_path / "story.json")
    again = Campaign.load(tmp_path / "story.json")
    assert again.text() == campaign.text()
    resumed = again.resume(log=False)
    assert resumed.actions == match.actions
    assert resumed.digests == match.digests
    assert resumed.legacy == match.legacy
    assert verified(again).ok


def test_people_may_leave_and_join_between_two_games() -> None:
    campaign = half(names=("ann", "bob", "cid"))
    campaign.seat(["eve", "cid", "ann"])
    legacy = campaign.handed_on()
    assert isinstance(legacy, MicrobialLegacy)
    colours = {heir.seat: heir.colour for heir in everybody(campaign).players}
    assert {heir.seat: heir.colour for heir in legacy.players} == {1: colours[2], 2: colours[0]}
    play(campaign.start(log=False), "land")


def everybody(campaign: Campaign) -> MicrobialLegacy:
    """What the first game left to all who played it."""
    legacy = msgspec.structs.replace(campaign, names=campaign.records[0].seats).handed_on()
    assert isinstance(legacy, MicrobialLegacy)
    return legacy


def test_nobody_comes_or_goes_while_a_game_is_under_way() -> None:
    campaign = Campaign.begin(WAY, ["ann", "bob"], "soup")
    campaign.start(log=False)
    with pytest.raises(OptionError, match="under way must end first"):
        campaign.seat(["ann", "bob", "eve"])
    with pytest.raises(OptionError, match="under way must end first"):
        campaign.start()


@pytest.mark.parametrize(
    ("names", "said"),
    [
        (["ann", "ann"], "a name of their own, not ann, ann"),
        (["a", "b", "c", "d", "e"], "genesis cannot be played by 5"),
        ([], "genesis cannot be played by 0"),
    ],
)
def test_who_cannot_play_is_told_why(names: list[str], said: str) -> None:
    with pytest.raises(OptionError, match=said):
        Campaign.begin(WAY, names, "soup")


def test_a_way_that_is_not_there_names_those_that_are() -> None:
    with pytest.raises(OptionError, match="did you mean genesis,megafauna2"):
        Campaign.begin("genesis,megafauna", ["ann", "bob"], "soup")
    with pytest.raises(OptionError, match=r"the ways are .*genesis,megafauna2"):
        Campaign.begin("checkers", ["ann", "bob"], "soup")
    with pytest.raises(OptionError, match="it is one of fossils, sum"):
        Campaign.begin(WAY, ["ann", "bob"], "soup", "glory")


def test_a_past_that_was_changed_is_found() -> None:
    campaign = half()
    campaign.start(log=False)
    record = campaign.records[0]
    assert record.result is not None
    campaign.records[0] = msgspec.structs.replace(record, seats=["ann", "zoe"])
    found = verified(campaign)
    assert (found.ok, found.chapter) == (False, 1)
    assert found.reason is not None
    assert found.reason.id == "campaign-seal"


def test_another_beginning_than_the_end_before_is_found() -> None:
    campaign = half()
    campaign.start(log=False)
    other = half("another soup")
    other.start(log=False)
    campaign.records[1] = other.records[1]
    found = verified(campaign)
    assert (found.ok, found.chapter) == (False, 2)
    assert found.reason is not None
    assert found.reason.id == "campaign-legacy"


def test_a_file_that_is_no_campaign_says_what_is_wrong(tmp_path: Path) -> None:
    path = tmp_path / "story.json"
    path.write_text("{}")
    with pytest.raises(DamagedRecord, match="this is no campaign"):
        Campaign.load(path)
    path.write_text(msgspec.json.encode(msgspec.structs.replace(half(), format=9)).decode())
    with pytest.raises(DamagedRecord, match="format 9"):
        Campaign.load(path)
    path.write_text(msgspec.json.encode(msgspec.structs.replace(half(), records=[])).decode())
    with pytest.raises(DamagedRecord, match="a seal for each game"):
        Campaign.load(path)
