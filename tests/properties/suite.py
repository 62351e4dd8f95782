"""What every game must keep, as plain functions: `property(game, seats, options, seed)`.

Each plays one random game from that start and asserts along the way. They know no game: whatever
keeps the kernel's contract passes, and a game that breaks it fails the property of that name
(tests/properties/test_broken_games.py shows that each one can fail). Costly checks are made at some
of the decisions only, chosen by the seed; `THOROUGH` (environment: PHYLARIUM_THOROUGH) makes them denser.
"""

from __future__ import annotations

import json
import os
import random
import re
from collections.abc import Callable, Iterator, Mapping
from functools import cache, partial

from phylarium.kernel import (
    NOBODY,
    SPECTATOR,
    TRUTH,
    DamagedState,
    Game,
    GameOver,
    HiddenState,
    IllegalAction,
    Match,
    Message,
    Record,
    Rng,
    State,
    UndoRefused,
    UnknownAction,
    Value,
    WrongSeat,
    decode,
    digest,
    encode,
    from_json,
    render,
    replay,
    seeded,
    to_json,
    verify,
)
from phylarium.kernel.outcome import UNTOLD, by_points, outcome_of
from phylarium.kernel.words import SOURCE, MissingMessage, ids, languages

Property = Callable[[Game, int, Mapping[str, Value], str], None]

LONGEST = 20_000
"""More decisions than any game may take."""

THOROUGH = float(os.environ.get("PHYLARIUM_THOROUGH", "1"))

SLOT = {"en": re.compile(r"\bslots? \d", re.I), "fr": re.compile(r"\bemplacements? (?:n[°o] ?)?\d", re.I)}
"""An option names the card that lies in a slot, not the number of the slot, whatever language calls it."""

SECRETS: dict[str, tuple[str, ...]] = {
    "genesis": ("event_deck", "refugia_decks", "ocean_mutations"),
    "marine": ("deck", "stacks"),
    "megafauna1": ("deck", "general", "mesozoic", "cenozoic"),
    "megafauna2": ("upper_deck", "lower_deck", "et_deck"),
    "mesofauna": ("upper_deck", "lower_deck"),
    "tidepool": ("deck", "hand"),
}
"""By game, fields that a spectator does not see whole when they first have something in them."""


class Player:
    """Random choices of one property in one game, and when to make a costly check."""

    def __init__(self, name: str, seed: str, decisions: int = 400) -> None:
        self.random = random.Random(f"{name} {seed}")
        self.decisions = decisions

    def pick(self, state: State) -> int:
        return self.random.choice(state.legal())

    def now(self, checks: int) -> bool:
        """Whether to check here, so that about `checks` are made in a whole game."""
        return self.random.random() < THOROUGH * checks / self.decisions

    def rng(self) -> Rng:
        return seeded(str(self.random.random()))


@cache
def usual_length(game: Game, seats: int) -> int:
    """How many decisions a random game takes, to spread the checks over it."""
    state: State = game.start(seats, {}, "length")
    play_on(state, Player("length", ""), 2_000)
    return max(1, state.number)


def walk(game: Game, seats: int, options: Mapping[str, Value], seed: str, player: Player) -> Iterator[State]:
    """A random game: its state at every decision and at the end."""
    state = game.start(seats, options, seed)
    for _ in range(LONGEST):
        yield state
        if state.over():
            return
        state.apply(player.pick(state))
    raise AssertionError(f"the game takes more than {LONGEST} decisions")


def few(
    game: Game, seats: int, options: Mapping[str, Value], seed: str, player: Player, checks: int
) -> Iterator[State]:
    """A random game: its first states, the last one, and about so many between."""
    player.decisions = usual_length(game, seats)
    for state in walk(game, seats, options, seed, player):
        if state.number < 2 or state.over() or player.now(checks):
            yield state


def play_on(state: State, player: Player, decisions: int) -> None:
    for _ in range(decisions):
        if state.over():
            return
        state.apply(player.pick(state))


