"""Thinking ahead: on samples of what a seat may know, with the game's judgement. Hot path.

Decisions are atomic, so most of them mean nothing by themselves: a pawn's action is half a dozen
choices. All thinking here therefore plays on to the next quiet position before it judges.
"""

from __future__ import annotations

from math import exp, log, sqrt, tanh
from typing import Final

from phylarium.bots.eye import Eye
from phylarium.kernel import codec
from phylarium.kernel.engine import State
from phylarium.kernel.judgement import Judgement
from phylarium.kernel.rng import Rng

LONGEST: Final = 200
"""Decisions between two quiet positions after which one is judged as it stands."""


CARE: Final = 4
"""Tries at a decision without inclinations, in a position that search has just reached."""


TRIALS: Final = 6
"""Continuations that are imagined before a search, to know what to expect."""


EVEN: Final = 0.4
"""The part of the root's prior that all actions share."""


def uniform(rng: Rng) -> float:
    """A number in 0..1, neither end included."""
    return (rng.next() + 0.5) / 4294967296.0


def gumbel(rng: Rng) -> float:
    """Added to values, the greatest sum is a draw by their exponentials."""
    return -log(-log(uniform(rng)))


def best_of(guesses: list[float], rng: Rng, noise: float) -> int:
    """The place of the greatest guess; with noise, of one that is likely great."""
    best = 0
    height = -1e30
    for i in range(len(guesses)):
        guess = guesses[i]
        if noise > 0.0:
            guess += noise * gumbel(rng)
        if guess > height:
            height = guess
            best = i
    return best


def light_move(state: State, judgement: Judgement, rng: Rng, noise: float) -> int:
    """The light policy: what the seat to move is inclined to do, or anything."""
    offers = state.offers
    guesses: list[float] = judgement.inclinations(state)
    if not guesses:
        return offers[rng.below(len(offers))]
    return offers[best_of(guesses, rng, noise)]


