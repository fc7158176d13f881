import { expect, test } from "vitest";
import { factsIn, textIn } from "./facts-in-units.ts";

const imperial = { units: "imperial", energy: "kcal" } as const;
const metric = { units: "metric", energy: "kcal" } as const;
const kilojoules = { units: "imperial", energy: "kJ" } as const;
const fact = { id: "load", subject: "Load", value: 45, unit: "lb", rule: "coach.I1", source: "your log" };

test("UNIT-01, COACH-06 reasons speak the person's unit", () => {
  const [load, sets] = factsIn(metric, [fact, { ...fact, value: 12, unit: "sets" }]);
  expect(load).toMatchObject({ value: 20.4, unit: "kg" });
  expect(sets).toMatchObject({ value: 12, unit: "sets" });
  expect(factsIn(imperial, [fact])).toEqual([fact]);
  expect(factsIn(metric, [{ ...fact, value: "about 45" }])[0]).toMatchObject({
    value: "about 45",
    unit: "lb",
  });
});

test("UNIT-01 a change of weight is shown in the person's unit", () => {
  expect(textIn(metric, "240 lb")).toBe("108.9 kg");
  expect(textIn(imperial, "240 lb")).toBe("240 lb");
  for (const text of ["", "2 sets", "8-10", "10 per leg"]) expect(textIn(metric, text)).toBe(text);
});

test("UNIT-01 sentences of the coach speak the person's unit: weights exactly", () => {
  expect(textIn(metric, "30 lb. Last time was very hard, from 27.5 lb.")).toBe(
    "13.6 kg. Last time was very hard, from 12.5 kg.",
  );
});

test("UNIT-01, COACH-06 reasons speak of energy in the person's unit", () => {
  const food = { ...fact, subject: "Calories on rest days", value: 2_450, unit: "kcal" };
  expect(factsIn(kilojoules, [food, fact])).toEqual([
    { ...food, subject: "Energy on rest days", value: 10_250, unit: "kJ" },
    fact,
  ]);
  const untranslated = { ...fact, value: "Log calories.", unit: "", source: "7,700 kcal a kg" };
  expect(factsIn(kilojoules, [untranslated])[0]).toMatchObject({
    value: "Log kilojoules.",
    source: "32,220 kJ a kg",
  });
  expect(factsIn(imperial, [food, untranslated])).toEqual([food, untranslated]);
});

test("UNIT-01 sentences of the coach speak of energy in the person's unit", () => {
  expect(textIn(kilojoules, "Eat 2,450 kcal on training days and 2,200 kcal on rest days.")).toBe(
    "Eat 10,250 kJ on training days and 9,200 kJ on rest days.",
  );
  expect(textIn(kilojoules, "Calories −60 kcal; your calories can follow. 30 kcal per kg.")).toBe(
    "Kilojoules −251 kJ; your kilojoules can follow. 126 kJ per kg.",
  );
  expect(textIn({ units: "metric", energy: "kJ" }, "500 kcal below that, about 1 lb a week.")).toBe(
    "2,090 kJ below that, about 0.5 kg a week.",
  );
});
