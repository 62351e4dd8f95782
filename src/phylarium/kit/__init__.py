"""What shows: markup, shapes, style, scenes, layout and the text board, shared by all games. It knows no game."""
