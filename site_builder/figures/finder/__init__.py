"""The finder of boards, and boards as text that readers copy."""
