"""What is shown of Mesofauna: words, pictures, text."""
