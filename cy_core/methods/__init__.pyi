from cy_core.methods import symmetry_elimination as symmetry_elimination
from cy_core.model import Forms

brute_force: Forms
backtracking: Forms
placement_flags: Forms
list_based: Forms
bitmap: Forms
lowest_zero: Forms
mirror: Forms
carry_chain: Forms
