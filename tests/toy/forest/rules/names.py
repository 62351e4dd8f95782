"""The names of Forest as small ints, and its vocabulary."""

from __future__ import annotations

from typing import Final

from phylarium.kernel import Vocabulary

TREES: Final = ["alder", "beech", "cedar", "dogwood", "elm", "fir"]
TREE_COUNT: Final = 6
SEEDS: Final = TREES
NOBODY: Final = -1
HIDDEN: Final = -2

VOCABULARY = Vocabulary()
DONE: Final = VOCABULARY.add("word", ["done"])
TREE: Final = VOCABULARY.add("tree", TREES)
