"""What a seat may see, in data and in words.

Everything here is made from a state that was masked first (`State.masked`), so nothing here can
tell what the seat may not know.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from phylarium.games.megafauna1.rules import frames, say
from phylarium.games.megafauna1.rules.actions import *
from phylarium.games.megafauna1.rules.board import HABITAT_COUNT, HABITATS, LATITUDE
from phylarium.games.megafauna1.rules.ending import points
from phylarium.games.megafauna1.rules.flow import rounds_waited
from phylarium.games.megafauna1.rules.frames import ADJUST_SIZE, ADJUST_TRACK
from phylarium.games.megafauna1.rules.genomes import spell
from phylarium.games.megafauna1.rules.market import price
from phylarium.games.megafauna1.rules.names import *
from phylarium.games.megafauna1.rules.state import Megafauna
from phylarium.games.megafauna1.rules.values import FOSSIL_CARD, FOSSIL_TILE, ICE, NONE, TUSKER
from phylarium.kernel.lineage import Descent
from phylarium.kernel.message import Argument, Message, listed
from phylarium.kit.told import descents, int_kinds, log_lines, said, targets, view_head

# --- log lines -------------------------------------------------------------------------------

LOG_LINES: Mapping[str, tuple[str, ...]] = log_lines("""
    log-alone-lost            -
    log-alone-won             colour
    log-atlantic              -
    log-biome-extinct         - tile habitat
    log-branches              - species parent:species size:number genome
    log-buys                  colour card price:number genes:number
    log-catastrophe           - card letters:number
    log-cenozoic              -
    log-colour                colour seat:number
    log-cools                 - level
    log-culture               - species culture
    log-develops              - species place
    log-dies                  - species place
    log-discards              colour card
    log-drawn                 - card
    log-drawn-upper           - card
    log-drift                 colour victim:colour
    log-erosion               -
    log-extinct-fossil        colour card
    log-fossil-card           colour card
    log-stagnation            - rounds:number left:number
    log-unplayable            colour card
    log-game-ends             - ending
    log-heirloom              - species genome
    log-ice-age               -
    log-no-mountains          -
    log-immigrant             - tile place
    log-immigrant-dies        - tile place
    log-immigrant-lost        - tile
    log-lazarus               colour
    log-loses-carnivore-teeth - eater habitat
    log-loses-choice          - eater habitat
    log-loses-defence         - eater habitat
    log-loses-food            - eater habitat
    log-loses-later           - eater habitat
    log-loses-niche           - eater habitat
    log-loses-physiology      - eater habitat
    log-loses-prey            - eater habitat
    log-loses-teeth           - eater habitat
    log-milankovich           - card
    log-moves-aside           - eater place
    log-mutates               - species card genome
    log-new-biome             - tile habitat
    log-period                - period
    log-points                colour points:number genes:number
    log-recedes               - species card
    log-resizes               - species size:number
    log-resurrected           - species size:number place card
    log-scoring               - period count:number
    log-share                 colour count:number population:number
    log-speciates             - species parent:species card place
    log-species-extinct       - species
    log-super-fern            - tile
    log-tile-recedes          - species face
    log-track                 - species letter position:number
    log-turn                  colour turn:number
    log-turned-down           - tile habitat
    log-turned-up             - tile habitat
    log-tusker-passes         -
    log-volcano               - tile
    log-warms                 - level
    log-winner                colour
""")
"""By log message: the names of its ints and what they stand for (see `argument`); "" is not used by the message."""


IN_VAIN = frozenset({"log-unplayable"})
"""What says that a choice has come to nothing."""

LOSSES = frozenset(
    {
        "log-dies",
        "log-recedes",
        "log-species-extinct",
        "log-tile-recedes",
    }
)
"""What says that a choice costs whoever is named something."""


DESCENT: Mapping[str, Descent] = descents("""
    log-branches     born      species parent
    log-speciates    born      species parent
    log-resurrected  returns   species
    log-heirloom     inherits  species
    log-culture      gains     species
