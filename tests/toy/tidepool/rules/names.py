"""The names of Tide Pool as small ints, and its vocabulary."""

from __future__ import annotations

from phylarium.kernel import Vocabulary

KINDS = ["anemone", "crab", "starfish", "octopus", "wave"]
WAVE = 4
COPIES = 4
HAND = 2
PLAYED = -1
HIDDEN = -2

VOCABULARY = Vocabulary()
WORDS = ["draw", "stop", "shell", "peek", "none"]
DRAW, STOP, SHELL, PEEK, NONE = range(VOCABULARY.add("word", WORDS), 5)
CARD = VOCABULARY.add("card", KINDS[:WAVE])
