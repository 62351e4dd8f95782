"""Phylarium: a place to play, study and teach machines heavy board games of evolution."""

__version__ = "0.1.0"
