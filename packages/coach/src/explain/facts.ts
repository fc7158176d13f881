/** Facts: the reason behind each decision, as data that a sentence can quote and a person can open (COACH-06). */
import type { DayWorkout, Fact } from "@muster/domain/planning/plan";
import { factKinds } from "./facts.data.ts";
import { factText } from "./facts.text.ts";
import { oneDecimal } from "./words.text.ts";

/** Numbers have one decimal at most, as they are shown. */
export const fact = (
  id: string,
  subject: string,
  value: number | string,
  unit: string,
  rule: string,
  source: string,
): Fact => ({
  id: id.slice(0, 80),
  subject: subject.slice(0, 120),
  value: typeof value === "number" ? oneDecimal(value) : value.slice(0, 200),
  unit: unit.slice(0, 20),
  rule: rule.slice(0, 40),
  source: source.slice(0, 200),
});

/** The same of what the person's log shows. */
export const logged = (
  id: string,
  subject: string,
  value: number | string,
  unit: string,
  rule = "coach.I7",
): Fact => fact(id, subject, value, unit, rule, factText.log);

/** Words, and the facts that they quote. */
export type Said = { readonly text: string; readonly facts: readonly Fact[] };
/** Words with the facts in them. */
export const said = (text: string, ...facts: readonly Fact[]): Said => ({ text, facts });

type FactId = keyof typeof factKinds;

/**
 * Facts of the table `factKinds`, in the order given; without a value there is no fact.
 * @param sources where a number comes from another source than the table names
 */
export const factsOf = (
  values: { readonly [Id in FactId]?: number | string | null | undefined },
  sources: { readonly [Id in FactId]?: string } = {},
): Fact[] =>
  // The keys are those of the table; entries only widens them.
  (Object.entries(values) as [FactId, number | string | null | undefined][]).flatMap(([id, value]) => {
    const [subject, unit, rule, source] = factKinds[id];
    return value === null || value === undefined
      ? []
      : [fact(id, subject, value, unit, rule, sources[id] ?? source)];
  });

/** The day with its length: the card's minutes and the fact behind them are one number. @param minutes of the whole session */
export const withMinutes = (day: DayWorkout, minutes: number): DayWorkout => ({
  ...day,
  minutes,
  duration: factText.minutes(Math.round(minutes)),
  facts: day.facts.flatMap((known) =>
    known.id === "day.minutes" ? factsOf({ "day.minutes": Math.round(minutes) }) : known,
  ),
});
