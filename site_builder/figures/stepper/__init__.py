"""The stepper: a search that a reader plays step by step."""
