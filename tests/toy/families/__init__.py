"""Families of toy games."""
