# What a training says of itself. Each message is used by src/phylarium/train.

train-title = { $game }: a training
train-settings = { $rounds ->
    [one] One round
   *[other] { $rounds } rounds
}, { $games } games, { $decisions } decisions learnt from, { NUMBER($minutes, maximumFractionDigits: 1) } minutes; seed { $seed }, rules { $rules }, Phylarium { $version }.
train-seats = Numbers of seats, in turn: { $seats }.
train-none = No round was finished yet.
train-trials = Against others
train-trials-about = One seat is played by what was learnt, all others by one opponent, seats rotated; each world is played from every seat. The broken line is a fair share.
train-trial = { $seats } seats against { $against }
train-trial-self = the self of round { $round }
train-trial-note = { $rate } ({ $low } to { $high }), { $games } games
train-after = After round { $round }
train-curve = Against greedy, round by round
train-curve-about = Victories as multiples of a fair share: 1 is a player as good as its opponents. Each point is a measurement with its interval.
train-curve-line = { $seats } seats
train-curve-note = round { $round }: { $rate }
train-mixed = Seats of the learner in games with rivals
train-mixed-about = While learning, now and then some seats belong to earlier selves or to greedy; what the learner's seats win there, in fair shares. It tries things out in these games, so it plays below its strength.
train-losses = How it learns
train-losses-about = How undecided it is among its options (in nats), how wrong the critic is (mean square), and how far the policy moved in a round.
train-entropy = undecided
train-error = critic’s error
train-drift = moved
train-error-judgement = { $game } cannot be trained for: its judgement has no named terms
train-error-seats = { $game } cannot be trained at { $seats ->
    [one] one seat
   *[other] { $seats } seats
}: it takes two or more, as many as the game allows
train-error-other = { $folder } holds a training by other settings ({ $what }); choose another folder, or those settings
train-error-lost = after round { $round } the network holds no numbers any more; the last checkpoint is whole
train-error-nothing = nothing was learnt about { $game } yet, or it is about something else; train first
