/** The web build: hashed assets, and nothing inline, so that the page's CSP needs no hash. */
import { join } from "node:path";
import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";
import { compressedCopies, precache } from "./precache.ts";

const root = import.meta.dirname;

/** Making a schema changes nothing outside of it: one that nobody uses may go. */
const treeshake = {
  manualPureFunctions: ["z"],
  moduleSideEffects: [{ test: /packages\/(domain|coach|sync|contract)\/src\//, sideEffects: false }],
};
/** What screens show of the coach's words without asking it for a week. */
const coachWords =
  /coach\/src\/explain\/(answer-prefixes|health-note\.text|request\.text|elsewhere\.text)\.ts$/;
/** Parts that their folder imports later, because the whole coach or a library comes with them. */
const comesLater = /\/(request-advice\.ts|edit-coach\.ts|QrCode\.tsx)$/;

export default defineConfig({
  root,
  plugins: [react(), precache(), compressedCopies()],
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
    // What a start loads and an install takes has gates of its own.
    chunkSizeWarningLimit: 2_000,
    rolldownOptions: {
      // The compressed copies take most of a build, which is known.
      checks: { pluginTimings: false },
      treeshake,
      output: {
        codeSplitting: {
          groups: [
            // Stays kept on the device when only the app changes.
            {
              name: "react",
              test: /rolldown.runtime|node_modules\/(react|react-dom|scheduler|wouter|regexparam)\//,
              priority: 5,
            },
            // What every start needs: the static imports of `boot.tsx`.
            { name: "start", tags: ["$initial"], priority: 4 },
            // What opens the device's database and reads it.
            { name: "database", test: /data\/store\/dexie-reader\.ts$/, priority: 3 },
            // What reads answers of the server.
            { name: "schemas", test: /(api-replies|fetch-cards|sync\/src\/protocol)\.ts$/, priority: 3 },
            // The picker and its dialogs, the first screen of a new browser.
            { name: "picker", test: /screens\/user-select\.tsx$/, priority: 3 },
            // What saves and syncs.
            { name: "sync", test: /data\/(store\/open-store|durability\/browser-safety)\.ts$/, priority: 3 },
            // The exercises in words: content, kept apart from the app's own bytes (ADR 0128).
            { name: "catalogue", test: /coach\/src\/catalogue\/moves\//, priority: 3 },
            // What many pages share, in one file instead of a hundred small ones, with the words of the coach that they show.
            {
              name: "shared",
              test: (id) =>
                /packages\/(web|domain|sync|contract)\/src\/.*\.tsx?$/.test(id) || coachWords.test(id),
              minShareCount: 3,
              priority: 2,
            },
            // How a set felt, in words: a card of Settings shares a file with who shows them, and would fetch the coach with them.
            { name: "shared", test: /domain\/src\/training\/effort\.text\.ts$/, priority: 2 },
            // Styles that no first screen needs: one file packs better than a file a topic, and Home fetches it in the background.
            {
              name: "later",
              test: /styles\/components-lazy\.css|exercise\/guide\.css|features\/(coaching|exercises|progress|reminders|review|shell)\/\w+\.css/,
              priority: 4,
            },
            // The coach comes with those who ask it.
            { name: "coach", test: /packages\/coach\/src\/(?!guides|notes)/, priority: 1 },
            // A topic of features is one file: what its parts say to each other needs no names, and packs better. Parts of a workout are
            // apart: some need the coach, which others do without. So are the charts, which come after Home.
            {
              name: (id) =>
                /features\/(training\/(?:swap|day|records)(?=\/)|home\/trends|[^/]+)/
                  .exec(id)?.[1]
                  ?.replace("/", "-") ?? null,
              test: (id) => /packages\/web\/src\/features\//.test(id) && !comesLater.test(id),
            },
            // The pages of Settings are seldom asked for: one file packs better than three.
            { name: "settings", test: /screens\/settings/ },
            // So are the pages beside the schedule.
            {
              name: "schedule-pages",
              test: /screens\/schedule\/(edit-day|templates|use-template-actions)/,
            },
          ],
        },
      },
    },
  },
  // Workers are modules, and load what few files need when they need it.
  worker: { format: "es", rolldownOptions: { treeshake } },
  server: {
    proxy: { "/api": "http://127.0.0.1:8787", "/sync": "http://127.0.0.1:8787" },
  },
});
