/**
 * Repairs a week by rule, health first. Every accepted step has fewer errors, or as many and fewer warnings, so it
 * always ends; what is left is returned for the caller to judge (COACH-02).
 */
import { designedWeekOf, withFreshTexts } from "../compose/design-week.ts";
import type { DesignedWeek } from "../design/designed-week.ts";
import type { WeekDraft } from "../design/week-draft.ts";
import { brokenRules, errorsOf, type Violation } from "../rules/check-week.ts";
import type { RepairName } from "../rules/rule.ts";
import { ruleOf } from "../rules/rules.ts";
import { withLegalLoads } from "./lower-loads.ts";
import { type Repair, type RepairContext, refreshed } from "./repair-context.ts";
import { swapExercises } from "./swap-exercises.ts";
import { takeHomeAlternatives, takeNamedDays, takeNutrition, takeTexts } from "./take-from-built-in.ts";
import { shortenDays, trimMuscles, trimSets } from "./trim-sets.ts";

/** Tried in this order; the last ones are blunt and always work. Which rules each may mend, the rules say. */
const repairs = {
  swap: swapExercises,
  "home-version": takeHomeAlternatives,
  shorten: shortenDays,
  "lower-loads": (week, _broken, { frame }) => withLegalLoads(week, frame),
  "trim-sets": trimSets,
  "trim-muscle": trimMuscles,
  "built-in-nutrition": takeNutrition,
  "built-in-texts": takeTexts,
  "built-in-day": takeNamedDays,
  // The built-in day breaks the rule itself: another move of the same kind, without the history that stands in the way.
  "swap-again": swapExercises,
} satisfies Record<RepairName, Repair>;

type Repaired = {
  readonly week: DesignedWeek;
  readonly remaining: readonly Violation[];
};

/** Far more than any week needs; a guard against a wrong operator. */
const mostSteps = 60;

const isBetter = (next: readonly Violation[], now: readonly Violation[]): boolean => {
  const errors = errorsOf(next).length - errorsOf(now).length;
  return errors < 0 || (errors === 0 && next.length < now.length);
};

// The keys of `repairs` are the names of its type; entries only widens them.
const inOrder = Object.entries(repairs) as readonly (readonly [RepairName, Repair])[];

type Step = { readonly week: DesignedWeek; readonly found: readonly Violation[] };

/** The first repair that makes the week better, with the errors that it was for; undefined where none does. */
const nextStep = (
  { week, found }: Step,
  context: RepairContext,
): (Step & { readonly mended: readonly Violation[] }) | undefined => {
  const errors = errorsOf(found);
  for (const [name, repair] of inOrder) {
    const broken = errors.filter(({ id }) => ruleOf(id)?.repairs?.includes(name));
    if (broken.length === 0) continue;
    const next = refreshed(repair(week, broken, context));
    const left = brokenRules(next, context.frame);
    if (!isBetter(left, found)) continue;
    const still = new Set(errorsOf(left).map(({ id }) => id));
    return { week: next, found: left, mended: broken.filter(({ id }) => !still.has(id)) };
  }
  return undefined;
};

/** @param week one that has the right shape; what was repaired in it is added to its `designedBy.fixes` */
export const repairWeek = (week: DesignedWeek, draft: WeekDraft): Repaired => {
  let now: Step = { week, found: brokenRules(week, draft) };
  // What a repair itself upsets on its way, and mends, was no fault of the designer's.
  const faults = new Set(errorsOf(now.found).map(({ id }) => id));
  if (faults.size === 0) return { week, remaining: now.found };
  const fixes = new Set(week.plan.designedBy.fixes);
  const context: RepairContext = { frame: draft, builtIn: designedWeekOf(draft) };
  for (let step = 0; step < mostSteps; step += 1) {
    const next = nextStep(now, context);
    if (next === undefined) break;
    for (const { id } of next.mended) if (faults.has(id)) fixes.add(id);
    now = next;
  }
  // What the built-in coach says of the week is said of the week as it is now.
  const fresh = withFreshTexts(now.week, draft);
  const left = brokenRules(fresh, draft);
  if (errorsOf(left).length <= errorsOf(now.found).length) now = { week: fresh, found: left };
  const { plan } = now.week;
  return {
    week: { ...now.week, plan: { ...plan, designedBy: { ...plan.designedBy, fixes: [...fixes] } } },
    remaining: now.found,
  };
};
