"""The rebuilds of ``mkdocs serve`` draw only changed figures again."""

from __future__ import annotations

import json
import tempfile
from collections.abc import Callable, Mapping, Sequence
from pathlib import Path

import pytest
from mkdocs.commands.build import build
from mkdocs.config import load_config
from mkdocs.config.defaults import MkDocsConfig

from site_builder import plugin, plugin_rebuilds
from site_builder.values.page import Links
from tests.helpers.children import run_in_process
from tests.helpers.projects import MATERIAL_THEME, build_site, configure, write_start_page
from tests.helpers.records import write_records

ADDRESS = "http://127.0.0.1:8000/"
PAGE = "# Club\n\n```queens board\n{}\n```\n"
START = "index.html"
# The navigation has titles, because with --dirty MkDocs does not know the titles of pages that it
# does not build.
NAVIGATION = "nav: [Club: index.md, Other: other.md]"
THEME = f"{MATERIAL_THEME}, custom_dir: theme"
OTHER = "other/index.html"


class Serving:
    """A project that `mkdocs serve` builds again and again, without a server.

    `drawn` lists the pages whose figures the last build has drawn. `dirty` means `--dirty`.
    """

    def __init__(self, project: Path, site: Path, *, dirty: bool) -> None:
        self.project = project
        self.site = site
        self.dirty = dirty
        self.started = False
        self.drawn: list[str] = []

    def build(self) -> Mapping[str, bytes]:
        """Build the project as `mkdocs serve` does after a change. Return the files by path."""
        self.drawn.clear()
        # Forget the plugins of earlier projects, which MkDocs caches as long as the process lives.
        if not self.started:
            vars(MkDocsConfig)["plugins"].plugin_cache.clear()
        config = load_config(str(self.project / "mkdocs.yml"), site_dir=str(self.site))
        if not self.started:
            config.plugins.on_startup(command="serve", dirty=self.dirty)
            self.started = True
        config.site_url = ADDRESS
        build(config, serve_url=ADDRESS, dirty=self.dirty)
        files = [path for path in self.site.rglob("*") if path.is_file()]
        return {path.relative_to(self.site).as_posix(): path.read_bytes() for path in files}


@pytest.fixture(params=[False, True], ids=["clean", "dirty"])
def serving(
    request: pytest.FixtureRequest,
    project: Path,
    tmp_path_factory: pytest.TempPathFactory,
    monkeypatch: pytest.MonkeyPatch,
) -> Serving:
    """Return a project with two pages, the start page and another page."""
    write_start_page(project, PAGE.format("4.2.1"))
    (project / "docs" / "other.md").write_text(PAGE.format("5.2.1"), encoding="utf-8")
    configure(project, more=NAVIGATION, theme=THEME)
    (project / "docs" / "notes.txt").write_text("one", encoding="utf-8")
    (project / "theme").mkdir()
    templates = tmp_path_factory.mktemp("templates")
    (templates / "any.jinja").write_text("one")
    monkeypatch.setattr(plugin_rebuilds, "template_folders", lambda: [templates])
    serving = Serving(project, tmp_path_factory.mktemp("site"), dirty=request.param)
    for name in ("fill", "body"):
        monkeypatch.setattr(plugin, name, _recording(getattr(plugin, name), serving.drawn))
    return serving


def _recording(draw: Callable[..., object], pages: list[str]) -> Callable[..., object]:
    """Return `draw` as a function that also appends the page of each call to `pages`."""

    def recording_draw(*values: object, **options: object) -> object:
        (links,) = (value for value in values if isinstance(value, Links))
        if not isinstance(values[0], str) or "data-qa-figure" in values[0]:
            pages.append(links.page)
        return draw(*values, **options)

    return recording_draw


def build_from_scratch(serving: Serving, folder: Path) -> Mapping[str, bytes]:
    """Build the project anew into `folder`, and return the files of the site by path."""
    return Serving(serving.project, folder, dirty=False).build()


def without_search(files: Mapping[str, bytes]) -> Mapping[str, bytes]:
    """Return the files without the search index, in which Material changes the order."""
    return {path: content for path, content in files.items() if "search_index" not in path}


def search_entries(files: Mapping[str, bytes]) -> list[str]:
    """Return the entries of the search index as texts, sorted."""
    return sorted(map(str, json.loads(files["search/search_index.json"])["docs"]))


