"""Data files for programs to read. The site and `queens export` write the same files."""
