/* Build the scripts and style sheets of pages (`make scripts`), from frontend/src and the folders
   of figures into templates/assets, theme/assets and exhibits/assets.

   Pages may be opened from disk, where browsers refuse to import modules. So each script is bundled
   with its imports into one classic script. */

import { copyFile, mkdir, readFile, rm, writeFile } from "node:fs/promises";
import { globSync } from "node:fs";
import { basename, join } from "node:path";
import { build } from "esbuild";
import queen from "../site_builder/values/queen.json" with { type: "json" };

const HERE = import.meta.dirname;
const ASSETS = join(HERE, "../templates/assets");
const THEME = join(HERE, "../theme/assets");
// Each of these folders has a folder for each figure, with its scripts, style sheets and Python.
// FIGURES come with the plugin; only our own pages have the EXHIBITS.
const FIGURES = "../site_builder/figures";
const EXHIBITS = "../exhibits";
const COMMON = {
  bundle: true,
  minify: true,
  charset: "utf8",
  logLevel: "warning",
  absWorkingDir: HERE,
};

const CLASSIC = { ...COMMON, format: "iife", entryNames: "[name]", loader: { ".py": "text" } };

// Modules that other programs and `queens bench` import. They are built as modules without
// shortened names, so that their exports keep their names.
const MODULES = ["src/engine/queens-engine.js", "src/engine/queens-pace.js"];
// Scripts of workers. A page opened from disk cannot start a worker from a file. It loads the file
// as a script of the page instead: there, the script only puts its own source into a template, and
// shared/files.js starts the worker from that text.
const EMBEDDED = ["src/engine/queens-engine-worker.js", "src/engine/queens-pace-worker.js"];
const EMBEDDING = {
  banner: { js: '(function queensWorker(){if(typeof document==="undefined"){' },
  footer: {
    js:
      'return}const embedded=document.createElement("template");' +
      'embedded.dataset.qaFile=document.currentScript.getAttribute("src");' +
      'embedded.content.textContent="("+queensWorker+")();";document.head.append(embedded)})();',
  },
};
// An esbuild plugin. It leaves imported style sheets out of the bundles, because they are built as
// separate files: a page with several figures loads each of them once.
const SEPARATE_STYLES = {
  name: "separate-styles",
  setup: ({ onLoad }) => onLoad({ filter: /\.css$/ }, () => ({ contents: "", loader: "js" })),
};
// All figures share one script, the base, which puts its exports into the global `queensBase`, and
// one style sheet. The plugin SEPARATE_BASE replaces imports of the base by that global.
const BASE = "src/base/queens-base.js";
const BASE_STYLE = "src/base/queens-base.css";
const SHARED_STYLES = [basename(BASE_STYLE), "queens-player.css"];
const SEPARATE_BASE = {
  name: "separate-base",
  setup({ onResolve, onLoad }) {
    const isOwn = (importer) => importer.startsWith(join(HERE, "src/base/"));
    onResolve({ filter: /^#base$|\/base\/index\.js$/ }, ({ importer }) =>
      isOwn(importer) ? undefined : { path: BASE, namespace: "base" },
    );
    // Each export is read from the global by a call that is marked as pure, so that esbuild leaves
    // out the exports that a script does not use.
    onLoad({ filter: /./, namespace: "base" }, async () => {
      const names = await exportsOf("src/base/index.js");
      const lines = names.map(
        (name) => `export const ${name} = /* @__PURE__ */ ofBase("${name}");`,
      );
      return { contents: ["const ofBase = (name) => queensBase[name];", ...lines].join("\n") };
    });
  },
};

// An esbuild plugin. It leaves out lit's code for styles in shadow trees, because figures are
// rendered without shadow trees.
const NO_SHADOW_STYLES = {
  name: "no-shadow-styles",
  setup: ({ onLoad }) =>
    onLoad({ filter: /reactive-element\/css-tag\.js$/ }, () => ({
      contents:
        "export const css = 0, unsafeCSS = 0, CSSResult = 0, supportsAdoptingStyleSheets = true, adoptStyles = 0, getCompatibleStyle = 0",
    })),
};

// An esbuild plugin. It removes the indents from scripts of figures, because the templates in them
// would keep theirs, and no page shows these spaces.
const NO_INDENTS = {
  name: "no-indents",
  setup: ({ onLoad }) =>
    onLoad(
      { filter: /(frontend\/src|figures|exhibits)\/.*\.js$/, namespace: "file" },
      async ({ path }) => ({
        contents: (await readFile(path, "utf8")).replaceAll(/\n +/g, "\n"),
      }),
    ),
};

/** Resolve to the names that the module `file` exports. */
async function exportsOf(file) {
  const { metafile } = await build({
    ...COMMON,
    entryPoints: [file],
    format: "esm",
    write: false,
    metafile: true,
  });
  return Object.values(metafile.outputs)[0].exports;
}

// The beginning of each built script that needs the base. A theme that swaps pages runs the scripts
// in any order, so a script that runs before the base waits for the event `queens-base`.
const WAIT_FOR_BASE =
  '(function run(){if(!globalThis.queensBase)return addEventListener("queens-base",run,{once:true});';

/** Return the names of the separate files that a page must load before the script `file`: the style
    sheets and the base that the script imports, directly or through other modules.
    @param {string} file
    @param {object} inputs  the imports of each module, from esbuild's metafile
    @param {Set<string>} [seen]  the modules that have been visited */
function separateFiles(file, inputs, seen = new Set()) {
  if (seen.has(file)) return [];
  seen.add(file);
  if (file.startsWith("base:")) return [basename(BASE_STYLE), basename(BASE)];
  if (file.endsWith(".css")) return [basename(file)];
  return inputs[file].imports.flatMap(({ path }) => separateFiles(path, inputs, seen));
}

/** Resolve to the custom elements that the script `file` defines, as pairs [name, isLazy]; `isLazy`
    is explained at `define` in src/shared/element.js. */
async function elementsOf(file) {
  const text = await readFile(join(HERE, file), "utf8");
  const calls = text.matchAll(/^define\("([a-z-]+)", \w+(, { isLazy: true })?\);$/gm);
  return [...calls].map(([, name, lazy]) => [name, lazy !== undefined]);
}

/** Build the scripts and style sheets of figures, and write elements.json: the files that each
    custom element needs.
    @param {string[]} sources  patterns of the folders that have the sources
    @param {string} outdir  the folder of the built files; it is emptied first */
async function buildFigures(sources, outdir) {
  await rm(outdir, { recursive: true, force: true });
  await mkdir(outdir);
  const filesNamed = (name) =>
    globSync(
      sources.map((source) => `${source}/${name}`),
      { cwd: HERE },
    ).toSorted();
  const scripts = filesNamed("queens-*.js").filter(
    (file) => ![...MODULES, ...EMBEDDED].includes(file),
  );
  const { metafile } = await build({
    ...CLASSIC,
    outdir,
    entryPoints: scripts,
    plugins: [SEPARATE_STYLES, SEPARATE_BASE, NO_SHADOW_STYLES, NO_INDENTS],
    metafile: true,
  });
  await build({ ...CLASSIC, outdir, entryPoints: filesNamed("queens-*.css") });

  // The content of elements.json: the files that each custom element needs, its script last, and
  // the names of the elements whose script is lazy.
  const elements = { files: {}, lazy: [] };
  for (const script of scripts) {
    const name = basename(script);
    const dependencies = separateFiles(script, metafile.inputs);
    // The shared style sheets come first, so that the style sheets of figures override them.
    const shared = SHARED_STYLES.filter((file) => dependencies.includes(file));
    const own = dependencies.filter((file) => !SHARED_STYLES.includes(file));
    const ordered = [...shared, ...own];
    for (const [element, isLazy] of await elementsOf(script)) {
      elements.files[element] = [...ordered, name];
      if (isLazy) elements.lazy.push(element);
    }
    if (!dependencies.includes(basename(BASE))) continue;
    const built = join(outdir, name);
    await writeFile(built, `${WAIT_FOR_BASE}${await readFile(built, "utf8")}})();\n`);
  }
  await writeFile(join(outdir, "elements.json"), `${JSON.stringify(elements, null, 1)}\n`);
}

await buildFigures(["src/*", `${FIGURES}/*`], ASSETS);
await buildFigures([`${EXHIBITS}/*`, `${EXHIBITS}/shared/*`], join(HERE, EXHIBITS, "assets"));
// lit's licence must be distributed with its code.
await copyFile(join(HERE, "node_modules/lit/LICENSE"), join(ASSETS, "lit-licence.txt"));
await build({ ...CLASSIC, ...EMBEDDING, outdir: ASSETS, entryPoints: EMBEDDED });
await build({
  ...CLASSIC,
  outdir: ASSETS,
  format: "esm",
  entryPoints: MODULES,
  minify: false,
  minifyWhitespace: true,
});
await build({
  ...COMMON,
  entryPoints: ["src/theme/atlas.js", ...globSync("src/theme/*.css", { cwd: HERE })],
  outdir: THEME,
});

const balls = queen.balls.map(([x, y]) => `<circle cx="${x}" cy="${y}" r="${queen.radius}"/>`);
await writeFile(
  join(THEME, "atlas-icon.svg"),
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${queen.units} ${queen.units}">
<rect width="${queen.units}" height="${queen.units}" rx="10" fill="#d1c3a5"/>
<g fill="#22303c"><path d="${queen.crown}"/>${balls.join("")}</g>
</svg>
`,
);

const minisearch = join(HERE, "node_modules/minisearch");
const { version, homepage } = JSON.parse(await readFile(join(minisearch, "package.json"), "utf8"));
const licence = await readFile(join(minisearch, "LICENSE.txt"), "utf8");
await build({
  ...COMMON,
  entryPoints: [join(minisearch, "dist/es/index.js")],
  outfile: join(THEME, "minisearch.js"),
  format: "iife",
  globalName: "MiniSearch",
  footer: { js: "MiniSearch=MiniSearch.default;" },
  banner: { js: `/*! MiniSearch ${version}, ${homepage}\n\n${licence}*/` },
});
