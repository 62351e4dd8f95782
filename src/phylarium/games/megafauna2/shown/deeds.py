"""The options of a player's actions in words: cards with what they give, and the choices that follow an action."""

from __future__ import annotations

from phylarium.families.fauna.rules.names import COLUMN_COUNT, NONE, SHAPE_COUNT, TOOL_COUNT
from phylarium.games.megafauna2.rules import acting, frames, say
from phylarium.games.megafauna2.rules.actions import *
from phylarium.games.megafauna2.rules.names import CARD_COUNT, SLOT_COUNT, SPECIES_COUNT
from phylarium.games.megafauna2.rules.state import Megafauna
from phylarium.kernel.engine import Frame
from phylarium.kernel.message import Argument, Message, listed

# --- what cards give -------------------------------------------------------------------------


def card_text(s: Megafauna, card: int) -> Message:
    """An unpromoted card: its organs, and what it can be promoted to."""
    words: dict[str, Argument] = {
        "organs": say.organs(s.components.card_plus[card]),
        "first": face_text(s, card * 2),
        "second": face_text(s, card * 2 + 1),
    }
    return Message("card-text-horror" if s.components.card_horror[card] else "card-text", words)


def face_text(s: Megafauna, face: int) -> Message:
    """A way up of a promoted card: its name, its greatest size and all that it gives."""
    c = s.components
    words: dict[str, Argument] = {"face": say.face(face), "size": c.face_size[face]}
    if c.face_shape[face] != NONE:
        words["shape"] = say.shape(c.face_shape[face])
        if c.face_recession[face] == 0:
            return Message("face-text-founds", words)
        words["organs"] = say.organs(c.face_recession[face])
        return Message("face-text-founds-receding", words)
    words["gifts"] = listed(gifts(s, face))
    return Message("face-text", words)


def gifts(s: Megafauna, face: int) -> list[Message]:
    """What a promotion that founds no species gives."""
    c = s.components
    found: list[Message] = []
    if c.face_plus[face]:
        found.append(say.organs(c.face_plus[face]))
    if c.face_monster[face] != NONE:
        found.append(Message("gift-monster", {"organ": say.organ(c.face_monster[face])}))
    left, right = c.face_left[face], c.face_right[face]
    if left != NONE and right != NONE:
        found.append(Message("gift-brain", {"left": say.emotion(left), "right": say.emotion(right)}))
    elif left != NONE:
        found.append(Message("gift-tail", {"emotion": say.emotion(left)}))
    elif right != NONE:
        found.append(Message("gift-head", {"emotion": say.emotion(right)}))
    if c.face_venom[face]:
        found.append(Message("gift-venom"))
    if c.face_mutualism[face]:
        found.append(Message("gift-mutualism"))
    if c.face_skeletal[face] != NONE:
        found.append(Message("gift-skeletal", {"number": c.face_skeletal[face]}))
    return found or [say.organs(0)]


# --- the actions themselves ------------------------------------------------------------------


def action_words(s: Megafauna, action: int) -> Message | None:
    """A selection, a promotion or newborns; none for another block of the vocabulary."""
    if MUTATE <= action < PROMOTE:
        return mutate_words(s, action - MUTATE)
    if PROMOTE <= action < POPULATE:
        return promote_words(s, action - PROMOTE)
    if POPULATE <= action < POPULATE + SHAPE_COUNT * MOST_BORN:
        shape, number = divmod(action - POPULATE, MOST_BORN)
        return Message("option-populate", {"number": number + 1, "shape": say.shape(shape)})
    return None


