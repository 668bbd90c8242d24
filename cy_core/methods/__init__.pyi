from cy_core.methods import symmetry_elimination as symmetry_elimination
from cy_core.model import Forms

def __getattr__(name: str) -> Forms: ...
