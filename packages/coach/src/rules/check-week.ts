/**
 * One validator for every plan, whoever designed it (COACH-01). Pure; the same findings in the same order for the same
 * week. Errors never ship, warnings are counted.
 */

import { dayWorkoutSchema, planSchema } from "@muster/domain/planning/plan.schema";
import { eachWeekday } from "@muster/domain/shared/dates";
import * as z from "zod/mini";
import type { DesignedWeek } from "../design/designed-week.ts";
import { draftWeek, type WeekDraft, weekFrame } from "../design/week-draft.ts";
import type { DesignInput } from "../state/input.ts";
import { contextOf, type Finding, findingsIn, type Rule, type Severity } from "./rule.ts";
import { checkedRules, type RuleId, shapeRule } from "./rules.ts";

/** Schema of `DesignedWeek`. */
export const wholeWeekSchema = z.object({
  plan: z.omit(planSchema, { reviewId: true, createdAt: true }),
  days: z.object(eachWeekday(() => dayWorkoutSchema)),
});

/** A finding with its rule, in words that a report can hold. */
export type Violation = Finding & {
  readonly id: RuleId;
  readonly severity: Severity;
  readonly got: string;
  readonly need: string;
};

/** Long enough to read, short enough to send back. */
const longestText = 120;
const short = (value: string | number): string => String(value).slice(0, longestText);

/** A week that does not even parse breaks S1 only: no other rule can be checked on it. */
export const shapeViolations = (week: unknown): readonly Violation[] => {
  const parsed = wholeWeekSchema.safeParse(week);
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

/**
 * Asks every rule of a week that has the right shape: one that was designed or parsed here.
 * @param draft what the built-in coach would do for the same input @param asked other rules, from outside
 */
export const brokenRules = (
  week: DesignedWeek,
  draft: WeekDraft,
  asked: readonly Rule<RuleId>[] = checkedRules,
): readonly Violation[] => {
  const context = contextOf(week, draft);
  return asked.flatMap((rule) =>
    findingsIn(!(rule.onlyOfTraining && context.person.gates.stop !== null) && rule.check(context)).map(
      ({ got, need, severity = rule.severity, ...where }) => ({
        ...where,
        id: rule.id,
        severity,
        got: short(got),
        need: short(need),
      }),
    ),
  );
};

/** Shape and rules. @param week also from outside: a week of the wrong shape is reported, never thrown over */
export const checkWeek = (week: DesignedWeek, input: DesignInput): readonly Violation[] => {
  const shape = shapeViolations(week);
  return shape.length > 0 ? shape : brokenRules(week, draftWeek(weekFrame(input)));
};

/** Violations that a week must not be shipped with (COACH-02). */
export const errorsOf = (violations: readonly Violation[]): readonly Violation[] =>
  violations.filter(({ severity }) => severity === "error");
