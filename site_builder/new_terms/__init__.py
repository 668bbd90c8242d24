"""Records of new terms of sequences. Each term was counted by two programs."""
