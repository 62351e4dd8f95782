"""How positions of Megafauna, second edition, are judged."""
