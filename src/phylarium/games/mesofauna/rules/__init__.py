"""The rules of Mesofauna. This package, and the families it stands on, are compiled."""
