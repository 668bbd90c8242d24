"""The harness that runs a reader's program in the worker, and records the boards that it counts.

Brython runs this file in a browser, where only `builtins` and `sys` can be imported. CPython runs
it in the tests.
"""

import builtins
import sys

# The file name that tracebacks have for the text that `exec` runs.
NAME = "<string>"
# A longer output keeps only its last lines, and a longer line its last characters. All boards of
# N = 8 fit, whether drawn with rules or printed in one line as zeros and ones.
MAX_LINES = 2000
MAX_LINE = 30_000
# Stands in the output for the lines that were not kept.
CUT = "…"
MAX_BOARDS = 500
# A flag of `compile`, as in the module `ast`, which the worker does not have.
ONLY_AST = 0x400
FUNCTIONS = ("FunctionDef", "AsyncFunctionDef")


def run(source, n):
    """Run the program `source`; `input` and the command line give it `n`.

    Return four texts: its output; the number of the line with an error, or 0; the error, or an
    empty text; and the columns of each board that it counted, -1 for a row without exactly one
    queen.
    """
    tracer = CallTracer(n)
    output = BoundedOutput()
    names = {
        "__name__": "__main__",
        "input": lambda *prompt: str(n),
        "open": refuse_files,
        "quit": exit_program,
        "exit": exit_program,
        "watched": tracer.trace,
    }
    text, added = add_tracer(source)
    stdout_before = sys.stdout
    argv_before = sys.argv
    sys.stdout = output
    sys.argv = ["program.py", str(n)]
    try:
        # Brython 3.15 runs `return` and f-strings wrongly in the result of `compile`.
        exec(text, names)
    except SystemExit:
        line, mistake = undefined_annotation(text, names)
    except SyntaxError as error:
        line = error.lineno or 0
        mistake = f"SyntaxError: {error.msg}"
    except BaseException as error:
        line = line_of(error)
        mistake = format_error(error)
    else:
        line, mistake = undefined_annotation(text, names)
    finally:
        sys.stdout = stdout_before
        sys.argv = argv_before
    if 0 < added < line:
        line -= 1
    boards = [" ".join([str(column) for column in board]) for board in tracer.boards]
    return [output.text(), str(line), mistake, ",".join(boards)]


class BoundedOutput:
    """A standard output that keeps only the last lines."""

    def __init__(self):
        self.lines = []
        # The line without a line end yet.
        self.last = ""
        self.is_cut = False

    def write(self, text):
        """Append a text."""
        *ended, last = (self.last + text).split("\n")
        self.last = last[-MAX_LINE:]
        if ended:
            lines = self.lines + ended
            self.is_cut = self.is_cut or len(lines) > MAX_LINES
            self.lines = lines[-MAX_LINES:]

    def flush(self):
        """Do nothing, because nothing is buffered elsewhere."""

    def text(self):
        """Return the last lines, with `CUT` in front if lines are lost."""
        lines = [CUT, *self.lines] if self.is_cut else list(self.lines)
        if self.last:
            lines.append(self.last)
        return "\n".join(lines)


def exit_program(*status):
    """End the program: the function that it gets as `exit` and `quit`."""
    raise SystemExit


def refuse_files(name, *mode, **options):
    """Raise an OSError: the function that a program gets as `open`."""
    raise OSError(f"this page cannot open the file {name}")


def add_tracer(source):
    """Decorate the function `place` of a program.

    Return the program, and the number of the added line; 0 if the program has no such function.
    """
    lines = source.split("\n")
    for index, line in enumerate(lines):
        if line.startswith("def place("):
            return "\n".join([*lines[:index], "@watched", *lines[index:]]), index + 1
    return source, 0


def line_of(error):
    """Return the last line of the program in the traceback of an error, or 0."""
    line = 0
    traceback = error.__traceback__
    while traceback:
        if traceback.tb_frame.f_code.co_filename == NAME:
            line = traceback.tb_lineno
        traceback = traceback.tb_next
    return line


