# What the commands say. Each message is used by src/phylarium/cli.

## Any command

cli-help = Play, study and teach machines heavy evolution board games.
cli-help-lang = The language to speak; without it, that of PHYLARIUM_LANG, LC_ALL, LC_MESSAGES or LANG.
cli-help-version = Show the version and leave.
cli-help-json = Answer in JSON.
cli-help-option = An option of the game, as NAME=VALUE; may be given several times.
cli-help-seats = How many play; without it, as many as the game can have.
cli-help-seed = The seed of all chance: any text. Equal seeds give equal games.
cli-help-bot = A bot for the seats; given several times, the bots sit in that order.
cli-refusal = phylarium: { $reason }
cli-usage = { $reason } See { $command }.
cli-no-language = there is no language '{ $language }' here; the languages are { $languages }
cli-file = { $file }: { $reason }
cli-option-form = '{ $text }' is no option; write --option NAME=VALUE
cli-option-twice = option { $name } is given twice
# $name: the name of the bot, as typed
cli-bot = { $name } bot
cli-stopped = Stopped.
# $question: what a command asks at a terminal, $default: what Enter alone answers
cli-ask = { $question }:
cli-ask-default = { $question } [{ $default }]:
# $text: what was typed, $known: all that it may be, $most: a number
cli-ask-one-of = '{ $text }' is none of { $known }.
cli-ask-number = '{ $text }' is no number from 1 to { $most }.
cli-again = Again: { $command }

## Columns of tables

cli-column-seat = seat
cli-column-mean = mean score
cli-column-wins = wins
cli-column-game = game
cli-column-us = µs a decision
cli-column-clone = µs a clone
cli-column-engine = engine
cli-column-rule = rule
cli-column-tests = tests
cli-column-about = about
cli-column-player = player
cli-column-score = score
cli-column-place = place
cli-column-source = points from

## games

cli-bots-help = List the bots, with a line that says how each of them plays.
cli-bots-levels = Levels, the weakest first
cli-bots-others = Others
cli-games-help = List the games, with their seats and options.
cli-games-none = No game is installed.
cli-games-seats = seats: { $seats }
# $option: what the option is about, $seats: with how many players there is a choice
cli-games-option-seats = { $option } (seats: { $seats })

## learn, lessons

cli-learn-help = Learn a game in the terminal, step by step. Without LESSON, the guided first game.
cli-help-again = Begin the lesson again from its first step.
cli-lessons-help = List the lessons of the games, and how long they are.
# $steps, $words: numbers
cli-lessons-length = { $steps } steps, { $words } words
# $game, $lesson: titles
cli-learn-title = { $game }: { $lesson }
cli-learn-you = You
cli-learn-welcome = Enter goes on. "leave" goes on playing without the coach; "lesson" calls the coach back; "help" lists everything else.
cli-learn-taken-up = You have been here before: the lesson goes on where you left it. "again" begins it anew.
# $number, $of: numbers of steps
cli-learn-step = Step { $number } of { $of }
# $thing: the name of something on the board
cli-learn-look = Look at: { $thing }
cli-learn-next = (Enter)
cli-learn-choose = { $count ->
    [one] Choose: { $options }
   *[other] Choose one of these: { $options }
}
cli-learn-free = Choose whatever you like.
cli-learn-not-next = Press Enter to go on, or type "leave", "board", "log", "rule", "scores" or "quit".
cli-learn-other = That may be done, but the coach waits for something else. "leave" lets you play as you like.
cli-learn-left = You play on without the coach. "lesson" calls the coach back to where you left.
cli-learn-back = The coach is back. What happened since is taken back.
cli-learn-over = That was the lesson. The game is yours: play on, or type "quit".
cli-learn-help-leave = play on in the same game, without the coach
cli-learn-help-lesson = take the lesson up again where you left it
cli-learn-help-again = begin the lesson again
cli-learn-help-next = go on to the next step

## simulate

