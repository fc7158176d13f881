import fc from "fast-check";
import { expect, test } from "vitest";
import { kilogramsToPounds } from "../shared/units.ts";
import { anExercise, aSet } from "../testing/builders.ts";
import {
  draftFromSet,
  emptySetDraft,
  parseSet,
  reparseSet,
  type SetDraft,
  type SetShape,
  takesWeight,
} from "./logged-set.ts";
import { loggedSetSchema } from "./session.schema.ts";
import { setErrorTexts } from "./texts/set.text.ts";

const context = { position: 2, at: "2026-11-20T14:10:00.000Z" };
const bodyweight: SetShape = { metric: "reps", takesWeight: false, units: "imperial" };
const weighted: SetShape = { ...bodyweight, takesWeight: true };
const kilograms: SetShape = { ...weighted, units: "metric" };
const hold: SetShape = { ...bodyweight, metric: "time" };
const run: SetShape = { ...bodyweight, metric: "distance" };

const parse = (over: Partial<SetDraft>, shape = bodyweight) =>
  parseSet({ ...emptySetDraft, ...over }, shape, context);
const messageOf = (over: Partial<SetDraft>, shape = bodyweight) => {
  const result = parse(over, shape);
  return result.ok ? undefined : result.error.message;
};

test("EXC-02 reps are a whole number from 1 to 1000", () => {
  for (const reps of ["1", "12", " 1000 "]) expect(parse({ reps })).toMatchObject({ ok: true });
  for (const reps of ["", "0", "1001", "10.5", "-3", "abc", "1e2", "10 reps", "１２"]) {
    expect([reps, messageOf({ reps })]).toEqual([reps, "Please enter a valid number of reps (1-1000)"]);
  }
});

test("EXC-02 weight is above 0 and at most 10000 lb", () => {
  for (const weight of ["0.5", "45", "10000", "22,5"]) {
    expect(parse({ reps: "8", weight }, weighted)).toMatchObject({ ok: true });
  }
  for (const weight of ["", "0", "-5", "10000.1", "heavy", "1,000.5"]) {
    expect([weight, messageOf({ reps: "8", weight }, weighted)]).toEqual([
      weight,
      "Please enter a valid weight (0-10000 lbs)",
    ]);
  }
});

test("EXC-02 in kg the weight is above 0 and at most 4536 kg", () => {
  expect(parse({ reps: "8", weight: "100" }, kilograms)).toMatchObject({
    value: { weight: 100 / 0.45359237 },
  });
  expect(parse({ reps: "8", weight: "4536" }, kilograms)).toMatchObject({ value: { weight: 10_000 } });
  for (const weight of ["0", "4536.1", ""]) {
    expect([weight, messageOf({ reps: "8", weight }, kilograms)]).toEqual([
      weight,
      "Please enter a valid weight (0-4536 kg)",
    ]);
  }
});

test("EXC-02 an error names its field, and weight is asked first", () => {
  expect(parse({ reps: "0", weight: "0" }, weighted)).toEqual({
    ok: false,
    error: { type: "invalid-weight", field: "weight", message: setErrorTexts.weight.imperial },
  });
  expect(parse({ reps: "0" })).toMatchObject({ error: { type: "invalid-reps", field: "reps" } });
});

test("EXC-02 an exercise without weight stores none, whatever was typed there", () => {
  expect(parse({ reps: "8", weight: "50" })).toMatchObject({ value: { reps: 8, weight: null } });
});

test("EXC-02 the weight field shows for machines, dumbbells and loaded entries", () => {
  expect(takesWeight(anExercise())).toBe(false);
  expect(takesWeight(anExercise({ machine: "Leg Press" }))).toBe(true);
  expect(takesWeight(anExercise({ machine: "" }))).toBe(false);
  expect(takesWeight(anExercise({ name: "Dumbbell Row" }))).toBe(true);
  expect(takesWeight(anExercise({ name: "Kettlebell Swing", takesWeight: true }))).toBe(true);
});

