# What the table itself says: refusals, notices, and names for those who have none.
# The words of the pages are in page.ftl.

## People

# $seat: number of the seat, from 1
table-player = Player { $seat }
table-open-seat = Open seat { $seat }
# $bot: the name of the bot
table-bot = { $bot } (bot)
# Names of bots, by their strength.
table-bot-name-larva = Larva
table-bot-name-juvenile = Juvenile
table-bot-name-adult = Adult
table-bot-name-apex = Apex
table-bot-name-random = Random
table-seat = seat { $seat }
# $seats: those that are not taken
table-waiting = The game begins when somebody has taken { $seats }.
# $name: of a player, $label: what the game calls the seat
table-decider = { $name } as { $label }
# $question: what somebody else is asked, a sentence
table-asked-another = The question is: “{ $question }”
table-asked = { $who } is asked: “{ $question }”

## Rules that changed

# $plays: the version of the rules of this game, $today: that of the rules of new games
table-rules-kept = This game is played by rules { $plays }, with which it began; new games are played by rules { $today }.
# $number: the first action
table-rules-taken-over = From action { $number } on this game is played by rules { $today }.
table-rules-gone = This game was played by rules { $plays }, which this server no longer has. It goes on from here by rules { $today } when everybody agrees.
# $number: after how many actions
table-rules-gone-back = This game was played by rules { $plays }, which this server no longer has. It goes on from action { $number } by rules { $today } when everybody agrees; what came later is then taken back.

## Why a table cannot be played on

# $number: of an action, $action: its text, $problem: what is wrong
table-broken-action = action { $number } ({ $action }) cannot be taken: { $problem }
table-broken-fails = action { $number } ({ $action }) fails: { $problem }
table-broken-differs = after action { $number } the position is not the one that was stored
table-broken-entering = the position from which action { $number } was to be taken by other rules is not sound: { $problem }
# $plays: the version of its rules, $game: the short name of its game
table-broken-gone = it was played by rules { $plays } of { $game }, which are gone, and those of today lead elsewhere: { $problem }
# $found: how many seats there are, $said: how many the table says
table-broken-seats = it has { $found } seats, and the table says { $said }
# $first, $last: numbers of actions
table-check-gap = the positions { $first } to { $last } no longer replay; it goes on from a kept one
table-check-gone = it was played by rules { $plays }, which are gone; its players are asked to go on by those of today
# $found: how many there are, $said: how many the table says
table-check-count = there are { $found } actions, and the table says { $said }
# $found: the seat to move, $said: the one that the table says
table-check-commitment = the fingerprint of its seed is not that of its seed
table-check-clock = its clock cannot be read, or is not one for its seats
table-check-status = its status is "{ $said }", which is none
table-check-open = it is { $said }, and that does not fit its open seats
table-check-person = seat { $seat } is neither open, nor a bot's, nor anybody's
table-check-over = its status is "{ $said }", and the game says otherwise
table-check-result = the result that is stored is not that of its last position
table-check-request = who has agreed to the request at the table cannot be read
table-check-snapshot = a position is kept after action { $number }, which was never taken
# A campaign. $way: names of games
table-check-way = this server does not have all games of the way { $way }
table-check-scoring = it is scored by { $scoring }, which is unknown
table-check-chapters = its chapters are not numbered one after the other
# $number: of a chapter, $game and $wanted: names of games
table-check-chapter = chapter { $number } is a game of { $game } and should be one of { $wanted }
table-check-following = chapter { $number } says that another table follows than the one that does
table-check-names = two players of chapter { $number } have the same name, or one has none
table-check-legacy = chapter { $number } did not begin with what the one before it left to those who play it
table-check-fails = it cannot be checked: { $problem }
table-check-turn = seat { $found } is to move, and the table says seat { $said }

## Why a server cannot start

