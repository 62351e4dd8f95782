"""The values of the components, as the rules read them. Generated from printed.py by `make generated`: change that, not this."""
# ruff: noqa
from __future__ import annotations
class Components:
    def __init__(self) -> None: self.pack = ""; self.card_colour: list[int] = []; self.card_row: list[int] = []; self.card_plus: list[int] = []; self.card_horror: list[bool] = []; self.face_size: list[int] = []; self.face_plus: list[int] = []; self.face_monster: list[int] = []; self.face_shape: list[int] = []; self.face_recession: list[int] = []; self.face_left: list[int] = []; self.face_right: list[int] = []; self.face_venom: list[bool] = []; self.face_mutualism: list[bool] = []; self.face_skeletal: list[int] = []; self.face_fossil: list[bool] = []; self.tool_shape: list[int] = []; self.tool_dives: list[bool] = []; self.costs: list[int] = []; self.costs_halved: list[int] = []; self.costs_again: list[int] = []; self.creeples: list[int] = []; self.cubes: list[int] = []
