"""Figures about other rules and other boards."""
