"""Components are declared once, in a table of plain text."""

from __future__ import annotations

from types import SimpleNamespace

import pytest

from phylarium.kernel.components import fill_as_printed, printed
from phylarium.kernel.generation import components_module

TABLE = """
    # setup.toml
    genes: int = setup.genes.each
    costs: list[int] = setup.display.costs  # By column.
    oxygen: list[int] = climate.row.oxygen
    home: list[int]  # By colour, worked out.
    icons: list[icons.Icon]
"""


class Held:
    genes: int
    costs: list[int]
    oxygen: list[int]


def test_what_stands_in_the_data_is_taken_from_there() -> None:
    costs = (0, 1, 2)
    tables = SimpleNamespace(
        setup=SimpleNamespace(genes=SimpleNamespace(each=4), display=SimpleNamespace(costs=costs)),
        climate=SimpleNamespace(row=[SimpleNamespace(oxygen=7), SimpleNamespace(oxygen=9)]),
    )
    held = Held()
    fill_as_printed(held, printed(TABLE), tables)
    assert vars(held) == {"genes": 4, "costs": [0, 1, 2], "oxygen": [7, 9]}


def test_a_row_has_a_name_and_a_type() -> None:
    with pytest.raises(ValueError, match=r"declared as `name: type = place  # meaning`, not 'genes = setup.genes'"):
        printed("genes = setup.genes")


def test_the_class_has_an_empty_place_for_each() -> None:
    text = components_module(printed(TABLE), "toy.rules", "")
    assert "from toy.rules import icons\n" in text
    assert text.endswith(
        'class Components:\n    def __init__(self) -> None: self.pack = ""; self.genes: int = 0; '
        "self.costs: list[int] = []; self.oxygen: list[int] = []; self.home: list[int] = []; "
        "self.icons: list[icons.Icon] = []\n"
    )


def test_the_class_of_a_game_extends_that_of_its_family() -> None:
    text = components_module(printed("depth: int"), "toy.rules", "families.shore.rules.state.Shore")
    assert "import families.shore.rules.components\n" in text
    assert "class Components(families.shore.rules.components.Components):\n" in text
    assert "def __init__(self) -> None: super().__init__(); self.depth: int = 0\n" in text
