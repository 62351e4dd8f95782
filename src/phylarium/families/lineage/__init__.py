"""Lineage: what the games of the series hand on to each other, from the first cell to language."""

from __future__ import annotations

from phylarium.families.lineage.legacies import (
    Craton,
    Endosymbiont,
    Hominid,
    HominidLegacy,
    Lifeform,
    Macroorganism,
    MicrobialLegacy,
    Organ,
    Parasite,
    Settler,
    TerrestrialLegacy,
    standing,
)

__all__ = [
    "Craton",
    "Endosymbiont",
    "Hominid",
    "HominidLegacy",
    "Lifeform",
    "Macroorganism",
    "MicrobialLegacy",
    "Organ",
    "Parasite",
    "Settler",
    "TerrestrialLegacy",
    "standing",
]
