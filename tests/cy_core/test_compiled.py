"""What no caller can do to the compiled modules: end the process, or read what is not theirs."""

from __future__ import annotations

import copy
import pickle
import re
import subprocess
import sys

import pytest

from cy_core.engine.binding import Counter, Lister, Parts, Stop
from cy_core.engine.joining import JoinCounter, JoinParts
from tests.helpers.sources import ROOT, files

OWNERS = [
    *(Stop(), Parts(8), Counter("portable", Stop()), Lister(8, "portable")),
    *(JoinParts(8, Stop()), JoinCounter("portable", Stop())),
]


def test_bad_arguments_raise_errors_and_never_crash() -> None:
    command = [sys.executable, "-X", "faulthandler", "-m", "tests.helpers.bad_calls"]
    run = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, encoding="utf-8")
    assert run.returncode == 0, run.stdout.splitlines()[-1:] + run.stderr.splitlines()
    calls = run.stdout.splitlines()
    expected = ("InputError", "TypeError", "IndexError", "ValueError", "BufferError", "WrongCount")
    assert [call for call in calls if not call.endswith(expected)] == []
    assert len(calls) > 1000


@pytest.mark.parametrize("owner", OWNERS, ids=lambda owner: type(owner).__name__)
def test_owners_of_memory_cannot_be_copied_pickled_or_empty(owner: object) -> None:
    for double in (copy.copy, copy.deepcopy, pickle.dumps):
        with pytest.raises(TypeError):
            double(owner)
    if not isinstance(owner, Stop):
        with pytest.raises(TypeError, match="argument"):
            type(owner).__new__(type(owner))


def test_second_init_changes_nothing() -> None:
    parts = Parts(8)
    parts.__init__(9)  # type: ignore[misc]
    assert (parts.n, len(parts)) == (8, 28)


def fields(text: str) -> list[str]:
    """The fields that a C or Cython declaration names, without their types and comments."""
    plain = re.sub(r"/\*.*?\*/|#[^\n]*", "", text, flags=re.DOTALL)
    lists = re.findall(r"^\s*(?:const )?\w[\w ]*?[ *]+(\w[^;\n]*)", plain, re.MULTILINE)
    return [re.sub(r"[\s*]|\[.*", "", name) for names in lists for name in names.split(",")]


def test_cython_structs_declare_all_fields_of_their_c_structs() -> None:
    """Fields that a declaration leaves out would hold garbage."""
    headers = "".join((ROOT / path).read_text("utf-8") for path in files(".h", under=("cy_core",)))
    in_c = {name: body for body, name in re.findall(r"struct \{(.*?)\} (\w+);", headers, re.S)}
    checked = 0
    for path in files(".pyx", under=("cy_core",)):
        source, beside = (ROOT / path).read_text("utf-8"), (ROOT / path).with_suffix(".pxd")
        declared = source + (beside.read_text("utf-8") if beside.exists() else "")
        for name in {*re.findall(r"= (\w+)\(", source)} & {*in_c}:
            if struct := re.search(rf"struct {name}:\n((?: {{8}}.*\n)+)", declared):
                assert fields(struct[1]) == fields(in_c[name]), name
                checked += 1
    assert checked
