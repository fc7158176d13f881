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
import { bringBack, swapExercises } from "./swap-exercises.ts";
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
  "bring-back": bringBack,
  "built-in-nutrition": takeNutrition,
  "built-in-texts": takeTexts,
  "built-in-day": takeNamedDays,
  // The built-in day breaks the rule itself: another move of the same kind, without the history that stands in the way.
  "swap-again": swapExercises,
} satisfies Record<RepairName, Repair>;

type Repaired = {
  readonly week: DesignedWeek;
  /** Ids of the rules that were repaired, in order, once each. */
  readonly fixes: readonly string[];
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

/** @param week one that has the right shape */
export const repairWeek = (week: DesignedWeek, draft: WeekDraft): Repaired => {
  let current = week;
  let violations = brokenRules(week, draft);
  const fixes = new Set<string>();
  if (errorsOf(violations).length === 0) return { week: current, fixes: [], remaining: violations };
  // What a repair itself upsets on its way, and mends, was no fault of the designer's.
  const faults = new Set(errorsOf(violations).map(({ id }) => id));
  const scene: RepairContext = { frame: draft, builtIn: designedWeekOf(draft) };
  for (let step = 0; step < mostSteps; step += 1) {
    const errors = errorsOf(violations);
    if (errors.length === 0) break;
    let moved = false;
    for (const [name, repair] of inOrder) {
      const broken = errors.filter(({ id }) => ruleOf(id)?.repairs?.includes(name));
      if (broken.length === 0) continue;
      const next = refreshed(repair(current, broken, scene));
      const found = brokenRules(next, draft);
      if (!isBetter(found, violations)) continue;
      const left = new Set(errorsOf(found).map(({ id }) => id));
      for (const { id } of broken) if (!left.has(id) && faults.has(id)) fixes.add(id);
      current = next;
      violations = found;
      moved = true;
      break;
    }
    if (!moved) break;
  }
  // What the built-in coach says of the week is said of the week as it is now.
  const told = withFreshTexts(current, draft);
  const found = brokenRules(told, draft);
  if (errorsOf(found).length <= errorsOf(violations).length) {
    current = told;
    violations = found;
  }
  return {
    week: {
      ...current,
      plan: {
        ...current.plan,
        designedBy: {
          ...current.plan.designedBy,
          fixes: [...new Set([...current.plan.designedBy.fixes, ...fixes])],
        },
      },
    },
    fixes: [...fixes],
    remaining: violations,
  };
};
