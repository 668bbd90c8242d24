"""A search as a stream of steps, for explanations: each method's rules, walked in plain Python."""
