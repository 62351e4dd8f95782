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

# $what: something that is told more of, after it and a blank
titled = { $what }:
# Two sentences after each other, and so on for more.
sentences = { $first } { $rest }

## In pictures

drawing-your-turn = Your turn.
# The whole picture in words. $title: of the game, $where: its turn or round, $asked: who decides what
drawing-label = { $title }. { $where }. { $asked }
# What a seat is called before it plays anything
seat = Seat { $number }

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
undo-rules = the game goes on by other rules since

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
verdict-taken-over-other = it is not the one that was reached by the rules before

## What cannot be done
# Names of games, options, values, bots and actions stay as they are typed.

# $seats: a number of players, $allowed: the numbers that the game has, as a list
error-seats = { $game } cannot be played by { $seats }; it has { $allowed } seats
error-names = there are { $seats } seats and { $names } names
error-wishes = { $game } leaves nothing to wish for: { $wishes }
error-legacy = { $game } cannot go on from a game of { $left }
error-no-legacy = { $game } goes on from no other game
error-legacy-damaged = what the earlier game hands on cannot be read: { $problem }

## Campaigns

# $way: the names of its games with commas between them, as they are typed
error-way-near = there is no way '{ $way }' for a campaign; did you mean { $near }?
error-way = there is no way '{ $way }' for a campaign; the ways are { $ways }
error-way-seats = no campaign of these ways can be played by { $seats }
error-scoring = a campaign cannot be scored by '{ $scoring }'; it is one of { $known }
error-campaign-names = every player of a campaign needs a name of their own, not { $names }
error-campaign-seats = { $chapter } cannot be played by { $seats }
error-campaign-running = the game under way must end first
error-campaign-idle = no game of this campaign is under way
error-campaign-over = this campaign is over
# $game: a game's name, $wanted: another one's
error-campaign-other = this is a game of { $game }, and the next one of the campaign is one of { $wanted }
error-campaign-unfinished = this game of { $game } is not over
error-campaign-seated = its { $seats } seats need as many names, each of its own
error-campaign-stranger = this game of { $game } did not begin with what the campaign has come to
error-campaign-no-sheet = this game of { $game } leads to no Origins sheet; only some ways to play it, and some ends, do
error-campaign-nothing = { $game } has handed nothing on
# $problem: a trouble-... above or below
campaign-damaged = this is no campaign: { $problem }
campaign-format = a campaign of format { $form } cannot be read, only format { $known }
campaign-seals = it does not have a seal for each game that is over
campaign-other-game = this game should be one of { $game }
campaign-seal = It was changed after it was sealed.
campaign-legacy = It did not begin with what the game before it left.
campaign-sound = { $chapters ->
    [one] One game, sound.
   *[other] { $chapters } games, each sound, each begun with what the one before it left.
}

## Options, seats, files

error-option-near = { $game } has no option '{ $option }'; did you mean { $near }?
error-option = { $game } has no option '{ $option }'; its options are { $options }
error-option-value = { $game }: { $option } cannot be '{ $value }'; it is one of { $allowed }
error-option-seats = { $game }: { $option } needs { $allowed } seats, not { $seats }
error-game-near = there is no game '{ $game }'; did you mean { $near }?
error-game = there is no game '{ $game }'; the games are { $games }
error-game-none = there is no game '{ $game }'; no game is registered
error-lesson-near = { $game } has no lesson '{ $lesson }'; did you mean { $near }?
error-lesson = { $game } has no lesson '{ $lesson }'; its lessons are { $lessons }
error-lesson-none = { $game } has no lessons
# $file: a file of a lesson, $problem: what is wrong there
error-lesson-broken = { $file }: { $problem }
error-lesson-name = { $file }: a lesson is called NUMBER-NAME.toml
error-lesson-asks = the lesson asks for something else here
# How each bot plays.
bot-about-random = Takes any option, each as likely as the others.
bot-about-larva = Drifts: follows its nose, and every fifth time takes whatever comes.
bot-about-juvenile = Looks ahead, at the few options that come to its mind first. A good first opponent.
bot-about-adult = Looks at every promising option, to the end of what it sets off.
bot-about-apex = Has learnt from thousands of games, and rehearses its best options before it acts, for up to a second.
bot-about-analysis = Thinks as Apex does, of more and further ahead, for up to a minute a decision. For study.
bot-about-greedy = Tries each promising option to the end of what it sets off, and takes the one that leaves it best off.
bot-about-learned = Greedy, with a judgement that was corrected by experience.
bot-about-mcts = Searches a tree of what everybody may do, with a judgement that was corrected by experience.
bot-about-rehearsal = Plays its best options on in the same imagined worlds, everybody choosing with care, and compares.
bot-about-mcts-classic = Searches a tree of what everybody may do, by hand-made judgement alone.
bot-about-apex-classic = The Apex of earlier versions: a tree by hand-made judgement, for up to a second.
# $package: what is missing, $extra: with what it comes, as it is typed
error-extra = this needs { $package }, which is not installed here: pip install 'phylarium[{ $extra }]'
error-bot = there is no bot '{ $bot }'; the bots are { $bots }
# A bot is written as NAME or NAME:BUDGET.
error-budget-none = { $bot } thinks as much as it likes: write { $bot }, not { $bot }:{ $budget }
error-budget-samples = { $bot }:{ $budget } is no budget: the number of samples must be a whole number from 1, as in { $bot }:100
error-budget-simulations = { $bot }:{ $budget } is no budget: the number of simulations must be a whole number from 1, as in { $bot }:100
error-budget-seconds = { $bot }:{ $budget } is no budget: seconds are written as in { $bot }:0.5s
# $last: the greatest number of an action
error-action-number = { $action } is no action: they are 0 to { $last }
error-action-several = '{ $action }' could be any of { $actions }
error-action = '{ $action }' names no action; actions look like { $actions }
error-record-seats = the record has { $seats } seats, not { $given }
error-moment-match = the match has { $actions } actions; there is no position after { $number }
error-moment-table = the table has { $actions } actions; it cannot go back to { $number }
# $first, $last: numbers of positions
error-moment-gap = the positions { $first } to { $last } were reached under rules of another time
error-moment-record = the record has { $actions } actions; there is no position after { $number }

