/**
 * What a person is shown: a candidate that passes every rule, after repairs if need be; else the built-in week; else a
 * week of rest. Fails closed (COACH-02): a plan that breaks a rule is never delivered.
 */
import { type Weekday, weekdays } from "@muster/domain/shared/dates";
import { planChanges } from "../explain/plan-changes.ts";
import { lightWeek } from "../repair/light-week.ts";
import { refreshed } from "../repair/refresh.ts";
import { repairWeek } from "../repair/repair-week.ts";
import { checkWeek, errorsOf } from "../validate/check-week.ts";
import { designedWeekSchema } from "../validate/week-schema.ts";
import { designWeek, retold } from "./design-week.ts";
import type { DesignedWeek } from "./designed-week.ts";
import type { DesignInput, Locks } from "./input.ts";
import { hasLocks, keepsLocks, withLocks, withoutLocksOf } from "./locks.ts";
import { draftWeek, weekFrame } from "./week-draft.ts";

/** More exercises than this share from elsewhere, and the plan is not the designer's any more (coach.md 3b). */
const mostReplaced = 0.35;

const replacedShare = (from: DesignedWeek, to: DesignedWeek): number => {
  const ids = (week: DesignedWeek) =>
    Object.entries(week.days).flatMap(([day, { exercises }]) =>
      exercises.map(({ exerciseId }) => `${day} ${exerciseId}`),
    );
  const before = ids(from);
  const after = new Set(ids(to));
  return before.length === 0 ? 0 : before.filter((id) => !after.has(id)).length / before.length;
};

const builtInWeek = (input: DesignInput): DesignedWeek => {
  const designed = designWeek(input);
  if (errorsOf(checkWeek(designed, input)).length === 0) return designed;
  const { week, remaining } = repairWeek(designed, input);
  return errorsOf(remaining).length === 0 ? week : lightWeek(input);
};

const weekdayOf = (path: string): Weekday | undefined =>
  weekdays.find((weekday) => path.startsWith(`days.${weekday}`));

const changedFrom = (week: DesignedWeek, input: DesignInput): DesignedWeek => {
  const before = Object.fromEntries(
    input.previousPlan?.days.map(({ weekday, workout }) => [weekday, workout]) ?? [],
  );
  return { ...week, plan: { ...week.plan, changes: planChanges(before, week.days) } };
};

/**
 * Puts back what the person locked. What breaks a rule even after repairs of everything else goes, day by day; the
 * week that came is the last word.
 */
const keepLocked = (week: DesignedWeek, input: DesignInput): DesignedWeek => {
  let locks: Locks | undefined = input.locks;
  if (!hasLocks(locks)) return week;
  const draft = draftWeek(weekFrame(input));
  while (hasLocks(locks)) {
    const candidate = retold(refreshed(withLocks(week, locks)), draft);
    const { week: repaired, remaining } = repairWeek(candidate, input);
    const errors = errorsOf(remaining);
    if (errors.length === 0 && keepsLocks(repaired, locks)) return changedFrom(repaired, input);
    const found = errors.length > 0 ? errors : errorsOf(checkWeek(candidate, input));
    const named = found.map(({ path }) => weekdayOf(path)).filter((weekday) => weekday !== undefined);
    locks = withoutLocksOf(locks, new Set(named));
  }
  return week;
};

/** @param candidate a model's week, also of a wrong shape; undefined asks for the built-in one */
export const deliverWeek = (candidate: DesignedWeek | undefined, input: DesignInput): DesignedWeek =>
  keepLocked(unlockedWeek(candidate, input), input);

const unlockedWeek = (candidate: DesignedWeek | undefined, input: DesignInput): DesignedWeek => {
  if (candidate === undefined) return builtInWeek(input);
  // Only what the schema names gets through; unknown fields of a hostile reply end here.
  const parsed = designedWeekSchema.safeParse(candidate);
  if (!parsed.success) return builtInWeek(input);
  const { week, remaining } = repairWeek(parsed.data, input);
  if (errorsOf(remaining).length > 0 || replacedShare(parsed.data, week) > mostReplaced)
    return builtInWeek(input);
  return changedFrom(week, input);
};
