"""What the documents of one N and of one solution say."""

from __future__ import annotations

import io
import json

import pytest
from jsonschema import Draft202012Validator

from cy_core import known_census, label, orbit
from site_builder.data.documents import (
    N_SCHEMA,
    SOLUTION_SCHEMA,
    Document,
    n_document,
    solution_document,
)
from site_builder.data.listings import list_fundamental, write_listing
from site_builder.values.fundamental import fundamental_solutions

FILE = {"path": "5/all.npy", "content": "all", "format": "npy"}
FILE |= {"rows": 10, "bytes": 178, "sha256": "0" * 64}


def sent(document: Document) -> Document:
    """As a reader has it."""
    received: Document = json.loads(json.dumps(document))
    return received


@pytest.mark.parametrize("n", [1, 5, 8])
def test_document_of_a_solution_has_its_orbit(n: int) -> None:
    for entry in fundamental_solutions(n):
        document = sent(solution_document(entry))
        Draft202012Validator(SOLUTION_SCHEMA).validate(document)
        assert label(tuple(document["columns"])) == document["label"] == entry.label
        assert f"{n}.{document['orbit_size']}.{document['rank']}" == entry.label
        assert len({*map(tuple, document["images"].values())}) == document["orbit_size"]
        assert len(document["stabilizer"]) * document["orbit_size"] == 8
        assert document["symmetry_class"] == orbit(entry.columns).symmetry_class
        same = [name for name, image in document["images"].items() if image == document["columns"]]
        assert document["stabilizer"] == same


@pytest.mark.parametrize("n", [3, 12])
def test_an_n_with_files_has_its_solutions(n: int) -> None:
    document = sent(n_document(n, [FILE]))
    Draft202012Validator(N_SCHEMA).validate(document)
    assert len(document["solutions"]) == document["fundamental"] == known_census(n).fundamental
    stream = io.BytesIO()
    write_listing(list_fundamental(n), "json", stream)
    assert document["solutions"] == json.loads(stream.getvalue())


@pytest.mark.parametrize(
    ("n", "files", "origin"), [(13, [FILE], "computed"), (23, [], "counted"), (27, [], "cited")]
)
def test_an_n_of_many_solutions_has_counts_only(n: int, files: list[Document], origin: str) -> None:
    document = sent(n_document(n, files))
    Draft202012Validator(N_SCHEMA).validate(document)
    assert (document["solutions"], document["origin"]) == (None, origin)
    sizes = document["orbits_by_size"].items()
    assert sum(int(size) * count for size, count in sizes) == document["total"]
