import { expect, test } from "vitest";
import { gearSchema } from "../training/weights/gear.schema.ts";
import { gearOf } from "../training/weights/gear.ts";
import { gramsOf } from "../training/weights/loadable.ts";
import { emptyHomeWeights, parseHomeWeights, usualBarSet } from "./home-weights.ts";

const home = (part: Partial<Parameters<typeof parseHomeWeights>[0]>) =>
  parseHomeWeights({
    ...emptyHomeWeights,
    units: "imperial",
    equipment: ["dumbbells", "kettlebells"],
    gymAccess: "no_gym",
    ...part,
  });
const gearFrom = (part: Parameters<typeof home>[0]) => {
  const read = home(part);
  if (!read.ok || read.value === undefined) throw new Error(JSON.stringify(read));
  expect(gearSchema.safeParse(read.value).success).toBe(true);
  return read.value;
};

test("ONB-01 F16 weights may be skipped: then there is no equipment record", () => {
  expect(home({})).toEqual({ ok: true, value: undefined });
  // Of what somebody does not have, nothing that was typed counts.
  expect(home({ equipment: ["yoga_mat"], dumbbellSet: "one", dumbbellWeights: "x" })).toMatchObject({
    ok: true,
  });
});

test.each([
  ["adjustable", "50", [5, 10, 15, 20, 25, 30, 35, 40, 45, 50], []],
  ["adjustable", "52.5", [5, 10, 15, 20, 25, 30, 35, 40, 45, 50, 52.5], []],
  ["one", "12", [12], []],
  ["fixed", "5, 8, 12", [5, 8, 12], []],
  ["single", "25", [], [25]],
] as const)("ONB-01 F16 the set %s with %s is understood", (dumbbellSet, dumbbellWeights, pairs, singles) => {
  expect(gearFrom({ dumbbellSet, dumbbellWeights })).toMatchObject({ dumbbells: pairs, singles });
});

test("ONB-01 F16 kilograms are stored to the gram, the rest stays usual", () => {
  const record = gearFrom({ units: "metric", dumbbellSet: "adjustable", dumbbellWeights: "20" });
  expect(record.dumbbells?.map(gramsOf)).toEqual([
    2_500, 5_000, 7_500, 10_000, 12_500, 15_000, 17_500, 20_000,
  ]);
  expect(record.kettlebells).toBeUndefined();
  const bells = gearFrom({ units: "metric", kettlebellWeights: "12, 16" });
  expect(bells.kettlebells?.map(gramsOf)).toEqual([12_000, 16_000]);
  expect(bells.dumbbells).toBeUndefined();
  expect(gearOf("home", "metric", { home: bells }).dumbbells.length).toBeGreaterThan(10);
});

test("ONB-01 F16 a bar with plates is asked of who has a gym at home", () => {
  const set = { ...usualBarSet("imperial"), equipment: [] };
  expect(gearFrom({ ...set, gymAccess: "home_gym" })).toMatchObject({ bars: [45], dumbbells: [] });
  expect(home({ ...set })).toEqual({ ok: true, value: undefined });
});

test("ONB-01 F16 a home gym is asked for machines, with their usual steps", () => {
  const machines = ["Cable Station", "Smith Machine"];
  const own = gearFrom({ equipment: [], gymAccess: "home_gym", units: "metric", machines });
  expect(own).toMatchObject({ machines, bars: [], dumbbells: [] });
  expect([own.stackStep ?? 0, own.smithBar ?? 0].map(gramsOf)).toEqual([2_500, 10_000]);
  expect(home({ equipment: [], machines })).toEqual({ ok: true, value: undefined });
});

test.each([
  [{ dumbbellSet: "one", dumbbellWeights: "" }, "dumbbellWeights"],
  [{ dumbbellSet: "adjustable", dumbbellWeights: "a lot" }, "dumbbellWeights"],
  [{ dumbbellSet: "fixed", dumbbellWeights: "" }, "dumbbellWeights"],
  [{ dumbbellSet: "one", dumbbellWeights: "5000" }, "dumbbellWeights"],
  [{ kettlebellWeights: "big" }, "kettlebellWeights"],
  [{ gymAccess: "home_gym", barWeights: "45", plateWeights: "many" }, "plateWeights"],
])("ONB-02 F16 %o gets a sentence beside its field", (part, field) => {
  const read = home(part);
  expect(read.ok ? {} : Object.keys(read.error)).toEqual([field]);
});
