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
