/* The race: two or three methods on boards side by side, at one clock. */

import { keeper, part, runner, startAll } from "../shared/runner.js";
import { across, clock, decode, grouped, queens, ranks, reached, solutions, verdict, written } from "./courses.js";

const KEYS = { ArrowLeft: "back", ArrowRight: "forward", Home: "first", End: "last", " ": "play" };
const PLACES = ["1st", "2nd", "3rd"];
// Of each speed, seconds of a whole race, and the fewest ticks in a second.
const SPEEDS = { slow: [Infinity, 2], normal: [20, 5], fast: [6, 20] };
const DENSEST = 60; // solutions that are marked on a way of full length
const FINEST = 520; // places from left to right of a tree: what falls on the same one is drawn once
const LEAST = 0.04; // of the width, for the tree of a method beside a much larger one
const [SHORTEST, CALM] = [50, 600]; // milliseconds from picture to picture, and where less is to move

/* What is seen of a lane ------------------------------------------------------------------------- */

/** The board after so many nodes: a new queen has an outline, and a board that counts a frame. */
function boardOf({ title, course }, node) {
  const { n } = course;
  const placed = queens(course, node);
  const where = placed.map(([row, column]) => `row ${row}, column ${column}`).join("; ") || "none";
  const isFound = course.found.some(([at]) => at === node);
  const [row, column] = placed.at(-1) ?? [];
  const outline = isFound ? `M0 0h${n}v${n}h-${n}z` : placed.length ? `M${column + 0.06} ${row + 0.06}h.88v.88h-.88z` : "";
  // Only middle points are marked: the first and the last carry no queen.
  const points = ["0,0", ...placed.map(([row, column]) => `${column},${row}`), "0,0"].join(" ");
  return `<svg class="qa-state" role="img" viewBox="-.06 -.06 ${n + 0.12} ${n + 0.12}"><title>${title}, N = ${n}</title>` +
    `<desc>Queens: ${where}.</desc><use xlink:href="#qa-squares-${n}"/>` +
    `<path class="qa-act${isFound ? " qa-act-solution" : ""}" d="${outline}"/><polyline fill="none" marker-mid="url(#qa-queen)" points="${points}"/></svg>`;
}

const pathOf = (name) => `<path class="qa-race-${name}" vector-effect="non-scaling-stroke" d=""/>`;

/** The trees of some courses in one scale: for each the ways to its nodes, and its picture without any. */
function treesOf(drawn) {
  const trees = drawn.map(across);
  const most = Math.max(...trees.map(({ leaves }) => leaves));
  return trees.map(({ x, leaves }, at) => {
    const { n, depth, above } = drawn[at];
    const scale = (FINEST * Math.max(leaves / most, LEAST)) / leaves;
    const place = (node) => `${Math.round(x[node] * scale)} ${depth[node]}`;
    const known = new Set();
    const ways = depth.map((_, node) => {
      const way = node && `M${place(above[node])}L${place(node)}`;
      if (!way || known.has(way)) return "";
      known.add(way);
      return way;
    });
    const solved = (node) => `M${place(node)}v-.5`;
    const empty = `<svg class="qa-race-tree" viewBox="0 -.1 ${FINEST} ${n + 0.2}" preserveAspectRatio="none" aria-hidden="true">${["all", "grown", "path", "solved"].map(pathOf).join("")}</svg>`;
    return { ways, place, solved, empty };
  });
}

function drawTree(svg, { course, tree }, node) {
  const path = [];
  for (let at = node; at > 0; at = course.above[at]) path.push(tree.place(at));
  const [, grown, current, solved] = svg.children;
  grown.setAttribute("d", tree.ways.slice(0, node + 1).join(""));
  current.setAttribute("d", path.length ? `M${[...path, tree.place(0)].join("L")}` : "");
  solved.setAttribute("d", course.found.filter(([at]) => at <= node).map(([at]) => tree.solved(at)).join(""));
}

/** The way of a lane, as long as it takes beside the longest; what is behind it is filled, and solutions are marked. */
function trackOf({ title, course }, share) {
  const [track, name, way, behind, place] = ["li", "span", "span", "i", "b"].map((tag) => document.createElement(tag));
  const isDense = course.found.length > DENSEST * share;
  const marks = isDense ? "" : course.found.slice(0, -1).map(([node]) => `M${node} 0v1`).join("");
  way.style.setProperty("--share", share);
  way.innerHTML = `<svg viewBox="0 0 ${course.finish} 1" preserveAspectRatio="none" aria-hidden="true"><path d="${marks}"/></svg>`;
  way.prepend(behind);
  name.textContent = title;
  track.append(name, way, place);
  return track;
}

