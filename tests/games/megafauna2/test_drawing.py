"""The pictures of Megafauna, second edition: where things lie, what they say, and what tells them apart."""

from __future__ import annotations

import re
from xml.etree import ElementTree

import pytest
from tests.games.megafauna2 import positions as at
from tests.games.pictures import THEMES, ids, inside, title
from tests.kit.legible import Looks, Shape, flaws, painted, transformation

from phylarium.families.fauna.rules.names import (
    BLUE,
    EMOTIONS,
    IN_DECK,
    NONE,
    ONE_ORGAN,
    ORGAN_COUNT,
    ORGANS,
    PARASITE,
    TOOLS,
)
from phylarium.families.fauna.shown import signs as shared
from phylarium.families.fauna.shown.portraits import Traits, portrait
from phylarium.families.fauna.shown.style import MOOD_COLOUR
from phylarium.games.megafauna2 import GAME
from phylarium.games.megafauna2.rules import say
from phylarium.games.megafauna2.rules.board import BIOMES, CRATONS, EAST, SHELF, SHELVES
from phylarium.games.megafauna2.rules.drift import move
from phylarium.games.megafauna2.rules.names import COLOUR_COUNT, COLOURS, EVENTS, FACES, ICONS, RESERVOIRS, SLOTS
from phylarium.games.megafauna2.rules.state import Megafauna
from phylarium.games.megafauna2.shown.drawing import DRAWING, signs
from phylarium.games.megafauna2.shown.drawing.board import DOWN, HALF, SLIM, bands, board
from phylarium.games.megafauna2.shown.drawing.climate import climate
from phylarium.games.megafauna2.shown.drawing.events import icon_words
from phylarium.games.megafauna2.shown.drawing.scene import MegafaunaScene
from phylarium.games.megafauna2.shown.drawing.tokens import PHYLA
from phylarium.kernel.engine import SPECTATOR
from phylarium.kernel.words import render
from phylarium.kit.style import Theme, contrast

FOUR = ("green", "orange", "black", "white")


def drawn(state: Megafauna, seat: int = SPECTATOR) -> str:
    return DRAWING.draw(state, seat)


def map_of(state: Megafauna) -> str:
    """The map alone."""
    return board(MegafaunaScene(state, SPECTATOR)).document(DRAWING.style, "light")


def place(picture: str, id: str) -> tuple[float, float]:
    """Where a thing of the picture lies."""

    def find(element: ElementTree.Element, x: float, y: float) -> tuple[float, float] | None:
        move = transformation(element.get("transform") or "")
        x, y = x + move[4], y + move[5]
        if element.get("id") == id:
            return x, y
        for child in element:
            found = find(child, x, y)
            if found is not None:
                return found
        return None

    found = find(ElementTree.fromstring(picture), 0, 0)
    assert found is not None, id
    return found


# --- where things lie ------------------------------------------------------------------------


def test_all_places_of_the_table_have_their_ids() -> None:
    state = at.started(*FOUR)
    there = set(ids(drawn(state)))
    assert {f"biome-{name}" for name in BIOMES} <= there
    assert {f"place-{name}-{level}" for name in BIOMES for level in ("herbivore", "carnivore")} <= there
    assert {f"slot-{slot}" for slot in SLOTS} <= there
    assert {f"reservoir-{name}" for name in RESERVOIRS} <= there
    assert {f"organ-{organ}" for organ in ORGANS} <= there
    assert {f"tool-{tool}" for tool in TOOLS} <= there
    assert {f"colour-{colour}" for colour in COLOURS} <= there
    assert {f"species-{colour}-archetype" for colour in COLOURS} <= there


