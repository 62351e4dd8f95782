# What the games of the shore say in common.

wader = Wader { $number }
ask-beach = choose a beach.
ask-wade = pick up a shell of the { $beach } or leave it ({ $left } more).
option-shore-pick = pick up a shell
option-shore-leave = leave
option-beach-north = north beach
option-beach-south = south beach
log-picked = { $seat } picks up a shell on the { $beach }.
rule-tide = Every wader wades once a tide.
rule-beach = A beach must have shells.
rule-wade = The sea takes one shell in six.
