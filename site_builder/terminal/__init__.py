"""Output for a person at a terminal while a command runs."""
