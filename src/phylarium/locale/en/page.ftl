# What the pages of the table say.

page-brand = Phylarium
page-nav = Site
page-foot = Phylarium: games of evolution, with the rules kept and every consequence explained.
page-account = Your name and account
page-account-short = Account
page-close = Close
page-save = Save
page-back = Back
page-to-home = To the first page
page-error-title = That did not work

## Getting about

page-skip-main = To the content
page-skip-options = To what you can do
page-skip-board = To the board
page-skip-log = To what happened
page-skip-position = To the position
page-text-only = Text only
page-noscript = Without scripts this page cannot be played on, but its text-only twin can:

## Look

page-theme = Colours
# $theme: one of the three that follow
page-theme-is = Colours: { $theme }
page-theme-auto = as the system has it
page-theme-light = light
page-theme-dark = dark
page-settings = Settings
page-set-motion = Show what changed by calm motion
page-set-keys = Single keys are shortcuts
page-language = Language
page-language-browser = as the browser has it
# Stands before links to the kinds of files.
page-image = Picture of the position

## Home

page-home-title = games of evolution
page-welcome = Take a seat where life evolves.
page-welcome-more = Board games of evolution to play in the browser: alone against bots, at one screen, or with friends over days. The rules are kept for you, and every consequence says which rule it comes from. No account needed.
page-mine = Your games
page-games = Games
page-open-tables = Tables with a free seat
page-watch = Watch
page-watch-none = Nobody is playing in public at the moment.
page-finished = Finished games
page-your-move = Your move
page-waiting = Waiting for players
page-over = The game is over.
page-over-short = over
page-broken = This game cannot be played on
page-held = The rules have changed
# $names: those who have not answered
page-held-asked = The game waits until { $names } have decided by which rules it goes on.
# $rules: a version of the rules
page-rules-version = rules { $rules }
page-rules-title = The rules of this game
page-rules-ask = Ask to go on by the new rules
# $name: who must decide
page-turn-of = { $name } to decide
# $number: how many actions were taken
page-action-count = { $number ->
    [0] not begun
    [one] one action
   *[other] { $number } actions
}
page-you = you
# $name: of a player, $label: what the game calls the seat
page-who = { $name } ({ $label })
page-who-you = { $name } (you)
page-bot = bot
page-seat-open = open seat
# $least, $most: numbers of players
page-seats-range = { $least } to { $most } players
page-fact-bots = bots of several strengths
# $bots: how many, in words; $level: their strength
page-against = Against { $bots }, { $level }
page-against-alone = Alone, without bots
page-how-many = How many
page-how-strong = How strong
# $number: how many bots
page-opponents = { $number ->
    [0] alone
    [one] one bot
   *[other] { $number } bots
}
page-play-now = Play now
page-learn = Learn
# $number: how many
page-lessons-further = { $number ->
    [one] One more lesson
   *[other] { $number } more lessons
}
page-set-up = Set up a table
page-import = Play on from a record
page-import-help = A record of a finished game, as the table exports it, becomes a table of its own. Name an action to start from there.
page-import-file = Record
page-import-at = After action (empty: the end)
page-import-go = Open it
page-import-drop = Let go to open the record.
page-import-unreadable = This file is no record of a game: it cannot be read.

## A new table

# $game: its title
page-new-title = A table of { $game }
page-new-more = Say who sits where. A friend's seat gets a link that you can send.
page-who-plays = Who plays
page-your-name = Your name
page-your-name-help = As the others will see it. No account is needed: this browser keeps your seats.
page-seat = Seat { $number }
page-seat-kind = Who has seat { $number }
page-seat-name = Name for seat { $number }
page-seat-name-placeholder = name, if you like
page-kind-me = me, at this screen
page-kind-open = a friend, by link
page-kind-bot = a bot
page-kind-none = nobody
page-kinds-help = Several seats “at this screen” make a hot-seat game: the page covers itself when the screen changes hands.
page-bot-level = Strength of the bot in seat { $number }
# $seats: numbers of players
page-option-seats = (with { $seats } players)
page-variants = Variants
page-variants-more = Left alone, they give the ordinary game.
page-the-table = The table
page-table-name = A name for it, if you like
page-public = Others may watch
page-clock = Time
page-clock-none = no limit
page-clock-left = { $time } left
page-open-table = Open the table

