"""The command `queens`: its words, what each command does, and how it ends."""