cli-simulate-help = Play GAME many times at random or by bots, and count.
cli-help-games = How many games.
cli-help-check = Check every position: its invariants, and now and then copies and samples.
cli-simulate-error = { $errors ->
    [one] One game failed:
   *[other] { $errors } games failed; the first:
} { $error }
cli-simulate-result = { $game }, { $seats ->
    [one] one seat
   *[other] { $seats } seats
}: { $games ->
    [one] one game
   *[other] { $games } games
}, { $finished } finished, { $errors } failed;
    { $decisions } decisions in { NUMBER($seconds, minimumFractionDigits: 1, maximumFractionDigits: 1) } s: { NUMBER($us_per_decision, minimumFractionDigits: 1, maximumFractionDigits: 1) } µs each, { NUMBER($decisions_per_game, minimumFractionDigits: 1, maximumFractionDigits: 1) } a game.

## arena and balance

cli-arena-help = Hold a tournament of bots at GAME. All meet all from every seat; a report says who wins, from where and with what. A tournament that was stopped goes on with the same command.
cli-help-bots = The bots that meet, with commas between them.
cli-help-arena-games = How many games in all.
cli-help-arena-seats = How many play; without it, as few as can compete.
cli-help-out = The folder of the games and reports; without it, one under { $folder } named after the settings.
cli-help-ray = Play on the Ray cluster at ADDRESS, or on any that can be found, instead of in processes here.
cli-arena-no-bots = --bots names no bot in { $text }; write names with commas between them, as in random,greedy.
cli-arena-progress = { $game }, { $bots }
cli-arena-going-on = { $done ->
    [one] One game was played before; going on.
   *[other] { $done } games were played before; going on.
}
cli-arena-stopped = Stopped. The finished games are in { $folder }; the same command goes on.
cli-arena-result = { $game }, { $seats ->
    [one] one seat
   *[other] { $seats } seats
}: { $finished } games, { NUMBER($decisions, maximumFractionDigits: 0) } decisions each on average.
cli-arena-failed = { $count ->
    [one] One game failed:
   *[other] { $count } games failed; the first:
} { $error }
cli-arena-seat = seat { $seat }: { NUMBER($rate, style: "percent") } ({ NUMBER($low, style: "percent") } to { NUMBER($high, style: "percent") }){ $clear ->
    [yes] , no accident
   *[no] {""}
}
cli-arena-clear = { $count ->
    [0] Nothing that was done goes clearly with winning ({ $compared } compared).
    [one] One thing that was done goes clearly with winning or losing ({ $compared } compared).
   *[other] { $count } things that were done go clearly with winning or losing ({ $compared } compared).
}
cli-arena-report = Report: { $file }
cli-balance-help = Find out whether GAME is fair. The best bot that time allows plays all seats; a report says which seats, options and cards stand out.
cli-help-balance-bot = The bot that plays; without it, the strongest that can play the games in the time.
cli-help-minutes = How long the games may take, about; only chooses the bot.
cli-balance-chosen = { $bot } plays: about { NUMBER($each, minimumFractionDigits: 2, maximumFractionDigits: 2) } s a game, { NUMBER($minutes, minimumFractionDigits: 1, maximumFractionDigits: 1) } minutes in all.
cli-balance-kept = { $bot } plays, as in the games that are there already.
cli-column-rating = rating
cli-column-interval = 95%

## train