## Joining, account

page-join-title = A seat is kept for you
# $game: title of the table, $seat: number of the seat
page-join-more = { $game }, seat { $seat }.
page-join-go = Sit down
page-account-more = A name is enough to play. An account lets you take your seats to another browser.
page-account-name = Account name
page-password = Password
page-password-help = At least eight characters.
page-log-in = Log in
page-log-out = Log out
page-register = Make an account
page-logged-in = Logged in as { $name }
page-notify = Tell me when it is my move
page-notify-help = Called when it is your move. While the page is open, its title tells you.
page-webhook = Webhook address
page-join-taken = Somebody sits there already. If that is you, sit down again from this browser.
page-email = E-mail address

## The table: who must do what

page-prompt = What is asked
# $name: what the seat is called
page-yours = Your turn, { $name }.
page-theirs = { $name } decides.
# $title: of the table
page-title-yours = ● Your move: { $title }
page-thinking = is thinking
page-waiting-more = The game begins when every seat is taken. Send each friend a link; whoever opens it gets the seat.
page-waiting-others = The game begins when every seat is taken.
# $number: of the seat
page-invite = Link to seat { $number }
page-copy = Copy
page-copied = Copied
page-link-make = Make a link
page-link-renew = New link
page-link-renew-more = The old link stops working.
# $name: what the seat is called
page-link-own = Link to your seat ({ $name })
page-own-seat = Your seat elsewhere
page-own-seat-more = Open the link in another browser to play from there. Whoever has it has your seat: keep it to yourself.
page-live = live
page-reconnecting = reconnecting
page-crowded = not live
page-crowded-more = Too many live connections come from your address, or came at once. Close other tables; this page tries again in a minute, and shows until then only what you do yourself.
page-offline = The connection is lost. Trying again; nothing you have done is missing.
page-stale = The game had gone on before your move arrived. Here is the present position; please decide again.
page-failed = The server could not be reached. Your move was not made.
page-unreachable = The server could not be reached. Try again in a moment.
page-away-yours = Your time had run out, so a bot sits in for you.
page-away-back = Take the seat back

## What can be done

page-options = What you can do
page-options-count = What you can do ({ $number })
# $name: who must decide first
page-options-none = Nothing is asked of you until { $name } has decided.
page-options-watch = You are watching.
page-options-past = You are looking at an earlier position.
page-filter = Find an option
page-ends = What ends your decision
page-filter-none = No option has these words.
page-refused = Not possible now
# $reason: why something cannot be chosen, a part of a sentence
page-cannot = Not possible now: { $reason }
# $option: what cannot be done
page-refusal = { $option }: { $reason }
page-which = Which one?

## What the game is about, at the first decisions of somebody

page-goal = What this is about
page-goal-wins = To win
page-goal-lasts = How long
page-goal-close = Got it

## The rulebook

page-book = Rulebook
# $game: its title
page-book-title = { $game }: the rules
page-book-about = All of it in our own words. An id such as A1a is what the log and the questions cite.
page-book-own = On a page of its own
page-book-search = Find a rule
page-book-find = Find
page-book-contents = Contents
page-book-guide = How to play
page-book-rules = Every rule
page-book-key = The key to every sign
page-book-aid = A turn and all signs on one page
# $game: the name of a game
page-book-aid-title = { $game }: a turn on one page
page-book-whole = The whole rulebook
# $words: what somebody looked for
page-book-none = No rule has the words “{ $words }”.
page-book-nothing = No rule has these words.
page-rule-context = Show it in the rulebook
page-key-book = open or close the rulebook

## What an option would bring about

page-preview-look = What would happen

## Options that do nothing or only harm

page-caution-nothing = This does nothing now
page-caution-harm = This only costs you something
page-caution-anyway = Do it anyway

## Advice

