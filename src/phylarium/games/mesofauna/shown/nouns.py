"""The names of things and the words for them, for all that the family shows."""

from __future__ import annotations

from typing import Final

from phylarium.families.fauna.rules.names import TOOLS
from phylarium.families.fauna.shown.view import Names, Nouns
from phylarium.games.mesofauna.rules import say
from phylarium.games.mesofauna.rules.actions import PLACE_NAMES
from phylarium.games.mesofauna.rules.board import BIOMES
from phylarium.games.mesofauna.rules.names import CARDS, SLOTS, SPECIES

NAMES: Final = Names(SPECIES, CARDS, SLOTS, TOOLS, BIOMES, PLACE_NAMES)
NOUNS: Final = Nouns(say.colour, say.species, say.card, say.face, say.tool)
