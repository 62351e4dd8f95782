"""The tree of a campaign at the table, grown from finished games alone: nothing of a game under way shows."""

from __future__ import annotations

import asyncio
from typing import Final
from xml.etree import ElementTree

from phylarium.campaign.drawn import TREE_STYLE, picture
from phylarium.campaign.tree import Tree, tree_of
from phylarium.kit.style import GAP, Theme
from phylarium.table.campaigns import seen, told
from phylarium.table.people import Visitor
from phylarium.table.service import TableService

SVG: Final = "http://www.w3.org/2000/svg"

AT_HAND = 50
"""How many trees a process keeps: to grow one, all games of a campaign are played again."""

Grown = tuple[Tree, list[str]]
"""A tree, and the tables of its chapters."""


async def grown(service: TableService, visitor: Visitor, id: str) -> Grown:
    """The tree of a campaign in somebody's language; refused where no game of it is over."""
    _, chapters, _ = await seen(service, visitor, id)
    tables = [row.id for row in chapters if row.status == "over"]
    key = (id, visitor.language, *tables)
    tree = service.trees.get(key)
    if tree is None:
        campaign = await told(service, visitor, id)
        tree = service.trees[key] = await asyncio.to_thread(tree_of, campaign, visitor.language)
    service.trees.move_to_end(key)
    while len(service.trees) > AT_HAND:
        service.trees.popitem(last=False)
    return tree, tables


def moment(table: str, number: int) -> str:
    """The address of a position."""
    return f"/table/{table}?at={number}"


def linked(grown: Grown, language: str) -> str:
    """The tree for a page: each sign leads to its moment. Pictures have no links by themselves."""
    tree, tables = grown
    root = ElementTree.fromstring(picture(tree, language).on_page)
    for sign in root.iter(f"{{{SVG}}}g"):
        if sign.get("class") == "node":
            sign.tag = f"{{{SVG}}}a"
            del sign.attrib["role"]
            sign.set("href", moment(tables[int(sign.attrib["data-chapter"])], int(sign.attrib["data-at"])))
    ElementTree.register_namespace("", SVG)
    return ElementTree.tostring(root, encoding="unicode")


def as_file(grown: Grown, theme: Theme | None, language: str) -> str:
    """The tree as a picture of its own."""
    return picture(grown[0], language).document(TREE_STYLE, theme, margin=GAP)
