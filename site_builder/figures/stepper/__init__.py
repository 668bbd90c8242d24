"""The stepper: a search that a reader walks through."""
