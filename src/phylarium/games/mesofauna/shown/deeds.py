"""The options of what a species does and suffers, in words: places in a portrait, mothers, organs that go."""

from __future__ import annotations

from phylarium.families.fauna.rules.names import *
from phylarium.games.mesofauna.rules import frames, portraits, say
from phylarium.games.mesofauna.rules.actions import *
from phylarium.games.mesofauna.rules.board import *
from phylarium.games.mesofauna.rules.names import *
from phylarium.games.mesofauna.rules.state import Mesofauna
from phylarium.kernel.engine import Frame
from phylarium.kernel.message import Argument, Message, listed


def choice_words(s: Mesofauna, frame: Frame, action: int) -> Message | None:
    """An option that the question gives its meaning; none where the plain words do."""
    match frame:
        case frames.FitAfter():
            if action == FIRST:
                return Message("option-fit-first")
            if CARD <= action < TOOL:
                return Message("option-fit-after", {"face": say.mutation(s, action - CARD)})
        case frames.FitBefore():
            if action == LAST or CARD <= action < TOOL:
                return before_words(s, frame, NONE if action == LAST else action - CARD)
        case frames.CloseGap():
            if CARD <= action < TOOL:
                return part_words(s, frame, action - CARD)
        case frames.ChooseMother():
            if PLACE <= action < SPOT:
                return mother_words(s, action - PLACE)
        case frames.Atrophy():
            if CARD <= action < TOOL:
                return organs_on(s, action - CARD)
        case frames.ShedOrgan() | frames.LoseOrgan():
            if action == SHRINK and isinstance(frame, frames.LoseOrgan):
                return shrink_words(s, frame.species)
            if ORGAN <= action < CARD:
                return Message("option-lose-organ", {"organ": say.organ(action - ORGAN)})
        case frames.ChooseAction():
            words: dict[str, Argument] = {"species": say.species(frame.species)}
            if action in (PASS, NEOTENY, ZOMBIE):
                return Message(f"option-{WORDS[action]}-of", words)
            if action in (GROW, SHRINK) and frame.species != NONE:
                words["number"] = s.size[frame.species] + (1 if action == GROW else -1)
                return Message(f"option-{WORDS[action]}-of", words)
        case frames.ChooseTool():
            if action == DONE:
                return Message("option-no-tool")
    return None


def before_words(s: Mesofauna, frame: frames.FitBefore, before: int) -> Message:
    """Where a card ends in a portrait, and what goes for it."""
    row = s.row(frame.species)
    start = row.index(frame.after) + 1 if frame.after != NONE else 0
    end = row.index(before) if before in row else len(row)
    gone = [say.mutation(s, card) for card in row[start:end]]
    words: dict[str, Argument] = {"gone": listed(gone)} if gone else {}
    if before == NONE:
        return Message("option-fit-last-instead" if gone else "option-fit-last", words)
    words["face"] = say.mutation(s, before)
    return Message("option-fit-before-instead" if gone else "option-fit-before", words)


def part_words(s: Mesofauna, frame: frames.CloseGap, card: int) -> Message:
    """A part of a broken portrait, by all its cards."""
    row = s.row(frame.species)
    at = portraits.gap_of(s, frame.species)
    part = row[:at] if card in row[:at] else row[at:]
    return Message("option-keep-part", {"cards": listed([say.mutation(s, one) for one in part])})


def mother_words(s: Mesofauna, place: int) -> Message:
    """The creeple of a mother, or the host of a new parasite."""
    biome, level = divmod(place, LEVEL_COUNT)
    at = s.at(biome, level)
    words: dict[str, Argument] = {"place": say.place(place)}
    if at != NONE:
        words["species"] = say.species(at)
        return Message("option-mother", words)
    words["species"] = say.species(s.at(biome, level - ON_HERBIVORE)) if level >= ON_HERBIVORE else say.species(NONE)
    return Message("option-first-host", words)


def shrink_words(s: Mesofauna, species: int) -> Message:
    """J7d: a monster loses an organ."""
    if s.size[species] == 1:
        return Message("option-lose-monster")
    return Message("option-shrink-to", {"number": s.size[species] - 1})


def organs_on(s: Mesofauna, card: int) -> Message:
    """A mutation with the organs on it."""
    words: dict[str, Argument] = {"card": say.mutation(s, card), "organs": say.organs(s.cubes[card])}
    return Message("option-organs-and-monster" if s.monster_on[card] else "option-organs-on", words)
