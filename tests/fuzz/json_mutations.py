"""Changes of a JSON text: of its values, of its keys, and of its bytes."""

from __future__ import annotations

import codecs
import json
from collections.abc import Callable
from dataclasses import dataclass
from random import Random
from typing import Any

from tests.fuzz.words import ODD

HTML = "<qa-evil>"
FORMULA = "=1+1"
VALUES = (
    *(None, True, False, 0, 1, -1, 2, 8, 99, 10**18, 2**63 - 1, 2**63, 2**64, -(2**63), 10**400),
    *(0.0, -0.0, 0.5, 1e-9, 1e-320, 1e308, float("nan"), float("inf"), float("-inf")),
    *([], {}, [[]], [None], [0.1, 0.2], {"": 0}, {"n": 8}, HTML, FORMULA, "@x", "+1", "-1"),
    *ODD,
)
LITERALS = (b"1e400", b"1" * 5000, b"-", b"01", b".5", b"0x1", b"'x'", b'"\\ud800"', b"// x")
RAW = (b"\x00", b"\xff\xfe", b"\xc0\x80", b"\xed\xa0\x80", b",", b"{", b"]", b'"', b"\\", b"\n")
DEPTH = 200_000


@dataclass(frozen=True, slots=True)
class Change:
    """One change, made from a seed of its own: so any of several can be left out."""

    name: str
    seed: int


def changes(random: Random) -> tuple[Change, ...]:
    """None, one or some."""
    names = random.choices([*OF_DATA, *OF_BYTES], [4] * len(OF_DATA) + [1] * len(OF_BYTES), k=8)
    count = random.choice((0, 1, 1, 1, 1, 2, 2, 3, 8))
    return tuple(Change(name, random.getrandbits(32)) for name in names[:count])


def changed(text: str, wanted: tuple[Change, ...]) -> bytes:
    """The text with the changes of its data made, then those of its bytes."""
    data = json.loads(text)
    for change in wanted:
        if change.name in OF_DATA:
            data = OF_DATA[change.name](Random(change.seed), data)
    raw = json.dumps(data, ensure_ascii=False).encode("utf-8", "surrogatepass")
    for change in wanted:
        if change.name in OF_BYTES:
            raw = OF_BYTES[change.name](Random(change.seed), raw)
    return raw


def _holder(random: Random, data: Any) -> Any:
    """The data, or a list or an object somewhere within it; deep places as often as high ones."""
    inner = [value for value in _values(data) if isinstance(value, list | dict) and value]
    if not inner or random.random() < 0.15:
        return data
    return _holder(random, random.choice(inner))


def _values(data: Any) -> list[Any]:
    return list(data.values()) if isinstance(data, dict) else data if isinstance(data, list) else []


def _keys(data: Any) -> list[Any]:
    return [*data] if isinstance(data, dict) else [*range(len(_values(data)))]


def _at_a_place(change: Callable[[Random, Any, Any], None]) -> Callable[[Random, Any], Any]:
    """A change of one value, in whichever list or object it is."""

    def changed(random: Random, data: Any) -> Any:
        holder = _holder(random, data)
        if keys := _keys(holder):
            change(random, holder, random.choice(keys))
        return data

    return changed


def _delete(random: Random, holder: Any, key: Any) -> None:
    del holder[key]


def _replace(random: Random, holder: Any, key: Any) -> None:
    holder[key] = random.choice(VALUES)


def _nudge(random: Random, holder: Any, key: Any) -> None:
    value = holder[key]
    if isinstance(value, int | float):
        holder[key] = random.choice(
            (value + 1, value + 8, value - 8, -value, value * 1000, value / 7)
        )
    elif isinstance(value, str):
        place = random.randint(0, len(value))
        holder[key] = value[:place] + random.choice(ODD) + value[place:]


def _copy(random: Random, holder: Any, key: Any) -> None:
    if isinstance(holder, dict):
        holder[random.choice((*holder, *ODD))] = holder[key]
    else:
        holder.insert(random.randint(0, len(holder)), holder[key])


def _swap(random: Random, holder: Any, key: Any) -> None:
    other = random.choice(_keys(holder))
    holder[key], holder[other] = holder[other], holder[key]


def _wrap(random: Random, holder: Any, key: Any) -> None:
    holder[key] = random.choice(([holder[key]], {"x": holder[key]}, str(holder[key])))


def _whole(random: Random, data: Any) -> Any:
    return random.choice((*VALUES, [data], {"x": data}))


def _cut(random: Random, raw: bytes) -> bytes:
    return raw[: random.randrange(len(raw) + 1)]


def _flip(random: Random, raw: bytes) -> bytes:
    place = random.randrange(len(raw) + 1)
    return raw[:place] + bytes([random.randrange(256)]) + raw[place + 1 :]


def _put_in(random: Random, raw: bytes) -> bytes:
    place = random.randrange(len(raw) + 1)
    return raw[:place] + random.choice((*LITERALS, *RAW)) + raw[place:]


def _literal(random: Random, raw: bytes) -> bytes:
    """A number of the text becomes one that Python may not read."""
    places = [place for place in range(len(raw)) if raw[place : place + 2] == b": "]
    place = random.choice(places) + 2 if places else 0
    end = min((at for at in (raw.find(sign, place) for sign in (b",", b"}")) if at > 0), default=0)
    return raw[:place] + random.choice(LITERALS) + raw[end:]


def _double_key(random: Random, raw: bytes) -> bytes:
    places = [place for place in range(len(raw)) if raw[place : place + 2] == b'{"']
    if not places:
        return raw
    place = random.choice(places) + 1
    end = raw.find(b",", place) + 1
    return raw[:place] + raw[place:end] + raw[place:]


def _nest(random: Random, raw: bytes) -> bytes:
    mark = random.choice((b"[", b'{"a":'))
    return raw[: random.choice((0, len(raw) // 2))] + mark * DEPTH


def _encode(random: Random, raw: bytes) -> bytes:
    if random.random() < 0.5:
        return codecs.BOM_UTF8 + raw
    return raw.decode("utf-8", "replace").encode(
        random.choice(("utf-16", "utf-32", "latin-1")), "replace"
    )


def _noise(random: Random, raw: bytes) -> bytes:
    return random.randbytes(random.choice((0, 1, 100, 5000)))


OF_DATA: dict[str, Callable[[Random, Any], Any]] = {
    "delete": _at_a_place(_delete),
    "replace": _at_a_place(_replace),
    "nudge": _at_a_place(_nudge),
    "copy": _at_a_place(_copy),
    "swap": _at_a_place(_swap),
    "wrap": _at_a_place(_wrap),
    "whole": _whole,
}
OF_BYTES: dict[str, Callable[[Random, bytes], bytes]] = {
    "cut": _cut,
    "flip": _flip,
    "put in": _put_in,
    "literal": _literal,
    "double key": _double_key,
    "nest": _nest,
    "encode": _encode,
    "noise": _noise,
}
