/** The web build: hashed assets, and nothing inline, so that the page's CSP needs no hash. */
import { join } from "node:path";
import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";
import { precache } from "./precache.ts";

const root = import.meta.dirname;

export default defineConfig({
  root,
  plugins: [react(), precache()],
  resolve: {
    alias: [
      // The router brings a copy of a hook that React has had since version 18.
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
    modulePreload: { polyfill: false },
    assetsInlineLimit: 0,
    rolldownOptions: {
      treeshake: {
        // Making a schema changes nothing outside of it: one that nobody uses may go.
        manualPureFunctions: ["z"],
        moduleSideEffects: [{ test: /packages\/(domain|coach|sync|contract)\/src\//, sideEffects: false }],
      },
      output: {
        codeSplitting: {
          groups: [
            // Stays kept on the device when only the app changes.
            {
              name: "react",
              test: /rolldown.runtime|node_modules\/(react|react-dom|scheduler|wouter|regexparam)\//,
              priority: 4,
            },
            // What every start needs: the static imports of `boot.tsx`.
            { name: "start", tags: ["$initial"], priority: 3 },
            // What opens the device's database and reads it.
            { name: "database", test: /data\/store\/dexie-reader\.ts$/, priority: 2 },
            // What reads answers of the server.
            { name: "schemas", test: /(api-replies|fetch-cards|sync\/src\/protocol)\.ts$/, priority: 2 },
            // The picker and its dialogs, the first screen of a new browser.
            { name: "picker", test: /screens\/user-select\.tsx$/, priority: 2 },
            // What saves and syncs.
            { name: "sync", test: /data\/(store\/open-store|durability\/browser-safety)\.ts$/, priority: 2 },
            // What many pages share, in one file instead of a hundred small ones. The coach stays with those who ask it.
            {
              name: "shared",
              test: /packages\/(web|domain|sync|contract)\/src\/.*\.tsx?$/,
              minShareCount: 3,
              priority: 1,
            },
          ],
        },
      },
    },
  },
  // Workers are modules, and load what few files need when they need it.
  worker: { format: "es" },
  server: {
    proxy: { "/api": "http://127.0.0.1:8787", "/sync": "http://127.0.0.1:8787" },
  },
});
