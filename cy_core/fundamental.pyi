import numpy as np
from numpy.typing import NDArray

def search(n: int) -> NDArray[np.uint8]: ...