page-hint = Hint
page-hint-wait = A bot is thinking about it
# $text: an option
page-hint-best = A bot would choose “{ $text }”.
# $text: an option, $number (number) - how many others are as good
page-hint-equal = { $number ->
    [one] A bot would choose “{ $text }”. One other option, with a star too, is worth as much to it.
   *[other] A bot would choose “{ $text }”. { $number } other options, with a star too, are worth as much to it.
}
page-undo = Undo
page-undo-refused = This cannot be taken back alone
# $reason: a part of a sentence
page-undo-because = You cannot take it back alone: { $reason }.
page-undo-ask = Ask the others
page-back-to = Go back to here
# $number: of the action that is then the last
page-back-title = Back to action { $number }?
page-back-asks = All that came after action { $number } would be taken back. Chance may then bring something else, and what was shown is known, so everyone at the table must agree.
page-back-alone = All that came after action { $number } is taken back. Only bots play with you, so that is yours to decide.
page-back-go = Go back
page-went-back = The game went back to action { $number }.
page-play-on = Play on from here
# $name: who asks, $number: of the action to go back to
page-request = { $name } asks to go back to action { $number }.
page-request-agree = Agree
page-request-refuse = Refuse
page-request-refused = Not everyone agreed to go back. The game goes on from here.
page-request-wait = Agreed: { $agreed } of { $needed }.

## Rules, log, looking back

# $rule: the id of a rule
page-rule = Rule { $rule }
page-rule-none = There is no explanation of this rule yet.
page-log = What happened
page-log-lines = Log
page-log-earlier = Show what came before
page-log-empty = Nothing has happened yet.
page-log-before = Set-up
page-log-newest-first = The newest first.
# $number: how many lines of the log are folded away
page-log-more = { $number ->
    [one] and one more like this
   *[other] and { $number } more like this
}
page-log-fewer = only the first of these
page-scrub = Look at an earlier position
page-scrub-first = To the beginning
page-scrub-back = One action back
page-scrub-forward = One action on
# $number: of the action looked at, $last: of the last one
page-scrub-at = { $number } of { $last }
page-action-at = Show the position after action { $number }
page-action-number = action { $number }
page-now = Back to now
page-past = After action { $number } of { $last }.

## Since your turn

page-since = Since your turn
# $number: how many more lines an action brought
page-since-more = +{ $number }
# Stands before what happened.
page-since-again = Show again:
page-skip = Skip ahead
page-set-bots = What bots do is shown
page-set-bots-slow = slowly
page-set-bots-normal = normally
page-set-bots-once = at once
page-key-inspect = look closely at what is focused
page-thing-helps = Whom it helps now
page-thing-sources = Where it comes from
page-thing-look = Look closely
page-things = Everything on the table, one by one
page-key-skip = skip ahead to your turn
page-key-since = to what happened since your turn

## Board and seats

page-board = Board
page-board-keys = Board. Arrow keys move it, plus and minus zoom, zero shows all of it.
page-no-board = This game has no drawing yet. What you can do is in the list.
page-zoom = Size of the board
page-zoom-in = Closer
page-zoom-out = Further away
page-zoom-fit = All of it
page-tabs = Parts of the table
page-seats = Players
page-own-panel = Your own panel
page-beside = Players, and what lies beside the board
page-to-move = to decide
page-points = { $number ->
    [one] one point
   *[other] { $number } points
}
page-away = a bot sits in
page-sealed = dice sealed { $short }…
page-unsealed = dice known
page-unsealed-more = Somebody may know the dice of this game: it began as a record, or its record was taken out while one person had all its seats. Whoever has a record can work out what chance will bring. For a game in which nobody can, open a new table.
page-sealed-title = The dice are sealed
page-sealed-more = All chance of this game follows from a secret that was fixed at its start. This is its fingerprint; at the end the secret is shown, and anyone can check that the dice were fair.

## The end

page-chart = Points over the game
page-chart-label = Points of every player after each action
# $names: of the winners, $number: their points
page-won = First: { $names }, with { $number ->
    [one] one point
   *[other] { $number } points
}.
page-result = Result
page-place = Place
page-player = Player
page-score = Points
page-record = Record of the game
page-again = Another game
page-replay = Look at it from the beginning
# $seed: the secret, now shown
page-seed = The secret of the dice was { $seed }.

## After the end

