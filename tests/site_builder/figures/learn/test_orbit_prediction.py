"""The question about an orbit: its answer is that of the core."""

from __future__ import annotations

import re

import pytest

from cy_core import Symmetry, orbit, solution
from tests.helpers.blocks import expanded

LABELS = ("5.2.1", "6.4.1", "8.8.1")


@pytest.mark.parametrize("label", LABELS)
def test_the_size_of_the_orbit_is_the_right_answer(label: str) -> None:
    html, problems = expanded("orbit-prediction", label)
    assert problems == ()
    size = orbit(solution(label)).size
    assert re.findall(r'data-qa-answer="(\d)"[^>]* data-qa-right', html) == [str(size)]
    for answer, verdict in re.findall(r'data-qa-answer="(\d)" data-qa-verdict="\*(\w+):', html):
        truth = "Right" if int(answer) == size else "More" if int(answer) < size else "Fewer"
        assert verdict == truth


@pytest.mark.parametrize("label", LABELS)
def test_reason_holds_for_the_board(label: str) -> None:
    html, _ = expanded("orbit-prediction", label)
    images = orbit(solution(label)).images
    same = {symmetry for symmetry, image in images.items() if image == images[Symmetry.IDENTITY]}
    assert ("A quarter turn leaves the board unchanged" in html) == (Symmetry.ROTATE_90 in same)
    is_half = Symmetry.ROTATE_180 in same and Symmetry.ROTATE_90 not in same
    assert (
        "A half turn leaves the board unchanged, and a quarter turn does not" in html
    ) == is_half


def test_other_texts_are_refused() -> None:
    (problem,) = expanded("orbit-prediction", "3")[1]
    assert "3" in problem.message
    (small,) = expanded("orbit-prediction", "1.1.1")[1]
    assert "a prediction takes a board that has" in small.message
