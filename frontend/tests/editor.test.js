/* The functions by which the editor parses and judges programs, their output, and their boards. */

import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import { callsNothing, linesToAdd } from "../../site_builder/figures/editor/editor-advice.js";
import {
  hintFor,
  judgeBoards,
  judgePrinted,
} from "../../site_builder/figures/editor/editor-judge.js";
import {
  importsOf,
  mixedIndent,
  sizeIn,
  withN,
} from "../../site_builder/figures/editor/editor-source.js";
import { readBoards } from "../../site_builder/figures/editor/printed-boards.js";
import { readTotal, readTotals } from "../../site_builder/figures/editor/printed-totals.js";
import { golden } from "./golden.js";

const truth = new Map(golden("totals").totals);
const ONE_BOARD = "1 3 0 2";
// Each case has the boards that a program for N = 4 counts, the total that it prints, and a part of
// the reason that the verdict gives; "" if the verdict gives no reason.
const BOARDS = [
  ["1 3 0 2,2 0 3 1", 2, ""],
  ["", 3, ""],
  [ONE_BOARD, 2, ""],
  ["0 1 2 3", 2, ""],
  [ONE_BOARD, 1, "It finds one of every two mirror images"],
  ["1 3 0 2,1 3 0 2", 3, "counts this board twice, as its boards 1 and 2"],
  ["1 3 0", 1, "it has 3 queens"],
  ["1 3 -1 2", 1, "the marked row gets no queen of its own"],
  ["1 3 0 2,2 0 3 1", 4, "It finds both solutions, each once"],
  ["0 0 3 1", 1, "the queens on a4 and a3 attack each other"],
];
// Each case has the output of a program, its N, and the total that is parsed: undefined without a
// total, and "?" if the editor must ask the reader which number is the total.
const TOTAL_OUTPUTS = [
  ["4 2", 4, 2],
  ["2", 4, 2],
  ["(4, 2)", 4, 2],
  ["There are 92 solutions for 8 queens.", 8, 92],
  ["8-queens has 91 solutions", 8, 91],
  ["Number of solutions: 92\nTime: 0.012 seconds", 8, 92],
  ["Solutions: 92\nNodes: 2057\nTime: 12 ms, 3e-05 s", 8, 92],
  ["Solutions: 90\nNodes: 2057\nTime: 12 ms", 8, 90],
  ["12 unique solutions\n92 solutions", 8, 92],
  ["N: 8\nTotal: 91", 8, 91],
  ["3\n2\n1\n0\nTotal 92", 8, 92],
  ["Found 1\nFound 2\nFound 3", 4, 3],
  [". Q . .\n0 0 1 0\n[1, 3, 0, 2]\n2 solutions\n\n", 4, 2],
  ["2\n1 3 0 2\n2413", 4, 2],
  ["Found solution: [1, 3, 0, 2]\nFound solution: [2, 0, 3, 1]\nTotal: 2", 4, 2],
  ["Solution 2: [2, 4, 1, 3]\nSolution 3: [3, 1, 4, 2]\nTotal: 3", 4, 3],
  ["Solution 1:\n. Q . .\nSolution 2:\n. . Q .\n3", 4, 3],
  ["0 1\n1 3\n2 0\n3 2\n4 7", 4, 7],
  ["1 1\n2 0\n3 0\n4 4", 4, 4],
  ["n = 4: 2\nn = 5: 10\nn = 6: 4", 4, 2],
  ["8 queens: 92個", 8, 92],
  ["4 40,320", 4, 40320],
  ["8 46.0\n", 8, 46],
  ["-1", 8, -1],
  ["got 24\nexpected 2", 4, 24],
  ["[[1, 3, 0, 2], [2, 0, 3, 1]]\n[(0, 1), (1, 3), (2, 0), (3, 2)]", 4, undefined],
  ["4 [[1, 3, 0, 2]]", 4, undefined],
  ["4 None\n4 <generator object place>\n4 <function place>", 4, undefined],
  ["none\n0.5\n3 s\nCalls: 7", 8, undefined],
  ["", 8, undefined],
  ["4 0 2", 4, "?"],
  ["4 7 2 FAIL", 4, "?"],
  ["FAIL: 24 != 2", 4, "?"],
  ["expected 2, got 24", 4, "?"],
  ["expected 2", 4, "?"],
  ["Total: 2\nmine: 7", 4, "?"],
  ["mine: 1\nTotal: 2", 4, "?"],
  ["Total: 2\n4 7", 4, "?"],
  ["92\n2057", 8, "?"],
  ["8 92 12", 8, "?"],
  ["Found 92 solutions in 2057 steps", 8, "?"],
  ["2 of 24", 4, "?"],
];
// Each case has the output of a program, the N in its source (undefined without one), and pairs of
// an N and the total that is parsed for it; "?" as in TOTAL_OUTPUTS.
const SIZED_OUTPUTS = [
  ["1 1\n4 2\n5 10\n6 4\n7 40\n8 92", undefined, "4 2,5 10,6 4,7 40,8 92"],
  ["4: 2\n5: 9\n6: 4", undefined, "4 2,5 9,6 4"],
  [
    "There are 4 solutions for 6 queens\nThere are 40 solutions for 7 queens",
    undefined,
    "6 4,7 40",
  ],
  ["[1, 0, 0, 2, 10, 4, 40, 92]", undefined, "4 2,5 10,6 4,7 40,8 92"],
  ["{4: 2, 5: 10, 6: 5}", undefined, "4 2,5 10,6 5"],
  ["[1, 0, 0, 3, 10, 4, 40, 92]\n[1, 0, 0, 2, 10, 4, 40, 92]", undefined, ""],
  ["1 1\n2 5\n3 8\n4 6\n5 3\n6 7\n7 2\n8 4\n92 solutions", 8, "8 92"],
  ["There are 92 solutions for 8 queens.", undefined, "8 92"],
  ["4", 8, "8 4"],
  ["92", undefined, ""],
  ["", undefined, ""],
  ["4 7 2 FAIL\n5 3 10 FAIL\n6 1 4 FAIL", undefined, "?"],
  ["n=4 got 7 expected 2\nn=5 got 9 expected 10", undefined, "?"],
  ["4 2\n4 3\n5 10", undefined, "?"],
];
const ONE = "1302";
const BOTH = "1302 2031";
// Each case has the output of a program for N = 4, and the boards that are parsed, as columns.
const BOARD_OUTPUTS = [
  [". Q . .\n. . . Q\nQ . . .\n. . Q .\n\n. . Q .\nQ . . .\n. . . Q\n. Q . .\n", BOTH],
  ["Solution 1:\n.Q..\n...Q\nQ...\n..Q.\nSolution 2:\n..Q.\nQ...\n...Q\n.Q..", BOTH],
  ["[['.Q..', '...Q', 'Q...', '..Q.'], ['..Q.', 'Q...', '...Q', '.Q..']]", BOTH],
  ["[[1, 3, 0, 2], [2, 0, 3, 1]]", BOTH],
  ["(2, 4, 1, 3)\n(3, 1, 4, 2)", BOTH],
  ["2413\n3142", BOTH],
  ["Solution 1: 1 3 0 2\nSolution 2: 2 0 3 1", BOTH],
  ["[(0, 1), (1, 3), (2, 0), (3, 2)]\n[(0, 2), (1, 0), (2, 3), (3, 1)]", BOTH],
  ["{0: 1, 1: 3, 2: 0, 3: 2}", ONE],
  ["b4 d3 a2 c1", "2031"],
  ["Row 0, column 1\nRow 1, column 3\nRow 2, column 0\nRow 3, column 2", ONE],
  ["[[0, 1, 0, 0], [0, 0, 0, 1], [1, 0, 0, 0], [0, 0, 1, 0]]", ONE],
  ["4 . Q . .\n3 . . . Q\n2 Q . . .\n1 . . Q .\n  a b c d", ONE],
  [
    "+---+---+\n|   | Q |   |   |\n+---+---+\n|   |   |   | Q |\n+---+\n| Q |   |   |   |\n+---+\n|   |   | Q |   |",
    ONE,
  ],
  ["⬜👑⬜⬜\n⬜⬜⬜👑\n👑⬜⬜⬜\n⬜⬜👑⬜", ONE],
  ["-X--\n---X\nX---\n--X-", ONE],
  [".Q..\n\n...Q\n\nQ...\n\n..Q.\n", ONE],
  [". Q . .\n. . . Q\nQ . . .", "130"],
  ["[0, 0, 0, 0]", "0000"],
  ["…\n[1, 3, 0, 2]", ""],
  ["[2, 8, 1, 4]\nrow 0 column 1\n4 2", ""],
];
// Each case has a program, and its text after N is replaced by 5; undefined if it has no N to
// replace.
const SOURCES = [
  ["N = 8\n", "N = 5\n"],
  ["n: int = 8 # N = 8\n", "n: int = 5 # N = 8\n"],
  ["def f():\n    n = 10; g()", "def f():\n    n = 5; g()"],
  ["n = 0\nN = 8\n", "n = 0\nN = 5\n"],
  ["n = 1\nwhile n < 9: pass", "n = 5\nwhile n < 9: pass"],
  ["'''\nN = 8\n'''\nn = 12", "'''\nN = 8\n'''\nn = 5"],
  ["SIZE = 8\nprint('N = 8')", "SIZE = 5\nprint('N = 8')"],
  ["print(len(Solution().solve(8)))", "print(len(Solution().solve(5)))"],
  ["n = int(input('N = '))\nx = [9]", "n = int(input('N = '))\nx = [9]"],
  ["from sys import argv\nn = int(argv[1])", "from sys import argv\nn = int(argv[1])"],
  ["for n in range(9): print(n)", undefined],
  ["for n in range(1, 9): print(n)", undefined],
  ["while k <= 8: k += 1", undefined],
  ["a = 8\nfull = 0xFF", undefined],
  ["print(1 + 2)", undefined],
  ["print(92)", undefined],
];
const IMPORTS = `"""A text that has
import socket
in its lines."""
import os.path as path, numpy  # import re
text = "a # b"
from typing import (
    List)
if text:
    from collections.abc import Set
    import os; from math import pi
`;