def say(game: Game, message: Message, language: str = SOURCE) -> str:
    text = render(message, game.name, language)
    assert text.strip(), f"{message} says nothing"
    return text


def known_rule(game: Game, rule: str, of: object) -> None:
    assert rule in game.rules(), f"{of}: {rule!r} is no rule of {game.name}"


# --- playing --------------------------------------------------------------------------------


def there_is_always_something_to_choose(game: Game, seats: int, options: Mapping[str, Value], seed: str) -> None:
    """Somebody is to move with a legal action until the game is over, and nothing repeats in legal()."""
    player = Player("choose", seed)
    for state in walk(game, seats, options, seed, player):
        legal = state.legal()
        if state.over():
            assert state.to_move() == NOBODY, f"{state.to_move()} is to move though the game is over"
            assert legal == []
        else:
            assert 0 <= state.to_move() < seats, f"seat {state.to_move()} of {seats} is to move"
            assert legal, f"seat {state.to_move()} must decide and has no legal action"
            assert len(set(legal)) == len(legal), f"legal() repeats itself: {legal}"
            legal.clear()
            assert state.legal(), "legal() gives away the list that the state itself uses"


def random_play_ends(game: Game, seats: int, options: Mapping[str, Value], seed: str) -> None:
    for number in range(3):
        for state in walk(game, seats, options, f"{seed} {number}", Player("ends", f"{seed} {number}")):
            last = state
        assert last.over()
        assert len(last.scores()) == seats


def same_arguments_give_the_same_game(game: Game, seats: int, options: Mapping[str, Value], seed: str) -> None:
    def trace(of: str) -> list[object]:
        player = Player("same", of)
        return [(digest(s), s.legal(), s.to_move()) for s in walk(game, seats, options, of, player)]

    first = trace(seed)
    other = trace(f"{seed} other")
    assert trace(seed) == first, "the same seed and choices give another game"
    assert other[0] != first[0] or not game_has_chance(game, seats, options, seed), "the seed makes no difference"


def game_has_chance(game: Game, seats: int, options: Mapping[str, Value], seed: str) -> bool:
    """Whether set-up drew anything (the generator has moved)."""
    state: State = game.start(seats, options, seed)
    return state.rng.words() != seeded(seed).words()


def status_is_empty(game: Game, seats: int, options: Mapping[str, Value], seed: str) -> None:
    for state in walk(game, seats, options, seed, Player("status", seed)):
        problems = state.status()
        assert problems == [], f"after {state.number} actions: {problems}"


def status_notices_damage(game: Game, seats: int, options: Mapping[str, Value], seed: str) -> None:
    """An absurd number in a field is refused with DamagedState or does no harm; some are refused."""
    player = Player("damage", seed)
    noticed = 0
    chosen = {option.name for option in game.options}
    for state in few(game, seats, options, seed, player, 3):
        for field in game.fields:
            if field.name in chosen:
                continue  # the codec itself knows what an option can be
            copy = state.clone()
            value = getattr(copy, field.name)
            if isinstance(value, list):
                if not value:
                    continue
                value = value.copy()
                value[player.random.randrange(len(value))] = 1_000_003
            else:
                value = 1_000_003
            setattr(copy, field.name, value)
            try:
                decode(game, encode(copy))
            except DamagedState:
                noticed += 1
    assert noticed, "status() finds no fault with any damaged position"


def refused_actions_change_nothing(game: Game, seats: int, options: Mapping[str, Value], seed: str) -> None:
    player = Player("refused", seed)
    size = game.vocabulary.size
    for state in few(game, seats, options, seed, player, 15):
        before = digest(state)
        legal = state.legal()
        for unknown in (-1, size, size + player.random.randrange(10**6)):
            expect(UnknownAction, partial(state.apply, unknown), f"action {unknown} was taken")
        others = [a for a in range(size) if a not in legal]
        for action in player.random.sample(others, min(4, len(others))):
            error = GameOver if state.over() else IllegalAction
            expect(error, partial(state.apply, action), f"action {action} was taken")
        assert digest(state) == before, "a refused action has changed the state"
        assert state.legal() == legal


