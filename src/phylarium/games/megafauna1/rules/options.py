"""The options of Megafauna: optional rules and how long it is played."""

from __future__ import annotations

from phylarium.kernel.options import Option

OPTIONS = (
    Option("upper_display", True, (True, False), "3.8e", seats=(1, 2)),
    Option("roadrunner_action", False, (False, True), "4.2e"),
    Option("genetic_drift", False, (False, True), "4.2f"),
    Option("on_with_cenozoic", False, (False, True), "18.0b"),
)
