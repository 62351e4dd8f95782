"""The tree of a campaign: what lived, who descended from whom, what went on, and how it is drawn."""

from __future__ import annotations

from functools import cache

import pytest
from tests.campaign.ends import ends, legacies
from tests.campaign.test_story import play
from tests.kit.legible import flaws
from tests.locales import badly_set

from phylarium.campaign import Campaign, drawn, ways
from phylarium.campaign.tree import FATES, ORIGINS, Branch, Tree, TreeChapter, TreeMoment, tree_of
from phylarium.families.lineage import MicrobialLegacy
from phylarium.kernel.match import Match
from phylarium.kernel.record import replay
from phylarium.kernel.words import PSEUDO, render

WAYS = [way.name for way in ways()]


@cache
def whole(way: str) -> Campaign:
    """A campaign from a real end of Genesis with several heirs to the end of its last game."""
    heirs = [len(legacy.heirs(3)) if end.seats == 3 else 0 for end, legacy in zip(ends(), legacies(), strict=True)]
    end = ends()[heirs.index(2)]
    campaign = Campaign.following(way, end.record(), "tree", names=["Ada", "Bengt", "Chidi"])
    match = campaign.start(log=False)
    play(match, "tree")
    campaign.keep(match)
    return campaign


@cache
def grown(way: str) -> Tree:
    return tree_of(whole(way))


@pytest.mark.parametrize("way", WAYS)
def test_every_branch_has_an_origin_a_fate_and_a_parent_that_lived_before(way: str) -> None:
    tree = grown(way)
    ids = [branch.id for branch in tree.branches]
    assert len(ids) == len(set(ids))
    for branch in tree.branches:
        assert branch.nodes[0].kind in ORIGINS
        assert branch.fate in FATES
        assert [node.kind for node in branch.nodes[1:-1] if node.kind in ORIGINS | FATES] == []
        assert branch.born <= branch.ended <= tree.chapters[branch.chapter].actions
        if branch.parent is not None:
            parent = tree.branch(branch.parent)
            assert (parent.chapter, parent.born) <= (branch.chapter, branch.born)
            assert parent.chapter >= branch.chapter - 1
            assert parent.chapter == branch.chapter or parent.fate == "goes-on"


@pytest.mark.parametrize("way", WAYS)
def test_its_moments_are_those_of_the_records(way: str) -> None:
    """What a branch is called lives in the position that it names, and no longer where it died out."""
    campaign, tree = whole(way), grown(way)
    for number, record in enumerate(campaign.records):
        match = Match.resume(record, log=False)
        lived = [
            {(lineage.seat, render(lineage.name, record.game)) for lineage in state.game().lineages(state)}
            for state in match.positions()
        ]
        for branch in tree.branches:
            if branch.chapter == number:
                seat = record.seats.index(branch.player)
                assert (seat, branch.name) in lived[branch.born]
                if branch.fate == "dies":
                    assert (seat, branch.nodes[-1].text) in lived[branch.ended - 1]


@pytest.mark.parametrize("way", WAYS)
def test_heirs_come_from_what_went_on_and_others_begin_anew(way: str) -> None:
    linked_as_taken(whole(way), grown(way))


@pytest.mark.parametrize("way", ["genesis,megafauna1", "genesis,megafauna2", "genesis,mesofauna", "genesis,combined"])
@pytest.mark.parametrize("last", [False, True])
def test_of_several_macroorganisms_the_one_that_was_chosen_or_given_goes_on(way: str, last: bool) -> None:
    found = [end for end, legacy in zip(ends(), legacies(), strict=True) if rich(legacy) and way_open(way, end.seats)]
    assert found
    for end in found:
        campaign = Campaign.following(way, end.record(), "several")
        match = campaign.start(log=False)
        while match.game.heading(match.state) is None:
            match.apply(match.state.to_move(), match.state.offers[-1 if last else 0])
        play(match, "several", most=len(match.actions) + 20)
        campaign.keep(match)
        linked_as_taken(campaign, tree_of(campaign))


def rich(legacy: MicrobialLegacy) -> bool:
    return any(len(player.macroorganisms) > 1 for player in legacy.heirs(4))


def way_open(name: str, seats: int) -> bool:
    return next(way for way in ways() if way.name == name).open_to(seats)


