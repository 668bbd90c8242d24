"""The documents, notebook, workflows and addresses of the repository are right."""

from __future__ import annotations

import doctest
import json
import re
import runpy
import shlex
import shutil
import subprocess
import sys
import tomllib
from importlib.metadata import version
from pathlib import Path
from urllib.parse import urljoin, urlsplit
from xml.etree.ElementTree import Element

import pytest
import yaml
from IPython.core.interactiveshell import InteractiveShell
from mkdocs.commands.build import build
from mkdocs.config import load_config
from traitlets.config import Config

import cy_core
from site_builder.cli import main
from site_builder.figures.finder.copies import ATLAS
from site_builder.svg import palette
from tests.helpers import own_colours
from tests.helpers.markup import parse_page
from tests.helpers.projects import our_settings
from tests.helpers.site import SITE_URL
from tests.helpers.sources import ROOT, install_commands

README = (ROOT / "README.md").read_text(encoding="utf-8")
CHANGELOG = (ROOT / "CHANGELOG.md").read_text(encoding="utf-8")
# The commands that install the package. test_packaging.py runs them.
INSTALLING = install_commands("README.md")
PLUGIN_PAGE = (ROOT / "content" / "plugin.md").read_text(encoding="utf-8")
DOCUMENTED_COMMANDS = re.findall(r"^(queens [a-z].*?)(?:\s+#.*)?$", README, re.MULTILINE)


def test_citation_follows_the_published_schema() -> None:
    command = [sys.executable, "-m", "check_jsonschema", "--builtin-schema"]
    schema = "vendor.citation-file-format"
    done = subprocess.run([*command, schema, ROOT / "CITATION.cff"], capture_output=True, text=True)
    assert done.returncode == 0, done.stdout


def test_version_and_address_are_the_same_everywhere() -> None:
    declared = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    citation = yaml.safe_load((ROOT / "CITATION.cff").read_text(encoding="utf-8"))
    assert citation["url"] == ATLAS
    released = re.findall(r"^## \[(\d.*?)\]", CHANGELOG, re.MULTILINE)
    assert {
        declared["project"]["version"],
        citation["version"],
        released[0],
        cy_core.__version__,
    } == {version("queens-atlas")}


def test_pages_install_as_the_readme_does() -> None:
    assert install_commands("content/plugin.md") == INSTALLING
    *installing, command = install_commands("content/about.md")
    assert installing == INSTALLING[:3]
    assert main(shlex.split(command)[1:]) == 0


def test_links_between_documents_lead_to_files() -> None:
    for document in ROOT.glob("*.md"):
        targets = re.findall(r"\]\((?!https?:)([^)#]+)", document.read_text(encoding="utf-8"))
        assert [target for target in targets if not (ROOT / target).exists()] == [], document


def test_documented_make_targets_exist() -> None:
    paths = [*ROOT.glob("*.md"), *(ROOT / ".github" / "workflows").glob("*.yml"), ROOT / ".ci/run"]
    text = "\n".join(path.read_text(encoding="utf-8") for path in paths)
    targets = re.findall(r"^([a-z]+):", (ROOT / "Makefile").read_text("utf-8"), re.MULTILINE)
    assert set(re.findall(r"(?:^|`|run: )make ([a-z]+)", text, re.MULTILINE)) <= set(targets)


def test_python_examples_of_the_readme_pass() -> None:
    result = doctest.testfile(str(ROOT / "README.md"), module_relative=False)
    assert result.attempted > 5
    assert result.failed == 0


@pytest.mark.slow
def test_commands_of_the_readme_succeed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    # The README tells readers to run these commands in a clone.
    clone = tmp_path / "clone"
    for folder in ("content", "records"):
        shutil.copytree(ROOT / folder, clone / folder)
    monkeypatch.chdir(clone)
    # Run them in the order of the README, because some commands use the output of earlier ones.
    for command in DOCUMENTED_COMMANDS:
        assert main(shlex.split(command)[1:]) == 0, f"{command}: {capsys.readouterr().err}"


