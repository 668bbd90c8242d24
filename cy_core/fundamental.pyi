import numpy as np
from numpy.typing import NDArray

def search(side: int) -> NDArray[np.uint8]: ...