def expect(error: type[Exception], call: Callable[[], object], otherwise: str) -> None:
    """The call is refused with this error, which says something."""
    try:
        call()
    except error as raised:
        sentence = str(raised)
    else:
        raise AssertionError(f"{otherwise}; it should raise {error.__name__}")
    assert sentence, f"{error.__name__} says nothing"


def ranking_fits_the_scores(game: Game, seats: int, options: Mapping[str, Value], seed: str) -> None:
    """Places are 1 to n with gaps after shared ones, and fewer points are never placed before more.

    Whoever plays alone is first, or second where the game has won; so are all who play together.
    """
    player = Player("ranking", seed)
    for state in few(game, seats, options, seed, player, 10):
        places, points = state.ranking(), state.scores()
        assert len(places) == len(points) == seats
        together = seats == 1 or options.get("cooperative") is True
        if together and set(places) == {2}:
            continue
        for place in places:
            assert place == 1 + sum(other < place for other in places), f"places {places} leave a gap or overlap"
        if state.over() and seats > 1:
            for a in range(seats):
                for b in range(seats):
                    assert points[a] <= points[b] or places[a] < places[b], f"points {points}, places {places}"


def points_add_up(game: Game, seats: int, options: Mapping[str, Value], seed: str) -> None:
    """The sources of points add up to the score of each seat at any moment, and none is untold while there is a log.

    At the end, where seats compete, places follow from points and tie-breaks, each of which has words and a rule.
    """
    player = Player("points", seed)
    player.decisions = usual_length(game, seats)
    state = game.start(seats, options, seed, log=True)
    names: list[str] = []
    while True:
        if state.number < 2 or state.over() or player.now(20):
            sources = game.points(state)
            names = names or [source.id for source in sources]
            assert names == [source.id for source in sources], "other sources"
            assert len(set(names)) == len(names), f"a source stands among {names} twice"
            for seat, score in enumerate(state.scores()):
                total = sum(source.points[seat] for source in sources)
                assert total == score, f"the sources of seat {seat} add up to {total}, not to {score}"
            for source in sources:
                assert source.id != UNTOLD or not any(source.points), f"where {source.points} came from is not told"
        if state.over():
            break
        state.apply(player.pick(state))
    outcome_is_told(game, state)


def outcome_is_told(game: Game, state: State) -> None:
    """What is said of how a finished game came out."""
    outcome = outcome_of(state)
    for source in outcome.sources:
        say(game, source.message)
        assert source.rule in ("", *game.rules()), f"{source.id}: {source.rule!r} is no rule of {game.name}"
    for settled in outcome.settled:
        say(game, settled.message)
        assert settled.rule in ("", *game.rules()), f"{settled.rule!r} is no rule of {game.name}"
    if outcome.verdict is not None:
        say(game, outcome.verdict.message)
        known_rule(game, outcome.verdict.rule, outcome.verdict.message)
        assert len(set(outcome.places)) == 1, "a verdict is about all seats"
    else:
        assert state.seats > 1, "whoever plays alone has won or lost"
        places = by_points(outcome.scores, game.tie_breaks(state))
        assert outcome.places == places, f"places {outcome.places}, by points and tie-breaks {places}"
        for a, b in zip(outcome.order(), outcome.order()[1:], strict=False):
            tied = outcome.scores[a] == outcome.scores[b]
            assert tied == any((one.first, one.second) == (a, b) for one in outcome.settled), "a tie is not told"
        if game.name not in WINNERS_UNNAMED:
            winners_are_named(game, state, [seat for seat, place in enumerate(places) if place == 1])


WINNERS_UNNAMED = frozenset({"tidepool", "cove", "lagoon"})
"""Toys end with their last turn and say nothing more: a table names the winners of any game beside its log."""