def format_error(error):
    """Return an error as Python prints it."""
    if isinstance(error, RecursionError):
        return "RecursionError: the calls never end"
    name = type(error).__name__
    text = str(error)
    return f"{name}: {text}" if text else name


def undefined_annotation(text, names):
    """Find an annotation that CPython before 3.14 cannot evaluate, since Brython evaluates none.

    `names` are the names of the module after the program has run. Return the line of the
    annotation and the error, or 0 and an empty text.
    """
    body = compile(text, NAME, "exec", ONLY_AST).body
    futures = [node for node in body if getattr(node, "module", None) == "__future__"]
    if "annotations" in [alias.name for node in futures for alias in node.names]:
        return 0, ""
    known = bound_names(body)
    defined = set()
    for index, statement in enumerate(body):
        # The name of a class or a function is bound only after its body.
        rest = body[index:]
        later = {node.name for node in rest if kind_of(node) in (*FUNCTIONS, "ClassDef")}
        for annotation, is_local in annotations_in(statement, False):
            for node in nodes_in(annotation):
                if kind_of(node) != "Name":
                    continue
                name = node.id
                is_builtin = hasattr(builtins, name)
                is_known = name in known or name in names or is_builtin
                is_early = not is_local and name in later - defined and not is_builtin
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
    """Return the child nodes of a node."""
    values = [getattr(node, field, None) for field in node._fields]
    lists = [value if isinstance(value, list) else [value] for value in values]
    return [child for children in lists for child in children if hasattr(child, "_fields")]


def annotations_in(node, is_local):
    """Yield (annotation, is_local) for all annotations that Python evaluates.

    `is_local` tells whether a function has to run first.
    """
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
    for node in [node for statement in body for node in nodes_in(statement)]:
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
    """A tracer of the calls of `place`. It records the board of each call that counts a board."""

    def __init__(self, n):
        self.n = n
        self.calls = 0
        # For each pending call, the result of `columns_in`.
        self.trail = []
        self.boards = []

    def trace(self, place):
        """Decorate `place`: a call that calls nothing further and returns 1 counts a board."""
        code = place.__code__
        parameters = code.co_varnames[: code.co_argcount]

        def traced(*values, **named):
            self.calls += 1
            call = self.calls
            known = {**dict(zip(parameters, values, strict=False)), **named}
            self.trail.append(self.columns_in(known, place.__globals__))
            found = place(*values, **named)
            if found == 1 and call == self.calls and len(self.boards) < MAX_BOARDS:
                self.boards += self.board()
            self.trail.pop()
            return found

        return traced

    def columns_in(self, known, names):
        """Return the columns of a call: as a list, or the taken columns as bits, or None.

        `known` are the arguments of the call, `names` the globals of the program.
        """
        if isinstance(known.get("columns"), (list, tuple)):
            return list(known["columns"])
        if isinstance(known.get("down"), int) and "left" in known and "right" in known:
            return known["down"]
        if isinstance(names.get("taken"), list):
            flags = names["taken"]
            return sum([1 << self.n - 1 - column for column, flag in enumerate(flags) if flag])
        return None

    def board(self):
        """Return the board of the last call in a list; empty if the board is not known."""
        last = self.trail[-1]
        if last is None:
            return []
        if isinstance(last, list):
            # `columns` has the queens only if each call has one more than the call around it. In
            # other programs it is a list of free columns, or of a flag for each column.
            sizes = [len(known) if isinstance(known, list) else 0 for known in self.trail]
            are_numbers = all(type(column) is int for column in last)
            is_known = are_numbers and sizes == list(range(len(sizes)))
            return [last] if is_known else []
        board = []
        before = 0
        # A mirrored search puts a queen into the middle column before its first call.
        calls = self.trail if self.trail[0] else self.trail[1:]
        for down in calls:
            board.append(self.column(down ^ before))
            before = down
        return [board]

    def column(self, bits):
        """Return the column of a bit; -1 unless `bits` is one bit of the board."""
        is_one = bits > 0 and bits & bits - 1 == 0 and bits < 1 << self.n
        return self.n - bits.bit_length() if is_one else -1