page-points-from = Points from
page-points-total = Together
# What a drawn bar shows
page-bar = { $name }: { $points ->
    [one] one point
   *[other] { $points } points
}
page-result-of = { $title }: the result
page-result-table = To the table
page-result-whole = The whole result
page-rematch = Play again
page-rematch-join = Play again, too
page-rematch-begun = To the new table
# $title: of a game, $names: those who sit at its new table already
page-rematch-call = { $title }: { $names } would like to play again.
page-share = Share
page-share-more = Whoever has the link can go through the whole game. Nobody needs an account.
page-share-private = The table is private: only those who sit at it can follow the link.
page-share-link = Link
page-share-frame = In a page of yours
page-share-position = Copy the link to this position
page-film = The map over time (animated SVG)
page-embed-open = Open the table
page-eyes = Seen by
page-eyes-usual = as at the table
page-eyes-anybody = anybody

page-story = The story of the game
page-story-begun = A bot goes through the game. That takes a while, and goes on when you leave.
page-story-progress = How far the bot has come
page-story-again = Look again
page-story-failed = There is no story of this game: it cannot be gone through any more.
page-story-chances = Chance of winning
page-story-chances-together = Chance of winning it
page-story-chart = The chance of winning over the game, a line for each seat. Numbers below it are turning points.
# $games: how many games between bots
page-story-judged = This is how bots see it: how far ahead somebody looks to them, made into chances by { $games } games that bots have played.
page-story-unjudged = Nobody can say what the chances were: bots have not played enough games of this kind.
page-story-turns = Turning points
# Before what was done. $number: of the action, $actor: who did it
page-story-turn = Action { $number }, { $actor }:
# $before, $after: per cent
page-story-swing = { $name }: from { $before } to { $after } per cent
page-story-costly = What cost { $name } most
page-story-decision = Action { $number }:
# $option: what a bot would have done, $points: by how many points that looks better to it
page-story-better = A bot would have chosen “{ $option }”. It looks { $points } points better to it.
# $term: a side of the position, $points: better by
page-story-term = { $term }: { NUMBER($points, minimumFractionDigits: 1) }
page-story-nothing = Nothing that a bot would have done much better.
page-story-try = Try it from here

page-puzzles = Puzzles
page-puzzles-more = Each is a position of a game between bots in which one option is far better than all others. Find it.
page-puzzles-all = all puzzles
# $title: of a game
page-puzzle = { $title }: puzzle { $number }
page-puzzle-today = The puzzle of the day: { $title }
# $who: the player who decides
page-puzzle-find = You are { $who }. One option is far better than the others: find it.
page-puzzle-wrong = Not that one. Look again.
page-puzzle-give-up = Show me the answer
page-puzzle-right = Found.
page-puzzle-given-up = The marked option is the one.
# Before what happens then, line by line
page-puzzle-brings = What it brings:
# $second: the next best option
page-puzzle-second = And the next best, “{ $second }”:
# $points: by how many
page-puzzle-margin = All in all it looks { $points } points better to a bot. What weighs most:
page-puzzle-next = The next puzzle
page-puzzle-play = Play on from here

## Hot-seat

# $name: what the next seat is called
page-cover = Pass the screen to { $name }
page-cover-more = The table is covered, so that nobody sees what is not theirs to see.
page-cover-lift = It is me

## Keys

page-help = Keys and help
page-help-more = What is outlined in the accent colour is yours to decide: touch it on the board or choose it in the list. Touch anything else to read what it is and why it cannot be chosen now. A rule’s name opens its explanation.
page-key-name-enter = Enter
page-key-name-escape = Esc
page-key-number = select an option by its number
page-key-enter = take the selected option
page-key-arrows = go through the options
page-key-filter = find an option by its words
page-key-hint = hint
page-key-undo = undo
page-key-scrub = look at the position before, after
page-key-escape = back to now, close what is open
page-key-zoom = closer, further away, all of the board
page-key-board = to the board; arrow keys move it
page-key-help = this help

## Text only

page-drawn = With the board drawn
page-refresh = Look again
page-position = The position
page-text-go = Do it
page-text-wait = Somebody else must decide. Look again in a while.

## Campaigns

