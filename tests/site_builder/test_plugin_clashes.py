"""Files of the owner of a site, where the plugin would have its own."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.helpers.projects import build, configure, made, refusal, write

OWN = {
    "boards.md": "is where queens-atlas has boards/index.md",
    "boards/4/README.md": "is where queens-atlas has boards/4/index.md",
    "boards/4/4.2.1.svg": "is where queens-atlas has boards/4/4.2.1.svg",
    "boards/5": "is where queens-atlas has boards/5/index.md",
    "assets/queens-atlas.css": "figures have no style",
    "assets/queens-stepper.js": "figures may not work",
}


@pytest.fixture
def own(project: Path) -> Path:
    """A project with files of its owner where ours would be."""
    for name in OWN:
        (project / "docs" / name).parent.mkdir(parents=True, exist_ok=True)
        (project / "docs" / name).write_text(f"My {name}", encoding="utf-8")
    write(project, "# Club\n\n```queens stepper\nmirror 4\n```\n")
    return project


def test_clashing_file_is_kept_and_reported(own: Path) -> None:
    error = refusal(own)
    assert error.count("WARNING") == len(OWN)
    for name, message in OWN.items():
        (line,) = (line for line in error.splitlines() if f" {name} is where " in line)
        assert message in line
    done = build(own, strict=False)
    assert done.status == 0
    assert "DeprecationWarning" not in done.err
    for name in ("boards/4/4.2.1.svg", "boards/5", *(n for n in OWN if "assets" in n)):
        assert (own / "site" / name).read_text(encoding="utf-8") == f"My {name}"
    for name in ("boards", "boards/4"):
        assert "<p>My " in (own / "site" / name / "index.html").read_text(encoding="utf-8")
    assert (own / "site" / "boards" / "4" / "4.2.1" / "index.html").is_file()


def test_a_clash_is_found_in_either_style_of_addresses(project: Path) -> None:
    (project / "docs" / "boards").mkdir()
    (project / "docs" / "boards" / "4.html").write_text("Mine", encoding="utf-8")
    (project / "docs" / "boards.md").write_text("# Mine", encoding="utf-8")
    configure(project, more="use_directory_urls: false")
    made(project)
    (project / "docs" / "boards" / "4").mkdir()
    (project / "docs" / "boards" / "4" / "4.2.1.html").write_text("Mine", encoding="utf-8")
    assert "boards/4/4.2.1.html is where queens-atlas has boards/4/4.2.1.md: " in refusal(project)


def test_an_excluded_file_of_the_owner_is_no_clash(project: Path) -> None:
    (project / "docs" / "boards").mkdir()
    (project / "docs" / "boards" / "index.md").write_text("# Mine", encoding="utf-8")
    configure(project, more="exclude_docs: /boards/")
    assert not (made(project) / "boards").exists()
