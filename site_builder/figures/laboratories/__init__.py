"""What a reader changes to see what follows: a row of bits, and queens with what they attack."""
