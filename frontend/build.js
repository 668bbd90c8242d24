/* Build the scripts and style sheets of pages (`make scripts`), from frontend/src and the folders of figures
   into templates/assets, theme/assets and exhibits/assets.

   Pages may be opened from disk, where browsers refuse to import modules, so each script is one
   classic file. */

import { copyFile, mkdir, readFile, rm, writeFile } from "node:fs/promises";
import { globSync } from "node:fs";
import { basename, join } from "node:path";
import { build } from "esbuild";
import queen from "../site_builder/values/queen.json" with { type: "json" };

const HERE = import.meta.dirname;
const ASSETS = join(HERE, "../templates/assets");
const THEME = join(HERE, "../theme/assets");
// Each figure has a folder with scripts, style sheets and Python. Only our own pages have the exhibits.
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

// Modules for other programs and for `queens bench`, so that the names of their exports stay.
const MODULES = ["src/engine/queens-engine.js", "src/engine/queens-pace.js"];
// A page opened from disk cannot start a worker from a file. It runs the file as a script instead, which
// embeds its text in the page, so that shared/files.js can start a worker from the text.
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
// Leave imported style sheets out of the bundles, because they are built as separate files: a page with
// several figures loads each of them once.
const SEPARATE_STYLES = {
  name: "separate-styles",
  setup: ({ onLoad }) => onLoad({ filter: /\.css$/ }, () => ({ contents: "", loader: "js" })),
};
// All figures share one script, which puts its exports into the global `queensBase`, and one style sheet.
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
    // Each name is a call marked as pure, so that esbuild leaves out the names that a script does not use.
    onLoad({ filter: /./, namespace: "base" }, async () => {
      const names = await exportsOf("src/base/index.js");
      const lines = names.map(
        (name) => `export const ${name} = /* @__PURE__ */ ofBase("${name}");`,
      );
      return { contents: ["const ofBase = (name) => queensBase[name];", ...lines].join("\n") };
    });
  },
};

// Leave out lit's code for styles in shadow trees, because figures are rendered without shadow trees.
const NO_SHADOW_STYLES = {
  name: "no-shadow-styles",
  setup: ({ onLoad }) =>
    onLoad({ filter: /reactive-element\/css-tag\.js$/ }, () => ({
      contents:
        "export const css = 0, unsafeCSS = 0, CSSResult = 0, supportsAdoptingStyleSheets = true, adoptStyles = 0, getCompatibleStyle = 0",
    })),
};

// Scripts of figures are built without the indents of their templates, which no page shows.
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

/** Return the names that the module `file` exports. */
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

// A theme that swaps pages runs the scripts in any order. So each script waits for the base if it runs
// before the base.
const WAIT_FOR_BASE =
  '(function run(){if(!globalThis.queensBase)return addEventListener("queens-base",run,{once:true});';

/** Return the separate files that a page must load before a script: the style sheets and the base that
    the script imports, directly or through other modules. */
function separateFiles(file, inputs, seen = new Set()) {
  if (seen.has(file)) return [];
  seen.add(file);
  if (file.startsWith("base:")) return [basename(BASE_STYLE), basename(BASE)];
  if (file.endsWith(".css")) return [basename(file)];
  return inputs[file].imports.flatMap(({ path }) => separateFiles(path, inputs, seen));
}

/** Return the custom elements that the script `file` defines, as pairs [name, isLazy]. */
async function elementsOf(file) {
  const text = await readFile(join(HERE, file), "utf8");
  const calls = text.matchAll(/^define\("([a-z-]+)", \w+(, { isLazy: true })?\);$/gm);
  return [...calls].map(([, name, lazy]) => [name, lazy !== undefined]);
}

/** Build the scripts and style sheets of figures, and write which files each custom element needs.
    @param {string[]} sources  patterns of folders
    @param {string} outdir  is emptied first */
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

  // The files that each custom element needs, its script last, and the elements with a lazy script.
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
// The licence must be distributed with the code.
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
