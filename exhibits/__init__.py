"""Figures that only the pages of the atlas have: a folder each, named as its page."""

# Importing a module registers its functions with `@block`: a new folder belongs into this list.
import exhibits.learn_attacks.blocks
import exhibits.learn_lowest_bit.blocks
import exhibits.learn_rows.blocks  # noqa: F401
