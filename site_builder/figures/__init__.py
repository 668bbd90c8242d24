"""The figures, a package for each subject; `blocks.py` of each has its types of block."""
