/**
 * The steps up to sets, in order: person → phase → budget → days → split → exercises → sets. Shared by the designer,
 * the validator (what a normal week would be) and the model path (which rails the model gets).
 */

import { once } from "../catalogue/once.ts";
import type { DesignInput } from "../state/input.ts";
import { normalised } from "../state/normalise.ts";
import { personOf } from "../state/person.ts";
import { type VolumeBudget, volumeBudget } from "./budget/volume-budget.ts";
import { leastSetsADay } from "./budget/volume-cap.ts";
import { type NutritionTargets, nutritionTargets } from "./nutrition/nutrition-targets.ts";
import { phaseOf, type WeekBasis } from "./phase.ts";
import { cutSets, smallCut } from "./prescribe/cut-sets.ts";
import { type DraftDay, setsIn } from "./prescribe/draft.ts";
import { normalSets } from "./prescribe/set-counts.ts";
import { chooseExercises } from "./select/choose-exercises.ts";
import { rotationShare, type Turnover, usualTurnover } from "./select/rotate.ts";
import { designedIds } from "./template/designed-before.ts";
import { type SplitDay, splitOf } from "./template/split.ts";
import { activeDays } from "./template/sport-days.ts";
import { type Schedule, scheduleOf } from "./template/training-days.ts";
import { asWished } from "./template/wished-input.ts";

/** The decisions before exercises are chosen. */
export type WeekFrame = WeekBasis & {
  readonly budget: VolumeBudget;
  readonly schedule: Schedule;
  readonly split: readonly SplitDay[];
  readonly nutrition: NutritionTargets;
};

/** A week with exercises and sets, before loads, meals and texts. */
export type WeekDraft = WeekFrame & {
  readonly days: readonly DraftDay[];
  /** Sets of the same week without cuts for recovery or phase. */
  readonly normalSets: number;
};

/** Everything that is decided before exercises are chosen; once for each input object. */
export const weekFrame = once((given: DesignInput): WeekFrame => {
  const input = normalised(asWished(given));
  const person = personOf(input);
  const phase = phaseOf(input, person);
  const planned = scheduleOf(input);
  const schedule: Schedule =
    person.gates.stop !== null
      ? { days: [], conflict: null }
      : {
          ...planned,
          // On a trip there is no gym.
          days: person.gates.flags.isTravelling
            ? planned.days.map((day) => ({ ...day, place: "home" as const }))
            : planned.days,
        };
  const basis = { input, person, phase };
  const trained = schedule.days.map(({ weekday }) => weekday);
  return {
    ...basis,
    schedule,
    budget: volumeBudget(basis),
    split: splitOf(basis, schedule.days),
    nutrition: nutritionTargets(input, person, activeDays(basis, trained).length),
  };
});

/** Tried in turn where a new block changes too many lifts, or minutes and sets took small moves away again, which are the new ones. */
const otherTurnovers: readonly Turnover[] = [
  { ...usualTurnover, keepsLifts: true },
  { ...usualTurnover, aim: rotationShare.aim - 0.1 },
  { ...usualTurnover, aim: rotationShare.aim + 0.1 },
  { ...usualTurnover, aim: rotationShare.aim + 0.2 },
  { ...usualTurnover, aim: 1 },
];

/** By how many exercises a week is outside the 40-50% that last week did not have (spec §9). */
const exercisesOff = (days: readonly DraftDay[], before: ReadonlySet<string>): number => {
  const ids = [...new Set(days.flatMap(({ slots }) => slots.map(({ exercise }) => exercise.id)))];
  const fresh = ids.filter((id) => !before.has(id)).length;
  const { least, most } = rotationShare;
  return Math.max(0, Math.floor(least * ids.length) - fresh, fresh - Math.ceil(most * ids.length));
};

/** The frame with its exercises and sets: what designing, checking and repairing a week share. */
export const draftWeek = once((frame: WeekFrame): WeekDraft => {
  const { input, phase, split } = frame;
  const draft = (turnover?: Turnover): WeekDraft => {
    const normal = normalSets(chooseExercises(frame, turnover), frame);
    const days = phase.setFactor < 1 ? cutSets(normal, frame) : normal;
    // An easy week that keeps the days of one that was cut: no normal week is smaller than its smallest whole days.
    const least = phase.phase === "deload" ? leastSetsADay * split.length : 0;
    return { ...frame, days, normalSets: Math.max(least, setsIn(normal)) };
  };
  const before = designedIds(input);
  const first = draft();
  // Who is very sore, back or in an easy week gets nothing new.
  if (before.size === 0 || phase.keepsExercises || phase.setFactor < smallCut) return first;
  let best = { week: first, off: exercisesOff(first.days, before) };
  for (const turnover of otherTurnovers) {
    if (best.off === 0) break;
    const week = draft(turnover);
    const off = exercisesOff(week.days, before);
    if (off < best.off) best = { week, off };
  }
  return best.week;
});
