"""Families: what several games share between the kernel and themselves, a room each.

A room has steps with numbers that are equal in all its games, a state that their states extend, blocks of the
vocabulary that come first, words and data. A game of a family names it in its `rules/fields.py`; what differs
between the games is component data first, and a step of the game's own with the name of a shared one second.
"""