cli-train-help = Teach the learned bot to play GAME, by games against itself. After every round all is kept; the same command goes on. A report shows how it went.
cli-help-train-minutes = How long it may take.
cli-help-train-rounds = How many rounds in all, those of earlier commands included.
cli-help-train-games = Games of a round.
cli-help-train-seats = How many play, in turn: numbers with commas between them.
cli-help-train-jobs = Processes to use; 0 is one a core.
cli-help-train-out = The folder of the checkpoint, the weights and the report; without it, one under train/.
cli-help-train-every = Rounds between two measurements against rivals and earlier selves; 0 is none.
cli-help-train-rivals = Bots that it is measured against while it learns, beside the first and the last of its earlier selves.
cli-help-train-trials = Games of a measurement, for each opponent and number of seats.
cli-help-train-rate = How far each step of learning goes; smaller towards the end of a training.
cli-help-train-further = Begin with what came with the game instead of with nothing.
cli-help-train-measure = Learn nothing; play GAMES games of what was learnt against others, at each number of seats.
cli-help-train-against = The bot at all other seats, in a measurement.
cli-help-train-samples = Samples of what is hidden that each option is tried on, in a measurement.
cli-train-endless = Say how long: --minutes or --rounds; or --measure what was learnt.
cli-train-seats = --seats takes numbers with commas between them, as in 2,3,4, not { $text }.
cli-train-progress = { $game }, round { $round }
cli-train-going-on = { $rounds ->
    [one] One round was played before; going on.
   *[other] { $rounds } rounds were played before; going on.
}
cli-train-round = round { $round }: { $games } games, { NUMBER($seconds, maximumFractionDigits: 0) } s; undecided { NUMBER($entropy, maximumFractionDigits: 2) }, moved { NUMBER($drift, maximumFractionDigits: 3) }, critic’s error { NUMBER($error, maximumFractionDigits: 3) }
cli-train-trial = { $seats } seats against { $against }: won { NUMBER($won, maximumFractionDigits: 1) } of { $games }, { NUMBER($rate, style: "percent") } ({ NUMBER($low, style: "percent") } to { NUMBER($high, style: "percent") })
cli-train-stopped = Stopped. What was learnt is in { $folder }; the same command goes on.
cli-train-result = { $rounds ->
    [one] One round
   *[other] { $rounds } rounds
}, { $games } games. Weights: { $file }

## fuzz

cli-fuzz-help = Look for defects with games of every kind. They go over all seats and options of each GAME (of all games, if none is named); most are played at random, some by bots, some with changed component data, and every position is checked.
cli-help-fuzz-state = Keep what was played in FILE. The same command goes on where it was stopped; what failed is played again.
cli-help-fuzz-against = A FILE that another build has kept of the same games: they must have ended alike.
cli-fuzz-stopped = Stopped. What was played is in { $file }; the same command goes on.
cli-fuzz-more = { $build ->
    [compiled] Compiled
   *[interpreted] Interpreted
} engine, { $bots } games by bots, { $packs } with changed data, { NUMBER($seconds, maximumFractionDigits: 0) } seconds of work, fingerprint { $digest }{ $compared ->
    [0] {""}
   *[other] ; { $compared } compared with another build
}.
cli-fuzz-different = { $game }: of games { $first } to { $last } at least one ended otherwise in the other build
cli-help-fuzz-games = How many games of each.
cli-help-workers = Processes to use; 0 is one a core.
cli-fuzz-result = { $game }: { $games } games in { $variants } variants, { $decisions } decisions, { $errors ->
    [0] no error
    [one] one error
   *[other] { $errors } errors
}.
cli-fuzz-failure = { $game }, { $seats } seats, after { $decisions } decisions: { $error }

## bench

cli-bench-help = Measure the speed of games. Random play and clones of each GAME, or of all games if none is named.
cli-help-seconds = How long to play each game.
cli-bench-compiled = compiled
cli-bench-interpreted = interpreted

## rules

cli-rules-help = Show which rules of GAME the tests cover. Counted from the marks on the tests, when asked.
cli-help-tests = The folder of the tests; without it, that of the checkout or of the current folder.
cli-rules-no-tests = the tests are not here: neither { $own } nor { $here } is a folder; name one with --tests
cli-rules-no-folder = { $folder } is no folder of tests
cli-rules-no-pytest = the table of rules is made by pytest, which is not installed
cli-rules-not-collected = the tests in { $tests } do not load: { $reason }
cli-rules-bad-waivers = { $file } is no list of waived rules: { $reason }
cli-rules-waived = waived: { $why }
cli-rules-result = { $game }: { $tested } of { $total } rules tested, { $waived } waived, { $untested } untested.
cli-rules-unknown = Claimed, but not in the index: { $ids }

## pack

cli-pack-help = Work with packs: folders of component data.
cli-pack-check-help = Name everything that is wrong with the pack in DIR.
cli-help-pack-game = The game that the pack is for; without it, told by the names of the files.
cli-pack-no-folder = { $folder } is no folder
cli-pack-which-game = { $folder } could be for any of { $games }; name the game with --game
cli-pack-problems = { $count ->
    [one] One problem
   *[other] { $count } problems
} with this pack for { $game }.
cli-pack-sound = { $folder } is a sound pack for { $game }.

## replay and verify