## Why a record cannot be read

# $problem: one of trouble-...
record-not-json = the record cannot be read: { $problem }
record-not-object = the record is not a JSON object
record-format = record format { $form } is not known; this version reads { $known }
record-lacks = the record lacks the { COUNT($keys) ->
    [one] key
   *[other] keys
} { $keys }
record-value = the record has a wrong value: { $problem }
record-seed = the seed is not the one that was committed to when the game began
record-digests = there are { $actions } actions and { $digests } digests of them
record-parts = the parts must begin with action 1 and follow each other within the record
record-first-part = the record begins with rules { $rules }, and its first part does not
record-action = action { $number }: { $problem }
record-version = the record was played with rules { $theirs } of { $game }; this version plays rules { $ours }
# $pack: the fingerprint of a folder of component data
record-server-pack = the record was played with a pack, and this server has none
record-needs-pack = the record was played with the pack { $pack }; its folder is needed
# $theirs, $ours: two of record-pack and record-no-pack, $folder: where ours lies
record-other-pack = the record was played with { $theirs }, not with { $ours } of { $folder }
record-pack = the pack { $pack }
record-no-pack = the values of the game itself

## What is wrong with a file, or with a place in the network
# Parts of sentences, after a colon or in brackets.

trouble-missing = No such file or directory
trouble-denied = Permission denied
trouble-folder = Is a directory
trouble-no-folder = Not a directory
trouble-exists = File exists
trouble-not-empty = Directory not empty
trouble-full = No space left on device
trouble-read-only = Read-only file system
trouble-disk = the disk does not read or write there
trouble-long = the name is too long
trouble-loop = its links lead in a circle
trouble-busy = something else is using it
trouble-open = too many files are open
trouble-nobody = nobody answers there
trouble-broken-off = the connection was broken off
trouble-slow = there was no answer in time
trouble-no-way = there is no way there
trouble-taken = the address is taken
trouble-no-address = there is no such address here
trouble-no-host = no machine of that name is known
trouble-unsaid = the system does not say why
# $code: what the system, or a database, calls the error
trouble-other = error { $code }
# $code: the same, $text: what another program says of it, in a language of its own
trouble-quoted = error { $code }, in its own words “{ $text }”
trouble-password = the name or the password is refused
trouble-database-gone = there is no such database
trouble-crowded = too many are connected
trouble-starting = it is being started or stopped
trouble-not-opened = it cannot be opened
trouble-row-twice = a row is there twice
trouble-row-lost = a row belongs to one that is not there
trouble-row-empty = a row lacks a value

