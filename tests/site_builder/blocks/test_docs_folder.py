"""The docs folder holds the whole site, and is there only when it is complete."""

from __future__ import annotations

import errno
import os
import re
import stat
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import markdown
import pytest

from site_builder.blocks import docs_folder
from site_builder.blocks.docs_folder import write_docs
from site_builder.values import files
from site_builder.values.config import SiteConfig
from site_builder.values.errors import UserError
from site_builder.values.page import Asset, Page
from tests.helpers.markup import sound_part
from tests.helpers.records import write_records

# Without records, as the page of our own machine takes longer than all else.
SMALL = SiteConfig(
    galleries=range(4, 6), long_galleries=range(0), solution_pages=5, timings=Path("none")
)


@pytest.fixture
def content(tmp_path: Path) -> Path:
    """A folder with one essay and one file that is none."""
    folder = tmp_path / "content"
    (folder / "more").mkdir(parents=True)
    (folder / "index.md").write_text("# Hello\n\n```queens board\n4 2 0 3 1\n```\n", "utf-8")
    (folder / "more" / "logo.bin").write_bytes(b"\x00\xff")
    return folder


def names(folder: Path) -> list[str]:
    """What lies in a folder, hidden files too."""
    return sorted(path.name for path in folder.iterdir())


def test_the_folder_holds_essays_pages_and_files(content: Path, tmp_path: Path) -> None:
    write_docs(SMALL, content, tmp_path / "docs")
    folder = tmp_path / "docs"
    assert "<svg" in (folder / "index.md").read_text("utf-8")
    assert "```" not in (folder / "index.md").read_text("utf-8")
    assert (folder / "more" / "logo.bin").read_bytes() == b"\x00\xff"
    assert (folder / "boards" / "4" / "4.2.1.svg").is_file()
    page = (folder / "boards" / "5" / "5.8.1.md").read_text("utf-8")
    assert page.startswith('---\ntitle: "Solution 5.8.1"\n')
    assert names(tmp_path) == ["content", "docs"]


def test_a_byte_order_mark_hides_no_block(content: Path, tmp_path: Path) -> None:
    (content / "index.md").write_text("```queens board\n4 2 0 3 1\n```\n", "utf-8-sig")
    write_docs(SMALL, content, tmp_path / "docs")
    assert "<svg" in (tmp_path / "docs" / "index.md").read_text("utf-8")


def test_for_zensical_files_are_named_from_the_folder_of_the_markdown(
    content: Path, tmp_path: Path
) -> None:
    (content / "step.md").write_text("```queens stepper\nmirror 4\n```\n", "utf-8")
    write_docs(SMALL, content, tmp_path / "docs", zensical=True)
    for page in ("index.md", "step.md", "boards/5/index.md", "boards/5/5.8.1.md"):
        path = tmp_path / "docs" / page
        sources = re.findall(r' src="([^"]*)"', path.read_text("utf-8"))
        assert all((path.parent / source).is_file() for source in sources), page
        assert sources or page == "index.md"


def test_folder_has_the_assets_of_figures(content: Path, tmp_path: Path) -> None:
    (content / "step.md").write_text("```queens stepper\nmirror 4\n```\n", "utf-8")
    write_docs(SMALL, content, tmp_path / "docs")
    assert (tmp_path / "docs" / "assets" / "traces" / "mirror" / "8.json").is_file()


def test_markdown_keeps_an_interactive_figure_whole(content: Path, tmp_path: Path) -> None:
    (content / "step.md").write_text("Before\n\n```queens stepper\nmirror 4\n```\n", "utf-8")
    write_docs(SMALL, content, tmp_path / "docs")
    text = (tmp_path / "docs" / "step.md").read_text("utf-8")
    page = sound_part(markdown.markdown(text, extensions=["extra"]))
    (stepper,) = page.iter("queens-stepper")
    parts = {element.get("data-qa-part") for element in stepper.iter()}
    assert {"strip", "live", "slider", "tree"} <= parts
    assert page.findtext("p") == "Before"


def test_the_folder_holds_the_files_of_timings(content: Path, tmp_path: Path) -> None:
    write_records(tmp_path / "timings")
    (content / "times.md").write_text("```queens table\nmatrix recursive\n```\n", "utf-8")
    write_docs(replace(SMALL, timings=tmp_path / "timings"), content, tmp_path / "docs")
    data = tmp_path / "docs" / "timings" / "data"
    assert names(data) == ["test-partial-4-cores", "test-whole-2-cores"]
    assert {"matrix-recursive.csv", "matrix-recursive.json"} <= {
        *names(data / "test-whole-2-cores")
    }
    assert "timings/data/test-whole-2-cores/matrix-recursive.csv" in (
        tmp_path / "docs" / "times.md"
    ).read_text("utf-8")
    assert names(tmp_path / "docs" / "timings" / "machines") == [
        *("index.md", "test-partial-4-cores", "test-whole-2-cores"),
    ]


