"""The options of a decision in words."""

from __future__ import annotations

from phylarium.families.fauna.rules.names import *
from phylarium.families.fauna.shown.view import in_question
from phylarium.games.mesofauna.rules import acting, contests, frames, say
from phylarium.games.mesofauna.rules.actions import *
from phylarium.games.mesofauna.rules.board import *
from phylarium.games.mesofauna.rules.names import *
from phylarium.games.mesofauna.rules.state import Mesofauna
from phylarium.games.mesofauna.shown import deeds
from phylarium.games.mesofauna.shown.nouns import NOUNS
from phylarium.kernel.engine import Frame
from phylarium.kernel.message import Argument, Message, listed


def option_words(s: Mesofauna, action: int) -> Message:
    """An action in words, as one of the options of the present decision."""
    asked = in_question(s, action, deeds.choice_words, asked_words)
    return asked or plain_words(s, s.agenda[-1].actor if s.agenda else NONE, action)


def plain_words(s: Mesofauna, colour: int, action: int) -> Message:
    """An action that needs nothing of the question to be understood but who acts."""
    if action < MUTATE:
        return Message(f"option-{WORDS[action]}")
    if action < PROMOTE:
        return mutate_words(s, colour, action - MUTATE)
    if action < POPULATE:
        face = (action - PROMOTE) % (CARD_COUNT * 2)
        return promote_words(s, face) if action < SPECIATE else speciate_words(s, colour, face)
    if action < PLACE:
        return populate_words(s, colour * SHAPE_COUNT + action - POPULATE)
    if action < SPOT:
        return creeple_words(s, action - PLACE)
    if action < CRATON:
        return spot_words(s, action - SPOT)
    if action < BIOME:
        return craton_words(s, action - CRATON)
    if action < SPECIES_AT:
        return biome_words(s, action - BIOME)
    if action < COLOUR:
        return species_words(s, action - SPECIES_AT)
    if action < ORGAN:
        return say.colour(action - COLOUR)
    return NOUNS.held(s, action, ORGAN, CARD, TOOL)


def asked_words(s: Mesofauna, frame: Frame, action: int) -> Message | None:
    """An option that the question gives its meaning; none where the plain words do."""
    match frame:
        case frames.ChooseSide() if action in (DRY_SIDE, WET_SIDE):
            face = frame.craton * 2 + action - DRY_SIDE
            return Message("option-side-" + CRATON_SIDES[action - DRY_SIDE], {"hexes": face_words(s, face)})
        case frames.FirstCreeple() | frames.FirstHost():
            if PLACE <= action < SPOT:
                return home_words(s, action - PLACE)
        case frames.Speak():
            if action == PASS:
                return Message("option-go-on")
        case frames.Larvae() | frames.FlyTo() | frames.ChooseHost():
            if PLACE <= action < SPOT:
                return contest_words(s, frame.species, action - PLACE)
            if action in (DONE, FLY):
                return Message("option-fly-by-roll" if action == FLY else "option-enough-larvae")
        case frames.Flee():
            if PLACE <= action < SPOT:
                return home_words(s, action - PLACE)
            if action == DONE:
                return Message("option-let-die")
        case frames.ChooseWinner():
            if action in (INVADER, DEFENDER):
                winner = frame.species if action == INVADER else frame.rival
                return Message("option-wins", {"species": say.species(winner)})
        case frames.Collide():
            if CRATON <= action < BIOME:
                return Message("option-island", {"craton": say.craton(action - CRATON)})
    return None


# --- actions -----------------------------------------------------------------------------------


def mutate_words(s: Mesofauna, colour: int, which: int) -> Message:
    """A card of the display for a species: what it costs, what it brings, what it can become."""
    shape, slot = divmod(which, SLOT_COUNT)
    card = s.display[slot]
    words: dict[str, Argument] = {
        "species": say.species(colour * SHAPE_COUNT + shape if colour != NONE else NONE),
        "card": say.card(card),
    }
    if card == NONE:
        return Message("option-mutate-empty", words)
    words["faces"] = faces_words(s, card)
    if s.is_caterpillar():
        return Message("option-mutate-caterpillar", words)
    words["organs"] = say.organs(s.components.card_plus[card])
    words["cost"] = acting.price(s, colour * SHAPE_COUNT + shape, slot)
    return Message("option-mutate", words)


def card_words(s: Mesofauna, card: int) -> Message:
    """What a card of the display brings, what it can become, and what happens when it is turned up."""
    words: dict[str, Argument] = {
        "organs": say.organs(s.components.card_plus[card]),
        "faces": faces_words(s, card),
    }
    if s.is_caterpillar():
        return faces_words(s, card)
    events = s.components.card_events[card]
    if not events or not s.has_events():
        return Message("card-text", words)
    words["events"] = listed([say.icon(event) for event in events])
    return Message("card-text-events", words)


def faces_words(s: Mesofauna, card: int) -> Message:
    """Both ways up of a card."""
    return Message("two-faces", {"first": face_words_of(s, card * 2), "second": face_words_of(s, card * 2 + 1)})


def face_words_of(s: Mesofauna, face: int) -> Message:
    """One way up with what is on it."""
    return Message("face-with", {"face": say.face(face), "what": listed(face_parts(s, face))})