def winners_are_named(game: Game, state: State, winners: list[int]) -> None:
    """The last lines of the log say who has won: each seat of the first place, or what counts of what it plays."""
    assert state.journal is not None
    lines = [game.entry(state, entry) for entry in state.journal[-len(winners) :]]
    named = [say(game, given) for line in lines for given in line.args.values() if isinstance(given, Message)]
    for seat in winners:
        name = say(game, game.seat_name(state, seat))
        assert any(one in name for one in named), f"{name} has won, and the log ends with {[line.id for line in lines]}"


# --- copies ---------------------------------------------------------------------------------


def clones_are_independent(game: Game, seats: int, options: Mapping[str, Value], seed: str) -> None:
    player = Player("clone", seed)
    for state in few(game, seats, options, seed, player, 10):
        before, legal = digest(state), state.legal()
        first = state.clone()
        second = state.clone()
        assert digest(first) == before, "a clone differs from its original"
        assert first.legal() == legal
        play_on(first, player, 60)
        assert digest(state) == before, "playing on a clone has changed the original"
        assert digest(second) == before, "playing on a clone has changed another clone"
        assert state.legal() == second.legal() == legal
        if not state.over():
            third = state.clone()
            play_on(second, player, 60)
            assert digest(third) == before, "playing on the original of a clone has changed the clone"


def same_future(game: Game, one: State, two: State, player: Player, decisions: int, what: str) -> None:
    """Both states go on alike under the same actions."""
    for _ in range(decisions):
        assert digest(one) == digest(two), f"{what} goes on differently"
        assert one.legal() == two.legal(), f"{what} has other legal actions"
        assert one.to_move() == two.to_move()
        if one.over():
            return
        action = player.pick(one)
        one.apply(action)
        two.apply(action)


def encoding_round_trips(game: Game, seats: int, options: Mapping[str, Value], seed: str) -> None:
    """Both forms give back the same position, which looks the same to all and goes on the same way."""
    player = Player("encode", seed)
    for state in few(game, seats, options, seed, player, 6):
        data, text = encode(state), to_json(state)
        for name, copy in (("msgpack", decode(game, data)), ("JSON", from_json(game, text))):
            assert encode(copy) == data, f"{name} changes the state"
            assert to_json(copy) == text, f"{name} changes the state's JSON"
            assert copy.legal() == state.legal(), f"{name} changes the legal actions"
            assert copy.status() == []
            for seat in range(SPECTATOR, seats):
                assert copy.view(seat) == state.view(seat), f"{name} changes what {seat} sees"
            same_future(game, state.clone(), copy, player, 25, f"a state decoded from {name}")
        for seat in range(SPECTATOR, seats):
            seen = state.masked(seat)
            assert encode(decode(game, encode(seen))) == encode(seen)
            assert encode(from_json(game, to_json(seen))) == encode(seen)


# --- the log --------------------------------------------------------------------------------


def the_log_makes_no_difference(game: Game, seats: int, options: Mapping[str, Value], seed: str) -> None:
    player = Player("log", seed)
    silent = game.start(seats, options, seed)
    telling = game.start(seats, options, seed, log=True)
    assert silent.journal is None
    while True:
        assert digest(silent) == digest(telling), "writing a log has changed the game"
        assert telling.journal is not None
        if silent.number % 50 == 0:
            assert telling.clone().journal is None, "a clone has a log"
        if silent.over():
            break
        action = player.pick(silent)
        lines = len(telling.journal)
        silent.apply(action)
        telling.apply(action)
        for entry in telling.journal[lines:]:
            assert entry.number == telling.number
    assert telling.journal, "the log is empty at the end"


def the_log_can_be_read(game: Game, seats: int, options: Mapping[str, Value], seed: str) -> None:
    """Lines are only ever added; each is in the table of events, has words and a rule, and is for a seat or for all."""
    player = Player("words of the log", seed)
    state = game.start(seats, options, seed, log=True)
    assert state.journal is not None
    while not state.over() and state.number < LONGEST:
        lines, last = len(state.journal), state.journal[-1:]
        state.apply(player.pick(state))
        assert state.journal[:lines][-1:] == last, "an action took lines of the log back"
    for entry in state.journal:
        assert entry.what in game.events, f"{entry.what!r} is not in the table of events"
        assert -1 <= entry.audience < seats, f"{entry.what} is for {entry.audience}"
        known_rule(game, entry.rule, entry.what)
        say(game, game.entry(state, entry))


