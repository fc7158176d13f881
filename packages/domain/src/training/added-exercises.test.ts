import fc from "fast-check";
import { expect, test } from "vitest";
import { plannedExerciseSchema } from "../planning/plan.ts";
import { aLog, anExercise, aSession, aSet, aWorkout, setMap } from "../shared/testing/builders.ts";
import { restoreAdded } from "./added-exercises.ts";
import { logOf } from "./log-of.ts";
import type { ExerciseLog, Session } from "./session.ts";
import { mostExercises } from "./session-changes.ts";
import { hasLeftList, settleSessions } from "./two-devices.ts";
import type { Stored } from "./workout.ts";
import { workoutProgress } from "./workout-progress.ts";

const id = "0195a1b2-0000-7000-8000-000000000001";
const planned = [
  anExercise({ id: 1, exerciseId: "planned.0" }),
  anExercise({ id: 2, exerciseId: "planned.1" }),
];
const running: Stored<Session> = {
  ...aSession({ prescription: aWorkout({ exercises: planned }), totalExercises: 2 }),
  id,
};
/** What the device that added an exercise at the end logged there. */
const added = (position: number, over: Partial<ExerciseLog> = {}): ExerciseLog =>
  aLog({
    sessionId: id,
    position,
    exerciseId: `added.${position}`,
    number: 100 + position,
    name: `Added ${position}`,
    sets: setMap(aSet({ reps: 12, weight: 40 }), aSet({ reps: 10, weight: 40, position: 1 })),
    ...over,
  });
/** As the screen does it: what is missing is put back, then the day is told anew. */
const settle = (session: Stored<Session>, logs: readonly ExerciseLog[]): Stored<Session> => {
  let now = session;
  for (const say of [restoreAdded, settleSessions])
    for (const change of say([now], logs)) if ("patch" in change) now = { ...now, ...change.patch };
  return now;
};
const list = ({ prescription }: Session) => prescription.exercises.map(({ exerciseId }) => exerciseId);

test("WORK-05 an exercise that was added and trained on one device comes back into the list that another began later", () => {
  const settled = settle(running, [aLog({ sessionId: id, position: 0, exerciseId: "planned.0" }), added(2)]);

  expect(list(settled)).toEqual(["planned.0", "planned.1", "added.2"]);
  expect(settled.totalExercises).toBe(3);
  expect(settled.prescription.exercises[2]).toMatchObject({
    id: 102,
    name: "Added 2",
    sets: 2,
    takesWeight: true,
  });
  expect(plannedExerciseSchema.safeParse(settled.prescription.exercises[2]).success).toBe(true);
  // What is there already is said once.
  expect(restoreAdded([settled], [added(2)])).toEqual([]);
  expect([hasLeftList([running], [added(2)]), hasLeftList([settled], [added(2)])]).toEqual([true, false]);
});

test("WORK-05 of a finished workout the exercise that comes back counts; of a discarded one nothing does", () => {
  const logs = [added(2, { completed: true })];
  const done = { ...running, finishedAt: "2026-11-20T15:00:00.000Z", completedExercises: 0 };
  const away = { ...running, discardedAt: "2099-01-01T00:00:00.000Z" };

  expect(settle(done, logs)).toMatchObject({ completedExercises: 1, totalExercises: 3 });
  expect(restoreAdded([away], logs)).toEqual([]);
});

test("WORK-05 an exercise without a set, one that stands in the list, and one that was swapped in its place stay out", () => {
  const kept = [
    added(2, { sets: {} }),
    added(2, { exerciseId: "planned.1" }),
    added(1),
    added(2, { sets: { [id]: null } }),
  ];
  for (const log of kept) expect(restoreAdded([running], [log])).toEqual([]);
});

test("WORK-05 two exercises that two devices added at the same place apart stand in the list, each with its own sets", () => {
  const ids = ["row", "curl", "dip", "plank", "press"];
  const places = fc.array(fc.integer({ min: 2, max: 4 }), { minLength: 1, maxLength: 5 });
  fc.assert(
    fc.property(places, fc.shuffledSubarray([0, 1], { minLength: 0 }), (at, trained) => {
      let session = running;
      const here: ExerciseLog[] = trained.map((position) =>
        aLog({ sessionId: id, position, exerciseId: `planned.${position}`, sets: setMap(aSet()) }),
      );
      for (const [index, position] of at.entries()) {
        here.push(added(position, { exerciseId: `added.${ids[index]}`, completed: true }));
        // The day is opened between any two arrivals, on one device or on both.
        session = settle(settle(session, here), here.toReversed());
      }
      const { exercises } = session.prescription;
      expect(list(session).slice(0, 2)).toEqual(["planned.0", "planned.1"]);
      expect(list(session).slice(2).toSorted()).toEqual(
        at.map((_, index) => `added.${ids[index]}`).toSorted(),
      );
      for (const [position, { exerciseId }] of exercises.entries()) {
        const own = here.find((log) => log.exerciseId === exerciseId);
        expect(logOf(exercises, here, position)).toBe(own);
        expect(logOf(exercises, here.toReversed(), position)).toBe(own);
      }
      expect(workoutProgress(session, here)).toEqual({ completed: at.length, total: 2 + at.length });
      expect(restoreAdded([session], here.toReversed())).toEqual([]);
    }),
  );
});

test("WORK-05 a workout that holds as many exercises as it may takes no more back", () => {
  const many = Array.from({ length: mostExercises - 1 }, (_, index) =>
    anExercise({ id: index + 1, exerciseId: `planned.${index}` }),
  );
  const full = { ...running, prescription: aWorkout({ exercises: many }) };
  const settled = settle(full, [added(29), added(30), added(31)]);

  expect(list(settled)).toHaveLength(mostExercises);
});
