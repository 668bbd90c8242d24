"""The bibliography: every entry is shown once, can be found, and is good BibTeX."""

from __future__ import annotations

import re
from urllib.parse import urlsplit

from site_builder.data.literature import SUBJECTS, bibtex, literature, literature_text

REQUIRED = {
    "article": {"journal"},
    "book": set[str](),
    "incollection": {"booktitle", "publisher"},
    "inproceedings": {"booktitle"},
    "misc": set[str](),
    "techreport": {"institution"},
}


def test_every_entry_stands_once_in_the_list_of_its_subject() -> None:
    texts = [literature_text(subject) for subject in SUBJECTS]
    listed = re.findall(r'<span id="(\S+)">', "\n".join(texts))
    assert sorted(listed) == sorted(entry.key for entry in literature())


def test_entries_of_a_subject_come_by_year() -> None:
    years = [int(entry.fields["year"]) for entry in literature() if entry.subject == "growth"]
    assert years == sorted(years)


def test_entries_have_what_their_type_requires_and_can_be_found() -> None:
    for entry in literature():
        assert REQUIRED[entry.type] | {"title", "year"} <= entry.fields.keys(), entry.key
        assert entry.authors, entry.key
        assert urlsplit(entry.address).scheme in ("", "http", "https"), entry.key
        places = {"journal", "publisher", "institution"} & entry.fields.keys()
        assert entry.address or places or int(entry.fields["year"]) < 1980, entry.key


def test_bibtex_has_every_entry_with_closed_braces() -> None:
    entries = bibtex().split("\n\n")
    assert len(entries) == len(literature())
    assert all(entry.count("{") == entry.count("}") for entry in entries)
    assert "  author = {Ian P. Gent and Christopher Jefferson and Peter Nightingale},\n" in bibtex()
    assert "  pages = {815--848},\n" in bibtex()
