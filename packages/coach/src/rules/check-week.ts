/**
 * One validator for every plan, whoever designed it (COACH-01). Pure; the same findings in the same order for the same
 * week. Errors never ship, warnings are counted.
 */
import { weekdays } from "@muster/domain/shared/dates";
import type { DesignedWeek } from "../design/designed-week.ts";
import type { DesignInput } from "../design/input.ts";
import { asWished } from "../design/wished-input.ts";
import { contextOf } from "./rule.ts";
import { checkedRules, shapeRule } from "./rules.ts";
import type { Violation } from "./violation.ts";
import { designedWeekSchema } from "./week-schema.ts";

/** Long enough to read, short enough to send back. */
const longestText = 120;
const short = (value: string | number): string => String(value).slice(0, longestText);

/**
 * Headers and days that were found to be whole. Neither is ever changed, and a repair keeps most of them: only what is new
 * is parsed again.
 */
const whole = new WeakSet<object>();

const partsOf = ({ plan, days }: DesignedWeek): readonly object[] => [plan, ...Object.values(days)];

const isKnown = (week: unknown): boolean => {
  // Weeks come from outside too: nothing is taken for granted.
  const { plan, days } = (week ?? {}) as { readonly plan?: unknown; readonly days?: unknown };
  if (typeof plan !== "object" || plan === null || typeof days !== "object" || days === null) return false;
  return (
    whole.has(plan) &&
    weekdays.every((weekday) => {
      const day: unknown = (days as Readonly<Record<string, unknown>>)[weekday];
      return typeof day === "object" && day !== null && whole.has(day);
    })
  );
};

/** A week that does not even parse breaks S1 only: nothing else can be asked of it. */
const shapeViolations = (week: unknown): readonly Violation[] => {
  if (isKnown(week)) return [];
  const parsed = designedWeekSchema.safeParse(week);
  // What parsed is a week: its parts are remembered as they came.
  if (parsed.success) for (const part of partsOf(week as DesignedWeek)) whole.add(part);
  return parsed.success
    ? []
    : parsed.error.issues.slice(0, 20).map((issue) => ({
        id: shapeRule.id,
        severity: shapeRule.severity,
        path: issue.path.join("."),
        got: short(issue.code ?? "unknown"),
        need: short(issue.message),
      }));
};

/** @param week also from outside: a week of the wrong shape is reported, never thrown over */
export const checkWeek = (week: DesignedWeek, input: DesignInput): readonly Violation[] => {
  const shape = shapeViolations(week);
  if (shape.length > 0) return shape;
  const context = contextOf(week, asWished(input));
  return checkedRules.flatMap((rule) =>
    rule.check(context).map((finding) => ({
      id: rule.id,
      severity: finding.severity ?? rule.severity,
      path: finding.path,
      got: short(finding.got),
      need: short(finding.need),
    })),
  );
};

/** Violations that a week must not be shipped with (COACH-02). */
export const errorsOf = (violations: readonly Violation[]): readonly Violation[] =>
  violations.filter(({ severity }) => severity === "error");
