import fc from "fast-check";
import { expect, test } from "vitest";
import { plannedExerciseSchema } from "../planning/plan.schema.ts";
import { aLog, anExercise, aSession, aSet, aWorkout, setMap } from "../shared/testing/builders.ts";
import { restoreAdded } from "./added-exercises.ts";
import { trainedAtHome } from "./home-session.ts";
import { newExerciseLog } from "./log-changes.ts";
import { logOf, mostExercises } from "./log-of.ts";
import type { ExerciseLog, Session } from "./session.ts";
import { addExercise, swapExercise } from "./session-changes.ts";
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
const added = (position: number, over: Partial<ExerciseLog> = {}): Stored<ExerciseLog> =>
  aLog({
    id: `log of ${over.exerciseId ?? position}`,
    sessionId: id,
    position,
    exerciseId: `added.${position}`,
    number: 100 + position,
    name: `Added ${position}`,
    sets: setMap(aSet({ reps: 12, weight: 40 }), aSet({ reps: 10, weight: 40, position: 1 })),
    ...over,
  });
/** With a catalogue that knows everything. */
const restoreKnown = (sessions: readonly Stored<Session>[], logs: readonly Stored<ExerciseLog>[]) =>
  restoreAdded(sessions, logs, (exerciseId) => anExercise({ id: 99, exerciseId, name: exerciseId, sets: 4 }));
/** As the screen does it: missing exercises are restored, then the session's state is computed again. */
const settle = (
  session: Stored<Session>,
  logs: readonly Stored<ExerciseLog>[],
  restore: typeof restoreKnown = restoreKnown,
): Stored<Session> => {
  let now = session;
  for (const say of [restore, settleSessions])
    for (const change of say([now], logs)) if ("patch" in change) now = { ...now, ...change.patch };
  return now;
};
const list = ({ prescription }: Session) => prescription.exercises.map(({ exerciseId }) => exerciseId);