cli-replay-help = Show a recorded game. The last position of FILE, or an earlier one.
cli-help-at = After how many actions; 0 is the start.
cli-help-seat = Show what this seat may see (seats count from 1), not what anybody may.
cli-help-log = Show the log up to there.
cli-help-pack = The folder of component data to play with.
cli-replay-which = Name the FILE of a record.
# A terminal pastes the name of a file that is dropped upon it.
cli-replay-drop = Drop a record here, or name its file
cli-replay-at = After { $at } of { $actions } actions, position { $hash }
# $number: the number of an action, $rules: a version of the rules
cli-replay-part = From action { $number } on it was played by rules { $rules }.
cli-replay-no-seat = there is no seat { $seat }; seats are 1 to { $seats }

## puzzles and chances

cli-puzzles-help = Positions in which one option is far better than the others: make, list and play them.
cli-puzzles-make-help = Find puzzles of GAME in games between bots.
cli-help-count = How many to find.
cli-help-puzzle-minutes = How many minutes it may take.
cli-help-puzzle-out = The file to write; else GAME-puzzles.json here.
cli-puzzles-found = { $found } of { $count } puzzles, after { $games } games.
# $file: where they are
cli-puzzles-made = { $found ->
    [one] One puzzle
   *[other] { $found } puzzles
} out of { $games } games: { $file }
cli-puzzles-short = The time was up before { $count } were found.
cli-puzzles-list-help = The puzzles that came with each game.
# $title: of a game, $game: its short name
cli-puzzles-of = { $title } ({ $game }): { $number ->
    [one] one puzzle
   *[other] { $number } puzzles
}
cli-puzzles-play-help = Look for the best option of a puzzle: puzzles play GAME NUMBER.
cli-puzzles-which = Which option is far better than the others
cli-puzzles-wrong = Not that one. Look again.
# $second: the next best option
cli-puzzles-right = Yes. It looks { $points } points better to a bot than the next: { $second }
cli-puzzles-term = { $term }: { $points }
cli-chances-help = Chances of winning, out of how bots judge positions.
cli-chances-fit-help = Fit the chances of GAME to games between bots.
cli-help-chances-out = The file to write; else GAME-chances.toml here.
cli-chances-game = Game { $number } of { $games }
# $loss, $even: how surprised the chances are, and chances that are always equal
cli-chances-fitted = Fitted to { $games } games: a loss of { $loss }, where equal chances have { $even }.
cli-chances-written = Written to { $file }
cli-chances-try-help = Try the chances of GAME on games between bots that they were not fitted to.
cli-chances-none = There are no chances for { $game }. "phylarium chances fit { $game }" makes some.
cli-chances-tried-competing = Against each other, { $games } games, { $positions } positions:
cli-chances-tried-alone = Alone, { $games } games, { $positions } positions:
# $value: how surprised the chances are by what came; $even: the same of somebody who knows nothing of the position
cli-chances-loss = Loss { $value }, where equal chances have { $even }
cli-chances-brier = Mean square error { $value }, where equal chances have { $even }
# $given: how often chances in a tenth were given; $said: their average; $came: how often it came
cli-chances-band = { $given } times { $said } was said, and it came in { $came }

