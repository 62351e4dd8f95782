"""Every word that is said has its message, and every message is said somewhere.

The sources are read, not run: a literal id, or an id with a gap such as `card-{}`, in a place where
a message is meant. What fills a gap is listed in GAPS, value by value, so that no message hides
behind a family that it does not belong to. Then whole random games are put into words.
"""

from __future__ import annotations

import ast
import random
import re
from collections import Counter
from collections.abc import Iterator
from pathlib import Path

import pytest
from fluent.runtime import FluentResource
from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Visitor

import phylarium
from phylarium.cli.terminal import HELP
from phylarium.games.genesis.rules import actions as genesis_actions
from phylarium.games.genesis.rules import names as genesis
from phylarium.games.genesis.rules.values import PHASES
from phylarium.games.marine.rules import actions
from phylarium.games.marine.rules import names as marine
from phylarium.games.megafauna1.rules import actions as megafauna1_actions
from phylarium.games.megafauna1.rules import names as megafauna1
from phylarium.kernel import registry, words
from phylarium.kernel.game import Game
from phylarium.kernel.message import Message
from phylarium.kernel.words import render

ROOT = Path(phylarium.__file__).parent
GAMES = registry.games()
FILES = ["kernel", "cli", *GAMES]
FOLDERS = {
    "kernel": [ROOT / "kernel", ROOT / "kit"],
    "cli": [ROOT / "cli"],
    **{name: [ROOT / "games" / name] for name in GAMES},
}
"""By file: where its messages are said."""

ID = re.compile(r"[a-z][a-zA-Z0-9_]*(-[a-zA-Z0-9_]+)+")
SAYING = {"Message": 0, "say": 0, "tell": 0, "no": 0, "note": 0, "note_to": 1}
"""By the name of a function: which of its arguments is the id of a message."""

ADDRESSEES = {"animal", "colour", "party", "seat"}
"""The arguments of a prompt that name whom it is put to."""

FACE_UP = [marine.MONOTYPIC_HABITAT, marine.SOLAR_RADIATION, marine.VOLCANISM]


def dashed(name: str) -> str:
    """A name as it stands in an id."""
    return name.replace("_", "-")