test("boards are judged", () => {
  for (const [boards, total, reason] of BOARDS) {
    const columns = boards ? boards.split(",").map((board) => board.split(" ").map(Number)) : [];
    const actual = judgeBoards(4, columns, ["1302", "2031"], total)?.reason ?? "";
    assert.ok(reason ? actual.includes(reason) : actual === "", boards);
  }
});

test("boards are parsed from output, and judged without a total", () => {
  const read = (printed) => readBoards(printed, 4);
  for (const [printed, boards] of BOARD_OUTPUTS)
    assert.equal(
      read(printed)
        .map((board) => board.join(""))
        .join(" "),
      boards,
      printed,
    );
  const isRight = (printed) => !judgePrinted(4, read(printed), ["1302", "2031"]);
  assert.deepEqual(["2413\n3142", "2413", "2413\n2413", "2413\n3142\n1234"].map(isRight), [
    true,
    false,
    false,
    false,
  ]);
});

test("totals are parsed from output", () => {
  for (const [printed, n, expected] of TOTAL_OUTPUTS) {
    const { total, lines } = readTotal(printed, n) ?? {};
    assert.equal(lines ? "?" : total, expected, printed);
  }
  const known = new Map([4, 5, 6, 7, 8].map((n) => [n, Array(truth.get(n))]));
  for (const [printed, size, expected] of SIZED_OUTPUTS) {
    const { totals, lines } = readTotals(printed, known, size);
    assert.equal(
      lines ? "?" : [...totals].map((pair) => pair.join(" ")).join(","),
      expected,
      printed,
    );
  }
});

