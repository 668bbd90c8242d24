"""An immutable mapping."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import TypeVar

Key = TypeVar("Key")
Value = TypeVar("Value")


class FrozenMapping(Mapping[Key, Value]):
    """An immutable, hashable copy of a mapping; it prints and compares like a `dict`."""

    def __init__(self, items: Mapping[Key, Value]) -> None:
        self._items = dict(items)

    def __getitem__(self, key: Key) -> Value:
        return self._items[key]

    def __iter__(self) -> Iterator[Key]:
        return iter(self._items)

    def __len__(self) -> int:
        return len(self._items)

    def __hash__(self) -> int:
        return hash(frozenset(self._items.items()))

    def __repr__(self) -> str:
        return repr(self._items)
