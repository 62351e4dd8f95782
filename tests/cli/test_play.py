"""A game at the terminal: everything a player can type, and whole games by piped input."""

from __future__ import annotations

import json
import re
from io import StringIO
from pathlib import Path

import pytest
from rich.console import Console
from tests.cli.conftest import Call

import phylarium
from phylarium.cli.terminal import Terminal
from phylarium.kernel.match import Match
from phylarium.kernel.record import Record, verify


def typed(*lines: str) -> str:
    return "".join(f"{line}\n" for line in lines)


def start(call: Call, *lines: str, seats: str = "3", human: str = "1") -> str:
    result = call(*f"play tidepool --seed 5 --seats {seats} --human {human}".split(), typed=typed(*lines))
    assert result.exit_code == 0
    return result.output


def only_save(tmp_path: Path) -> Path:
    [path] = (tmp_path / "saves").iterdir()
    return path


def test_a_decision_shows_who_what_which_rule_and_the_options(call: Call) -> None:
    shown = start(call)
    assert "Tide Pool" in shown
    assert "Wader 1 (player 1)" in shown
    assert "Draw, use what you have, or stop and keep the pool.  [turn]" in shown
    assert "1 Turn over the top card" in shown
    assert "4 octopus" in shown


def test_the_first_lines_of_the_log_are_the_players_own(call: Call) -> None:
    shown = start(call)
    assert "Wader 1 was dealt octopus and starfish." in shown
    assert "Wader 2 was dealt" not in shown


def first_options(monkeypatch: pytest.MonkeyPatch, path: Path) -> list[str]:
    """Let somebody always take the first option and save in the end; returns what was typed."""
    lines: list[str] = []

    def read(prompt: str = "") -> str:
        lines.append(str(path) if prompt.startswith("Save the game?") else "1" if prompt == "> " else "")
        return lines[-1]

    monkeypatch.setattr("builtins.input", read)
    return lines


@pytest.mark.parametrize("human", ["1", "1,3", "all"])
def test_a_whole_game_by_piped_input(call: Call, tmp_path: Path, human: str) -> None:
    path = tmp_path / "mine.json"
    words = f"play tidepool --seats 3 --seed 1 --option salvage=yes --human {human}".split()
    with pytest.MonkeyPatch.context() as patch:
        lines = first_options(patch, path)
        assert call(*words).exit_code == 0
    first = path.read_bytes()
    path.unlink()
    result = call(*words, typed=typed(*lines))
    assert result.exit_code == 0
    assert path.read_bytes() == first
    assert "The game is over." in result.output
    assert "place" in result.output
    assert f"Saved in {path}" in result.output
    record = Record.load(path)
    assert verify(record).ok
    assert record.result is not None
    assert not (tmp_path / "saves").exists()


def test_numbers_that_are_no_option(call: Call) -> None:
    shown = start(call, "0", "99", "-1")
    for number in ("0", "99", "-1"):
        assert f"There is no option {number}; they are 1 to 4." in shown


def test_letters_search_and_enter_takes_the_only_one(call: Call) -> None:
    shown = start(call, "the top", "star", "")
    assert "2 Look at the top card" in shown.split("> the top")[1]
    after = shown.split("> star")[1]
    assert "Enter takes it." in after
    assert "→ starfish" in after
    assert "Wader 1 put starfish into the pool." in after


def test_a_search_without_a_find_says_so(call: Call) -> None:
    assert "No option has 'walrus' in it." in start(call, "walrus")


def test_a_search_for_a_word_that_is_a_command(call: Call) -> None:
    assert "No option has 'why' in it." in start(call, "/why")


def test_an_option_by_its_exact_name(call: Call) -> None:
    assert "→ octopus" in start(call, "card:octopus")


def test_preview_says_what_would_happen_and_plays_nothing(call: Call) -> None:
    """What is certain, by number, by name and by letters: the lines of the log with their rules."""
    for wanted in ("4", "card:octopus", "octo"):
        shown = start(call, f"preview {wanted}", "log").split(f"> preview {wanted}")[1]
        assert "If you choose this: octopus" in shown
        assert "Wader 1 put octopus into the pool. [" in shown.split("> log")[0]
        assert "Wader 1 put octopus into the pool." not in shown.split("> log")[1]


