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
from site_builder.values.config import SiteConfig
from site_builder.values.errors import UserError
from site_builder.values.page import Asset, Page
from tests.helpers.markup import sound_part
from tests.helpers.records import write_records

# Without records, as the page of our own machine takes longer than all else.
SMALL = SiteConfig(
    galleries=range(4, 6), long_galleries=range(0), solution_pages=5, records=Path("none")
)
BOARD = "```queens board\n4 2 0 3 1\n```\n"
STEPPER = "Before\n\n```queens stepper\nmirror 4\n```\n"


@pytest.fixture
def content(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A folder with essays and a file that is none."""
    monkeypatch.chdir(tmp_path)
    folder = Path("content")
    (folder / "more").mkdir(parents=True)
    (folder / "index.md").write_text(f"# Hello\n\n{BOARD}", "utf-8")
    (folder / "step.md").write_text(STEPPER, "utf-8")
    (folder / "more" / "logo.bin").write_bytes(b"\x00\xff")
    return folder


def written(config: SiteConfig = SMALL, folder: str = "docs", *, zensical: bool = False) -> Path:
    """The folder."""
    write_docs(config, Path("content"), Path(folder), zensical=zensical)
    return Path(folder)


def text_of(path: Path) -> str:
    return path.read_text("utf-8")


def names(folder: str = ".") -> list[str]:
    """What lies in a folder, hidden files too."""
    return sorted(path.name for path in Path(folder).iterdir())


def test_the_folder_holds_essays_pages_and_files(content: Path) -> None:
    (content / "mark.md").write_text(BOARD, "utf-8-sig")
    (content / "a.md").mkdir()
    (content / "a.md" / "b.txt").write_text("b", "utf-8")
    Path("elsewhere").mkdir()
    Path("elsewhere/linked.md").write_text(BOARD, "utf-8")
    (content / "linked").symlink_to(Path("elsewhere").absolute())
    folder = written()
    for name in ("index.md", "mark.md", "linked/linked.md"):
        assert "<svg" in text_of(folder / name)
        assert "```" not in text_of(folder / name)
    assert not (folder / "linked").is_symlink()
    assert (folder / "more" / "logo.bin").read_bytes() == b"\x00\xff"
    assert text_of(folder / "a.md" / "b.txt") == "b"
    assert (folder / "boards" / "4" / "4.2.1.svg").is_file()
    assert (folder / "assets" / "traces" / "mirror" / "8.json").is_file()
    assert names() == ["content", "docs", "elsewhere"]


def test_no_text_of_an_essay_becomes_html_or_a_fence(content: Path) -> None:
    source = "```queens source\nmirror iterative\ncaption: <b> [a](javascript:b)\n```\n"
    essay = f"<!--\n{BOARD}-->\n\n{source}\n<pre>\n{BOARD}</pre>\n\nText\n"
    (content / "essay.md").write_text(essay, "utf-8")
    page = sound_part(markdown.markdown(text_of(written() / "essay.md"), extensions=["extra"]))
    assert ["".join(each.itertext()) for each in page.iter("p")] == ["<b> a", "Text"]
    assert [each.get("href") for each in page.iter("a")] == [None]
    programs = ["".join(each.itertext()) for each in page.iter("pre")]
    assert programs[1:] == [BOARD]


def test_markdown_keeps_figures_and_generated_pages_whole(content: Path) -> None:
    folder = written()
    page = sound_part(markdown.markdown(text_of(folder / "step.md"), extensions=["extra"]))
    (stepper,) = page.iter("queens-stepper")
    assert {"method", "n", "traces", "programs"} <= {*stepper.keys()}
    assert len([*stepper.iter("figure")]) >= 4
    assert page.findtext("p") == "Before"
    _, head, block = text_of(folder / "boards" / "5" / "5.8.1.md").split("---\n", 2)
    assert head.startswith('title: "Solution 5.8.1"\n')
    assert re.fullmatch(r"<div>\n.*\n</div>", block.strip("\n"), re.DOTALL)
    assert "\n\n" not in block.strip("\n")


def test_for_zensical_files_are_named_from_the_folder_of_the_markdown(content: Path) -> None:
    folder = written(zensical=True)
    for page in ("index.md", "step.md", "boards/5/index.md", "boards/5/5.8.1.md"):
        sources = re.findall(r' src="([^"]*)"', text_of(folder / page))
        assert all((folder / page).parent.joinpath(source).is_file() for source in sources), page
        assert sources or page == "index.md"


def test_the_folder_holds_the_files_of_timings(content: Path) -> None:
    write_records(Path("records/timings"))
    (content / "times.md").write_text("```queens table\nmatrix recursive\n```\n", "utf-8")
    folder = written(replace(SMALL, records=Path("records")))
    assert names("docs/timings/data") == ["recursive.csv", "recursive.json"]
    assert "timings/data/recursive.csv" in text_of(folder / "times.md")


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
def test_clashing_file_is_named_and_nothing_written(content: Path, name: str, ours: str) -> None:
    (content / name).parent.mkdir(parents=True, exist_ok=True)
    (content / name).write_text("Mine", "utf-8")
    with pytest.raises(UserError, match=f"^{name} is where queens-atlas has {ours}: rename it, or"):
        written()
    assert names() == ["content"]


def test_moved_galleries_avoid_a_clash(content: Path) -> None:
    (content / "boards.md").write_text("# Mine", "utf-8")
    folder = written(replace(SMALL, folder="club/boards"))
    assert text_of(folder / "boards.md") == "# Mine"
    assert 'href="../">All N</a>' in text_of(folder / "club" / "boards" / "5" / "index.md")


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("# A\n\n```queens board\n0 1\n```\n", r"^more/a\.md, line 3: "),
        (
            "- A\n\n    ```queens board\n    5.2.1\n    ```\n",
            r"^more/a\.md, line 3: a board in a list or a quote needs the",
        ),
    ],
)
def test_mistake_in_a_block_is_named_and_nothing_written(
    content: Path, text: str, message: str
) -> None:
    (content / "more" / "a.md").write_text(text, "utf-8")
    with pytest.raises(UserError, match=message):
        written()
    assert names() == ["content"]


@pytest.mark.parametrize(
    ("folder", "message"),
    [
        ("content/docs", "must not be within"),
        ("content/more/docs", "must not be within"),
        ("full", "full must be a new or an empty folder: name another"),
        ("file", "file must be a folder, got a file: name another folder"),
        ("loop", "cannot open loop: Too many levels of symbolic links"),
        ("file/docs", "cannot write file/docs: Not a directory"),
    ],
)
def test_a_folder_that_cannot_be_written_is_refused(
    content: Path, folder: str, message: str
) -> None:
    Path("full").mkdir()
    Path("full/mine").touch()
    Path("file").touch()
    Path("loop").symlink_to("loop")
    with pytest.raises(UserError, match=message):
        written(folder=folder)
    assert (names(), names("full")) == (["content", "file", "full", "loop"], ["mine"])


@pytest.mark.parametrize("name", ["a", "a.md"])
def test_unreadable_essay_is_named(content: Path, name: str) -> None:
    for target, rule in (
        ("", f"content/{name} must be a regular file, got a pipe: move it away"),
        (name, f"cannot open content/{name}: Too many levels of symbolic links"),
        (".", f"content/{name} must not lead to a folder above it: move the link away"),
        ("missing", f"cannot read content/{name}: No such file or directory"),
    ):
        if target:
            (content / name).symlink_to(target)
        else:
            os.mkfifo(content / name)
        with pytest.raises(UserError, match=f"^{re.escape(rule)}$"):
            written()
        (content / name).unlink()
    assert names() == ["content"]


def test_failed_run_leaves_nothing(content: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def breaking(_: SiteConfig) -> Iterator[Page | Asset]:
        yield Asset("a.css", "")
        raise KeyboardInterrupt

    def full(*_: object) -> None:
        raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))

    for folder in ("docs", "above/far/docs"):
        with monkeypatch.context() as broken:
            broken.setattr(docs_folder, "build_site", breaking)
            with pytest.raises(KeyboardInterrupt):
                written(folder=folder)
        with monkeypatch.context() as broken:
            broken.setattr(docs_folder.shutil, "copyfileobj", full)
            with pytest.raises(UserError, match=f"^cannot write {folder}: No space left on device"):
                written(folder=folder)
        assert names() == ["content"]


def test_a_folder_has_the_usual_mode_and_an_empty_one_keeps_its_own(content: Path) -> None:
    (content / "more" / "logo.bin").chmod(0o400)
    (content / "more").chmod(0o500)
    Path("other").mkdir()
    Path("other/file").touch()
    folder = written(folder="above/far/docs")
    assert names("above/far") == ["docs"]
    for name in ("", "more", "boards"):
        assert (folder / name).stat().st_mode == Path("other").stat().st_mode
    for name in ("index.md", "more/logo.bin"):
        assert (folder / name).stat().st_mode == Path("other/file").stat().st_mode
    Path("empty").mkdir(mode=0o700)
    Path("link").symlink_to("empty")
    assert (written(folder="link") / "index.md").is_file()
    assert Path("link").is_symlink()
    assert stat.S_IMODE(Path("empty").stat().st_mode) == 0o700
