"""The figures: a subpackage for each subject, with its block types in `blocks.py`."""
