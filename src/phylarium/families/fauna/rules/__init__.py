"""The rules that the games of fauna share."""