def test_hexes_lie_at_their_latitudes() -> None:
    state = at.quiet(*FOUR)
    at.row(state, "siberia", "baltica", "laurentia", "gondwana")
    at.latitude(state, "siberia", 1)
    at.latitude(state, "baltica", 6)
    picture = map_of(state)
    for band in (("siberia", "baltica"), ("laurentia", "gondwana")):
        heights: dict[int, set[float]] = {}
        for name in BIOMES:
            if name.startswith(band):
                heights.setdefault(state.latitude_of(BIOMES.index(name)), set()).add(place(picture, f"biome-{name}")[1])
        assert all(len(ys) == 1 for ys in heights.values()), "one latitude is one row"
        assert [heights[latitude] for latitude in sorted(heights)] == sorted(heights.values(), key=min)


def test_landmasses_stand_in_the_order_of_the_ring() -> None:
    state = at.quiet(*FOUR)
    at.row(state, "gondwana", "laurentia", "siberia", "baltica")
    picture = map_of(state)
    order = ("gondwana", "laurentia", "siberia", "baltica")
    centres = [place(picture, f"biome-{name}-c") for name in order]
    assert centres == sorted(centres, key=lambda centre: (centre[1], centre[0])), "as one reads: the western band first"


def test_a_continent_lies_together_and_shows_no_shelf_under_a_hex() -> None:
    state = at.quiet(*FOUR)
    at.row(state, "laurentia", "baltica", "siberia", "gondwana")
    move(state, CRATONS.index("laurentia"), EAST)
    picture = map_of(state)
    (west, y1), (east, y2) = place(picture, "biome-laurentia-e"), place(picture, "biome-baltica-w")
    assert (east - west, y2 - y1) == (2 * HALF, 0)
    there = ids(picture)
    assert "biome-laurentia-middle-shelf" not in there
    assert "biome-baltica-middle-shelf" in there
    assert "Laurentia, Baltica, latitude 4" in picture


def test_beyond_a_pole_there_are_more_rows() -> None:
    state = at.quiet(*FOUR)
    at.row(state, "laurentia", "baltica", "siberia", "gondwana")
    at.latitude(state, "baltica", 2)
    move(state, CRATONS.index("laurentia"), EAST)
    plain = MegafaunaScene(state, SPECTATOR)
    assert [row for row, _, _ in bands(plain.land(), False)[0].rows] == list(range(8))
    for craton in ("laurentia", "baltica"):
        state.latitude[CRATONS.index(craton)] += 3
    beyond = MegafaunaScene(state, SPECTATOR)
    assert [row for row, _, _ in bands(beyond.land(), False)[0].rows] == list(range(9))
    assert flaws(board(beyond).document(DRAWING.style), DRAWING.style) == []


def test_four_landmasses_lie_in_two_bands_and_one_in_one() -> None:
    state = at.quiet(*FOUR)
    scene = MegafaunaScene(state, SPECTATOR)
    assert [len(band.land) for band in bands(scene.land(), False)] == [2, 2]
    assert len(bands(scene.land()[:1], False)) == 1


@pytest.mark.parametrize(("width", "height", "least"), [(390, 346, 36), (950, 700, 72)])
def test_hexes_can_be_told_apart_on_a_phone_and_on_a_desk(width: float, height: float, least: float) -> None:
    whole = board(MegafaunaScene(at.quiet(*FOUR), SPECTATOR))
    assert 2 * HALF * min(width / whole.width, height / whole.height) >= least


def test_latitudes_without_land_are_narrow() -> None:
    state = at.quiet(*FOUR)
    (first, _) = bands(MegafaunaScene(state, SPECTATOR).land(), False)
    assert {row for row, _, high in first.rows if high == DOWN} == {3, 4, 5}
    assert {row for row, _, high in first.rows if high == SLIM} == {0, 1, 2, 6, 7}


def test_tooth_and_claw_shows_only_the_latitudes_that_there_are() -> None:
    basic = board(MegafaunaScene(at.quiet("green", "orange", rules="tooth_and_claw"), SPECTATOR))
    whole = board(MegafaunaScene(at.quiet("green", "orange"), SPECTATOR))
    assert basic.height == whole.height - 2 * 5 * SLIM


