"""The Origins sheet (Megafauna N and 18.2, Mesofauna K2): what is on it, and as text, page and picture."""

from __future__ import annotations

import re
from functools import cache

import msgspec
import pytest
from tests.games.megafauna1.situation import start as megafauna1
from tests.games.megafauna2.test_legacy import finished as megafauna2
from tests.games.mesofauna.test_legacy import finished as mesofauna
from tests.kit.legible import flaws
from tests.locales import badly_set

from phylarium.arena.rollout import play_out
from phylarium.campaign import origins
from phylarium.campaign.origins import Origins, Player
from phylarium.families.fauna.rules.names import ONE_ORGAN
from phylarium.families.lineage import HominidLegacy, TerrestrialLegacy
from phylarium.kernel.engine import State
from phylarium.kernel.errors import OptionError
from phylarium.kernel.options import Value
from phylarium.kernel.registry import game
from phylarium.kernel.rng import seeded
from phylarium.kernel.words import PSEUDO

NAMES = ["Ada", "Bengt", "Chidi", "Dolores"]

REAL: list[tuple[str, dict[str, Value]]] = [
    ("megafauna1", {}),
    ("megafauna2", {"chicxulub": True}),
    ("mesofauna", {"stage": "butterfly"}),
    ("mesofauna", {"stage": "combined"}),
]


@cache
def ended(name: str, stage: str, seed: int) -> State:
    options = dict(next(options for other, options in REAL if other == name and options.get("stage", "") == stage))
    state: State = game(name).start(3, options, f"origins {seed}")
    play_out(state, seeded(f"origins {seed}"))
    return state


def sheets() -> list[tuple[State, Origins]]:
    """Sheets of real ends of every game that has one."""
    found = []
    for name, options in REAL:
        for seed in range(6):
            state = ended(name, str(options.get("stage", "")), seed)
            if state.game().sheet(state, {}) is not None:
                found.append((state, origins.origins_of(state, NAMES[:3])))
    return found


def of(state: State, *names: str, **wishes: str) -> Origins:
    """The sheet of a position as if it were the end."""
    state.agenda.clear()
    return origins.origins_of(state, names, wishes)


def line(player: Player, about: str) -> str:
    return next(entry.text for entry in player.lines if entry.about == about)


def test_every_real_end_has_a_sheet_that_agrees_with_what_is_handed_on() -> None:
    seen = set()
    for state, sheet in sheets():
        legacy = state.game().legacy(state, {})
        assert isinstance(legacy, HominidLegacy | TerrestrialLegacy)
        assert [(one.seat, one.colour, one.points, one.place) for one in sheet.players] == [
            (one.seat, one.colour, one.points, one.place) for one in legacy.players
        ]
        known = state.game().rules()
        lines = [*sheet.world, *(one for player in sheet.players for one in player.lines)]
        tasks = [*sheet.setup, *(one for player in sheet.players for one in player.setup)]
        cited = [*(one.rule for one in lines), *(one.rule for one in tasks)]
        assert set(cited) <= set(known)
        assert sorted([*(player.name for player in sheet.players), *sheet.absent]) == NAMES[:3]
        seen.add(sheet.game)
    assert seen == {"megafauna1", "megafauna2", "mesofauna"}


