"""The command `queens`.

While its modules are loaded, Ctrl-C ends the process at once. After that, the command cleans up.
"""

from __future__ import annotations

import os
import signal
from collections.abc import Sequence


def main(argv: Sequence[str] | None = None) -> int:
    """Run one command and return its exit status."""
    # Until the modules are loaded, Ctrl-C ends the process without a traceback. It stays ignored if
    # the shell ignores it, as for commands in the background of a script.
    if argv is None and signal.getsignal(signal.SIGINT) != signal.SIG_IGN:
        signal.signal(signal.SIGINT, signal.SIG_DFL)
    # Nothing here uses NumPy's linear algebra. With more threads, its threads would wait busily for
    # as long as a short command takes.
    os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")
    # This import follows after the handler is set, because it takes longer than some commands.
    from site_builder.cli.group import run

    return run(argv)