def test_a_generated_page_is_one_block_of_html(content: Path, tmp_path: Path) -> None:
    write_docs(SMALL, content, tmp_path / "docs")
    page = (tmp_path / "docs" / "boards" / "5" / "5.8.1.md").read_text("utf-8")
    block = page.split("---\n", 2)[2].strip("\n")
    assert block.startswith("<div>\n")
    assert block.endswith("\n</div>")
    assert "\n\n" not in block


def test_empty_folder_is_accepted(content: Path, tmp_path: Path) -> None:
    (tmp_path / "docs").mkdir()
    write_docs(SMALL, content, tmp_path / "docs")
    assert (tmp_path / "docs" / "index.md").is_file()


def test_folder_with_files_is_refused(content: Path, tmp_path: Path) -> None:
    (tmp_path / "docs").mkdir()
    (tmp_path / "docs" / "mine").touch()
    with pytest.raises(UserError, match="must be a new or an empty folder: name another"):
        write_docs(SMALL, content, tmp_path / "docs")
    assert names(tmp_path / "docs") == ["mine"]


@pytest.mark.parametrize("folder", ["content/docs", "content/more/docs"])
def test_result_within_the_essays_is_refused(content: Path, tmp_path: Path, folder: str) -> None:
    with pytest.raises(UserError, match="must not be within"):
        write_docs(SMALL, content, tmp_path / folder)


def test_missing_essays_are_refused(tmp_path: Path) -> None:
    with pytest.raises(UserError, match=r"^there is no folder .*: name that of your pages"):
        write_docs(SMALL, tmp_path / "none", tmp_path / "docs")
    assert names(tmp_path) == []


def test_mistake_in_a_block_is_named_and_nothing_written(content: Path, tmp_path: Path) -> None:
    (content / "more" / "a.md").write_text("# A\n\n```queens board\n0 1\n```\n", "utf-8")
    with pytest.raises(UserError, match=r"^more/a\.md, line 3: "):
        write_docs(SMALL, content, tmp_path / "docs")
    assert names(tmp_path) == ["content"]


@pytest.mark.parametrize(
    ("name", "ours"),
    [
        ("boards.md", "boards/index.md"),
        ("Boards/README.md", "boards/index.md"),
        ("boards/5", "boards/5/index.md"),
        ("assets/queens-atlas.css", "assets/queens-atlas.css"),
        ("assets/traces/mirror/4.json", "assets/traces/mirror/4.json"),
    ],
)
def test_clashing_file_is_named_and_nothing_written(
    content: Path, tmp_path: Path, name: str, ours: str
) -> None:
    (content / "step.md").write_text("```queens stepper\nmirror 4\n```\n", "utf-8")
    (content / name).parent.mkdir(parents=True, exist_ok=True)
    (content / name).write_text("Mine", "utf-8")
    with pytest.raises(UserError, match=f"^{name} is where queens-atlas has {ours}: rename it, or"):
        write_docs(SMALL, content, tmp_path / "docs")
    assert names(tmp_path) == ["content"]


def test_moved_galleries_avoid_a_clash(content: Path, tmp_path: Path) -> None:
    (content / "boards.md").write_text("# Mine", "utf-8")
    write_docs(replace(SMALL, folder="club/boards"), content, tmp_path / "docs")
    assert (tmp_path / "docs" / "boards.md").read_text("utf-8") == "# Mine"
    page = (tmp_path / "docs" / "club" / "boards" / "5" / "index.md").read_text("utf-8")
    assert 'href="../">All N</a>' in page


def test_block_in_a_list_is_refused(content: Path, tmp_path: Path) -> None:
    (content / "a.md").write_text("- A\n\n    ```queens board\n    5.2.1\n    ```\n", "utf-8")
    with pytest.raises(UserError, match=r"^a\.md, line 3: a board in a list or a quote needs the"):
        write_docs(SMALL, content, tmp_path / "docs")


@pytest.mark.parametrize("folder", ["docs", "above/far/docs"])
def test_failed_run_leaves_nothing(
    content: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, folder: str
) -> None:
    def breaking(_: SiteConfig) -> Iterator[Page | Asset]:
        yield Asset("a.css", "")
        raise KeyboardInterrupt

    monkeypatch.setattr(docs_folder, "build_site", breaking)
    with pytest.raises(KeyboardInterrupt):
        write_docs(SMALL, content, tmp_path / folder)
    assert names(tmp_path) == ["content"]


def test_parent_folders_are_made(content: Path, tmp_path: Path) -> None:
    write_docs(SMALL, content, tmp_path / "above" / "far" / "docs")
    assert names(tmp_path / "above" / "far") == ["docs"]


def test_unwritable_path_is_named(content: Path, tmp_path: Path) -> None:
    (tmp_path / "file").touch()
    with pytest.raises(UserError, match=r"^cannot write .*: [A-Z]"):
        write_docs(SMALL, content, tmp_path / "file" / "docs")


