// The layers of docs/architecture.md. `npm run check` fails on an arrow that points the wrong way.
const packagesOf = (names) => `^packages/(${names.join("|")})/src`;
const tests = "\\.(test|contract)\\.tsx?$|/testing/";

// Rooms of the coach: each runs on those before it; types may come from anywhere. The last ones know all the others.
const coachRooms = [
  "catalogue|catalogue/moves",
  "notes",
  "state",
  "design/template",
  "design/budget",
  "design/progress",
  "design/select",
  "design/cardio|design/nutrition",
  "design/prescribe",
  "design",
  "explain|explain/\\w+",
  "compose",
  "rules|rules/words|rules/amounts|rules/exercises",
  "repair",
  "deliver|edit|prompt|programs|advise|guides",
];
const roomOf = (names) => `^packages/coach/src/(${names})/[^/]+$`;

module.exports = {
  forbidden: [
    {
      name: "no-circles",
      severity: "error",
      from: {},
      to: { circular: true, viaOnly: { dependencyTypesNot: ["type-only"] } },
    },
    {
      name: "domain-imports-itself-only",
      severity: "error",
      from: { path: packagesOf(["domain"]), pathNot: tests },
      to: { pathNot: ["^packages/domain/src", "node_modules/(zod|uuid|papaparse)/"] },
    },
    {
      name: "coach-imports-domain-only",
      severity: "error",
      from: { path: packagesOf(["coach"]), pathNot: tests },
      to: { pathNot: ["^packages/(domain|coach)/src", "node_modules/zod/"] },
    },
    {
      name: "nothing-that-ships-imports-the-lab",
      severity: "error",
      from: { pathNot: `^packages/coach-lab/|${tests}` },
      to: { path: "^packages/coach-lab/" },
    },
    ...coachRooms.slice(0, -1).map((room, at) => ({
      name: `coach-${room.split("|")[0].replace("/", "-")}-runs-on-no-later-room`,
      severity: "error",
      from: { path: roomOf(room), pathNot: tests },
      to: { path: roomOf(coachRooms.slice(at + 1).join("|")), dependencyTypesNot: ["type-only"] },
    })),
    {
      name: "sync-knows-no-fitness-word",
      severity: "error",
      from: { path: packagesOf(["sync"]), pathNot: tests },
      to: { pathNot: ["^packages/sync/src", "node_modules/zod/"] },
    },
    {
      name: "contract-between-server-and-web",
      severity: "error",
      from: { path: packagesOf(["contract"]), pathNot: tests },
      to: { pathNot: ["^packages/(domain|coach|contract)/src", "node_modules/zod/"] },
    },
    {
      name: "server-never-imports-web",
      severity: "error",
      from: { path: packagesOf(["server"]) },
      to: { path: packagesOf(["web"]) },
    },
    {
      name: "only-database-knows-the-engines",
      severity: "error",
      from: { path: packagesOf(["server"]), pathNot: `^packages/server/src/database/|${tests}` },
      to: { path: "^packages/server/src/database/(sqlite|postgres)/|^(node:)?sqlite$|node_modules/pg/" },
    },
    {
      name: "web-never-imports-server",
      severity: "error",
      from: { path: packagesOf(["web"]), pathNot: tests },
      to: { path: packagesOf(["server"]) },
    },
    {
      name: "features-never-import-one-another",
      severity: "error",
      from: { path: "^packages/web/src/features/([^/]+)/" },
      to: { path: "^packages/web/src/features/", pathNot: "^packages/web/src/features/$1/" },
    },
    {
      name: "features-know-no-screen-and-no-shell",
      severity: "error",
      from: { path: "^packages/web/src/features/" },
      to: { path: "^packages/web/src/(screens|app)/" },
    },
    {
      name: "screens-know-no-other-screen",
      severity: "error",
      from: { path: "^packages/web/src/screens/([^/.]+)" },
      to: {
        path: "^packages/web/src/(screens/|app/(routes|shell|boot))",
        pathNot: "^packages/web/src/screens/$1",
      },
    },
    {
      name: "components-have-no-topic",
      severity: "error",
      from: { path: "^packages/web/src/components/" },
      to: { path: "^packages/web/src/(app|screens|features|data)/" },
    },
    {
      name: "data-draws-nothing",
      severity: "error",
      from: { path: "^packages/web/src/data/" },
      to: { path: "^packages/web/src/(app|screens|features|components)/" },
    },
  ],
  options: {
    doNotFollow: { path: "node_modules" },
    exclude: { path: "(^|/)(dist|\\.types)/" },
    // Reads TypeScript without the compiler: TypeScript 7 has no JavaScript API yet.
    parser: "swc",
    tsPreCompilationDeps: true,
    enhancedResolveOptions: {
      exportsFields: ["exports"],
      conditionNames: ["import", "node", "default"],
      extensions: [".ts", ".tsx", ".mjs", ".js"],
    },
  },
};