# --- words ----------------------------------------------------------------------------------


def everything_has_words(game: Game, seats: int, options: Mapping[str, Value], seed: str) -> None:
    """Decisions, options, seats and refusals can be said; texts of actions lead back to them."""
    player = Player("words", seed)
    for state in few(game, seats, options, seed, player, 40):
        decision = state.decision()
        assert decision.seat == state.to_move()
        say(game, decision.message)
        for seat in range(seats):
            say(game, game.seat_name(state, seat))
        if state.over():
            continue
        known_rule(game, decision.rule, decision)
        options_are_told_apart(state)


@cache
def spoken(game: Game) -> list[str]:
    """The languages that a game has words in; a toy has one."""

    def has_words(language: str) -> bool:
        try:
            return bool(ids(game.name, language))
        except MissingMessage:
            return False

    return [language for language in languages() if has_words(language)]


def options_are_told_apart(state: State) -> None:
    """In no language are two options of a decision called alike, and none by the number of a slot."""
    game = state.game()
    said: dict[tuple[str, str], str] = {}
    for action in state.legal():
        name = game.vocabulary.name(action)
        assert game.vocabulary.parse(name) == action, f"{name} is not {action}"
        assert game.vocabulary.target(action), f"{name} has no target"
        described = state.describe(action)
        for language in spoken(game):
            words = say(game, described, language)
            alike = said.setdefault((language, words.casefold()), name)
            assert alike == name, f"{name} and {alike} are both called {words!r}"
            assert not SLOT[language].search(words), f"{name} names a slot by its number: {words!r}"


def refusals_have_reasons(game: Game, seats: int, options: Mapping[str, Value], seed: str) -> None:
    """why_not is None exactly for legal actions; sought() has none of them and a reason for each."""
    player = Player("why not", seed)
    for state in few(game, seats, options, seed, player, 30):
        legal = state.legal()
        for action in legal:
            assert state.why_not(action) is None, f"{game.vocabulary.name(action)} is legal and has a reason against it"
        sought = state.sought()
        assert not set(sought) & set(legal), "sought() names legal actions"
        assert len(set(sought)) == len(sought), "sought() repeats itself"
        others = [a for a in range(game.vocabulary.size) if a not in legal]
        for action in sought + player.random.sample(others, min(5, len(others))):
            reason = state.why_not(action)
            assert reason is not None, f"{game.vocabulary.name(action)} is not legal and has no reason"
            say(game, reason.message)
            if not state.over():
                known_rule(game, reason.rule, reason)


# --- what a seat may know -------------------------------------------------------------------


def views_show_only_what_is_known(game: Game, seats: int, options: Mapping[str, Value], seed: str) -> None:
    """Positions that differ only in what a seat cannot know look the same to it. Views are plain data."""
    player = Player("view", seed)
    for state in few(game, seats, options, seed, player, 8):
        before = digest(state)
        for seat in range(SPECTATOR, seats):
            view = state.view(seat)
            assert json.loads(json.dumps(view)) == view, "a view is more than plain JSON"
            observation = state.observation(seat)
            assert observation.view() == view, f"the observation of {seat} looks different from its view"
            for _ in range(2):
                assert observation.sample(player.rng()).view(seat) == view, f"{seat} sees what it cannot know"
        assert digest(state) == before, "looking at a state has changed it"


