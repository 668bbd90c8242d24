from typing import SupportsIndex

import numpy as np
from numpy.typing import NDArray

class Search:
    def __init__(self, n: SupportsIndex, key: str) -> None: ...
    def next_steps(self) -> NDArray[np.int64]: ...
