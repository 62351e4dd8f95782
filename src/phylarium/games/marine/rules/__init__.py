"""The rules: all that runs while a game is played, and all that is compiled."""