GAPS: dict[str, dict[str, list[str]]] = {
    "kernel": {},
    "cli": {"cli-play-help-{}": list(HELP), "cli-play-type-{}": list(HELP)},
    "genesis": {
        "ability-{}": genesis.ABILITIES,
        "bacterium-{}": genesis.REFUGIA,
        "climate-{}": genesis.CLIMATES,
        "colour-{}": genesis.COLOURS,
        "ecosystem-{}": genesis.ECOSYSTEMS,
        "endosymbiont-{}": genesis.ENDOSYMBIONTS,
        "eon-{}": genesis.EONS,
        "event-{}": genesis.EVENTS,
        "icon-{}": genesis.ICONS,
        "icon-{}-text": genesis.ICONS,
        "level-{}": genesis.TROPHIC_LEVELS,
        "macro-{}": [*genesis.MACROORGANISMS, *genesis.TERRESTRIAL_FORMS],
        "mutation-{}": genesis.MUTATIONS,
        "option-{}": [*genesis_actions.WORDS, "donate", "spend", "spend-two"],
        "organ-{}": genesis.ORGANS,
        "parasite-{}": genesis.PARASITES,
        "phase-{}": PHASES,
        "player-{}": genesis.COLOURS,
        "promoted-{}": genesis.PROMOTED,
        "property-{}": genesis.COLOURS,
        "refugium-{}": genesis.REFUGIA,
        "row-{}": genesis.ROWS,
        "special-{}-text": genesis.SPECIALS[1:],
    },
    "marine": {
        "animal-{}": marine.ANIMALS,
        "board-icon-{}": ["extinction", "survival"],
        "card-{}": marine.CARDS,
        "effect-{}": marine.EFFECT_NAMES,
        "element-{}": marine.ELEMENTS,
        "letter-{}": [*marine.ANIMALS, *marine.ELEMENTS],
        "ongoing-{}": [marine.CARDS[card] for card in FACE_UP],
        "option-{}": actions.WORDS,
        "section-{}": marine.SECTIONS,
        "side-{}": marine.SIDES[1:],
        "space-words-{}": marine.SECTIONS,
        "space-words-{}-special": [marine.SECTIONS[section] for section in marine.SPECIAL_SECTIONS],
        "terrain-{}": marine.TERRAINS,
        "trait-{}": marine.TRAITS,
        "trait-{}-text": marine.TRAITS,
    },
    "megafauna1": {
        "card-{}": [
            *(dashed(card) for card in megafauna1.CARDS),
            *(
                f"{dashed(card)}-{dynasty}"
                for card in megafauna1.CARDS[megafauna1.GENOTYPE :]
                for dynasty in megafauna1.DYNASTIES
            ),
        ],
        "colour-{}": megafauna1.COLOURS,
        "culture-{}": megafauna1.CULTURES,
        "culture-{}-text": megafauna1.CULTURES,
        "display-{}": megafauna1.DISPLAYS,
        "drawing-{}-display": megafauna1.DISPLAYS,
        "drawing-key-{}": list(megafauna1.LETTERS.lower()),
        "dynasty-{}": megafauna1.DYNASTIES,
        "ending-{}": ["1", "2", "4", "8"],
        "era-{}": megafauna1.ERAS,
        "event-{}": ["new-tiles", "erosion"],
        "face-{}": megafauna1.FACES,
        "greenhouse-{}": megafauna1.GREENHOUSE,
        "ground-{}": megafauna1.GROUNDS,
        "instinct-{}": megafauna1.INSTINCTS,
        "latitude-{}": [dashed(latitude) for latitude in megafauna1.LATITUDES],
        "letter-{}": list(megafauna1.LETTERS.lower()),
        "mark-{}": [*megafauna1.COLOURS, *megafauna1.SHAPES[0], *megafauna1.SHAPES[1]],
        "option-{}": megafauna1_actions.WORDS,
        "period-{}": megafauna1.PERIODS,
        "place-{}": megafauna1.PLACES,
        "shape-{}": [*megafauna1.SHAPES[0], *megafauna1.SHAPES[1]],
        "tile-{}": [dashed(tile) for tile in megafauna1.TILES],
    },
}
"""By file and id with a gap: all that fills the gap."""


# --- what the sources say ----------------------------------------------------------------------


def nodes(file: str) -> Iterator[ast.AST]:
    for path in sorted(path for folder in FOLDERS[file] for path in folder.rglob("*.py")):
        yield from ast.walk(ast.parse(path.read_text(encoding="utf-8"), str(path)))


def name_of(call: ast.Call) -> str:
    return call.func.attr if isinstance(call.func, ast.Attribute) else getattr(call.func, "id", "")


def branches(node: ast.expr) -> list[ast.expr]:
    """An expression, or both outcomes of a conditional one."""
    if isinstance(node, ast.IfExp):
        return [*branches(node.body), *branches(node.orelse)]
    return [node]


def said(file: str) -> Iterator[tuple[ast.expr, ast.Call]]:
    """The expressions that stand where the id of a message is meant."""
    for node in nodes(file):
        if isinstance(node, ast.Call) and name_of(node) in SAYING:
            position = SAYING[name_of(node)]
            if len(node.args) > position:
                for branch in branches(node.args[position]):
                    yield branch, node


def literal(node: ast.expr) -> str | None:
    return node.value if isinstance(node, ast.Constant) and isinstance(node.value, str) else None


def with_gaps(node: ast.expr) -> str | None:
    """`f"card-{name}-text"` and `"card-" + name` as ids with gaps."""
    if isinstance(node, ast.JoinedStr):
        return "".join(str(part.value) if isinstance(part, ast.Constant) else "{}" for part in node.values)
    if isinstance(node, ast.BinOp) and isinstance(node.op, ast.Add):
        left, right = literal(node.left), literal(node.right)
        return ("{}" if left is None else left) + ("{}" if right is None else right)
    return None


