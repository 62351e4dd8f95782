tidepool-title = Tide Pool
tidepool-seat = Wader { $number }
tidepool-kind-anemone = anemone
tidepool-kind-crab = crab
tidepool-kind-starfish = starfish
tidepool-kind-octopus = octopus
tidepool-kind-wave = wave

tidepool-ask-turn = draw, use what you have, or stop and keep the pool.
tidepool-ask-salvage = save one creature from the wave for yourself, or none.

tidepool-act-draw = Turn over the top card
tidepool-act-stop = Keep the pool ({ $points })
tidepool-act-shell = Spend a shell to double the pool
tidepool-act-peek = Look at the top card
tidepool-act-none = Save nothing
tidepool-act-card = { $kind }

tidepool-refused-pool = the pool is empty
tidepool-refused-deck = the deck is empty
tidepool-refused-shell = there is no shell to spend, or the pool is doubled already
tidepool-refused-known = the top card is known already
tidepool-refused-hand = there is no { $kind } in the hand
tidepool-refused-swept = the wave has swept no { $kind } away

tidepool-log-dealt = { $seat } was dealt { $first } and { $second }.
tidepool-log-drew = { $seat } turned over: { $kind }.
tidepool-log-peeked = { $seat } saw { $kind } on top.
tidepool-log-looked = { $seat } looked at the top card.
tidepool-log-played = { $seat } put { $kind } into the pool.
tidepool-log-shell = { $seat } spent a shell.
tidepool-log-kept = { $seat } kept { $points ->
    [one] one point
   *[other] { $points } points
}.
tidepool-log-washed = The wave took the pool of { $seat }.
tidepool-log-saved = { $seat } saved { $kind }.

## What each rule is about

rule-setup = The rule of the setup.
rule-turn = The rule of the turn.
rule-draw = The rule of the draw.
rule-stop = The rule of the stop.
rule-shell = The rule of the shell.
rule-peek = The rule of the peek.
rule-hand = The rule of the hand.
rule-wave = The rule of the wave.
rule-salvage = The rule of the salvage.

tidepool-ask-heirloom = bring along the shell that you had left?
tidepool-log-heirloom = { $seat } brings a shell along.
tie-shells = { $first } has more shells than { $second }: { $more } to { $less }.
