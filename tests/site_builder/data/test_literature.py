"""The bibliography: every entry is shown once, can be found, and is good BibTeX."""

from __future__ import annotations

import re
from urllib.parse import urlsplit

import pytest

from site_builder.data.literature import (
    SUBJECTS,
    Publication,
    bibtex,
    literature,
    literature_text,
    subject_of,
)
from site_builder.values.errors import UserError

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


def test_works_since_1980_have_an_address_or_a_publisher() -> None:
    recent = [entry for entry in literature() if int(entry.fields["year"]) >= 1980]
    places = {"journal", "publisher", "institution"}
    assert all(entry.address or places & entry.fields.keys() for entry in recent)
    assert all(urlsplit(entry.address).scheme in ("", "http", "https") for entry in literature())


@pytest.mark.parametrize("entry", literature(), ids=lambda entry: entry.key)
def test_entry_has_the_fields_that_its_type_requires(entry: Publication) -> None:
    assert REQUIRED[entry.type] | {"title", "year"} <= entry.fields.keys()
    assert entry.authors
    assert entry.shows.endswith(".")


def test_bibtex_has_every_entry_with_closed_braces() -> None:
    entries = bibtex().split("\n\n")
    assert len(entries) == len(literature())
    assert all(entry.count("{") == entry.count("}") for entry in entries)
    assert "  author = {Ian P. Gent and Christopher Jefferson and Peter Nightingale},\n" in bibtex()
    assert "  pages = {815--848},\n" in bibtex()


def test_unknown_subject_is_refused() -> None:
    with pytest.raises(UserError, match=r"^literature is one of history, .*, got cooking$"):
        subject_of("cooking")