def test_preview_says_how_often_chance_goes_which_way(call: Call) -> None:
    shown = start(call, "preview 1").split("> preview 1")[1]
    assert "depends on chance, or on something you cannot know:" in shown
    shares = [int(share) for share in re.findall(r"about (\d+) %", shown)]
    assert shares
    assert shares == sorted(shares, reverse=True)
    assert sum(shares) <= 101


def test_preview_tries_every_roll_of_dice(call: Call) -> None:
    shown = call("play", "genesis", "--seed", "1", "--seats", "2", "--human", "all", typed=typed("1", "1", "preview 5"))
    assert re.search(r"Then 2 dice are rolled:\n +\d+ of 36 rolls", shown.output.split("> preview 5")[1])


def test_preview_asks_which_option(call: Call) -> None:
    assert "Say which option: preview 3, or letters" in start(call, "preview")
    assert "Say which option: preview 3, or letters" in start(call, "preview the top")
    assert "No option has 'walrus' in it." in start(call, "preview walrus")
    assert "There is no option 9; they are 1 to 4." in start(call, "preview 9")


def test_why_lists_what_players_look_for(call: Call) -> None:
    shown = start(call, "why")
    assert "Spend a shell to double the pool: the pool is empty  [shell]" in shown
    assert "crab: there is no crab in the hand  [hand]" in shown


def test_why_of_one_thing(call: Call) -> None:
    shown = start(call, "why crab").split("> why crab")[1]
    assert "there is no crab in the hand" in shown
    assert "anemone" not in shown


def test_why_of_something_allowed(call: Call) -> None:
    assert "You may: it is option 4, octopus." in start(call, "why octopus")


def test_why_of_a_number(call: Call) -> None:
    """An option is named by its number here too; why none has another number is said."""
    assert "You may: it is option 4, octopus." in start(call, "why 4")
    assert "There is no option 9; they are 1 to 4." in start(call, "why 9")


def test_why_of_something_that_is_not_asked(call: Call) -> None:
    assert "word:none: this is not what is being decided now" in start(call, "why none")


def test_why_of_something_unknown(call: Call) -> None:
    assert "'walrus' names no action" in start(call, "why walrus")


def test_undo_restores_the_decision(call: Call) -> None:
    shown = start(call, "octopus", "shell", "", "undo")
    after = shown.split("> undo")[1]
    assert "Taken back." in after
    assert "3 Spend a shell" in after


def test_undo_is_refused_with_the_reason(call: Call) -> None:
    assert "there is no decision to take back" in start(call, "undo")
    assert "something hidden was shown since" in start(call, "1", "undo")


def test_log_and_its_length(call: Call) -> None:
    shown = start(call, "octopus", "log", "log 1", "log x")
    assert shown.count("was dealt octopus") == 2
    assert "'x' is no number" in shown
    assert "put octopus" in shown.split("> log 1")[1]


def test_rule(call: Call) -> None:
    shown = start(call, "rule", "rule salv", "rule nothing")
    assert "[turn] The rule of the turn." in shown
    assert "[salvage] The rule of the salvage." in shown
    assert "No rule id has 'nothing' in it." in shown


@pytest.mark.parametrize("word", ["help", "HELP", "?"])
def test_help_lists_the_commands(call: Call, word: str) -> None:
    shown = start(call, word)
    for command in ("why [TEXT or 3]", "undo", "log [N]", "rule [ID]", "save [FILE]", "quit", "board"):
        assert command in shown


def test_board_options_and_scores_again(call: Call) -> None:
    shown = start(call, "board", "options", "options octo", "scores")
    assert shown.count("deck: 12") == 2
    assert shown.count("1 Turn over the top card") == 2
    assert "Wader 2 (random bot)" in shown


def test_quit_asks_and_n_saves_nothing(call: Call, tmp_path: Path) -> None:
    shown = start(call, "octopus", "quit", "n")
    assert "Save the game?" in shown
    assert "Goodbye." in shown
    assert not (tmp_path / "saves").exists()


def test_quit_before_anything_happened_asks_nothing(call: Call) -> None:
    assert "Save the game?" not in start(call, "quit")


def test_the_end_of_the_input_saves_and_says_how_to_go_on(call: Call, tmp_path: Path) -> None:
    shown = start(call, "octopus")
    path = only_save(tmp_path)
    assert f"To go on: phylarium play --load {path}" in shown
    assert Record.load(path).actions == ["card:octopus"]


