"""Changes of the database, in order. A new one: see docs/deploy.md."""