cli-campaign-help = Play several games as one story, each begun with what the last one handed on.
cli-campaign-ways-help = List the ways that a campaign can take.
cli-campaign-simulate-help = Let bots play campaigns, and count.
cli-campaign-play-help = Play a campaign in the terminal. FILE keeps it after every decision; one that is there is gone on with.
cli-campaign-begin-help = Begin a campaign and keep it in FILE, from nothing or from a finished game.
cli-campaign-add-help = Take the finished game of RECORD into the campaign in FILE as its next one.
cli-campaign-tree-help = Show what lived in the games of the campaign in FILE, and who descended from whom.
cli-campaign-origins-help = Show with what the players go on to Origins after the campaign or the game in FILE.
cli-help-campaign-from = The record of a finished game that is the first one; names are then those of its seats.
cli-help-campaign-svg = Write the picture to this file.
cli-help-campaign-html = Write a page to print to this file.
cli-help-campaign-theme = The colours of the picture.
# $title: that of the game that comes next, $players: names
cli-campaign-next = { $title } comes next, with { $players }.
cli-campaign-there = { $file } is there already
cli-campaign-unbegun = no game of { $file } has begun yet
cli-campaign-show-help = Show how far the campaign in FILE has come, and who is ahead.
cli-campaign-verify-help = Check every game of the campaign in FILE, and that each began with what the one before it left.
cli-help-way = The games of the campaign, with commas between them (see `phylarium campaign ways`); without it, all ways in turn.
cli-help-campaigns = How many campaigns.
cli-help-scoring = How the campaign is scored: fossils (one for each opponent beaten, half the points of the last game) or sum (all points).
cli-help-campaign-name = A player, in the order of the seats; bot:greedy is a bot. Given for a campaign that is there: who plays on from the next game.
cli-campaign-error = A campaign failed ({ $way }, seed { $seed }): { $error }
cli-campaign-played = { $campaigns ->
    [one] One campaign
   *[other] { $campaigns } campaigns
} played, { $errors } failed.
# $again, $of: numbers of games
cli-campaign-helped = { $way }: whoever led one game alone led the next one too in { $again } of { $of }.
cli-campaign-begun = { $file } is a campaign that has begun: it keeps its way, its scoring and its seed
cli-campaign-new = there is no { $file } yet: a new campaign needs --way and at least one --name
# $done: number of games that are over
cli-campaign-where = { $way }: { $done ->
    [one] one game is over.
   *[other] { $done } games are over.
}
cli-campaign-standing = { $place }. { $name }: { $total }

cli-carry-help = Show what a finished game hands on to the next one of its series, as JSON.
cli-help-wish = What a player still chooses for it, in the words of the game; may be given several times.
cli-carry-not-over = the record ends after { $number } actions, before the game does; only a finished game hands anything on
cli-carry-nothing = { $game } hands nothing on to another game

cli-verify-help = Check a recorded game. FILE is played again and every position compared.
cli-help-commitment = The hash that was published when the game began; the seed must fit it.
cli-verify-commitment = The seed was not the one promised: the hash published was { $said }, that of the record is { $found }.

## play

cli-play-help = Play GAME in the terminal, against bots or at one keyboard.
cli-help-human = The seats that people play, as 1,2 or all or none; without it, seat 1.
cli-help-load = Go on with a saved game.
cli-play-load-alone = a saved game brings its own settings; leave out { $what }
cli-play-which-game = Which game
cli-play-how-many = How many play ({ $seats })
cli-play-who = Which seats do people play, as 1,2 or all
cli-play-bad-seats = '{ $text }' names no seats; write numbers from 1 to { $seats } with commas between, or all, or none
cli-play-person = player { $seat }
cli-play-commitment = Seed hash { $hash }
cli-play-welcome = Type the number of an option, letters to search, or help.
cli-play-prompt = {"> "}
cli-play-seat = { $name } ({ $player })
# Two options that read the same get the exact names of their actions.
cli-play-alike = { $words } ({ $action })
# $option: what is not possible, $reason: why, a part of a sentence
cli-play-refusal = { $option }: { $reason }
cli-play-hand-over = Pass the keyboard to { $name } and press Enter.
cli-play-earlier = { $count ->
    [one] One earlier line: log { $all }
   *[other] { $count } earlier lines: log { $all }
}
cli-play-more-options = { $count ->
    [one] and one more option: type letters to search
   *[other] and { $count } more options: type letters to search
}
cli-play-more-reasons = and { $count } more: name what you look for, as in why TEXT
cli-play-no-number = There is no option { $number }; they are 1 to { $last }.
cli-play-nothing-fits = No option has '{ $text }' in it. Type why { $text } to learn whether it is forbidden, or help.
cli-play-enter-takes = Enter takes it.
cli-play-nothing-sought = Nothing that one would look for is forbidden here.
cli-play-preview-which = Say which option: preview 3, or letters that only one of them has.
cli-play-allowed = You may: it is option { $number }, { $words }.
# $heading: what a preview is called, $option: an option in words
cli-play-foresight = { $heading }: { $option }
cli-play-no-undo = Nothing can be taken back: { $reason }.
cli-play-undone = Taken back.
cli-play-log-number = How many lines? '{ $text }' is no number.
cli-play-log-empty = Nothing has happened yet.
# $sentence: what wins
cli-play-goal = What this is about
cli-play-goal-wins = To win: { $sentence }
# $sentence: how long it goes on
cli-play-goal-lasts = How long: { $sentence }
cli-play-goal-more = phylarium learn { $game } teaches it in ten minutes; rule explains a rule, goal says this again.
cli-play-no-goal = The game does not say what it is about.
cli-play-no-rule = No rule id has '{ $text }' in it.
cli-play-saved = Saved in { $file }
cli-play-not-written = { $file } cannot be written: { $reason }
cli-play-save-where = Save the game? Enter: in { $file }; a name: there; n: no. {""}
# The words that answer yes and no, with commas between them.
cli-play-yes = y, yes
cli-play-no = n, no
cli-play-go-on = To go on: phylarium play --load { $file }
cli-play-goodbye = Goodbye.

