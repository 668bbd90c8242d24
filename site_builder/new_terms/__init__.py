"""New terms of sequences: records of both programs, published terms, and tables."""