# What is wrong with what was read. $byte: which byte, counted from 0
trouble-not-text = not UTF-8 text
trouble-json = not JSON (byte { $byte })
trouble-json-more = something stands after the end of the JSON (byte { $byte })
trouble-bytes = not what was written (byte { $byte })
trouble-cut = it ends too early
trouble-deep = it is nested too deeply
trouble-packed = not what gzip has written
trouble-unread = it cannot be read
# $name, $value: as the file writes it
trouble-lacks = { $name } is missing
trouble-unknown = { $name } is not known
trouble-value = { $value } is not possible
# $wanted, $found: two of pack-wanted-... and trouble-null
trouble-kind = wanted is { $wanted }, not { $found }
trouble-wanted = wanted is { $wanted }
trouble-null = null
trouble-number = the number is too large or too small
trouble-length = too long, or too short
trouble-form = it has signs that do not belong there
# $reason: one of these, $place: keys and numbers of entries, as in seats[0].name
trouble-at = { $place }: { $reason }

# What is wrong with a file of TOML: parts of pack-not-toml and pack-not-toml-end.
toml-twice = this stands there already
toml-text = a text has no end
toml-bracket = a bracket is not closed
toml-equals = a key is followed by =
toml-more = a line ends after its value
toml-sign = a sign that may not stand here
toml-value = this is no value; a text stands in quotes
toml-end = something is open at the end
toml-other = this cannot be read

## What is wrong with a pack
# Before each of these stands where: the file, and the row, column or key there.

# $place: the parts of a place, $reason: what is wrong there
pack-problem = { $place }: { $reason }
# Parts of places, joined by commas. $name, $table: as the file writes them, $number: a number
pack-place-key = key { $name }
pack-place-column = column { $name }
pack-place-row = { $table } row { $number }
pack-place-row-named = { $table } row { $number } ({ $name })
pack-place-value = value { $number }
pack-no-folder = there is no such folder
pack-not-read = no file of this name is read
# $files: names of files
pack-none-read = none of its files is read; a pack has some of { $files }
pack-file-missing = the file is missing, and the game has none to put in its place
# $byte: the number of the first byte that is no text
pack-not-text = the file is not UTF-8 text (byte { $byte })
# $problem: one of toml-..., $line, $column: where
pack-not-toml = this is not TOML: { $problem } (at line { $line }, column { $column })
pack-not-toml-end = this is not TOML: { $problem } (at the end of the file)
# $word: what entries of that place are called, `key` or `column`
pack-no-such = there is no such { $word ->
    [column] column
   *[key] key
}
pack-missing = it is missing
# $table: a table as the file writes it, $value: what stands there instead
pack-rows = it must be a list of rows, { $table }, not { $value }
pack-row = a row must be a table, not { $value }
# $value: what stands there, $entry: the number of an entry of a list
pack-wrong = { $value } is wrong
pack-wrong-entry = { $value } is wrong (entry { $entry })
# $value: a number, $right: a number or pack-from-to, $why: a reason of the game
pack-out-of-range = { $value } is out of range; it must be { $right }
pack-out-of-range-why = { $value } is out of range; it must be { $right }, { $why }
# $count: how many there are
pack-length = a list of { $count }; it must have { $right }
# $what: what the game calls such a thing, $value: its name, in quotes
pack-unknown = there is no { $what } { $value }
pack-repeated = { $value } stands there already; leave one
pack-second = a second row for this { $what }; leave one
# $name: of a thing that has no row
pack-no-row = there is no row for { $name }; each { $what } must have one
# $reason: one of these, $wanted: one of pack-wanted-..., or words of the game
pack-must-be = { $reason }; it must be { $wanted }
# $near: a name
pack-meant = { $reason }; did you mean { $near }?
# $least, $greatest: numbers
pack-from-to = { $least } to { $greatest }

# What a value must be.
# $names: all that it can be
pack-wanted-one = one of { $names }
pack-wanted-int = a whole number
pack-wanted-number = a number
pack-wanted-text = a text
pack-wanted-flag = true or false
pack-wanted-rows = a list of rows
pack-wanted-list = a list
# $whole: pack-wanted-list, perhaps with how long it is, $item: one of these
pack-wanted-each = { $whole } of which each is { $item }
pack-wanted-table = a table
pack-wanted-values = a table of which each value is { $item }
# $kinds: several of these
pack-wanted-any = { $kinds }
# $kind: the name of a kind, in English
pack-wanted-other = { $kind }
# $wanted: one of these, $least, $greatest: numbers
pack-wanted-between = { $wanted } ({ $least } to { $greatest })
pack-wanted-least = { $wanted } ({ $least } or more)
pack-wanted-most = { $wanted } ({ $greatest } or less)

## The sheet with which people set up a game that is not here, from what a finished one left.

