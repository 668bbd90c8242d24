"""Data files for programs to read, the same in the site and from `queens export`."""
