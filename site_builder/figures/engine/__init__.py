"""How the engine counts."""
