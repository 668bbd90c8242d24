"""The rules by which readers solve region puzzles."""
