"""18.2: the sheet with which a game of Origins begins."""

from __future__ import annotations

from collections.abc import Mapping

from phylarium.games.megafauna1 import legacy
from phylarium.games.megafauna1.rules import ending, say
from phylarium.games.megafauna1.rules.board import HABITAT_COUNT
from phylarium.games.megafauna1.rules.names import COLOURS, CULTURE_COUNT, INSTINCT_COUNT, LANGUAGE
from phylarium.games.megafauna1.rules.state import Megafauna
from phylarium.kernel.message import Message, listed
from phylarium.kernel.sheet import Folk, Line, Sheet, Step


def sheet_of(s: Megafauna, wishes: Mapping[str, str]) -> Sheet:
    """Who goes on with what; whoever has no instinct cannot."""
    found = ending.origins(s, legacy.wanted(wishes))
    places = s.ranking()
    age = Message("sheet-age-ice" if found.ice_age else "sheet-age-tropical")
    return Sheet(
        [
            Line(Message("sheet-age"), age, "18.2d"),
            Line(Message("sheet-climate"), say.level(s.greenhouse), "18.2d"),
        ],
        [Step(Message("sheet-step-age", {"age": age}), "18.2d")],
        [folk(s, one, number, places) for number, one in enumerate(found.hominids, 1)],
    )


def folk(s: Megafauna, one: ending.Contender, number: int, places: list[int]) -> Folk:
    seat = s.seat_of[one.colour]
    instincts = listed([say.instinct(i) for i in range(INSTINCT_COUNT) if (one.instincts >> i) & 1])
    cultures = [say.culture(i) for i in range(CULTURE_COUNT) if (s.cultures[one.species] >> i) & 1]
    homes = [say.habitat(s, habitat) for habitat in range(HABITAT_COUNT) if (s.where[one.species] >> habitat) & 1]
    speaks = (one.instincts >> LANGUAGE) & 1
    return Folk(
        seat,
        COLOURS[one.colour],
        one.points,
        places[seat],
        say.species(one.species),
        [
            Line(Message("sheet-instincts"), instincts, "18.2"),
            Line(Message("sheet-bought"), Message("sheet-number", {"number": one.bought}), "18.2a"),
            Line(Message("sheet-language"), Message("sheet-yes" if speaks else "sheet-no"), "9.1"),
            Line(Message("sheet-cultures"), listed(cultures) if cultures else Message("sheet-none"), "9.2"),
            Line(Message("sheet-homes"), listed(homes) if homes else Message("sheet-none"), "18.2"),
        ],
        [
            Step(Message("sheet-step-brain", {"number": number}), "18.2b"),
            Step(Message("sheet-step-instincts", {"instincts": instincts}), "18.2c"),
            Step(Message("sheet-step-cubes"), "18.2c"),
        ],
    )