""")
"""By log message, what it tells of a species."""


INT_KINDS: Mapping[str, str] = int_kinds(
    "card child:species genome habitat:biome parent:species roadrunner size:number species"
)


TARGETS: Mapping[str, list[str]] = {
    **targets(place=PLACE_NAMES, colour=COLOURS),
    "habitat": [f"place-{habitat}-biome" for habitat in HABITATS],
}


def argument(s: Megafauna, kind: str, value: int) -> Message | int | str:
    """An int of a log line or of a frame as words."""
    match kind:
        case "eater":
            return say.species(value) if value < SPECIES_COUNT else say.tile(value)
        case "place":
            # By its name alone: the biome there may be another one when the line is read.
            return Message("place-" + PLACES[value % PLACE_COUNT], {"habitat": HABITATS[value // PLACE_COUNT]})
        case "habitat":
            return HABITATS[value]
        case "biome":
            # With what lies there now, which a question is about.
            return say.habitat(s, value)
        case "letter":
            return LETTERS[value]
        case "roadrunner":
            return say.letter(ROADRUNNER + value)
        case "ending":
            return Message(f"ending-{value & -value}")
    return said(say, kind, value)


# --- options ---------------------------------------------------------------------------------


def option_words(s: Megafauna, action: int) -> Message:
    """An action in words, as one of the options of the present decision."""
    if action < CARD:
        if action == DONE and asked(s) in (ADJUST_SIZE, ADJUST_TRACK):
            return Message("option-stay")
        return Message(f"option-{WORDS[action]}")
    if action < RESIZE:
        return buy_words(s, action - CARD)
    if action < CULTURE:
        species, larger = divmod(action - RESIZE, 2)
        return Message(
            "option-larger" if larger else "option-smaller",
            {"species": say.species(species), "number": s.size[species] + (1 if larger else -1)},
        )
    if action < TRACK:
        species, culture = divmod(action - CULTURE, CULTURE_COUNT)
        return Message(
            "option-culture",
            {
                "species": say.species(species),
                "culture": say.culture(culture),
                "text": Message(f"culture-{CULTURES[culture]}-text"),
            },
        )
    if action < DEVELOP:
        at, more = divmod(action - TRACK, 2)
        species, roadrunner = divmod(at, ROADRUNNER_COUNT)
        return Message(
            "option-track-more" if more else "option-track-less",
            {"species": say.species(species), "letter": LETTERS[ROADRUNNER + roadrunner]},
        )
    if action < BRANCH:
        return Message("option-develop", {"species": species_words(s, action - DEVELOP)})
    if action < SPECIES_AT:
        parent, shape = divmod(action - BRANCH, SHAPE_COUNT)
        return Message(
            "option-branch",
            {"species": say.shape(parent // SHAPE_COUNT, shape), "parent": species_words(s, parent)},
        )
    if action < PLACE:
        words = species_words(s, action - SPECIES_AT)
        frame = s.agenda[-1] if s.agenda else None
        if isinstance(frame, frames.PlayCard) and frame.card >= GENOTYPE:
            return Message("option-parent", {"species": words})
        return words
    if action < DRIFT:
        return place_words(s, action - PLACE)
    if action < FACE:
        return Message("option-drift", {"colour": say.colour(action - DRIFT), "number": s.genes[action - DRIFT]})
    if action < INHERITED:
        face = action - FACE
        c = s.components
        return Message(
            "option-face",
            {
                "letters": say.letters(c.face_genome[face]),
                "other": say.letters(c.face_genome[face ^ 1]),
                "sizes": sizes_words(c.face_smallest[face], c.face_largest[face]),
            },
        )
    if action < SIZE_OF:
        roadrunner, less = divmod(action - INHERITED, ROADRUNNER_MOST)
        return Message("option-inherit", {"letters": LETTERS[ROADRUNNER + roadrunner] * (less + 1)})
    return Message("option-size", {"number": action - SIZE_OF + 1})


def asked(s: Megafauna) -> int:
    """The operation that waits for a decision, or none."""
    return s.agenda[-1].op if s.agenda else NONE


def species_words(s: Megafauna, species: int) -> Message:
    """A species with its size and its genome, or its name alone when it does not live."""
    if s.size[species] == 0:
        return say.species(species)
    if s.genome[species] == 0:
        return Message("option-species-bare", {"species": say.species(species), "number": s.size[species]})
    return Message(
        "option-species",
        {
            "species": say.species(species),
            "number": s.size[species],
            "letters": say.letters(s.genome[species]),
        },
    )


def buy_words(s: Megafauna, card: int) -> Message:
    """A card of a display: what it costs, what lies on it, what it does."""
    words: dict[str, Argument] = {"card": say.card(card), "text": card_text(s, card)}
    if card not in s.display:
        return Message("option-card", words)
    place = s.display.index(card)
    words["price"] = price(place)
    words["genes"] = s.on_card[place]
    words["display"] = say.display(place // DISPLAY_SLOTS)
    return Message("option-buy", words)


def card_text(s: Megafauna, card: int) -> Message:
    """What a card is good for: letters, sizes and instincts, or the two sides of a genotype."""
    c = s.components
    if card < GENOTYPE:
        words: dict[str, Argument] = {
            "letters": say.genome(c.genome[card]),
            "sizes": sizes_words(c.smallest[card], c.largest[card]),
        }
        instincts = [i for i in range(INSTINCT_COUNT) if c.instincts[card] >> i & 1]
        if instincts:
            words["instincts"] = listed([say.instinct(i) for i in instincts])
            return Message("card-text-instinct", words)
        return Message("card-text", words)
    sides = [side_text(s, card, dynasty) for dynasty in range(len(DYNASTIES))]
    colour = s.active
    if colour >= 0:
        return sides[DYNASTY[colour]]
    return listed(sides)


def sizes_words(least: int, greatest: int) -> Message:
    """The sizes that a card or tile fits."""
    if least == greatest:
        return Message("sizes-one", {"number": least})
    return Message("sizes-range", {"least": least, "greatest": greatest})


def side_text(s: Megafauna, card: int, dynasty: int) -> Message:
    """One side of a genotype."""
    c = s.components
    g = card - GENOTYPE
    return Message(
        "card-text-genotype",
        {
            "name": side_name(card, dynasty),
            "shape": Message("shape-" + SHAPES[dynasty][c.genotype_shape[g][dynasty]]),
            "letters": say.letters(c.genotype_genome[g][dynasty]),
            "sizes": sizes_words(c.genotype_smallest[g][dynasty], c.genotype_largest[g][dynasty]),
        },
    )


def side_name(card: int, dynasty: int) -> Message:
    """The animals on one side of a genotype."""
    name = f"{CARDS[card]}-{DYNASTIES[dynasty]}"
    return Message("card-" + name.replace("_", "-"))


def event_text(s: Megafauna, card: int) -> Message:
    """What happens when a card is drawn for the lower display (6.0)."""
    c = s.components
    event = c.event[card]
    if event == CATASTROPHE:
        way = "event-catastrophe-up" if c.event_shift[card] > 0 else "event-catastrophe-down"
        return Message(way, {"number": c.event_level[card]})
    if event == MILANKOVICH:
        return Message("event-milankovich", {"where": listed([say.latitude(i) for i in c.event_latitudes[card]])})
    return Message(f"event-{EVENTS[event]}", {"number": c.new_tiles})


def place_words(s: Megafauna, place: int) -> Message:
    """A place with what it asks for and who is there."""
    words: dict[str, Argument] = {"place": say.place(s, place), "who": who_is_at(s, [place])}
    habitat, part = divmod(place, PLACE_COUNT)
    tile = s.biome[habitat]
    if part == HUNT:
        words["prey"] = who_is_at(s, [place - HUNT + BIOME, place - HUNT + HUSK])
        return Message("option-place-hunt", words)
    if tile < 0:
        return Message("option-place-farm", words)
    words["letters"] = say.genome(s.components.need[tile] if part == BIOME else max(0, s.components.husk[tile]))
    words["niche"] = niche_words(s.components.niche[tile])
    return Message("option-place-need", words)


def niche_words(niche: int) -> Message:
    """A niche in words: a letter, size, or a colour."""
    if niche < SIZE:
        return Message("niche-letter", {"letter": LETTERS[niche]})
    if niche == SIZE:
        return Message("niche-size")
    return say.colour(niche - COLOUR)


def who_is_at(s: Megafauna, places: list[int]) -> Message:
    """The animals and immigrants in some places."""
    found: list[Message] = []
    for place in places:
        found += [counted_species(i, s.count(place, i)) for i in range(SPECIES_COUNT) if s.count(place, i) > 0]
        found += [say.tile(tile) for tile in s.invaders_at(place)]
    return listed(found) if found else Message("nobody")


def counted_species(species: int, number: int) -> Message:
    if number == 1:
        return say.species(species)
    return Message("counted", {"number": number, "what": say.species(species)})


def heading(s: Megafauna) -> Message | None:
    """What the lines of the log are headed by that follow from this position."""
    if s.active < 0:
        return None
    return Message("heading-turn", {"turn": s.turn, "period": say.period(s.period), "colour": say.colour(s.active)})


def waited(s: Megafauna) -> Message:
    """How many of the rounds have gone by after which a game without purchases from the lower display ends."""
    return Message("rounds-waited", {"rounds": rounds_waited(s), "most": s.components.stagnation_rounds})


# --- the view as data ------------------------------------------------------------------------


def view_of(s: Megafauna, seat: int) -> dict[str, Any]:
    """The masked state as plain data with the rulebook's names."""
    return {
        **view_head(s, seat),
        "turn": s.turn,
        "active": COLOURS[s.active] if s.active >= 0 else None,
        "period": PERIODS[s.period],
        "era": ERAS[s.era],
        "greenhouse": GREENHOUSE[s.greenhouse],
        "atlantic": s.atlantic == 1,
        "catastrophes": s.catastrophes,
        "last_turn": s.ending != 0,
        "rounds_waited": rounds_waited(s),
        "players": [player_view(s, c) for c in s.playing()],
        "habitats": {HABITATS[h]: habitat_view(s, h) for h in range(HABITAT_COUNT)},
        "displays": {
            DISPLAYS[i]: [card_view(s, i * DISPLAY_SLOTS + slot) for slot in range(DISPLAY_SLOTS)]
            for i in range(len(DISPLAYS))
        },
        "decks": {PERIODS[i]: s.deck_left[i] for i in range(len(PERIODS))},
        "general_deck": len(s.general),
        "pools": {"mesozoic": len(s.mesozoic), "cenozoic": len(s.cenozoic)},
        "tar_pit": [TILES[t] for t in s.tarpit],
    }