/* The race --------------------------------------------------------------------------------------- */

/** Courses by `method/n`: from the page, or from a file, once. */
function courses(root) {
  const known = new Map();
  for (const { dataset, textContent } of root.querySelectorAll("[data-qa-course]")) {
    known.set(dataset.qaCourse, decode(JSON.parse(textContent)));
  }
  return async (name) => {
    if (!known.has(name)) {
      const answer = await fetch(`${root.dataset.qaCourses}/${name}.json`);
      if (!answer.ok) throw new Error(`${answer.status}`);
      known.set(name, decode(await answer.json()));
    }
    return known.get(name);
  };
}

async function start(root) {
  const { qaMethods, qaN, qaPaces } = root.dataset;
  const paces = JSON.parse(qaPaces);
  const preset = { methods: qaMethods.split(" "), n: Number(qaN), isTimed: false };
  const courseOf = courses(root);
  const places = [...root.querySelectorAll('[data-qa-part="lane"]')];
  const selects = places.map((place) => part(place, "method"));
  const options = [...selects[0].options];
  const mostOf = (methods) => Math.min(...options.filter(({ value }) => methods.includes(value)).map(({ dataset }) => dataset.qaMost));
  const wait = runner(root, pace, progress, changed);
  let [race, lanes, watch, wanted] = [preset, [], undefined, preset];

  function pace(most) {
    const [seconds, fewest] = SPEEDS[part(root, "speed").value];
    const rate = Math.max(most / seconds, fewest) / 1000;
    const rest = matchMedia("(prefers-reduced-motion: reduce)").matches ? CALM : SHORTEST;
    const pause = Math.max(1 / rate, rest);
    return [pause, Math.max(Math.round(rate * pause), 1)];
  }

  function progress(tick, most) {
    const [at, finish] = [tick, most].map(watch.read).map(race.isTimed ? written : grouped);
    return `${race.isTimed ? "" : "node "}${at} of ${finish}`;
  }

  function drawLanes(tick) {
    const tracks = part(root, "tracks").children;
    const finished = ranks(lanes.filter((lane) => watch.tickOf(lane, lane.course.finish) <= tick), ({ course, seconds }) => course.finish * (race.isTimed ? seconds : 1));
    lanes.forEach((lane, at) => {
      const node = watch.nodesAt(lane, tick);
      const { course, seconds } = lane;
      part(places[at], "board").innerHTML = boardOf(lane, node);
      part(places[at], "nodes").textContent = grouped(node);
      part(places[at], "solutions").textContent = `${solutions(course, node)}/${course.total}`;
      drawTree(part(places[at], "tree").firstChild, lane, node);
      if (seconds) {
        part(places[at], "time").textContent = written(node * seconds);
        part(places[at], "per node").textContent = written(seconds);
      }
      const rank = finished.findIndex(([, group]) => group.includes(lane));
      const [, way, place] = tracks[at].children;
      way.firstChild.style.width = `${(100 * node) / course.finish}%`;
      const took = race.isTimed ? written(node * seconds) : `${grouped(node)} nodes`;
      place.textContent = rank < 0 ? "" : `${PLACES[rank]}: ${took}`;
      places[at].classList.toggle("qa-race-done", rank >= 0);
    });
    return finished;
  }

  function sentence(finished) {
    const [{ course }] = lanes;
    const names = finished.flatMap(([, group]) => group);
    if (names.length === lanes.length) return verdict(lanes, race.isTimed);
    if (!names.length) return `Each runs until it has all ${course.total} solutions.`;
    return reached(names);
  }

  function draw() {
    const said = sentence(drawLanes(wait.at()));
    if (part(root, "said").textContent !== said) part(root, "said").textContent = said;
  }

  function changed() {
    draw();
    const { methods, n, isTimed } = race;
    const names = methods.map((key) => key.replaceAll("_", "-")).join(",");
    keep({ race: names, n, clock: isTimed ? "time" : "nodes", tick: wait.at() });
  }

  /** What is wanted, and what can be chosen now: each method once, and every N that all of them take. */
  function showChoice() {
    const { methods, n, isTimed } = wanted;
    selects.forEach((select, at) => {
      select.value = methods[at] ?? "";
      part(places[at], "name").textContent = select.selectedOptions[0].text;
      for (const option of select.options) option.disabled = option.value !== select.value && methods.includes(option.value);
    });
    for (const option of part(root, "n").options) option.disabled = Number(option.value) > mostOf(methods);
    part(root, "n").value = n;
    if (part(root, "clock")) part(root, "clock").value = isTimed ? "time" : "nodes";
  }

  function showRules() {
    const [quickest] = [...lanes].sort((one, other) => one.seconds - other.seconds);
    const timed = () => `One tick is ${written(watch.slice)}, the time of a node of ${quickest.title.toLowerCase()}.`;
    part(root, "tick").textContent = race.isTimed ? timed() : "One tick is one node of each method.";
  }

  /** Take up a race at a tick, once its courses are there; false where it is not what is wanted then. */
  async function take(wish, tick) {
    wanted = wish;
    wait.hold();
    showChoice();
    root.setAttribute("aria-busy", "true");
    let found;
    try {
      found = await Promise.all(wish.methods.map((key) => courseOf(`${key}/${wish.n}`)));
    } catch {
      if (wish === wanted && wish !== race) await complain();
      return false;
    }
    if (wish !== wanted) return false; // meanwhile another was chosen
    race = wish;
    root.removeAttribute("aria-busy");
    const trees = treesOf(found);
    lanes = race.methods.map((key, at) => ({ title: options.find(({ value }) => value === key).text, course: found[at], tree: trees[at], seconds: paces[key] }));
    lanes.forEach(({ tree }, at) => {
      part(places[at], "tree").innerHTML = tree.empty;
      part(places[at], "tree").querySelector(".qa-race-all").setAttribute("d", tree.ways.join(""));
    });
    watch = clock(lanes, race.isTimed);
    part(root, "tracks").replaceChildren(...lanes.map((lane) => trackOf(lane, watch.tickOf(lane, lane.course.finish) / watch.most)));
    part(root, "lanes").dataset.qaCount = race.methods.length;
    showRules();
    wait.put(tick, watch.most);
    draw();
    return true;
  }

  /** Go on with the race that is there. */
  async function complain() {
    const { n } = wanted;
    if (await take(race, wait.at())) changed();
    part(root, "said").textContent = `The courses for N = ${n} could not be loaded.`;
  }

  async function choose(choice) {
    const wish = { ...wanted, ...choice }; // also what is still fetched
    if (await take({ ...wish, n: Math.min(wish.n, mostOf(wish.methods)) }, 0)) changed();
  }

  /** Take up what an address has; what makes no sense is left out. */
  function asked(query) {
    const named = (query.get("race") ?? "").split(",").map((name) => name.replaceAll("-", "_"));
    const isKnown = named.every((key) => options.some(({ value }) => value === key)) && new Set(named).size === named.length;
    const methods = isKnown && (named.length === 2 || named.length === 3) ? named : preset.methods;
    const size = /^[4-8]$/.test(query.get("n") ?? "") ? Number(query.get("n")) : preset.n;
    const tick = /^[0-9]{1,7}$/.test(query.get("tick") ?? "") ? Number(query.get("tick")) : 0;
    const isTimed = query.get("clock") === "time" && methods.every((key) => paces[key]);
    take({ methods, n: Math.min(size, mostOf(methods)), isTimed }, tick);
  }

  /** The keys, unless they have work to do where the focus is. */
  function press(event) {
    const name = KEYS[event.key];
    const busy = event.key === " " ? "select, button, a" : "select, [type=range]";
    if (!name || event.altKey || event.ctrlKey || event.metaKey || event.target.closest(busy)) return;
    event.preventDefault();
    part(root, name).click();
  }

  await take(preset, 0); // it stands in the page
  const keep = keeper(root, ["race", "n", "clock", "tick"], asked);
  root.addEventListener("keydown", press);
  part(root, "n").addEventListener("change", (event) => choose({ n: Number(event.target.value) }));
  part(root, "clock")?.addEventListener("change", (event) => choose({ isTimed: event.target.value === "time" }));
  selects.forEach((select) =>
    select.addEventListener("change", () => choose({ methods: selects.map(({ value }) => value).filter(Boolean) })),
  );
}

startAll("race", start);