@pytest.mark.rule("megafauna2", "N", "Na", "Nb", "Nc", "Nd")
def test_megafauna_tells_emotions_instincts_language_tools_and_homes() -> None:
    state = megafauna2()
    species = next(i for i, size in enumerate(state.size) if size and i // 6 == 1)
    state.moods[species] = ONE_ORGAN[2] + 2 * ONE_ORGAN[3]
    state.tool_at[0] = species
    sheet = of(state, "Ada", "Bengt", "Chidi")
    first = sheet.players[0]
    assert first.name == "Bengt"
    assert line(first, "Emotions") == "1 \N{MULTIPLICATION SIGN} happiness, 2 \N{MULTIPLICATION SIGN} jealousy"
    assert line(first, "Instincts") == "natural history, language"
    assert line(first, "Language") == "yes"
    assert line(first, "Tools") != "none"
    assert "Laurentia" in line(first, "Lives in")
    assert [(task.rule, task.text) for task in first.setup][:2] == [
        ("Na", "Choose a brain before all others."),
        ("Nb", "Leave open on the brain: natural history, language."),
    ]
    assert first.setup[2].rule == "Nc"
    second = sheet.players[1]
    assert [task.rule for task in second.setup] == ["Na", "Nb", "Nc"]
    assert second.setup[1].text == "Cover all instincts of the brain."
    assert sheet.absent == ["Ada"], "a Lazarus"
    assert sheet.setup[0].rule == "Nd"


@pytest.mark.rule("megafauna2", "N")
def test_without_the_third_era_there_is_no_sheet() -> None:
    state = megafauna2()
    state.era = 1
    with pytest.raises(OptionError, match="leads to no Origins sheet"):
        of(state, "Ada", "Bengt", "Chidi")


@pytest.mark.rule("mesofauna", "K2", "K2a", "K2b", "K2c", "K2d", "K2e")
def test_mesofauna_tells_the_map_the_folk_and_where_figures_go() -> None:
    sheet = of(mesofauna(), "Ada", "Bengt", "Chidi", white="swimmer")
    assert [one.rule for one in sheet.world] == ["K2a"] * len(sheet.world)
    assert any("an island by itself" in one.text for one in sheet.world)
    assert [one.rule for one in sheet.setup] == ["K2a", "K2a", "K2e"]
    by_colour = {player.colour: player for player in sheet.players}
    pink, white, blue = (by_colour[name] for name in ("pink", "white", "blue"))
    assert line(pink, "Eusocial") == "no"
    assert line(pink, "Folk") == "landfolk"
    assert sum("Place a figure" in task.text for task in pink.setup) == 2, "one for each continent"
    assert line(white, "Folk") == "merfolk"
    assert any(task.rule == "K2b" and task.text.startswith("7 creeples") for task in white.setup)
    assert any("starting spot" in task.text for task in white.setup)
    assert blue.lines == []
    assert any("starting spot" in task.text for task in blue.setup)


@pytest.mark.rule("mesofauna", "K2")
def test_races_of_bugs_have_no_sheet() -> None:
    state = game("mesofauna").start(2, {"stage": "caterpillar"}, "race")
    with pytest.raises(OptionError, match="leads to no Origins sheet"):
        of(state, "Ada", "Bengt")


@pytest.mark.rule("megafauna1", "18.2", "18.2a", "18.2b", "18.2c", "18.2d")
def test_the_first_edition_tells_instincts_cultures_and_the_age() -> None:
    state = megafauna1("red", "orange")
    red, orange = 0, 4
    state.icons[red] = 1 << 0
    state.icons[orange] = (1 << 0) | (1 << 6)
    state.genes[0] = 4
    state.greenhouse = 2
    sheet = of(state, "Ada", "Bengt")
    assert [player.colour for player in sheet.players] == ["orange", "red"]
    assert line(sheet.players[1], "Instincts") == "manual dexterity"
    assert sheet.world[0].text == "an ice age"
    assert [task.rule for task in sheet.players[0].setup] == ["18.2b", "18.2c", "18.2c"]
    bought = of(state, "Ada", "Bengt", red="language")
    mine = next(player for player in bought.players if player.colour == "red")
    assert line(mine, "Instincts") == "manual dexterity, language"
    assert line(mine, "Instincts that were bought") == "1"
    assert line(mine, "Language") == "yes"
    state.greenhouse = 3
    assert of(state, "Ada", "Bengt").world[0].text == "a tropical age"


def test_a_game_that_is_not_over_has_no_sheet() -> None:
    with pytest.raises(OptionError, match="is not over"):
        origins.origins_of(game("megafauna1").start(2, {}, "early"), ["Ada", "Bengt"])


def test_the_picture_can_be_read() -> None:
    for _, sheet in sheets():
        assert flaws(origins.as_svg(sheet), origins.SHEET_STYLE) == []


def test_the_page_loads_nothing_and_says_everything() -> None:
    for state, sheet in sheets()[::3]:
        page = origins.as_html(sheet, origins.board_of(state))
        assert not re.search(r"(src|href)=|<script|@import|url\((?!data:font)", page)
        assert not re.search(r"https?://(?!www\.w3\.org/2000/svg)", page)
        assert page.count("<section>") == 1 + len(sheet.players)
        for player in sheet.players:
            assert player.name in page
            for task in player.setup:
                assert escaped(task.text) in page
        assert "<svg" in page


def escaped(text: str) -> str:
    """As it stands in HTML."""
    return text.replace("&", "&amp;").replace("'", "&#x27;").replace('"', "&quot;")


def test_names_cannot_break_the_page() -> None:
    state, _ = sheets()[0]
    sheet = origins.origins_of(state, ["<b>Ada</b>", "<script>", "C&D"])
    page = origins.as_html(sheet)
    assert "<b>Ada" not in page
    assert "<script" not in page
    assert flaws(origins.as_svg(sheet), origins.SHEET_STYLE) == []


def test_it_is_data_and_a_text_in_every_language() -> None:
    state, sheet = sheets()[0]
    assert msgspec.convert(sheet.plain(), Origins) == sheet
    assert sheet.title in origins.as_text(sheet)
    foreign = origins.origins_of(state, NAMES[:3], language=PSEUDO)
    assert origins.as_text(foreign) != origins.as_text(sheet)
    french = origins.as_text(origins.origins_of(state, NAMES[:3], language="fr"))
    assert [line for line in french.splitlines() if badly_set(line, "fr")] == []
