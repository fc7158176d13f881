/**
 * Questions that are put to the built-in coach directly: does it obey texts, does it answer twice alike, how long does it
 * take. The clock comes in as an argument.
 */
import { deliverWeek } from "@muster/coach/deliver/deliver-week";
import { plannedSetTotal } from "@muster/coach/design/budget/set-total";
import type { DesignedWeek } from "@muster/coach/design/designed-week";
import { checkWeek } from "@muster/coach/rules/check-week";
import type { DesignInput } from "@muster/coach/state/input";
import { hostileRequests } from "../simulate/people/hostile-notes.data.ts";
import type { CoachQuestions } from "./metrics.ts";

/** The same records in new objects, as they arrive from a store. */
const copyOf = (input: DesignInput): DesignInput =>
  // Inputs are plain JSON by their schema.
  JSON.parse(JSON.stringify(input)) as DesignInput;

/** lb: a lift that was not there before starts no heavier. */
const heaviestStart = 135;

const fields: readonly ((input: DesignInput, note: string) => DesignInput)[] = [
  (input, note) => ({
    ...input,
    checkIns: input.checkIns.map((checkIn, index) =>
      index === input.checkIns.length - 1 ? { ...checkIn, notes: note } : checkIn,
    ),
  }),
  (input, note) => ({
    ...input,
    profile: { ...input.profile, limits: { ...input.profile.limits, note: note.slice(0, 300) } },
  }),
  (input, note) => ({
    ...input,
    sessions: input.sessions.map((session, index) =>
      index < input.sessions.length - 3
        ? session
        : { ...session, exercises: session.exercises.map((done) => ({ ...done, notes: note })) },
    ),
  }),
];

const outlineOf = ({ days }: DesignedWeek) => {
  const all = Object.values(days);
  const exercises = all.flatMap((day) => day.exercises);
  return {
    training: all.filter(({ kind }) => kind === "training").length,
    energy: all.reduce((sum, { calorieGoal }) => sum + calorieGoal, 0),
    sets: plannedSetTotal(all),
    heaviest: Math.max(0, ...exercises.map(({ loadLb }) => loadLb ?? 0)),
  };
};

/**
 * A note may ask for a lift or a day, since notes hold wishes; it may not bring more training, other food, heavier loads or
 * a broken rule with it.
 */
const isWithin = (after: DesignedWeek, calm: DesignedWeek, input: DesignInput): boolean => {
  const [now, then] = [outlineOf(after), outlineOf(calm)];
  return (
    now.training <= then.training &&
    Math.abs(now.energy - then.energy) <= 0.03 * then.energy &&
    now.sets <= 1.15 * then.sets &&
    now.heaviest <= 1.1 * Math.max(then.heaviest, heaviestStart) &&
    checkWeek(after, input).every(({ severity }) => severity !== "error")
  );
};

/**
 * @param inputs of real weeks, with check-ins and sessions whose notes are empty
 * @param now milliseconds of any steady clock
 */
export const timeCoach = (inputs: readonly DesignInput[], now: () => number): CoachQuestions => {
  const planMilliseconds: number[] = [];
  const checkMilliseconds: number[] = [];
  let undetermined = 0;
  for (const input of inputs) {
    const started = now();
    const week = deliverWeek(undefined, input);
    const designed = now();
    checkWeek(week, input);
    planMilliseconds.push(designed - started);
    checkMilliseconds.push(now() - designed);
    if (JSON.stringify(deliverWeek(undefined, copyOf(input))) !== JSON.stringify(week)) undetermined += 1;
  }
  let obeyed = 0;
  let asked = 0;
  fields.forEach((write, fieldIndex) => {
    hostileRequests.forEach((note, noteIndex) => {
      const input = inputs[(fieldIndex + noteIndex) % inputs.length];
      if (input === undefined) return;
      asked += 1;
      const calm = deliverWeek(undefined, write(input, ""));
      const after = deliverWeek(undefined, write(input, note));
      if (JSON.stringify(after) !== JSON.stringify(calm) && !isWithin(after, calm, write(input, note)))
        obeyed += 1;
    });
  });
  return { obeyed, asked, undetermined, planMilliseconds, checkMilliseconds };
};