# $where: the file, or host, port and name of the database, $problem: what the system says
table-store-folder = The database { $where } cannot be opened ({ $problem }): PHYLARIUM_DATA, or --data, must name a folder that this user may write in.
table-store-garbage = { $where } is not a database of this server, or is damaged: move it away, or restore it from a backup.
table-store-read-only = The database { $where } can only be read: let this user write it and the folder it lies in.
table-store-newer = The database { $where } was written by a newer version of Phylarium: install that one, or restore a backup from before the upgrade.
table-store-away = The PostgreSQL database { $where } cannot be reached ({ $problem }): start it, or mend DATABASE_URL.
table-store-refuses = The PostgreSQL database { $where } refuses ({ $problem }): mend DATABASE_URL, or what its user may do there.
table-store-failed = The database { $where } cannot be used: { $problem }
table-store-missing = There is no database { $where }: PHYLARIUM_DATA, --data or DATABASE_URL must name the one of a server.

# Whole databases as files. $file: its name, $where: the database, $table: one of its tables, $problem: what is wrong, or where
table-export-exists = { $file } is there already: name another file, or move it away.
table-export-failed = { $file } cannot be written: { $problem }
table-import-other = { $file } is no database that `phylarium tables export` has written.
table-import-newer = { $file } was written by a newer version of Phylarium: install that one.
table-import-damaged = { $file } is damaged ({ $problem }) and was not read in: take another copy of it.
table-import-not-empty = The database { $where } is not empty (there are rows in { $table }): name a new one. Nothing was changed.
table-import-refused = The database { $where } refuses rows of { $table } ({ $problem }). Nothing was changed.

# $name: the variable, $value: what it says
table-settings-database = DATABASE_URL must be a whole address that begins with postgresql:// or sqlite:///.
table-settings-port = PHYLARIUM_PORT must be 1 to 65535, not { NUMBER($value, useGrouping: 0) }.
table-settings-redis = REDIS_URL must be a whole address, such as redis://127.0.0.1:6379/0.
table-settings-url = PHYLARIUM_URL must be a whole address that begins with http:// or https://, such as https://play.example.org.
table-settings-smtp = PHYLARIUM_SMTP must begin with smtp:// or smtps:// and name a host.
table-settings-sender = PHYLARIUM_MAIL_FROM must be the address that mail is sent from, such as table@example.org.
table-settings-metrics = PHYLARIUM_METRICS_FROM must be addresses or networks, such as 127.0.0.1 10.0.0.0/8.
# $kind: `int`, `float`, `bool`
table-settings-kind = { $name } must be { $kind ->
    [int] a whole number
    [float] a number
    [bool] true or false
   *[other] something else
  }, not "{ $value }".
# $likely: the variable that is meant, it seems
table-settings-mistaken = { $name } is no setting, so it changes nothing; { $likely } is one.
# $least: a number
table-settings-least = { $name } must be at least { $least }, not { $value }.

## Refusals

table-error-broken = This table cannot be played on: { $problem }
table-error-not-shown = This table cannot be shown: { $problem }
# $rules: the version of the rules of today
table-error-not-taken-over = Rules { $rules } cannot take this position over: { $problem }

