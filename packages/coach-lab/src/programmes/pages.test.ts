import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { progressions } from "@muster/coach/design/progress/progression.text";
import { expect, test } from "vitest";
import { fourWeeksOf } from "./four-weeks.ts";
import { pages } from "./people-of-pages.data.ts";
import { programmePage } from "./programme-page.ts";

const folder = new URL("../../../../docs/programmes/", import.meta.url);
const rewrite = "The coach plans something else now. If that is meant: npm run evaluate -- --programmes";

const written = (id: string): string => readFileSync(fileURLToPath(new URL(`${id}.md`, folder)), "utf8");

test("a card speaks of a big step only where its way up does", () => {
  const cards = pages.flatMap(({ id }) => written(id).split("\n"));
  const saying = cards.filter((line) => line.includes("the next one is a big step"));
  expect(saying.length).toBeGreaterThan(10);
  expect(saying.filter((line) => !line.includes(progressions["range-first"]))).toEqual([]);
});

test.each(pages.map((page) => [page.id, page] as const))(
  "docs/programmes/%s.md is what the coach plans",
  (id, page) => {
    expect(programmePage(fourWeeksOf(page)), rewrite).toBe(written(id));
  },
);
