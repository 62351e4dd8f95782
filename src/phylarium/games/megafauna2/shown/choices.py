"""The options of a decision in words. What follows from a player's actions is told in `deeds`."""

from __future__ import annotations

from phylarium.families.fauna.rules.names import CARNIVORE, HERBIVORE, NONE, SHAPE_COUNT
from phylarium.families.fauna.shown.view import in_question
from phylarium.games.megafauna2.rules import frames, say
from phylarium.games.megafauna2.rules.actions import *
from phylarium.games.megafauna2.rules.disks import stock
from phylarium.games.megafauna2.rules.names import NO_DISK
from phylarium.games.megafauna2.rules.state import Megafauna
from phylarium.games.megafauna2.rules.values import LEVEL_COUNT
from phylarium.games.megafauna2.shown import deeds
from phylarium.games.megafauna2.shown.nouns import NOUNS
from phylarium.kernel.engine import Frame
from phylarium.kernel.message import Argument, Message


def option_words(s: Megafauna, action: int) -> Message:
    """An action in words, as one of the options of the present decision."""
    asked = in_question(s, action, deeds.choice_words, asked_words)
    return asked or deeds.action_words(s, action) or plain_words(s, action)


def plain_words(s: Megafauna, action: int) -> Message:
    """An action that needs nothing of the question to be understood."""
    if action < MUTATE:
        return Message(f"option-{WORDS[action]}")
    if action < PLACE:
        return say.shape(action - SHAPE)
    if action < FALLEN:
        return Message("option-creeple", {"place": say.place(s, action - PLACE), "who": who(s, action - PLACE)})
    if action < BIOME:
        return Message("option-fallen", {"place": say.place(s, action - FALLEN)})
    if action < RESERVOIR:
        return biome_words(s, action - BIOME)
    if action < COLOUR:
        return say.store(action - RESERVOIR)
    if action < SPECIES_AT:
        return say.colour(action - COLOUR)
    if action < ORGAN:
        return species_words(s, action - SPECIES_AT)
    return NOUNS.held(s, action, ORGAN, CARD, TOOL)


def asked_words(s: Megafauna, frame: Frame, action: int) -> Message | None:
    """An option of events and of life on the map; none where the plain words do."""
    match frame:
        case frames.SeedClouds() | frames.Land():
            if RESERVOIR <= action < COLOUR:
                return Message("option-into", {"store": say.store(action - RESERVOIR)})
        case frames.TakeDisk():
            if action == DONE:
                return Message("option-take-none")
            if BIOME <= action < RESERVOIR:
                return Message("option-from-biome", {"biome": biome_words(s, action - BIOME)})
            if RESERVOIR <= action < COLOUR:
                words: dict[str, Argument] = {
                    "store": say.store(action - RESERVOIR),
                    "number": stock(s, frame.disk, action - RESERVOIR),
                }
                return Message("option-from-store", words)
        case frames.PutDisk():
            if BIOME <= action < RESERVOIR:
                return Message("option-onto", {"biome": biome_words(s, action - BIOME)})
        case frames.Trigger():
            icon = s.components.icons[frame.event][frame.number]
            moved: dict[str, Argument] = {
                "disk": say.disk(icon.disk),
                "origin": say.store(icon.origin),
                "goal": say.store(icon.goal),
            }
            return Message("option-fire-all" if action == FIRE else "option-hold-one", moved)
        case frames.Atrophy():
            if action == DONE:
                return Message("option-atrophy-all")
            if CARD <= action < TOOL:
                return held_words(s, action - CARD)
        case frames.LoseOrgan():
            if action == SHRINK:
                if s.size[frame.species] == 1:
                    return Message("option-lose-monster")
                return Message("option-shrink-to", {"number": s.size[frame.species] - 1})
        case frames.Disperse():
            if SHAPE <= action < PLACE:
                species = frame.actor * SHAPE_COUNT + action - SHAPE
                waiting: dict[str, Argument] = {
                    "shape": say.shape(action - SHAPE),
                    "number": s.newborn[species],
                    "points": s.dispersal_points(species),
                }
                return Message("option-newborns", waiting)
        case (
            frames.DisperseTo()
            | frames.FleeTo()
            | frames.Resurrect()
            | frames.Germinate()
            | frames.SeaStart()
            | frames.Arrive()
        ):
            if action == DONE:
                stays = isinstance(frame, frames.DisperseTo)
                return Message("option-stay-unborn" if stays else "option-stay-endangered")
            if PLACE <= action < FALLEN:
                return home_words(s, action - PLACE)
        case frames.WhoFlees():
            if action == DONE:
                return Message("option-flee-no-more")
        case frames.ChooseWinner():
            if SPECIES_AT <= action < ORGAN:
                return Message("option-stays", {"species": species_words(s, action - SPECIES_AT)})
    return None


def who(s: Megafauna, place: int) -> Message:
    """Who stands at a place."""
    return say.species(s.at(place // LEVEL_COUNT, place % LEVEL_COUNT))


def biome_words(s: Megafauna, biome: int) -> Message:
    """A biome with what it is now, and with who lives there."""
    words: dict[str, Argument] = {"biome": say.biome(s, biome), "ground": say.ground(s, biome)}
    if s.disk[biome] != NO_DISK:
        words["ground"] = Message("ground-disk", {"ground": words["ground"], "disk": say.disk(s.disk[biome])})
    there = [say.species(s.at(biome, level)) for level in range(LEVEL_COUNT) if s.at(biome, level) != NONE]
    if not there:
        return Message("biome-now", words)
    words["first"] = there[0]
    if len(there) == 1:
        return Message("biome-with", words)
    words["second"] = there[1]
    return Message("biome-with-two", words)


def home_words(s: Megafauna, place: int) -> Message:
    """A place to live at: the ground, whom one would hunt there, and whom one would have to beat."""
    biome, level = divmod(place, LEVEL_COUNT)
    words: dict[str, Argument] = {"biome": say.biome(s, biome), "ground": say.ground(s, biome)}
    rival = s.at(biome, level)
    if rival != NONE:
        words["rival"] = say.species(rival)
    if level == HERBIVORE:
        return Message("option-graze" if rival == NONE else "option-graze-against", words)
    if level == CARNIVORE:
        words["prey"] = say.species(s.herbivore[biome])
        return Message("option-hunt" if rival == NONE else "option-hunt-against", words)
    return Message("option-plant" if rival == NONE else "option-plant-against", words)


def species_words(s: Megafauna, species: int) -> Message:
    """A species with its size and its organs, or its name alone when it is not there."""
    if s.size[species] == 0:
        return say.species(species)
    words: dict[str, Argument] = {
        "species": say.species(species),
        "number": s.size[species],
        "organs": say.organs(s.organs[species]),
    }
    return Message("option-species", words)


def held_words(s: Megafauna, card: int) -> Message:
    """A mutation with what lies on it."""
    words: dict[str, Argument] = {"card": say.mutation(s, card), "organs": say.organs(s.cubes[card])}
    if s.monster_on[card]:
        words["organ"] = say.organ(s.components.face_monster[s.face(card)])
        return Message("option-held-monster", words)
    return Message("option-held", words)
