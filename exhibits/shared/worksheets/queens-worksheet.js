/* A worksheet, of which a page may have several. Its button prints this worksheet with its answers,
   without the rest of the page. */

import "./queens-worksheet.css";
import { define, QueensElement, showControls } from "#shared/element.js";

class Worksheet extends QueensElement {
  onParsed() {
    showControls(this.querySelector(".qa-live"));
    this.find("print").addEventListener("click", () => this.#print(), { signal: this.signal });
  }

  #print() {
    this.setAttribute("data-qa-printed", "");
    addEventListener("afterprint", () => this.removeAttribute("data-qa-printed"), { once: true });
    print();
  }
}

define("queens-worksheet", Worksheet);
