"""Messages become sentences; what cannot be said is an error and never a bare id."""

from __future__ import annotations

import logging
import pickle
import random
import re
from pathlib import Path

import pytest
from tests.speaking import french, spoken
from tests.toy.tidepool import GAME, KINDS

from phylarium.kernel import (
    AND,
    OR,
    ROW,
    Argument,
    IllegalAction,
    Listing,
    Message,
    MissingMessage,
    best_language,
    ids,
    languages,
    listed,
    render,
    worded,
    words,
)


def kind(name: str) -> Message:
    return Message(f"tidepool-kind-{name}")


def test_arguments_are_numbers_texts_and_messages() -> None:
    dealt = Message(
        "tidepool-log-dealt",
        {"seat": Message("tidepool-seat", {"number": 2}), "first": kind("crab"), "second": "a {shoe}"},
    )
    assert render(dealt, "tidepool") == "Wader 2 was dealt crab and a {shoe}."


def test_plurals() -> None:
    def kept(points: int) -> str:
        return render(Message("tidepool-log-kept", {"seat": "Ann", "points": points}), "tidepool")

    assert kept(1) == "Ann kept one point."
    assert kept(5) == "Ann kept 5 points."


def test_an_illegal_action_says_who_what_why_and_which_rule() -> None:
    args: dict[str, Argument] = {
        "seat": 2,
        "name": "Fishes",
        "action": "pawn:competition-2",
        "reason": "it is taken",
        "rule": "pawn.basic",
    }
    said = "seat 2 (Fishes) cannot take pawn:competition-2: it is taken (pawn.basic)"
    assert render(Message("illegal-action", args)) == said


@pytest.mark.parametrize(
    ("message", "game", "said"),
    [
        (Message("game-ower"), "", "no message 'game-ower' in en: kernel; did you mean game-over"),
        (Message("tidepool-title"), "", "no message 'tidepool-title'"),
        (Message("tidepool-seat"), "tidepool", "'tidepool-seat' cannot be said: .*number"),
        (Message("tidepool-act-card", {"kind": Message("no-kind")}), "tidepool", "no message 'no-kind'"),
        (Message("listed", {"parts": Listing([])}), "", "a list of nothing cannot be said"),
        (Message("game-over"), "nogame", "there is no en/nogame.ftl"),
    ],
)
def test_what_cannot_be_said(message: Message, game: str, said: str) -> None:
    with pytest.raises(MissingMessage, match=said):
        render(message, game)


def test_unknown_languages() -> None:
    assert "en" in languages()
    with pytest.raises(MissingMessage, match="xx is not spoken here; the languages are en"):
        render(Message("game-over"), language="xx")


def test_files_named_beside_the_game() -> None:
    assert render(Message("tidepool-title"), also=("tidepool",)) == "Tide Pool"


def test_faulty_files(tmp_path: Path) -> None:
    (tmp_path / "en").mkdir()
    (tmp_path / "en" / "junk.ftl").write_text("fine = Fine\nnot a message\n")
    (tmp_path / "en" / "twice.ftl").write_text("game-over = Over again\n")
    (tmp_path / "en" / "bare.ftl").write_text("bare =\n    .title = only an attribute\n")
    with spoken(tmp_path):
        with pytest.raises(MissingMessage, match=r"junk\.ftl cannot be read at 'not a message'"):
            render(Message("fine"), "junk")
        with pytest.raises(MissingMessage, match=r"'game-over' is in twice\.ftl and in kernel\.ftl"):
            render(Message("game-over"), "twice")
        with pytest.raises(MissingMessage, match="no text of its own"):
            render(Message("bare"), "bare")


# --- lists and numbers ---------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("kind", "english", "french_"),
    [(AND, "a, b and c", "a, b et c"), (OR, "a, b or c", "a, b ou c"), (ROW, "a, b, c", "a, b, c")],
)
def test_lists_are_joined_in_the_way_of_the_language(kind: str, english: str, french_: str) -> None:
    message = listed(["a", "b", "c"], kind)
    assert render(message) == english
    with french() as language:
        assert render(message, language=language) == french_


def test_lists_of_two_and_of_one() -> None:
    assert render(listed(["a", "b"], AND)) == "a and b"
    assert render(listed(["a", "b"], ROW)) == "a, b"
    assert render(listed([1000, 2], ROW)) == "1,000, 2"
    only = kind("crab")
    assert listed([only]) is only


