import { expect, test } from "vitest";
import { factsIn, weightTextIn } from "./facts-in-units.ts";

const fact = { id: "load", subject: "Load", value: 45, unit: "lb", rule: "coach.I1", source: "your log" };

test("UNIT-01, COACH-06 reasons speak the person's unit", () => {
  const [load, sets] = factsIn("metric", [fact, { ...fact, value: 12, unit: "sets" }]);
  expect(load).toMatchObject({ value: 20.4, unit: "kg" });
  expect(sets).toMatchObject({ value: 12, unit: "sets" });
  expect(factsIn("imperial", [fact])).toEqual([fact]);
  expect(factsIn("metric", [{ ...fact, value: "about 45" }])[0]).toMatchObject({
    value: "about 45",
    unit: "lb",
  });
});

test("UNIT-01 a change of weight is told in the person's unit, a change of sets as it is", () => {
  expect(weightTextIn("metric", "240 lb")).toBe("108.9 kg");
  expect(weightTextIn("imperial", "240 lb")).toBe("240 lb");
  for (const text of ["", "2 sets", "8-10", "10 per leg"]) expect(weightTextIn("metric", text)).toBe(text);
});

test("UNIT-01 sentences of the coach speak the person's unit: weights exactly", () => {
  expect(weightTextIn("metric", "30 lb. Last time was very hard, from 27.5 lb.")).toBe(
    "13.6 kg. Last time was very hard, from 12.5 kg.",
  );
});
