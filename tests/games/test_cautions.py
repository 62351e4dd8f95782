"""Options that do nothing or only harm, each by its name in its game: the log says why, and the rule."""

from __future__ import annotations

from tests.games.marine import situation as marine
from tests.games.megafauna1 import situation as megafauna1
from tests.games.megafauna2 import acting as megafauna2_acting
from tests.games.megafauna2 import positions as megafauna2
from tests.games.mesofauna import acting as mesofauna_acting
from tests.games.mesofauna import lives as mesofauna_lives
from tests.games.mesofauna import positions as mesofauna

from phylarium.games.marine.rules.board import HEXES
from phylarium.games.megafauna2.rules import frames as megafauna2_frames
from phylarium.games.mesofauna.rules import frames as mesofauna_frames
from phylarium.kernel.caution import HARM, NOTHING, cautions
from phylarium.kernel.engine import Frame, State


def warned(state: State) -> dict[str, tuple[str, str, str]]:
    """By option: what kind of warning, the message of the log, the rule."""
    found = cautions(state.observation(state.to_move()))
    name = state.game().vocabulary.name
    return {name(caution.action): (caution.kind, caution.line[1].id, caution.line[0]) for caution in found}


def afterwards(state: State, frame: Frame) -> None:
    """The game goes on with this when all that is under way has happened."""
    under_way = state.agenda.copy()
    state.agenda.clear()
    state.push(frame)
    state.agenda.extend(under_way)


# --- Marine ----------------------------------------------------------------------------------


def test_domination_with_nothing_dominated() -> None:
    state = marine.start()
    marine.bare(state)
    marine.turn(state, "reptiles")
    assert warned(state)["place:basic@domination-1"] == (NOTHING, "log-no-effect", "domination")


def test_domination_of_something_is_not_warned_of() -> None:
    state = marine.start()
    marine.bare(state)
    marine.disks(state, "reptiles", "sun")
    marine.lay(state, "sun", "C3-D3-D4", "C5-D5-D6")
    for hex in ("C3", "D3", "D4", "D5", "D6"):
        marine.put(state, "reptiles", hex)
    marine.turn(state, "reptiles")
    assert "place:basic@domination-1" not in warned(state)


def test_competition_without_a_shared_tile() -> None:
    state = marine.start()
    marine.bare(state)
    marine.put(state, "reptiles", "D4")
    marine.put(state, "fishes", "C3")
    marine.turn(state, "reptiles")
    assert warned(state)["place:basic@competition-1"] == (NOTHING, "log-no-effect", "competition")


def test_competition_on_a_shared_tile_is_not_warned_of() -> None:
    state = marine.start()
    marine.bare(state)
    for hex in ("C3", "D3", "D4", "D5"):
        marine.put(state, "reptiles", hex)
        marine.put(state, "fishes", hex)
    marine.turn(state, "reptiles")
    terrains = {state.terrain[HEXES.index(hex)] for hex in ("C3", "D3", "D4", "D5")}
    shared = [i for i, terrain in enumerate(state.competition) if terrain in terrains]
    assert shared
    assert not {f"place:basic@competition-{i + 1}" for i in shared} & set(warned(state))


# --- Megafauna, first edition ----------------------------------------------------------------


def test_a_card_that_can_only_be_discarded() -> None:
    state = megafauna1.quiet("red", "orange")
    megafauna1.size(state, "red-dino", 6)
    megafauna1.display(state, "camouflage")
    megafauna1.turn(state, "red")
    assert warned(state)["card:camouflage"] == (NOTHING, "log-unplayable", "5.0c")


def test_a_card_that_can_be_played_is_not_warned_of() -> None:
    state = megafauna1.quiet("red", "orange")
    megafauna1.size(state, "red-dino", 2)
    megafauna1.display(state, "camouflage")
    megafauna1.turn(state, "red")
    assert "card:camouflage" not in warned(state)


def test_genes_on_a_card_are_a_reason_to_buy_it() -> None:
    state = megafauna1.quiet("red", "orange")
    megafauna1.size(state, "red-dino", 6)
    megafauna1.display(state, "camouflage")
    megafauna1.on_cards(state, 2)
    megafauna1.turn(state, "red")
    assert "card:camouflage" not in warned(state)


def test_an_animal_that_dies_at_once() -> None:
    state = megafauna1.quiet()
    megafauna1.lay(state, "cycad_thicket", "T3")
    megafauna1.lay(state, "lycopod_meadow", "T4")
    megafauna1.size(state, "red-dino", 2)
    megafauna1.dna(state, "red-dino", "BI")
    megafauna1.put(state, "green-dino", "T3", size=2)
    megafauna1.dna(state, "green-dino", "BN")
    megafauna1.turn(state, "red")
    megafauna1.do(state, "develop:red-dino")
    found = warned(state)
    assert found["place:T3-biome"] == (HARM, "log-dies", "13.6")
    assert "place:T4-biome" in megafauna1.offers(state)
    assert "place:T4-biome" not in found


def test_growing_out_of_a_cards_size_in_the_first_edition() -> None:
    state = megafauna1.quiet("red", "orange")
    megafauna1.give(state, "red-dino", "camouflage")
    megafauna1.size(state, "red-dino", 2)
    megafauna1.turn(state, "red")
    found = warned(state)
    assert found["resize:red-dino+"] == (HARM, "log-recedes", "8.0a")
    assert "resize:red-dino-" not in found


# --- Megafauna, second edition ---------------------------------------------------------------


def test_growing_out_of_a_cards_size_in_the_second_edition() -> None:
    state = megafauna2.quiet()
    megafauna2.size(state, "orange-archetype", 2)
    megafauna2.give_face(state, "orange-archetype", "aggregation_pheromones-b", "hormones-b")
    megafauna2_acting.act(state, "orange", 1)
    afterwards(state, megafauna2_frames.StartActions(megafauna2.colour("green")))
    megafauna2.do(state, "word:resize")
    found = warned(state)
    assert found["word:grow"] == (HARM, "log-outgrows", "J1")
    assert "word:keep" not in found


# --- Mesofauna -------------------------------------------------------------------------------


def test_growing_out_of_a_cards_size_with_the_giants() -> None:
    state = mesofauna.quiet("pink", "white", stage="combined")
    for name, place in (("pink-archetype", "1a"), ("white-archetype", "3a"), ("white-armored", "2a")):
        mesofauna.put(state, name, place)
    mesofauna_lives.evolved(state, "white-armored", "scutes-b", "aggregation_pheromones-b", "book_lungs-a", "eye_cup-b")
    mesofauna_lives.sized(state, "white-armored", 2)
    mesofauna_acting.act(state, "white-armored")
    afterwards(state, mesofauna_frames.ChooseAction(mesofauna.colour("pink"), mesofauna.species("pink-archetype")))
    assert warned(state)["word:grow"] == (HARM, "log-outgrows", "J3h")


def test_a_larva_that_is_killed_at_once() -> None:
    state = mesofauna_lives.wild()
    mesofauna.put(state, "purple-archetype", "1a", basal="g")
    mesofauna.put(state, "purple-armored", "1a carnivore", basal="rrr")
    mesofauna.put(state, "pink-archetype", "1c", basal="r")
    sp = mesofauna.species("pink-archetype")
    mesofauna.run(state, mesofauna_frames.Larvae(sp // 6, sp, state.larvae(sp)))
    found = warned(state)
    losing = mesofauna.at("1a")
    assert found[losing][:2] == (HARM, "log-killed")
    assert set(mesofauna.offers(state)) - set(found)
