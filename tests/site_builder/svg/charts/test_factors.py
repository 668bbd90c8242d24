"""Bars of factors: they start at 1, and equal factors are equally long."""

from __future__ import annotations

import pytest

from site_builder.svg.canvas import SHEETS, WIDE, Sheet, text_width
from site_builder.svg.charts.factors import Factor, factor_bars
from site_builder.values.errors import UserError
from tests.helpers.drawings import TITLES, parse, svg_texts


def drawn(*factors: float, sheet: Sheet = WIDE) -> str:
    rows: list[Factor] = [
        (name, value, f"{value:g}") for name, value in zip("abcdefg", factors, strict=False)
    ]
    return factor_bars(rows, x_title="times as fast", **TITLES)[SHEETS.index(sheet)]


def bars(markup: str) -> list[tuple[float, float]]:
    """Both ends of every bar."""
    rects = parse(markup).iter("rect")
    pairs = [(float(rect.get("x", "")), float(rect.get("width", ""))) for rect in rects]
    return [(left, left + width) for left, width in pairs]


def test_a_factor_and_its_inverse_are_as_long_on_either_side_of_one() -> None:
    fast, slow = bars(drawn(8, 1 / 8))
    assert fast[0] == pytest.approx(slow[1], abs=0.02)
    assert fast[1] - fast[0] == pytest.approx(slow[1] - slow[0], abs=0.02)


def test_ten_times_ten_is_twice_as_long_as_ten() -> None:
    ten, hundred, unit = bars(drawn(10, 100, 1))
    assert hundred[1] - hundred[0] == pytest.approx(2 * (ten[1] - ten[0]), abs=0.02)
    assert unit[1] == unit[0] == ten[0]


def test_faster_and_slower_differ_in_more_than_their_side() -> None:
    rects = parse(drawn(2, 0.5)).iter("rect")
    assert [rect.get("class") for rect in rects] == ["qa-bar", "qa-bar-slower"]


def test_every_bar_has_its_name_and_its_words_in_its_own_row() -> None:
    root = parse(drawn(2, 0.5, 4))
    assert sorted(svg_texts(root, "qa-label")) == ["0.5", "2", "4", "a", "b", "c"]
    tops = [float(rect.get("y", "")) for rect in root.iter("rect")]
    assert tops == sorted(tops)


def test_on_a_phone_a_name_stands_above_its_bar() -> None:
    rows = [("Engine, AVX-512, 2 threads", 200.0, "200"), ("Symmetry elimination", 4.0, "4")]
    root = parse(factor_bars(rows, x_title="times", **TITLES)[1])
    names = [word for word in root.iter("text") if word.get("x") == "0"]
    assert [name.text and name.text.replace("\N{NO-BREAK SPACE}", " ") for name in names] == [
        name for name, _, _ in rows
    ]
    tops = [float(bar.get("y", "")) for bar in root.iter("rect")]
    heights = [float(name.get("y", "")) for name in names]
    order = [heights[0], tops[0], heights[1], tops[1]]
    assert order == sorted(order)
    assert all(top - name > SHEETS[1].font / 3 for top, name in zip(tops, heights, strict=True))


@pytest.mark.parametrize("sheet", SHEETS)
@pytest.mark.parametrize("factors", [(1e-9, 1e9), (1,), (0.2, 0.3), (3, 5)])
def test_words_stay_inside(factors: tuple[float, ...], sheet: Sheet) -> None:
    root = parse(drawn(*factors, sheet=sheet))
    assert root.get("viewBox", "").split()[2] == str(sheet.width)
    assert sheet.style_class in root.get("class", "")
    _, _, width, height = map(float, root.get("viewBox", "").split())
    for word in root.iter("text"):
        x, size = float(word.get("x", "")), text_width(word.text or "", sheet.font)
        left = x - {"middle": size / 2, "end": size}.get(word.get("text-anchor", ""), 0)
        assert left >= 0
        assert left + size <= width
        assert float(word.get("y", "")) < height


def test_no_factors_are_refused() -> None:
    with pytest.raises(UserError, match=r"^bars of factors take one .* or more, got none$"):
        factor_bars([], x_title="times", **TITLES)


@pytest.mark.parametrize("factor", [0.0, -2.0, float("inf"), float("nan")])
def test_values_without_logarithm_are_refused(factor: float) -> None:
    with pytest.raises(UserError, match=r"^a logarithmic scale shows positive values only, got"):
        drawn(2, factor)


def test_a_bar_has_the_colour_of_the_line_of_its_method() -> None:
    factors = [("Mirror", 2.0, "2"), ("List based", 0.1, "0.1"), ("another", 3.0, "3")]
    root = parse(
        factor_bars(factors, x_title="x", styles={"Mirror": 6, "List based": 3}, **TITLES)[0]
    )
    classes = [bar.get("class") for bar in root.iter("rect")]
    assert classes == ["qa-bar-of qa-series-7", "qa-bar-of qa-series-4", "qa-bar"]