table-error-internal = Something went wrong on the server. Nothing was changed; please try again.
table-error-bad-request = The request is not one that this server understands.
table-error-not-text = The request holds signs that are no text: bytes that are not UTF-8, halves of letters or zeros.
table-error-broken-off = The request broke off before its end; send it again.
table-error-too-deep = The request is JSON with brackets within brackets beyond what this server reads; send something flatter.
table-error-not-found = There is nothing here.
table-error-wrong-method = This address does not take that kind of request.
table-error-wrong-type = The request has a form that this address does not read; send JSON.
table-error-too-large = The request is too large.
# $seconds: how long to wait
table-error-too-many = { $seconds ->
    [one] Too many requests. Please try again in a second.
   *[other] Too many requests. Please try again in { $seconds } seconds.
}
table-error-no-metrics = The figures of this server are for the addresses that PHYLARIUM_METRICS_FROM names, asked for directly and not through a proxy.
table-error-origin = The request comes from another site and was not carried out.
table-error-no-such-table = There is no such table.
table-error-no-such-rule = This game has no such rule.
# $seats: how many seats the table has
table-error-no-such-seat = The table has no such seat; it has { $seats }.
table-error-no-such-link = This link leads nowhere: it was used already, replaced by another one, or is not complete.
table-error-stale = The table has changed since you looked; here it is as it stands now.
table-error-waiting = The game begins when every seat is taken.
table-error-over = The game is over.
table-error-seat-taken = Somebody else sits there already.
table-error-private = This table is private: only those who sit at it can see it.
table-error-no-seat = You do not sit at this table.
table-error-others-watch = Others play here too, and want to see what the bots do.
table-error-not-your-seat = This seat is not yours to give.
table-error-not-your-eyes = What another seat sees can be looked at when the game is over.
table-error-not-over = The game is not over yet.
table-error-rematch-campaign = A game of a campaign goes on with its next chapter.
table-error-not-your-turn = It is not for you to decide now.
table-error-not-away = Nobody sits in for you here.
table-error-no-request = Nobody asks to go back, or not to that position any more.
table-error-other-rules = The rules by which this game was played are no longer here: it goes on when everybody agrees to those of today.
table-error-no-such-target = Nothing on the board has that name.
table-error-too-many-links = A seat can be given { $most } links, and this one has had them all. Open a new table.
table-error-record = A record holds the seed of all chance: it can be had when the game is over, or where nobody else plays.
# $part: the name of a part of the record, $most: how much it may hold, $longest: how many letters
table-error-too-long = The record holds too much under "{ $part }": { $most } at most, and no word longer than { $longest } letters.
table-error-no-picture = This game has no pictures.
table-error-no-png = This server cannot make PNG images: it lacks rsvg-convert (Debian has it in librsvg2-bin). The SVG image shows the same.
table-error-png-failed = The PNG image could not be made. The SVG image shows the same.
table-error-name-taken = An account of that name exists, or of one that looks like it. Choose another name.
table-error-mixed-name = This name mixes letters of several scripts, some of which look alike. Write it in one script.
# $longest: how many letters
table-error-bad-name = A name has at least two letters and at most { $longest }.
# $least, $most: how many letters
table-error-bad-password = A password has at least { $least } letters and at most { $most }.
table-error-bad-login = Name and password do not fit.
table-error-logged-out = You have logged out; log in again to see your seats.
table-error-too-many-lines = There are too many live connections from your address; close some of its tables.
table-error-silent = Nothing was heard for too long; connect again.
table-error-logged-in = You are logged in already.
table-error-bad-webhook = A webhook is a whole address, such as https://example.org/hook, without a name or password before the host.
table-error-bad-email = This is not an e-mail address; one looks like ada@example.org.
# $longest: how many letters
table-error-long-email = This e-mail address is too long: it may have { $longest } letters at most.
# $longest: how many letters
table-error-long-webhook = This address is too long: a webhook may have { $longest } letters at most.
table-error-no-mail = This server sends no e-mail.

## Notices

# $game: the name of the game or the table, $url: where it is
table-notice-subject = Your turn: { $game }
table-notice-turn = It is your turn at { $game }: { $url }
table-notice-rules-subject = New rules: { $game }
table-notice-rules = The rules of { $game } have changed, and you are asked whether your game goes on by the new ones: { $url }
table-mail-confirm-subject = Confirm your address for Phylarium
# $url: where to confirm
table-mail-confirm =
    Somebody, probably you, asked for a message to this address whenever it is their turn in a game.
    To confirm it, open { $url }
    If it was not you, there is nothing to do: nothing else will be sent.
