"""List all solutions, or the fundamental solutions, as NumPy arrays.

Mirroring every board from left to right reverses the lexicographic order of boards. So the list of
all solutions needs only one search and half a sort: make the images of each fundamental solution,
keep the lesser board of each pair of mirror images, and sort these boards. They are the first half
of the list. Their mirror images, in reverse order, are the second half.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import pairwise
from typing import SupportsIndex, TypeAlias

from cy_core.arrays import Boards, np
from cy_core.checks import checked_n, positive
from cy_core.engine.binding import Lister
from cy_core.engine.choice import MIN_ENGINE_N, checked_backend, chosen_backend
from cy_core.known import MAX_KNOWN_N, known_census
from cy_core.memory import require_memory
from cy_core.methods.listing_scalar import fundamental_scalar
from cy_core.model import Solution, WrongCount

# Representatives, shape (count, n), and the sizes of their orbits, shape (count,).
Fundamental: TypeAlias = "tuple[Boards, Boards]"


def fundamental(n: SupportsIndex, *, backend: str | None = None) -> Fundamental:
    """List every fundamental solution once, with the size of its orbit.

    Parameters
    ----------
    n : int
        Side of the board, 1..32.
    backend : str, optional
        As for `count`.

    Returns
    -------
    representatives : ndarray of uint8, shape (count, n)
        Column of the queen in each row, from the top; in descending order.
    sizes : ndarray of uint8, shape (count,)
        1, 2, 4 or 8.

    Raises
    ------
    InputError
        `n must be between 1 and 32, got 40`;
        `listing n = 20 takes at least 102 GB of memory, and may take half of the 23 GB ...: ...`;
        `backend must be portable, sse, ..., got mmx`, `this processor has no avx512: ...`.

    Examples
    --------
    >>> representatives, sizes = fundamental(5)
    >>> representatives.tolist(), sizes.tolist()
    ([[4, 2, 0, 3, 1], [3, 0, 2, 4, 1]], [8, 2])
    """
    n = checked_n(n)
    count = known_census(min(n, MAX_KNOWN_N)).fundamental or 0
    require_list_memory(n, count * (n + 1))
    return collect(fundamental_parts(n, backend), count, n)


def iter_fundamental(
    n: SupportsIndex, chunk: SupportsIndex = 1 << 20, *, backend: str | None = None
) -> Iterator[Fundamental]:
    """List the fundamental solutions in chunks, so that memory stays at one chunk.

    The search itself needs some megabytes.

    Parameters
    ----------
    n : int
        Side of the board, 1..27.
    chunk : int
        Solutions in each pair of arrays, at least 1; the last pair may have fewer.
    backend : str, optional
        As for `count`.

    Yields
    ------
    representatives : ndarray of uint8, shape (chunk, n)
    sizes : ndarray of uint8, shape (chunk,)
        As for `fundamental`.

    Raises
    ------
    InputError
        `n must be between 1 and 27, got 28`; `chunk must be 1 or more, got 0`;
        `QUEENS_ENGINE must be portable, sse, ..., got mmx`.

    Examples
    --------
    >>> [len(sizes) for _, sizes in iter_fundamental(8, chunk=5)]
    [5, 5, 2]
    """
    n, chunk = checked_n(n, MAX_KNOWN_N), positive("chunk", chunk)
    return chunked(fundamental_parts(n, backend), n, chunk)


def chunked(parts: Iterator[Fundamental], n: int, chunk: int) -> Iterator[Fundamental]:
    """Regroup the parts of a list into chunks of `chunk` solutions.

    The last chunk may have fewer.
    """
    count = known_census(n).fundamental or 0
    pieces = cut_at_chunk_ends(parts, chunk)
    for start in range(0, count, chunk):
        yield collect(pieces, min(chunk, count - start), n)


def cut_at_chunk_ends(parts: Iterator[Fundamental], chunk: int) -> Iterator[Fundamental]:
    """Split each part at the ends of the chunks, so that no piece belongs to two chunks."""
    before = 0  # solutions in the parts before this one
    for boards, sizes in parts:
        ends = range(-before % chunk or chunk, len(sizes), chunk)
        for first, end in pairwise([0, *ends, len(sizes)]):
            yield boards[first:end], sizes[first:end]
        before += len(sizes)


def fundamental_parts(
    n: int, backend: str | None = None, prefix: Solution = ()
) -> Iterator[Fundamental]:
    """Iterate over the fundamental solutions in descending order, array by array.

    The search decides how many solutions an array has. If `prefix` has columns, list only the
    solutions that begin with them.
    """
    if backend is not None:
        checked_backend(backend)
    if n >= MIN_ENGINE_N:
        return iter(Lister(n, chosen_backend(backend), prefix))
    rows = fundamental_scalar(n)
    rows = rows[(rows[:, : len(prefix)] == prefix).all(axis=1)]
    return iter([(rows[:, :n], rows[:, n])])


def collect(parts: Iterator[Fundamental], count: int, n: int) -> Fundamental:
    """Copy the next `count` solutions into one pair of arrays.

    Raise `WrongCount` if the parts have fewer solutions.
    """
    boards = np.empty((count, n), np.uint8)
    sizes = np.empty(count, np.uint8)
    start = 0
    for part_boards, part_sizes in parts:
        end = start + len(part_sizes)
        boards[start:end], sizes[start:end] = part_boards, part_sizes
        start = end
        if end == count:
            return boards, sizes
    if start < count:
        raise WrongCount(f"the search for n = {n} ends {count - start} solutions too early")
    return boards, sizes


def solutions(n: SupportsIndex, *, backend: str | None = None) -> Boards:
    """List every solution, in ascending lexicographic order.

    Parameters
    ----------
    n : int
        Side of the board, 1..32.
    backend : str, optional
        As for `count`.

    Returns
    -------
    ndarray of uint8, shape (total, n)
        Column of the queen in each row, from the top.

    Raises
    ------
    InputError
        As for `fundamental`.

    Examples
    --------
    >>> solutions(4).tolist()
    [[1, 3, 0, 2], [2, 0, 3, 1]]
    """
    n = checked_n(n)
    known = known_census(min(n, MAX_KNOWN_N))
    # The list of representatives needs memory, too, because it is kept until the end.
    representatives_bytes = (known.fundamental or 0) * (n + 1)
    require_list_memory(n, memory_needed(n, known.total) + representatives_bytes)
    return all_solutions(*fundamental(n, backend=backend))


def require_list_memory(n: int, wanted: int) -> None:
    """Raise an `InputError` if a list of `wanted` bytes does not fit into memory."""
    require_memory(f"listing n = {n}", wanted, "choose a smaller n, or count instead")


Keys: TypeAlias = "np.typing.NDArray[np.uint64]"
Counts: TypeAlias = "np.typing.NDArray[np.int64]"
Starts: TypeAlias = "np.typing.NDArray[np.int16]"

# Number of boards that are processed together, so that the intermediate arrays stay in the
# processor's cache.
CHUNK = 1 << 14
# The largest n whose boards can be packed into keys. The key of a board is a number of 64 bits: 4
# bits for the column of each queen, with the top row in the highest bits.
MAX_PACKED_N = 16


def all_solutions(representatives: Boards, sizes: Boards) -> Boards:
    """List all distinct images of the representatives in ascending lexicographic order."""
    total, n = int(sizes.sum()), representatives.shape[1]
    boards = np.empty((total, n), np.uint8)
    # The total is odd only for n = 1, whose board is its own mirror image.
    half = boards[: (total + 1) // 2]
    fill = fill_by_keys if n <= MAX_PACKED_N else fill_by_rows
    fill(half, representatives, sizes)
    mirrored = boards[total - len(half) :]
    for start in range(0, len(half), CHUNK):
        end = start + CHUNK
        np.subtract(n - 1, half[::-1][start:end], out=mirrored[start:end])
    return boards


def memory_needed(n: int, total: int) -> int:
    """Return the bytes that `all_solutions` needs at its peak. Its arguments are not included."""
    scratch = 32 * CHUNK * n
    if n <= MAX_PACKED_N:
        return total * (n + 4) + scratch
    # Each of the n**3 starts (see `fill_by_rows`) has eight numbers of 8 bytes.
    return total * n + scratch + 64 * n**3


def fill_by_keys(half: Boards, representatives: Boards, sizes: Boards) -> None:
    """Write the lesser boards of all mirror pairs into `half`, in order, by sorting their keys.

    The keys are sorted instead of the boards, because NumPy sorts numbers fast. Boards of more than
    MAX_PACKED_N rows do not fit keys.
    """
    keys = lesser_keys(representatives, sizes, len(half))
    keys.sort()
    for start in range(0, len(keys), CHUNK):
        end = start + CHUNK
        half[start:end] = unpacked(keys[start:end])[:, : half.shape[1]]


def lesser_keys(representatives: Boards, sizes: Boards, count: int) -> Keys:
    """Return the keys of the lesser boards of `count` mirror pairs, unsorted."""
    n = representatives.shape[1]
    start = 0
    place_values = key_place_values()[:n]
    # This is the key of any board, added to the key of its mirror image.
    mirror_sum = (n - 1) * place_values.sum()
    keys = np.empty(count, np.uint64)
    for boards, orbit_sizes in chunks(representatives, sizes):
        for k, image_key in enumerate(image_keys(boards, place_values)):
            distinct = image_key[orbit_sizes > 2 * k]
            end = start + len(distinct)
            np.minimum(distinct, mirror_sum - distinct, out=keys[start:end])
            start = end
    return keys


def key_place_values() -> Keys:
    """Return the factors for the columns of a key, from the top row: powers of 16."""
    return np.array([16**k for k in reversed(range(MAX_PACKED_N))], np.uint64)


def image_keys(boards: Boards, place_values: Keys) -> Iterator[Keys]:
    """Yield the keys of the four images that `images` makes, without making the images."""
    rows = np.arange(len(place_values), dtype=np.uint64)
    for values in (place_values, place_values[::-1].copy()):
        yield boards @ values
        # The key of the transposed board: rows and columns are swapped.
        yield values.take(boards) @ rows


def unpacked(keys: Keys) -> Boards:
    """Split each key into its 16 numbers of 4 bits, the highest first."""
    pairs = keys.astype(">u8").view(np.uint8)
    numbers = np.empty((len(pairs), 2), np.uint8)
    np.right_shift(pairs, 4, out=numbers[:, 0])
    np.bitwise_and(pairs, 15, out=numbers[:, 1])
    return numbers.reshape(-1, 16)


def fill_by_rows(half: Boards, representatives: Boards, sizes: Boards) -> None:
    """Write the lesser boards of all mirror pairs into `half`, in order, for boards of any size.

    The first three queens of a board are called its start. First, copy boards with the same start
    next to each other. Then sort the boards start by start. Ctrl-C has to wait until a sort ends,
    and acts between these many short sorts.
    """
    n = half.shape[1]
    # Each board is one item of n bytes, so that NumPy can sort boards.
    rows = half.view(f"S{n}").reshape(-1)
    counts = count_starts(representatives, sizes)
    ends = counts.cumsum()
    next_free = ends - counts  # for each start, the index at which its next board is written
    for boards in lesser_images(representatives, sizes):
        start = starts(boards)
        order = start.argsort(kind="stable")
        chunk_counts = np.bincount(start, minlength=n**3)
        # In the sorted chunk, the boards with one start are consecutive. Shift them together to
        # the next free rows of this start.
        shift = next_free - (chunk_counts.cumsum() - chunk_counts)
        indices = shift[start[order]] + np.arange(len(start))
        rows[indices] = boards.view(rows.dtype).reshape(-1)[order]
        next_free += chunk_counts
    first = 0
    for end in ends:
        rows[first:end].sort()
        first = end


def count_starts(representatives: Boards, sizes: Boards) -> Counts:
    """Return the number of boards for each start, among the lesser boards of all mirror pairs."""
    start_count = representatives.shape[1] ** 3
    counts = np.zeros(start_count, np.int64)
    for boards, orbit_sizes in chunks(representatives, sizes):
        for k, image in enumerate(images(boards)):
            start = starts(image)[orbit_sizes > 2 * k]
            lesser_start = np.minimum(start, start_count - 1 - start)
            counts += np.bincount(lesser_start, minlength=start_count)
    return counts


def starts(boards: Boards) -> Starts:
    """Encode the first three queens of each board as a number.

    The numbers have the order of the boards: a lesser board never has a greater number.
    """
    n = boards.shape[1]
    return boards[:, :3].astype(np.int16) @ np.array([n * n, n, 1], np.int16)


def lesser_images(representatives: Boards, sizes: Boards) -> Iterator[Boards]:
    """Yield the lesser boards of all mirror pairs, unsorted, by image and chunk."""
    for boards, orbit_sizes in chunks(representatives, sizes):
        for k, image in enumerate(images(boards)):
            yield lesser(image[orbit_sizes > 2 * k])


def images(boards: Boards) -> Iterator[Boards]:
    """Yield four images of each board, which together with their mirror images are all eight.

    For an orbit of size 8, all four are distinct. For size 4, only the first two are needed, and
    for size 2 or 1 only the first, because the other images repeat the same boards. So image
    number `k` is needed if the size is greater than `2 * k`.
    """
    turned = transposed(boards)
    yield from (boards, turned, boards[:, ::-1], turned[:, ::-1])


def lesser(boards: Boards) -> Boards:
    """Return for each board the lesser of the board and its mirror image."""
    n = boards.shape[1]
    # The first two rows are enough to compare, because at most one of them has its queen in the
    # middle column.
    start = boards[:, :2] @ np.array([n, 1])
    return np.where(2 * start[:, None] > n * n - 1, n - 1 - boards, boards)


def transposed(boards: Boards) -> Boards:
    """Mirror the boards in the main diagonal, that is, swap rows and columns.

    >>> transposed(np.array([[1, 3, 0, 2]], np.uint8)).tolist()
    [[2, 0, 3, 1]]
    """
    turned = np.empty_like(boards)
    turned[np.arange(len(boards))[:, None], boards] = np.arange(boards.shape[1], dtype=np.uint8)
    return turned


def chunks(representatives: Boards, sizes: Boards) -> Iterator[tuple[Boards, Boards]]:
    """Split the representatives and their orbit sizes into chunks of `CHUNK`."""
    for start in range(0, len(representatives), CHUNK):
        end = start + CHUNK
        yield representatives[start:end], sizes[start:end]
