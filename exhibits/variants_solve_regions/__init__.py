"""Figures of the rules by which readers solve region puzzles."""
