/* Plays a search step by step: buttons, slider, keys and address. What it looks like, a scene knows.

   A scene is made for each stepper of a page. It has
   preset            what is chosen at first, by the names of what can be chosen
   asked(query)      what of that the address asks for, as far as it makes sense
   load(choice)      a promise of what is played then: its `states`, and what else the scene needs
   failure(choice)   what is said where that cannot be had
   setUp(played)     makes the page ready for it
   show(played, state)    shows a state
   words(state, played)   what parts of the page say of it, by their names
   listen(player)    hears what only this scene has: it may `choose(choice)`, `jump(step)`, show a step `again()`. */

const KEYS = {
  ArrowLeft: "back", ArrowRight: "forward", Home: "first", End: "last", " ": "play",
  "Shift ArrowLeft": "earlier", "Shift ArrowRight": "later", b: "retreat",
};

/* What scenes have in common ----------------------------------------------------------------- */

const part = (root, name) => root.querySelector(`[data-qa-part="${name}"]`);

function mark(element, isCurrent) {
  if (isCurrent) element.setAttribute("aria-current", "true");
  else element.removeAttribute("aria-current");
}

/** Mark the line of a program, and bring it into its box without moving the page. */
function markLine(source, name) {
  for (const line of source.children) {
    const isCurrent = line.dataset.qaAt.split(" ").includes(name);
    mark(line, isCurrent);
    if (!isCurrent) continue;
    const { offsetTop: top, offsetHeight: height } = line;
    const space = source.clientHeight - height;
    const isSeen = source.scrollTop <= top && top <= source.scrollTop + space;
    const lineHeight = Number.parseFloat(getComputedStyle(line).lineHeight); // a long line has several
    if (!isSeen) source.scrollTop = Math.round((top - space / 2) / lineHeight) * lineHeight;
  }
}

/** Masks as bits and as numbers, one after the other. */
function showMasks(table, masks, width) {
  for (const [place, value] of masks.entries()) {
    const [, bits, decimal] = table.tBodies[0].rows[place].cells;
    bits.innerHTML = value.toString(2).padStart(width, "0").replace(/1+/g, "<b>$&</b>");
    decimal.textContent = value;
  }
}

/** The traces of a stepper by their names: from the page, or from a file, once. */
function traces(root) {
  const known = new Map();
  const within = part(root, "trace");
  if (within) known.set(within.dataset.qaName, JSON.parse(within.textContent));
  return async (name) => {
    if (!known.has(name)) {
      const answer = await fetch(`${root.dataset.qaTraces}/${name}.json`);
      if (!answer.ok) throw new Error(`${answer.status}`);
      known.set(name, await answer.json());
    }
    return known.get(name);
  };
}

/* The player --------------------------------------------------------------------------------- */

/** Show the state after a step, counted from 1. */
function show(player, step) {
  const { root, scene, played } = player;
  player.at = Math.min(Math.max(step, 1), played.states.length);
  const state = played.states[player.at - 1];
  scene.show(played, state);
  for (const [name, text] of Object.entries(scene.words(state, played))) part(root, name).textContent = text;
  showProgress(player);
}

function showProgress({ root, at, played: { states } }) {
  const progress = `step ${at} of ${states.length}`;
  part(root, "progress").textContent = progress;
  Object.assign(part(root, "slider"), { max: states.length, value: at });
  part(root, "slider").setAttribute("aria-valuetext", progress);
  // A disabled button would lose the focus of the keyboard.
  for (const [name, step] of Object.entries(targets(states, at))) {
    part(root, name).setAttribute("aria-disabled", step === at);
  }
}

/** Where each button leads from a step, counted from 1; to the step itself where there is nothing further. */
function targets(states, at) {
  const next = (kind) => states.findIndex((state, index) => index >= at && state.kind === kind) + 1 || at;
  const earlier = states.findLastIndex((state, index) => index < at - 1 && state.kind === "solution") + 1 || at;
  return {
    first: 1,
    back: Math.max(at - 1, 1),
    forward: Math.min(at + 1, states.length),
    last: states.length,
    earlier,
    later: next("solution"),
    retreat: next("backtrack"),
  };
}

/** Keep the step in the address; not at once, for browsers refuse many changes in a row. */
function remember(player) {
  clearTimeout(player.writing);
  if (!player.isLinked) return;
  player.known = undefined;
  player.writing = setTimeout(() => {
    const address = new URL(location.href);
    const told = { ...player.choice, step: player.at };
    for (const [name, value] of Object.entries(told)) address.searchParams.set(name, value);
    if (address.href !== location.href) history.replaceState(history.state, "", address);
    player.known = location.search;
  }, 200);
}

function setPlaying(player, isPlaying) {
  clearTimeout(player.timer);
  clearTimeout(player.writing);
  player.isPlaying = isPlaying;
  part(player.root, "play").setAttribute("aria-pressed", isPlaying);
  part(player.root, "said").setAttribute("aria-live", isPlaying ? "off" : "polite");
  if (isPlaying && !player.isHeld) player.timer = setTimeout(tick, part(player.root, "speed").value, player);
}

