import numpy as np
from numpy.typing import NDArray

def conflict_table(n: int) -> NDArray[np.int64]: ...