def when_written(serving: Serving) -> list[int]:
    """Return the times when a page, a generated page and a generated file were written."""
    names = (OTHER, "boards/4/4.2.1/index.html", "boards/4/4.2.1.svg")
    return [(serving.site / name).stat().st_mtime_ns for name in names]


def test_only_the_page_that_has_changed_is_drawn_again(serving: Serving, tmp_path: Path) -> None:
    serving.build()
    assert {START, OTHER, "boards/4/4.2.1/index.html"} <= set(serving.drawn)
    before = when_written(serving)
    write_start_page(serving.project, PAGE.format("5.8.1"))
    files = serving.build()
    assert serving.drawn == [START]
    assert when_written(serving) == before
    assert without_search(files) == without_search(build_from_scratch(serving, tmp_path / "fresh"))


CHANGES: dict[str, Callable[[Path], object]] = {
    "template": lambda project: (plugin_rebuilds.template_folders()[0] / "any.jinja").write_text(
        "three"
    ),
    "record": lambda project: write_records(project / "records" / "timings"),
    "option": lambda project: configure(project, "coordinates: true", NAVIGATION, THEME),
    "setting": lambda project: configure(project, "", f"{NAVIGATION}\ncopyright: Nobody", THEME),
    "theme": lambda project: (project / "theme" / "main.html").write_text("{{ page.content }}"),
    "file": lambda project: (project / "docs" / "notes.txt").write_text("three"),
    "page": lambda project: (project / "docs" / "third.md").write_text("# Third"),
    "renamed": lambda project: (project / "docs" / "other.md").rename(project / "docs" / "new.md"),
    "removed": lambda project: (project / "docs" / "new.md").unlink(),
}


def test_all_is_drawn_again_when_anything_else_changes(serving: Serving, tmp_path: Path) -> None:
    serving.build()
    # With --dirty, the plugin caches only drawings, so two kinds of change are enough.
    for name in ("template", "option") if serving.dirty else CHANGES:
        CHANGES[name](serving.project)
        files = serving.build()
        assert {START, "boards/4/4.2.1/index.html"} <= set(serving.drawn), name
    assert without_search(files) == without_search(build_from_scratch(serving, tmp_path / "fresh"))


@pytest.fixture
def plain(serving: Serving) -> Serving:
    """Return the project without `nav` in its settings.

    Each page shows the titles of all pages, so that a new title changes all pages.
    """
    configure(serving.project, theme=MATERIAL_THEME)
    return serving


# Run a test only without --dirty: with it, MkDocs decides which pages are built.
clean = pytest.mark.parametrize("serving", [False], indirect=True, ids=["clean"])


@clean
def test_other_pages_and_the_search_show_what_has_changed(plain: Serving, tmp_path: Path) -> None:
    before = plain.build()
    for text in ("# Society\n\none\n\n## Old", "---\nstatus: new\n---\n# Club\n\ntwo"):
        write_start_page(plain.project, text)
        files = plain.build()
        new = build_from_scratch(plain, tmp_path / "fresh")
        assert files[OTHER] != before[OTHER]
        assert without_search(files) == without_search(new)
        assert search_entries(files) == search_entries(new)


@clean
def test_links_of_a_changed_page_are_checked(
    plain: Serving, caplog: pytest.LogCaptureFixture
) -> None:
    configure(plain.project, more="validation: {anchors: warn}")
    plain.build()
    write_start_page(
        plain.project, "# Club\n\n[a](none.md), [b](other.md#none), [c](other.md#other)"
    )
    (plain.project / "docs" / "other.md").write_text("# Other", encoding="utf-8")
    caplog.clear()
    plain.build()
    warnings = [line.getMessage() for line in caplog.records if line.levelname == "WARNING"]
    assert len(warnings) == 2
    assert "'none.md'" in warnings[0]
    assert "'#none'" in warnings[1]


