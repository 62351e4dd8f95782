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
from html import unescape
from pathlib import Path
from typing import get_args

import pytest
from tests.locales import (
    EVERY_FILE,
    FAMILIES,
    LANGUAGES,
    SAMPLES,
    UNFINISHED,
    badly_said,
    badly_set,
    differing,
    files_of,
    lacking_forms,
    many_of_any,
    needs,
    plain_words,
    variables,
    written,
)
from tests.speaking import spoken

import phylarium
from phylarium import bots
from phylarium.campaign.tree import Kind
from phylarium.cli.learn import HELP as LESSON_HELP
from phylarium.cli.terminal import HELP
from phylarium.families.fauna.rules import names as fauna
from phylarium.games.genesis.rules import actions as genesis_actions
from phylarium.games.genesis.rules import names as genesis
from phylarium.games.genesis.rules.values import PHASES
from phylarium.games.marine.rules import actions
from phylarium.games.marine.rules import board as marine_board
from phylarium.games.marine.rules import names as marine
from phylarium.games.marine.tables import EFFECTS
from phylarium.games.megafauna1.rules import actions as megafauna1_actions
from phylarium.games.megafauna1.rules import names as megafauna1
from phylarium.games.megafauna2 import legacy as megafauna2_legacy
from phylarium.games.megafauna2.rules import actions as megafauna2_actions
from phylarium.games.megafauna2.rules import board as megafauna2_board
from phylarium.games.megafauna2.rules import names as megafauna2
from phylarium.games.mesofauna.rules import actions as mesofauna_actions
from phylarium.games.mesofauna.rules import board as mesofauna_board
from phylarium.games.mesofauna.rules import names as mesofauna
from phylarium.games.mesofauna.shown.sheet import RESOURCES
from phylarium.kernel import registry, words
from phylarium.kernel.engine import SPECTATOR, State, Step
from phylarium.kernel.game import Game
from phylarium.kernel.message import Argument, Listing, Message
from phylarium.kernel.rulebook import chapters
from phylarium.kernel.words import render
from phylarium.table.languages import offered

ROOT = Path(phylarium.__file__).parent
GAMES = registry.games()
FILES = ["kernel", "cli", "campaign", *GAMES]
FOLDERS = {
    "kernel": [ROOT / "kernel", ROOT / "kit", ROOT / "bots", ROOT / "review"],
    "campaign": [ROOT / "campaign"],
    "cli": [ROOT / "cli"],
    "table": [ROOT / "table"],
    "lessons": [ROOT / "lessons"],
    **{
        name: [ROOT / "games" / name, *([ROOT / "families" / FAMILIES[name]] if name in FAMILIES else [])]
        for name in GAMES
    },
}
"""By file: where its messages are said."""

ID = re.compile(r"[a-z][a-zA-Z0-9_]*(-[a-zA-Z0-9_]+)+")
SAYING = {"Message": 0, "Source": 0, "Tie": 0, "Noun": 0, "say": 0, "tell": 0, "no": 0, "note": 0, "note_to": 1}
"""By the name of a function: which of its arguments is the id of a message."""

ADDRESSEES = {"animal", "colour", "party", "seat"}
"""The arguments of a prompt that name whom it is put to."""

FACE_UP = [marine.MONOTYPIC_HABITAT, marine.SOLAR_RADIATION, marine.VOLCANISM]


def dashed(name: str) -> str:
    """A name as it stands in an id."""
    return name.replace("_", "-")


