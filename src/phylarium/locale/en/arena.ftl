# What the reports of tournaments say. Each message is used by src/phylarium/arena.

arena-title = { $game }: tournament of { $count ->
    [one] one bot
   *[other] { $count } bots
}
arena-balance-title = { $game }: is it fair?
arena-settings = { $finished } games of { $seats }, seed { $seed }, rules { $rules }, Phylarium { $version }.
arena-settings-options = Options: { $options }.
arena-settings-pack = Played with the pack { $pack }.
arena-option = { $name } { $value }
arena-bots = Bots: { $bots }.
arena-balance-bot = Every seat was played by { $bots }. What is fair among such players need not be among others.
arena-took = The games took { NUMBER($seconds, maximumFractionDigits: 0) } s of thinking, { NUMBER($each, minimumFractionDigits: 2, maximumFractionDigits: 2) } s each.
arena-note-uneven = The seats were not shared evenly: for every line-up to be played from every seat, the number of games must be a multiple of { $turn }, and none may fail.
arena-note-clock = By the clock: { $bots }. How much such a bot thinks depends on the machine, so the same seed may give other games.
arena-note-failed = { $count ->
    [one] One game failed and is not counted.
   *[other] { $count } games failed and are not counted.
} The first: { $error }
arena-note-none = No game was finished: there is nothing to show.
arena-note-few = So few games show only very large differences.
arena-intervals = Bars are intervals of 95%: where the truth lies nineteen times in twenty. A shared victory is divided among its winners.

# $what: a thing, or a place on a scale, $note: what is to be said of it
arena-told = { $what }: { $note }
arena-range = { $low } to { $high }

## Standings

arena-standings = Standings
arena-standings-about = Ratings by openskill (Plackett-Luce; a newcomer has 25), in order of strength, with the interval that the model believes in.
arena-alone = One bot in every seat has no rating.
arena-solitaire = Everybody played alone, so nobody is rated: compare wins and scores.
arena-column-bot = bot
arena-column-rating = rating
arena-column-interval = 95%
arena-column-games = games
arena-column-wins = wins
arena-column-fair = fair share
arena-column-place = mean place
arena-column-score = mean score
arena-rating-chart = Ratings of the bots
arena-versus = Against each other
arena-versus-about = How often the bot of the row came before the bot of the column, in the games in which they met.
arena-versus-cell = { $bot } before { $against }: { $rate }, { $low } to { $high }, in { $games } games

## Seats and names

arena-seats = By seat
arena-seats-about = The share of games that each seat won. The line is at { $fair }, a fair share. Filled marks are no accident even among so many; hollow ones could be.
arena-seat = seat { $seat }
arena-names = By what they played
arena-names-about = The share of games that each won, whoever played it. The line is at { $fair }, a fair share. Filled marks are no accident even among so many; hollow ones could be.
arena-share-games = { $rate }  ({ $low } to { $high }) of { $games }

## Scores and length

arena-scores = Scores
arena-scores-about = How often each score came.
arena-scores-margin = How often each score came. A winner led the next by { NUMBER($margin, minimumFractionDigits: 1, maximumFractionDigits: 1) } on average.
arena-scores-row = mean { $mean }, median { $median }, { $least } to { $most }
arena-length = Length
arena-length-about = Decisions a game: { NUMBER($mean, maximumFractionDigits: 0) } on average, half of them from { NUMBER($quarter, maximumFractionDigits: 0) } to { NUMBER($three, maximumFractionDigits: 0) }.
arena-length-chart = Decisions a game

## What goes with winning

arena-effects = What goes with winning
arena-effects-about = The difference in the rate of wins between seats that did this at least once and seats of the same bot that did not. { $compared } were compared, of those that at least { $least } seats did and { $least } did not.
arena-effects-caution = To go with winning is not to cause it: who is ahead anyway can afford more. Each bar is the interval of that one alone; filled marks stay when all comparisons are judged together (Benjamini and Hochberg, 5% false alarms), hollow ones could be luck.
arena-effects-none = Nothing can be compared: no option was both taken and left often enough by bots that sometimes won and sometimes lost.
arena-effects-unclear = None of them is clear: with so many comparisons, the largest of these could be luck.
arena-effects-chart = What goes with winning, the most telling first
arena-effect = { $effect } points  ({ $low } to { $high })
arena-block = { $block } ({ $count })
arena-block-name = played as

## What is chosen

