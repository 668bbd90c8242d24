"""A record says enough of the machine, and nothing of its owner."""

from __future__ import annotations

import platform
import re
from dataclasses import astuple
from pathlib import Path

import pytest

from cy_core import COMPILER
from site_builder.bench import machine
from site_builder.bench.machine import machine_name, recent_load, this_machine


def test_processor_is_named() -> None:
    machine = this_machine()
    assert machine.processor
    assert machine.cores >= 1


def test_compiler_is_that_of_the_core() -> None:
    assert this_machine().compiler == COMPILER
    assert re.match(r"(GCC|Clang|MSVC) [0-9]", COMPILER)
    assert COMPILER.isprintable()


def test_machine_hides_host_and_home() -> None:
    text = repr(astuple(this_machine()))
    assert platform.node() not in text
    assert str(Path.home()) not in text


def test_record_names_are_plain() -> None:
    assert machine_name(this_machine()).replace("-", "").isalnum()


@pytest.mark.parametrize(
    ("flags", "kept"),
    [
        ("-Wall -DNDEBUG -g -fwrapv -O3 -march=native", "-fwrapv -O3 -march=native"),
        ("-O2 -ffile-prefix-map=/home/me/python=.", "-O2"),
        ("", ""),
    ],
)
def test_paths_are_removed_from_flags(flags: str, kept: str) -> None:
    assert machine._flags(flags) == kept


def test_suffix_of_a_provider_is_removed_from_the_release() -> None:
    assert machine._major_minor("6.1.0-18-cloud-amd64") == "6.1"
    assert machine._major_minor("11") == "11"


def test_load_is_that_of_the_system(monkeypatch: pytest.MonkeyPatch) -> None:
    assert recent_load() >= 0
    monkeypatch.setattr(machine.os, "getloadavg", lambda: (2.5, 1.0, 0.5), raising=False)
    assert recent_load() == 2.5
    monkeypatch.delattr(machine.os, "getloadavg")
    assert recent_load() == 0
