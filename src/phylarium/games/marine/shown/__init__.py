"""What is shown: views, words, pictures, the board of a terminal."""
