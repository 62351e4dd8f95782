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
company-offer-more = Those seats stand in the lobby. A newcomer has a rating of 1000; whoever is outside the range cannot take them.
company-offer-open = Open it to anybody
company-offer-close = Only by link
company-offer-stands = Stands in the lobby
company-kind-anyone = anybody, from the lobby
company-rated = rated
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
