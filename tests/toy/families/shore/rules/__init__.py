"""The rules that the games of the shore share."""