# What to type: the word of a command, and in capital letters what a player puts in their place.
# $command: the word, which is the same in all languages, $example: the name of an action
cli-play-type-number = 3
cli-play-type-search = letters
cli-play-type-name = { $example }
cli-play-type-preview = { $command } 3
cli-play-type-why = { $command } [TEXT or 3]
cli-play-type-hint = { $command }
cli-play-type-undo = { $command }
cli-play-type-goal = { $command }
cli-play-type-board = { $command }
cli-play-type-options = { $command }
cli-play-type-log = { $command } [N]
cli-play-type-rule = { $command } [ID]
cli-play-type-scores = { $command }
cli-play-type-save = { $command } [FILE]
cli-play-type-quit = { $command }

# What it does.
cli-play-help-number = take option 3
cli-play-help-search = show the options with these letters; /log finds a word that is also a command
cli-play-help-name = take an option by its exact name
cli-play-help-preview = what would happen if you chose option 3, with the odds of dice; letters or a name do, too
cli-play-help-why = why something is not on offer, or whether option 3 is
cli-play-help-hint = what a bot thinks of every option
cli-play-help-undo = take your last decision back, if nothing was revealed since
cli-play-help-goal = what the game is about
cli-play-help-board = show the position again
cli-play-help-options = list the options again
cli-play-help-log = the last lines of the log
cli-play-help-rule = what a rule is about; alone, the rule of this decision
cli-play-help-scores = the scores as they stand
cli-play-help-save = save the game
cli-play-help-quit = leave

## serve

cli-serve-help = Serve the web table: play in the browser, alone or with friends.
cli-serve-at = The table is at { $url } (Ctrl-C ends it).
cli-help-host = The address to listen at; without it, this machine only.
cli-help-port = The port to listen at; without it, 8000.
cli-help-data = The folder of the embedded database; without it, ./data.
cli-help-json-logs = Write the log as JSON, a line an event.

## tables

cli-tables-help = Look after the stored games of a server.
cli-tables-check-help = Replay every stored game and name those that no longer lead where they led.
# $table: its id, $game: its game, $problem: what is wrong
cli-tables-broken = { $table } ({ $game }): { $problem }
cli-tables-count = { $tables ->
    [0] There are no stored games.
    [one] One stored game, { $broken } broken.
   *[other] { $tables } stored games, { $broken } broken.
}
cli-tables-patch-help = After rules have changed: let every unfinished game go on, by its own rules or, where those are gone and its players agree, by the new ones.
cli-help-dry-run = Change nothing; only say what would be done.
# $table: its id, $game: its game, $plays: the version of its rules, $today: that of today's rules, $reason: why not
cli-tables-patch-kept = { $table } ({ $game }) goes on by rules { $plays }.
cli-tables-patch-begun-anew = { $table } ({ $game }) begins by rules { $today } instead of { $plays }; nothing had been played.
cli-tables-patch-taken-over = { $table } ({ $game }) goes on by rules { $today } instead of { $plays }; nobody needs to be asked.
cli-tables-patch-asked = { $table } ({ $game }): its players are asked whether it goes on by rules { $today } instead of { $plays }.
cli-tables-patch-read-only = { $table } ({ $game }) can only be looked at: { $reason }
cli-tables-patch-count = { $tables ->
    [0] There are no unfinished games.
    [one] One unfinished game, { $stuck } that cannot go on.
   *[other] { $tables } unfinished games, { $stuck } that cannot go on.
}
cli-tables-patch-dry = Nothing was changed.
cli-tables-export-help = Write the whole database into a file, from which another can be filled.
cli-tables-import-help = Fill a new or empty database from a file that export has written.
cli-help-database = The address of the database; without it, DATABASE_URL or the embedded one.
# $where: the database, $file: a file, $rows: a number
cli-tables-exported = { $rows ->
    [one] One row of { $where } is in { $file }.
   *[other] { $rows } rows of { $where } are in { $file }.
}
cli-tables-exported-secret = It holds what opens accounts and running games: keep it as private as the server.
cli-tables-imported = { $rows ->
    [one] One row of { $file } is in { $where } now.
   *[other] { $rows } rows of { $file } are in { $where } now.
}

