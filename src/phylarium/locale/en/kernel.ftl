# What the kernel itself says, in any game.

game-over = The game is over.

## What is asked
# Questions (ask-*) are written as they go on after a name and a colon, so without a capital letter.

# $who: whom the question is put to, $question: what is asked
asked = { $who }: { $question }
# The same where nobody needs to be named.
question = { CAPITAL($question) }

## Lists

# $parts: a list; its words between the parts are those of the language
listed = { $parts }
nothing = nothing

## In pictures

drawing-your-turn = Your turn.

## Why an action may not be taken

refused-game-over = the game is over
refused-not-asked = this is not what is being decided now

# $seat: number of the seat, from 1, $name: what the game calls it, $action: the action as text,
# $reason: why not, $rule: the rule that forbids it
illegal-action = seat { $seat } ({ $name }) cannot take { $action }: { $reason } ({ $rule })
illegal-action-unruled = seat { $seat } ({ $name }) cannot take { $action }: { $reason }
wrong-seat = seat { $seat } cannot act: it is for seat { $asked } ({ $name }) to decide

## Why a decision may not be taken back

undo-nothing = there is no decision to take back
undo-other-seat = { $name } has decided since
undo-chance = chance was drawn since
undo-shown = something hidden was shown since

## What is wrong with a record

verdict-sound = The record is sound: { $actions ->
    [one] one action replays
   *[other] { $actions } actions replay
} to { $digest }.
verdict-version = The record was played with rules { $theirs } of { $game }; this version plays rules { $ours }.
verdict-unreadable = The record cannot be replayed: { $problem }
verdict-illegal = Action { $number } ({ $action }) cannot be taken: { $problem }
verdict-differs = After action { $number } ({ $action }) the position is { $found }, the record says { $said }.
verdict-final = The last position is { $found }, the record says { $said }.
verdict-result = The result is not the one that the record says.

## What cannot be done
# Names of games, options, values, bots and actions stay as they are typed.

# $seats: a number of players, $allowed: the numbers that the game has, as a list
error-seats = { $game } cannot be played by { $seats }; it has { $allowed } seats
error-names = there are { $seats } seats and { $names } names
error-wishes = { $game } leaves nothing to wish for: { $wishes }
error-option-near = { $game } has no option '{ $option }'; did you mean { $near }?
error-option = { $game } has no option '{ $option }'; its options are { $options }
error-option-value = { $game }: { $option } cannot be '{ $value }'; it is one of { $allowed }
error-option-seats = { $game }: { $option } needs { $allowed } seats, not { $seats }
error-game-near = there is no game '{ $game }'; did you mean { $near }?
error-game = there is no game '{ $game }'; the games are { $games }
error-game-none = there is no game '{ $game }'; no game is registered
error-bot = there is no bot '{ $bot }'; the bots are { $bots }
# $last: the greatest number of an action
error-action-number = { $action } is no action: they are 0 to { $last }
error-action-several = '{ $action }' could be any of { $actions }
error-action = '{ $action }' names no action; actions look like { $actions }
error-moment-match = the match has { $actions } actions; there is no position after { $number }
error-moment-record = the record has { $actions } actions; there is no position after { $number }

## Why a record cannot be read

# $problem: what is wrong, in the words of the reader of JSON
record-not-json = the record is not JSON: { $problem }
record-not-object = the record is not a JSON object
record-format = record format { $form } is not known; this version reads { $known }
record-lacks = the record lacks the key { $keys }
record-value = the record has a wrong value: { $problem }
record-seed = the seed is not the one that was committed to when the game began
record-digests = there are { $actions } actions and { $digests } digests of them
record-action = action { $number }: { $problem }
record-version = the record was played with rules { $theirs } of { $game }; this version plays rules { $ours }
# $pack: the fingerprint of a folder of component data
record-needs-pack = the record was played with the pack { $pack }; its folder is needed
# $theirs, $ours: two of record-pack and record-no-pack, $folder: where ours lies
record-other-pack = the record was played with { $theirs }, not with { $ours } of { $folder }
record-pack = the pack { $pack }
record-no-pack = the values of the game itself
