"""The page stands alone, says what it must, and can be read in both themes."""

from __future__ import annotations

import ast
import json
import re
from html.parser import HTMLParser
from pathlib import Path

import pytest
from tests.arena.test_analysis import card_wins, first_seat, invented, stronger
from tests.locales import plain_words
from tests.toy.tidepool import DRAW, GAME, STOP

from phylarium import arena
from phylarium.arena import charts
from phylarium.arena.analysis import Analysis, analyse
from phylarium.arena.balance import findings
from phylarium.arena.intervals import histogram
from phylarium.arena.report import ReportPage, html, plain_text, told
from phylarium.arena.tournament import GameOutcome, hold, planned, seat_key, seat_message
from phylarium.kernel import words
from phylarium.kernel.message import AND, Message, listed
from phylarium.kernel.record import version
from phylarium.kit.faces import FACES
from phylarium.kit.style import contrast

pytestmark = pytest.mark.usefixtures("toy")

VOID = {"meta", "path", "rect", "circle", "line"}


class Reader(HTMLParser):
    """Checks that what is opened is closed, and collects what there is."""

    def __init__(self) -> None:
        super().__init__()
        self.open: list[str] = []
        self.tags: list[str] = []
        self.attributes: list[tuple[str, str | None]] = []
        self.text = ""

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.tags.append(tag)
        self.attributes += attrs
        if tag not in VOID:
            self.open.append(tag)

    def handle_startendtag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.tags.append(tag)
        self.attributes += attrs

    def handle_endtag(self, tag: str) -> None:
        assert self.open.pop() == tag

    def handle_data(self, data: str) -> None:
        if "style" not in self.open:
            self.text += data


def read(page: str) -> Reader:
    reader = Reader()
    reader.feed(page)
    reader.close()
    assert reader.open == []
    return reader


def tournament() -> Analysis:
    return analyse(*invented(120, stronger, ("random", "greedy", "larva")))


def report(language: str = "en") -> ReportPage:
    return ReportPage(tournament(), None, language)


def test_a_page_stands_alone() -> None:
    page = html(tournament())
    reader = read(page)
    assert {"script", "link", "img", "iframe", "object"} & set(reader.tags) == set()
    assert {"src", "href", "onclick", "onload"} & {name for name, _ in reader.attributes} == set()
    assert page.count("url(") == page.count("url(data:font/woff2;base64,") == len(FACES)
    assert "@import" not in page
    assert "prefers-color-scheme:dark" in page


def test_a_page_has_every_part_of_a_tournament() -> None:
    reader = read(html(tournament()))
    for part in ("Standings", "Against each other", "By seat", "Scores", "Length", "What goes with winning"):
        assert part in reader.text
    assert reader.tags.count("svg") >= 6
    assert "120 games of 2, seed 1" in reader.text
    assert "not shared evenly" not in reader.text
    assert "None of them is clear" in reader.text


def test_what_must_be_known_comes_first() -> None:
    plan, outcomes = invented(7, stronger, ("random", "apex"), seats=2)
    outcomes[3] = GameOutcome(3, outcomes[3].players, failure="Broken: <b>it</b> broke")
    text = read(html(analyse(plan, outcomes))).text
    assert "The seats were not shared evenly" in text
    assert "One game failed and is not counted. The first: Broken: <b>it</b> broke" in text
    assert "By the clock: apex" in text
    assert "So few games" in text


def test_uneven_seats_are_told() -> None:
    text = read(html(analyse(*invented(31, players=("random", "greedy"))))).text
    assert "The seats were not shared evenly" in text
    assert "must be a multiple of 2" in text


def test_no_finished_game_makes_a_page_too() -> None:
    plan, _ = invented(1)
    nothing = analyse(plan, [GameOutcome(0, ["random", "random"], failure="Broken: it broke")])
    assert "No game was finished" in read(html(nothing)).text
    assert "No game was finished" in read(html(nothing, findings(nothing))).text


def test_a_page_has_no_word_that_comes_from_no_file() -> None:
    analysis = tournament()
    actions = [part for block in GAME.vocabulary.blocks for part in (block.name, *block.members)]
    allowed = [*analysis.plan.bots, *actions, version(), "openskill"]
    for balance in (None, findings(analysis)):
        page = html(analysis, balance, "qps")
        assert '<html lang="qps">' in page
        reader = read(page)
        spoken = [value or "" for name, value in reader.attributes if name == "aria-label"]
        assert plain_words(f"{reader.text} {' '.join(spoken)}", allowed) == []


def test_a_stored_name_is_said_in_any_language() -> None:
    crab, wader = Message("tidepool-kind-crab"), Message("tidepool-seat", {"number": 2})
    for name in (crab, wader, listed([crab, wader], AND)):
        assert seat_message(seat_key(name)) == name
    assert report().name_words(seat_key(listed([crab, wader], AND))) == "crab and Wader 2"
    assert report("qps").name_words("tidepool-kind-crab") == "[çŕáƀ ~]"
    assert report().name_words("a name of another time") == "a name of another time"