def player_view(s: Megafauna, colour: int) -> dict[str, Any]:
    first = colour * SHAPE_COUNT
    return {
        "colour": COLOURS[colour],
        "seat": s.seat_of[colour] if s.seat_of[colour] != TUSKER else None,
        "dynasty": DYNASTIES[DYNASTY[colour]],
        "teeth": TEETH[colour],
        "genes": s.genes[colour],
        "points": points(s, colour),
        "population": s.headcount(colour),
        "lazarus": not s.alive(colour),
        "fossil_tiles": [TILES[t] for t, at in enumerate(s.tile_at) if at == FOSSIL_TILE + colour],
        "fossil_cards": [CARDS[c] for c, at in enumerate(s.card_at) if at == FOSSIL_CARD + colour],
        "heritage": [HERITAGE[i] for i in range(HERITAGE_COUNT) if s.heritage[colour * HERITAGE_COUNT + i] == NONE],
        "species": [species_view(s, species) for species in range(first, first + SHAPE_COUNT)],
    }


def species_view(s: Megafauna, species: int) -> dict[str, Any]:
    colour = species // SHAPE_COUNT
    return {
        "name": SPECIES[species],
        "alive": s.size[species] > 0,
        "size": s.size[species],
        "genome": spell(s.genome[species]),
        "cards": [CARDS[c] for c in stack_of(s, species)],
        "heritage": [FACES[face] for face in faces_of(s, colour, species)],
        "instincts": [INSTINCTS[i] for i in range(INSTINCT_COUNT) if s.instincts(species) >> i & 1],
        "cultures": [CULTURES[i] for i in range(CULTURE_COUNT) if s.cultures[species] >> i & 1],
        "on_map": s.population[species],
        "supply": s.supply[species],
    }


