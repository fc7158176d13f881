/** Which plans of a life a check looks at: `4`, `[2, 8]`, `"always"`, `{ week: 4 }`, `{ from: 3, to: 6 }`, `"week >= 5"`. */

/** First and last plan, both counted; week 1 is the first plan. */
type PlanWeeks = { readonly from: number; readonly to: number };

const lastWeek = 1_000;
const one = (week: number): PlanWeeks => ({ from: week, to: week });

const fromText = (text: string): PlanWeeks | undefined => {
  const plain = text.toLowerCase().trim();
  if (["always", "every", "every week", "every plan", "all", ""].includes(plain))
    return { from: 1, to: lastWeek };
  if (["first", "first plan", "first-plan"].includes(plain)) return one(2);
  const range = /^(?:weeks?|plans?)?\s*(\d+)\s*(?:-|to|\.\.)\s*(\d+)$/.exec(plain);
  if (range !== null) return { from: Number(range[1]), to: Number(range[2]) };
  const open =
    /^(?:from |week |plan )*(?:>=\s*)?(\d+)\s*(?:on|\+)$|^(?:week|plan)?\s*>=\s*(\d+)$|^from (?:week |plan )?(\d+)$/.exec(
      plain,
    );
  if (open !== null) return { from: Number(open[1] ?? open[2] ?? open[3]), to: lastWeek };
  const after = /^after (?:week |plan )?(\d+)$|^(?:week|plan)?\s*>\s*(\d+)$/.exec(plain);
  if (after !== null) return { from: Number(after[1] ?? after[2]) + 1, to: lastWeek };
  const single = /^(?:week|plan)?\s*=*\s*(\d+)$/.exec(plain);
  return single === null ? undefined : one(Number(single[1]));
};

/** @returns undefined for anything that is not understood */
export const planWeeksOf = (when: unknown): PlanWeeks | undefined => {
  if (when === undefined || when === null) return { from: 1, to: lastWeek };
  if (typeof when === "number") return one(when);
  if (typeof when === "string") return fromText(when);
  if (Array.isArray(when)) {
    const [from, to] = when as readonly unknown[];
    return typeof from === "number" && typeof to === "number" ? { from, to } : undefined;
  }
  if (typeof when !== "object") return undefined;
  const given = when as Readonly<Record<string, unknown>>;
  const at = (...names: readonly string[]): number | undefined => {
    for (const name of names) if (typeof given[name] === "number") return given[name];
    return undefined;
  };
  const week = at("week", "plan", "planWeek");
  if (week !== undefined) {
    const length = at("weeks") ?? 1;
    return { from: week, to: week + Math.max(1, length) - 1 };
  }
  if (Array.isArray(given.weeks)) return planWeeksOf(given.weeks);
  const from = at("from", "fromWeek", "after");
  const to = at("to", "toWeek", "until");
  return from === undefined && to === undefined ? undefined : { from: from ?? 1, to: to ?? lastWeek };
};