test("WORK-05 an exercise that was added and trained on one device comes back into the list that another began later", () => {
  const settled = settle(
    running,
    [aLog({ sessionId: id, position: 0, exerciseId: "planned.0" }), added(2)],
    restoreAdded,
  );

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

test("WORK-05 one that stands in the list, one at a planned place, and one that was swapped away stay out", () => {
  const kept = [
    added(2, { exerciseId: "planned.1" }),
    added(1),
    added(2, { sets: { "log of 2": null } }),
    added(mostExercises + 1, { sets: {} }),
  ];
  for (const log of kept) expect(restoreKnown([running], [log])).toEqual([]);
});

test("ADR 0072 an exercise that was added and not trained yet comes back as it is added by hand, while the workout runs", () => {
  const log = added(2, { sets: {} });
  const settled = settle(running, [log]);
  expect(list(settled)).toEqual(["planned.0", "planned.1", "added.2"]);
  expect(settled.prescription.exercises[2]).toMatchObject({ sets: 4, pair: null });
  // An exercise unknown to this device has no prescription; a finished workout needs none.
  expect(restoreAdded([running], [log])).toEqual([]);
  const finishedAt = "2026-11-20T15:00:00.000Z";
  expect(restoreKnown([{ ...running, finishedAt }], [log])).toEqual([]);
});

test("ADR 0072 what two devices add and swap apart: every list that wins ends with all added and trained, each set under its own name", () => {
  const profileId = "0191d0aa-0000-7000-8000-000000000001";
  const set = { "0195a1b2-0000-7000-8000-0000000000aa": aSet() };
  const act = fc.record({
    kind: fc.constantFrom("add", "swap"),
    name: fc.constantFrom("row", "curl", "dip", "press"),
    position: fc.integer({ min: 0, max: 3 }),
    trained: fc.boolean(),
  });
  type Act = typeof act extends fc.Arbitrary<infer One> ? One : never;
  /** One device alone: its state of the day without the other one. */
  const alone = (acts: readonly Act[]) => {
    let session = running;
    const logs = new Map<string, Stored<ExerciseLog>>();
    const now = () => [...logs.values()];
    for (const { kind, name, position, trained } of acts) {
      const { exercises } = session.prescription;
      const at = Math.min(position, exercises.length - 1);
      const chosen = anExercise({ id: 9, exerciseId: name, name });
      const done =
        kind === "add"
          ? addExercise(profileId, session, chosen)
          : swapExercise({ profileId, session, log: logOf(exercises, now(), at), position: at }, chosen);
      for (const change of done.changes) {
        if (change.kind === "session") {
          if ("patch" in change) session = { ...session, ...change.patch };
        } else if ("create" in change) {
          if (!logs.has(change.id)) logs.set(change.id, { ...change.create, id: change.id });
        } else {
          const before = logs.get(change.id) as Stored<ExerciseLog>; // only logs that are there are patched
          logs.set(change.id, { ...before, ...change.patch, sets: { ...before.sets, ...change.patch.sets } });
        }
      }
      const exercise = session.prescription.exercises[done.position];
      if (!trained || exercise === undefined) continue;
      const fresh = newExerciseLog(profileId, session, done.position, exercise);
      const log = logOf(session.prescription.exercises, now(), done.position) ?? {
        ...fresh.log,
        id: fresh.id,
      };
      logs.set(log.id, { ...log, sets: { ...log.sets, ...set } });
    }
    return { session, logs };
  };
  const acts = fc.array(act, { maxLength: 4 });
  fc.assert(
    fc.property(acts, acts, fc.boolean(), (first, second, firstWins) => {
      const [a, b] = [alone(first), alone(second)];
      const logs = [...new Set([...a.logs.keys(), ...b.logs.keys()])].map((key) => {
        const [one, other] = [a.logs.get(key), b.logs.get(key)];
        return { ...(one ?? other), sets: { ...one?.sets, ...other?.sets } } as Stored<ExerciseLog>; // one of them has it
      });
      const won = firstWins ? a.session : b.session;
      const settled = settle(won, logs);
      const { exercises } = settled.prescription;
      // The same list, whichever way the logs are read and however often the day is opened.
      expect(list(settle(won, logs.toReversed()))).toEqual(list(settled));
      expect(restoreKnown([settled], logs)).toEqual([]);
      expect(list(settled).slice(0, list(won).length)).toEqual(list(won));
      expect(new Set(list(settled)).size).toBe(exercises.length);
      for (const log of logs.filter(({ sets }) => Object.values(sets).some((one) => one !== null))) {
        const at = list(settled).indexOf(log.exerciseId);
        expect(at).toBeGreaterThanOrEqual(0);
        expect(logOf(exercises, logs, at)?.exerciseId).toBe(log.exerciseId);
      }
      for (const [position, { exerciseId }] of exercises.entries())
        expect([exerciseId, undefined]).toContain(logOf(exercises, logs, position)?.exerciseId);
    }),
    { numRuns: 500 },
  );
});

test("WORK-05 two exercises that two devices added at the same place apart stand in the list, each with its own sets", () => {
  const ids = ["row", "curl", "dip", "plank", "press"];
  const places = fc.array(fc.integer({ min: 2, max: 4 }), { minLength: 1, maxLength: 5 });
  fc.assert(
    fc.property(places, fc.shuffledSubarray([0, 1], { minLength: 0 }), (at, trained) => {
      let session = running;
      const here: Stored<ExerciseLog>[] = trained.map((position) =>
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

test("WORK-01 ADR 0072 a day that one device trains at the gym and another at home apart keeps each set under its own name", () => {
  const profileId = "0191d0aa-0000-7000-8000-000000000001";
  const set = () => setMap(aSet());
  const names = ["squat", "press", "row", "curl", "plank"];
  const lists = fc.shuffledSubarray(names, { minLength: 1, maxLength: 4 });
  const trained = fc.uniqueArray(fc.integer({ min: 0, max: 3 }));
  const exercisesOf = (list: readonly string[]) =>
    list.map((exerciseId, index) => anExercise({ id: index + 1, exerciseId, name: exerciseId }));
  fc.assert(
    fc.property(lists, lists, trained, trained, fc.boolean(), (gym, home, atGym, atHome, gymWins) => {
      const day = aWorkout({
        exercises: exercisesOf(gym),
        homeAlternative: { ...aWorkout(), exercises: exercisesOf(home) },
      });
      const away = trainedAtHome(day);
      if (away === undefined) throw new Error("no home version");
      const train = (workout: typeof day, at: readonly number[]) => {
        const session = { ...running, prescription: workout, totalExercises: workout.exercises.length };
        const logs = at.flatMap((position) => {
          const exercise = workout.exercises[position];
          if (exercise === undefined) return [];
          const { id: logId, log } = newExerciseLog(profileId, session, position, exercise);
          return [{ ...log, id: logId, sets: set() }];
        });
        return { session, logs };
      };
      const [a, b] = [train(day, atGym), train(away, atHome)];
      const logs = [...a.logs, ...b.logs.filter(({ id: one }) => !a.logs.some((log) => log.id === one))];
      const won = gymWins ? a.session : b.session;
      const settled = settle(won, logs);
      const { exercises } = settled.prescription;
      expect(list(settled).slice(0, list(won).length)).toEqual(list(won));
      expect(restoreKnown([settled], logs)).toEqual([]);
      // Devices that share a record agree on its name, and trained exercises are listed under it.
      for (const log of b.logs)
        expect(logs.find((one) => one.id === log.id)?.exerciseId).toBe(log.exerciseId);
      for (const log of logs) expect(list(settled)).toContain(log.exerciseId);
      for (const [position, { exerciseId }] of exercises.entries())
        expect(logOf(exercises, logs, position)?.exerciseId).toBe(
          logs.some((log) => log.exerciseId === exerciseId) ? exerciseId : undefined,
        );
    }),
    { numRuns: 500 },
  );
});
