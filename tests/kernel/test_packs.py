"""Component data: every wrong row named, with the column, the reason and what would be right."""

from __future__ import annotations

import pickle
from pathlib import Path
from typing import Annotated, Literal

import msgspec
import pytest

from phylarium.kernel import DamagedPack, folder_digest, problems_of, read_tables
from phylarium.kernel.words import PSEUDO, worded


class Row(msgspec.Struct, forbid_unknown_fields=True):
    id: str
    points: Annotated[int, msgspec.Meta(ge=0, le=9)]
    terrain: Literal["reef", "kelp"]
    icons: list[Literal["sun", "grub"]] = []
    rare: bool = False

    def __post_init__(self) -> None:
        if self.rare and self.points == 0:
            raise ValueError("a rare card must have points")


class Cards(msgspec.Struct, forbid_unknown_fields=True):
    limit: int
    card: list[Row]

    def __post_init__(self) -> None:
        if len(self.card) > self.limit:
            raise ValueError(f"there are {len(self.card)} cards, the limit is {self.limit}")


class Tiles(msgspec.Struct, forbid_unknown_fields=True):
    count: int


SCHEMAS: dict[str, type[msgspec.Struct]] = {"cards.toml": Cards, "tiles.toml": Tiles}
CARD = '[[card]]\nid = "crab"\npoints = 3\nterrain = "reef"\n'


@pytest.fixture
def base(tmp_path: Path) -> Path:
    folder = tmp_path / "base"
    folder.mkdir()
    (folder / "cards.toml").write_text(f"limit = 5\n{CARD}")
    (folder / "tiles.toml").write_text("count = 7\n")
    return folder


@pytest.fixture
def pack(tmp_path: Path) -> Path:
    folder = tmp_path / "pack"
    folder.mkdir()
    return folder


def test_what_a_pack_lacks_comes_from_the_game(base: Path, pack: Path) -> None:
    (pack / "tiles.toml").write_text("count = 8\n")
    (pack / "notes.txt").write_text("mine")
    tables = read_tables(pack, base, SCHEMAS)
    assert tables["tiles.toml"] == Tiles(8)
    assert tables["cards.toml"] == Cards(5, [Row("crab", 3, "reef")])
    assert problems_of(pack, base, SCHEMAS) == []


NO_VALUE = "this is not TOML: this is no value; a text stands in quotes"


@pytest.mark.parametrize(
    ("cards", "said"),
    [
        (
            "limit = 5\n[[card]]\nid = ",
            ["cards.toml: this is not TOML: this is no value; a text stands in quotes (at the end of the file)"],
        ),
        (
            "limit = = 5",
            ["cards.toml: this is not TOML: this is no value; a text stands in quotes (at line 1, column 9)"],
        ),
        (CARD, ["cards.toml, key limit: it is missing; it must be a whole number"]),
        ("limit = 5", ["cards.toml, key card: it is missing; it must be a list of rows"]),
        ("limit = 5\ncard = 3", ["cards.toml, key card: it must be a list of rows, [[card]], not 3"]),
        ("limit = 5\ncard = [3]", ["cards.toml, card row 1: a row must be a table, not 3"]),
        (f"limit = 0\n{CARD}", ["cards.toml: there are 1 cards, the limit is 0"]),
        (f"limits = 2\nlimit = 5\n{CARD}", ["cards.toml, key limits: there is no such key; did you mean limit?"]),
        (
            f"limit = 5\n{CARD}{CARD.replace('3', '12')}",
            ["cards.toml, card row 2 (crab), column points: 12 is wrong; it must be a whole number (0 to 9)"],
        ),
        (
            f"limit = 5\n{CARD}colour = 1\n{CARD.replace('points', 'point').replace('reef', 'reaf')}",
            [
                "cards.toml, card row 1 (crab), column colour: there is no such column",
                "cards.toml, card row 2 (crab), column point: there is no such column; did you mean points?",
                "cards.toml, card row 2 (crab), column points: it is missing; it must be a whole number (0 to 9)",
                "cards.toml, card row 2 (crab), column terrain: 'reaf' is wrong; "
                "it must be one of kelp, reef; did you mean reef?",
            ],
        ),
        (
            f'limit = 5\n{CARD}icons = ["sun", "moon"]\nrare = 1\n',
            [
                "cards.toml, card row 1 (crab), column icons: ['sun', 'moon'] is wrong (entry 2); "
                "it must be a list of which each is one of grub, sun",
                "cards.toml, card row 1 (crab), column rare: 1 is wrong; it must be true or false",
            ],
        ),
        (
            f"limit = 5\n{CARD.replace('3', '0')}rare = true",
            ["cards.toml, card row 1 (crab): a rare card must have points"],
        ),
        (
            "limit = 5\n[[card]]\npoints = 1\nterrain = 'kelp'\n",
            ["cards.toml, card row 1, column id: it is missing; it must be a text"],
        ),
    ],
)
def test_problems(base: Path, pack: Path, cards: str, said: list[str]) -> None:
    (pack / "cards.toml").write_text(cards)
    assert problems_of(pack, base, SCHEMAS) == said
    with pytest.raises(DamagedPack) as error:
        read_tables(pack, base, SCHEMAS)
    assert error.value.problems == said


