"""Looking back at games: who was likely to win when, which decisions cost most, and which make good puzzles.

All of it is the judgement of bots, and is said to be. It is asked of finished games alone: what it says of a position
it says with all that the seat that decided could know, or with the whole truth.
"""