function tick(player) {
  show(player, player.at + 1);
  setPlaying(player, player.at < player.played.states.length);
  if (!player.isPlaying) remember(player);
}

/** Go to a step at once. */
function jump(player, step) {
  setPlaying(player, false);
  if (player.isHeld) return showProgress(player); // the slider goes back
  show(player, step);
  remember(player);
}

/** Go where a button says; `play` starts and stops. While steps are fetched, it means those. */
function go(player, name) {
  if (player.isHeld) return setPlaying(player, name === "play" && !player.isPlaying);
  const { last, ...near } = targets(player.played.states, player.at);
  const target = { ...near, last, play: player.at }[name];
  const starts = name === "play" && !player.isPlaying;
  setPlaying(player, starts);
  show(player, starts && player.at === last ? 1 : target);
  if (!starts) remember(player);
}

/** The keys, unless they have or had work to do where the focus is. */
function press(player, event) {
  const name = KEYS[`${event.shiftKey ? "Shift " : ""}${event.key}`];
  const fields = "select, textarea, [role=region]";
  const busy = event.key === " " ? `${fields}, button, input` : `${fields}, [type=range]`;
  const modified = event.altKey || event.ctrlKey || event.metaKey;
  if (!name || modified || event.defaultPrevented || event.target.closest(busy)) return;
  event.preventDefault();
  go(player, name);
}

/** Take up another choice, once its steps are there; false where they cannot be had, or it is not what
    is wanted then. */
async function choose(player, choice, step) {
  const { root, scene } = player;
  setPlaying(player, false);
  Object.assign(player, { wish: choice, isHeld: true });
  showWish(player);
  root.setAttribute("aria-busy", "true");
  let played;
  try {
    played = await scene.load(choice);
  } catch {
    if (choice === player.wish) complain(player);
    return false;
  }
  if (choice !== player.wish) return false; // meanwhile another was chosen
  Object.assign(player, { choice, played });
  scene.setUp(played);
  showWish(player); // which may be offered only now
  show(player, step);
  release(player, player.isPlaying);
  return true;
}

function release(player, isPlaying) {
  player.isHeld = false;
  player.root.removeAttribute("aria-busy");
  setPlaying(player, isPlaying);
}

function showWish({ root, wish }) {
  for (const [name, value] of Object.entries(wish)) part(root, name).value = value;
}

/** Go on with what is there. */
function complain(player) {
  const { root, scene, wish, choice } = player;
  release(player, false);
  part(root, "said").textContent = scene.failure(wish);
  if (!choice) return;
  player.wish = choice;
  showWish(player);
  remember(player);
}

/** What a person chooses, from its first step; false where it cannot be had. */
async function change(player, choice) {
  const isChosen = await choose(player, { ...player.wish, ...choice }, 1); // also what is still fetched
  if (isChosen) remember(player);
  return isChosen;
}

/** Take up what the address asks for; what makes no sense is left out. */
function follow(player) {
  const query = new URLSearchParams(location.search);
  const step = Number(query.get("step")?.match(/^[0-9]{1,6}$/)?.[0] ?? 0);
  player.known = location.search;
  choose(player, { ...player.scene.preset, ...player.scene.asked(query) }, step || 1);
  return step;
}

async function start(root, scene) {
  const player = { root, scene, isLinked: root === document.querySelector("[data-qa-stepper]") };
  if (!(await choose(player, scene.preset, 1))) return; // the key steps stay
  part(root, "live").hidden = false;
  part(root, "strip").hidden = true;
  show(player, player.at); // now that boxes have a height
  listen(player);
  if (!player.isLinked) return;
  player.known = location.search;
  if (location.search && follow(player) && !location.hash) root.scrollIntoView();
  addEventListener("popstate", () => {
    if (location.search === player.known) return; // to another part of the page
    clearTimeout(player.writing);
    follow(player);
  });
}

function listen(player) {
  const { root, scene } = player;
  for (const button of root.querySelectorAll(".qa-stepper-buttons button")) {
    button.addEventListener("click", () => go(player, button.dataset.qaPart));
  }
  part(root, "slider").addEventListener("input", (event) => jump(player, Number(event.target.value)));
  for (const name of Object.keys(scene.preset)) {
    part(root, name).addEventListener("change", (event) => change(player, { [name]: event.target.value }));
  }
  root.addEventListener("keydown", (event) => press(player, event));
  scene.listen({
    choose: (choice) => change(player, choice),
    jump: (step) => jump(player, step),
    again: () => show(player, player.at),
  });
}

/** Start the steppers of a puzzle, with a scene for each. */
function startAll(puzzle, sceneOf) {
  for (const root of document.querySelectorAll(`[data-qa-stepper="${puzzle}"]`)) start(root, sceneOf(root));
}

export { part, mark, markLine, showMasks, traces, startAll };
