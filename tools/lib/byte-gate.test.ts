import { expect, test } from "vitest";
import { filesOf, type Manifest, onDemandFiles } from "../../packages/web/build-manifest.ts";
import { brokenGates } from "./byte-gate.ts";

const manifest: Manifest = {
  "index.html": { file: "a.js", isEntry: true, imports: ["_shared"], css: ["a.css"] },
  _shared: { file: "shared.js", imports: ["index.html"] },
  "src/screens/home.tsx": { file: "home.js", isDynamicEntry: true, imports: ["_shared"] },
};

test("the files of a route are its chunk, everything it imports statically, and their styles, once", () => {
  const files = [...filesOf(manifest, "src/screens/home.tsx")].filter((file) => !file.startsWith("#"));
  expect(files.sort()).toEqual(["a.css", "a.js", "home.js", "shared.js"]);
});

test("a first route, a lazy route and a precache over their gates are each named", () => {
  const over = brokenGates({
    firstRouteKilobytes: 95.1,
    lazyRoutes: [{ route: "src/screens/workout.tsx", kilobytes: 25.1 }],
    precacheKilobytes: 700.1,
  });
  expect(over).toHaveLength(3);
  const within = brokenGates({
    firstRouteKilobytes: 95,
    lazyRoutes: [{ route: "x", kilobytes: 25 }],
    precacheKilobytes: 700,
  });
  expect(within).toEqual([]);
});

test("SYNC-01 what only a part on demand needs is fetched with it; what others need as well is on the device", () => {
  const built: Manifest = {
    "index.html": { file: "a.js", isEntry: true, dynamicImports: ["page", "part"] },
    page: { file: "page.js", isDynamicEntry: true, imports: ["_both"], dynamicImports: ["part"] },
    part: { file: "part.js", isDynamicEntry: true, imports: ["_both", "_own"], css: ["part.css"] },
    _both: { file: "both.js" },
    _own: { file: "own.js", dynamicImports: ["deeper"] },
    deeper: { file: "deeper.js", isDynamicEntry: true },
  };
  expect([...onDemandFiles(built, ["part"])].toSorted()).toEqual([
    "deeper.js",
    "own.js",
    "part.css",
    "part.js",
  ]);
  expect(onDemandFiles(built, []).size).toBe(0);
});

test("SYNC-01 a part on demand that became part of another file fails the build by name", () => {
  expect(() => onDemandFiles(manifest, ["src/features/household/QrCode.tsx"])).toThrow(
    "src/features/household/QrCode.tsx",
  );
});