# --- who is there ----------------------------------------------------------------------------


def test_creeples_stand_at_their_levels() -> None:
    state = at.bare(*FOUR)
    at.put(state, "white-archetype", "baltica-e")
    at.put(state, "black-archetype", "baltica-e-carnivore")
    picture = drawn(state)
    below, above = inside(picture, "place-baltica-e-herbivore"), inside(picture, "place-baltica-e-carnivore")
    assert ("wood white" in below, "wood black" in below) == (True, False)
    assert ("wood white" in above, "wood black" in above) == (False, True)
    assert title(picture, "place-baltica-e-carnivore") == "Black archetype, hunting in the east of Baltica"
    assert "wood" not in inside(picture, "place-baltica-w-herbivore")


def test_endangered_creeples_lie_on_their_side() -> None:
    state = at.bare(*FOUR)
    at.put(state, "white-archetype", "baltica-e")
    picture = drawn(state)
    assert "fallen-baltica-e-herbivore" not in ids(picture)
    assert "rotate(90)" not in inside(picture, "biome-baltica-e")
    at.lay(state, "orange-archetype", "baltica-e")
    picture = drawn(state)
    assert "rotate(90)" in inside(picture, "fallen-baltica-e-herbivore")
    assert title(picture, "fallen-baltica-e-herbivore") == (
        "Endangered: Orange archetype, grazing in the east of Baltica"
    )


def test_plants_are_a_third_level_on_other_planets() -> None:
    state = GAME.start(1, {"planet": "mars"}, "plants")
    assert isinstance(state, Megafauna)
    there = ids(drawn(state))
    assert "place-gondwana-c-plant" in there
    assert "place-baltica-c-plant" not in ids(drawn(at.started(*FOUR)))


def test_the_panel_of_plants_that_nobody_plays_says_when_it_is_their_turn() -> None:
    state = GAME.start(1, {"planet": "mars"}, "plants")
    state.active = at.colour("green")
    assert "played by nobody, in turn" in title(drawn(state), "colour-green")
    state.active = state.colour_of[0]
    assert "played by nobody, in turn" not in title(drawn(state), "colour-green")


def test_every_species_looks_different_without_its_colour() -> None:
    looks = set()
    for species in range(COLOUR_COUNT * 6):
        if species % 6 != PARASITE:
            plain = re.sub(r'class="[^"]*"', "", MegafaunaScene.creeple(species))
            assert plain not in looks
            looks.add(plain)
    assert len(looks) == 20


# --- the ground and the climate --------------------------------------------------------------


@pytest.mark.parametrize(
    ("where", "kind", "seen"),
    [
        ("baltica-c", "green", "piece forest"),
        ("baltica-c", "white", "piece ice"),
        ("baltica-c", "black", "piece mountain"),
        ("baltica-north-shelf", "black", "piece mountain"),
        ("baltica-north-shelf", "bloom", "piece bloom"),
    ],
)
def test_disks_are_drawn_where_they_lie(where: str, kind: str, seen: str) -> None:
    state = at.bare(*FOUR)
    at.disk(state, where, "none")
    assert seen not in inside(drawn(state), f"biome-{where}")
    at.disk(state, where, kind)
    assert seen in inside(drawn(state), f"biome-{where}")


def test_the_strip_says_how_humid_it_is_and_where_the_wind_blows() -> None:
    state = at.quiet(*FOUR)
    at.strip(state, "hothouse")
    picture = map_of(state)
    assert picture.count("piece humid") == 2 * 6, "in either band"
    assert "Latitude 2: arid, white organs win\nNo wind helps here" in picture
    assert "Latitude 3: humid, green organs win\nThe wind blows to the west" in picture
    state.windy = 1
    assert "The wind blows both ways in this turn" in map_of(state)


