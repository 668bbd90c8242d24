"""The figures, a room for each subject; each room has its kinds of block in `fence.py`."""
