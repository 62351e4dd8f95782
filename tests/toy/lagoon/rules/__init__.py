"""The rules of its own that lagoon adds to those of the shore."""