def test_instruments_show_disks_and_what_they_mean() -> None:
    state = at.quiet(*FOUR)
    at.reservoirs(state, oxygen=7, clouds=8)
    picture = drawn(state)
    oxygen = inside(picture, "reservoir-oxygen")
    assert oxygen.count("piece forest") == 7
    assert oxygen.count('class="open"') == state.components.oxygen_slots - 7
    assert title(picture, "reservoir-oxygen").splitlines() == [
        "Oxygen 14 %: 7 green disks lie here and not on the map",
        "All but Green have 3 actions; the dark heart is 7",
        "There is so little that microbes thrive",
    ]
    clouds = inside(picture, "reservoir-clouds")
    # What holds now is framed: of the hearts and of the sky.
    assert clouds.count('class="now"') == 2
    assert "albedo 50 %" in clouds


def test_instruments_can_be_read_wherever_their_needles_stand() -> None:
    state = at.quiet(*FOUR)
    for number in range(19):
        air = min(12, number)
        state.oxygen, state.clouds, state.air_black, state.air_white = number, air, air // 2, air - air // 2
        piece = climate(MegafaunaScene(state, SPECTATOR))
        assert flaws(piece.document(DRAWING.style), DRAWING.style) == []


def test_tooth_and_claw_has_no_instruments() -> None:
    picture = drawn(at.quiet("green", "orange", rules="tooth_and_claw"))
    assert not [id for id in ids(picture) if id.startswith("reservoir-")]
    assert "the climate stays as it is" in picture


# --- species ---------------------------------------------------------------------------------


def test_a_tableau_shows_its_cards_and_counts() -> None:
    state = at.bare(*FOUR)
    at.put(state, "white-archetype", "baltica-e")
    at.organs(state, "white-archetype", "rrg")
    at.give(state, "white-archetype", "courtship_dance")
    at.newborn(state, "white-archetype", 2)
    picture = drawn(state)
    words = inside(picture, "species-white-archetype")
    assert "1 on the map, 2 newborn, 4 unborn" in words
    assert 'id="card-courtship_dance"' in words
    assert "basal: 2 red, 1 green" in title(picture, "species-white-archetype")


def test_emotions_close_between_the_cards_of_a_personality() -> None:
    state = at.bare(*FOUR)
    at.put(state, "white-archetype", "baltica-e")
    before = inside(drawn(state), "species-white-archetype")
    assert "no emotions" in before
    at.speak(state, "white-archetype")
    after = inside(drawn(state), "species-white-archetype")
    assert "no emotions" not in after
    moods = title(drawn(state), "species-white-archetype").splitlines()[-1]
    assert moods.startswith("Emotions: ")
    assert any(emotion in moods for emotion in EMOTIONS)
    assert (shared.SPEECH in before, shared.SPEECH in after) == (False, True)


