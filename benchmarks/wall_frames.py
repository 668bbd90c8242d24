"""Measure how smoothly the wall zooms and moves.

    python benchmarks/wall_frames.py --n 12 --ratio 1 [OTHER.html ...]

It opens the wall in a headless browser without a graphics card, at 1280 x 900, turns the wheel on
every frame until a board fills the canvas and back, and drags it at three scales. For each it
prints the median, the 95th percentile and the longest time between frames, and the processor time
of all processes of the browser a frame. Other pages with a wall take turns with it: write one with
the sources of another commit by `queens figure`. On a busy machine, compare the processor times.
"""

from __future__ import annotations

import argparse
import tempfile
from pathlib import Path
from statistics import median, quantiles

from playwright.sync_api import Browser, CDPSession, Page, sync_playwright

from site_builder.blocks.one_file import html_file
from site_builder.programs.browser import find_browser

# Moves on every frame, and returns the milliseconds between frames.
PLAY = """([action, frames]) => new Promise((done) => {
    const canvas = document.querySelector("queens-wall canvas");
    const { left, top, width, height } = canvas.getBoundingClientRect();
    const [x, y] = [left + width * 0.4, top + height * 0.45];
    const send = (Event, type, more) => canvas.dispatchEvent(new Event(type, {
        clientX: x, clientY: y, pointerId: 7, bubbles: true, cancelable: true, ...more }));
    const actions = {
        in: () => send(WheelEvent, "wheel", { deltaY: -40 }),
        zoom: (frame) => send(WheelEvent, "wheel", { deltaY: frame % 120 < 60 ? -40 : 40 }),
        drag: (frame) => send(PointerEvent, "pointermove", {
            clientX: x + 150 * Math.sin(frame / 20), clientY: y + 100 * Math.sin(frame / 13) }),
    };
    canvas.setPointerCapture = () => undefined;
    if (action === "drag") send(PointerEvent, "pointerdown", {});
    const times = [];
    const step = (now) => {
        times.push(now);
        if (times.length <= frames) {
            actions[action](times.length);
            return requestAnimationFrame(step);
        }
        send(PointerEvent, "pointercancel", {});
        done(times.slice(1).map((time, index) => time - times[index]));
    };
    requestAnimationFrame(step);
})"""
SCALES = (1, 24, 28, 34, 44)  # turns of the wheel before each drag
FRAMES = 240
SETTLED = 600  # milliseconds


def main() -> None:
    """Print a line for each page and action."""
    options = parse_options()
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        own = Path(folder) / "wall.html"
        own.write_text(html_file("Wall", f"```queens wall\n{options.n}\n```"), "utf-8")
        browser = playwright.chromium.launch(executable_path=find_browser(), args=["--no-sandbox"])
        for _ in range(options.rounds):
            for file in (*options.pages, own):
                measure(browser, file, options)
        browser.close()


def measure(browser: Browser, file: Path, options: argparse.Namespace) -> None:
    """Zoom and drag on one page."""
    context = browser.new_context(
        viewport={"width": 1280, "height": 900}, device_scale_factor=options.ratio
    )
    page, session = context.new_page(), browser.new_browser_cdp_session()
    page.goto(f"{file.absolute().as_uri()}#{options.n}")
    page.wait_for_selector(f"queens-wall[data-qa-ready='{options.n}'][data-qa-scale]")
    page.locator("queens-wall").evaluate("(wall) => wall.scrollIntoView()")
    page.wait_for_timeout(SETTLED)
    report(page, session, f"{file.name} zoom", "zoom")
    for turns in SCALES:
        page.evaluate(PLAY, ["in", turns])
        page.wait_for_timeout(SETTLED)
        scale = page.locator("queens-wall").get_attribute("data-qa-scale")
        report(page, session, f"{file.name} drag at {scale} pixels a square", "drag")
        page.locator("[data-qa-part=whole]").click()
    context.close()


def report(page: Page, session: CDPSession, name: str, action: str) -> None:
    """Print the times of one action."""
    before = processor_time(session)
    times = page.evaluate(PLAY, [action, FRAMES])
    spent = (processor_time(session) - before) / FRAMES
    p95 = quantiles(times, n=20)[-1]
    print(
        f"{name}: median {median(times):.1f} ms, 95 % {p95:.1f} ms, "
        f"longest {max(times):.0f} ms, processor {spent:.1f} ms a frame",
        flush=True,
    )


def processor_time(session: CDPSession) -> float:
    """Milliseconds of all processes of the browser."""
    processes = session.send("SystemInfo.getProcessInfo")["processInfo"]
    return 1000 * sum(process["cpuTime"] for process in processes)


def parse_options() -> argparse.Namespace:
    """Read the command line."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("pages", nargs="*", type=Path, help="other pages with a wall")
    parser.add_argument("--n", type=int, default=12)
    parser.add_argument("--ratio", type=float, default=1, help="pixels of a CSS pixel")
    parser.add_argument("--rounds", type=int, default=1)
    return parser.parse_args()


if __name__ == "__main__":
    main()
