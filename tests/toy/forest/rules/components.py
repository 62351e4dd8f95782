"""The values of the components, as the rules read them. Generated from printed.py by `make generated`: change that, not this."""
# ruff: noqa
from __future__ import annotations
class Components:
    def __init__(self) -> None: self.pack = ""; self.full: int = 0; self.seasons: list[int] = []; self.beside: list[list[int]] = []
