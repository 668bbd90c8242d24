"""From one solution of each orbit to all solutions, in ascending lexicographic order.

Mirrored left to right, ascending order becomes descending: only the lesser of a solution and its
mirror image is sought and sorted, which is the first half of all, and the other half follows.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import TypeAlias

from cy_core.arrays import Boards, np

Keys: TypeAlias = "np.typing.NDArray[np.uint64]"
Counts: TypeAlias = "np.typing.NDArray[np.int64]"
Starts: TypeAlias = "np.typing.NDArray[np.int16]"

# Boards worked on at a time: what they need for a moment stays in the processor's cache.
CHUNK = 1 << 14
# A queen's column takes 4 bits, a board one number of 64, the top row highest.
MAX_PACKED_N = 16


def all_solutions(representatives: Boards, sizes: Boards) -> Boards:
    """All images of the representatives, each once, in ascending lexicographic order.

    Parameters
    ----------
    representatives : ndarray of uint8, shape (count, n)
        One solution of each orbit.
    sizes : ndarray of uint8, shape (count,)
        The sizes of the orbits: 1, 2, 4 or 8.

    Returns
    -------
    ndarray of uint8, shape (sizes.sum(), n)

    >>> all_solutions(np.array([[2, 0, 3, 1]], np.uint8), np.array([2], np.uint8)).tolist()
    [[1, 3, 0, 2], [2, 0, 3, 1]]
    """
    total, n = int(sizes.sum()), representatives.shape[1]
    boards = np.empty((total, n), np.uint8)
    half = boards[: (total + 1) // 2]  # the only board of size 1 is its own mirror image
    fill = fill_by_keys if n <= MAX_PACKED_N else fill_by_rows
    fill(half, representatives, sizes)
    mirrored = boards[total - len(half) :]
    for at in range(0, len(half), CHUNK):
        np.subtract(n - 1, half[::-1][at : at + CHUNK], out=mirrored[at : at + CHUNK])
    return boards


def memory_needed(n: int, total: int) -> int:
    """Bytes that `all_solutions` takes at its height, its arguments not included."""
    scratch = 32 * CHUNK * n
    if n <= MAX_PACKED_N:
        return total * (n + 4) + scratch
    return total * n + scratch + 64 * n**3  # eight numbers for each start


def fill_by_keys(half: Boards, representatives: Boards, sizes: Boards) -> None:
    """Write the lesser of each pair of mirror images in order: as numbers, they sort fast."""
    keys = lesser_keys(representatives, sizes, len(half))
    keys.sort()
    for at in range(0, len(keys), CHUNK):
        half[at : at + CHUNK] = unpacked(keys[at : at + CHUNK])[:, : half.shape[1]]


def lesser_keys(representatives: Boards, sizes: Boards, count: int) -> Keys:
    """The lesser key of each pair of mirror images; there are `count` pairs."""
    n, at = representatives.shape[1], 0
    places = place_values()[:n]
    widest = (n - 1) * places.sum()  # the keys of a board and its mirror image, added
    keys = np.empty(count, np.uint64)
    for rows, chosen in chunks(representatives, sizes):
        for k, found in enumerate(image_keys(rows, places)):
            kept = found[chosen > 2 * k]
            np.minimum(kept, widest - kept, out=keys[at : at + len(kept)])
            at += len(kept)
    return keys


def place_values() -> Keys:
    """What a queen's column is multiplied by, from the top row of a key down."""
    return np.array([16**k for k in reversed(range(MAX_PACKED_N))], np.uint64)


def image_keys(rows: Boards, places: Keys) -> Iterator[Keys]:
    """The keys of the images that `images` makes, in its order, without making them."""
    numbers = np.arange(len(places), dtype=np.uint64)
    for place in (places, places[::-1].copy()):
        yield rows @ place
        yield place.take(rows) @ numbers  # the number of the row, at the place of the column