def test_problems_of_several_files_are_told_together(base: Path, pack: Path) -> None:
    (pack / "cards.toml").write_text("limit = 'x'\ncard = []")
    (pack / "tiles.toml").write_bytes(b"count = \xff")
    (pack / "tile.toml").write_text("")
    assert problems_of(pack, base, SCHEMAS) == [
        "tile.toml: no file of this name is read; did you mean tiles.toml?",
        "cards.toml, key limit: 'x' is wrong; it must be a whole number",
        "tiles.toml: the file is not UTF-8 text (byte 8)",
    ]


def test_missing_folders_and_files(base: Path, pack: Path) -> None:
    nowhere = pack / "nowhere"
    assert problems_of(nowhere, base, SCHEMAS) == [f"{nowhere}: there is no such folder"]
    assert problems_of(pack, base, SCHEMAS) == [
        f"{pack}: none of its files is read; a pack has some of cards.toml, tiles.toml"
    ]
    (base / "tiles.toml").unlink()
    assert problems_of(base, base, SCHEMAS) == [
        "tiles.toml: the file is missing, and the game has none to put in its place"
    ]
    with pytest.raises(DamagedPack, match="no such folder"):
        folder_digest(nowhere)


def test_the_digest_is_that_of_the_values(base: Path) -> None:
    before = folder_digest(base)
    (base / "readme.txt").write_text("words")
    (base / "cards.toml").write_bytes((base / "cards.toml").read_bytes().replace(b"\n", b"\r\n"))
    assert folder_digest(base) == before
    (base / "tiles.toml").write_text("count = 8\n")
    assert folder_digest(base) != before
    (base / "tiles.toml").rename(base / "tales.toml")
    (base / "tales.toml").write_text("count = 7\n")
    assert folder_digest(base) != before


def test_problems_are_said_in_any_language(base: Path, pack: Path) -> None:
    """The place as well, with the names of files, tables and columns as they are written."""
    (pack / "cards.toml").write_text(f"limits = 2\n{CARD.replace('3', '12')}")
    with pytest.raises(DamagedPack) as error:
        read_tables(pack, base, SCHEMAS)
    said = worded(error.value, PSEUDO).splitlines()
    assert len(said) == len(error.value.problems) == 3
    for english, other in zip(error.value.problems, said, strict=True):
        place, said_place = english.partition(": ")[0], other.partition("]: ")[0]
        assert said_place.startswith("cards.toml, [")
        assert place.split()[-1] in said_place
        assert other != english
        assert "must be" not in other
        assert "no such" not in other
    assert worded(error.value) == str(error.value)
    assert pickle.loads(pickle.dumps(error.value.problems)) == error.value.problems
