"""What the games of the family show alike."""
