"""How positions of Mesofauna are judged."""
