"""Each property can fail: games that break the contract in one way, and the property that notices."""

from __future__ import annotations

from unittest.mock import patch

import pytest
from tests.properties import suite
from tests.properties.suite import PROPERTIES, Property
from tests.toy import broken, registered
from tests.toy.broken import variant, without
from tests.toy.tidepool import GAME, TURN, TidePool

from phylarium.kernel import Match, Message, PhylariumError, registry
from phylarium.kernel.words import languages

BROKEN: list[tuple[Property, TidePool, str]] = [
    (suite.there_is_always_something_to_choose, variant(broken.NothingToChoose), "no legal action"),
    (suite.there_is_always_something_to_choose, variant(broken.LegalGivesItselfAway), "gives away the list"),
    (suite.random_play_ends, variant(turn=broken.NeverEnds()), "takes more than"),
    (suite.same_arguments_give_the_same_game, variant(turn=broken.DiceOutsideTheState()), "another game"),
    (suite.status_is_empty, variant(broken.StatusFindsTooMuch), "something is wrong"),
    (suite.status_notices_damage, variant(broken.StatusFindsNothing), "finds no fault"),
    (suite.refused_actions_change_nothing, variant(broken.RefusalCosts), "has changed the state"),
    (suite.refused_actions_change_nothing, variant(broken.TakesAnything), "was taken"),
    (suite.ranking_fits_the_scores, variant(broken.RankingIsUpsideDown), "points"),
    (suite.ranking_fits_the_scores, variant(broken.RankingStartsAtNought), "leave a gap"),
    (suite.points_add_up, broken.telling(broken.LosesAPoint), "add up to"),
    (suite.points_add_up, broken.telling(broken.TellsNothing), "is not told"),
    (suite.points_add_up, broken.telling(broken.BreaksNoTies), "by points and tie-breaks"),
    (suite.clones_are_independent, variant(broken.CloneSharesTheBank), "has changed"),
    (suite.clones_are_independent, variant(broken.CloneForgetsTheDoubling), "differs from its original"),
    (suite.clones_are_independent, variant(broken.CloneSharesTheGenerator), "has changed"),
    (suite.encoding_round_trips, variant(fields=without("knows")), "knowledge must be"),
    (suite.encoding_round_trips, variant(fields=without("doubled")), "legal actions|sees"),
    (suite.the_log_makes_no_difference, variant(broken.LogDrawsChance), "has changed the game"),
    (suite.the_log_makes_no_difference, variant(broken.CloneKeepsTheLog), "a clone has a log"),
    (suite.the_log_can_be_read, variant(turn=broken.LogHasNoWords()), "table of events"),
    (suite.the_log_can_be_read, variant(turn=broken.LogHasNoRule()), "is no rule"),
    (suite.everything_has_words, variant(broken.ActionsHaveNoWords), "no message"),
    (suite.everything_has_words, variant(broken.ActionsSoundAlike), "are both called"),
    (suite.everything_has_words, variant(broken.ActionsAreNumberedSlots), "names a slot by its number"),
    (suite.everything_has_words, variant(turn=broken.PromptLacksAnArgument()), "cannot be said"),
    (suite.everything_has_words, variant(turn=broken.TurnHasNoRule()), "is no rule"),
    (suite.refusals_have_reasons, variant(broken.LegalHasAReason), "has a reason against it"),
    (suite.refusals_have_reasons, variant(broken.RefusalHasNoReason), "has no reason"),
    (suite.refusals_have_reasons, variant(broken.SoughtHasLegalActions), "names legal actions"),
    (suite.views_show_only_what_is_known, variant(broken.ViewLeaksTheDeck), "looks different|cannot know"),
    (suite.views_show_only_what_is_known, variant(broken.ViewIsNotJson), "plain JSON"),
    (suite.samples_agree_with_the_observation, variant(broken.SampleChangesTheOwnHand), "disagrees"),
    (suite.samples_agree_with_the_observation, variant(broken.SampleInventsCards), "unsound"),
    (suite.secrets_are_kept, variant(broken.HideForgetsTheDeck), "is given 'deck'"),
    (suite.secrets_are_kept, variant(broken.HideForgetsTheHands), "is given 'hand'"),
    (suite.observations_hide, variant(broken.MaskKeepsTheGenerator), "holds the generator"),
    (suite.observations_hide, variant(broken.MaskCanBePlayed), "viewer|played on"),
    (suite.observations_hide, variant(broken.SampleIsAlwaysTheSame), "same in all samples"),
    (suite.undoable_actions_show_nothing, variant(turn=broken.PeekRaisesNoBarrier()), "shows"),
    (suite.undoable_actions_show_nothing, variant(turn=broken.ShellTellsTheTopCard()), "tells"),
    (suite.undo_restores, variant(turn=broken.ShellFromOutside()), "leads elsewhere|position after"),
    (suite.the_log_can_be_read, variant(turn=broken.ShellShortensTheLog()), "took lines of the log back"),
    (suite.wrong_seats_change_nothing, variant(broken.AnybodyMayMove), "acted for seat|for seat"),
    (suite.records_replay, variant(turn=broken.DiceOutsideTheState()), "the record says"),
]


def name(row: object) -> str:
    if isinstance(row, TidePool):
        other = row.state is not GAME.state
        same = row.state.__name__ if other else type(row.operations.steps[TURN]).__name__
        return same if same != "Turn" else "+".join(f.name for f in GAME.fields if f not in row.fields)
    return getattr(row, "__name__", "")


@pytest.mark.parametrize(("prop", "game", "said"), BROKEN, ids=name)
def test_the_property_notices(prop: Property, game: TidePool, said: str) -> None:
    """Within a few games at most, and with the right complaint."""

    def few_games() -> None:
        for number in range(8):
            prop(game, 3, {"salvage": number % 2 == 1}, f"broken {number}")

    with registered(game), pytest.raises((AssertionError, PhylariumError), match=said):
        few_games()


@pytest.mark.parametrize(
    ("language", "fault", "said"),
    [
        ("en", "the same", "are both called"),
        ("fr", "la même", "are both called"),
        ("en", "take slot {}", "names a slot by its number"),
        ("fr", "prendre l’emplacement {}", "names a slot by its number"),
    ],
)
def test_words_that_are_wrong_in_one_language_only_are_noticed(
    language: str, fault: str, said: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    def told(game: TidePool, message: Message, of: str) -> str:
        if of == language:
            return fault.format(len(message.id))
        return message.id

    monkeypatch.setattr(suite, "say", told)
    monkeypatch.setattr(suite, "spoken", lambda game: languages())
    with registered(GAME), pytest.raises(AssertionError, match=said):
        suite.options_are_told_apart(GAME.start(3, {}, "blurred"))


@pytest.mark.parametrize("name", registry.games())
def test_a_game_is_asked_in_every_language(name: str) -> None:
    assert suite.spoken(registry.game(name)) == languages() == list(suite.SLOT)


@pytest.mark.parametrize("prop", PROPERTIES, ids=name)
def test_every_property_has_a_game_that_fails_it(prop: Property) -> None:
    assert any(prop is noticed for noticed, _, _ in BROKEN)


def test_a_match_that_ignores_seats_is_noticed() -> None:
    """Keeping seats apart is the work of Match alone; without its check the property fails."""
    apply = Match.apply

    def careless(self: Match, seat: int, action: int | str) -> None:
        apply(self, self.state.to_move(), action)

    with patch.object(Match, "apply", careless), pytest.raises(AssertionError, match="has acted for seat"):
        suite.wrong_seats_change_nothing(GAME, 3, {}, "careless")
