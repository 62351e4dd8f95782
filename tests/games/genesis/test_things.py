"""What somebody is told who looks at a card closely: every sign on it by its name, and what it does."""

from __future__ import annotations

import pytest

from phylarium.games.genesis import GAME
from phylarium.games.genesis.rules.names import ABILITIES, ABILITY_COUNT, MACROORGANISMS, MUTATIONS
from phylarium.games.genesis.shown.things import inspect
from phylarium.kernel.message import Message
from phylarium.kernel.words import render

START = GAME.start(3, seed="closely")


def told(kind: str, name: str, language: str = "en") -> list[str]:
    return [render(fact, "genesis", language) for fact in inspect(START, kind, name).facts]


def what_it_does(ability: str, language: str = "en") -> str:
    return render(Message(f"ability-{ability}-text"), "genesis", language)


def test_a_mutation_tells_its_other_side_and_what_both_can_do() -> None:
    promoted, *does = told("mutation", "ribosome_rna")
    assert promoted == "Promoted it is Nucleolus: DNA, nucleus."
    assert does == [what_it_does("dna"), what_it_does("nucleus")]


@pytest.mark.parametrize("language", ["en", "fr"])
def test_every_ability_of_every_mutation_is_explained(language: str) -> None:
    icons = START.components.mutation_ability
    for m, name in enumerate(MUTATIONS):
        row = icons[m * 2 * ABILITY_COUNT : (m * 2 + 2) * ABILITY_COUNT]
        there = {ability for ability in range(ABILITY_COUNT) if row[ability] or row[ABILITY_COUNT + ability]}
        assert there, name
        assert told("mutation", name, language)[1:] == [what_it_does(ABILITIES[a], language) for a in sorted(there)]


def test_a_macroorganism_tells_its_organs_of_both_sides() -> None:
    sea, land, *does = told("macro", "seaweed")
    assert sea == "Its organs: leaves (UV shield), oogonium (no ability), sporangium (Red Queen)."
    assert land.startswith("On land it is Mosses; its organs: rhizoids (Red Queen)")
    assert does == [what_it_does(ability) for ability in ("uv_shield", "drought_shield", "red_queen")]
    assert all(len(told("macro", name)) > 2 for name in MACROORGANISMS)


@pytest.mark.parametrize("language", ["en", "fr"])
def test_the_key_says_what_abilities_do(language: str) -> None:
    words = [text for _, text in GAME.symbols(language)]
    for ability in ABILITIES:
        assert any(text.endswith(what_it_does(ability, language)) for text in words), ability
