import fc from "fast-check";
import { expect, test } from "vitest";
import { addDays } from "../../shared/dates.ts";
import { aLog } from "../../testing/builders.ts";
import type { ExerciseLog, LoggedSet } from "../../training/session.ts";
import { doneSets, type ExerciseFacts } from "./done-set.ts";
import { logsToBeat } from "./logs-to-beat.ts";
import { personalRecords } from "./personal-records.ts";

const monday = "2026-11-16";

const set = fc.record({
  role: fc.constantFrom("working" as const, "warmup" as const, "drop" as const, "failure" as const),
  reps: fc.option(fc.integer({ min: 1, max: 12 })),
  weight: fc.option(fc.integer({ min: 1, max: 8 }).map((step) => step * 5)),
  time: fc.option(fc.integer({ min: 1, max: 3 }).map((step) => step * 20)),
  distance: fc.option(fc.constantFrom(100, 200)),
  rir: fc.option(fc.integer({ min: 0, max: 3 })),
});
type Made = Omit<LoggedSet, "position" | "at">;

/** Two workouts a day, of one exercise or another, whose sets may take turns. */
const workout = fc.record({
  session: fc.integer({ min: 0, max: 1 }),
  exercise: fc.constantFrom("squat", "plank"),
  sets: fc.array(set, { minLength: 1, maxLength: 4 }),
});
type Workout = { readonly session: number; readonly exercise: string; readonly sets: readonly Made[] };

const logOf = ({ session, exercise, sets }: Workout, day: number, place: number): ExerciseLog => ({
  ...aLog({ sessionId: `${day} ${session}`, date: addDays(monday, day - 365), exerciseId: exercise }),
  sets: Object.fromEntries(
    sets.map((one, position) => [
      `${day} ${place} ${position}`,
      { ...one, position, at: `2026-11-16T06:0${position}:0${place}.000Z` },
    ]),
  ),
});
const logsOf = (days: readonly (readonly Workout[])[]): readonly ExerciseLog[] =>
  days.flatMap((of, day) => of.map((one, place) => logOf(one, day, place)));

const loadKinds = ["external", "perHand", "bodyweightPlus", "assisted", "none"] as const;

test("PROG-07 F7 what stands finds the records that everything before would find", () => {
  const history = fc.array(fc.array(workout, { maxLength: 3 }), { minLength: 1, maxLength: 12 });
  fc.assert(
    fc.property(history, fc.array(workout, { minLength: 1, maxLength: 3 }), fc.nat(12), (days, last, cut) => {
      const all = logsOf(days);
      const today = last.map((one, place) => logOf(one, 400, place));
      // As it is kept: what is known of the first days, and then of all.
      const reduced = logsToBeat([
        ...logsToBeat(all.filter(({ date }) => date < addDays(monday, cut - 365))),
        ...all.filter(({ date }) => date >= addDays(monday, cut - 365)),
      ]);
      expect(reduced).toEqual(logsToBeat(all));
      for (const loadKind of loadKinds) {
        const facts: ExerciseFacts = { name: "", loadKind, bodyweightFraction: 0.7, muscles: {} };
        const found = (before: readonly ExerciseLog[]) =>
          personalRecords(
            doneSets(
              [...before, ...today],
              () => facts,
              () => 170,
            ),
          )
            .filter(({ date }) => date === today[0]?.date)
            .map(({ kind, value, previous, set: by }) => [kind, value, previous, by?.id]);
        expect(found(reduced)).toEqual(found(all));
      }
    }),
    { numRuns: 300 },
  );
});

test("PROG-07 F7 what stands of ten years is a handful of sets", () => {
  const days = Array.from({ length: 520 }, (_, week): readonly Workout[] => [
    {
      session: 0,
      exercise: "squat",
      sets: [0, 1, 2].map((at) => ({
        ...{ role: "working" as const, time: null, distance: null, rir: null },
        reps: 8 + ((week + at) % 3),
        weight: 40 + Math.floor(week / 26) * 2.5,
      })),
    },
  ]);
  const reduced = logsToBeat(logsOf(days));
  expect(reduced.flatMap(({ sets }) => Object.keys(sets)).length).toBeLessThan(12);
});

test("PROG-07 F7 what stands says nothing of what was written beside it", () => {
  const [log] = logsOf([
    [
      {
        session: 0,
        exercise: "squat",
        sets: [{ role: "working", reps: 8, weight: 50, time: null, distance: null, rir: null }],
      },
    ],
  ]);
  if (log === undefined) throw new Error("there is a log");
  expect(logsToBeat([{ ...log, notes: "Left knee again" }])).toEqual([log]);
});
