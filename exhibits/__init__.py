"""Figures that only the pages of the atlas have: a folder each, named as its page.

`shared` has figures that several pages have.
"""

# Importing a module registers its functions with `@block`: a new folder belongs into this list.
import exhibits.algorithms.blocks
import exhibits.algorithms_engine.blocks
import exhibits.algorithms_join.blocks
import exhibits.algorithms_min_conflicts.blocks
import exhibits.algorithms_placement_flags.blocks
import exhibits.game.blocks
import exhibits.home.blocks
import exhibits.learn.blocks
import exhibits.learn_attacks.blocks
import exhibits.learn_compare.blocks
import exhibits.learn_complexity.blocks
import exhibits.learn_faster.blocks
import exhibits.learn_lowest_bit.blocks
import exhibits.learn_place.blocks
import exhibits.learn_recursion.blocks
import exhibits.learn_rows.blocks
import exhibits.learn_search.blocks
import exhibits.learn_symmetry.blocks
import exhibits.make.blocks
import exhibits.map.blocks
import exhibits.numbers.blocks
import exhibits.results.blocks
import exhibits.results_exile.blocks
import exhibits.shared.bit_tables
import exhibits.shared.symmetry_methods
import exhibits.shared.variants.blocks
import exhibits.shared.worksheets.blocks
import exhibits.timings_how_long.blocks
import exhibits.variants_regions.blocks
import exhibits.variants_solve_regions.blocks
import exhibits.your_board.blocks  # noqa: F401
