"""The operations of the agenda, by name. `flow.STEPS` has the step of each at its number."""

from __future__ import annotations

from typing import Final

# setup.py
CHOOSE_COLOUR: Final = 0
DEAL_COLOURS: Final = 1
LAY_TABLE: Final = 2
# flow.py
TURN: Final = 3
PHASE: Final = 4
WANTON: Final = 5
RUN_PHASE: Final = 6
TURN_END: Final = 7
# events.py
LANDFORMS: Final = 8
ICON: Final = 9
SPECIAL: Final = 10
CLIMATE: Final = 11
# crises.py
STRIKE: Final = 12
UV_LOSS: Final = 13
MACRO_SYNTHESIS: Final = 14
# gaia.py
ARMAGEDDON: Final = 15
GAIA_CALL: Final = 16
GAIA_VOTE: Final = 17
GAIA_COUNT: Final = 18
GAIA_PRICE: Final = 19
# pool.py
SUBSTITUTE: Final = 20
# atrophy.py
ATROPHY: Final = 21
ATROPHY_TOKEN: Final = 22
NEW_OWNER: Final = 23
# assignment.py
ASSIGN: Final = 24
ASSIGN_PRICE: Final = 25
MOVE_BIONT: Final = 26
WANTON_BLOCK: Final = 27
# parasites.py
ATTACH_HOST: Final = 28
ATTACH_BIONT: Final = 29
STEAL: Final = 30
SECOND_BIONT: Final = 31
ATTACHED: Final = 32
LIBERATED: Final = 33
RESETTLE: Final = 34
# npc.py
NPC_ASSIGN: Final = 35
# ending.py
END_GAME: Final = 36

# autocatalysis.py
AUTOCATALYTIC_ROLL: Final = 37
AUTOCATALYTIC_REROLL: Final = 38
ANIMATION: Final = 39
ANIMATE: Final = 40
MANNA_DEATH: Final = 41
DISORGANIZE: Final = 42
GIVE_CATALYST: Final = 43
ENZYME_DEATH: Final = 44
ERSATZ_PROGENOTE: Final = 45
CREATION: Final = 46
# darwin.py
DARWIN_TURN: Final = 47
DARWIN_CHAIN: Final = 48
SPECIFICITY: Final = 49
DARWIN_RESULT: Final = 50
CRYSTAL: Final = 51
CATASTROPHE: Final = 52
# purchases.py
PURCHASE_TURN: Final = 53
PURCHASE: Final = 54
PARASITE_PURCHASE: Final = 55
PAY: Final = 56
MUTATE: Final = 57
PROMOTION: Final = 58
NPC_PURCHASE: Final = 59
# macros.py
BECOME_MACRO: Final = 60
PLACE_ORGAN: Final = 61
SETTLE_MACRO: Final = 62
GROW_ORGAN: Final = 63
CHECK_LANDFALL: Final = 64
LAND_ORGANS: Final = 65
# redqueen.py
PERMISSION: Final = 66
ATTACK: Final = 67
RETURN_ORGAN: Final = 68
# trophic.py
TROPHIC_LEVELS: Final = 69
OVERCROWDED: Final = 70
CONTRIBUTE: Final = 71
EMERGENCY: Final = 72
RESTORE_LEVELS: Final = 73
# macros.py again
CHIMERA_LANDFALL: Final = 74
OP_COUNT: Final = 75
