/**
 * The web build: hashed assets, a service worker with the list of every file and its hash, and .br/.gz beside each
 * file, so that the server compresses nothing while it serves. Nothing inline is written: the page's CSP needs no hash.
 */
import { createHash } from "node:crypto";
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { brotliCompressSync, constants, gzipSync } from "node:zlib";
import react from "@vitejs/plugin-react";
import { build, defineConfig, type Plugin } from "vite";
import { filesOf, isContentPack, type Manifest, onDemandFiles } from "./build-manifest.ts";
import { packOrder } from "./pack-order.ts";
import { reactByName } from "./react-by-name.ts";
import { packOf, textsOf } from "./src/worker/pack.ts";
import { hashLength } from "./src/worker/precache.ts";

const root = import.meta.dirname;
/** Where this build goes: `dist`, or what `--outDir` says. */
let outDir = join(root, "dist");
let hasFailed = false;
const workerFile = "service-worker.js";

const filesBelow = (folder: string): string[] =>
  readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    return entry.isDirectory() ? (entry.name.startsWith(".") ? [] : filesBelow(path)) : [path];
  });

const addressOf = (path: string): string => {
  const address = path.slice(outDir.length).replaceAll("\\", "/");
  // The server answers `/` with it, and so does the worker.
  return address === "/index.html" ? "/" : address;
};

/** What the app needs to run. Icons are for the browser's install dialog: they stay outside. */
const isPrecached = (path: string): boolean => /\.(js|css|html|svg|webmanifest)$/.test(path);

const hash = (data: Buffer | string): string =>
  createHash("sha256").update(data).digest("hex").slice(0, hashLength);

/**
 * Everything a first page does not need, in one file: a hundred small files compress a third better together, and an
 * install is a dozen requests. The same files stay there one by one, for whoever opens a page before that or updates.
 * Workers and the page itself stay outside: their policy comes with the server's own answer.
 */
const isPacked = (address: string, first: ReadonlySet<string>): boolean =>
  /^\/assets\/.*\.(js|css)$/.test(address) &&
  !/-worker-[^/]*$/.test(address) &&
  !isContentPack(address) &&
  !first.has(address);

const firstFiles = (manifest: Manifest): ReadonlySet<string> =>
  new Set(
    ["index.html", "src/screens/home.tsx"]
      .flatMap((key) => [...filesOf(manifest, key)])
      .map((file) => `/${file}`),
  );

const writeServiceWorker = async (): Promise<void> => {
  const manifest = JSON.parse(readFileSync(join(outDir, ".vite/manifest.json"), "utf8")) as Manifest;
  const first = firstFiles(manifest);
  const later = onDemandFiles(manifest);
  const files = filesBelow(outDir)
    .filter((path) => isPrecached(path) && !path.endsWith(workerFile))
    .map((path) => ({ path, url: addressOf(path) }))
    .filter(({ url }) => !later.has(url.slice(1)))
    .map(({ path, url }) => ({
      url,
      text: readFileSync(path, "utf8"),
      hash: hash(readFileSync(path)),
    }))
    .sort((one, other) => one.url.localeCompare(other.url));
  const packed = packOrder(files.filter(({ url }) => isPacked(url, first)));
  // The worker knows every address, and every text by its hash: in the pack the texts stand alone.
  const addresses = files.map(({ url }) => url);
  const texts = packed.map(({ text }) => text);
  const pack = packOf(texts, addresses);
  const read = textsOf(pack, addresses);
  if (texts.some((text, index) => text !== read[index]))
    throw new Error("The worker could not read the pack.");
  const packUrl = `/assets/later-${hash(pack).slice(0, 8)}.txt`;
  writeFileSync(join(outDir, packUrl), pack);
  const entries = files.map(({ url, hash }) =>
    isPacked(url, first) ? { url, hash, packed: true } : { url, hash },
  );
  const list = JSON.stringify({ pack: packUrl, entries });
  // For the byte gate: what an install fetches.
  writeFileSync(join(outDir, ".vite/precache.json"), list);
  await build({
    configFile: false,
    root,
    logLevel: "error",
    define: { __PRECACHE__: list, __BUILD__: JSON.stringify(hash(list).slice(0, 16)) },
    build: {
      outDir,
      emptyOutDir: false,
      copyPublicDir: false,
      modulePreload: false,
      rolldownOptions: {
        input: join(root, "src/worker/service-worker.ts"),
        output: { format: "iife", entryFileNames: workerFile },
      },
    },
  });
};

