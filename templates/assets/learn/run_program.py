"""Runs a program of a reader in the worker, and watches which boards it counts.

Brython runs this file in a browser, where no library can be imported, and CPython in the tests.
"""

NAME = "program"  # of the reader's file, in tracebacks
MAX_LINES = 100  # of what it prints, the last ones
MAX_BOARDS = 500


def run(source, n):
    """Run a program.

    Parameters
    ----------
    source : str
        The program, in which N is set already.
    n : int
        The same N.

    Returns
    -------
    list of str
        What it printed; the number of the line with a mistake, or 0; the mistake, or an empty
        text; and the boards that it counted: the columns of each, -1 for a row without one queen.
    """
    watch = Watch(n)
    lines = []

    def show(*values, sep=" ", end="\n", **others):
        lines.append(sep.join([str(value) for value in values]))
        del lines[:-MAX_LINES]

    names = {"__name__": "__main__", "print": show, "watched": watch.watched}
    line, mistake = 0, ""
    text, added = with_watch(source)
    try:
        exec(compile(text, NAME, "exec"), names)
    except SyntaxError as error:
        line, mistake = error.lineno or 0, f"SyntaxError: {error.msg}"
    except BaseException as error:
        line, mistake = line_of(error), in_words(error)
    line -= 0 < added < line
    boards = [" ".join([str(column) for column in board]) for board in watch.boards]
    return ["\n".join(lines), str(line), mistake, ",".join(boards)]


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

        def follow(*values):
            self.calls += 1
            call = self.calls
            known = dict(zip(parameters, values, strict=False))
            self.trail.append(self.columns_in(known, place.__globals__))
            found = place(*values)
            if found == 1 and call == self.calls and len(self.boards) < MAX_BOARDS:
                self.boards += self.board()
            self.trail.pop()
            return found

        return follow

    def columns_in(self, known, names):
        """What a call knows: a list of columns, or the taken columns as bits; otherwise None."""
        if isinstance(known.get("columns"), (list, tuple)):
            return list(known["columns"])
        if isinstance(known.get("down"), int):
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
            return [last]
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
