"""The options of Marine: variants and set-up choices."""

from __future__ import annotations

from phylarium.kernel.options import Option

OPTIONS = (
    Option("length", "standard", ("short", "standard", "long", "epic"), "variant.length"),
    Option("two_animals", False, (False, True), "variant.two-animals", seats=(2,)),
    Option("random_earth", False, (False, True), "variant.random-earth"),
    Option("alternate_displays", False, (False, True), "variant.alternate"),
    Option("superheroes", False, (False, True), "variant.superheroes"),
    Option("animals", "choose", ("choose", "random"), "setup.J"),
)