def test_folder_has_the_default_mode(content: Path, tmp_path: Path) -> None:
    (content / "more" / "logo.bin").chmod(0o400)
    (content / "more").chmod(0o500)
    (tmp_path / "other").mkdir()
    (tmp_path / "other" / "file").touch()
    write_docs(SMALL, content, tmp_path / "docs")
    usual = (tmp_path / "other").stat().st_mode, (tmp_path / "other" / "file").stat().st_mode
    for name in ("more", "boards"):
        folder = tmp_path / "docs" / name
        assert (tmp_path / "docs").stat().st_mode == folder.stat().st_mode == usual[0]
    for name in ("index.md", "more/logo.bin"):
        assert (tmp_path / "docs" / name).stat().st_mode == usual[1]


def test_an_empty_folder_keeps_its_mode(content: Path, tmp_path: Path) -> None:
    (tmp_path / "docs").mkdir(mode=0o700)
    write_docs(SMALL, content, tmp_path / "docs")
    assert stat.S_IMODE((tmp_path / "docs").stat().st_mode) == 0o700


def test_longest_name_is_accepted(content: Path, tmp_path: Path) -> None:
    folder = tmp_path / ("d" * os.pathconf(tmp_path, "PC_NAME_MAX"))
    write_docs(SMALL, content, folder)
    assert (folder / "index.md").is_file()


def test_link_to_a_folder_is_followed(content: Path, tmp_path: Path) -> None:
    (tmp_path / "real").mkdir()
    (tmp_path / "docs").symlink_to("real")
    write_docs(SMALL, content, tmp_path / "docs")
    assert (tmp_path / "docs").is_symlink()
    assert (tmp_path / "real" / "index.md").is_file()


def test_existing_temporary_file_is_kept(
    content: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "victim").mkdir()
    (tmp_path / "planted").symlink_to("victim")
    monkeypatch.setattr(files, "temporary_path", lambda folder: folder / "planted")
    with pytest.raises(UserError, match=r"^cannot write .*docs: File exists$"):
        write_docs(SMALL, content, tmp_path / "docs")
    assert names(tmp_path) == ["content", "planted", "victim"]
    assert names(tmp_path / "victim") == []


def test_full_disk_is_one_short_error(
    content: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def full(*_: object) -> None:
        raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))

    monkeypatch.setattr(docs_folder.shutil, "copyfileobj", full)
    message = f"cannot write {tmp_path / 'docs'}: No space left on device"
    with pytest.raises(UserError, match=f"^{re.escape(message)}$"):
        write_docs(SMALL, content, tmp_path / "docs")
    assert names(tmp_path) == ["content"]


@pytest.mark.parametrize(
    ("kind", "rule"),
    [
        ("file", "docs must be a folder, got a file: name another folder"),
        ("pipe", "docs must be a folder, got a pipe: name another folder"),
        ("loop", "cannot open docs: Too many levels of symbolic links"),
    ],
)
def test_path_that_is_not_a_folder_is_refused(
    content: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, kind: str, rule: str
) -> None:
    monkeypatch.chdir(tmp_path)
    make(kind, Path("docs"))
    with pytest.raises(UserError, match=f"^{re.escape(rule)}$"):
        write_docs(SMALL, content, Path("docs"))
    assert names(tmp_path) == ["content", "docs"]


@pytest.mark.parametrize(
    ("kind", "rule"),
    [
        ("pipe", "content/a must be a regular file, got a pipe: move it away"),
        ("loop", "cannot open content/a: Too many levels of symbolic links"),
        ("way back", "content/a must not lead to a folder above it: move the link away"),
        ("lost link", "cannot read content/a: No such file or directory"),
    ],
)
@pytest.mark.parametrize("ending", ["", ".md"])
def test_unreadable_essay_is_named(
    content: Path,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    kind: str,
    rule: str,
    ending: str,
) -> None:
    monkeypatch.chdir(tmp_path)
    make(kind, Path("content", f"a{ending}"))
    with pytest.raises(UserError, match=f"^{re.escape(rule.replace('/a', f'/a{ending}'))}$"):
        write_docs(SMALL, Path("content"), Path("docs"))
    assert names(tmp_path) == ["content"]


def make(kind: str, path: Path) -> None:
    """Something that is no folder and no file to read."""
    if kind == "file":
        path.touch()
    elif kind == "pipe":
        os.mkfifo(path)
    else:
        path.symlink_to({"loop": path.name, "way back": ".", "lost link": "missing"}[kind])


def test_linked_essays_are_drawn(content: Path, tmp_path: Path) -> None:
    (tmp_path / "elsewhere").mkdir()
    (content / "index.md").rename(tmp_path / "elsewhere" / "index.md")
    (content / "linked").symlink_to(tmp_path / "elsewhere")
    write_docs(SMALL, content, tmp_path / "docs")
    assert not (tmp_path / "docs" / "linked").is_symlink()
    assert "<svg" in (tmp_path / "docs" / "linked" / "index.md").read_text("utf-8")


def test_folder_named_like_an_essay_is_copied(content: Path, tmp_path: Path) -> None:
    (content / "a.md").mkdir()
    (content / "a.md" / "b.txt").write_text("b", "utf-8")
    write_docs(SMALL, content, tmp_path / "docs")
    assert (tmp_path / "docs" / "a.md" / "b.txt").read_text("utf-8") == "b"
