/** The web build: hashed assets, and nothing inline, so that the page's CSP needs no hash. */
import { join } from "node:path";
import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";
import { compileHints, compressedCopies, precache } from "./precache.ts";

const root = import.meta.dirname;

/** Making a schema changes nothing outside of it: one that nobody uses may go. */
const treeshake = {
  manualPureFunctions: ["z", "bounded"],
  moduleSideEffects: [{ test: /packages\/(domain|coach|sync|contract)\/src\//, sideEffects: false }],
};
/** What the coach reads in notes, and what screens show of its words without asking it for a week. */
const notesAndWords =
  /coach\/src\/(notes\/|explain\/(answer-prefixes|health-note\.text|request\.text|elsewhere\.text|words\.text|wishes\/wish-answers\.text)\.ts$)/;
/** Parts that their folder imports later, because the whole coach or a library comes with them; and one that screens have without. */
const comesLater = /\/(request-advice\.ts|edit-coach\.ts|QrCode\.tsx|HealthToday\.tsx)$/;

const isWaitedFor = /\/(index|picker|home|onboarding|database|open-in-browser|workout)-/;

export default defineConfig({
  root,
  plugins: [react(), compileHints(), precache(), compressedCopies()],
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
    // Every browser that runs the app knows modulepreload. What somebody waits for on a first visit names all its files at once;
    // for other parts the lists would be 3 KB.
    modulePreload: {
      polyfill: false,
      resolveDependencies: (part, files) => (isWaitedFor.test(part) ? files : []),
    },
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
            {
              name: "schemas",
              test: /(household-replies|fetch-cards|sync\/src\/protocol)\.ts$/,
              priority: 3,
            },
            // The picker and its dialogs, the first screen of a new browser.
            {
              name: "picker",
              test: /screens\/user-select\.tsx$|app\/AutoLock\.tsx$|reminders\/AppBadge\.tsx$/,
              priority: 3,
            },
            // What saves and syncs.
            { name: "sync", test: /data\/(store\/open-store|durability\/browser-safety)\.ts$/, priority: 3 },
            // The exercises in words: content, kept apart from the app's own bytes (ADR 0128).
            { name: "catalogue", test: /coach\/src\/catalogue\//, priority: 3 },
            // What many pages share, a file for each layer from the lowest on: a page that needs one does not evaluate those above it.
            {
              name: "domain",
              test: /packages\/(domain|sync|contract)\/src\/(?!nutrition|transfer)/,
              minShareCount: 2,
              priority: 2.5,
            },
            { name: "food", test: /domain\/src\/nutrition\//, minShareCount: 2, priority: 2.4 },
            { name: "notes", test: notesAndWords, priority: 2.3 },
            {
              name: "components",
              test: /web\/src\/(components\/(?!exercise)|data\/(?!api\/food|reads\/use-own-exercises))/,
              minShareCount: 3,
              priority: 2.2,
            },
            // Who is here, and what locks it: each start has it soon after the first screen.
            { name: "household", test: /features\/household\//, priority: 2.1 },
            { name: "shared", test: /packages\/(web|domain)\/src\/.*\.tsx?$/, minShareCount: 3, priority: 2 },
            // Styles that no first screen needs: one file packs better than a file a topic, and Home fetches it in the background.
            {
              name: "later",
              test: /styles\/components-lazy\.css|exercise\/guide\.css|features\/(coaching|exercises|progress|reminders|review|shell)\/\w+\.css/,
              priority: 4,
            },
            // The coach comes with those who ask it.
            { name: "coach", test: /packages\/coach\/src\/(?!guides|notes)/, priority: 1 },
            // A topic of features is one file with its page: what its parts say to each other needs no names, and packs better. Parts of a
            // workout are apart: some need the coach, which others do without. So are the charts, which come after Home.
            {
              name: (id) =>
                /(?:features|screens)\/(training\/(?:swap|day|records)(?=\/)|home\/trends|[^/.]+)/
                  .exec(id)?.[1]
                  ?.replace("/", "-") ?? null,
              test: (id) =>
                /web\/src\/(features|screens\/(nutrition|progress|exercises)\b)/.test(id) &&
                !comesLater.test(id),
            },
            // What is shown in place of a page.
            { name: "messages", test: /app\/messages\/|screens\/not-found|MissingPart/ },
            // Pages that are seldom asked for: one file packs better than five.
            { name: "settings", test: /screens\/(settings|timer|api-test)/ },
            // So are the parts of the schedule, and the pages of a Sunday.
            { name: "schedule", test: /screens\/schedule/ },
            { name: "weekly", test: /screens\/weekly-(review|check-in|feedback)/ },
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