page-campaign = The campaign
page-campaigns = Campaigns
page-campaigns-more = Several games as one story: a lineage that begins as a reaction in the soup crawls ashore in the next game, with what it has become. Whoever is ahead at the end of all of them wins.
page-campaign-new = Begin a campaign
page-campaign-new-more = Each game begins with what the last one handed on. You begin with the first one now; between two games people may come and go.
page-campaign-way = The way
page-campaign-alone = One seat alone makes it a campaign of your own.
page-campaign-scoring = How it is scored
page-campaign-scoring-usual = As is usual: the sum for two games, fossils for more
page-campaign-scoring-short = As is usual
page-campaign-name = Name of the campaign, if it should have one
# $game: the title of a game
page-campaign-variants = Variants of { $game }
page-campaign-begin = Begin with the first game
page-campaign-file = Go on from a file
page-campaign-file-more = A campaign that was saved as a file, or the record of a finished game as the first one of a campaign: then say its way and how it is scored. All seats are yours at first; links to them are in the settings of the table.
page-campaign-file-field = File of a campaign, or record of a game
page-campaign-file-go = Go on from this file
page-campaign-over = The campaign is over.
# $names: of those who are ahead
page-campaign-won = First: { $names }.
page-chapters = The games
# $number: of the chapter, $title: of its game
page-chapter-title = { $number }. { $title }
# $number: of the chapter, $chapters: how many there are
page-chapter-of = game { $number } of { $chapters }
page-campaign-ready = can begin
page-campaign-later = to come
page-campaign-inherited = What was handed on to it
page-campaign-join = Somebody joins
# $title: of a game, $names: those who sit at its new table already
page-campaign-next = Next: { $title }
page-campaign-next-more = Everybody keeps their seat unless you say otherwise. For somebody who cannot play now a bot can sit in until they are back; whoever leaves keeps their points, and newcomers begin with nothing.
page-campaign-next-others = Everybody keeps their seat. For yourself you can say otherwise; for all others whoever began the campaign can.
# $name: of a player
page-campaign-stay = { $name } in the next game
page-campaign-level = Strength of the bot for { $name }
page-campaign-keep = plays on
page-campaign-keep-bot = stays as it is
page-campaign-sits-in = a bot sits in
page-campaign-other-bot = plays at another strength
page-campaign-leave = leaves
page-campaign-newcomer = Newcomer { $number }
page-campaign-new-name = Name of newcomer { $number }
# $seats: a row of numbers
page-campaign-seats = What is still to come can be played by { $seats }.
page-campaign-setup = What there is to choose of what was handed on is asked at the table, as the first decisions of the game.
page-campaign-wait = It begins when one of those who have played the last game goes on.
page-go-on = Go on to { $title }
page-campaign-who = Who plays on?
page-chapter-ended = Game { $number } of { $chapters } of this campaign is over.
page-campaign-ended = This was the last game of the campaign.
page-chapter-go = To { $title }
page-chapter-begun = The campaign goes on: { $title } has begun.
page-standings = Standings
page-fossils = Fossils
page-total = Total
page-tree = The tree
page-tree-more = Every lineage of the finished games, from its origin to its fate. Each sign leads to its moment.
page-tree-none = The tree grows when the first game is over.
# What follows is a list of what happened to it. $player: a name, $name: of a species
page-tree-branch = { $player }, { $name }:
page-tree-words = The tree in words
page-tree-file = The tree as a picture (SVG)
page-campaign-record = The campaign as a file
page-origins = Sheet for Origins

## The coach of a lesson

# $title: of the lesson that is taken at a table of a list
page-lesson = Lesson “{ $title }”
page-coach = What the coach says
# $number: of the card, $of: how many there are
page-coach-number = { $number } of { $of }
page-coach-next = Next
page-coach-back = Back
page-coach-leave = Leave the lesson
page-coach-watch = Watch what happens …
page-coach-over = That was the lesson. From here the game is yours: the others play on by themselves.
page-coach-choose = Choose what is marked.
page-coach-free = Choose whatever you like.
# $options: what may be chosen
page-coach-asked = Choose: { $options }
page-coach-look = Look at:
page-coach-play-on = Play on
# $title: of the next lesson
page-coach-further = Next lesson: { $title }
page-coach-all = All lessons
page-coach-again = Back to the lesson