def test_decimals_and_percentages_follow_the_language(tmp_path: Path) -> None:
    for language in ("en", "fr-CH"):
        (tmp_path / language).mkdir()
        (tmp_path / language / "sums.ftl").write_text(
            'sums = { NUMBER($x, maximumFractionDigits: 1) } { NUMBER($part, style: "percent") }\n'
        )
    said = Message("sums", {"x": 1234.56, "part": 0.25})
    with french(), spoken(tmp_path):
        assert render(said, "sums") == "1,234.6 25%"
        assert re.sub(r"\s", " ", render(said, "sums", "fr-CH")) == "1 234,6 25%"


# --- forms ---------------------------------------------------------------------------------------


def french_words(message: Message) -> str:
    with french() as language:
        return render(message, "tidepool", language)


def test_a_sentence_asks_for_the_form_of_a_noun() -> None:
    def refused(name: str) -> str:
        return french_words(Message("tidepool-refused-hand", {"kind": kind(name)}))

    assert refused("crab") == "il n’y a pas de crabe dans la main"
    assert refused("anemone") == "il n’y a pas d’anémone dans la main"


def test_a_form_can_choose_between_variants_and_take_a_capital() -> None:
    def drew(name: str) -> str:
        return french_words(Message("tidepool-log-drew", {"seat": "Ann", "kind": kind(name)}))

    assert drew("starfish") == "Une étoile de mer est retournée : Ann."
    assert drew("octopus") == "Un poulpe est retourné : Ann."


def test_a_name_that_somebody_chose_has_no_forms_and_stays_as_it_is() -> None:
    message = Message("tidepool-log-played", {"seat": "Ann", "kind": "shoe"})
    assert french_words(message) == "Ann met shoe dans la mare."


def test_a_message_that_is_one_argument_has_its_forms_and_a_list_those_of_its_parts() -> None:
    wrapped = Message("tidepool-act-card", {"kind": kind("anemone")})
    assert french_words(Message("tidepool-refused-hand", {"kind": wrapped})).endswith("pas d’anémone dans la main")
    several = listed([kind("crab"), kind("anemone")], AND)
    assert french_words(Message("tidepool-log-played", {"seat": "Ann", "kind": several})) == (
        "Ann met le crabe et l’anémone dans la mare."
    )


def test_a_list_can_be_counted(tmp_path: Path) -> None:
    (tmp_path / "en").mkdir()
    (tmp_path / "en" / "many.ftl").write_text(
        "many = { $who } { COUNT($who) ->\n    [one] loses\n   *[other] lose\n}\n"
    )
    with spoken(tmp_path):
        assert render(Message("many", {"who": listed(["a", "b"], AND)}), "many") == "a and b lose"
        assert render(Message("many", {"who": "a"}), "many") == "a loses"


def test_equal_texts_of_unlike_messages_keep_their_own_forms(tmp_path: Path) -> None:
    """What is kept is kept by message: two nouns may read alike and differ in gender."""
    (tmp_path / "en").mkdir()
    (tmp_path / "en" / "alike.ftl").write_text(
        'one = tour\n    .gender = m\ntwo = tour\n    .gender = f\nsaid = { FORM($x, "gender") }\n'
    )
    with spoken(tmp_path):
        said = [render(Message("said", {"x": Message(id)}), "alike") for id in ("one", "two")]
    assert said == ["m", "f"]


# --- languages -----------------------------------------------------------------------------------


def test_what_a_language_lacks_is_said_in_english_where_games_are_served(caplog: pytest.LogCaptureFixture) -> None:
    missing = Message("table-error-over")
    with french(), pytest.raises(MissingMessage, match=r"there is no fr-CH/table\.ftl"):
        render(missing, language="fr-CH", also=("table",))
    with french(strict=False), caplog.at_level(logging.WARNING):
        assert render(missing, language="fr-CH", also=("table",)) == "The game is over."
        assert render(Message("game-over"), language="fr-CH", also=("table",)) == "La partie est terminée."
    assert "said in en: no message 'table-error-over' in fr-CH" in caplog.text


def test_nothing_falls_back_that_nobody_can_say() -> None:
    with french(strict=False):
        with pytest.raises(MissingMessage, match="no message 'no-such'"):
            render(Message("no-such"), language="fr-CH")
        with pytest.raises(MissingMessage, match="xx is not spoken here"):
            render(Message("game-over"), language="xx")


def test_a_sentence_never_mixes_two_languages(tmp_path: Path) -> None:
    (tmp_path / "fr-CH").mkdir()
    for file in ("kernel", "tidepool"):
        text = (Path(__file__).parent.parent / "locale" / "fr-CH" / f"{file}.ftl").read_text()
        (tmp_path / "fr-CH" / f"{file}.ftl").write_text(re.sub(r"^tidepool-log-played.*\n", "", text, flags=re.M))
    message = Message("tidepool-log-played", {"seat": "Ann", "kind": kind("crab")})
    with spoken(tmp_path, strict=False):
        assert render(kind("crab"), "tidepool", "fr-CH") == "crabe"
        assert render(message, "tidepool", "fr-CH") == "Ann put crab into the pool."


