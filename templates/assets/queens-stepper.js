/* Plays a search, step by step: its board, its masks, and its program in both forms. */
(() => {
  "use strict";

  if (window.queensStepper) return; // each stepper of a page links this file

  const { decode, landmark, remembered, linesOf, written, shared, binary, bitOf, isAt } = window.queensTrace;
  const MASKS = ["left", "down", "right", "free", "bit"];
  const FORMS = ["recursive", "iterative"];

  /* The board --------------------------------------------------------------------------------- */

  const part = (root, name) => root.querySelector(`[data-qa-part="${name}"]`);
  const programOf = (root, form) => root.querySelector(`[data-qa-form="${form}"]`);
  const withSetBits = (bits) => bits.replace(/1+/g, "<b>$&</b>");

  /** Crosses on the squares, or dots. */
  const crosses = (squares, arm) => {
    const cross = `l${2 * arm} ${2 * arm}m0-${2 * arm}l-${2 * arm} ${2 * arm}`;
    return squares.map(([row, column]) => `M${column + 0.5 - arm} ${row + 0.5 - arm}${cross}`).join("");
  };
  const dots = (squares) =>
    squares.map(([row, column]) => `M${column + 0.39} ${row + 0.5}a.11.11 0 1 0 .22 0a.11.11 0 1 0-.22 0z`).join("");
  const outline = ([row, column]) => `M${column + 0.06} ${row + 0.06}h.88v.88h-.88z`;

  /** The mark of what a step does, and its class. */
  function act(state, n) {
    if (state.judged) return [`M0 0h${n}v${n}h-${n}z`, state.kind === "solution" ? "solution" : "fail"];
    const square = [state.row, state.column];
    return [state.kind === "reject" ? crosses([square], 0.26) : outline(square), state.kind];
  }

  function drawBoard(board, state, n) {
    const { row, column, queens, masks } = state;
    const among = (bits) => [...Array(n).keys()].filter((place) => bits & bitOf(n, place)).map((place) => [row, place]);
    const taken = ([, place]) => place === column || queens.some((queen) => isAt(queen, row, place));
    const attacked = (masks.left | masks.down | masks.right) & ~masks.free;
    const [mark, name] = act(state, n);
    part(board, "attacked").setAttribute("d", crosses(among(attacked).filter((square) => !taken(square)), 0.17));
    part(board, "free").setAttribute("d", dots(among(masks.free)));
    part(board, "pointer").setAttribute("d", `M-.5 ${row + 0.24}v.52l.34-.26z`);
    part(board, "act").setAttribute("d", mark);
    part(board, "act").setAttribute("class", `qa-act qa-act-${name}`);
    // Only middle points are marked: the first and the last carry no queen.
    part(board, "queens").setAttribute("points", ["0,0", ...queens.map(([r, c]) => `${c},${r}`), "0,0"].join(" "));
    const where = queens.map(([r, c]) => `row ${r}, column ${c}`).join("; ");
    board.querySelector("desc").textContent = where ? `Queens: ${where}.` : "No queens.";
  }

  /** What happened, in a sentence. */
  function sentence({ kind, row, column, judged, queens, weight }, refusal) {
    const columns = [...queens].sort(([one], [other]) => one - other).map((queen) => queen[1]);
    const stands = weight > 1 ? `; it stands for ${weight} boards` : "";
    if (kind === "solution") return `Solution: ${columns.join(" ")}${stands}.`;
    if (judged) return `Refused: ${refusal}.`;
    if (kind === "place") return `A queen goes to row ${row}, column ${column}.`;
    if (kind === "reject") return `Row ${row}, column ${column} is attacked.`;
    return `Back to row ${row}: its queen leaves column ${column}.`;
  }

  /* What the program remembers ----------------------------------------------------------------- */

  /** The lines of a table, as many as there can be, so that nothing on the page moves later. */
  function layOut(table, names) {
    const cells = "<td></td>".repeat(table.tHead.rows[0].cells.length - 1);
    table.tBodies[0].innerHTML = names.map((name) => `<tr><th scope="row">${name}</th>${cells}</tr>`).join("");
  }

  function fill(table, lines, isDecimal) {
    const names = [...table.tHead.rows[0].cells].slice(1).map((cell) => cell.textContent);
    [...table.tBodies[0].rows].forEach((row, place) => {
      const line = lines[place];
      mark(row, place === lines.length - 1);
      names.forEach((name, index) => (row.cells[index + 1].textContent = line ? written(name, line, isDecimal) : ""));
    });
  }

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
      if (!isSeen) source.scrollTop = Math.round((top - space / 2) / height) * height;
    }
  }

  function showMasks(table, state, n) {
    for (const [place, name] of MASKS.entries()) {
      const [, bits, decimal] = table.tBodies[0].rows[place].cells;
      const value = state.masks[name] ?? state.bit;
      bits.innerHTML = withSetBits(binary(value, n));
      decimal.textContent = value;
    }
  }

  /* The player --------------------------------------------------------------------------------- */

  /** Show the state after a step, counted from 1. */
  function show(player, step) {
    const { root, states, trace } = player;
    player.at = Math.min(Math.max(step, 1), states.length);
    const state = states[player.at - 1];
    drawBoard(root.querySelector(`[data-qa-stage="${trace.n}"] svg`), state, trace.n);
    showMasks(part(root, "masks"), state, trace.n);
    for (const form of FORMS) showProgram(player, form, state);
    for (const cell of root.querySelectorAll("[data-qa-shared]")) {
      cell.textContent = shared(cell.dataset.qaShared, state, trace.n);
    }
    const counts = { row: state.row, depth: state.queens.length, nodes: state.nodes, solutions: state.solutions };
    for (const [name, value] of Object.entries(counts)) part(root, name).textContent = value;
    part(root, "said").textContent = sentence(state, root.dataset.qaRefusal);
    showProgress(player);
  }

  function showProgram({ root, method, trace }, form, state) {
    const program = programOf(root, form);
    fill(program.querySelector("table"), remembered(method, form, state, trace), part(root, "decimal").checked);
    markLine(part(program, "source"), landmark(method, state, trace.n));
  }

  function showProgress({ root, at, states }) {
    const progress = `step ${at} of ${states.length}`;
    part(root, "progress").textContent = progress;
    Object.assign(part(root, "slider"), { max: states.length, value: at });
    part(root, "slider").setAttribute("aria-valuetext", progress);
    const off = { first: at === 1, back: at === 1, forward: at === states.length, last: at === states.length };
    // A disabled button would lose the focus of the keyboard.
    for (const [name, isOff] of Object.entries(off)) part(root, name).setAttribute("aria-disabled", isOff);
  }

  /** Keep the step in the address; not at once, for browsers refuse many changes in a row. */
  function remember(player) {
    clearTimeout(player.writing);
    if (!player.isLinked) return;
    player.writing = setTimeout(() => {
      const address = new URL(location.href);
      address.searchParams.set("n", player.trace.n);
      address.searchParams.set("step", player.at);
      if (address.href !== location.href) history.replaceState(history.state, "", address);
    }, 200);
  }

  function setPlaying(player, isPlaying) {
    clearTimeout(player.timer);
    clearTimeout(player.writing);
    player.isPlaying = isPlaying;
    part(player.root, "play").setAttribute("aria-pressed", isPlaying);
    part(player.root, "said").setAttribute("aria-live", isPlaying ? "off" : "polite");
    if (isPlaying) player.timer = setTimeout(tick, part(player.root, "speed").value, player);
  }

  function tick(player) {
    show(player, player.at + 1);
    setPlaying(player, player.at < player.states.length);
    if (!player.isPlaying) remember(player);
  }

  /** Go where a button says; `play` starts and stops. */
  function go(player, name) {
    const last = player.states.length;
    const target = { first: 1, back: player.at - 1, forward: player.at + 1, last, play: player.at }[name];
    const starts = name === "play" && !player.isPlaying;
    setPlaying(player, starts);
    show(player, starts && player.at === last ? 1 : target);
    if (!starts) remember(player);
  }

  /** The keys, unless they have work to do where the focus is. */
  function press(player, event) {
    const name = { ArrowLeft: "back", ArrowRight: "forward", Home: "first", End: "last", " ": "play" }[event.key];
    const busy = event.key === " " ? "button, select, input, [role=region]" : "select, [type=range], [role=region]";
    const modified = event.altKey || event.ctrlKey || event.metaKey || event.shiftKey;
    if (!name || modified || event.target.closest(busy)) return;
    event.preventDefault();
    go(player, name);
  }

  /** The trace of one N: from the page, or from its file, once. */
  async function load(player, n) {
    if (player.traces.has(n)) return;
    const answer = await fetch(`${player.root.dataset.qaTraces}/${n}.json`);
    if (!answer.ok) throw new Error(`${answer.status}`);
    player.traces.set(n, await answer.json());
  }

  /** Take up another N; false where its steps cannot be had. */
  async function choose(player, n, step) {
    const wish = (player.wish = Symbol());
    try {
      await load(player, n);
    } catch {
      if (wish === player.wish) complain(player, n);
      return false;
    }
    if (wish !== player.wish) return false; // meanwhile another was chosen
    setUp(player, player.traces.get(n));
    show(player, step);
    return true;
  }

  function setUp(player, trace) {
    const { root, method } = player;
    Object.assign(player, { trace, states: decode(trace) });
    part(root, "n").value = trace.n;
    for (const stage of root.querySelectorAll("[data-qa-stage]")) stage.hidden = stage.dataset.qaStage !== String(trace.n);
    for (const form of FORMS) layOut(programOf(root, form).querySelector("table"), linesOf(method, form, trace.n));
  }

  function complain({ root, trace }, wanted) {
    part(root, "said").textContent = `The steps for N = ${wanted} could not be loaded.`;
    if (trace) part(root, "n").value = trace.n;
  }

  /** The N and the step that the address asks for, as far as they make sense. */
  function asked(root) {
    const number = (name) => Number(new URLSearchParams(location.search).get(name)?.match(/^[0-9]{1,6}$/)?.[0] ?? NaN);
    const offered = [...part(root, "n").options].map((option) => Number(option.value));
    return { n: offered.includes(number("n")) ? number("n") : undefined, step: number("step") || undefined };
  }

  async function start(root, isLinked) {
    const preset = Number(root.dataset.qaN);
    const player = { root, isLinked, method: root.dataset.qaMethod, traces: new Map() };
    const within = part(root, "trace");
    if (within) player.traces.set(preset, JSON.parse(within.textContent));
    const wanted = isLinked ? asked(root) : {};
    const shown = (await choose(player, wanted.n ?? preset, wanted.step ?? 1)) || (await choose(player, preset, 1));
    if (!shown) return; // the key steps stay
    part(root, "live").hidden = false;
    part(root, "strip").hidden = true;
    show(player, player.at); // now that boxes have a height
    listen(player);
    if (wanted.step && !location.hash) root.scrollIntoView();
  }

  function listen(player) {
    const { root } = player;
    for (const button of root.querySelectorAll("button")) {
      button.addEventListener("click", () => go(player, button.dataset.qaPart));
    }
    part(root, "slider").addEventListener("input", (event) => {
      setPlaying(player, false);
      show(player, Number(event.target.value));
      remember(player);
    });
    part(root, "n").addEventListener("change", async (event) => {
      setPlaying(player, false);
      if (await choose(player, Number(event.target.value), 1)) remember(player);
    });
    part(root, "decimal").addEventListener("change", (event) => {
      root.classList.toggle("qa-with-decimals", event.target.checked);
      show(player, player.at);
    });
    root.addEventListener("keydown", (event) => press(player, event));
  }

  window.queensStepper = true;
  document.querySelectorAll("[data-qa-stepper]").forEach((root, place) => start(root, place === 0));
})();
