"""Keeps the finished parts of long counts in files, so that a count can go on after a stop."""
