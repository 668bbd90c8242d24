"""Print the HTML of a page like `chromium --dump-dom`.

This program is a substitute, because the headless shell of Chromium lacks a file that the option
needs.
"""

from __future__ import annotations

import sys

from playwright.sync_api import sync_playwright

if __name__ == "__main__":
    _, browser, *_, address = sys.argv
    with sync_playwright() as playwright:
        page = playwright.chromium.launch(executable_path=browser, args=["--no-sandbox"]).new_page()
        page.goto(address, timeout=0)
        print(page.content())
