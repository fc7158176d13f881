import { expect, test } from "vitest";
import type { PlannedExercise } from "../../planning/plan.ts";
import { aLog, anExercise, aSession, aWorkout, setMap } from "../../testing/builders.ts";
import { sessionSchema } from "../session.schema.ts";
import type { ExerciseLog } from "../session.ts";
import { entriesOf, exercisesOf, mostExercises, startingExercises } from "../session-exercises.ts";
import type { WithId, WorkoutChange } from "../workout.ts";
import {
  addExercises,
  joinSuperset,
  type ListTarget,
  leaveSuperset,
  moveExercise,
  removeExercise,
  swapExercise,
} from "./exercise-list.ts";

const exercise = (exerciseId: string, over: Partial<PlannedExercise> = {}) =>
  anExercise({ exerciseId, name: exerciseId.toUpperCase(), sets: 4, ...over });
const row = exercise("h_pull.cable");

const running = (...names: readonly string[]): ListTarget => ({
  session: aSession({
    prescription: aWorkout({ exercises: [] }),
    exercises: entriesOf(
      startingExercises(
        names.map((name) => exercise(name)),
        "main",
      ),
    ),
    totalExercises: names.length,
  }),
  logs: [],
});
const logFor = (exerciseId: string, over: Partial<ExerciseLog> = {}): WithId<ExerciseLog> =>
  aLog({ id: `log ${exerciseId}`, exerciseId, ...over });

/** What the records say after the changes. */
const after = (target: ListTarget, changes: readonly WorkoutChange[]): ListTarget => {
  let { session, logs } = target;
  for (const change of changes) {
    if (!("patch" in change)) throw new Error("nothing is made");
    if (change.kind === "session") {
      const exercises = { ...session.exercises, ...change.patch.exercises };
      session = { ...session, ...change.patch, exercises };
      const { id, ...record } = session;
      expect(sessionSchema.safeParse(record).success, id).toBe(true);
    } else {
      const { id, patch } = change;
      logs = logs.map((log) =>
        log.id === id ? { ...log, ...patch, sets: { ...log.sets, ...patch.sets } } : log,
      );
    }
  }
  return { session, logs };
};
const names = ({ session, logs }: ListTarget) =>
  exercisesOf(session, logs).map(({ exerciseId, pair }) => `${exerciseId}${pair === null ? "" : ` ${pair}`}`);
const orders = ({ session }: ListTarget) => exercisesOf(session).map(({ order }) => order);

test("EXC-01 several exercises are added at the end, each once, and counted", () => {
  const target = running("a", "b");
  const now = after(target, addExercises(target, [row, exercise("a"), exercise("own.x.y", { pair: "A" })]));
  expect(names(now)).toEqual(["a", "b", "h_pull.cable", "own.x.y"]);
  expect(now.session.totalExercises).toBe(4);
  expect(exercisesOf(now.session)[2]).toMatchObject({ origin: "added", facts: [{ value: "by you" }] });
  const full = running(...Array.from({ length: mostExercises - 1 }, (_, index) => `x${index + 10}`));
  expect(names(after(full, addExercises(full, [row, exercise("z")])))).toHaveLength(mostExercises);
  expect(addExercises(target, [exercise("a")])).toEqual([]);
});

test("feature F13 an untouched exercise is replaced in its place, superset and all", () => {
  const target = after(running("a", "b"), joinSuperset(running("a", "b"), ["a", "b"]));
  const now = after(target, swapExercise({ ...target, exerciseId: "a" }, row));
  expect(names(now)).toEqual(["h_pull.cable A", "b A"]);
  expect(exercisesOf(now.session)[0]).toMatchObject({ origin: "swapped", sets: 4 });
  expect(now.session.totalExercises).toBe(2);
  // And back again: the first one stands there as it was planned.
  expect(names(after(now, swapExercise({ ...now, exerciseId: "h_pull.cable" }, exercise("a"))))).toEqual([
    "a A",
    "b A",
  ]);
});

test("feature F13 a swapped exercise that was only ticked is open again", () => {
  const target = { ...running("a", "b"), logs: [logFor("a", { completed: true, difficulty: 8 })] };
  const now = after(target, swapExercise({ ...target, exerciseId: "a" }, row));
  expect(names(now)).toEqual(["h_pull.cable", "b"]);
  expect(now.logs[0]).toMatchObject({ completed: false, difficulty: 8 });
});

test("feature F13 logged sets stay with their exercise after a swap", () => {
  const target = { ...running("a", "b"), logs: [logFor("a", { sets: setMap({ role: "warmup" }, {}) })] };
  const now = after(target, swapExercise({ ...target, exerciseId: "a" }, row));
  expect(names(now)).toEqual(["a", "h_pull.cable", "b"]);
  // What was left of the first is not planned twice: 4 sets in all.
  expect(exercisesOf(now.session).map(({ sets }) => sets)).toEqual([1, 3, expect.anything()]);
  expect(now.logs[0]?.completed).toBe(true);
  expect(now.session.totalExercises).toBe(3);
});

