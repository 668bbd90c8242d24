"""Describe this machine: enough to compare timings, but nothing that identifies its owner."""

from __future__ import annotations

import os
import platform
import re
import subprocess
import sysconfig
from pathlib import Path

from cy_core import COMPILER, machine_memory
from site_builder.timings.records import Machine


def this_machine() -> Machine:
    """Return the machine that the program runs on."""
    return Machine(
        processor=processor_name(),
        cores=os.cpu_count() or 1,
        memory=machine_memory(),
        system=f"{platform.system()} {_major_minor(platform.release())}",
        python=f"{platform.python_implementation()} {platform.python_version()}",
        compiler=COMPILER,
        flags=_flags(sysconfig.get_config_var("CFLAGS") or ""),
    )


def recent_load() -> float:
    """Return the average number of running programs in the last minute.

    Return 0 if the system does not report it.
    """
    try:
        return os.getloadavg()[0]
    except (AttributeError, OSError):
        return 0.0


def machine_name(machine: Machine) -> str:
    """Return the name of the record: the processor and the number of its cores.

    >>> machine_name(Machine("AMD Ryzen 9 (TM) 5950X", 32, None, "Linux 6.1", "", "", ""))
    'amd-ryzen-9-tm-5950x-32-cores'
    """
    words = re.findall(r"[a-z0-9]+", f"{machine.processor} {machine.cores} cores".lower())
    return "-".join(words)


def processor_name() -> str:
    """Return the brand name of the processor, or its architecture if the name is unknown."""
    read = {"Linux": _linux_processor, "Darwin": _mac_processor}.get(platform.system())
    return (read() if read else platform.processor()) or platform.machine()


def _linux_processor() -> str:
    try:
        text = Path("/proc/cpuinfo").read_text(encoding="utf-8")
    except OSError:
        return ""
    name = re.search(r"^model name\s*:\s*(.+)$", text, re.MULTILINE)
    return name[1].strip() if name else ""


def _mac_processor() -> str:
    command = ["sysctl", "-n", "machdep.cpu.brand_string"]
    return subprocess.run(command, capture_output=True, text=True, check=False).stdout.strip()


def _major_minor(release: str) -> str:
    """Return the first two numbers of a release, because the rest may name a provider."""
    numbers = re.match(r"\d+(\.\d+)?", release)
    return numbers[0] if numbers else release


def _flags(text: str) -> str:
    """Return the flags that change the compiled code, without flags that contain a path."""
    flags = [flag for flag in text.split() if re.fullmatch(r"-(O|f|m)[\w=+.-]*", flag)]
    return " ".join(dict.fromkeys(flags))
