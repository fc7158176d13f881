/**
 * Documents that follow from code say what the code says. When one of these fails after a change that was meant:
 * `npx vitest run --project unit tools/lib/generated-docs.test.ts -u`, then look at the difference.
 */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { recordKinds } from "@muster/domain/records";
import { expect, test } from "vitest";
import { commentsIn, dataDictionary } from "./data-dictionary.ts";
import { root } from "./paths.ts";
import { ruleIdsIn, textsBelow, withRules } from "./rule-list.ts";
import { withTransitions } from "./sync-transitions.ts";

const specification = join(root, "docs/specs/coach.md");
const syncSpecification = join(root, "docs/specs/sync.md");
const dictionary = join(root, "docs/data-dictionary.md");

test("the data dictionary is what the schemas say", async () => {
  await expect(await dataDictionary()).toMatchFileSnapshot(dictionary);
});

test("the data dictionary has every kind, and no type that it could not put into words", async () => {
  const text = await dataDictionary();
  for (const kind of Object.keys(recordKinds)) expect(text).toContain(`\n## ${kind}\n`);
  expect(text).not.toMatch(/\| (\?|undefined|unknown|any|default|lazy|optional|transform|pipe)[ ,|]/);
});

test("a comment belongs to the field below it, whatever its length", () => {
  const comments = commentsIn(
    "export const oneSchema = z.object({\n  /** Pounds. */\n  weight: z.number(),\n  bare: z.string(),\n  /**\n   * Two\n   * lines.\n   */\n  long: z.string(),\n});\n",
  );
  expect([...(comments.get("oneSchema") ?? [])]).toEqual([
    ["weight", "Pounds."],
    ["long", "Two lines."],
  ]);
});

test("the coach's rules stand in their specification as the validator has them", async () => {
  await expect(withRules(readFileSync(specification, "utf8"))).toMatchFileSnapshot(specification);
});

test("what starts a round of sync stands in its specification as the machine does it", async () => {
  await expect(withTransitions(readFileSync(syncSpecification, "utf8"))).toMatchFileSnapshot(
    syncSpecification,
  );
});

test("a coach rule is either asked by the validator or listed as not asked", () => {
  const document = readFileSync(specification, "utf8");
  const asked = new Set(ruleIdsIn(withRules("<!-- rules: generated -->\n<!-- /rules -->")));
  const notAsked = [...document.matchAll(/^\| (coach\.[A-Z]\d+) \| (?!error|warning)/gm)].map(
    ([, id = ""]) => id,
  );
  expect(notAsked.filter((id) => asked.has(id))).toEqual([]);
});

test("every coach rule that code or tests cite stands in the specification", () => {
  const known = new Set(ruleIdsIn(withRules(readFileSync(specification, "utf8"))));
  const cited = ruleIdsIn(textsBelow(join(root, "packages")).join("\n"));
  expect(cited.length).toBeGreaterThan(50);
  expect(cited.filter((id) => !known.has(id))).toEqual([]);
});