def test_output_in_the_readme_agrees_with_the_commands(
    capsys: pytest.CaptureFixture[str],
) -> None:
    (session,) = re.findall(r"^```console\n(.*?)^```$", README, re.MULTILINE | re.DOTALL)
    examples = re.findall(r"^\$ queens (.*)\n((?:(?!\$ ).*\n)*)", session, re.MULTILINE)
    assert examples
    for command, output in examples:
        assert main(shlex.split(command)) == 0
        assert capsys.readouterr().out == output


def test_picture_in_the_readme_equals_the_drawing(tmp_path: Path) -> None:
    (columns,) = re.findall(r"^```queens board\n([\d ]+)\n```$", README, re.MULTILINE)
    label = cy_core.label(tuple(map(int, columns.split())))
    assert main(["show", label, "--svg", str(tmp_path / "board.svg")]) == 0
    assert (ROOT / ".github" / "board.svg").read_bytes() == (tmp_path / "board.svg").read_bytes()


def test_documented_colours_equal_the_palette() -> None:
    assert own_colours.documented_colours() == {
        name: (light, palette.DARK[name])
        for name, light in palette.LIGHT.items()
        if not re.search("series|paper|ink|muted|line", name)
    }


NOTEBOOK = json.loads((ROOT / "content" / "queens.ipynb").read_text("utf-8"))
PROGRAMS = ["".join(c["source"]) for c in NOTEBOOK["cells"] if c["cell_type"] == "code"]


@pytest.fixture
def shell(tmp_path: Path) -> InteractiveShell:
    """A shell for the cells of a notebook, which does not write into the user's home."""
    settings = Config({"HistoryManager": {"enabled": False}})
    return InteractiveShell(config=settings, ipython_dir=str(tmp_path))


def test_every_cell_runs_and_pictures_are_pictures(
    shell: InteractiveShell, capsys: pytest.CaptureFixture[str]
) -> None:
    assert not any(cell.get("outputs") for cell in NOTEBOOK["cells"])
    kinds: list[str] = []
    for program in PROGRAMS:
        result = shell.run_cell(program)
        result.raise_error()
        if result.result is not None:
            formats, _ = shell.display_formatter.format(result.result)
            kinds += set(formats) - {"text/plain"}
    assert kinds.count("image/png") == 6
    assert kinds.count("text/html") == 7
    assert "\n14  365,596\n" in capsys.readouterr().out


# Our workflows, and the workflow that `queens new` writes.
PATHS = [
    *(ROOT / ".github" / "workflows").glob("*.yml"),
    ROOT / "templates" / "project" / "pages.yml",
]
TEXTS = {path: path.read_text(encoding="utf-8") for path in PATHS}
# The only actions that workflows may use come from GitHub itself and from the package index. They
# are pinned to a commit.
PINNED = re.compile(r"(?:actions|pypa)/[a-z-]+@[0-9a-f]{40} # v\d+\.\d+\.\d+")


def test_linter_finds_no_mistakes() -> None:
    command = [sys.executable, "-m", "jactionlint", "--no-online", "--shellcheck=", "--pyflakes="]
    assert subprocess.run([*command, *PATHS], capture_output=True, text=True).stdout == ""


def test_actions_are_pinned_and_keep_no_credentials() -> None:
    for path, text in TEXTS.items():
        used = re.findall(r"uses: (?!\./)(.*)", text)
        assert used
        assert [action for action in used if not PINNED.fullmatch(action)] == [], path
        assert text.count("actions/checkout@") == text.count("persist-credentials: false"), path


def test_only_what_publishes_may_write_and_it_waits_for_tests() -> None:
    for path, text in TEXTS.items():
        workflow = yaml.safe_load(text)
        assert workflow["permissions"] == {"contents": "read"}, path
        for name, job in workflow["jobs"].items():
            if "write" in job.get("permissions", {}).values():
                assert name in ("deploy", "publish"), path
                jobs = [job["needs"]] if isinstance(job["needs"], str) else job["needs"]
                assert {"build", "test"} & set(jobs), path


FORK = "https://example.org/of/renamed/"
REPOSITORY = "https://github.com/somebody/renamed"