test("feature F13 an exercise that is in the workout already is not put there twice", () => {
  const target = running("a", "b");
  expect(swapExercise({ ...target, exerciseId: "a" }, exercise("b"))).toEqual([]);
  expect(swapExercise({ ...target, exerciseId: "gone" }, row)).toEqual([]);
});

test("EXC-01 an exercise is removed with its sets, and Undo brings all of it back", () => {
  const logs = [logFor("a", { completed: true, sets: setMap({}, {}) }), logFor("b", { sets: setMap({}) })];
  const target = { ...running("a", "b", "c"), logs };
  const { changes, undo } = removeExercise(target, "a");
  const now = after(target, changes);
  expect(names(now)).toEqual(["b", "c"]);
  expect(now.session.totalExercises).toBe(2);
  expect(now.logs.map(({ sets }) => Object.values(sets).filter((set) => set !== null).length)).toEqual([
    0, 1,
  ]);
  const back = after(now, undo);
  expect(names(back)).toEqual(["a", "b", "c"]);
  expect(back.logs).toEqual(logs);
  expect(back.session.totalExercises).toBe(3);
  expect(removeExercise(target, "gone")).toEqual({ changes: [], undo: [] });
});

test("SYNC-03 a removed exercise returns once something is logged in it", () => {
  const target = running("a", "b");
  const now = after(target, removeExercise(target, "a").changes);
  expect(names({ ...now, logs: [logFor("a", { sets: setMap({}) })] })).toEqual(["a", "b"]);
  expect(names({ ...now, logs: [logFor("a", { notes: "sore" })] })).toEqual(["b"]);
});

test("EXC-01 an exercise moves to any place; only its own entry changes", () => {
  const target = running("a", "b", "c", "d");
  const [change, ...others] = moveExercise(target, "d", 1);
  expect(others).toEqual([]);
  expect(
    Object.keys((change && "patch" in change && change.kind === "session" && change.patch.exercises) || {}),
  ).toEqual(["d"]);
  expect(names(after(target, moveExercise(target, "d", 1)))).toEqual(["a", "d", "b", "c"]);
  expect(names(after(target, moveExercise(target, "b", 0)))).toEqual(["b", "a", "c", "d"]);
  expect(names(after(target, moveExercise(target, "a", 99)))).toEqual(["b", "c", "d", "a"]);
  expect(moveExercise(target, "a", -5)).toEqual([]);
  expect(moveExercise(target, "gone", 1)).toEqual([]);
});

test("EXC-01 without room between two orders all exercises are renumbered", () => {
  let target = running("a", "b", "c");
  for (let times = 0; times < 120; times += 1) {
    const last = exercisesOf(target.session)[2]?.exerciseId ?? "";
    const [first, second] = exercisesOf(target.session).map(({ exerciseId }) => exerciseId);
    target = after(target, moveExercise(target, last, 1));
    expect(names(target)).toEqual([first, last, second]);
  }
  expect(new Set(orders(target)).size).toBe(3);
});

test("feature F18 two or more exercises become a superset, and others join", () => {
  const target = running("a", "b", "c", "d", "e");
  const now = after(target, joinSuperset(target, ["d", "b"]));
  expect(names(now)).toEqual(["a", "b A", "d A", "c", "e"]);
  const more = after(now, joinSuperset(now, ["a", "d"]));
  expect(names(more)).toEqual(["a A", "b A", "d A", "c", "e"]);
  const second = after(more, joinSuperset(more, ["c", "e"]));
  expect(names(second)).toEqual(["a A", "b A", "d A", "c B", "e B"]);
  expect(joinSuperset(target, ["a"])).toEqual([]);
});

test("feature F18 an exercise leaves its superset; one that is left alone is none", () => {
  const target = after(running("a", "b", "c"), joinSuperset(running("a", "b", "c"), ["a", "b", "c"]));
  const now = after(target, leaveSuperset(target, "b"));
  expect(names(now)).toEqual(["a A", "b", "c A"]);
  expect(names(after(now, leaveSuperset(now, "a")))).toEqual(["a", "b", "c"]);
  expect(leaveSuperset(running("a"), "a")).toEqual([]);
});

test("WORK-05 an imported workout keeps its larger exercise count", () => {
  const target = running("a", "b");
  const imported = { ...target, session: { ...target.session, totalExercises: 6 } };
  expect(addExercises(imported, [row])).toMatchObject([{ patch: { totalExercises: 7 } }]);
  expect(removeExercise(imported, "a").changes).toMatchObject([{ patch: { totalExercises: 5 } }]);
});
