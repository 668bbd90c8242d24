"""A fake connection to a cluster: this process does the work of its workers."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from cy_core import __version__
from site_builder.cluster import worker
from site_builder.cluster.connection import Connection
from site_builder.values.errors import UserError


class FakeConnection(Connection):
    """Two workers that are this process; `change` may alter each answer."""

    def __init__(self, change: Callable[[str, Any], Any] = lambda name, result: result) -> None:
        self.address, self.change = "tcp://here:8786", change
        self.versions: dict[str, object] = {"tcp://a": __version__, "tcp://b": __version__}
        self.sent: list[tuple[str, list[int], str | None]] = []
        self.open, self.awaited = True, 0

    @property
    def is_open(self) -> bool:
        return self.open

    def await_scheduler(self) -> None:
        self.open, self.awaited = True, self.awaited + 1

    def threads(self) -> dict[str, int]:
        return dict.fromkeys(self.versions, 1)

    def run(self, workers: Sequence[str], *_: object) -> dict[str, Any]:
        return {name: self.versions[name] for name in workers}

    def submit(
        self,
        heard: Callable[[Any, UserError | None], None],
        workers: Sequence[str] | None,
        task: Callable[..., Any],
        *args: Any,
    ) -> object:
        name = (workers or ["tcp://a"])[0]
        worker.worker_address = lambda: name  # type: ignore[assignment]
        result = task(*args)
        self.sent.append((name, [part.number for part in args[2]], result[0][2].backend))
        answer = self.change(name, result)
        heard(answer, None)
        return None


def adding_eight_boards(name: str, result: Any) -> Any:
    """What the second worker does: it finds eight boards more."""
    return [(boards + 8 * (name == "tcp://b"), *rest) for boards, *rest in result]