def test_package_and_site_have_the_same_address(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("SITE_URL", raising=False)
    assert our_settings()["site_url"] == SITE_URL
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    assert project["urls"]["Homepage"] == SITE_URL


def page_404(folder: Path) -> Element:
    """Build a site with our settings and one page; return the parsed error page."""
    (folder / "docs").mkdir()
    (folder / "docs" / "index.md").write_text("# Home\n", encoding="utf-8")
    changed = {"docs_dir": str(folder / "docs"), "site_dir": str(folder / "site")}
    small = {"galleries": 4, "long_galleries": "none", "solution_pages": 0, "cards": False}
    plugins = ["search", {"queens-atlas": small}]
    # Leave out the forwards, because the pages that they lead to are missing.
    theme = {**our_settings()["theme"], "forwards": {}}
    settings = str(ROOT / "mkdocs.yml")
    build(load_config(settings, nav=None, plugins=plugins, theme=theme, **changed))
    page, _ = parse_page((folder / "site" / "404.html").read_text(encoding="utf-8"))
    return page


@pytest.mark.parametrize("site_url", [SITE_URL, FORK])
def test_links_of_the_404_page_begin_with_the_address(
    site_url: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("SITE_URL", site_url)
    monkeypatch.setenv("REPO_URL", REPOSITORY if site_url == FORK else "")
    page = list(page_404(tmp_path).iter())
    repository = [link for link in page if link.get("href") == REPOSITORY]
    assert len(repository) == (site_url == FORK)
    links = [
        element.attrib[name]
        for element in page
        for name in ("href", "src")
        if name in element.attrib
    ]
    # The server shows the error page at the address of any missing page, so resolve its links from
    # such an address.
    goals = {link: urljoin(urljoin(site_url, "no/such/page"), link) for link in links}
    ours = {link for link, goal in goals.items() if urlsplit(goal)[:2] == urlsplit(site_url)[:2]}
    assert len(ours) > 9
    for link in ours:
        assert link.startswith(("#", site_url, urlsplit(site_url).path)), link


TOOL = ROOT / "tools" / "check_release.py"
refusal = runpy.run_path(str(TOOL))["refusal"]
NEW = "## [0.2.0] - 2026-12-01"
READY = f"# Changelog\n\n## [Unreleased]\n\n{NEW}\n\n- New.\n\n## [0.1.0] - 2026-11-21\n"


@pytest.mark.parametrize(
    ("tag", "old", "new", "message"),
    [
        ("v0.2.0", "", "", ""),
        ("0.2.0", "", "", "the tag must be v0.2.0, as in pyproject.toml, got 0.2.0"),
        ("v0.2.0", "Unreleased]\n", "Unreleased]\n\n- Late.\n", "must have nothing below"),
        ("v0.2.0", f"{NEW}\n\n- New.\n\n", "", "version in CHANGELOG.md must be 0.2.0"),
        ("v0.2.0", " - 2026-12-01", "", "[0.2.0] in CHANGELOG.md must have its day, got none"),
        ("v0.2.0", READY, "# Changelog\n", "must have chapters [Unreleased] and [0.2.0]"),
    ],
)
def test_refusal_names_the_mismatch_of_a_tag(
    tmp_path: Path, tag: str, old: str, new: str, message: str
) -> None:
    (tmp_path / "pyproject.toml").write_text('[project]\nversion = "0.2.0"\n')
    (tmp_path / "CHANGELOG.md").write_text(READY.replace(old, new, 1))
    refused = refusal(tag, tmp_path)
    assert message in refused
    assert bool(message) == bool(refused)


def test_tool_exits_1_with_one_line() -> None:
    done = subprocess.run([sys.executable, TOOL, "v0"], capture_output=True, text=True)
    assert (done.returncode, done.stderr.count("\n")) == (1, 1)


@pytest.mark.parametrize("words", ["", "cor", "core --writ", "core counts"])
def test_a_wrong_part_of_long_tests_is_refused_in_one_line(words: str) -> None:
    tool = ROOT / "tools" / "passed.py"
    done = subprocess.run([sys.executable, tool, *words.split()], capture_output=True, text=True)
    assert (done.returncode, done.stderr.count("\n"), done.stdout) == (2, 1, "")
    assert f"got {words or 'nothing'}: write core or counts" in done.stderr
