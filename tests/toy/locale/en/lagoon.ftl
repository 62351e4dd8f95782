# What only Lagoon says.

lagoon-title = Lagoon
lagoon-option-diving = Diving
ask-dive = dive or float?
option-lagoon-dive = dive
option-lagoon-float = float
