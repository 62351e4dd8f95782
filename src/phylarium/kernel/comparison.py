"""Who is ahead: in a count, or by the terms by which a game judges its positions. Hot path.

A game's `worth` module works out a row of terms for each seat; what those rows mean for one seat
against the others is the same in every game.
"""

from __future__ import annotations


def total(row: list[float], weights: list[float]) -> float:
    """The points of a row of terms."""
    points = 0.0
    for term in range(len(weights)):
        points += weights[term] * row[term]
    return points


def sole_greatest(values: list[int]) -> int:
    """The place of the value that is greater than all others and than 0, or -1."""
    best = 0
    place = -1
    for i in range(len(values)):
        if values[i] > best:
            best = values[i]
            place = i
        elif values[i] == best:
            place = -1
    return place


def lead(seats: list[list[float]], weights: list[float], seat: int) -> list[float]:
    """A seat's terms less those of the others: half the strongest of them, half their mean."""
    others = len(seats) - 1
    if others <= 0:
        return seats[seat].copy()
    strongest = -1
    most = 0.0
    for other in range(len(seats)):
        if other != seat:
            points = total(seats[other], weights)
            if strongest < 0 or points > most:
                strongest = other
                most = points
    found: list[float] = []
    for term in range(len(weights)):
        mean = 0.0
        for other in range(len(seats)):
            if other != seat:
                mean += seats[other][term]
        found.append(seats[seat][term] - 0.5 * seats[strongest][term] - 0.5 * mean / others)
    return found


def leads(seats: list[list[float]], weights: list[float]) -> list[float]:
    """By seat, the lead over the others in points."""
    return [total(lead(seats, weights, seat), weights) for seat in range(len(seats))]
