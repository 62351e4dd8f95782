"""What is shown of Megafauna, second edition: words, pictures, text."""