def literals(file: str) -> set[str]:
    """All texts in the sources that could be ids."""
    return {
        node.value
        for node in nodes(file)
        if isinstance(node, ast.Constant) and isinstance(node.value, str) and re.fullmatch(r"[\w-]+", node.value)
    }


def promised(file: str) -> set[str]:
    """What the contract of a game asks for: title, options and their values, log lines, rules, terms of hints."""
    if file not in GAMES:
        return set()
    game = registry.game(file)
    found = {f"{game.name}-title", f"{game.name}-blurb", *game.events}
    for option in game.options:
        name = f"{game.name}-option-{option.name}"
        found |= {name, *(f"{name}-{str(choice).lower()}" for choice in option.choices)}
    judgement = game.judgement()
    if judgement is not None:
        found |= {f"term-{term.name}" for term in judgement.terms(game.start(min(game.seats), seed="words"), 0)}
    return found | {rule_message(rule) for rule in game.rules()}


def rule_message(rule: str) -> str:
    return "rule-" + rule.replace(".", "-")


def filled(file: str) -> set[str]:
    return {gap.replace("{}", value) for gap, values in GAPS[file].items() for value in values}


@pytest.mark.parametrize("file", FILES)
def test_every_id_has_a_message(file: str) -> None:
    there = {*words.ids(file), *words.ids("kernel")}
    wanted = {id for node, _ in said(file) if (id := literal(node)) is not None}
    assert wanted | promised(file) | filled(file) <= there


@pytest.mark.parametrize("file", FILES)
def test_every_text_that_looks_like_an_id_has_a_message(file: str) -> None:
    """An id may also wait in a table or an attribute: it is known by the word that it begins with."""
    there = words.ids(file)
    heads = Counter(id.partition("-")[0] for id in there)
    families = {head for head, count in heads.items() if count >= 3}
    alike = {text for text in literals(file) if ID.fullmatch(text) and text.partition("-")[0] in families}
    assert alike - set(there) == set()


@pytest.mark.parametrize("file", FILES)
def test_every_message_has_a_use(file: str) -> None:
    used = literals(file) | promised(file) | filled(file)
    assert [id for id in words.ids(file) if id not in used] == []


@pytest.mark.parametrize("file", FILES)
def test_every_gap_is_declared_and_no_other(file: str) -> None:
    found = {gap for node, _ in said(file) if (gap := with_gaps(node)) is not None}
    assert found == set(GAPS[file])


def test_rules_have_messages_of_their_own() -> None:
    for name in GAMES:
        rules = list(registry.game(name).rules())
        assert len({rule_message(rule) for rule in rules}) == len(rules)


# --- arguments ---------------------------------------------------------------------------------


class Variables(Visitor):
    """The arguments that a message needs, and those that choose between its variants."""

    def __init__(self) -> None:
        self.names: set[str] = set()
        self.numbers: set[str] = set()

    def visit_VariableReference(self, node: ftl.VariableReference) -> None:
        self.names.add(node.id.name)

    def visit_SelectExpression(self, node: ftl.SelectExpression) -> None:
        if isinstance(node.selector, ftl.VariableReference):
            self.numbers.add(node.selector.id.name)
        self.generic_visit(node)


def variables(file: str) -> dict[str, Variables]:
    text = (ROOT / "locale" / "en" / f"{file}.ftl").read_text(encoding="utf-8")
    found: dict[str, Variables] = {}
    for entry in FluentResource(text).body:
        if isinstance(entry, ftl.Message):
            found[entry.id.name] = Variables()
            found[entry.id.name].visit(entry)
    return found


def given(call: ast.Call) -> set[str] | None:
    """The names of the arguments that a call gives to its message; None where only a run could tell."""
    if name_of(call) == "no":
        return set()
    if name_of(call) in ("say", "tell"):
        return {k.arg for k in call.keywords if k.arg} if all(k.arg for k in call.keywords) else None
    if name_of(call) != "Message":
        return None
    if len(call.args) == 1:
        return set()
    keys = call.args[1].keys if isinstance(call.args[1], ast.Dict) else [None]
    names = [literal(key) if key is not None else None for key in keys]
    return None if None in names else {name for name in names if name is not None}