def unpacked(keys: Keys) -> Boards:
    """The 16 numbers of 4 bits in each key, the highest first.

    >>> unpacked(np.array([0x0123456789ABCDEF], np.uint64)).tolist()
    [[0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15]]
    """
    pairs = keys.astype(">u8").view(np.uint8)
    numbers = np.empty((len(pairs), 2), np.uint8)
    np.right_shift(pairs, 4, out=numbers[:, 0])
    np.bitwise_and(pairs, 15, out=numbers[:, 1])
    return numbers.reshape(-1, 16)


def fill_by_rows(half: Boards, representatives: Boards, sizes: Boards) -> None:
    """Write the lesser of each pair of mirror images in order, for boards of any size.

    Boards with the same first queens are sorted apart from the others, as Ctrl-C must wait until
    a sort ends.
    """
    n = half.shape[1]
    whole = half.view(f"S{n}").reshape(-1)
    counts = starts_counted(representatives, sizes)
    ends = counts.cumsum()
    free = ends - counts  # where the next board of each start goes
    for boards in lesser_images(representatives, sizes):
        start = starts(boards)
        order, counts = start.argsort(kind="stable"), np.bincount(start, minlength=n**3)
        shift = free - (counts.cumsum() - counts)
        places = shift[start[order]] + np.arange(len(start))
        whole[places] = boards.view(whole.dtype).reshape(-1)[order]
        free += counts
    first = 0
    for end in ends:
        whole[first:end].sort()
        first = end


def starts_counted(representatives: Boards, sizes: Boards) -> Counts:
    """How many of the lesser mirror images have each start."""
    most = representatives.shape[1] ** 3
    counts = np.zeros(most, np.int64)
    for rows, chosen in chunks(representatives, sizes):
        for k, found in enumerate(images(rows)):
            start = starts(found)[chosen > 2 * k]
            counts += np.bincount(np.minimum(start, most - 1 - start), minlength=most)
    return counts


def starts(boards: Boards) -> Starts:
    """The first three queens of each board as a number; boards are in the order of these.

    >>> starts(np.array([[1, 3, 0, 2], [2, 0, 3, 1]], np.uint8)).tolist()
    [28, 35]
    """
    n = boards.shape[1]
    return boards[:, :3].astype(np.int16) @ np.array([n * n, n, 1], np.int16)


def lesser_images(representatives: Boards, sizes: Boards) -> Iterator[Boards]:
    """Of each pair of mirror images the lesser, some at a time."""
    for rows, chosen in chunks(representatives, sizes):
        for k, found in enumerate(images(rows)):
            yield lesser(found[chosen > 2 * k])


def images(rows: Boards) -> Iterator[Boards]:
    """Four images of each board; with their mirror images, all eight.

    Of an orbit of 8 they all differ by more than a mirror, of one of 4 the first two do, and of
    one of 2 or 1 there is but the first.
    """
    turned = transposed(rows)
    yield from (rows, turned, rows[:, ::-1], turned[:, ::-1])


def lesser(boards: Boards) -> Boards:
    """Of each board and its mirror image, the one first in order."""
    n = boards.shape[1]
    start = boards[:, :2] @ np.array([n, 1])  # two rows tell: they never both stand in the middle
    return np.where(2 * start[:, None] > n * n - 1, n - 1 - boards, boards)


def transposed(boards: Boards) -> Boards:
    """The boards with rows and columns in each other's place.

    >>> transposed(np.array([[1, 3, 0, 2]], np.uint8)).tolist()
    [[2, 0, 3, 1]]
    """
    turned = np.empty_like(boards)
    turned[np.arange(len(boards))[:, None], boards] = np.arange(boards.shape[1], dtype=np.uint8)
    return turned


def chunks(representatives: Boards, sizes: Boards) -> Iterator[tuple[Boards, Boards]]:
    """The representatives and their sizes, `CHUNK` at a time."""
    for at in range(0, len(representatives), CHUNK):
        yield representatives[at : at + CHUNK], sizes[at : at + CHUNK]
