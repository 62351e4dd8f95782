"""What is judged: how good a position looks, for bots and hints."""