GAPS: dict[str, dict[str, list[str]]] = {
    "kernel": {
        "bot-about-{}": bots.names(),
        "error-budget-{}": ["samples", "simulations"],
        "pack-wanted-{}": ["between", "least", "most"],
    },
    "campaign": {"tree-kind-{}": list(get_args(Kind))},
    "cli": {
        "cli-learn-help-{}": list(LESSON_HELP),
        "cli-play-help-{}": list(HELP),
        "cli-play-type-{}": list(HELP),
    },
    "genesis": {
        "ability-{}": genesis.ABILITIES,
        "ability-{}-text": genesis.ABILITIES,
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
        "mark-{}": genesis.COLOURS,
        "mark-biont-{}": genesis.COLOURS,
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
        "compass-{}": [side.lower() for side in marine_board.CORNER_SIDES],
        "effect-{}": list(EFFECTS),
        "element-{}": marine.ELEMENTS,
        "mark-{}": [*marine.ANIMALS, *marine.ELEMENTS],
        "ongoing-{}": [marine.CARDS[card] for card in FACE_UP],
        "option-{}": actions.WORDS,
        "section-{}": marine.SECTIONS,
        "side-{}": marine.SIDES[1:],
        "side-{}-short": marine.SIDES[1:],
        "space-words-{}": marine.SECTIONS,
        "space-words-{}-special": [marine.SECTIONS[section] for section in marine.SPECIAL_SECTIONS],
        "terrain-{}": marine.TERRAINS,
        "terrain-{}-short": marine.TERRAINS,
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
        "goal-you-{}": megafauna1.COLOURS,
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
        "player-{}": megafauna1.COLOURS,
        "shape-{}": [*megafauna1.SHAPES[0], *megafauna1.SHAPES[1]],
        "tile-{}": [dashed(tile) for tile in megafauna1.TILES],
    },
    "megafauna2": {
        "sheet-instinct-{}": sorted(set(megafauna2_legacy.INSTINCTS)),
        "biosphere-{}": [dashed(name) for name in megafauna2.BIOSPHERES],
        "board-row-{}": fauna.ROWS,
        "card-{}": [dashed(card) for card in megafauna2.CARDS],
        "climate-{}": [dashed(climate) for climate in megafauna2.CLIMATES],
        "colour-{}": megafauna2.COLOURS,
        "goal-you-{}": megafauna2.COLOURS,
        "condition-{}": [dashed(condition) for condition in megafauna2.CONDITIONS],
        "craton-{}": megafauna2_board.CRATONS,
        "craton-back-{}": megafauna2_board.CRATONS,
        "direction-{}": megafauna2_board.DIRECTIONS,
        "disk-{}": megafauna2.DISKS,
        "emotion-{}": fauna.EMOTIONS,
        "ending-{}": ["1", "2", "4", "8", "16"],
        "era-{}": megafauna2.ERAS,
        "event-{}": [dashed(event) for event in megafauna2.EVENTS],
        "face-{}": [dashed(face) for face in megafauna2.FACES],
        "ground-{}": [dashed(ground) for ground in megafauna2.GROUNDS],
        "hex-{}": megafauna2_board.POSITIONS,
        "icon-{}": [dashed(icon) for icon in megafauna2.ICONS],
        "level-{}": megafauna2_actions.LEVELS,
        "mark-{}": [*megafauna2.COLOURS, *fauna.SHAPES],
        "mark-ground-{}": [dashed(ground) for ground in megafauna2.GROUNDS if ground != "open_shelf"],
        "mark-shelf-{}": ["none", "black"],
        "option-{}": megafauna2_actions.WORDS,
        "organ-{}": fauna.ORGANS,
        "phase-{}": ["1", "2", "3", "4"],
        "place-{}": megafauna2_actions.LEVELS,
        "player-{}": megafauna2.COLOURS,
        "row-{}": fauna.ROWS,
        "shape-{}": fauna.SHAPES,
        "shelf-{}": megafauna2_board.SHELVES,
        "store-{}": megafauna2.PLACES_OF_DISKS,
        "tool-{}": [dashed(tool) for tool in fauna.TOOLS],
    },
    "mesofauna": {
        "resource-{}": list(RESOURCES),
        "sheet-{}": ["landfolk", "merfolk"],
        "card-{}": [dashed(card) for card in mesofauna.CARDS],
        "colour-{}": mesofauna.COLOURS,
        "goal-you-{}": mesofauna.COLOURS,
        "ending-{}": ["1", "2", "4", "8", "16", "32"],
        "face-{}": [dashed(face) for face in mesofauna.FACES],
        "ground-{}": mesofauna.GROUNDS,
        "hex-{}": mesofauna_board.POSITIONS,
        "icon-{}": [dashed(icon) for icon in mesofauna.ICONS],
        "level-{}": [dashed(level) for level in mesofauna.TROPHIC],
        "mark-{}": [*mesofauna.COLOURS, *fauna.SHAPES],
        "mark-ground-{}": mesofauna.GROUNDS,
        "option-{}": [
            *mesofauna_actions.WORDS,
            *(dashed(level) + against for level in mesofauna.TROPHIC for against in ("", "-against")),
        ],
        "option-side-{}": mesofauna.CRATON_SIDES,
        "option-{}-of": ["pass", "neoteny", "zombie", "grow", "shrink"],
        "organ-{}": fauna.ORGANS,
        "place-{}": [dashed(level) for level in mesofauna.TROPHIC],
        "player-{}": mesofauna.COLOURS,
        "row-{}": [dashed(row) for row in mesofauna.DISPLAY_ROWS],
        "shape-{}": fauna.SHAPES,
        "side-{}": mesofauna.CRATON_SIDES,
        "spot-{}": mesofauna_board.SIDES_OF_CRATON,
        "tool-{}": [dashed(tool) for tool in fauna.TOOLS],
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
    """A text as it stands; one with a gap is none."""
    if isinstance(node, ast.Constant) and isinstance(node.value, str) and "{}" not in node.value:
        return node.value
    return None


def with_gaps(node: ast.expr) -> str | None:
    """`f"card-{name}-text"`, `"card-" + name` and `"card-{}"` as ids with gaps."""
    if isinstance(node, ast.Constant) and isinstance(node.value, str) and "{}" in node.value:
        return node.value
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
    """What the contract of a game asks for: title, chapters, options and values, questions, log lines, rules, terms."""
    if file not in GAMES:
        return set()
    game = registry.game(file)
    found = {f"{game.name}-title", f"{game.name}-blurb", *game.events}
    ways = [f"{game.name}-chapter-{way.name}" for way in game.successions if way.name != game.name]
    found |= {*ways, *(f"{way}-blurb" for way in ways)}
    for option in game.options:
        name = f"{game.name}-option-{option.name}"
        found |= {name, *(f"{name}-{str(choice).lower()}" for choice in option.choices)}
    found |= {step.ask for step in game.operations.steps if step.decides and type(step).prompt is Step.prompt}
    judgement = game.judgement()
    if judgement is not None:
        found |= {f"term-{term.name}" for term in judgement.terms(game.start(min(game.seats), seed="words"), 0)}
    found |= {chapter.message for chapter in chapters(game)}
    return found | {rule_message(rule) for rule in game.rules()}


def rule_message(rule: str) -> str:
    return "rule-" + rule.replace(".", "-")


def own_ids(file: str) -> list[str]:
    """The messages of a file, and of the family of a game."""
    return [*words.ids(file), *(words.ids(FAMILIES[file]) if file in FAMILIES else [])]


def filled(file: str) -> set[str]:
    return {gap.replace("{}", value) for gap, values in GAPS[file].items() for value in values}


@pytest.mark.parametrize("file", FILES)
def test_every_id_has_a_message(file: str) -> None:
    there = {*own_ids(file), *words.ids("kernel")}
    wanted = {id for node, _ in said(file) if (id := literal(node)) is not None}
    assert wanted | promised(file) | filled(file) <= there


@pytest.mark.parametrize("file", FILES)
def test_every_text_that_looks_like_an_id_has_a_message(file: str) -> None:
    """An id may also wait in a table or an attribute: it is known by the word that it begins with."""
    there = own_ids(file)
    heads = Counter(id.partition("-")[0] for id in there)
    families = {head for head, count in heads.items() if count >= 3}
    alike = {text for text in literals(file) if ID.fullmatch(text) and text.partition("-")[0] in families}
    assert alike - {*there, *words.ids("kernel")} == set()


@pytest.mark.parametrize("file", FILES)
def test_every_message_has_a_use(file: str) -> None:
    # What the kernel has words for, a game or the table may say.
    users = FOLDERS if file == "kernel" else [file]
    used = {text for user in users for text in literals(user)} | promised(file)
    used |= {id for user in users if user in GAPS for id in filled(user)}
    assert [id for id in own_ids(file) if id not in used] == []


@pytest.mark.parametrize("file", FILES)
def test_every_gap_is_declared_and_no_other(file: str) -> None:
    found = {gap for node, _ in said(file) if (gap := with_gaps(node)) is not None}
    assert found == set(GAPS[file])


def test_rules_have_messages_of_their_own() -> None:
    for name in GAMES:
        rules = list(registry.game(name).rules())
        assert len({rule_message(rule) for rule in rules}) == len(rules)


# --- arguments ---------------------------------------------------------------------------------


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
    needed = {**variables("kernel"), **variables(file), **(variables(FAMILIES[file]) if file in FAMILIES else {})}
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


# --- every language ----------------------------------------------------------------------------


def families(file: str) -> dict[str, list[str]]:
    """By kind of noun: the ids of all its nouns. A kind is what the gap of its ids is named after."""
    found = {
        gap.removesuffix("-{}"): [gap.replace("{}", value) for value in values]
        for gap, values in GAPS.get(file, {}).items()
        if gap.endswith("-{}")
    }
    # A biome is a hex, or a shelf beside it.
    return {**found, "biome": [*found.get("hex", []), *found.get("shelf", [])]}


def kinds(file: str) -> dict[str, dict[str, str]]:
    """By log message: the kind of each of its arguments."""
    if file not in GAMES:
        return {}
    game = registry.game(file)
    return {id: dict(game.slots(id)) for id in game.events}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("file", EVERY_FILE)
def test_a_translation_has_the_messages_of_the_source_and_no_others(file: str, language: str) -> None:
    needs(language, file, whole=False)
    assert differing(file, language) == []


def test_a_language_that_is_whole_is_not_called_unfinished() -> None:
    """From then on, what it lacks fails."""
    assert [one for one in sorted(UNFINISHED) if all(written(file, one) for file in EVERY_FILE)] == []


@pytest.mark.parametrize("language", [words.SOURCE, *LANGUAGES])
@pytest.mark.parametrize("file", EVERY_FILE)
def test_nothing_is_counted_in_the_plural_whatever_its_number(file: str, language: str) -> None:
    needs(language, file, whole=False)
    assert list(many_of_any(file, language)) == []


@pytest.mark.parametrize("language", [words.SOURCE, *LANGUAGES])
@pytest.mark.parametrize("file", EVERY_FILE)
def test_nouns_have_the_forms_that_sentences_ask_for(file: str, language: str) -> None:
    files = [file, *([FAMILIES[file]] if file in FAMILIES else [])]
    needs(language, *files, whole=False)
    assert lacking_forms(files, language, families(file), kinds(file)) == []


@pytest.mark.parametrize("language", [words.SOURCE, *LANGUAGES])
@pytest.mark.parametrize("file", EVERY_FILE)
@pytest.mark.parametrize("number", SAMPLES)
def test_every_message_can_be_said(file: str, number: int, language: str) -> None:
    needs(language, file, whole=False)
    also = () if file in ("kernel", *GAMES) else (file,)
    for id, wants in variables(file, language).items():
        args: dict[str, Argument] = {name: number if name in wants.numbers else "some&thing" for name in wants.names}
        text = render(Message(id, args), file if file in GAMES else "", language, also)
        if file in GAMES:
            assert_well_said(text, id, language)
        elif language != words.PSEUDO:
            assert not badly_set(text, language), f"{id}: {text}"


def test_a_language_that_lacks_something_is_found_out(tmp_path: Path) -> None:
    folder = tmp_path / "fr-CH"
    folder.mkdir()
    (folder / "kernel.ftl").write_text(
        'game-over = Fini\nasked = { FORM($who, "le") } { $whom }\nmore = Encore\nnobody = personne\n'
        "sheet-step-colour = { $number } couleurs\nerror-names = { $seats } places\n"
    )
    with spoken(tmp_path):
        wrong = differing("kernel", "fr-CH")
        assert "asked: no argument $whom" in wrong
        assert "more: only in fr-CH" in wrong
        assert "nothing: not in fr-CH" in wrong
        # What the source does not choose by is never one.
        assert list(many_of_any("kernel", "fr-CH")) == ["sheet-step-colour: { $number } couleurs"]
        who = {"who": ["nobody"]}
        assert lacking_forms(["kernel"], "fr-CH", who, {}) == ["asked asks nobody for its form 'le'"]


def test_another_language_is_one_folder(tmp_path: Path) -> None:
    """A folder is offered, chosen and spoken, with lists and numbers of its own: no line of code knows of it."""
    before = words.languages()
    folder = tmp_path / "nl"
    folder.mkdir()
    for path in (ROOT / "locale" / words.SOURCE).glob("*.ftl"):
        (folder / path.name).write_text(path.read_text(encoding="utf-8"), encoding="utf-8")
    kernel = (folder / "kernel.ftl").read_text(encoding="utf-8")
    (folder / "kernel.ftl").write_text(kernel.replace("game-over = The game is over.", "game-over = Het spel is uit."))
    with spoken(tmp_path):
        assert words.languages() == sorted([*before, "nl"])
        assert ("nl", "Nederlands") in offered()
        assert words.best_language(["nl-BE"]) == words.language_of({"LANG": "nl_NL.UTF-8"}) == "nl"
        assert render(Message("game-over"), language="nl") == "Het spel is uit."
        assert render(Message("listed", {"parts": Listing(["a", "b", 1000])}), language="nl") == "a, b en 1.000"
        game = registry.game("marine")
        state = game.start(4, seed="another language")
        assert game.text(state.masked(0), 0, "nl") == game.text(state.masked(0), 0)
        assert "<svg" in game.picture(state.masked(0), 0, "nl")
    assert words.languages() == before


@pytest.mark.parametrize(
    ("text", "well"),
    [
        ("Rouge\u00a0: «\u00a0d’accord\u00a0»\u202f!", True),
        ("Rouge: d’accord", False),
        ("Rouge\u202f; https://example.org, bot:50, 12:30", True),
        ("Vraiment?", False),
        ("« d’accord »", False),
        ("de l’herbivore et du hasard", True),
        ("le herbivore", False),
        ("de des joueurs", False),
        ("Rouge : d’accord", False),
        ("l'algue", False),
        ("un disque de algues", False),
        ("la carte de le joueur", False),
        ("à les joueurs", False),
    ],
)
def test_what_french_does_not_have_is_found_out(text: str, well: bool) -> None:
    assert badly_said(text, "fr") is not well


# --- whole games -------------------------------------------------------------------------------


def assert_well_said(text: str, id: str, language: str = words.SOURCE) -> None:
    """Nothing of the machinery shows: gaps, ids, missing values, stray blanks."""
    assert text.strip(), id
    # Signs are marks on a board, and stand beside what they mark.
    assert not badly_said(text, words.SOURCE if id.startswith("board-") else language), f"{id}: {text}"
    # A sign after a blank is a mark of the board, and a blank at the border may be meant, as a part of a line.
    assert not re.search(r" [?!]", text) or id.startswith("board-"), f"{id}: {text}"
    assert "  " not in text.strip() or id.startswith("board-"), f"{id}: {text}"


class Reader:
    """Reads what a game says in a language; what was read once is not read again."""

    def __init__(self, game: Game, language: str) -> None:
        self.game = game
        self.language = language
        self.read: set[Message] = set()

    def check(self, message: Message) -> None:
        if message not in self.read:
            self.read.add(message)
            text = render(message, self.game.name, self.language)
            assert_well_said(text, message.id, self.language)
            if self.language == words.PSEUDO:
                assert plain_words(text) == [], f"{message.id}: {text}"


def played(game: Game, turn: int) -> Iterator[State]:
    """The positions of a random game; the most seats, then the fewest."""
    chance = random.Random(turn)
    state = game.start(game.seats[-1 - turn], seed=f"words {turn}", log=True)
    while not state.over():
        yield state
        state.apply(chance.choice(state.legal()))
    yield state


@pytest.mark.parametrize("name", GAMES)
@pytest.mark.parametrize("language", [words.SOURCE, *LANGUAGES])
@pytest.mark.parametrize("turn", [0, 1])
def test_a_whole_game_in_words(name: str, language: str, turn: int) -> None:
    """Every prompt, option, refusal and log line of a random game."""
    needs(language, *files_of(name))
    game = registry.game(name)
    reader = Reader(game, language)
    chance = random.Random(turn)
    told = 0
    for state in played(game, turn):
        reader.check(game.asked(state))
        reader.check(game.question(state))
        for seat in range(game.seats[-1 - turn]):
            reader.check(game.seat_name(state, seat))
        for action in state.legal():
            reader.check(state.describe(action))
        for action in [*state.sought(), *chance.sample(range(game.vocabulary.size), 6)]:
            reason = state.why_not(action)
            if reason is not None:
                reader.check(reason.message)
                reader.check(state.describe(action))
        heading = game.heading(state)
        if heading is not None:
            reader.check(heading)
        assert state.journal is not None
        for entry in state.journal[told:]:
            reader.check(game.entry(state, entry))
        told = len(state.journal)


@pytest.mark.parametrize("name", GAMES)
def test_a_board_in_a_terminal_has_no_word_that_comes_from_no_file(name: str) -> None:
    game = registry.game(name)
    for state in played(game, 0):
        if state.number % 40 == 0 or state.over():
            for seat in (0, SPECTATOR):
                board = re.sub(r"\x1b\[[0-9;]*m", "", game.text(state.masked(seat), seat, words.PSEUDO))
                assert plain_words(board) == [], f"{state.number}: {board}"


@pytest.mark.parametrize("name", GAMES)
def test_a_picture_has_no_word_that_comes_from_no_file(name: str) -> None:
    game = registry.game(name)
    for state in played(game, 0):
        if state.number % 60 == 0:
            masked = state.masked(0)
            whole = {"whole": game.picture(masked, 0, words.PSEUDO), "cover": game.cover("light", words.PSEUDO)}
            for part, svg in {**game.pieces(masked, 0, words.PSEUDO), **whole}.items():
                drawn = re.sub(r"<style.*?</style>", "", svg, flags=re.S)
                texts = [*re.findall(r">([^<>]+)<", drawn), *re.findall(r'aria-label="([^"]*)"', drawn)]
                assert [text for text in texts if plain_words(unescape(text))] == [], part
        if state.number > 240:
            break


@pytest.mark.parametrize("name", GAMES)
def test_what_a_game_is_called_and_what_its_hints_weigh(name: str) -> None:
    reader = Reader(registry.game(name), words.PSEUDO)
    for id in sorted(promised(name)):
        if not variables(name)[id].names:
            reader.check(Message(id))
