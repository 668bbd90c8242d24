"""What may stand after `queens`: each command with its words, by what it is about."""