def samples_agree_with_the_observation(game: Game, seats: int, options: Mapping[str, Value], seed: str) -> None:
    """A sample is a sound position that this seat cannot tell from the true one, and can be played."""
    player = Player("sample", seed)
    for state in few(game, seats, options, seed, player, 8):
        public = encode(state.masked(SPECTATOR))
        for seat in range(SPECTATOR, seats):
            observation = state.observation(seat)
            seen = encode(observation.state)
            rng = player.rng()
            again = rng.clone()
            sample = observation.sample(rng)
            assert encode(observation.state) == seen, "sampling has changed the observation"
            assert encode(observation.sample(again)) == encode(sample), "equal chance gives another sample"
            assert sample.viewer == TRUTH
            assert sample.status() == [], f"a sample is unsound: {sample.status()}"
            assert encode(sample.masked(seat)) == seen, f"a sample for {seat} disagrees with what it knows"
            assert encode(sample.masked(SPECTATOR)) == public, f"a sample for {seat} disagrees with what all know"
            assert sample.to_move() == state.to_move()
            if seat == state.to_move():
                assert sample.legal() == state.legal(), "a sample for the seat to move offers it other actions"
            play_on(sample, player, 25)
            assert sample.status() == [], f"playing on a sample leads to {sample.status()}"


def observations_hide(game: Game, seats: int, options: Mapping[str, Value], seed: str) -> None:
    """An observation holds no generator, cannot be played on, and offers only the seat's own choices."""
    player = Player("hide", seed)
    varied: set[str] = set()
    for state in few(game, seats, options, seed, player, 8):
        for seat in range(SPECTATOR, seats):
            observation = state.observation(seat)
            masked = observation.state
            assert masked.viewer == seat, "an observation does not say whose it is: its viewer is the truth"
            assert masked.rng.words() == [0, 0, 0, 0], "an observation holds the generator"
            assert masked.journal is None, "an observation holds the log"
            mine = state.legal() if seat == state.to_move() else []
            assert observation.legal() == mine, f"{seat} is told of the actions {observation.legal()}"
            say(game, observation.decision().message)
            for action in mine:
                assert masked.describe(action) == state.describe(action)
            action = 0 if state.over() else player.pick(state)
            expect(HiddenState, partial(masked.apply, action), "an observation was played on")
            expect(HiddenState, partial(masked.masked, seat + 1), "one seat's observation gives another's")
        for field in game.fields:
            if getattr(masked, field.name) != getattr(state, field.name):
                one, two = observation.sample(player.rng()), observation.sample(player.rng())
                if getattr(one, field.name) != getattr(two, field.name):
                    varied.add(field.name)
    for name in SECRETS.get(game.name, ()):
        assert name in varied, f"{name!r} is the same in all samples"


def secrets_are_kept(game: Game, seats: int, options: Mapping[str, Value], seed: str) -> None:
    """A spectator is not given what the table of secrets lists, from the moment that it is there."""
    left = list(SECRETS.get(game.name, ()))
    for state in walk(game, seats, options, seed, Player("secrets", seed)):
        for name in [name for name in left if any(value >= 0 for value in getattr(state, name))]:
            assert getattr(state.masked(SPECTATOR), name) != getattr(state, name), f"a spectator is given {name!r}"
            left.remove(name)
        if not left:
            break
    assert not left, f"{left} never held anything"


def undoable_actions_show_nothing(game: Game, seats: int, options: Mapping[str, Value], seed: str) -> None:
    """An action that leaves the barrier alone tells nobody anything: its outcome is the same for all that is hidden."""
    player = Player("barrier", seed)
    for state in few(game, seats, options, seed, player, 25):
        if state.over():
            continue
        for action in player.random.sample(state.legal(), min(3, len(state.legal()))):
            after = state.clone()
            after.journal = []
            after.apply(action)
            if after.barrier() == state.barrier():
                for seat in range(SPECTATOR, seats):
                    other = state.observation(seat).sample(player.rng())
                    if action in other.legal():
                        other.journal = []
                        other.apply(action)
                        name = game.vocabulary.name(action)
                        assert encode(other.masked(seat)) == encode(after.masked(seat)), (
                            f"{name} shows {seat} something"
                        )
                        assert readable(other, seat) == readable(after, seat), f"the log of {name} tells {seat} more"


def readable(state: State, seat: int) -> list[list[object]]:
    return [e.plain() for e in state.journal or [] if e.audience in (-1, seat)]


# --- matches and records --------------------------------------------------------------------


