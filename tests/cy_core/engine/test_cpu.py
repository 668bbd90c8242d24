from __future__ import annotations

import pytest

from cy_core import InputError, count, fundamental, iter_fundamental, solutions
from cy_core.engine import cpu
from cy_core.engine.binding import PATHS, has_path
from cy_core.engine.cpu import PATH_VARIABLE, chosen_path

AVAILABLE = [path for path in PATHS if has_path(path)]


def test_the_fastest_is_chosen(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv(PATH_VARIABLE, raising=False)
    assert chosen_path() == AVAILABLE[-1]
    monkeypatch.setenv(PATH_VARIABLE, "")
    assert chosen_path() == AVAILABLE[-1]


@pytest.mark.parametrize("path", AVAILABLE)
def test_the_one_asked_for_is_stronger(path: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(PATH_VARIABLE, "sse")
    assert chosen_path(path) == path
    assert count(13, path=path).total == 73712
    assert len(fundamental(11, path=path)[0]) == 341
    assert len(solutions(11, path=path)) == 2680
    assert sum(len(sizes) for _, sizes in iter_fundamental(11, path=path)) == 341


@pytest.mark.parametrize("path", AVAILABLE)
def test_a_path_can_be_forced(path: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(PATH_VARIABLE, path)
    assert chosen_path() == path
    assert count(13).total == 73712


def test_an_unknown_path(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(PATH_VARIABLE, "sse")
    with pytest.raises(InputError, match="must be portable, avx2 or avx512, got sse"):
        count(13)


def test_a_path_that_the_machine_lacks(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(cpu, "has_path", lambda path: path == "portable")
    monkeypatch.setenv(PATH_VARIABLE, "avx512")
    message = "this processor has no avx512: leave QUEENS_ENGINE empty, or set it to portable"
    with pytest.raises(InputError, match=message):
        chosen_path()
    with pytest.raises(InputError, match="has no avx2: leave path empty, or set it to portable"):
        count(8, path="avx2")
