"""A program is run unchanged in Python, in C, and in a browser."""

from __future__ import annotations

import json
import os
import re
import sys
from pathlib import Path

import pytest

from site_builder.bench.session import TimeLimitError, time_limit
from site_builder.programs import browser, running
from site_builder.programs.browser import engine_in_browser, find_browser, in_browser
from site_builder.programs.running import in_c, in_python, output, program_path, with_n
from site_builder.values.errors import UserError
from tests.helpers.waiting import wait_until


def test_a_program_in_python_prints_nothing_here(capsys: pytest.CaptureFixture[str]) -> None:
    text = program_path("symmetry_elimination", "py").read_text(encoding="utf-8")
    assert in_python(with_n(text, 6))().counts == (6, 4, 1)
    assert capsys.readouterr().out == ""


@pytest.mark.soak
def test_a_program_in_c_says_what_compiled_it() -> None:
    text = program_path("mirror", "c").read_text(encoding="utf-8")
    result = in_c(with_n(text, 7))()
    assert (result.counts, result.seconds) == ((7, 40), None)
    assert result.tool.endswith(" -O2")


@pytest.mark.soak
def test_a_process_ends_with_its_time() -> None:
    with pytest.raises(TimeLimitError), time_limit(0.05):
        output([sys.executable, "-c", "import time; time.sleep(60)"], "")


@pytest.mark.soak
@pytest.mark.skipif(sys.platform == "win32", reason="Windows has no groups of processes")
def test_child_processes_end_with_their_parent(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    started = tmp_path / "begun"
    ended = tmp_path / "ended"

    def interrupted(*_: object) -> None:
        wait_until(started.exists)
        raise KeyboardInterrupt

    monkeypatch.setattr(running, "wait", interrupted)
    with pytest.raises(KeyboardInterrupt):
        output(["sh", "-c", f"(touch '{started}'; sleep 20; touch '{ended}'); true"], "")
    assert not ended.exists()


@pytest.mark.soak
def test_process_has_no_standard_input() -> None:
    saved, (reader, writer) = os.dup(0), os.pipe()
    os.write(writer, b"typed")
    os.close(writer)
    os.dup2(reader, 0)
    try:
        assert output([sys.executable, "-c", "import sys; print(sys.stdin.read())"], "") == "\n"
    finally:
        os.dup2(saved, 0)
        os.close(saved)
        os.close(reader)


@pytest.mark.parametrize(
    ("compiler", "message"),
    [
        ((sys.executable,), r".* must compile the programs to copy, got .*"),
        ((sys.executable, "-c", ""), r".* the programs to copy, got no program and status 0"),
        (("none",), r"cannot run none: .*"),
    ],
)
def test_failing_compiler_is_reported(
    compiler: tuple[str, ...], message: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(running, "COMPILER", compiler[0])
    monkeypatch.setattr(running, "FLAGS", compiler[1:])
    with pytest.raises(UserError, match=f"^{message}: repair it, or leave c out of --tasks$"):
        in_c("a program that no other test has")


@pytest.mark.soak
@pytest.mark.parametrize("printed", ["", "8", "8 many", "8\n\n"])
def test_program_without_counts_is_reported(printed: str) -> None:
    text = f"#include <stdio.h>\nint main(void) {{ return puts({json.dumps(printed)}) < 0; }}"
    for key, program in (("python", in_python(f"print({printed!r})")), ("c", in_c(text))):
        rule = f"got {printed.strip() or 'nothing'}: repair it, or leave {key} out of --tasks$"
        with pytest.raises(UserError, match=f"^a program must print N and its solutions, {rule}"):
            program()


def test_a_compiler_that_keeps_its_version_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(running, "output", lambda *_: "")
    assert running._compiler.__wrapped__() == "cc -O2"


@pytest.mark.soak
def test_searches_are_counted_and_timed_in_the_browser() -> None:
    result = in_browser(8)()
    assert result.counts == (8, 92)
    assert result.tool.startswith("Chrome ")
    engines = [engine_in_browser(9, backend)() for backend in ("wasm", "wasm-simd")]
    assert [engine.counts for engine in engines] == [(9, 352, 46)] * 2
    assert all(run.seconds is not None and 0 < run.seconds < 10 for run in (result, *engines))


@pytest.mark.soak
def test_a_browser_without_the_backend_is_refused() -> None:
    with pytest.raises(UserError, match="must show the times of its page, got none"):
        engine_in_browser(8, "avx2")()


@pytest.mark.soak
def test_a_browser_is_named_or_found(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("QUEENS_BROWSER", "mine")
    assert find_browser() == "mine"
    monkeypatch.delenv("QUEENS_BROWSER")
    monkeypatch.setattr(browser, "COMMANDS", ())
    monkeypatch.setattr(browser, "PATHS", ())
    assert find_browser() is None


@pytest.mark.soak
@pytest.mark.parametrize("page", ["<title></title>", "<title>8 92 soon Chrome</title>"])
def test_page_without_result_is_refused(page: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(browser, "output", lambda *_: page)
    with pytest.raises(UserError, match="must show the times of its page, got none"):
        in_browser(8)()


@pytest.mark.parametrize("name", ["none", "."])
def test_a_browser_that_cannot_be_run_is_named(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("QUEENS_BROWSER", name)
    message = rf"^cannot run {re.escape(name)}: .*: name another in QUEENS_BROWSER$"
    with pytest.raises(UserError, match=message):
        in_browser(8)()