sheet-age = Age
sheet-age-ice = an ice age
sheet-age-tropical = a tropical age
sheet-climate = Climate
sheet-emotions = Emotions
sheet-instincts = Instincts
sheet-bought = Instincts that were bought
sheet-language = Language
sheet-hive = Eusocial
sheet-tools = Tools
sheet-cultures = Cultures
sheet-folk = Folk
sheet-merfolk = merfolk
sheet-landfolk = landfolk
sheet-homes = Lives in
sheet-yes = yes
sheet-no = no
sheet-none = none
sheet-number = { $number }
sheet-instinct-alpha = alpha
sheet-instinct-natural-history = natural history
sheet-instinct-language = language
sheet-instinct-manual-dexterity = manual dexterity
# $age: sheet-age-ice or sheet-age-tropical
sheet-step-age = Begin in { $age }.
# $number: 1 for whoever is first
sheet-step-brain = { $number ->
    [one] Choose a brain before all others.
   *[other] Choose a brain as number { $number }.
}
# $instincts: names of instincts
sheet-step-instincts = Leave open on the brain: { $instincts }.
sheet-step-covered = Cover all instincts of the brain.
sheet-step-cubes = Cubes that are missing on the brain come from the population; those that are left go to the innovations.
sheet-step-hexes = Lay out the cratons as they lie here, with hexes of Origins that show the same resource; those that are left over are islands or a new world in the west.
sheet-step-ahead = Whoever has most points decides what this leaves open: latitudes, distances, and who has a hex that two cratons want.
sheet-step-dispersal = The long game with the first dispersal suits this story best.
sheet-step-colour = { $number ->
    [one] Choose a colour before all others.
   *[other] Choose a colour as number { $number }.
}
sheet-step-creeples = { $number } creeples of Megafauna take the place of the migrants.
# $homes: places on one continent
sheet-step-figure = Place a figure as near as can be to { $homes }.
sheet-step-spot = Place the first figure as near as can be to the starting spot of your colour.

error-puzzle = there is no puzzle { $number }; there are { $puzzles }

## How a game came out

# Where points come from, as a heading
source-points = Points
source-untold = Earlier points
# $first, $second: two players with equally many points
tie-shared = { $first } and { $second } share the place: nothing tells them apart.

## A thing on the board, looked at closely

# $who: those who could, here and below
thing-take = Could take it now: { $who }.
thing-take-nobody = Nobody could take it now.
thing-live = Could live here now: { $who }.
thing-live-nobody = Nobody could come to live here now.
thing-serves = Serves now: { $who }.
thing-serves-nobody = It serves nobody now.
# $who: cards on offer
thing-takes = Could take now: { $who }.
thing-takes-nobody = Could take no card on offer now.
# $number (number) - of places
thing-homes = { $number ->
    [0] There is no other place now in which it could live.
    [one] Could live in { $number } place now.
   *[other] Could live in { $number } places now.
}
thing-most = Has the most of them: { $who }.
thing-most-nobody = Nobody has any.

## What an option would bring about, before it is chosen

foresight = If you choose this
foresight-nothing = Nothing more happens.
# $question: the next question to the same player, as a sentence
foresight-asked = Then you are asked: “{ $question }”
# $who: a player, or what of theirs acts
foresight-other = Nothing changes. Next to decide: { $who }.

# $number (number) - of dice
foresight-dice = { $number ->
    [one] Then a die is rolled:
   *[other] Then { $number } dice are rolled:
}
foresight-chance = Then it depends on chance, or on something you cannot know:
foresight-open = The rest depends on chance, or on something you cannot know.
foresight-share-all = in any case
# $cases (number), $all (number), $number (number) - of dice
foresight-share-dice = { $number ->
    [one] { $cases } of { $all } faces
   *[other] { $cases } of { $all } rolls
}
# $share (number) - how often it went this way where it was tried, in per cent
foresight-share = about { $share } %
# $share: one of the three above
foresight-share-example = { $share }, for example
# $share: one of the four above; what comes of it follows
foresight-way = { $share }:

## What was learnt of a game, and is not used

# $file: a file, $problem: what is wrong with it
weights-damaged = { $file } holds no network: { $problem }
# $game: a game, $problem: one of the next
weights-unused = { $file } is not used, { $game } is played as by greedy: { $problem }
weights-other-game = it is about { $game }
# $theirs, $ours: versions
weights-other-rules = it is about version { $theirs } of the rules, not { $ours }
weights-other-features = its features are of version { $theirs }, not { $ours }
weights-gone = it has features that are no more: { $features }
