/** PostgreSQL numbers the places of values: `?` and `?2` of the stores' SQL become `$1` and `$2`. */

const known = new Map<string, string>();

/** The statement with `$` placeholders; results are cached by the statement's text. */
export const numbered = (sql: string): string => {
  const before = known.get(sql);
  if (before !== undefined) return before;
  let next = 0;
  const text = sql.replaceAll(/\?(\d*)/g, (_, number: string) => {
    next += 1;
    return `$${number === "" ? next : number}`;
  });
  known.set(sql, text);
  return text;
};
