/** The web build: hashed assets, and nothing inline, so that the page's CSP needs no hash. Each step is a file beside this one. */
import { join } from "node:path";
import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";
import { chunkOf } from "./chunk-names.ts";
import { finish } from "./finish-build.ts";
import { reactByName } from "./react-by-name.ts";
import { schemaTwins } from "./schema-twins.ts";

const root = import.meta.dirname;

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
    outDir: join(root, "dist"),
    emptyOutDir: true,
    manifest: true,
    // Every browser that runs the app knows modulepreload.
    modulePreload: {
      polyfill: false,
      // The list of what each lazy part needs stands in the first chunk. Only a start's own pages keep it whole: everything
      // else is on the device by then (service-worker.ts), and finds its scripts by itself. Styles are always needed.
      resolveDependencies: (file, needed, { hostType }) =>
        hostType === "html" || /\/(home|user-select|open-in-browser)-/.test(file)
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