test("the N and the imports of programs are found", () => {
  for (const [source, changed] of SOURCES) assert.equal(withN(source)?.(5), changed, source);
  assert.equal(sizeIn("for row in range(7, 8): pass  # 6", [4, 5, 6, 7, 8]), 8);
  assert.equal(sizeIn("for n in range(1, 9): pass", [4, 5, 6, 7, 8]), undefined);
  const lines = { os: 4, numpy: 4, typing: 6, collections: 9, math: 10 };
  assert.deepEqual(Object.fromEntries(importsOf(IMPORTS)), lines);
});

test("an indent that CPython refuses is found", () => {
  const indents = [
    ["if N:\n    a\n\tb\n", 3],
    ["if N:\n\ta\n        b\n", 3],
    ["if N:\n    if N:\n\ta\n", 3],
    ["if N:\n\ta\n\tif b:\n\t\tc\nd", 0],
    ['if N:\n    a(1,\n\t2)\n    """\n\tb"""\n\t# c\n\n    d = 1 + \\\n\t2\n', 0],
  ];
  for (const [source, line] of indents) assert.equal(mixedIndent(source), line, source);
});

test("lines to add have the names of the program", () => {
  const programs = [
    ["N = 8\ndef place(row, columns):\n    return 1\n", true, "print(N, place(0, []))"],
    [
      "class Solution:\n    def help(self): pass\n    def solve(self, n):\n        self.help()\n",
      true,
      "N = 8\nprint(N, Solution().solve(N))",
    ],
    [
      "class Queens:\n    def __init__(self, n): pass\n    def run(self): pass\n",
      true,
      "N = 8\nQueens(N).run()",
    ],
    [
      "class Board:\n    size: int\n    found: int = 0\n    def run(self): pass\n",
      true,
      "N = 8\nprint(N, Board(N).run())",
    ],
    ["N = 8\ndef place(row): pass\nprint(N, place)\n", true, "print(N, place(0))"],
    ["n = int(input('N? '))\ndef place(row): pass\n", true, "print(n, place(0))"],
    [
      "size = 8\ndef queens(n):\n    yield n\nboards = queens(size)\n",
      false,
      "print(size, len(list(boards)))",
    ],
    ["N = 8\ncount = 0\ndef place(row): pass\nplace(0)\n", false, "print(N, count)"],
  ];
  for (const [source, isUncalled, lines] of programs) {
    assert.equal(callsNothing(source), isUncalled, source);
    assert.ok(linesToAdd(source).includes(lines), source);
  }
});