def undo_restores(game: Game, seats: int, options: Mapping[str, Value], seed: str) -> None:
    """Undo gives back the position, its choices and the log; it is refused past a barrier or another seat."""
    player = Player("undo", seed, usual_length(game, seats))
    match = Match.start(game, seats, options, seed)
    start = digest(match.state)
    while not match.state.over():
        state = match.state
        seat, barrier, before, legal = state.to_move(), state.barrier(), digest(state), state.legal()
        lines = len(match.log(seat)) if player.now(25) else -1
        action = player.pick(state)
        match.apply(seat, action)
        after = digest(match.state)
        if lines < 0:
            continue
        told = [entry.plain() for entry in match.state.journal or []]
        for other in range(seats):
            assert match.can_undo(other) == (other == seat and match.state.barrier() == barrier)
            if not match.can_undo(other):
                expect(UndoRefused, partial(match.undo, other), f"seat {other} has undone what it may not")
        assert digest(match.state) == after, "a refused undo has changed the match"
        if match.can_undo(seat):
            number = len(match.actions)
            assert match.undo(seat) == number - 1 == len(match.actions) == match.state.number
            assert digest(match.state) == before, "undo does not restore the position"
            assert match.state.legal() == legal, "undo does not restore the choices"
            assert len(match.log(seat)) == lines, "undo does not restore the log"
            match.apply(seat, action)
            assert digest(match.state) == after, "the same action after undo leads elsewhere"
            assert [entry.plain() for entry in match.state.journal or []] == told
    assert digest(match.at(0)) == start
    for number in player.random.sample(range(1, len(match.actions) + 1), min(5, len(match.actions))):
        assert digest(match.at(number)) == match.digests[number - 1], f"the position after {number} actions differs"


def wrong_seats_change_nothing(game: Game, seats: int, options: Mapping[str, Value], seed: str) -> None:
    player = Player("seat", seed, usual_length(game, seats))
    match = Match.start(game, seats, options, seed, log=False)
    while not match.state.over():
        seat = match.state.to_move()
        action = player.pick(match.state)
        if player.now(20):
            before = digest(match.state)
            for other in (-1, seats, *(s for s in range(seats) if s != seat)):
                expect(WrongSeat, partial(match.apply, other, action), f"seat {other} has acted for seat {seat}")
            assert digest(match.state) == before
        match.apply(seat, game.vocabulary.name(action))


def records_replay(game: Game, seats: int, options: Mapping[str, Value], seed: str) -> None:
    """A record goes through its text unchanged and replays to every position on the way."""
    player = Player("record", seed)
    match = Match.start(game, seats, options, seed, log=False)
    cut = player.random.randrange(1, 60)
    while not match.state.over():
        match.apply(match.state.to_move(), player.pick(match.state))
        if len(match.actions) == cut:
            check_record(match.record(), match.state)
    record = match.record()
    check_record(record, match.state)
    assert record.result is not None
    number = player.random.randrange(len(record.actions))
    assert digest(replay(record, at=number)) == digest(match.at(number))


def check_record(record: Record, state: State) -> None:
    again = Record.parse(record.text())
    assert again == record
    verdict = verify(again)
    assert verdict.ok, render(verdict.reason, record.game)
    assert verdict.digest == record.digest == digest(state)
    assert digest(replay(again)) == digest(state)


PROPERTIES: tuple[Property, ...] = (
    there_is_always_something_to_choose,
    random_play_ends,
    same_arguments_give_the_same_game,
    status_is_empty,
    status_notices_damage,
    refused_actions_change_nothing,
    ranking_fits_the_scores,
    points_add_up,
    clones_are_independent,
    encoding_round_trips,
    the_log_makes_no_difference,
    the_log_can_be_read,
    everything_has_words,
    refusals_have_reasons,
    views_show_only_what_is_known,
    samples_agree_with_the_observation,
    observations_hide,
    secrets_are_kept,
    undoable_actions_show_nothing,
    undo_restores,
    wrong_seats_change_nothing,
    records_replay,
)
