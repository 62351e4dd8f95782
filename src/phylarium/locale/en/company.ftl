# What people do together: the lobby, chat, presence, notes, profiles, ratings, pauses and vacations.

## The lobby

company-lobby = Lobby
company-lobby-short = Lobby
company-lobby-more = Seats that anybody may take. Sit down, and the game begins when every seat is taken.
# $number: how many tables
company-lobby-tables = { $number ->
    [0] No table
    [one] One table
   *[other] { $number } tables
}
company-lobby-none = Nobody waits for anybody just now. Open a table, and the next one who looks will find it.
company-lobby-all = The whole lobby
company-lobby-yours = You wait at this table.
company-open-one = Open a table of your own
company-open-one-more = Give a seat to anybody, and it stands here until somebody takes it.
# $name: who has opened the table
company-host = opened by { $name }
# $number: how many seats
company-free = { $number ->
    [one] one free seat
   *[other] { $number } free seats
}
# $title: of the table
company-take-at = Sit down at { $title }
company-filter = Which tables
company-filter-any = any
company-filter-game = Game
company-filter-pace = Time
company-filter-live = live
company-filter-days = days a move
company-filter-mine = those my rating fits
company-filter-go = Show
company-pace-none = no limit
# $number: how many days
company-pace-days = { $number ->
    [one] one day a move
   *[other] { $number } days a move
}
# $minutes: for the whole game, $seconds: for each decision
company-pace-live = live, { $minutes } min + { $seconds } s
company-level = For whom
company-level-any = anybody
company-level-newcomers = newcomers
company-level-casual = for fun
company-level-keen = keen players
# $least, $most: ratings
company-range = rating { $least } to { $most }
company-range-least = rating { $least } or more
company-range-most = rating up to { $most }
company-least = Rating at least
company-most = Rating at most
company-offer = Seats for anybody
company-offer-more = Those seats stand in the lobby. A newcomer has a rating of 1,000; whoever is outside the range cannot take them.
company-offer-open = Open it to anybody
company-offer-close = Only by link
company-offer-stands = Stands in the lobby
company-kind-anyone = anybody, from the lobby
company-rated = rated
company-rated-join = This game is rated: its result changes the ratings of those who play. You need an account.
company-rated-choose = Rated: the result changes the ratings of those who play. Everybody needs an account, and there are no hints.
company-error-range = The least rating must not be above the most.
company-error-private-offer = A private table is not shown in the lobby. Open one that is not private.
company-error-seated = You have a seat at this table already.
company-error-strength = The host asks for another rating than yours.
company-error-rated-account = A rated game needs an account: make one, or log in.
company-error-rated-seats = A rated game has two players at least, and nobody has two seats.
company-error-rated-back = In a rated game nothing is taken back that was learnt from, unless another person agrees.
company-error-rated-hint = In a rated game nobody is given hints.

## The first page

company-yours = Waiting for you
company-ended = Your finished games
company-asked = You are asked
# $number: how many games wait for the reader
company-title-waiting = ({ $number }) Phylarium

## Chat, presence, notes

company-open = Company
company-open-more = Company: chat, who is looking, notes
# $number: how many are watching
company-watching = { $number ->
    [0] Nobody else is watching
    [one] One is watching
   *[other] { $number } are watching
}
company-here = is looking
company-chat = Chat
company-chat-seats = Among those who play. Spectators can read it when the game is over.
company-chat-watch = Among those who watch. The players can read it when the game is over.
company-chat-over = The game is over: everybody reads and writes here.
company-chat-none = Nothing was said yet.
company-chat-say = Say something
company-chat-send = Send
# $number: how many messages were not read
company-chat-unread = { $number ->
    [one] one new message
   *[other] { $number } new messages
}
company-chat-removed = removed
company-chat-remove = Remove
company-chat-mute = Mute
company-chat-unmute = Unmute
company-chat-quiet = Spectators may write
# $name: who wrote it
company-chat-remove-of = Remove what { $name } said
company-chat-mute-of = Mute { $name }
company-guest = Guest
company-spectator = watching
company-notes = Notes
company-notes-more = For you alone. They stay with this table.
company-notes-kept = kept
company-notes-keeping = keeping
company-error-muted = The host has muted you at this table.
company-error-quiet = The host does not want spectators to write at this table.
company-error-nothing = There is nothing in this message.
company-error-not-host = Only the host of the table can do that.
company-error-no-message = There is no such message.
company-error-mute-self = You cannot mute yourself.

## People, ratings, leaving

company-profile = Your profile
company-profile-more = What everybody may see of you: your ratings, how your games came out, and those that were public.
company-profile-see = Show it
company-since = Here since
company-rating = Rating
company-unrated = not rated yet
# $number: how many games
company-rating-from = { $number ->
    [one] from one game
   *[other] from { $number } games
}
company-rating-unsure = still uncertain
# $change: by how much, with its sign
company-rating-change = rating { $change }
company-played = Games
company-won = First places
company-mean-place = Mean place
company-best = Best score
company-favourite = Favourite colour
# $number: how often
company-times = { $number ->
    [one] once
   *[other] { $number } times
}
company-results = Last games
company-no-results = No game of theirs has ended yet.
# $place: of the player, $seats: how many played
company-place = place { $place } of { $seats }
company-ladder = Ladder
company-ladder-more = Ratings come from rated games alone; bots are rated too. Whoever has played little stands lower than their rating until more is known.
company-ladder-none = No rated game of this has ended yet.
company-rated-games = Rated games
company-data = Your data
company-export = All that is kept of you, as a file
company-leave = Leave for good
company-leave-more = Your account, your name, what you have said and your notes are deleted. Finished games stay, without your name; in games that go on a bot has your seat. This cannot be taken back.
company-leave-go = Delete it all
# $code: four letters and digits
company-gone = Somebody { $code }
company-error-nobody = Nobody here has an account of that name.
company-error-nobody-known = Nothing is kept of this browser.

## Time

company-pause-ask = Ask for a pause of the clocks
company-pause-asked = A pause of all clocks is asked for. It begins when everybody agrees.
company-paused = The clocks stand still. You can go on playing, and anybody who plays can let them run again.
company-resume = Let the clocks run
company-resting = on vacation
company-vacation = Vacation
# $days: how many a year
company-vacation-more = Where a table gives days for a move, none are counted while you are away. There are { $days } days of that in a year.
# $number: how many days
company-vacation-left = { $number ->
    [one] One is left this year.
   *[other] { $number } are left this year.
}
company-vacation-on = You are away
company-vacation-begin = I am away from now on
company-vacation-end = I am back
company-sound = A sound when it is my move
company-error-no-clock = No time is counted at this table.
company-error-vacation-account = Vacations belong to an account: make one, or log in.
company-error-vacation-used = All { $days } days of vacation of this year have been taken.

## Where the server cannot be reached

company-offline = The server cannot be reached
company-offline-more = This page was not kept here. The first page with your tables, lessons, games against bots that you have looked at and the rulebooks can be read without a connection.
