"""A race of methods, step by step."""
