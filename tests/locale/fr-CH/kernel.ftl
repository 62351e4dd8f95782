# A small language of the tests, with what French asks for: gender, elision, articles that melt into prepositions,
# and a singular that holds zero. It shows that a language is one folder and no code.

game-over = La partie est terminée.
asked = { $who } : { $question }
question = { CAPITAL($question) }
listed = { $parts }
nothing = rien
drawing-your-turn = À vous.
refused-game-over = la partie est terminée
refused-not-asked = ce n’est pas ce qui se décide maintenant
illegal-action = place { $seat } ({ $name }) : { $action } est impossible, { $reason } ({ $rule })
illegal-action-unruled = place { $seat } ({ $name }) : { $action } est impossible, { $reason }
wrong-seat = la place { $seat } ne peut pas agir : c’est à la place { $asked } ({ $name }) de décider
undo-nothing = il n’y a pas de décision à reprendre
undo-other-seat = { $name } a décidé depuis
undo-chance = le hasard a parlé depuis
undo-shown = une chose cachée a été montrée depuis
verdict-sound = L’enregistrement est sain : { $actions ->
    [0] aucune action ne mène
    [1] une action mène
   *[other] { $actions } actions mènent
} à { $digest }.
verdict-version = L’enregistrement suit les règles { $theirs } de { $game } ; cette version suit les règles { $ours }.
verdict-unreadable = L’enregistrement ne peut pas être rejoué : { $problem }
verdict-illegal = L’action { $number } ({ $action }) est impossible : { $problem }
verdict-differs = Après l’action { $number } ({ $action }), la position est { $found } ; l’enregistrement dit { $said }.
verdict-final = La dernière position est { $found } ; l’enregistrement dit { $said }.
verdict-result = Le résultat n’est pas celui de l’enregistrement.
