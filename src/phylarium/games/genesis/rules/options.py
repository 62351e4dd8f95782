"""The options of Genesis: variants and the length of the game."""

from __future__ import annotations

from phylarium.kernel.options import Option

OPTIONS = (
    Option("length", "standard", ("standard", "short"), "Cd"),
    Option("cooperative", False, (False, True), "C2", seats=(2, 3, 4)),
    Option("introductory", False, (False, True), "C3"),
    Option("macro_variant", False, (False, True), "C4"),
    Option("crystal", False, (False, True), "G4"),
    Option("chimera", False, (False, True), "L1"),
)