def test_an_interrupt_saves_too(call: Call, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    lines = iter(["", "octopus"])

    def read(prompt: str = "") -> str:
        for line in lines:
            return line
        raise KeyboardInterrupt

    monkeypatch.setattr("builtins.input", read)
    result = call("play", "tidepool", "--seats", "2", "--seed", "5", "--human", "all")
    assert result.exit_code == 0
    assert "Goodbye." in result.output
    assert Record.load(only_save(tmp_path)).actions == ["card:octopus"]


def test_save_and_load_go_on_where_it_was(call: Call, tmp_path: Path) -> None:
    path = tmp_path / "mine.json"
    start(call, "octopus", f"save {path}", "quit")
    saved = json.loads(path.read_text(encoding="utf-8"))
    assert saved["seats"] == ["player 1", "bot:random", "bot:random"]
    result = call("play", "--load", str(path), typed=typed("quit"))
    assert result.exit_code == 0
    assert "Keep the pool" in result.output
    assert "Wader 1 (player 1)" in result.output


def test_a_place_that_cannot_be_written_is_said(call: Call, tmp_path: Path) -> None:
    (tmp_path / "file").write_text("", encoding="utf-8")
    shown = start(call, f"save {tmp_path / 'file' / 'x.json'}", "quit")
    assert "cannot be written" in shown


def test_load_brings_its_own_settings(call: Call, saved: Path) -> None:
    result = call("play", "tidepool", "--load", str(saved), "--seats", "2")
    assert result.exit_code == 2
    assert "leave out GAME, --seats" in result.stderr


def test_people_with_secrets_are_asked_to_pass_the_keyboard(call: Call) -> None:
    shown = start(call, "", "octopus", "2", "", seats="2", human="1,2")
    assert "Pass the keyboard to Wader 2 (player 2) and press Enter." in shown
    second = shown.split("Pass the keyboard to Wader 2")[1]
    assert "Wader 1 was dealt" not in second
    assert "hands: (-1 -2) (1 0)" in second


def test_one_person_is_never_asked_to_pass_the_keyboard(call: Call) -> None:
    assert "Pass the keyboard" not in start(call, *["1"] * 20)


def test_bots_alone_are_watched(call: Call) -> None:
    shown = start(call, "n", human="none")
    assert "The game is over." in shown
    assert "was dealt" not in shown
    assert "turned over" in shown


@pytest.mark.parametrize("width", ["40", "80", "120"])
def test_lines_keep_to_the_width_of_the_terminal(call: Call, monkeypatch: pytest.MonkeyPatch, width: str) -> None:
    monkeypatch.setenv("COLUMNS", width)
    shown = start(call, "help", "why", "octopus", "log")
    drawn = [line for line in shown.splitlines() if "Saved in" not in line and "load" not in line]
    assert max(len(line) for line in drawn) <= int(width)


def test_what_does_nothing_is_said_and_at_a_keyboard_asked_about_once() -> None:
    screen = StringIO()
    console = Console(file=screen, width=100)
    match = Match.start(phylarium.game("marine"), 2, {}, "a warning", ["Ada", "Ben"])
    lines = iter(["1"] * 500)
    terminal = Terminal(match, {}, console, read=lambda _: next(lines), interactive=True)
    while not terminal.cautions:
        terminal.look(match.state.to_move())
        terminal.deciding = match.state.to_move()
        if not terminal.cautions:
            terminal.choose(0)
    place = next(iter(terminal.cautions))
    terminal.listed(range(len(terminal.actions)))
    assert "would do nothing now:" in screen.getvalue()
    screen.seek(screen.truncate(0))
    terminal.why(str(place + 1))
    assert "would do nothing now:" in screen.getvalue(), "that it may be chosen is not all there is to say"
    number = len(match.actions)
    terminal.choose(place)
    assert len(match.actions) == number, "it is asked about"
    terminal.choose(place)
    assert len(match.actions) == number + 1


def test_a_hint_rates_every_option_and_says_what_is_as_good(call: Call) -> None:
    shown = start(call, "hint")
    after = shown.split("> hint", 1)[1]
    assert re.search(r"A bot would choose \d", after)
    assert len(re.findall(r"^ +\d+ [+-]\d+\.\d", after, re.MULTILINE)) == 4
