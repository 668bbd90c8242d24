"""Measured times: records, comparisons of programs, and their tables, charts and files."""
