"""`queens bench` and `check`."""

from __future__ import annotations

from site_builder.bench.bench import bench, record_path
from site_builder.bench.follower import following
from site_builder.bench.machine import recent_load
from site_builder.bench.report import report
from site_builder.bench.sampling import SampleRules
from site_builder.bench.session import Plan
from site_builder.commands.requests import Bench, Check
from site_builder.terminal.lines import echo
from site_builder.timings.record_files import checked, load_record
from site_builder.timings.subjects import Choice, chosen_subjects
from site_builder.timings.tasks import WORKS
from site_builder.values.config import SiteConfig
from site_builder.values.errors import UserError, one_line

BUSY = 0.5  # programs at work on average, when there should be none


def run_bench(asked: Bench) -> None:
    """Measure the methods and the engine, and keep the times for the site."""
    path = record_path(asked.output)
    if asked.report:
        if not path.exists():
            raise UserError(f"no record of this machine, got {path}: run `queens bench`")
        echo(report(load_record(path)))
        return
    plan = _plan(asked)
    try:
        with following(plan.cells) as follower:
            if (load := recent_load()) > BUSY:
                follower.note(f"the machine is busy (load {load:.1f}): times will be too long")
            record = bench(plan, asked.output, follower, again=asked.again)
    except KeyboardInterrupt as error:
        kept = f"finished cells are in {path}" if path.exists() else "no cell was finished"
        raise KeyboardInterrupt(f"{kept}; run it again to go on") from error
    echo(f"{one_line(str(path))}\n\n{report(record)}")


def _plan(asked: Bench) -> Plan:
    """What the options of `queens bench` ask for."""
    choice = Choice(asked.methods, asked.forms, asked.backends, asked.threads, asked.tasks)
    subjects = chosen_subjects(choice)
    if not subjects:
        methods, tasks = ",".join(asked.methods), ",".join(asked.tasks)
        rule = f"--methods and --tasks must leave something to measure, got {methods} and {tasks}"
        raise UserError(f"{rule}: add engine, or count")
    plan = Plan(subjects, asked.n, SampleRules(asked.repeats, asked.time_limit))
    if not plan.cells:
        own = " or ".join(f"{task}, {WORKS[task].span}" for task in asked.tasks)
        got = f"{asked.n[0]}-{asked.n[-1]}"
        raise UserError(f"--n must meet the sizes of {own}, got {got}: leave it out")
    return plan


def run_check(asked: Check) -> None:
    """Check timing records, as a pull request that brings one should."""
    verdicts = tuple(checked(asked.files or [SiteConfig().timings]))
    for verdict in verdicts:
        echo(one_line(verdict.line))
    refused = sum(not verdict.sound for verdict in verdicts)
    if refused:
        raise UserError(f"records must be sound, got {refused} of {len(verdicts)} that are not")
