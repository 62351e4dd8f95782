"""The rules of its own that cove adds to those of the shore."""