READING = {
    "hook": ("# Other", "hooks: [hook.py]"),
    "snippet": ('--8<-- "shown.py"', "markdown_extensions: [pymdownx.snippets: {base_path: HERE}]"),
    "appended": (
        "# Other",
        "markdown_extensions: [pymdownx.snippets: {auto_append: [shown.py], base_path: HERE}]",
    ),
    "docstring": ("::: shown", "  - mkdocstrings: {handlers: {python: {paths: [HERE]}}}"),
}
HOOK = """
from pathlib import Path
def on_page_markdown(markdown, **kwargs):
    return markdown + (Path(__file__).parent / "shown.py").read_text()
"""


@clean
@pytest.mark.parametrize("reading", READING)
def test_pages_that_read_other_files_are_built_again(plain: Serving, reading: str) -> None:
    text, setting = READING[reading]
    (plain.project / "docs" / "other.md").write_text(text, encoding="utf-8")
    (plain.project / "hook.py").write_text(HOOK, encoding="utf-8")
    with (plain.project / "mkdocs.yml").open("a", encoding="utf-8") as settings:
        settings.write(setting.replace("HERE", str(plain.project)))
    extension = plain.project / "shown.py"
    for word in ("before", "afterwards"):
        extension.write_text(f'"""Says {word}."""', encoding="utf-8")
        write_start_page(plain.project, f"# Club\n\n{word}")
        files = plain.build()
        assert f"Says {word}".encode() in files[OTHER]


@clean
def test_a_build_that_failed_is_made_up_for(plain: Serving, tmp_path: Path) -> None:
    other = plain.project / "docs" / "other.md"
    plain.build()
    write_start_page(plain.project, "# Club\n\nOne.")
    other.write_bytes(b"\xff")
    with pytest.raises(UnicodeDecodeError):
        plain.build()
    other.write_text("# Other", encoding="utf-8")
    assert without_search(plain.build()) == without_search(
        build_from_scratch(plain, tmp_path / "fresh")
    )


HOOK_WITH_BLOCKS = """
from queens_atlas.blocks import block
from site_builder.values.cache import disk_cache
from club import sizes

@disk_cache
def kept(size):
    from club import names
    return f"{sizes.NAME} {names.NAME} {size}"

@block("word", "")
def word():
    return f"drawn {sizes.NAME} {kept(8)}"
"""


def serve_while_the_code_changes(project: Sequence[str]) -> None:
    """Build a project, change a module that its hook imports, and build it again.

    Both builds are in one process, which has imported the old module. The only element of
    `project` is the path of the project.
    """
    serving = Serving(Path(project[0]), Path(project[0], "site"), dirty=False)
    assert b"drawn old old old 8" in serving.build()[START]
    (serving.project / "club" / "sizes.py").write_text("NAME = 'newer'", encoding="utf-8")
    assert b"drawn old old old 8" in serving.build()[START]


def test_a_drawing_is_not_kept_longer_than_the_code_that_drew_it(project: Path) -> None:
    """While it serves, MkDocs does not load a hook again, so that old code draws after a change."""
    (project / "hook.py").write_text(HOOK_WITH_BLOCKS, encoding="utf-8")
    (project / "club").mkdir()
    for name in ("sizes.py", "names.py"):
        (project / "club" / name).write_text("NAME = 'old'", encoding="utf-8")
    write_start_page(project, "# Club\n\n```queens word\n```\n")
    configure(project, more="hooks: [hook.py]")
    (project / ".cache").unlink()
    with tempfile.TemporaryDirectory() as box:
        served = run_in_process(
            serve_while_the_code_changes, [str(project)], folder=Path(box), cwd=project
        )
    assert served.status == 0, served.err
    assert "drawn newer newer old 8" in (build_site(project) / START).read_text(encoding="utf-8")
    # A change of this module counts, too, although the function imports it only when it is called.
    (project / "club" / "names.py").write_text("NAME = 'newer'", encoding="utf-8")
    assert "drawn newer newer newer 8" in (build_site(project) / START).read_text(encoding="utf-8")


def test_a_rebuild_changes_the_text_of_a_page_and_keeps_the_others(serving: Serving) -> None:
    configure(serving.project, "text: true", NAVIGATION, THEME)
    before = serving.build()
    (serving.project / "docs" / "other.md").write_text(PAGE.format("5.8.1"), encoding="utf-8")
    after = serving.build()
    assert b"Solution 5.8.1." in after["other/index.md"]
    assert after["index.md"] == before["index.md"]
    assert after["llms.txt"] == before["llms.txt"]
