/** Shown texts are written as in the United States: the specification is. */
import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { root } from "./lib/paths.ts";

const british =
  /\b\w*(?:licence|recognis|organis|analyse|practis|optimis|customis|minimis|maximis|colour|favour|behaviour|neighbour|labour|centre|metre|litre|fibre|grey|programme|travell|cancell|labell|modell|judgement|catalogue)\w*/gi;

test("shown texts are spelled as in the United States", () => {
  const files = globSync(
    ["packages/*/src/**/*.text.ts", "packages/coach/src/{catalogue/moves,guides}/**/*.data.ts"],
    { cwd: root },
  );
  expect(files.length).toBeGreaterThan(100);
  const found = files.flatMap((path) => {
    const text = readFileSync(join(root, path), "utf8").replace(
      /^import .*|\/\*\*[\s\S]*?\*\/|\/\/ .*/gm,
      "",
    );
    // Keys and names in code are not shown: only what stands between quotes is.
    return (text.match(/"[^"\n]*"|`[^`]*`/g) ?? []).flatMap((shown) =>
      [...shown.replace(/\$\{[^{}]*\}/g, "").matchAll(british)].map(([word]) => `${path}: ${word}`),
    );
  });
  expect(found).toEqual([]);
});
