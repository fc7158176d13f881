import { expect, test } from "vitest";
import { planFactIds } from "../../planning/plan-fields.ts";
import { formatWeight } from "../../shared/format.ts";
import { kilogramsToPounds, type UnitSystem } from "../../shared/units.ts";
import { anExercise, aWorkout } from "../../testing/builders.ts";
import { cardWeight } from "./card-weight.ts";
import { type Gear, type GearRecord, gearOf } from "./gear.ts";
import { isMarked } from "./kit-weight.ts";
import { isLoadable, loadableWeightsLb } from "./loadable.ts";
import { changesInKit, planNeedsLog, workoutInKit } from "./plan-in-kit.ts";

const kinds = [
  { exerciseId: "press", name: "Barbell Bench Press", machine: null },
  { exerciseId: "curl", name: "Dumbbell Curls", machine: null },
  { exerciseId: "squat.goblet", name: "Goblet Squats", machine: null },
  { exerciseId: "swing", name: "Kettlebell Swings", machine: null },
  { exerciseId: "row", name: "Seated Cable Row", machine: "Cable" },
  { exerciseId: "smith", name: "Smith Squat", machine: "Smith Machine" },
  { exerciseId: "carry", name: "Sandbag Carry", machine: null },
];
const home = (part: Partial<GearRecord>): GearRecord => ({
  place: "home",
  bars: [],
  plates: [],
  dumbbells: [],
  kettlebells: [],
  stackStep: null,
  ...part,
});
const gearRecords: readonly (GearRecord | undefined)[] = [
  undefined,
  home({ dumbbells: [12] }),
  home({ dumbbells: [8, 16, 24, 32].map(kilogramsToPounds), kettlebells: [kilogramsToPounds(12)] }),
  home({
    bars: [45],
    plates: [
      { weight: 45, pairs: 1 },
      { weight: 10, pairs: 2 },
    ],
    stackStep: 15,
  }),
];
const unitsOf: readonly UnitSystem[] = ["imperial", "metric"];
const kits: readonly { readonly units: UnitSystem; readonly gear: Gear }[] = unitsOf.flatMap((units) =>
  gearRecords.map((own) => ({ units, gear: gearOf("home", units, { home: own }) })),
);

/** Weights of plans that were made in pounds and in kilograms. */
const loads = [
  ...Array.from({ length: 40 }, (_, index) => 5 * (index + 1)),
  ...Array.from({ length: 40 }, (_, index) => kilogramsToPounds(2.5 * (index + 1))),
  22,
  36.5,
];
const dayOf = (loadLb: number, facts: { id: string; value: string | number }[] = []) =>
  aWorkout({
    location: "Home (weights)",
    exercises: kinds.map((kind) =>
      anExercise({
        ...kind,
        takesWeight: true,
        loadLb,
        facts: facts.map((fact) => ({ subject: "", unit: "", rule: "", source: "", ...fact })),
      }),
    ),
  });

const cases = kits.flatMap((kit) =>
  loads.flatMap((loadLb) => [[], [loadLb]].map((liftedLb) => ({ ...kit, loadLb, liftedLb }))),
);

test("EXC-03 a plan in another unit or kit shows the card's weight everywhere", () => {
  const differ = cases.flatMap(({ loadLb, ...kit }) =>
    workoutInKit(dayOf(loadLb), () => kit).exercises.flatMap((exercise, index) => {
      const card = (exerciseOf: typeof exercise | undefined) =>
        exerciseOf &&
        cardWeight({
          ...kit,
          exercise: exerciseOf,
          plan: { phase: "accumulation", validFrom: "2026-11-16" },
          lastTime: undefined,
          today: "2026-11-20",
        })?.weightLb;
      // The card of a workout that began before the change, and of one that begins after it.
      const shown = [card(dayOf(loadLb).exercises[index]), card(exercise), exercise.loadLb ?? undefined];
      const texts = new Set(shown.map((one) => (one === undefined ? "find" : formatWeight(one, kit.units))));
      return texts.size === 1 ? [] : [`${exercise.name}, ${loadLb} lb: ${[...texts].join(", ")}`];
    }),
  );
  expect(cases.length).toBeGreaterThan(1_000);
  expect(differ).toEqual([]);
});

test("EXC-03 F16 no plan names a weight that the kit of today can not make", () => {
  const wrong = cases.flatMap(({ loadLb, ...kit }) =>
    workoutInKit(dayOf(loadLb), () => kit).exercises.flatMap((exercise) => {
      const shown = exercise.loadLb;
      const isUnknown = loadableWeightsLb(exercise, kit.gear) === undefined;
      const isThere =
        shown === null ||
        (isLoadable(shown, exercise, kit.gear) && !isUnknown) ||
        (isMarked(shown, kit.units) && (isUnknown || kit.liftedLb.includes(shown)));
      return isThere ? [] : [`${exercise.name}, ${loadLb} lb: ${shown}`];
    }),
  );
  expect(wrong).toEqual([]);
});

test("planning.E6 what the person set by hand stays what they set", () => {
  const own = dayOf(25, [{ id: planFactIds.ownLoad, value: "2026-11-16" }]);
  for (const kit of kits) expect(workoutInKit(own, () => ({ ...kit, liftedLb: [] }))).toEqual(own);
});

test("COACH-06 reasons and the list of changes name the weight that the day shows", () => {
  const stored = dayOf(25, [{ id: "load.curl", value: 25 }]);
  const kit = { units: "metric", gear: gearOf("gym", "metric", {}), liftedLb: [] } as const;
  const shown = workoutInKit(stored, () => kit);
  const curl = shown.exercises.find(({ exerciseId }) => exerciseId === "curl");
  expect(curl?.loadLb).toBe(kilogramsToPounds(12.5));
  expect(curl?.facts).toMatchObject([{ id: "load.curl", value: kilogramsToPounds(12.5) }]);
  const change = { kind: "changed", subject: "Dumbbell Curls", reason: "", before: "", after: "" } as const;
  expect(changesInKit([{ ...change, beforeLb: 20, afterLb: 25 }], [stored], [shown])).toEqual([
    { ...change, beforeLb: 20, afterLb: kilogramsToPounds(12.5) },
  ]);
});

test("the log is asked only for a weight that a usual kit lacks in the unit of today", () => {
  const asks = (units: UnitSystem, loadLb: number, own?: GearRecord) =>
    planNeedsLog(
      {
        ...dayOf(loadLb),
        exercises: dayOf(loadLb).exercises.filter(({ exerciseId }) => exerciseId === "curl"),
      },
      () => ({ units, gear: gearOf("home", units, { home: own }), liftedLb: [] }),
    );
  expect(asks("imperial", 25)).toBe(false);
  expect(asks("imperial", 22)).toBe(true);
  expect(asks("metric", 25)).toBe(false);
  expect(asks("imperial", 22, home({ dumbbells: [12] }))).toBe(false);
});
