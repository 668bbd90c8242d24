"""A record describes the machine, but says nothing about its owner."""

from __future__ import annotations

import platform
import re
from dataclasses import astuple
from pathlib import Path

import pytest

from cy_core import COMPILER
from site_builder.bench import machine
from site_builder.bench.machine import machine_name, recent_load, this_machine


def test_machine_has_its_processor_and_compiler_and_nothing_of_its_owner() -> None:
    machine = this_machine()
    assert machine.processor
    assert machine.cores >= 1
    assert machine.compiler == COMPILER
    assert re.match(r"(GCC|Clang|MSVC) [0-9]", COMPILER)
    text = repr(astuple(machine))
    assert platform.node() not in text
    assert str(Path.home()) not in text
    assert machine_name(machine).replace("-", "").isalnum()


def test_flags_have_no_paths_and_releases_no_name_of_a_provider() -> None:
    flags = "-Wall -DNDEBUG -g -fwrapv -O3 -march=native -ffile-prefix-map=/home/me/python=."
    assert machine._flags(flags) == "-fwrapv -O3 -march=native"
    assert machine._flags("") == ""
    assert machine._major_minor("6.1.0-18-cloud-amd64") == "6.1"
    assert machine._major_minor("11") == "11"


def test_load_agrees_with_the_system(monkeypatch: pytest.MonkeyPatch) -> None:
    assert recent_load() >= 0
    monkeypatch.setattr(machine.os, "getloadavg", lambda: (2.5, 1.0, 0.5), raising=False)
    assert recent_load() == 2.5
    monkeypatch.delattr(machine.os, "getloadavg")
    assert recent_load() == 0