def linked_as_taken(campaign: Campaign, tree: Tree) -> None:
    """Whoever went on from something is linked with it, and nothing else goes on."""
    before, after = (replay(record) for record in campaign.records)
    legacy = campaign.records[1].inherited(after.game())
    assert legacy is not None
    taken = after.game().forebears(after, legacy)
    names = {name: key for key, name in before.game().ancestors(before).items()}
    places = {lineage.key: render(lineage.name, "genesis") for lineage in before.game().lineages(before)}
    for seat, player in enumerate(campaign.records[1].seats):
        linked = [b for b in tree.branches if b.player == player and b.chapter == 1 and parent_chapter(tree, b) == 0]
        assert len(linked) == (1 if seat in taken else 0)
        for branch in linked:
            assert branch.parent is not None
            assert tree.branch(branch.parent).nodes[-1].text == places[names[taken[seat]]]
    assert sum(b.fate == "goes-on" for b in tree.branches if b.chapter == 0) == len(set(taken.values()))


def parent_chapter(tree: Tree, branch: Branch) -> int | None:
    return None if branch.parent is None else tree.branch(branch.parent).chapter


def test_the_points_and_players_of_each_game_are_told() -> None:
    campaign, tree = whole(WAYS[0]), grown(WAYS[0])
    for part, record in zip(tree.chapters, campaign.records, strict=True):
        assert record.result is not None
        assert (part.players, part.points) == (record.seats, record.result.scores)
        assert (part.actions, part.over) == (len(record.actions), True)


def test_a_game_under_way_has_a_tree_too() -> None:
    campaign = Campaign.begin("genesis,megafauna1", ["ann", "bob"], "soup")
    match = campaign.start(log=False)
    play(match, "soup", most=60)
    campaign.keep(match)
    tree = tree_of(campaign)
    assert [part.over for part in tree.chapters] == [False]
    assert all(branch.fate in ("dies", "lives", "taken") for branch in tree.branches)
    assert "so far" in drawn.svg(tree)


# --- as a picture ----------------------------------------------------------------------------


@pytest.mark.parametrize("way", WAYS)
def test_the_picture_can_be_read(way: str) -> None:
    assert flaws(drawn.svg(grown(way)), drawn.TREE_STYLE) == []


def test_every_node_is_in_the_picture_with_its_moment() -> None:
    tree = grown("genesis,megafauna2")
    picture = drawn.svg(tree)
    for branch in tree.branches:
        for index, node in enumerate(branch.nodes):
            assert f'id="node-{branch.id}-{index}"' in picture
            assert f'data-chapter="{branch.chapter}" data-at="{node.at}"' in picture


def test_signs_are_told_apart_without_their_colours() -> None:
    kinds = ["begins", "returns", "becomes", "inherits", "gains", "dies", "taken", "goes-on", "lives", "born"]
    assert len({drawn.mark(kind, "a") for kind in kinds}) == len(kinds)


def test_a_crowded_tree_of_many_can_be_read() -> None:
    """Births and deaths at one moment, long names, lives of no length, players who come and go."""
    names = ["Ada", "Somebody with quite a long name", "Chidi"]
    branches = []
    for number in range(2):
        for seat, player in enumerate(names):
            for i in range(9):
                parent = f"{number}-{seat}-{i // 2}" if i else (f"0-{seat}-0" if number else None)
                died = 40 + i if i % 3 else 2 * i + 1
                nodes = [
                    TreeMoment("born" if i else "begins", 2 * i, f"Extremophile Condensation bacteria {i}"),
                    TreeMoment("becomes", 2 * i + 1, "Lamp Shells"),
                    TreeMoment(
                        "inherits", 2 * i + 1, "A very long line of the log that has to be wrapped somewhere " * 3
                    ),
                    TreeMoment("gains", 2 * i + 1, "It took a tool."),
                    TreeMoment("dies" if i else "goes-on", died if i else 60, "Lamp Shells"),
                ]
                branches.append(Branch(f"{number}-{seat}-{i}", number, player, "", parent, nodes))
    parts = [TreeChapter("genesis", "genesis", f"Game {n}", names, [1, 2, 3], 60, True) for n in range(2)]
    tree = Tree("genesis,megafauna2", names, parts, branches)
    assert flaws(drawn.svg(tree), drawn.TREE_STYLE) == []


def test_it_speaks_every_language() -> None:
    tree = tree_of(whole("genesis,megafauna1"), PSEUDO)
    picture = drawn.svg(tree, "dark", PSEUDO)
    assert picture != drawn.svg(grown("genesis,megafauna1"), "dark")
    assert flaws(picture, drawn.TREE_STYLE) == []


def test_it_can_be_told_in_a_terminal() -> None:
    told = drawn.as_text(grown("genesis,mesofauna"))
    for name in ("Ada", "Bengt", "Chidi", "Bios: Genesis", "Bios: Mesofauna", "dies out"):
        assert name in told
    lines = drawn.as_text(tree_of(whole("genesis,mesofauna"), "fr"), "fr").splitlines()
    assert [line for line in lines if badly_set(line, "fr")] == []
