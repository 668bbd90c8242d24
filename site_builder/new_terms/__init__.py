"""New terms of sequences: the records of both programs, the published terms, and tables."""
