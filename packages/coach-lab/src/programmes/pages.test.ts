import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";
import { fourWeeksOf } from "./four-weeks.ts";
import { pages } from "./people-of-pages.data.ts";
import { programmePage } from "./programme-page.ts";

const folder = new URL("../../../../docs/programmes/", import.meta.url);
const rewrite = "The coach plans something else now. If that is meant: npm run evaluate -- --programmes";

test.each(pages.map((page) => [page.id, page] as const))(
  "docs/programmes/%s.md is what the coach plans",
  (id, page) => {
    const written = readFileSync(fileURLToPath(new URL(`${id}.md`, folder)), "utf8");
    expect(programmePage(fourWeeksOf(page)), rewrite).toBe(written);
  },
);
