import { aSession } from "@muster/domain/testing/builders";
import { swapExercise } from "@muster/domain/training/exercises/exercise-list";
import { exerciseKey, exercisesOf } from "@muster/domain/training/session-exercises";
import { usualGear } from "@muster/domain/training/weights/gear";
import { describe, expect, test } from "vitest";
import { plank, row } from "../../../../test/support/workouts.ts";
import { cardLoad } from "./card-load.ts";

const last = (date: string, difficulty: number) => ({
  date,
  difficulty,
  notes: "",
  sets: [10, 10, 10].map((reps, position) => ({
    id: `set-${position}`,
    position,
    role: "working" as const,
    reps,
    weight: 120,
    time: null,
    distance: null,
    rir: null,
    at: `${date}T06:00:00.000Z`,
  })),
});
const ask = (part: Partial<Parameters<typeof cardLoad>[0]>) =>
  cardLoad({
    exercise: row,
    lastTime: last("2026-11-09", 7),
    liftedLb: [],
    plan: { phase: "accumulation", validFrom: "2026-11-09" },
    today: "2026-11-16",
    units: "imperial",
    gear: usualGear("gym", "imperial"),
    ...part,
  });

describe("EXC-03 the one load on the card says where it comes from", () => {
  test("EXC-03 a fresh last session suggests, with base, effort and change as reasons", () => {
    const load = ask({});
    expect(load).toMatchObject({ word: "Suggested", loadLb: 130 });
    expect(load?.facts.map((fact) => fact.value)).toEqual(["120 lb", "7 of 10", "+10 lb"]);
  });
  test("EXC-03 in a deload the plan's load counts", () => {
    expect(ask({ plan: { phase: "deload", validFrom: "2026-11-09" } })).toMatchObject({
      word: "Planned",
      loadLb: 120,
    });
  });
  test("EXC-03 no plan's load is claimed for a swapped-in exercise", () => {
    const session = aSession();
    const [change] = swapExercise(
      { session, logs: [], exerciseId: exercisesOf(session)[0]?.exerciseId ?? "" },
      { ...row, loadLb: 95 },
    );
    const entries = change?.kind === "session" && "patch" in change ? change.patch.exercises : undefined;
    const exercise = entries?.[exerciseKey(row.exerciseId)];
    const load = ask({ lastTime: undefined, ...(exercise && { exercise }) });
    expect(load).toMatchObject({ word: "Suggested", loadLb: 95 });
    expect(load?.why).toBe(
      "You chose this exercise for this workout. The load is worked out from what you have lifted.",
    );
    expect(load?.facts.map(({ subject, value }) => `${subject}: ${value}`)).toContain(
      "Swapped into this workout: by you",
    );
  });
  test("EXC-03 a last session of five weeks ago leaves it to the plan", () => {
    expect(ask({ lastTime: last("2026-10-12", 7) })).toMatchObject({ word: "Planned", loadLb: 120 });
  });
  test("EXC-03 nothing is shown without a load, or for an exercise that takes none", () => {
    expect(ask({ lastTime: undefined, exercise: { ...row, loadLb: null } })).toBeUndefined();
    expect(ask({ exercise: plank })).toBeUndefined();
  });
});

const none = { bars: [], plates: [], dumbbells: [], singles: [], kettlebells: [], smithBar: null };

test("EXC-03 feature F16 an unloadable planned weight shows as the nearest one", () => {
  const machine = {
    ...row,
    machine: "Seated row",
    loadLb: 125,
    facts: [
      { id: `load.${row.exerciseId}`, subject: "Planned", value: 125, unit: "lb", rule: "", source: "" },
      { id: `most.${row.exerciseId}`, subject: "Most", value: 131.2, unit: "lb", rule: "", source: "" },
    ],
  };
  const load = ask({
    exercise: machine,
    lastTime: undefined,
    gear: { ...none, place: "gym", stackStep: 20 },
  });
  expect(load).toMatchObject({ word: "Planned", loadLb: 120 });
  expect(load?.facts.map(({ value }) => value)).toEqual([120]);
});

test("EXC-03 logs since the plan change the number, and the card says so", () => {
  const since = ask({ plan: { phase: "accumulation", validFrom: "2026-11-09" } });
  expect(since).toMatchObject({ loadLb: 130, change: "Today 130 lb, plan 120 lb: last time went well." });
  const known = ask({ plan: { phase: "accumulation", validFrom: "2026-11-16" } });
  expect(known).toMatchObject({ word: "Planned", loadLb: 120 });
  expect(known?.change).toBeUndefined();
});

const kilograms = (pounds: number | undefined) => Math.round((pounds ?? 0) * 0.45359237 * 1000) / 1000;

test("EXC-03 feature F16 without own equipment most gyms' weights count", () => {
  const bench = { ...row, name: "Barbell Bench Press", machine: null, loadLb: 39.9 };
  const swing = {
    ...row,
    exerciseId: "swing",
    name: "Kettlebell Swings",
    machine: null,
    loadLb: 62,
    takesWeight: true,
  };
  const inKilograms = (exercise: typeof row) =>
    ask({ exercise, lastTime: undefined, units: "metric", gear: usualGear("gym", "metric") });
  // The empty bar, and no 18.1 kg.
  expect(kilograms(inKilograms(bench)?.loadLb)).toBe(20);
  expect(kilograms(inKilograms(swing)?.loadLb)).toBe(28);
});

test("EXC-03 feature F16 a step goes to the next weight in its direction", () => {
  const curl = { ...row, name: "Dumbbell Curls", machine: null, loadLb: null };
  const lifted = (weight: number, difficulty: number) => {
    const before = last("2026-11-09", difficulty);
    return { ...before, sets: before.sets.map((set) => ({ ...set, weight })) };
  };
  const after = (weight: number, difficulty: number, dumbbells?: readonly number[]) =>
    ask({
      exercise: curl,
      lastTime: lifted(weight, difficulty),
      liftedLb: [weight],
      gear: { ...usualGear("gym", "imperial"), ...(dumbbells && { dumbbells: [...dumbbells] }) },
    })?.loadLb;
  // 2.5 lb more are asked for: the next dumbbell, not the one that was too light.
  expect(after(20, 6)).toBe(25);
  expect(after(22, 9)).toBe(22);
  // The next one is far away: the same again.
  expect(after(10, 6, [10, 20])).toBe(10);
});

test("feature F16 coach.I5 a suggestion is never rounded up to a weight far above it", () => {
  const dumbbell = { ...row, name: "Dumbbell Row", machine: null, loadLb: 20 };
  const at = (dumbbells: number[]) =>
    ask({
      exercise: dumbbell,
      lastTime: undefined,
      gear: { ...none, place: "home", dumbbells, stackStep: null },
    });
  expect(at([50])).toBeUndefined();
  expect(at([5, 28])?.loadLb).toBe(5);
  expect(at([5, 25])?.loadLb).toBe(25);
  expect(at([5, 15])?.loadLb).toBe(15);
});
