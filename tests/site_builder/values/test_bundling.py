"""ES modules joined into one script."""

from __future__ import annotations

from pathlib import Path

import pytest
from playwright.sync_api import Browser

from site_builder.values.bundling import bundle
from tests.helpers.browser import opened


def write(folder: Path, **modules: str) -> Path:
    """Modules by their names, and the path of the first."""
    for name, text in modules.items():
        (folder / f"{name}.js").write_text(text)
    return folder / f"{next(iter(modules))}.js"


@pytest.mark.soak
def test_a_bundle_has_the_exports_of_its_entry(browser: Browser, tmp_path: Path) -> None:
    entry = write(
        tmp_path,
        entry='import { half as part, Pair } from "./shared.js";\nimport "./other.js";\n'
        "export const quarter = (n) => part(part(n));\nexport const pair = new Pair();\n",
        other='import { half } from "./shared.js";\nglobalThis.other = half(8);\n',
        shared="let calls = 0;\nexport function half(n) {\n  calls++;\n  return n / 2;\n}\n"
        "export class Pair {\n  calls = () => calls;\n}\n",
    )
    with opened(browser) as page:
        script = f"(() => {{ const m = {bundle(entry)}; "
        script += "return [m.quarter(8), m.pair.calls(), other, typeof half]; })()"
        assert page.evaluate(script) == [2, 3, 4, "undefined"]


@pytest.mark.parametrize(
    "line",
    [
        'import all from "./shared.js";',
        'import * as all from "./shared.js";',
        "export default 5;",
        'export * from "./shared.js";',
        "export { five };",
    ],
)
def test_other_kinds_of_imports_and_exports_are_refused(tmp_path: Path, line: str) -> None:
    entry = write(tmp_path, entry=f"{line}\n", shared="")
    with pytest.raises(ValueError, match=r"^entry\.js: cannot bundle (import|export) "):
        bundle(entry)


def test_a_template_within_a_template_is_refused(tmp_path: Path) -> None:
    entry = write(tmp_path, entry='const text = `a${five ? ` = ${five}` : ""}`;\n')
    with pytest.raises(ValueError, match=r"^entry\.js: give the inner text a name: \$\{five \? "):
        bundle(entry)


def test_a_module_that_imports_itself_is_refused(tmp_path: Path) -> None:
    entry = write(tmp_path, a='import { b } from "./b.js";\n', b='import { a } from "./a.js";\n')
    with pytest.raises(ValueError, match=r"^a\.js: imports itself$"):
        bundle(entry)