/** Content packs that pages keep by themselves (src/data/content-pack.ts), and the pack of code: sent compressed. */
const isLargeContent = (path: string): boolean => /\/assets\/[^/]*\.(json|txt|wasm)$/.test(path);

const compress = (): void => {
  for (const path of filesBelow(outDir).filter((file) => isPrecached(file) || isLargeContent(file))) {
    const data = readFileSync(path);
    const params = { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: data.length };
    writeFileSync(`${path}.br`, brotliCompressSync(data, { params }));
    writeFileSync(`${path}.gz`, gzipSync(data, { level: 9 }));
  }
};

/** After the last file is written: the worker that lists them, then the compressed copies. */
const finish = (): Plugin => ({
  name: "muster-finish",
  apply: "build",
  configResolved(config) {
    outDir = resolve(config.root, config.build.outDir);
  },
  buildEnd(error) {
    hasFailed = error !== undefined;
  },
  closeBundle: {
    sequential: true,
    order: "post",
    async handler() {
      // Without files there is nothing to list, and the first reason is the one to read.
      if (hasFailed) return;
      await writeServiceWorker();
      compress();
    },
  },
});

/**
 * Keeps the schemas out of the first route. A domain module holds a schema and the functions beside it; chunks are made
 * of whole modules, so one lazy user of the schema would pull it, and the schema library, into the first chunk. In the
 * build an import of `somethingSchema` therefore comes from a twin of the module (`?schemas`): the plain one loses its
 * unused schemas, the twin travels with whoever parses. The twins are pure, so it does not matter that there are two.
 */
