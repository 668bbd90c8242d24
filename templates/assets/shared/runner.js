/* What laboratories have in common: something that runs from place to place, and a state that the
   address keeps. The first laboratory of each kind on a page is that of the address. */

const part = (root, name) => root.querySelector(`[data-qa-part="${name}"]`);

const listed = (words) => (words.length < 2 ? words.join("") : `${words.slice(0, -1).join(", ")} and ${words.at(-1)}`);

/** Buttons and a slider that go through places 0 to `most`, of which `words` tells; `changed()` hears of it.
    While it plays, `pace(most)` says how many milliseconds it rests, and how many places it goes on then.
    While other places are fetched it can be held: then it stands still, and play means those. */
function runner(root, pace, words, changed) {
  const [slider, play] = ["slider", "play"].map((name) => part(root, name));
  const here = { at: 0, most: 0 };
  let [timer, isHeld] = [undefined, false];

  function put(at, most = here.most) {
    Object.assign(here, { at: Math.min(Math.max(at, 0), most), most });
    const told = words(here.at, most);
    Object.assign(slider, { max: most, value: here.at });
    slider.setAttribute("aria-valuetext", told);
    part(root, "progress").textContent = told;
    // A disabled button would lose the focus of the keyboard.
    part(root, "back").setAttribute("aria-disabled", here.at === 0);
    part(root, "forward").setAttribute("aria-disabled", here.at === most);
  }

  const isRunning = () => play.getAttribute("aria-pressed") === "true";

  function run(isOn) {
    clearTimeout(timer);
    play.setAttribute("aria-pressed", isOn);
    if (!isOn || isHeld) return;
    const [pause, places] = pace(here.most);
    timer = setTimeout(tick, pause, places);
  }

  function go(at) {
    put(at);
    changed();
  }

  function tick(places) {
    go(here.at + places);
    run(here.at < here.most);
  }

  function press(at) {
    run(false);
    if (isHeld) put(here.at); // the slider goes back
    else go(at);
  }

  function start() {
    if (here.at === here.most && !isHeld) go(0);
    run(true);
  }

  part(root, "back").addEventListener("click", () => press(here.at - 1));
  part(root, "forward").addEventListener("click", () => press(here.at + 1));
  part(root, "first")?.addEventListener("click", () => press(0));
  part(root, "last")?.addEventListener("click", () => press(here.most));
  slider.addEventListener("input", () => press(Number(slider.value)));
  play.addEventListener("click", () => (isRunning() ? run(false) : start()));
  return {
    at: () => here.at,
    hold() {
      run(false);
      isHeld = true;
    },
    put(at, most) {
      const starts = isHeld && isRunning();
      isHeld = false;
      run(false);
      put(at, most);
      if (starts) start();
    },
  };
}

/** Begin with what the address has, as `read(query)` understands it, and go back to it with the reader.
    What it returns keeps a state in the address; not at once, for browsers refuse many changes in a row. */
function keeper(root, names, read) {
  const { qaLaboratory: kind } = root.dataset;
  const isLinked = root === document.querySelector(`[data-qa-laboratory="${kind}"]`);
  const asked = () => new URLSearchParams(isLinked ? location.search : "");
  let [writing, known] = [undefined, location.search];
  read(asked());
  if (names.some((name) => asked().has(name)) && !location.hash) root.scrollIntoView();
  addEventListener("popstate", () => {
    if (!isLinked || location.search === known) return; // to another part of the page
    clearTimeout(writing);
    known = location.search;
    read(asked());
  });
  return (told) => {
    clearTimeout(writing);
    known = undefined;
    if (isLinked) writing = setTimeout(() => (known = write(told)), 200);
  };
}

/** Put what is told into the address, and return its query; what has no value is left out. */
function write(told) {
  const address = new URL(location.href);
  for (const [name, value] of Object.entries(told)) {
    if (value === undefined) address.searchParams.delete(name);
    else address.searchParams.set(name, value);
  }
  address.search = address.search.replaceAll("%2C", ","); // a list reads better so
  if (address.href !== location.href) history.replaceState(history.state, "", address);
  return location.search;
}

/** Start the laboratories of a kind. */
function startAll(kind, start) {
  document.querySelectorAll(`[data-qa-laboratory="${kind}"]`).forEach(start);
}

export { part, listed, runner, keeper, startAll };
