"""The programs to copy, and how they are run to be timed: in Python, in C, and in a browser."""
