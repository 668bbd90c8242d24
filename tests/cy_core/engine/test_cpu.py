from __future__ import annotations

import pytest

from cy_core import InputError, count, fundamental, iter_fundamental, solutions
from cy_core.engine import cpu
from cy_core.engine.binding import BACKENDS, has_backend
from cy_core.engine.cpu import BACKEND_VARIABLE, chosen_backend

AVAILABLE = [backend for backend in BACKENDS if has_backend(backend)]


def test_fastest_backend_is_the_default(monkeypatch: pytest.MonkeyPatch) -> None:
    assert has_backend("portable")
    monkeypatch.delenv(BACKEND_VARIABLE, raising=False)
    assert chosen_backend() == AVAILABLE[-1]
    monkeypatch.setenv(BACKEND_VARIABLE, "")
    assert chosen_backend() == AVAILABLE[-1]


@pytest.mark.parametrize("backend", AVAILABLE)
def test_backend_is_that_of_the_argument_or_of_the_environment(
    backend: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv(BACKEND_VARIABLE, backend)
    assert chosen_backend() == backend
    assert count(13).total == 73712
    monkeypatch.setenv(BACKEND_VARIABLE, "mmx")
    assert chosen_backend(backend) == backend
    assert count(13, backend=backend).total == 73712
    assert len(fundamental(11, backend=backend)[0]) == 341
    assert len(solutions(11, backend=backend)) == 2680
    assert sum(len(sizes) for _, sizes in iter_fundamental(11, backend=backend)) == 341
    for function in (count, fundamental, iter_fundamental):
        with pytest.raises(InputError, match="QUEENS_ENGINE must be portable, sse, neon, "):
            function(13)


def test_backend_that_the_processor_lacks_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(cpu, "AVAILABLE_BACKENDS", ("portable",))
    monkeypatch.setenv(BACKEND_VARIABLE, "avx512")
    message = "this processor has no avx512: leave QUEENS_ENGINE empty, or set it to portable"
    with pytest.raises(InputError, match=message):
        chosen_backend()
    with pytest.raises(InputError, match="has no avx2: leave backend empty, or set it to portable"):
        count(8, backend="avx2")