arena-picks = What is chosen
arena-picks-about = How often an option is taken in the decisions that offer it. Above { $always } it is hardly a choice. One that is taken less than 1/{ $part } as often as somebody would who takes anything equally often might as well not be there. Both are said only where all options judged together leave no doubt.
arena-picks-always = Taken nearly always
arena-picks-never = Hardly ever taken
arena-picks-neither = Every option that came up often enough is a choice: none is taken nearly always, none hardly ever.
arena-picks-all = All options
arena-pick = { $rate } of { $offered }  ({ $low } to { $high })

## Balance

arena-findings = Findings
arena-finding-seat-better = Seat { $seat } wins more than its share: { $rate } ({ $low } to { $high }) where { $fair } would be fair.
arena-finding-seat-worse = Seat { $seat } wins less than its share: { $rate } ({ $low } to { $high }) where { $fair } would be fair.
arena-finding-seats = No seat is clearly better than another. The games could have missed an advantage of up to { $missed } points.
arena-finding-name-better = { $name } wins more than its share: { $rate } ({ $low } to { $high }).
arena-finding-name-worse = { $name } wins less than its share: { $rate } ({ $low } to { $high }).
arena-finding-dominant = { $what } may be a dominant option: taken in { $rate } of the decisions that offer it.
arena-finding-dominant-wins = { $what } may be a dominant option: taken in { $rate } of the decisions that offer it, and { $effect } points more wins go with it.
arena-finding-no-dominant = No option is clearly dominant.
arena-finding-unused = { $count ->
    [one] One option is hardly ever taken: { $what }.
   *[other] { $count } options are hardly ever taken, among them { $what }.
}
arena-finding-strong = { $what } stands out as strong: { $effect } points of wins ({ $low } to { $high }) go with it, { $usual } with the usual one of its kind.
arena-finding-weak = { $what } stands out as weak: { $effect } points of wins ({ $low } to { $high }) go with it, { $usual } with the usual one of its kind.
arena-finding-no-outliers = No card or other option stands out among the { $compared } that were compared.
arena-finding-more = { $count ->
    [one] One more stands out; see below.
   *[other] { $count } more stand out; see below.
}

## What cannot be done

arena-error-games = a tournament needs at least one game, not { $games }
arena-error-bots = a tournament needs at least one bot; the bots are { $bots }
arena-error-twice = { $bot } is named twice; a bot takes several seats by itself where it must
arena-error-other = { $file } is being written by another run; wait for it or stop it
arena-other-rules = this worker plays rules { $theirs } of { $game }, the others { $ours }; install the same Phylarium everywhere
# $file, $line: where, $theirs, $seed: the rules and the seed there, $ours, $wanted: those that are wanted
arena-other-run = { $file }, line { $line } holds games of { $game } by rules { $theirs } with seed { $seed }, not { $ours } with seed { $wanted }; choose another file
# $problem: why a line cannot be read
arena-damaged-run = { $file }, line { NUMBER($line, useGrouping: 0) }: { $problem }; without that line, its games are played again
arena-damaged-game = { $file }, line { NUMBER($line, useGrouping: 0) }: { $problem }; without that line, its game is played again
arena-damaged-settings = { $file }, line 1 has no settings of a tournament: { $problem }
arena-damaged-format = { $file }: format { $form } is not known; this version reads { $known }
# $settings: several of arena-differs
arena-other-settings = { $file } holds games by other settings: { $settings }; choose another folder, or those settings
# $setting: its name, as it is typed, $theirs: what it is in the file, $ours: what was asked for
arena-differs = { $setting } { $theirs }, not { $ours }
arena-more-games = { $file } holds game { $least } already; ask for at least as many, not { $games }
# What is wrong with a game in a file. $number: which
arena-game-none = there is no game { $number }
arena-game-twice = game { $number } is there twice
arena-game-players = game { $number } has other players than its plan
arena-game-results = game { $number } has not the results of { $seats } seats
arena-game-place = game { $number } has a place before the first
arena-game-actions = game { $number } has actions that { $game } does not know
# $where: an address, or arena-here
arena-no-cluster = no Ray cluster answers at { $where }: { $problem }
arena-here = this machine
# $number: which job, $why, $how: for whoever mends it, in English
arena-job-failed = job { $number } failed: { $why }
# $times: more than one
arena-job-died = { $times } workers died over job { $number } ({ $how }); it is not tried again
