/** Writes the validator's rules into docs/specs/coach.md, between its two marks, and finds the rule ids that code cites. */
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { craft } from "@muster/coach/rules/craft.data";
import type { Rule } from "@muster/coach/rules/rule";
import { rules } from "@muster/coach/rules/rules";

const start = "<!-- rules: generated -->";
const end = "<!-- /rules -->";

const table = (): string =>
  [
    "| id | severity | what must hold | source | by hand | repairs |",
    "|---|---|---|---|---|---|",
    ...rules.map(
      ({ id, severity, sentence, source, onManualEdit, repairs }: Rule) =>
        `| ${id} | ${severity} | ${sentence} | ${source} | ${onManualEdit} | ${repairs?.join(", ") ?? ""} |`,
    ),
    ...craft.map(({ id, sentence, source }) => `| ${id} | warning | ${sentence} | ${source} | ignore |  |`),
  ].join("\n");

/**
 * The document with the rules as the code has them.
 * @throws when the marks are not there
 */
export const withRules = (document: string): string => {
  const from = document.indexOf(start);
  const to = document.indexOf(end);
  if (from < 0 || to < from) throw new Error(`The document has lost its marks ${start} and ${end}.`);
  return `${document.slice(0, from + start.length)}\n${table()}\n${document.slice(to)}`;
};

/** Ids of coach rules in a text, each once. */
export const ruleIdsIn = (text: string): readonly string[] => [
  ...new Set([...text.matchAll(/\bcoach\.[A-Z]\d+\b/g)].map(([id]) => id)),
];

/** Every text below a folder that people write: sources, tests and documents. */
export const textsBelow = (folder: string): readonly string[] =>
  readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    if (entry.name.startsWith(".") || ["node_modules", "dist"].includes(entry.name)) return [];
    const path = join(folder, entry.name);
    if (entry.isDirectory()) return textsBelow(path);
    return /\.(tsx?|md)$/.test(entry.name) ? [readFileSync(path, "utf8")] : [];
  });