## doctor

cli-doctor-help = Look at this installation and say what is there, what is missing, what is wrong, and what to do about it.
# The state of what a line is about.
cli-doctor-good = ok
cli-doctor-note = note
cli-doctor-bad = wrong
# $wrong: how many things are
cli-doctor-result = { $wrong ->
    [0] Nothing is wrong.
    [one] One thing is wrong.
   *[other] { $wrong } things are wrong.
}
cli-doctor-version = Phylarium { $version } in { $folder }, on Python { $python }.
cli-doctor-compiled = The engine is compiled.
cli-doctor-interpreted = The engine is interpreted: everything works, games of bots take about six times as long.
cli-doctor-interpreted-do = Install a wheel that was compiled for this Python, or compile it here: PHYLARIUM_COMPILE=1 pip install --no-binary phylarium phylarium
# $packages: names with versions
cli-doctor-packages = All that it needs is installed: { $packages }.
cli-doctor-unpacked = It was not installed as a package, so nobody knows what it needs.
cli-doctor-unpacked-do = Install it: pip install phylarium, or in a checkout, make play.
# $extra: with what they come, as it is typed, $packages: names of packages
cli-doctor-extra = { $extra } is installed: { $packages }.
cli-doctor-extra-missing = { $extra } is not installed; it lacks { $packages }.
cli-doctor-packages-missing = { $packages } must be there and are not.
cli-doctor-packages-old = { $packages } are too old.
cli-doctor-install = pip install '{ $what }'
cli-doctor-upgrade = pip install --upgrade '{ $what }'
cli-doctor-table-broken = The table cannot be served: { $package }, which its packages need, is not there. They were installed for another Python, or in part.
cli-doctor-table-broken-do = Install them again: pip install --force-reinstall 'phylarium[table]'
cli-doctor-extra-do-table = To serve the table: pip install 'phylarium[table]'
cli-doctor-extra-do-arena = For tournaments and balance reports: pip install 'phylarium[arena]'
cli-doctor-extra-do-train = To teach the learned bot: pip install 'phylarium[train]'
cli-doctor-extra-do-envs = For PettingZoo, Gymnasium and OpenSpiel: pip install 'phylarium[envs]'
cli-doctor-extra-do-ray = To compute on a Ray cluster: pip install 'phylarium[ray]'
cli-doctor-languages = It speaks { $languages }.
# $game: its name, $rules: the version of its rules, $lessons, $puzzles: how many
cli-doctor-game = { $game }, rules { $rules }: { $lessons ->
    [0] no lessons
    [one] one lesson
   *[other] { $lessons } lessons
}, { $puzzles ->
    [0] no puzzles
    [one] one puzzle
   *[other] { $puzzles } puzzles
}, and weights of the learned bot that fit.
cli-doctor-game-plain = { $game }, rules { $rules }: { $lessons ->
    [0] no lessons
    [one] one lesson
   *[other] { $lessons } lessons
}, { $puzzles ->
    [0] no puzzles
    [one] one puzzle
   *[other] { $puzzles } puzzles
}; the learned bot plays it as greedy does.
cli-doctor-game-broken = { $game } cannot be played: { $problem }
cli-doctor-weights = { $game } has weights of the learned bot that do not fit: { $problem }
cli-doctor-weights-do = It plays as greedy does until it is taught anew: phylarium train { $game }
cli-doctor-reinstall = Install Phylarium again; something of it was changed or lost.
cli-doctor-fonts = { $fonts } fonts for pictures.
cli-doctor-fonts-missing = Pictures lack fonts: { $fonts }.
cli-doctor-png = { $program } makes PNG images of positions.
cli-doctor-no-png = { $program } is not there: positions can be had as SVG, not as PNG.
cli-doctor-no-png-do = On Debian, as root: apt-get install librsvg2-bin
cli-doctor-settings-do = Mend the variable; they are all in docs/deploy.md.
# $where: the database, $schema, $newest: names of migrations
cli-doctor-database = The database { $where } answers; its tables are up to date ({ $schema }).
cli-doctor-database-old = The database { $where } answers; its tables are of an older version ({ $schema }, not { $newest }).
cli-doctor-database-old-do = Back up; the next phylarium serve brings them up to date.
cli-doctor-database-none = There is no database { $where } yet.
cli-doctor-database-none-do = The first phylarium serve makes it.
cli-doctor-database-other = In the database { $where } are no tables of Phylarium.
cli-doctor-redis-none = No Redis: one process can serve, and needs none.
cli-doctor-redis-none-do = For several processes, set REDIS_URL.
cli-doctor-redis = Redis answers at { $where }.
cli-doctor-redis-away = Redis does not answer at { $where }: { $problem }
cli-doctor-redis-away-do = Start it, or mend REDIS_URL. Without it moves of other processes are seen late.
# $folder: where files are kept, $free: megabytes
cli-doctor-folder = { $folder } can be written in; { $free } MB are free there.
cli-doctor-folder-none = { $folder } is not there yet and can be made; { $free } MB are free there.
cli-doctor-folder-low = Only { $free } MB are free in { $folder }.
cli-doctor-folder-low-do = Make room: a server that cannot write takes no more moves.
cli-doctor-folder-closed = { $folder } cannot be written in.
cli-doctor-folder-closed-do = Let this user write there, or name another folder with --data or PHYLARIUM_DATA.

