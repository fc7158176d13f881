/** What axe-core finds on a page as it is shown, each finding in one line. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Page } from "playwright-core";
import { root } from "../tools/lib/paths.ts";

// Run through the debugging protocol, which the page's content policy does not concern.
const axe = readFileSync(join(root, "node_modules/axe-core/axe.min.js"), "utf8");

/** The rules that look at colours: all that another theme of the same page can break. */
const ofColours = ["color-contrast", "link-in-text-block"];

type AxeResult = {
  readonly violations: readonly {
    readonly id: string;
    readonly nodes: readonly { readonly html: string; readonly failureSummary?: string }[];
  }[];
};

/** @param what `colours` where this very page was looked at whole in the other theme */
export const findings = async (
  page: Page,
  what: "everything" | "colours" = "everything",
): Promise<readonly string[]> => {
  if (!(await page.evaluate(() => "axe" in window))) await page.evaluate(axe);
  const options = {
    resultTypes: ["violations"],
    ...(what === "colours" ? { runOnly: { type: "rule", values: ofColours } } : {}),
  };
  const result: AxeResult = await page.evaluate(`axe.run(document, ${JSON.stringify(options)})`);
  return result.violations.flatMap(({ id, nodes }) =>
    nodes.map((node) => `${id}: ${node.html.slice(0, 160)} ${node.failureSummary?.split("\n")[1] ?? ""}`),
  );
};