const schemaTwins = (): Plugin => {
  const mark = "?schemas";
  const isSchema = (specifier: Specifier): boolean =>
    specifier.type === "ImportSpecifier" && /Schema$/.test(specifier.imported.name ?? "");
  const nameOf = (specifier: Specifier): string =>
    specifier.imported.name === specifier.local.name
      ? specifier.local.name
      : `${specifier.imported.name} as ${specifier.local.name}`;
  return {
    name: "muster-schema-twins",
    apply: "build",
    enforce: "post",
    async resolveId(source, importer) {
      if (!source.endsWith(mark)) return null;
      const plain = await this.resolve(source.slice(0, -mark.length), importer);
      return plain === null ? null : { ...plain, id: `${plain.id}${mark}` };
    },
    transform: {
      filter: { id: /packages\/[a-z]+\/src\/.*\.tsx?(\?schemas)?$/, code: /Schema\b/ },
      handler(code) {
        const { body } = this.parse(code);
        let result = code;
        for (const statement of body.toReversed()) {
          if (statement.type !== "ImportDeclaration" || !/^\.|^@muster\//.test(statement.source.value))
            continue;
          // The parser's own type of a specifier is a union that says less than is asked here.
          const specifiers = statement.specifiers as unknown as Specifier[];
          const schemas = specifiers.filter(isSchema);
          const others = specifiers.filter((specifier) => !isSchema(specifier));
          if (schemas.length === 0) continue;
          const from = statement.source.value;
          const lines = [
            `import { ${schemas.map(nameOf).join(", ")} } from ${JSON.stringify(from + mark)};`,
            ...(others.length === 0
              ? []
              : [`import { ${others.map(nameOf).join(", ")} } from ${JSON.stringify(from)};`]),
          ];
          result = result.slice(0, statement.start) + lines.join("\n") + result.slice(statement.end);
        }
        return result === code ? null : { code: result, map: null };
      },
    },
  };
};
type Specifier = {
  readonly type: string;
  readonly imported: { readonly name?: string };
  readonly local: { readonly name: string };
};

/**
 * Few files instead of many small ones: what the start needs travels together, so a first visit is six requests.
 * `react` changes seldom and stays kept across updates; `first` is what every first page needs; `today` is Home's;
 * `beside` is what the shell shows after the first picture; `sets` is what a running workout and its sheets count with, `ends`
 * what its beginning and its end show; `food` is every way of adding food but typing its numbers.
 */
const chunkOf = (): ((id: string, modules: Modules) => string | null) => {
  const roots = {
    boot: /src\/app\/boot\.tsx$/,
    home: /src\/screens\/home\.tsx$/,
    picker: /src\/screens\/user-select\.tsx$/,
  };
  const known = new Map<string, boolean>();
  /** Whether a root needs the module before anything lazy, by the importers above it. */
  const isBelow = (root: keyof typeof roots, id: string, modules: Modules, seen: Set<string>): boolean => {
    if (roots[root].test(id)) return true;
    const key = `${root} ${id}`;
    const before = known.get(key);
    if (before !== undefined) return before;
    if (seen.has(id)) return false;
    seen.add(id);
    const importers = modules.getModuleInfo(id)?.importers ?? [];
    const answer = importers.some((importer) => isBelow(root, importer, modules, seen));
    known.set(key, answer);
    return answer;
  };
  return (id, modules) => {
    if (/\?schemas$|node_modules\/zod\/|\.css$/.test(id)) return null;
    if (Object.values(roots).some((root) => root.test(id))) return null;
    if (/node_modules\/(react|react-dom|scheduler|use-sync-external-store|wouter|regexparam)\//.test(id))
      return "react";
    if (
      /src\/(app\/(SyncBanner|sync-banner|use-demo|scroll-memory|page-focus|AutoLock)|components\/(Toasts|newer-version))\.tsx?$/.test(
        id,
      )
    )
      return "beside";
    // Every way of adding food but the form: one file compresses better than nine, and is not on the tracker's first picture.
    if (
      /features\/nutrition\/(SearchFoods|ScanFood|DescribeMeal|SavedItems|CopySheet|FoodAmount|MealParts|food-sources|OfferCard|Recipes|WeekCard|ExpenditureCard|read-expenditure|use-food-index|scan\/(use-camera|decode-frame))|data\/(food-index|content-pack)\.ts$|domain\/src\/nutrition\/(food-(index|pack|words)|meal-(components|grams|quantity)|parse-meal|search-foods|recipe|label-trust|scan-reads|week-budget|expenditure-view)/.test(
        id,
      )
    )
      return "food";
    const below = (root: keyof typeof roots) => isBelow(root, id, modules, new Set());
    if (below("boot")) return "first";
    if (below("home")) return below("picker") ? "first" : "today";
    if (
      /domain\/src\/training\/(superset|set-roles|log-changes|logged-set|gear|loadable|last-time)\.ts$|features\/training\/set-rows\.ts$/.test(
        id,
      )
    )
      return "sets";
    return /features\/training\/(MobilityList|CardioSection|WorkoutEnd|TotalsStats)\.tsx$/.test(id)
      ? "ends"
      : null;
  };
};
type Modules = { getModuleInfo(id: string): { readonly importers: readonly string[] } | null };

export default defineConfig({
  root,
  plugins: [reactByName(), react(), schemaTwins(), finish()],
  resolve: {
    // The router brings a copy of a hook that React has had since version 18.
    alias: [
      { find: /^use-sync-external-store\/shim\/index\.js$/, replacement: "react" },
      // The same database library, in the language of the browsers that run the app: not rewritten for older ones.
      { find: /^dexie$/, replacement: join(root, "../../node_modules/dexie/dist/modern/dexie.mjs") },
    ],
  },
  build: {
    outDir,
    emptyOutDir: true,
    manifest: true,
    // Every browser that runs the app knows modulepreload.
    modulePreload: {
      polyfill: false,
      // The list of what each lazy part needs stands in the first chunk. Only a start's own pages keep it whole: everything
      // else is on the device by then (service-worker.ts), and finds its scripts by itself. Styles are always needed.
      resolveDependencies: (file, needed, { hostType }) =>
        hostType === "html" || /\/(home|user-select|onboarding|workout|open-in-browser)-/.test(file)
          ? needed
          : needed.filter((name) => name.endsWith(".css")),
    },
    assetsInlineLimit: 0,
    rolldownOptions: {
      // Making a schema changes nothing outside of it: one that nobody uses may go.
      treeshake: {
        manualPureFunctions: ["z"],
        moduleSideEffects: [{ test: /packages\/(domain|coach|sync|contract)\/src\//, sideEffects: false }],
      },
      output: {
        codeSplitting: {
          includeDependenciesRecursively: false,
          groups: [{ name: chunkOf(), debugName: "start" }],
        },
      },
    },
  },
  server: {
    proxy: { "/api": "http://127.0.0.1:8787", "/sync": "http://127.0.0.1:8787" },
  },
});
