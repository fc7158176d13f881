/**
 * Restores locked days and exercises in a newly designed week. When not all can stay, they come back one after another as long as
 * the week passes, and the plan says which do not and why: a lock is applied unchanged or dropped, never altered (COACH-02).
 */
import type { Fact } from "@muster/domain/planning/plan";
import { weekdayNames } from "@muster/domain/profiles/options";
import { withFreshTexts } from "../compose/design-week.ts";
import { preparedDay } from "../design/cardio/mobility.ts";
import type { DesignedWeek } from "../design/designed-week.ts";
import type { WeekDraft } from "../design/week-draft.ts";
import { droppedLockPrefix } from "../explain/answer-prefixes.ts";
import { fact } from "../explain/facts.ts";
import { refreshed } from "../repair/repair-context.ts";
import { repairWeek } from "../repair/repair-week.ts";
import { brokenRules, errorsOf } from "../rules/check-week.ts";
import { ruleOf } from "../rules/rules.ts";
import type { Locks } from "../state/input.ts";
import { hasLocks, joinedLocks, lockUnits, satisfiesLocks, withLocks } from "./locks.ts";

type Scene = { readonly week: DesignedWeek; readonly draft: WeekDraft };

/** A locked day keeps its exercises; warm-up and cool-down are made for the person's present state. */
const candidateOf = ({ week, draft }: Scene, { days, exercises }: Locks): DesignedWeek => {
  const prepared = days.map(({ weekday, workout }) => ({
    weekday,
    workout: preparedDay(workout, draft),
  }));
  return withFreshTexts(refreshed(withLocks(week, { days: prepared, exercises })), draft);
};

type Satisfied = { readonly week: DesignedWeek; readonly units: readonly Locks[] };

/** The week with these locks, repaired around them; undefined when a rule still breaks or a lock was altered. */
const withUnits = (scene: Scene, units: readonly Locks[]): Satisfied | undefined => {
  const locks = joinedLocks(units);
  const { week, remaining } = repairWeek(candidateOf(scene, locks), scene.draft);
  return errorsOf(remaining).length === 0 && satisfiesLocks(week, locks) ? { week, units } : undefined;
};

/** Whole days before single exercises, and days that the broken rules name last: less is lost with them. */
const dearestFirst = (scene: Scene, units: readonly Locks[]): readonly Locks[] => {
  const paths = errorsOf(brokenRules(candidateOf(scene, joinedLocks(units)), scene.draft)).map(
    ({ path }) => path,
  );
  const isNamed = (unit: Locks): boolean =>
    [...unit.days, ...unit.exercises].some(({ weekday }) =>
      paths.some((path) => path.startsWith(`days.${weekday}`)),
    );
  const loss = (unit: Locks): number => (isNamed(unit) ? 0 : 2) + (unit.days.length > 0 ? 1 : 0);
  return units.toSorted((a, b) => loss(b) - loss(a));
};

/** Why a lock could not stay beside those that did: the first rule that it breaks. */
const reasonAgainst = (
  scene: Scene,
  satisfied: readonly Locks[],
  unit: Locks,
): { id: string; sentence: string } => {
  const candidate = candidateOf(scene, joinedLocks([...satisfied, unit]));
  const { remaining } = repairWeek(candidate, scene.draft);
  const [broken] = [...errorsOf(remaining), ...errorsOf(brokenRules(candidate, scene.draft))];
  return broken === undefined
    ? { id: "COACH-02", sentence: "It did not fit beside the rest of the week." }
    : { id: broken.id, sentence: ruleOf(broken.id)?.sentence ?? "" };
};

const droppedFacts = (scene: Scene, satisfied: readonly Locks[], all: readonly Locks[]): readonly Fact[] =>
  all
    .filter((unit) => !satisfied.includes(unit))
    .flatMap((unit) => {
      const { id, sentence } = reasonAgainst(scene, satisfied, unit);
      const said = (place: string, subject: string): Fact =>
        fact(`${droppedLockPrefix}${place}`, `Not kept: ${subject}`, sentence, "", id, "your lock");
      return [
        ...unit.days.map(({ weekday }) => said(weekday, `${weekdayNames[weekday]}'s workout`)),
        ...unit.exercises.map(({ weekday, exercise }) =>
          said(`${weekday}.${exercise.exerciseId}`, `${exercise.name} on ${weekdayNames[weekday]}`),
        ),
      ];
    });

/** @param week as it was designed without locks; it is the last word where none can stay */
export const solveLocks = (week: DesignedWeek, draft: WeekDraft): DesignedWeek => {
  const { locks } = draft.input;
  if (!hasLocks(locks)) return week;
  const scene: Scene = { week, draft };
  const all = lockUnits(locks);
  const { week: found, units }: Satisfied =
    withUnits(scene, all) ??
    dearestFirst(scene, all).reduce<Satisfied>(
      (best, unit) => withUnits(scene, [...best.units, unit]) ?? best,
      { week, units: [] },
    );
  const { plan, days } = found;
  // A delivered week is checked again on the device: its lock notes are written again.
  const facts = plan.facts.filter(({ id }) => !id.startsWith(droppedLockPrefix));
  return { plan: { ...plan, facts: [...facts, ...droppedFacts(scene, units, all)] }, days };
};
