import numpy as np
from numpy.typing import NDArray

def fundamental_scalar(side: int) -> NDArray[np.uint8]: ...