def stack_of(s: Megafauna, species: int) -> list[int]:
    """The cards in the stack of a species."""
    return [card for card in range(CARD_COUNT) if s.card_at[card] == species]


def faces_of(s: Megafauna, colour: int, species: int) -> list[int]:
    """The heritage faces in the stack of a species."""
    worn = s.heritage[colour * HERITAGE_COUNT : (colour + 1) * HERITAGE_COUNT]
    return [tile * 2 + at % 2 for tile, at in enumerate(worn) if at >= 0 and at // 2 == species]


def habitat_view(s: Megafauna, h: int) -> dict[str, Any]:
    tile = s.biome[h]
    found: dict[str, Any] = {
        "latitude": LATITUDES[LATITUDE[h]],
        "ground": "ice" if s.ground(h) == ICE else GROUNDS[s.ground(h)],
        "climax": s.climax(h),
        "biome": TILES[tile] if tile >= 0 else None,
    }
    if tile >= 0:
        c = s.components
        found["flipped"] = s.flipped[h] == 1
        found["need"] = spell(c.need[tile])
        found["husk"] = spell(c.husk[tile]) if c.husk[tile] >= 0 else None
        found["niche"] = NICHES[c.niche[tile]]
        found["star"] = STARS[c.star[tile]]
        found["mark"] = MARKS[c.mark[tile]]
    found["places"] = {PLACES[part]: place_view(s, h * PLACE_COUNT + part) for part in range(PLACE_COUNT)}
    return found


def place_view(s: Megafauna, place: int) -> dict[str, Any]:
    return {
        "animals": {SPECIES[i]: s.count(place, i) for i in range(SPECIES_COUNT) if s.count(place, i) > 0},
        "immigrants": [immigrant_view(s, tile) for tile in s.invaders_at(place)],
    }


def immigrant_view(s: Megafauna, tile: int) -> dict[str, Any]:
    c = s.components
    i = tile - IMMIGRANT
    return {
        "name": TILES[tile],
        "role": ROLES[c.immigrant_role[i]],
        "size": None if c.immigrant_role[i] == PREDATOR else c.immigrant_size[i],
        "genome": spell(c.immigrant_genome[i]),
    }


def card_view(s: Megafauna, place: int) -> dict[str, Any] | None:
    card = s.display[place]
    if card < 0:
        return None
    return {"card": CARDS[card], "price": price(place), "genes": s.on_card[place]}
