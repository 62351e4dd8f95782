# What the kernel itself says, in any game.

game-over = The game is over.

## In pictures

# $first: some of a list, $rest: the next of it
listed = { $first }, { $rest }
nothing = nothing
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
# $first, $last: the actions that were played so
verdict-version-part = Actions { $first } to { $last } were played with rules { $theirs } of { $game }, which this version does not keep; it plays rules { $ours }. The rest is sound.
verdict-unreadable = The record cannot be replayed: { $problem }
verdict-illegal = Action { $number } ({ $action }) cannot be taken: { $problem }
verdict-differs = After action { $number } ({ $action }) the position is { $found }, the record says { $said }.
verdict-final = The last position is { $found }, the record says { $said }.
verdict-result = The result is not the one that the record says.
verdict-taken-over = The position from which action { $number } was played by other rules is not sound: { $problem }
# $number: the first action of a part, $rules: the version of the rules
verdict-part = From action { $number } on it was played by rules { $rules }.
# $first, $last: numbers of actions
verdict-uncompared = The positions after actions { $first } to { $last } were written in an older form: they are not compared, only the actions are checked.
