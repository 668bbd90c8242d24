"""Runs a program of a reader in the worker, and watches which boards it counts.

Brython runs this file in a browser, where `builtins` and `sys` alone can be imported, and CPython
in the tests.
"""

import builtins
import sys

NAME = "<string>"  # of the text that `exec` runs, in tracebacks
# All boards of N = 8 fit in, drawn with rules, or in one line as zeros and ones.
MAX_LINES = 2000  # of what it prints, the last ones
MAX_LINE = 30_000  # characters of a line, the last ones
CUT = "…"  # in place of lines that are lost
MAX_BOARDS = 500
ONLY_AST = 0x400  # for `compile`, as in the module `ast`, which the worker does not have
FUNCTIONS = ("FunctionDef", "AsyncFunctionDef")


def run(source, n):
    """Run a program with this N, which it is told if it asks for input or reads its arguments.

    Return, as text, what it printed; the number of the line with a mistake, or 0; the mistake, or
    nothing; and the columns of each board that it counted, -1 for a row without one queen.
    """
    watch, printed = CallTracer(n), BoundedOutput()
    names = {
        "__name__": "__main__",
        "input": lambda *prompt: str(n),
        "open": refuse_files,
        "quit": exit_program,
        "exit": exit_program,
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
        line, mistake = undefined_annotation(text, names)
    except SyntaxError as error:
        line, mistake = error.lineno or 0, f"SyntaxError: {error.msg}"
    except BaseException as error:
        line, mistake = line_of(error), format_error(error)
    else:
        line, mistake = undefined_annotation(text, names)
    finally:
        sys.stdout, sys.argv = before
    line -= 0 < added < line
    boards = [" ".join([str(column) for column in board]) for board in watch.boards]
    return [printed.text(), str(line), mistake, ",".join(boards)]


class BoundedOutput:
    """A standard output that keeps the last lines."""

    def __init__(self):
        self.lines = []
        self.last = ""  # which has no end yet
        self.is_cut = False

    def write(self, text):
        """Take more."""
        *ended, last = (self.last + text).split("\n")
        self.last = last[-MAX_LINE:]
        if ended:
            lines = self.lines + ended
            self.is_cut = self.is_cut or len(lines) > MAX_LINES
            self.lines = lines[-MAX_LINES:]

    def flush(self):
        """Do nothing: nothing waits."""

    def text(self):
        """Return the last lines, after `CUT` if there were more."""
        lines = [CUT, *self.lines] if self.is_cut else self.lines
        return "\n".join([*lines, self.last] if self.last else lines)


def exit_program(*status):
    """End the program."""
    raise SystemExit


def refuse_files(name, *mode, **options):
    """Say that there are no files."""
    raise OSError(f"this page cannot open the file {name}")


def with_watch(source):
    """Return the program with its function `place` watched, and the number of the added line."""
    lines = source.split("\n")
    for index, line in enumerate(lines):
        if line.startswith("def place("):
            return "\n".join([*lines[:index], "@watched", *lines[index:]]), index + 1
    return source, 0


def line_of(error):
    """Return the last line of the program that was running, or 0 if it was not running."""
    line, traceback = 0, error.__traceback__
    while traceback:
        if traceback.tb_frame.f_code.co_filename == NAME:
            line = traceback.tb_lineno
        traceback = traceback.tb_next
    return line


def format_error(error):
    """Describe an error as Python names it."""
    if isinstance(error, RecursionError):
        return "RecursionError: the calls never end"
    name, text = type(error).__name__, str(error)
    return f"{name}: {text}" if text else name


def undefined_annotation(text, names):
    """Find an annotation that CPython before 3.14 cannot evaluate; Brython does not evaluate any.

    `names` are the names of the module after the program has run. Return the line of the annotation
    and the mistake, or 0 and an empty text.
    """
    body = compile(text, NAME, "exec", ONLY_AST).body
    futures = [each for each in body if getattr(each, "module", None) == "__future__"]
    if "annotations" in [alias.name for each in futures for alias in each.names]:
        return 0, ""
    known = bound_names(body)
    defined = set()
    for index, statement in enumerate(body):
        # A class has no name before its end, nor has a function.
        later = {each.name for each in body[index:] if kind_of(each) in (*FUNCTIONS, "ClassDef")}
        for annotation, is_local in annotations_in(statement, False):
            for node in nodes_in(annotation):
                if kind_of(node) != "Name":
                    continue
                name = node.id
                is_known = name in known or name in names or hasattr(builtins, name)
                is_early = not is_local and name in later - defined and not hasattr(builtins, name)
                if is_early or not is_known:
                    return node.lineno, f"NameError: name '{name}' is not defined"
        defined |= bound_names([statement])
    return 0, ""


def kind_of(node):
    """Return the name of the class of a node."""
    return type(node).__name__


def nodes_in(node):
    """Yield a node of a syntax tree and all nodes below it."""
    yield node
    for child in children_of(node):
        yield from nodes_in(child)


def children_of(node):
    """Return the nodes right below a node."""
    values = [getattr(node, field, None) for field in node._fields]
    lists = [value if isinstance(value, list) else [value] for value in values]
    return [child for each in lists for child in each if hasattr(child, "_fields")]


def annotations_in(node, is_local):
    """Yield all annotations that are evaluated, each with whether a function has to run first."""
    kind = kind_of(node)
    is_evaluated = kind == "arg" or (kind == "AnnAssign" and not is_local)
    if is_evaluated and node.annotation:
        yield node.annotation, is_local
    if kind in FUNCTIONS and node.returns:
        yield node.returns, is_local
    for child in children_of(node):
        is_inside = kind in FUNCTIONS and child is not node.args
        yield from annotations_in(child, is_local or is_inside)


def bound_names(body):
    """Return the names that statements bind anywhere, in any scope."""
    bound = set()
    for node in [each for statement in body for each in nodes_in(statement)]:
        kind = kind_of(node)
        if kind == "Name" and kind_of(node.ctx) == "Store":
            bound.add(node.id)
        elif kind == "arg":
            bound.add(node.arg)
        elif kind == "alias":
            bound.add((node.asname or node.name).split(".")[0])
        elif kind in (*FUNCTIONS, "ClassDef"):
            bound.add(node.name)
    return bound


class CallTracer:
    """Follows the calls of `place`, and keeps the board of each call that counts one."""

    def __init__(self, n):
        self.n = n
        self.calls = 0
        self.trail = []  # for each call that waits, what it knows of the columns
        self.boards = []

    def watched(self, place):
        """Wrap the function: a call that makes no other call and returns 1 counts a board."""
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
        """Return the columns that a call has, as a list or as bits of taken columns; else None."""
        if isinstance(known.get("columns"), (list, tuple)):
            return list(known["columns"])
        if isinstance(known.get("down"), int) and "left" in known and "right" in known:
            return known["down"]
        if isinstance(names.get("taken"), list):
            return sum([1 << self.n - 1 - at for at, taken in enumerate(names["taken"]) if taken])
        return None

    def board(self):
        """Return a list with the board of the last call; empty if it cannot be known."""
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
        """Return the column of a bit, from the left; -1 for several bits or beyond the board."""
        is_one = bits > 0 and bits & bits - 1 == 0 and bits < 1 << self.n
        return self.n - bits.bit_length() if is_one else -1
