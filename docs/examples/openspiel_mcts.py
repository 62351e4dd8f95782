"""OpenSpiel's tree search plays the first decisions of a game."""

from __future__ import annotations

import numpy as np
import pyspiel
from open_spiel.python.algorithms import mcts

from phylarium.envs import openspiel

openspiel.register()
game = pyspiel.load_game("python_phylarium_marine(players=2,length=short)")
chance = np.random.RandomState(1)
search = mcts.MCTSBot(
    game,
    uct_c=1.5,
    max_simulations=4,
    evaluator=mcts.RandomRolloutEvaluator(1, np.random.RandomState(2)),
    solve=False,
    random_state=np.random.RandomState(3),
)
state = game.new_initial_state()
while state.move_number() < 8:
    if state.is_chance_node():
        state.apply_action(chance.randint(len(state.chance_outcomes())))
        continue
    player = state.current_player()
    action = search.step(state)
    print(f"player {player}: {state.action_to_string(player, action)}")
    state.apply_action(action)