## Options that do nothing or only harm

# $numbers (list) - of options, $line - a line of the log, as it would be
cli-play-caution-nothing = { $numbers } would do nothing now: { $line }
cli-play-caution-harm = { $numbers } would only cost you something: { $line }
# $number (number) - of the option
cli-play-caution-again = Type { $number } once more to do it anyway.

## Hints

# $number (number) - of the option
cli-play-hint-best = A bot would choose { $number }.
# $number (number) - of the option, $count (number) - how many others are as good
cli-play-hint-equal = { $count ->
    [one] A bot would choose { $number }, but one other option is worth as much to it.
   *[other] A bot would choose { $number }, but { $count } other options are worth as much to it.
}

## What the library of the command line says

cli-usage-heading = Usage:
cli-usage-options = Options:
cli-usage-commands = Commands:
cli-usage-help = Show this message and exit.
# $value: what an option is without being given
cli-usage-default = default: { $value }
# Behind an option that a command cannot do without.
cli-usage-required = required
# What was typed stays as it is: $option, $command, $what and $where (an option or an argument), $value, $words.
cli-usage-no-option = No such option '{ $option }'.
cli-usage-no-command = No such command '{ $command }'.
cli-usage-missing-command = Missing command.
cli-usage-missing-option = Missing option '{ $option }'.
cli-usage-missing = Missing argument '{ $what }'.
cli-usage-needs-value = Option '{ $option }' requires an argument.
cli-usage-takes-no-value = Option '{ $option }' does not take a value.
cli-usage-extra = Got unexpected extra arguments ({ $words }).
cli-usage-no-integer = Invalid value for '{ $where }': '{ $value }' is not a valid integer.
cli-usage-no-float = Invalid value for '{ $where }': '{ $value }' is not a valid number.
# $range: as in x>=1
cli-usage-range = Invalid value for '{ $where }': { $value } is not in the range { $range }.
# $known: what it may be, each in quotes
cli-usage-no-choice = Invalid value for '{ $where }': '{ $value }' is not one of { $known }.
cli-usage-no-file = Invalid value for '{ $where }': '{ $value }' does not exist.
cli-usage-folder = Invalid value for '{ $where }': '{ $value }' is a folder.
cli-usage-shut = Invalid value for '{ $where }': '{ $value }' may not be read.
