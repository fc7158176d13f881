/** The layer gate must see what it forbids: each wrong arrow, put into a copy of the sources, is found. */
import { spawnSync } from "node:child_process";
import { rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { bin } from "./lib/paths.ts";
import { copyOfTheSources } from "./lib/source-copy.ts";

const copy = copyOfTheSources();
afterAll(() => rmSync(copy, { recursive: true, force: true }));

const wrongArrows: Readonly<Record<string, readonly [path: string, code: string]>> = {
  "domain-imports-itself-only": [
    "packages/domain/src/shared/wrong.ts",
    'import { catalogue } from "@muster/coach/catalogue/catalogue";\nexport const count = catalogue.length;\n',
  ],
  "nothing-that-ships-imports-the-lab": [
    "packages/coach/src/design/wrong.ts",
    'import { worlds } from "../../../coach-lab/src/simulate/body/worlds.ts";\nexport const wrong = worlds;\n',
  ],
  "coach-state-runs-on-no-later-room": [
    "packages/coach/src/state/wrong.ts",
    'import { rules } from "../rules/rules.ts";\nexport const wrong = rules;\n',
  ],
  "sync-knows-no-fitness-word": [
    "packages/sync/src/wrong.ts",
    'import { addDays } from "@muster/domain/shared/dates";\nexport const next = addDays;\n',
  ],
  "web-never-imports-server": [
    "packages/web/src/data/wrong.ts",
    'import { readConfig } from "../../../server/src/config.ts";\nexport const config = readConfig;\n',
  ],
  "features-never-import-one-another": [
    "packages/web/src/features/review/wrong.ts",
    'import { goalState } from "../training/sets/set.text.ts";\nexport const wrong = goalState;\n',
  ],
};

test("the layer gate finds every wrong arrow", () => {
  for (const [path, code] of Object.values(wrongArrows)) writeFileSync(join(copy, path), code);
  // What these files lead to is a part of everything, which the gate itself reads.
  const paths = Object.values(wrongArrows).map(([path]) => path);
  const gate = spawnSync(bin("depcruise"), ["--config", ".dependency-cruiser.cjs", ...paths], {
    cwd: copy,
    encoding: "utf8",
  });
  expect(gate.status).not.toBe(0);
  for (const rule of Object.keys(wrongArrows)) expect(gate.stdout).toContain(`error ${rule}: `);
});