def face_parts(s: Mesofauna, face: int) -> list[Message]:
    """The part of the body with its halves, organs, silhouette and traits of a face."""
    c = s.components
    left, right = c.face_left[face], c.face_right[face]
    halves: dict[str, Argument] = {}
    if left != NONE:
        halves["left"] = say.half(left)
    if right != NONE:
        halves["right"] = say.half(right)
    part = (
        "part-none"
        if not halves
        else "part-thorax"
        if len(halves) == 2
        else "part-head"
        if left == NONE
        else "part-abdomen"
    )
    found = [Message(part, halves)]
    if c.face_plus[face]:
        found.append(Message("face-organs", {"organs": say.organs(c.face_plus[face])}))
    if c.face_shape[face] != NONE:
        found.append(Message("face-shape", {"shape": say.shape(c.face_shape[face])}))
    if c.face_venom[face] and not s.is_caterpillar():
        found.append(Message("face-venom"))
    if c.face_mutualism[face] and s.has_events():
        found.append(Message("face-mutualism"))
    if c.face_monster[face] != NONE and s.is_combined():
        found.append(Message("gift-monster", {"organ": say.organ(c.face_monster[face])}))
    return found


def promote_words(s: Mesofauna, face: int) -> Message:
    """A card is turned up in the portrait of the species that has it."""
    at = s.card_at[face // 2]
    words: dict[str, Argument] = {"card": say.card(face // 2), "face": face_words_of(s, face)}
    if at >= SPECIES_COUNT:
        return Message("option-orient", words)
    words["species"], words["name"] = say.species(at), say.face(face)
    return Message("option-promote", words)


def speciate_words(s: Mesofauna, colour: int, face: int) -> Message:
    """A card founds a species."""
    words: dict[str, Argument] = {
        "card": say.card(face // 2),
        "face": face_words_of(s, face),
        "daughter": say.species(colour * SHAPE_COUNT + s.components.face_shape[face]),
    }
    at = s.card_at[face // 2]
    if at >= SPECIES_COUNT:
        return Message("option-speciate-shown", words)
    words["species"], words["name"] = say.species(at), say.face(face)
    return Message("option-speciate", words)


def populate_words(s: Mesofauna, species: int) -> Message:
    return Message("option-populate", {"species": say.species(species), "number": s.larvae(species)})


def tool_words(_: Mesofauna, side: int) -> Message:
    """A side of a tool, whose name says whom it hunts."""
    return say.tool(side)


# --- the map -----------------------------------------------------------------------------------


def face_words(s: Mesofauna, face: int) -> Message:
    """The grounds of a side of a craton, from the top on."""
    at = face * HEX_COUNT
    return listed([Message("ground-" + GROUNDS[ground]) for ground in s.components.ground[at : at + HEX_COUNT]])


def craton_words(s: Mesofauna, craton: int) -> Message:
    """A craton with both its sides."""
    words: dict[str, Argument] = {
        "craton": say.craton(craton),
        "dry": face_words(s, craton * 2),
        "wet": face_words(s, craton * 2 + WET),
    }
    return Message("option-craton", words)


def spot_words(s: Mesofauna, spot: int) -> Message:
    """A spot by the cratons that lie around it."""
    found: list[Message] = []
    for side in range(SIDE_COUNT):
        there = spot + STEP[side]
        if there in s.spot:
            # Seen from that craton, the spot is on the other side.
            way = SIDES_OF_CRATON[(side + SIDE_COUNT // 2) % SIDE_COUNT]
            found.append(Message("spot-" + way, {"craton": say.craton(s.spot.index(there))}))
    return listed(found) if found else Message("spot-alone")


def hex_words(s: Mesofauna, biome: int) -> Message:
    """A hex with what it is, and whether a flower grows there."""
    return Message("hex-flower", {"biome": say.ground(s, biome)}) if s.flowers >> biome & 1 else say.ground(s, biome)


def biome_words(s: Mesofauna, biome: int) -> Message:
    """A hex with what it is, and with who lives there."""
    there = [say.species(s.at(biome, level)) for level in range(LEVEL_COUNT) if s.at(biome, level) != NONE]
    if not there:
        return say.ground(s, biome)
    return Message("biome-with", {"biome": say.ground(s, biome), "there": listed(there)})


def creeple_words(s: Mesofauna, place: int) -> Message:
    """A place with who is there."""
    who = s.at(place // LEVEL_COUNT, place % LEVEL_COUNT)
    if who == NONE:
        return home_words(s, place)
    return Message("option-creeple", {"place": say.place(place), "who": say.species(who)})


def home_words(s: Mesofauna, place: int) -> Message:
    """A place to live at: the ground, whom one would live on there, and whom one would have to beat."""
    biome, level = divmod(place, LEVEL_COUNT)
    words: dict[str, Argument] = {"biome": say.ground(s, biome)}
    id = "option-" + say.slug(TROPHIC[level])
    if level != HERBIVORE:
        words["food"] = say.species(s.at(biome, level % ON_HERBIVORE if level >= ON_HERBIVORE else HERBIVORE))
    rival = s.at(biome, level)
    if rival != NONE:
        words["rival"] = say.species(rival)
        id += "-against"
    return Message(id, words)


def contest_words(s: Mesofauna, species: int, place: int) -> Message:
    """A place to live at for a creeple of a species, and what would come of a contest there, where nobody may grow."""
    biome, level = divmod(place, LEVEL_COUNT)
    words = home_words(s, place)
    rival = s.at(biome, level)
    if rival in (NONE, species) or any((s.warm >> one) & 1 and s.has_monster(one) for one in (species, rival)):
        return words
    if rival // SHAPE_COUNT == species // SHAPE_COUNT:
        outcome = "outcome-own"
    else:
        outcome = "outcome-wins" if contests.contest(s, species, rival, biome, level) > 0 else "outcome-loses"
    return Message("option-with-outcome", {"option": words, "outcome": Message(outcome)})


def species_words(s: Mesofauna, species: int) -> Message:
    """A species with its organs, or its name alone when it is not there."""
    if s.size[species] == 0:
        return say.species(species)
    return Message("option-species", {"species": say.species(species), "organs": say.organs(s.organs[species])})