test("a mistake of Python's gets a remedy with the names of the program", () => {
  const mistakes = [
    [
      "N = 8\n    print N, place(0)  # all",
      "SyntaxError: invalid syntax",
      2,
      /print\(N, place\(0\)\)/,
    ],
    [
      "def f(n) -> List[int]:",
      "NameError: name 'List' is not defined",
      1,
      /from typing import List/,
    ],
    [
      "class Queen:\n    pass",
      "NameError: name 'Queen' is not defined",
      2,
      /from __future__ import annotations/,
    ],
    [
      "place(row + 1, columns.append(column))",
      "TypeError: 'NoneType' object is not subscriptable",
      1,
      /columns, column/,
    ],
    [
      "found += place(row + 1)",
      "TypeError: unsupported operand type(s) for +=: 'int' and 'NoneType'",
      1,
      /return/,
    ],
  ];
  for (const [source, mistake, line, hint] of mistakes)
    assert.match(hintFor(source, mistake, line) ?? "", hint);
  assert.equal(hintFor("found", "NameError: name 'found' is not defined", 1), undefined);
});

test("a common mistake gets a hint, and a correct program gets no hint", () => {
  const program = (name) =>
    readFileSync(new URL(`../../content/programs/${name}.py`, import.meta.url), "utf8");
  const slips = [
    ["placement-flags", /^.*, False.*$/gm, "", "flags"],
    ["backtracking", "place(row + 1,", "place(row,", "same row"],
    ["bitmap", "mask & ~(", "mask & (", "Which operator"],
    ["bitmap", "mask & ~(", "~(", "left of the board"],
  ];
  for (const [name, right, wrong, hint] of slips) {
    const source = program(name);
    assert.equal(hintFor(source), undefined, name);
    const broken = source.replaceAll(right, wrong);
    assert.notEqual(broken, source, name);
    assert.match(hintFor(broken) ?? "", new RegExp(hint));
  }
});