@pytest.mark.parametrize("file", FILES)
def test_messages_get_the_arguments_that_they_need(file: str) -> None:
    needed = {**variables("kernel"), **variables(file)}
    wrong: list[str] = []
    for node, call in said(file):
        id, arguments = literal(node), given(call)
        if id not in needed or arguments is None:
            continue
        # One call may say either of two messages, and give what both need.
        either = len(branches(call.args[SAYING[name_of(call)]])) > 1
        # Whom a question is put to is said by the kernel; a language may still name them in it.
        spare = ADDRESSEES if id.startswith("ask-") else set()
        if not needed[id].names <= arguments or (not either and needed[id].names - spare != arguments - spare):
            wrong.append(f"{id} needs {sorted(needed[id].names)} and gets {sorted(arguments)}")
    assert wrong == []


@pytest.mark.parametrize("name", GAMES)
def test_log_lines_use_what_they_are_given(name: str) -> None:
    needed = variables(name)
    game = registry.game(name)
    for id in game.events:
        names = [name for name, kind in game.slots(id) if kind]
        assert len(set(names)) == len(names), f"{id}: two ints of one name"
        assert needed[id].names == set(names), id


@pytest.mark.parametrize("file", FILES)
@pytest.mark.parametrize("number", [0, 1, 2, 21])
def test_every_message_can_be_said(file: str, number: int) -> None:
    also = (file,) if file == "cli" else ()
    for id, needs in variables(file).items():
        args = {name: number if name in needs.numbers else "something" for name in needs.names}
        text = render(Message(id, {**args}), file if file in GAMES else "", also=also)
        if file in GAMES:
            assert_well_said(text, id)


# --- whole games -------------------------------------------------------------------------------


def assert_well_said(text: str, id: str) -> None:
    """Nothing of the machinery shows: gaps, ids, missing values, stray blanks."""
    assert text.strip(), id
    assert not re.search(r"[{}_]|\?\?\?|\bNone\b|\bTrue\b|\bFalse\b| [.,;:]|\.\.", text), f"{id}: {text}"
    # A blank at the border may be meant, as a part of a line.
    assert "  " not in text.strip() or id.startswith("board-"), f"{id}: {text}"


class Reader:
    """Reads what a game says; what was read once in the same words is not read again."""

    def __init__(self, game: Game) -> None:
        self.game = game
        self.read: set[str] = set()

    def check(self, message: Message) -> None:
        key = repr(message)
        if key not in self.read:
            self.read.add(key)
            assert_well_said(render(message, self.game.name), message.id)


@pytest.mark.parametrize("name", GAMES)
@pytest.mark.parametrize("turn", [0, 1])
def test_a_whole_game_in_words(name: str, turn: int) -> None:
    """Every prompt, option, refusal and log line of a random game; the most seats, then the fewest."""
    game = registry.game(name)
    reader = Reader(game)
    chance = random.Random(turn)
    state = game.start(game.seats[-1 - turn], seed=f"words {turn}", log=True)
    told = 0
    while not state.over():
        reader.check(game.asked(state))
        reader.check(game.question(state))
        for seat in range(game.seats[-1 - turn]):
            reader.check(game.seat_name(state, seat))
        offers = state.legal()
        for action in offers:
            reader.check(state.describe(action))
        for action in [*state.sought(), *chance.sample(range(game.vocabulary.size), 6)]:
            reason = state.why_not(action)
            if reason is not None:
                reader.check(reason.message)
                reader.check(state.describe(action))
        state.apply(chance.choice(offers))
        assert state.journal is not None
        for entry in state.journal[told:]:
            reader.check(game.entry(state, entry))
        told = len(state.journal)
    reader.check(game.asked(state))
