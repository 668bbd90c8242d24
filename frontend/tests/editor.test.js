/* What the editor reads and judges: programs, what they print, and their boards. */

import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import { judgeBoards, totalIn, totalsIn } from "../src/learn/editor-judge.js";
import { hintFor } from "../src/learn/editor-judge.js";
import { importsOf, withN } from "../src/learn/editor-source.js";
import { golden } from "./golden.js";

const truth = new Map(golden("totals").totals);
const HALF = "1 3 0 2";
// Boards that a program for N = 4 counts, its total, and what is said about them.
const BOARDS = [
  ["1 3 0 2,2 0 3 1", 2, ""],
  ["", 3, ""],
  [HALF, 2, ""],
  ["0 1 2 3", 2, ""],
  [HALF, 1, "It finds one of every two mirror images"],
  ["1 3 0 2,1 3 0 2", 3, "counts this board twice, as its boards 1 and 2"],
  ["1 3 0", 1, "it has 3 queens"],
  ["1 3 -1 2", 1, "the marked row gets no queen of its own"],
  ["1 3 0 2,2 0 3 1", 4, "It finds both solutions, each once"],
  ["0 0 3 1", 1, "the queens on a4 and a3 attack each other"],
];
// What a program printed for N, and the total that it has.
const PRINTED = [
  ["4 2", 4, 2],
  ["2", 4, 2],
  ["5 8 3", 5, 8],
  ["There are 92 solutions for 8 queens.", 8, 92],
  ["8-queens has 91 solutions", 8, 91],
  ["Number of solutions: 92\nTime: 0.012 seconds", 8, 92],
  ["Solutions: 92\nNodes: 2057\nTime: 12 ms, 3e-05 s", 8, 92],
  ["Solutions: 90\nNodes: 2057\nTime: 12 ms", 8, 90],
  ["N: 8\nTotal: 91", 8, 91],
  [". Q . .\n0 0 1 0\n[1, 3, 0, 2]\n2 solutions\n\n", 4, 2],
  ["2\n1 3 0 2\n2 0 3 1", 4, 2],
  ["Solution 1: [1, 3, 0, 2]\nSolution 2: [2, 0, 3, 1]", 4, 2],
  ["Solution 2: [2, 4, 1, 3]\nSolution 3: [3, 1, 4, 2]\nTotal: 3", 4, 3],
  ["Solution 1:\n. Q . .\nSolution 2:\n. . Q .\n3", 4, 3],
  ["1 1\n2 0\n3 0\n4 4", 4, 4],
  ["n = 4: 2\nn = 5: 10\nn = 6: 4", 4, 2],
  ["8 92 12", 8, 92],
  ["8 queens: 92個", 8, 92],
  ["-1", 8, -1],
  ["[[1, 3, 0, 2], [2, 0, 3, 1]]\n[(0, 1), (1, 3), (2, 0), (3, 2)]", 4, undefined],
  ["none\n0.5\n3 s", 8, undefined],
  ["", 8, undefined],
];
// What a program printed that says its own N, and the totals that it has.
const OWN = [
  ["1 1\n4 2\n5 10\n6 4\n7 40\n8 92", "4 2,5 10,6 4,7 40,8 92"],
  ["4: 2\n5: 9\n6: 4", "4 2,5 9,6 4"],
  ["There are 4 solutions for 6 queens\nThere are 40 solutions for 7 queens", "6 4,7 40"],
  ["[1, 0, 0, 2, 10, 4, 40, 92]", "4 2,5 10,6 4,7 40,8 92"],
  ["4 2\n5 7\n6 1\n8 3\n92 solutions", "8 92"],
  ["4 1\n5 3\n6 5\n7 7\n8 2\nThere are 92 solutions for 8 queens.", "8 92"],
  ["93", ""],
  ["", ""],
];
// Programs, and what they are for N = 5.
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
    const told = judgeBoards(4, boards, ["1302", "2031"], total)?.reason ?? "";
    assert.ok(reason ? told.includes(reason) : told === "", boards);
  }
});

test("totals are found in what programs print", () => {
  for (const [printed, n, total] of PRINTED) assert.equal(totalIn(printed, n, truth.get(n)), total, printed);
  const known = new Map([4, 5, 6, 7, 8].map((n) => [n, Array(truth.get(n))]));
  for (const [printed, totals] of OWN) {
    const found = [...totalsIn(printed, known)].map((pair) => pair.join(" "));
    assert.equal(found.join(","), totals, printed);
  }
});

test("programs are read: where they say N, and what they import", () => {
  for (const [source, changed] of SOURCES) assert.equal(withN(source)?.(5), changed, source);
  const lines = { os: 4, numpy: 4, typing: 6, collections: 9, math: 10 };
  assert.deepEqual(Object.fromEntries(importsOf(IMPORTS)), lines);
});

test("a slip that many make gets a hint, and a right program none", () => {
  const program = (name) => readFileSync(new URL(`../../content/programs/${name}.py`, import.meta.url), "utf8");
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