def tried_move(state: State, judgement: Judgement, rng: Rng, width: int) -> int:
    """The best of up to `width` offers for the seat to move, each tried."""
    tries = some_of(state.offers, width, rng)
    if len(tries) == 1:
        return tries[0]
    seat = state.to_move()
    best = tries[0]
    height = -1e30
    for action in tries:
        trial = state.clone()
        trial.apply(action)
        settle(trial, judgement, rng, width // 3)
        values: list[float] = judgement.worth(trial)
        if values[seat] > height:
            height = values[seat]
            best = action
    return best


def some_of(offers: list[int], most: int, rng: Rng) -> list[int]:
    """At most so many of the offers, each as likely as another, at least one."""
    if len(offers) <= most:
        return offers
    if most <= 1:
        return [offers[rng.below(len(offers))]]
    mixed = offers.copy()
    rng.shuffle(mixed)
    return mixed[:most]


def settle(state: State, judgement: Judgement, rng: Rng, width: int) -> None:
    """Play on carefully to the next quiet position; the longer the way, the less care is taken."""
    count = 0
    while state.offers and not judgement.quiet(state) and count < LONGEST:
        guesses: list[float] = judgement.inclinations(state)
        if guesses:
            state.apply(state.offers[best_of(guesses, rng, 0.0)])
        else:
            state.apply(tried_move(state, judgement, rng, width))
            width = width * 2 // 3
        count += 1


def drift(state: State, judgement: Judgement, rng: Rng, noise: float, turns: int) -> None:
    """Play on by the light policy through so many quiet positions."""
    count = 0
    while state.offers and count < LONGEST:
        if judgement.quiet(state):
            if turns == 0:
                return
            turns -= 1
            count = 0
        state.apply(light_move(state, judgement, rng, noise))
        count += 1


def candidates(state: State, judgement: Judgement, most: int) -> list[int]:
    """The actions to think about: the shortlist, and of a long one what the seat is most inclined to."""
    listed: list[int] = judgement.shortlist(state)
    if len(listed) <= most:
        return listed
    guesses: list[float] = judgement.inclinations(state)
    if not guesses:
        return listed
    known: dict[int, float] = {}
    for i in range(len(state.offers)):
        known[state.offers[i]] = guesses[i]
    ranked = sorted([(-known[listed[i]], i) for i in range(len(listed))])
    return [listed[i] for _, i in ranked[:most]]


def look_ahead(sample: State, action: int, judgement: Judgement, rng: Rng, width: int) -> State:
    """The quiet position that an action leads to, everybody choosing carefully on the way."""
    trial = sample.clone()
    trial.apply(action)
    settle(trial, judgement, rng, width)
    return trial


def careful_move(state: State, judgement: Judgement, eye: Eye, rng: Rng, most: int) -> int:
    """The best of at most so many options for the seat to move, each played to the next quiet position.

    The chance that it imagines is not the chance that will come: nobody knows that.
    """
    actions = some_of(candidates(state, judgement, most), most, rng)
    if len(actions) == 1:
        return actions[0]
    chance = rng.branch()
    ends: list[State] = []
    for action in actions:
        trial = state.clone()
        trial.rng = chance.clone()
        trial.apply(action)
        settle(trial, judgement, rng, CARE)
        ends.append(trial)
    values: list[float] = eye.values(ends, state.to_move())
    best = 0
    for i in range(1, len(values)):
        if values[i] > values[best]:
            best = i
    return actions[best]


def play_on(state: State, judgement: Judgement, eye: Eye, rng: Rng, most: int, turns: int) -> None:
    """From a quiet position on, everybody chooses with care, through so many quiet positions."""
    count = 0
    while state.offers and turns > 0 and count < LONGEST:
        state.apply(careful_move(state, judgement, eye, rng, most))
        settle(state, judgement, rng, CARE)
        turns -= 1
        count += 1


class Node:
    """What search knows of a point in the game that a sequence of actions leads to, whatever is hidden."""

    def __init__(self) -> None:
        self.actions: list[int] = []
        self.priors: list[float] = []
        self.children: list[Node | None] = []
        self.visits: list[int] = []
        self.offered: list[int] = []
        """How often each action was there to be taken: samples differ."""
        self.totals: list[float] = []
        """Sums of results for the seat that decides here."""
        self.place: dict[int, int] = {}
        self.count = 0
        self.sight = ""
        """What the searching seat sees here, as a fingerprint; empty where another seat decides, or unvisited."""

    def add(self, action: int, prior: float) -> None:
        self.place[action] = len(self.actions)
        self.actions.append(action)
        self.priors.append(prior)
        self.children.append(None)
        self.visits.append(0)
        self.offered.append(0)
        self.totals.append(0.0)


class Search:
    """Information-set Monte Carlo tree search: one tree over all samples, a fresh sample an iteration.

    The tree outlives a decision. Where the seat is asked again in a position that looks to it exactly
    like one that the tree has met, the search goes on from there.
    """

    def __init__(
        self,
        judgement: Judgement,
        rng: Rng,
        exploration: float,
        noise: float,
        eye: Eye,
        players: Eye,
        turns: int,
        careful: int,
        wary: bool,
    ) -> None:
        self.judgement = judgement
        self.rng = rng
        self.exploration = exploration
        self.eye = eye
        """What says what the positions are worth that imagined play ends in."""
        self.players = players
        """What careful players ask on the way there."""
        self.turns = turns
        self.careful = careful
        """Options that imagined players compare at each turn; 0: they follow the light policy."""
        self.wary = wary
        """Whether all others are taken to want nothing but that the seat does badly."""
        self.noise = noise
        self.scale: float = judgement.scale
        self.seat = -1
        self.worth = 0.0
        """What the root is worth to the seat, as it stands; of the root for which `base` was found."""
        self.base: list[float] = []
        """By seat, what may be expected from there on: results are measured from it."""
        self.root = Node()
        self.met: dict[str, Node] = {}
        """The nodes where the seat decides, by what it sees there."""

    def start(self, state: State, actions: list[int], values: list[float]) -> int:
        """Begin a decision: a sample of it, its actions, and what a first look says of them, in points.

        Gives back how many simulations of earlier decisions count for this one.
        """
        self.seat = state.to_move()
        worth: list[float] = self.judgement.worth(state)
        old = self.met.get(seen(state, self.seat)) if self.met else None
        # Old results and new ones compare only where they are measured from the same base.
        if old is None or abs(worth[self.seat] - self.worth) > 0.5 * self.scale:
            old = None
            self.worth = worth[self.seat]
            self.base = self.expected(state)
        root = Node()
        for i, prior in enumerate(softmax(values, self.scale * 0.1)):
            # A part goes to all alike, so that a first look that errs can be mended.
            root.add(actions[i], (1.0 - EVEN) * prior + EVEN / len(actions))
            if old is not None and actions[i] in old.place:
                inherit(root, i, old, old.place[actions[i]])
        self.root = root
        self.met = {}
        self.meet(root)
        return root.count

    def expected(self, state: State) -> list[float]:
        """By seat, what the position will be worth some turns on, on average."""
        sums: list[float] = []
        for _ in range(TRIALS):
            trial = state.clone()
            trial.rng = self.rng.branch()
            self.imagine(trial)
            values: list[float] = self.eye.worth(trial, self.seat)
            sums = values if not sums else [sums[i] + values[i] for i in range(len(sums))]
        return [total / TRIALS for total in sums]

    def imagine(self, state: State) -> None:
        """Finish what was begun with care, and play on through the turns that follow."""
        settle(state, self.judgement, self.rng, CARE)
        if self.careful > 0:
            play_on(state, self.judgement, self.players, self.rng, self.careful, self.turns)
        else:
            drift(state, self.judgement, self.rng, self.noise, self.turns)

    def meet(self, node: Node) -> None:
        """Remember the nodes of a tree by what the seat sees in them."""
        for child in node.children:
            if child is not None:
                if child.sight:
                    self.met[child.sight] = child
                self.meet(child)

    def iterate(self, state: State) -> None:
        """Follow the tree from a sample of the root, add to it, and play on from there."""
        path: list[Node] = []
        steps: list[int] = []
        seats: list[int] = []
        node = self.root
        grown = False
        while state.offers and not grown and len(path) < LONGEST:
            if node is not self.root:
                if not node.sight and state.to_move() == self.seat:
                    node.sight = seen(state, self.seat)
                    self.met[node.sight] = node
                self.widen(node, state)
            chosen = self.select(node, state)
            path.append(node)
            steps.append(chosen)
            seats.append(state.to_move())
            state.apply(node.actions[chosen])
            following = node.children[chosen]
            if following is None:
                following = Node()
                node.children[chosen] = following
                grown = True
            node = following
        self.imagine(state)
        values: list[float] = self.eye.worth(state, self.seat)
        for i in range(len(path)):
            node = path[i]
            seat = seats[i]
            node.count += 1
            node.visits[steps[i]] += 1
            if self.wary and seat != self.seat:
                node.totals[steps[i]] += 0.5 - 0.5 * tanh((values[self.seat] - self.base[self.seat]) / self.scale)
            else:
                node.totals[steps[i]] += 0.5 + 0.5 * tanh((values[seat] - self.base[seat]) / self.scale)

    def widen(self, node: Node, state: State) -> None:
        """Progressive widening: the more a node is visited, the more of its actions are looked at."""
        wanted = 2 + int(sqrt(node.count))
        known = 0
        for action in state.offers:
            if action in node.place:
                known += 1
        if known >= wanted or known == len(state.offers):
            return
        listed: list[int] = self.judgement.shortlist(state)
        guesses: list[float] = self.judgement.inclinations(state)
        if not guesses:
            fresh = [a for a in state.offers if a not in node.place]
            for action in some_of(fresh, wanted - known, self.rng):
                node.add(action, 1.0 / len(state.offers))
            return
        heights: dict[int, float] = {}
        for i, prior in enumerate(softmax(guesses, 1.0)):
            heights[state.offers[i]] = prior
        ranked = sorted([(-heights[a], a) for a in listed if a not in node.place])
        for height, action in ranked[: wanted - known]:
            node.add(action, -height)
        if known == 0 and not ranked:
            node.add(state.offers[0], 1.0)

    def select(self, node: Node, state: State) -> int:
        """The action with the best upper bound, among those that this sample allows."""
        best = -1
        height = -1e30
        for action in state.offers:
            i = node.place.get(action, -1)
            if i < 0:
                continue
            node.offered[i] += 1
            visits = node.visits[i]
            mean = node.totals[i] / visits if visits > 0 else self.first_guess(node)
            bound = mean + self.exploration * node.priors[i] * sqrt(node.offered[i]) / (1 + visits)
            if bound > height:
                height = bound
                best = i
        if best < 0:
            node.add(state.offers[0], 1.0)
            best = len(node.actions) - 1
        return best

    def first_guess(self, node: Node) -> float:
        """An action that nobody has tried is taken for an average one, a little less."""
        if node.count == 0:
            return 0.5
        total = 0.0
        for value in node.totals:
            total += value
        return total / node.count - 0.05


def seen(state: State, seat: int) -> str:
    """A fingerprint of what a seat may know of a position: equal for positions that look alike to it."""
    return codec.digest(state.masked(seat))


def inherit(node: Node, i: int, old: Node, j: int) -> None:
    """Take over what was learnt of an action in an earlier search."""
    node.visits[i] = old.visits[j]
    node.offered[i] = old.offered[j]
    node.totals[i] = old.totals[j]
    node.children[i] = old.children[j]
    node.count += old.visits[j]


def softmax(values: list[float], temperature: float) -> list[float]:
    """Shares of 1 that grow with the values."""
    highest = -1e30
    for value in values:
        if value > highest:
            highest = value
    found = [exp((value - highest) / temperature) for value in values]
    total = 0.0
    for share in found:
        total += share
    return [share / total for share in found]
