"""The rules of Tide Pool."""