def test_monsters_hosts_and_tools_are_shown() -> None:
    state = at.bare(*FOUR)
    at.put(state, "white-archetype", "baltica-e", size=2)
    c = state.components
    free = [face for face in range(len(FACES)) if state.card_at[face // 2] == IN_DECK]
    beast = next(face for face in free if c.face_monster[face] != NONE)
    at.give_face(state, "white-archetype", FACES[beast])
    friend = next(face for face in free if c.face_mutualism[face] and face // 2 != beast // 2)
    at.give_face(state, "white-archetype", FACES[friend])
    at.host(state, "green-archetype", FACES[friend].rpartition("-")[0])
    at.tool(state, "white-archetype", "net")
    picture = drawn(state)
    assert "Host: Green archetype" in title(picture, f"card-{FACES[friend].rpartition('-')[0]}")
    assert "wood green" in inside(picture, f"card-{FACES[friend].rpartition('-')[0]}")
    assert shared.SPIKES in inside(picture, f"card-{FACES[beast].rpartition('-')[0]}")
    assert shared.TOOL in inside(picture, "species-white-archetype")
    assert "tool-net" not in ids(picture), "it is not in supply any more"


def test_a_shape_can_be_chosen_from_the_panel_of_whoever_is_asked() -> None:
    state = at.started(*FOUR)
    asked = COLOURS[state.agenda[-1].actor]
    picture = drawn(state)
    assert 'id="shape-archetype"' in inside(picture, f"species-{asked}-archetype")
    assert ids(picture).count("shape-archetype") == 1


def test_who_holds_medea_is_shown() -> None:
    state = at.quiet(*FOUR)
    state.medea = COLOURS.index("black")
    picture = drawn(state)
    assert signs.MEDEA in inside(picture, "colour-black")
    assert signs.MEDEA not in inside(picture, "colour-white")


BARE = Traits(phylum=PHYLA[3], shape=0, size=2, cards=2, parts=(), organs=0, monsters=(), venom=False, hosts=())


@pytest.mark.parametrize(
    "grown",
    [
        BARE._replace(phylum=PHYLA[2]),
        BARE._replace(shape=4),
        BARE._replace(size=3),
        BARE._replace(cards=3),
        BARE._replace(parts=((NONE, 0),)),
        BARE._replace(parts=((0, NONE),)),
        BARE._replace(parts=((0, 1),)),
        *[BARE._replace(organs=at.packed(letter * 2)) for letter in "rygbw"],
        BARE._replace(monsters=(1,)),
        BARE._replace(venom=True),
        BARE._replace(hosts=((PHYLA[0], 3),)),
    ],
)
def test_a_portrait_follows_all_that_a_species_has(grown: Traits) -> None:
    assert portrait(grown) != portrait(BARE)


def test_a_portrait_stays_in_its_box_however_it_grows() -> None:
    organs = at.packed("rygbw") * 6
    for colour in range(COLOUR_COUNT):
        for shape in range(PARASITE):
            hosts = ((PHYLA[0], 3),)
            grown = Traits(
                PHYLA[colour], shape, 6, 9, ((NONE, 0), (0, 1), (1, 2), (2, NONE)), organs, (0, 1), True, hosts
            )
            picture = f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="-66 -48 132 96">{portrait(grown)}</svg>'
            boxes = painted_boxes(picture)
            # The rim of the box itself is a line about its edge.
            assert min([min(left, top + 18) for left, top, _, _ in boxes]) >= -66.6, (colour, shape)
            assert max([max(right, bottom + 18) for _, _, right, bottom in boxes]) <= 66.6, (colour, shape)


def painted_boxes(picture: str) -> list[tuple[float, float, float, float]]:
    things = painted(ElementTree.fromstring(picture), Looks(DRAWING.style))
    return [found.box for found in things if isinstance(found, Shape)]


# --- cards and events ------------------------------------------------------------------------


def test_the_display_shows_costs_and_both_ways_up() -> None:
    state = at.started(*FOUR)
    picture = drawn(state)
    card = state.display[2]
    words = inside(picture, "slot-metabolic-3")
    assert ">4<" in words
    for face in (card * 2, card * 2 + 1):
        name = render(say.face(face), GAME.name)
        assert name in title(picture, "slot-metabolic-3")
        assert name in words


def test_emotions_make_cards_cheaper() -> None:
    state = at.quiet(*FOUR)
    state.active = COLOURS.index("white")
    species = at.species("white-archetype")
    blue = [slot for slot in range(1, 5) if state.components.card_colour[state.display[5 + slot]] == BLUE]
    assert blue
    id = f"slot-{SLOTS[5 + blue[0]]}"
    assert ">or " not in inside(drawn(state), id)
    state.moods_then[species] = ONE_ORGAN[BLUE]
    assert f">or {blue[0]}<" in inside(drawn(state), id)
    assert title(drawn(state), id).endswith(f"For {blue[0]} with the emotions of a species")


def test_turns_of_the_eras_are_filled_as_they_pass() -> None:
    state = at.started(*FOUR)
    assert "4 more turns in this era" in drawn(state)
    assert "Cenozoic" not in drawn(state)
    assert "Cenozoic" in drawn(at.started(*FOUR, chicxulub=True))
    assert "In the first turn nothing of it happens." in drawn(state)


def test_every_icon_of_every_event_is_put_into_words() -> None:
    state = at.started(*FOUR)
    kinds = set()
    for event in range(len(EVENTS)):
        for number, icon in enumerate(state.components.icons[event]):
            for craton, alien in ((NONE, False), (2, False), (2, True)):
                assert render(icon_words(state, event, number, craton, alien), GAME.name)
            kinds.add(icon.kind)
    assert kinds == set(range(len(ICONS)))


def test_events_of_other_planets_say_what_they_do_there() -> None:
    state = GAME.start(1, {"planet": "mars"}, "events")
    assert isinstance(state, Megafauna)
    state.turn = 2
    state.et_card = at.event("gamma_ray_burst")
    card = inside(drawn(state), "event-gamma_ray_burst")
    assert "Cratons are slow: they move on a stable turn" in card
    assert "Has no effect on this world" in card
    assert card.count("sign quiet") >= 1
    state.et_card = at.event("ring_of_fire")
    assert "A crater in the northeast of Tharsis" in drawn(state)


def test_events_that_do_nothing_are_muted() -> None:
    state = at.quiet("green", "orange", rules="tooth_and_claw")
    state.turn = 2
    state.et_card = at.event("gamma_ray_burst")
    card = inside(drawn(state), "event-gamma_ray_burst")
    assert card.count('class="sign"') == 1
    assert card.count("sign quiet") == 3


# --- colours ---------------------------------------------------------------------------------


@pytest.mark.parametrize("theme", THEMES)
def test_signs_can_be_told_from_what_they_stand_on(theme: Theme) -> None:
    def colour(token: str) -> str:
        return DRAWING.style.colour(token, theme)

    for name in COLOURS:
        assert contrast(colour(name), colour(f"on-{name}")) > 3
    for name in (*ORGANS, "purple"):
        assert contrast(colour(f"o-{name}"), colour(f"on-o-{name}")) > 3
    for ground in ("weeds", "swamp", "sea", "highland", "basin", "cold", "mild", "hot", "dry", "runaway", "stripe"):
        assert contrast(colour(ground), colour("ink")) > 4.5, ground


def test_each_thing_has_a_sign_of_its_own() -> None:
    for row in (shared.CREEPLES, shared.PHYLUM_BADGES, shared.ORGAN_SIGNS, shared.EMOTION_SIGNS, signs.ICON_SIGNS):
        assert len(set(row)) == len(row)
    assert len(shared.ORGAN_SIGNS) == ORGAN_COUNT
    assert len(shared.EMOTION_SIGNS) == len(MOOD_COLOUR) == len(EMOTIONS)
    assert len(signs.ICON_SIGNS) == len(ICONS)


def test_what_lies_on_the_table_overlaps_nothing_that_is_written() -> None:
    """A position with all at once: personalities, monsters, guests, endangered creeples, shelves with swimmers."""
    state = at.bare(*FOUR)
    at.put(state, "white-archetype", "baltica-e", size=6)
    at.put(state, "black-archetype", "baltica-e-carnivore", size=6)
    at.put(state, "orange-swimmer", "siberia-sw", size=5)
    at.lay(state, "green-archetype", "baltica-e", "baltica-e")
    at.lay(state, "black-archetype", "baltica-e-carnivore")
    for biome in range(SHELF):
        if biome % 7 < 3:
            at.disk(state, BIOMES[biome], ("green", "white", "black")[biome % 3])
    for shelf in SHELVES:
        at.disk(state, f"laurentia-{shelf}-shelf", "bloom")
    at.speak(state, "white-archetype")
    at.speak(state, "black-archetype")
    assert flaws(DRAWING.draw(state, SPECTATOR, layout="wide"), DRAWING.style) == []
    assert flaws(DRAWING.draw(state, SPECTATOR, layout="tall"), DRAWING.style) == []