def test_names_cannot_break_a_page() -> None:
    plan, outcomes = invented(40)
    for outcome in outcomes[::2]:
        outcome.names = ["<script>alert(1)</script>", 'a "b" & c']
    page = html(analyse(plan, outcomes))
    assert "<script" not in page
    assert "<script>alert(1)</script>" in read(page).text


def test_a_balance_says_what_it_found() -> None:
    def lines(plan_and_outcomes: tuple[object, ...]) -> str:
        analysis = analyse(*plan_and_outcomes)  # type: ignore[arg-type]
        text = "\n".join(told(analysis, findings(analysis)))
        assert all(line in read(html(analysis, findings(analysis))).text for line in text.splitlines())
        return text

    fair = lines(invented(200))
    assert "No seat is clearly better than another" in fair
    assert "No option is clearly dominant" in fair
    assert "No card or other option stands out among the 9 that were compared" in fair
    assert "card: crab stands out as strong" in lines(invented(300, card_wins))
    seats = lines(invented(200, first_seat))
    assert "Seat 1 wins more than its share" in seats
    assert "Seat 2 wins less than its share" in seats
    plan, outcomes = invented(300)
    for outcome in outcomes:
        outcome.took = [{**{a: n for a, n in took.items() if a != DRAW}, STOP: 1} for took in outcome.took]
    choices = lines((plan, outcomes))
    assert "word: stop may be a dominant option: taken in 100%" in choices
    assert "One option is hardly ever taken: word: draw" in choices


def test_the_json_has_the_same_numbers() -> None:
    analysis = tournament()
    answer = json.loads(plain_text(analysis, findings(analysis)))
    assert answer["finished"] == 120
    assert answer["standings"][0]["bot"] == "greedy"
    assert set(answer["standings"][0]["rating"]) == {"mu", "sigma", "low", "high"}
    assert answer["balance"]["bot"] == "random,greedy,larva"
    assert len(answer["effects"]) == answer["compared"]


def test_real_games_of_every_number_of_seats_make_pages() -> None:
    for seats in (2, 3, 4):
        plan = planned("tidepool", ["random", "larva"], 12, seats, {"sea": "rough"}, "page")
        analysis = analyse(plan, hold(plan))
        assert "Options: sea rough." in read(html(analysis)).text
        read(html(analysis, findings(analysis)))


def test_numbers_as_people_write_them() -> None:
    assert [report().percent(x) for x in (0, 0.004, 0.02, 0.5, 0.996, 1)] == ["0%", "0.4%", "2%", "50%", "100%", "100%"]
    minus = "\N{MINUS SIGN}"
    assert [report().points(x) for x in (0.123, -0.051, 0.001, -0.001)] == ["+12", f"{minus}5", "0", "0"]


# --- charts ------------------------------------------------------------------------------------


@pytest.mark.parametrize("ground", ["panel", "paper"])
@pytest.mark.parametrize("colour", ["data", "more", "less", "ink", "muted"])
def test_colours_can_be_told_from_the_ground(ground: str, colour: str) -> None:
    wanted = 4.5 if colour in ("ink", "muted") else 3.0
    for theme in ("light", "dark"):
        assert contrast(charts.LOOK.colour(colour, theme), charts.LOOK.colour(ground, theme)) >= wanted


def test_marks_stay_on_the_chart_and_longer_intervals_are_longer() -> None:
    rows = [
        charts.Interval("a", 0.5, 0.2, 0.8, "n"),
        charts.Interval("a very long label indeed " * 4, 0.9, 0.85, 1.0, "n"),
    ]
    drawn = charts.intervals(rows, "chart", report().percent, report().voice, fair=0.5, within=(0.0, 1.0))
    reaches = re.findall(r'<line x1="([\d.]+)" y1="[\d.]+" x2="([\d.]+)" y2="[\d.]+" class="data reach"', drawn)
    (a, b), (c, d) = [(float(x), float(y)) for x, y in reaches]
    assert 0 <= a < b <= charts.WIDTH
    assert b - a > d - c > 0
    assert d > b


@pytest.mark.parametrize(("low", "high"), [(0, 1), (-0.013, 0.009), (380, 1425), (5, 5)])
def test_ticks_are_few_round_and_within(low: float, high: float) -> None:
    found = charts.ticks(low, high)
    assert len(found) <= 7
    assert all(low - 1e-9 <= tick <= high + 1e-9 for tick in found)
    assert low == high or len(found) >= 2


def test_the_bars_of_a_histogram_are_as_high_as_their_counts() -> None:
    drawn = charts.distributions([("bot", "note", histogram([1, 1, 2, 4]))], "scores", report().voice)
    heights = [float(x) for x in re.findall(r'height="([\d.]+)" class="bar"', drawn)]
    assert heights == [56, 28, 28]


# --- words -------------------------------------------------------------------------------------


def test_messages_and_uses_agree() -> None:
    used = set()
    for path in Path(arena.__file__).parent.glob("*.py"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Constant) and isinstance(node.value, str):
                used |= {node.value} if re.fullmatch(r"arena-[a-z-]+", node.value) else set()
    assert used == set(words.ids("arena"))
