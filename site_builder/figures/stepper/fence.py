"""The block that shows a search step by step."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from site_builder.core import find_method
from site_builder.figures.searches.strips import step_picture
from site_builder.figures.searches.walks import key_steps
from site_builder.figures.stepper import traces as stepper
from site_builder.svg.stage import stage
from site_builder.values.config import SiteConfig
from site_builder.values.errors import UserError
from site_builder.values.figure import Draw, Figure
from site_builder.values.reading import methods_named, number_of, only_line, words_of

_EXAMPLE = "bitmap 5"


def _stepper(body: Sequence[str], config: SiteConfig) -> Figure:
    words = words_of(only_line(body, "stepper", _EXAMPLE), 2, _EXAMPLE)
    key, n = methods_named(words[0]), number_of(words[1])
    sizes = stepper.sizes_offered(key)
    if n not in sizes:
        raise UserError(f"a stepper of {key} takes N = {sizes[0]} to {sizes[-1]}, got {n}")
    return Figure("stepper.html.jinja", _context(key, n, sizes), sizes, tuple(stepper.assets(key)))


def _context(key: str, n: int, sizes: Sequence[int]) -> Mapping[str, object]:
    method = find_method(key)
    return {
        "key": key,
        "title": method.title,
        "n": n,
        "sizes": sizes,
        "trace": stepper.inline_trace(key, n),
        "stages": [(size, _stage(size)) for size in sizes],
        "pictures": [step_picture(key, *here) for here in key_steps(key, n)],
        "programs": stepper.programs(key),
        "shared": method.shared,
        "refusal": method.refusal,
        "scripts": stepper.SCRIPTS,
        "stylesheet": stepper.STYLESHEET,
        "traces": f"{stepper.TRACES}/{key}",
    }


def _stage(n: int) -> str:
    return stage(n, title=f"The board after this step, N = {n}", description="No queens.")


KINDS: Mapping[str, Draw] = {"stepper": _stepper}
