"""Records of new terms of sequences, each counted by two programs."""
