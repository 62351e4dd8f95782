"""Fauna: what Bios: Megafauna (second edition) and Bios: Mesofauna share.

Species with a tableau of cards, organs on them, two-sided mutation cards that are promoted one way up or the
other, a row of cards whose halves meet to make emotions or pheromones, a display with costs, creeples that
graze or hunt on biomes. What differs between the games is component data first, small steps of their own second.
"""
