tidepool-title = La mare
tidepool-seat = Baigneuse { $number }
tidepool-kind-anemone = anémone
    .un = une anémone
    .le = l’anémone
    .de = d’anémone
    .gender = f
tidepool-kind-crab = crabe
    .un = un crabe
    .le = le crabe
    .de = de crabe
    .gender = m
tidepool-kind-starfish = étoile de mer
    .un = une étoile de mer
    .le = l’étoile de mer
    .de = d’étoile de mer
    .gender = f
tidepool-kind-octopus = poulpe
    .un = un poulpe
    .le = le poulpe
    .de = de poulpe
    .gender = m
tidepool-kind-wave = vague
    .un = une vague
    .le = la vague
    .de = de vague
    .gender = f

tidepool-ask-turn = piochez, servez-vous, ou arrêtez et gardez la mare.
tidepool-ask-salvage = sauvez une créature de la vague, ou aucune.

tidepool-act-draw = retourner la première carte
tidepool-act-stop = garder la mare ({ $points })
tidepool-act-shell = dépenser un coquillage pour doubler la mare
tidepool-act-peek = regarder la première carte
tidepool-act-none = ne rien sauver
tidepool-act-card = { $kind }

tidepool-refused-pool = la mare est vide
tidepool-refused-deck = la pioche est vide
tidepool-refused-shell = il n’y a pas de coquillage, ou la mare est déjà doublée
tidepool-refused-known = la première carte est déjà connue
tidepool-refused-hand = il n’y a pas { FORM($kind, "de") } dans la main
tidepool-refused-swept = la vague n’a pas emporté { FORM($kind, "de") }

tidepool-log-dealt = { $seat } reçoit { FORM($first, "un") } et { FORM($second, "un") }.
tidepool-log-drew = { CAPITAL(FORM($kind, "un")) } est { FORM($kind, "gender") ->
    [f] retournée
   *[m] retourné
} : { $seat }.
tidepool-log-peeked = { $seat } voit { FORM($kind, "un") }.
tidepool-log-looked = { $seat } regarde la première carte.
tidepool-log-played = { $seat } met { FORM($kind, "le") } dans la mare.
tidepool-log-shell = { $seat } dépense un coquillage.
tidepool-log-kept = { $seat } garde { $points ->
    [0] zéro point
    [one] { $points } point
   *[other] { $points } points
}.
tidepool-log-washed = La vague emporte la mare : { $seat }.
tidepool-log-saved = { $seat } sauve { FORM($kind, "le") }.

rule-setup = La préparation.
rule-turn = Le tour.
rule-draw = La pioche.
rule-stop = L’arrêt.
rule-shell = Le coquillage.
rule-peek = Le coup d’œil.
rule-hand = La main.
rule-wave = La vague.
rule-salvage = Le sauvetage.
tidepool-ask-heirloom = apporter la coquille qui vous restait ?
tidepool-log-heirloom = { $seat } apporte une coquille.
tie-shells = { $first } a plus de coquillages que { $second } : { $more } contre { $less }.