test("EXC-02 an isometric hold takes minutes and seconds", () => {
  expect(parse({ seconds: "45" }, hold)).toMatchObject({ value: { time: 45, reps: null, distance: null } });
  expect(parse({ minutes: "1", seconds: "30" }, hold)).toMatchObject({ value: { time: 90 } });
  expect(parse({ minutes: "2" }, hold)).toMatchObject({ value: { time: 120 } });
  for (const wrong of [{}, { seconds: "0" }, { seconds: "-5" }, { minutes: "x" }, { minutes: "1441" }]) {
    expect(messageOf(wrong, hold)).toBe(setErrorTexts.time);
  }
});

test("EXC-02 a distance takes meters, km or miles, with or without its time", () => {
  expect(parse({ distance: "400" }, run)).toMatchObject({ value: { distance: 400, time: null, reps: null } });
  expect(parse({ distance: "1.5 km", minutes: "8" }, run)).toMatchObject({
    value: { distance: 1500, time: 480 },
  });
  expect(parse({ distance: "2mi" }, run)).toMatchObject({ value: { distance: 3218.688 } });
  for (const distance of ["", "0", "-10", "far", "1001 km"]) {
    expect([distance, messageOf({ distance }, run)]).toEqual([distance, setErrorTexts.distance]);
  }
});

test("EXC-02 every accepted draft is a set that the store takes", () => {
  const typed = fc.oneof(
    fc.string({ maxLength: 6 }),
    fc.integer({ min: -5, max: 12_000 }).map(String),
    fc.integer({ min: 1, max: 60 }).map(String),
  );
  let accepted = 0;
  const shape = fc.record<SetShape>({
    metric: fc.constantFrom("reps", "time", "distance"),
    takesWeight: fc.boolean(),
    units: fc.constantFrom("imperial", "metric"),
  });
  const draft = fc.record<SetDraft>({
    reps: typed,
    weight: typed,
    minutes: typed,
    seconds: typed,
    distance: typed,
    rir: fc.constant(""),
  });
  fc.assert(
    fc.property(draft, shape, (typedDraft, setShape) => {
      const result = parseSet(typedDraft, setShape, context);
      if (result.ok) {
        accepted += 1;
        expect(loggedSetSchema.safeParse(result.value).success).toBe(true);
      } else expect(result.error.message).not.toBe("");
    }),
    { numRuns: 500 },
  );
  expect(accepted).toBeGreaterThan(20);
});

test("UNIT-01 opening and saving a logged set moves nothing, in either unit", () => {
  const set = fc.record({
    reps: fc.integer({ min: 1, max: 1000 }),
    weight: fc.double({ min: 0.1, max: 9_999, noNaN: true }),
    units: fc.constantFrom("imperial" as const, "metric" as const),
  });
  fc.assert(
    fc.property(set, ({ reps, weight, units }) => {
      const stored = aSet({ reps, weight });
      const result = reparseSet(stored, draftFromSet(stored, units), { ...weighted, units });
      expect(result).toEqual({ ok: true, value: stored });
    }),
  );
});

test("UNIT-01 editing reps keeps the weight to the bit, editing it converts once", () => {
  const stored = aSet({ reps: 8, weight: 100 / 3 });
  const draft = draftFromSet(stored, "metric");
  expect(reparseSet(stored, { ...draft, reps: "9" }, kilograms)).toMatchObject({
    value: { reps: 9, weight: 100 / 3 },
  });
  expect(reparseSet(stored, { ...draft, weight: "20" }, kilograms)).toMatchObject({
    value: { weight: 20 / 0.45359237 },
  });
});

test("UNIT-01 a time that was not edited keeps its fractions", () => {
  const stored = aSet({ reps: null, time: 61.234 });
  expect(reparseSet(stored, draftFromSet(stored, "imperial"), hold)).toEqual({ ok: true, value: stored });
});

test("UNIT-01 a time just under a minute mark reads as the mark", () => {
  expect(draftFromSet(aSet({ reps: null, time: 119.98 }), "imperial")).toMatchObject({
    minutes: "2",
    seconds: "0",
  });
});

test("UNIT-01 a set shows the decimals that were typed, and one where it was in lb", () => {
  const shown = (weight: number) => draftFromSet(aSet({ weight, reps: 8 }), "metric").weight;
  expect(shown(kilogramsToPounds(8.25))).toBe("8.25");
  expect(shown(kilogramsToPounds(60))).toBe("60");
  expect(shown(45)).toBe("20.4");
});