@pytest.mark.parametrize(
    ("wanted", "chosen"),
    [
        (["fr-CH"], "fr-CH"),
        (["fr_CH.UTF-8"], "fr-CH"),
        (["FR-ch-u-nu-latn"], "fr-CH"),
        (["de-AT", "fr-CH"], "fr-CH"),
        (["de", "es"], "en"),
        (["C"], "en"),
        ([], "en"),
        (["en-US", "fr-CH"], "en"),
        (["qps"], "qps"),
    ],
)
def test_the_best_language_is_the_first_that_is_spoken(wanted: list[str], chosen: str) -> None:
    with french():
        assert best_language(wanted) == chosen


def test_the_environment_chooses_a_language() -> None:
    with french():
        assert words.language_of({"LANG": "fr_CH.UTF-8"}) == "fr-CH"
        assert words.language_of({"LANG": "fr_CH.UTF-8", "LC_ALL": "en_GB.UTF-8"}) == "en"
        assert words.language_of({"LANG": "en_GB", "LC_MESSAGES": "fr_CH"}) == "fr-CH"
        assert words.language_of({"PHYLARIUM_LANG": "fr-CH", "LC_ALL": "en_GB"}) == "fr-CH"
        assert words.language_of({"PHYLARIUM_LANG": "", "LANG": "fr_CH"}) == "fr-CH"
        assert words.language_of({}) == "en"


def test_a_whole_game_in_another_language_needs_one_folder() -> None:
    """Strictly: every prompt, option, refusal and log line of the toy game."""
    chance = random.Random(1)
    with french() as language:
        state = GAME.start(3, {"salvage": True}, "french", log=True)
        said: set[str] = set()
        while not state.over():
            said.add(render(GAME.asked(state), GAME.name, language))
            said |= {render(state.describe(action), GAME.name, language) for action in state.legal()}
            for action in state.sought():
                reason = state.why_not(action)
                assert reason is not None
                said.add(render(reason.message, GAME.name, language))
            state.apply(chance.choice(state.legal()))
        said |= {render(GAME.entry(state, entry), GAME.name, language) for entry in state.journal or []}
        assert set(ids("tidepool", language)) == set(ids("tidepool"))
    assert not [text for text in said if re.search(r"\b(de|le|la|pas de) (?=[aeiouéàœ])|\bde le\b", text)]
    assert any(name in text for text in said for name in ("l’anémone", "l’étoile"))


# --- the pseudo-language ---------------------------------------------------------------------------


def test_the_pseudo_language_is_accented_and_a_third_longer() -> None:
    assert render(Message("game-over"), language="qps") == "[Ţĥé ĝáɱé íš óṽéŕ. ~~~~]"
    assert "qps" not in languages()


def test_the_pseudo_language_keeps_arguments_variants_and_numbers() -> None:
    kept = Message("tidepool-log-kept", {"seat": "Ann", "points": 21})
    assert render(kept, "tidepool", "qps") == "[Ann ķéþţ 21 þóíñţš. ~~~~~~]"


# --- errors ----------------------------------------------------------------------------------------


def illegal() -> IllegalAction:
    state = GAME.start(2, seed="errors")
    with pytest.raises(IllegalAction) as caught:
        state.apply(GAME.vocabulary.parse("word:stop"))
    return caught.value


def test_an_error_is_worded_where_it_is_shown() -> None:
    error = illegal()
    assert str(error) == "seat 1 (Wader 1) cannot take word:stop: the pool is empty (stop)"
    with french() as language:
        assert worded(error, language) == "place 1 (Baigneuse 1) : word:stop est impossible, la mare est vide (stop)"


def test_an_error_can_be_sent_to_another_process() -> None:
    error = pickle.loads(pickle.dumps(illegal()))
    assert isinstance(error, IllegalAction)
    assert (error.message, error.game, str(error)) == (illegal().message, "tidepool", str(illegal()))
    assert listed(KINDS) == pickle.loads(pickle.dumps(listed(KINDS)))


def test_an_error_for_programmers_is_its_own_text() -> None:
    assert worded(MissingMessage("no such file"), "qps") == "no such file"


@pytest.mark.parametrize("number", [10**15, 10**28, -(10**40)])
def test_numbers_beyond_all_counting_are_said_as_they_are(number: int) -> None:
    said = render(Message("error-moment-record", {"actions": 3, "number": number}))
    assert str(number) in said
