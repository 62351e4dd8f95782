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
AUTOCATALYSIS: Final = 37
AUTOCATALYTIC_ROLL: Final = 38
AUTOCATALYTIC_REROLL: Final = 39
ANIMATION: Final = 40
ANIMATE: Final = 41
MANNA_DEATH: Final = 42
DISORGANIZE: Final = 43
GIVE_CATALYST: Final = 44
ENZYME_DEATH: Final = 45
ERSATZ_PROGENOTE: Final = 46
CREATION: Final = 47
# darwin.py
DARWIN_TURN: Final = 48
DARWIN_CHAIN: Final = 49
DARWIN_ROLL: Final = 50
SPECIFICITY: Final = 51
DARWIN_RESULT: Final = 52
CRYSTAL: Final = 53
CATASTROPHE: Final = 54
# purchases.py
PURCHASE_TURN: Final = 55
PURCHASE: Final = 56
PARASITE_PURCHASE: Final = 57
PAY: Final = 58
MUTATE: Final = 59
PROMOTION: Final = 60
NPC_PURCHASE: Final = 61
# macros.py
BECOME_MACRO: Final = 62
PLACE_ORGAN: Final = 63
SETTLE_MACRO: Final = 64
GROW_ORGAN: Final = 65
CHECK_LANDFALL: Final = 66
LAND_ORGANS: Final = 67
# redqueen.py
PERMISSION: Final = 68
ATTACK: Final = 69
RETURN_ORGAN: Final = 70
# trophic.py
TROPHIC_LEVELS: Final = 71
OVERCROWDED: Final = 72
CONTRIBUTE: Final = 73
EMERGENCY: Final = 74
RESTORE_LEVELS: Final = 75
OP_COUNT: Final = 76
