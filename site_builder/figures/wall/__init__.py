"""A wall with all solutions of one N, to zoom into."""
