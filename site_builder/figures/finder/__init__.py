"""The finder of boards, and the heat map that a reader clicks."""
