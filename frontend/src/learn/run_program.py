"""Runs a program of a reader in the worker, and watches which boards it counts.

Brython runs this file in a browser, where `sys` alone can be imported, and CPython in the tests.
"""

import sys

NAME = "<string>"  # of the text that `exec` runs, in tracebacks
MAX_LINES = 100  # of what it prints, the last ones
MAX_LINE = 10_000  # characters of a line, the last ones
MAX_BOARDS = 500


def run(source, n):
    """Run a program with this N, which it is told if it asks for input or reads its arguments.

    Return, as text, what it printed; the number of the line with a mistake, or 0; the mistake, or
    nothing; and the columns of each board that it counted, -1 for a row without one queen.
    """
    watch, printed = Watch(n), Printed()
    names = {
        "__name__": "__main__",
        "input": lambda *prompt: str(n),
        "open": refuse_files,
        "quit": leave,
        "exit": leave,
        "watched": watch.watched,
    }
    line, mistake = 0, ""
    text, added = with_watch(source)
    before = sys.stdout, sys.argv
    sys.stdout, sys.argv = printed, ["program.py", str(n)]
    try:
        # Brython 3.15 does `return` and f-strings wrong in what `compile` has made.
        exec(text, names)
    except SystemExit:
        pass
    except SyntaxError as error:
        line, mistake = error.lineno or 0, f"SyntaxError: {error.msg}"
    except BaseException as error:
        line, mistake = line_of(error), in_words(error)
    finally:
        sys.stdout, sys.argv = before
    line -= 0 < added < line
    boards = [" ".join([str(column) for column in board]) for board in watch.boards]
    return [printed.text(), str(line), mistake, ",".join(boards)]


class Printed:
    """A standard output that keeps the last lines."""

    def __init__(self):
        self.lines = []
        self.last = ""  # which has no end yet

    def write(self, text):
        """Take more."""
        *ended, last = (self.last + text).split("\n")
        self.last = last[-MAX_LINE:]
        if ended:
            self.lines = (self.lines + ended)[-MAX_LINES:]

    def flush(self):
        """Do nothing: nothing waits."""

    def text(self):
        """The last lines."""
        return "\n".join([*self.lines, self.last] if self.last else self.lines)


def leave(*status):
    """End the program."""
    raise SystemExit


def refuse_files(name, *mode, **options):
    """Say that there are no files."""
    raise OSError(f"this page cannot open the file {name}")


def with_watch(source):
    """The program with its function `place` watched, and the number of the line that is added."""
    lines = source.split("\n")
    for index, line in enumerate(lines):
        if line.startswith("def place("):
            return "\n".join([*lines[:index], "@watched", *lines[index:]]), index + 1
    return source, 0


def line_of(error):
    """The last line of the program that was at work; 0 if none was."""
    line, traceback = 0, error.__traceback__
    while traceback:
        if traceback.tb_frame.f_code.co_filename == NAME:
            line = traceback.tb_lineno
        traceback = traceback.tb_next
    return line


def in_words(error):
    """A mistake, as Python names it."""
    if isinstance(error, RecursionError):
        return "RecursionError: the calls never end"
    return f"{type(error).__name__}: {error}"


class Watch:
    """Follows the calls of `place`, and keeps the board of each call that counts one."""

    def __init__(self, n):
        self.n = n
        self.calls = 0
        self.trail = []  # for each call that waits, what it knows of the columns
        self.boards = []

    def watched(self, place):
        """The function, followed: a call that makes no other and returns 1 counts a board."""
        code = place.__code__
        parameters = code.co_varnames[: code.co_argcount]

        def follow(*values, **named):
            self.calls += 1
            call = self.calls
            known = {**dict(zip(parameters, values, strict=False)), **named}
            self.trail.append(self.columns_in(known, place.__globals__))
            found = place(*values, **named)
            if found == 1 and call == self.calls and len(self.boards) < MAX_BOARDS:
                self.boards += self.board()
            self.trail.pop()
            return found

        return follow

    def columns_in(self, known, names):
        """What a call knows: a list of columns, or the taken columns as bits; otherwise None."""
        if isinstance(known.get("columns"), (list, tuple)):
            return list(known["columns"])
        if isinstance(known.get("down"), int) and "left" in known and "right" in known:
            return known["down"]
        if isinstance(names.get("taken"), list):
            return sum([1 << self.n - 1 - at for at, taken in enumerate(names["taken"]) if taken])
        return None

    def board(self):
        """The board of the last call, in a list; empty if it cannot be known."""
        last = self.trail[-1]
        if last is None:
            return []
        if isinstance(last, list):
            # Otherwise they are the free columns, or a flag for each.
            sizes = [len(known) if isinstance(known, list) else 0 for known in self.trail]
            is_known = sizes == list(range(len(sizes))) and all(type(at) is int for at in last)
            return [last] if is_known else []
        board, before = [], 0
        # A mirrored search puts a queen into the middle column before its first call.
        for down in self.trail if self.trail[0] else self.trail[1:]:
            board.append(self.column(down ^ before))
            before = down
        return [board]

    def column(self, bits):
        """The column of a bit, from the left; -1 for several bits, or none of the board."""
        is_one = bits > 0 and bits & bits - 1 == 0 and bits < 1 << self.n
        return self.n - bits.bit_length() if is_one else -1
