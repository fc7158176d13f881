/** PostgreSQL numbers the places of values: `?` and `?2` of the stores' SQL become `$1` and `$2`. */
import type { Statement, Value } from "../statements.ts";

/** Texts of lists are many; the others are few. */
const mostKnown = 500;
const known = new Map<string, string>();

const withNumbers = (sql: string, before: number): string => {
  let next = before;
  return sql.replaceAll(/\?(\d*)/g, (_, number: string) => {
    next += 1;
    return `$${number === "" ? next : number}`;
  });
};

/** The statement with `$` placeholders; results are cached by the statement's text. */
export const numbered = (sql: string): string => {
  const before = known.get(sql);
  if (before !== undefined) return before;
  const text = withNumbers(sql, 0);
  if (known.size < mostKnown) known.set(sql, text);
  return text;
};

/** One statement that does what several do: each but the last in a WITH clause. None sees what another one writes. */
export const together = (statements: readonly Statement[]): Statement => {
  const values: Value[] = [];
  const texts = statements.map(([sql, ...own]) => {
    const text = withNumbers(sql, values.length);
    values.push(...own);
    return text;
  });
  const last = texts.pop() ?? "SELECT 1";
  const first = texts.map((text, index) => `w${index} AS (${text})`).join(", ");
  return [first === "" ? last : `WITH ${first} ${last}`, ...values];
};