table-confirm-title = Confirm your address
table-confirm-more = From now on you are told by e-mail when it is your turn.
table-confirm-go = Confirm
table-error-no-such-campaign = There is no such campaign.

## Campaigns

# $number: of the seat
table-campaign-player = Player { $number }
table-campaign-bot = Bot { $number }
# $before and $after: titles of games
table-campaign-then = { $before } → { $after }
table-scoring-fossils = Fossils: every game but the last is worth one for each opponent with fewer points, the last one half its points.
table-scoring-sum = Sum: the points of all games together.
table-error-no-sheet = There is no sheet for Origins here: the game is not over, or nobody goes on from it.
table-error-campaign-stranger = Only those who have played the last chapter, and whoever began the campaign, can go on with it.
table-error-campaign-host = Who plays the next chapter is decided by whoever began the campaign. You can leave it yourself, and go on with all others as they are.
# $way: names of games
table-error-campaign-way = This server no longer has all games of the way { $way }.
# $number: of the chapter
table-error-campaign-chapter = Chapter { $number } is not the next one of this campaign.
table-error-campaign-running = The next chapter begins when this one is over.
table-error-campaign-nothing = The last game has handed nothing on, so that no other one can begin with it.
# $seats: how many seats the last chapter had
table-error-campaign-seats = Each of the { $seats } seats of the last chapter can be kept once or left out, and a newcomer is you, a friend or a bot.
table-error-campaign-record = A campaign can be had as a file when its first game is over: records hold the seed of all chance.
table-error-campaign-file = Send a campaign, or the record of a finished game with a way: one of them.
# $chapters: how many games the way has, $records: how many the file has
table-error-campaign-records = A campaign of this way has one to { $chapters } games, and the file has { $records }.
# $chapter: its number, or 0; $problem: a sentence
table-error-campaign-unsound = Game { $chapter } of this campaign is not sound: { $problem }

## Lessons

# $count: how many right answers there are, $options: those, each in the words of the list of options
table-error-lesson-asks = { $count ->
    [one] Not yet: the coach asks for “{ $options }”. Nothing was played.
   *[other] Not yet: the coach asks for one of these: { $options }. Nothing was played.
}
table-error-lesson-reads = Read the card first: “Next” goes on. Nothing was played.
table-error-lesson-watch = The others are moving. It is your turn in a moment.
table-error-lesson-over = The lesson is over. Choose “Play on” to go on with this game.
table-error-lesson-next = The coach waits for your choice on the board.
table-error-no-lesson = No lesson is taken at this table.
table-error-not-your-lesson = This lesson is somebody else's.

## Options that do nothing or only harm

# $line: a line of the log, as it would be
table-caution-nothing = Does nothing now: { $line }
table-caution-harm = Only costs you something: { $line }

## A thing on the board, looked at closely

# $question: what is being decided, a sentence
table-no-answer = “{ $question }” is being decided, and this is no answer to that
# Of something on the board by which nothing can ever be chosen; it follows a colon
table-only-shown = this is only there to be read; nothing is ever chosen by it
# $question: what is asked now; $option: an option, $number (number): how many options lead there
table-no-answer-before = “{ $question }” comes first; after “{ $option }”{ $number ->
    [one] {""}
   *[other] , for example,
} this can be chosen
# $question: what is asked now, $other: another question, to which this or something like it is an answer
table-no-answer-now = “{ $question }” is being decided, and this is no answer to that; something of its kind answers, for example, “{ $other }”
table-source-rulebook = printed; the rulebook says so
table-source-public = printed; read from public data of the game
table-source-inferred = inferred from what the rulebook says elsewhere
table-source-reconstructed = reconstructed; the printed value is not public, this one is ours
# $source: one of those above, $part: what of it
table-source-whole = { CAPITAL($source) }.
table-source-part = { $part }: { $source }.
table-source-of-icons = Its icons
table-source-of-slots = Its slots
table-source-of-promoted = Its promoted side
table-source-of-home = Whose home it is
