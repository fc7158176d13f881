import { aSession } from "@muster/domain/shared/testing/builders";
import { usualGear } from "@muster/domain/training/gear";
import { swapExercise } from "@muster/domain/training/session-changes";
import { describe, expect, test } from "vitest";
import { plank, row } from "../../../test/support/workouts.ts";
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
    last: last("2026-11-09", 7),
    phase: "accumulation",
    date: "2026-11-16",
    units: "imperial",
    ...part,
  });

describe("EXC-03 the one load on the card says where it comes from", () => {
  test("EXC-03 a fresh last session suggests, with base, effort and change as reasons", () => {
    const load = ask({});
    expect(load).toMatchObject({ word: "Suggested", loadLb: 130 });
    expect(load?.facts.map((fact) => fact.value)).toEqual(["120 lb", "7 of 10", "+10 lb"]);
  });
  test("EXC-03 in a deload the plan's load counts", () => {
    expect(ask({ phase: "deload" })).toMatchObject({ word: "Planned", loadLb: 120 });
  });
  test("EXC-03 of an exercise that the person swapped in, no plan is said to ask for the load", () => {
    const { changes } = swapExercise(
      { profileId: "p", session: aSession(), log: undefined, position: 0 },
      { ...row, loadLb: 95 },
    );
    const [change] = changes;
    const [exercise] =
      change?.kind === "session" && "patch" in change ? (change.patch.prescription?.exercises ?? []) : [];
    const load = ask({ last: undefined, ...(exercise && { exercise }) });
    expect(load).toMatchObject({ word: "Suggested", loadLb: 95 });
    expect(load?.why).toBe(
      "You chose this exercise for this workout. The load is worked out from what you have lifted.",
    );
    expect(load?.facts.map(({ subject, value }) => `${subject}: ${value}`)).toContain(
      "Swapped into this workout: by you",
    );
  });
  test("EXC-03 a last session of five weeks ago leaves it to the plan", () => {
    expect(ask({ last: last("2026-10-12", 7) })).toMatchObject({ word: "Planned", loadLb: 120 });
  });
  test("EXC-03 nothing is shown without a load, or for an exercise that takes none", () => {
    expect(ask({ last: undefined, exercise: { ...row, loadLb: null } })).toBeUndefined();
    expect(ask({ exercise: plank })).toBeUndefined();
  });
});

const none = { bars: [], plates: [], dumbbells: [], singles: [], kettlebells: [], smithBar: null };

test("feature F16 a suggestion is rounded to what the person has, and says so; without gear it stays", () => {
  const machine = { ...row, machine: "Seated row", loadLb: 125 };
  const asked = ask({ exercise: machine, last: undefined });
  const rounded = ask({
    exercise: machine,
    last: undefined,
    gear: { ...none, place: "gym", stackStep: 20 },
  });
  expect([asked?.loadLb, rounded?.loadLb]).toEqual([125, 120]);
  expect(rounded?.why).toContain("Rounded from 125 lb to what you can load.");
  expect(rounded?.facts.at(-1)).toMatchObject({ value: "125 lb", source: "Your equipment" });
});

const kilograms = (pounds: number | undefined) => Math.round((pounds ?? 0) * 0.45359237 * 1000) / 1000;

test("EXC-03 feature F16 without equipment of one's own a load is one that most gyms have", () => {
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
    ask({ exercise, last: undefined, units: "metric", gear: usualGear("gym", "metric") });
  // The empty bar, and no 18.1 kg.
  expect(kilograms(inKilograms(bench)?.loadLb)).toBe(20);
  expect(inKilograms(bench)?.why).toContain("to a usual weight.");
  expect(kilograms(inKilograms(swing)?.loadLb)).toBe(28);
});

test("EXC-03 feature F16 a step is the next weight in its direction; a weight that stays is not rounded", () => {
  const curl = { ...row, name: "Dumbbell Curls", machine: null, loadLb: null };
  const lifted = (weight: number, difficulty: number) => {
    const before = last("2026-11-09", difficulty);
    return { ...before, sets: before.sets.map((set) => ({ ...set, weight })) };
  };
  const after = (weight: number, difficulty: number, dumbbells?: readonly number[]) =>
    ask({
      exercise: curl,
      last: lifted(weight, difficulty),
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
      last: undefined,
      gear: { ...none, place: "home", dumbbells, stackStep: null },
    });
  expect(at([50])).toMatchObject({ loadLb: 20, why: expect.not.stringContaining("Rounded") });
  expect(at([5, 28])?.loadLb).toBe(20);
  expect(at([5, 25])?.loadLb).toBe(25);
  expect(at([5, 15])?.loadLb).toBe(15);
});