def mutate_words(s: Megafauna, which: int) -> Message:
    """A card of the display for a species: what it costs of what is left, and what it gives."""
    shape, slot = divmod(which, SLOT_COUNT)
    card = s.display[slot]
    words: dict[str, Argument] = {"shape": say.shape(shape), "row": say.display_row(slot // COLUMN_COUNT)}
    if card == NONE or s.active == NONE:
        words["column"] = slot % COLUMN_COUNT + 1
        return Message("option-mutate-empty", words)
    species = s.active * SHAPE_COUNT + shape
    words["card"] = say.card(card)
    words["cost"] = acting.price(s, species, slot)
    words["left"] = acting.purse(s, species)
    words["text"] = card_text(s, card)
    return Message("option-mutate", words)


def promote_words(s: Megafauna, face: int) -> Message:
    """A mutation turned one way up."""
    card = face // 2
    words: dict[str, Argument] = {"card": say.card(card), "text": face_text(s, face)}
    if card not in s.held:
        return Message("option-promote", words)
    words["shape"] = say.shape(s.card_at[card] % SHAPE_COUNT)
    return Message("option-speciate" if s.components.face_shape[face] != NONE else "option-promote-of", words)


# --- the choices that follow -----------------------------------------------------------------


def choice_words(s: Megafauna, frame: Frame, action: int) -> Message | None:
    """An option of a choice that follows an action; none where another kind of choice is asked."""
    match frame:
        case frames.ChooseAction():
            if action == PASS:
                return Message("option-pass-none" if s.actions_left == 0 else "option-pass")
        case frames.ResizeSpecies() | frames.FollowSize():
            return size_words(s, frame.species, action)
        case frames.ShedOrgan():
            if action == KEEP:
                return Message("option-shed-nothing")
            if ORGAN <= action < CARD:
                return Message("option-shed", {"organ": say.organ(action - ORGAN)})
        case frames.Arrange():
            return row_words(s, action)
        case frames.ChooseTool():
            if action == DONE:
                return Message("option-no-tool")
            if TOOL <= action < TOOL + TOOL_COUNT * 2:
                return tool_words(s, action - TOOL)
        case frames.ChooseMother():
            return mother_words(s, action)
        case frames.ChooseHost():
            if SPECIES_AT <= action < SPECIES_AT + SPECIES_COUNT:
                return host_words(s, action - SPECIES_AT)
        case frames.GeneticDrift():
            return drift_words(s, frame, action)
    return None


def size_words(s: Megafauna, species: int, action: int) -> Message | None:
    size = s.size[species]
    if action == GROW:
        return Message("option-grow-to", {"number": size + 1})
    if action == SHRINK:
        return Message("option-shrink-to", {"number": size - 1})
    if action == KEEP:
        return Message("option-keep-size", {"number": size})
    return None


def row_words(s: Megafauna, action: int) -> Message | None:
    if action == DONE:
        return Message("option-row-done" if s.arranging else "option-row-stays")
    if CARD <= action < CARD + CARD_COUNT and s.card_side[action - CARD] > 0:
        face = s.face(action - CARD)
        return Message("option-row-card", {"face": say.face(face), "gifts": listed(gifts(s, face))})
    return None


def tool_words(s: Megafauna, side: int) -> Message:
    words: dict[str, Argument] = {"tool": say.tool(side), "shape": say.shape(s.components.tool_shape[side])}
    return Message("option-tool-dives" if s.components.tool_dives[side] else "option-tool", words)


def mother_words(s: Megafauna, action: int) -> Message | None:
    if PLACE <= action < FALLEN:
        return Message("option-mother", {"place": say.place(s, action - PLACE)})
    if FALLEN <= action < FALLEN + (FALLEN - PLACE):
        return Message("option-mother-fallen", {"place": say.place(s, action - FALLEN)})
    return None


def host_words(s: Megafauna, host: int) -> Message:
    words: dict[str, Argument] = {
        "species": say.species(host),
        "unborn": s.unborn[host],
        "newborn": s.newborn[host],
    }
    return Message("option-host", words)


def drift_words(s: Megafauna, frame: frames.GeneticDrift, action: int) -> Message | None:
    if action == DONE:
        return Message("option-no-drift")
    if SPECIES_AT <= action < SPECIES_AT + SPECIES_COUNT:
        return Message("option-drift-basal", {"species": say.species(action - SPECIES_AT)})
    if CARD <= action < CARD + CARD_COUNT and action - CARD in s.held:
        card = action - CARD
        words: dict[str, Argument] = {"species": say.species(s.card_at[card]), "card": say.mutation(s, card)}
        is_monster = s.monster_on[card] and s.components.face_monster[s.face(card)] == frame.organ
        return Message("option-drift-monster" if is_monster else "option-drift", words)
    return None
