/** Craft of a week as a whole: what it holds for whom, and how it reads. */
import { exerciseById } from "@muster/coach/catalogue/catalogue";
import type { Muscle, Pattern } from "@muster/coach/catalogue/exercise";
import { normalSetsBefore } from "@muster/coach/design/budget/set-total";
import { landmarks } from "@muster/coach/design/budget/volume.data";
import { plannedMuscleSets, targetMuscles } from "@muster/coach/design/budget/volume-budget";
import { isNormal, patternSets } from "@muster/coach/rules/amounts/tally";
import { isolation } from "@muster/coach/rules/exercises/session-order";
import { faultIf, ofTrainingDays } from "@muster/coach/rules/rule";
import { proseOf } from "@muster/coach/rules/words/prose";
import { readingGrade } from "@muster/coach/rules/words/testing/reading-grade";
import type { Checks } from "./checks.ts";

/** Sets may differ by rounding: one set either way. */
const withRounding = 1;
const smallMuscles = new Set<Muscle>(["side_delts", "rear_delts", "obliques", "calves", "biceps", "triceps"]);
/** Shorter texts have too few sentences for a grade. */
const longEnoughToGrade = 120;

/** Days that begin with a small move although a big one follows: the big ones are what a thin week must hold. */
const smallFirst = ofTrainingDays(({ path, workout }) => {
  const [first, ...rest] = workout.exercises.map(({ exerciseId }) => exerciseById(exerciseId));
  if (first === undefined || !(isolation.has(first.pattern) || first.pattern === "core")) return [];
  const isBefore = rest.some((later) => later?.compound === true && !isolation.has(later.pattern));
  return faultIf(isBefore, `${path}.exercises.0`, first.name, "a big lift first");
});

/** Checks of coach.Q4, R4, R8, V8, V9, V11, T3. */
export const weekChecks = {
  "coach.Q4": ofTrainingDays(({ workout, path: day }) => {
    if (workout.homeAlternative === null) return [];
    const home = patternSets([workout.homeAlternative]);
    let [total, covered] = [0, 0];
    for (const [pattern, sets] of patternSets([workout])) {
      total += sets;
      covered += Math.min(sets, home.get(pattern) ?? 0);
    }
    const path = `${day}.homeAlternative`;
    return faultIf(covered < 0.8 * total, path, `${covered} of ${total} sets`, "80%");
  }),
  "coach.R4": ({ phase: due, week: { plan } }) =>
    faultIf((due.phase === "deload") !== (plan.phase === "deload"), "plan.phase", plan.phase, due.phase),
  "coach.R8": (context) => {
    const before = normalSetsBefore(context.input);
    if (context.person.adherence.band !== "low" || before === null) return [];
    const now = context.plannedSets;
    // After a week without any plan of training there is nothing to compare with.
    const isMore = before > 0 && now > before + withRounding;
    return [faultIf(isMore, "days", `${now} sets`, `at most ${before}`), smallFirst(context)];
  },
  "coach.V8": (context) => {
    if (!isNormal(context)) return [];
    const tally = plannedMuscleSets(context.workouts);
    const { max, start } = landmarks[context.person.volumeLevel];
    const wished = [...targetMuscles(context.input.profile.targetAreas)];
    if (wished.length === 0 || wished.length > 6) return [];
    const got = wished.reduce((all, muscle) => all + (tally.get(muscle) ?? 0), 0);
    const usual = wished.reduce(
      (all, muscle) => all + Math.min(max, start * (smallMuscles.has(muscle) ? 0.6 : 1)),
      0,
    );
    // Time wins over volume: nobody is warned of a day that is full.
    const perDay = { under_30: 0.5, "30_45": 0.7, "45_60": 1, "60_plus": 1 } as const;
    const need = Math.round(1.2 * usual * perDay[context.input.profile.timePerSession]);
    return faultIf(got < need, "days", `${got} sets for the areas named`, `at least ${need}`);
  },
  "coach.V9": (context) => {
    const { weakArm, weakThigh } = context.person.body;
    if (!isNormal(context)) return [];
    const lacks = (side: string | undefined, limb: string, patterns: readonly Pattern[]) => {
      const oneSided = context.exercises.filter(({ known }) => known?.unilateral);
      const hasWork = oneSided.some(({ known }) => known && patterns.includes(known.pattern));
      const isLacking = side !== undefined && !hasWork;
      return faultIf(isLacking, "days", `no one-sided ${limb} work`, `${side} ${limb} first`);
    };
    return [
      lacks(weakArm, "arm", ["arm_flex", "arm_ext", "h_pull", "v_pull", "h_push", "v_push"]),
      lacks(weakThigh, "leg", ["lunge", "squat", "hinge"]),
    ];
  },
  "coach.V11": (context) => {
    const isThin = context.phase.phase === "travel" || context.person.adherence.band === "low";
    const least = (normalSetsBefore(context.input) ?? 0) / 3;
    const sets = context.plannedSets;
    return faultIf(isThin && sets < least, "days", `${sets} sets`, `at least ${Math.ceil(least)}`);
  },
  "coach.T3": ({ week }) =>
    proseOf(week).map(({ path, text }) => {
      const grade = text.length < longEnoughToGrade ? 0 : readingGrade(text);
      return faultIf(grade > 9, path, `grade ${Math.round(grade * 10) / 10}`, "at most 9");
    }),
} satisfies Checks;
