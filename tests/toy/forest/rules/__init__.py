"""The rules of Forest."""
