"""What a person at a terminal sees while a command runs."""
