"""The finder of boards, and copies of boards as text."""
