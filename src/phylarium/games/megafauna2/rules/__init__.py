"""The rules of Megafauna, second edition. This package, and the families it stands on, are compiled."""
