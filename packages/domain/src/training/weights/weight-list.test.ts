import { expect, test } from "vitest";
import { usualSets } from "./gear.text.ts";
import { emptyGearDraft, parseGear } from "./gear-input.ts";
import { usualWeights } from "./usual-weights.ts";
import { chooseTyped, readWeightList, writeWeightList } from "./weight-list.ts";

test("training.P3 a list holds chosen weights, a semicolon, then typed ones", () => {
  const list = readWeightList("5-15 by 5, 60; 12.5, a");
  expect([...list.chosen.keys()]).toEqual([5, 10, 15, 60]);
  expect(list.typed).toBe("12.5, a");
  expect(writeWeightList(list)).toBe("5, 10, 15, 60; 12.5, a");
});

test("training.P3 plates keep their pairs as typed; one alone is one pair", () => {
  const list = readWeightList("45 × 2, 25, 10 × ", true);
  expect([...list.chosen]).toEqual([
    [45, "2"],
    [25, "1"],
    [10, ""],
  ]);
  expect(writeWeightList(list)).toBe("45 × 2, 25 × 1, 10 × ");
});

test("training.P3 an own weight is added; unreadable input stays typed", () => {
  expect(chooseTyped("5, 10; 12.5, heavy", false)).toBe("5, 10, 12.5; heavy");
  expect(chooseTyped("45 × 2; 35 x 3, 45", true)).toBe("45 × 2, 35 × 3");
  // Without pairs there is no "× 2": it stays to be corrected.
  expect(chooseTyped("5; 12 × 2", false)).toBe("5; 12 × 2");
  expect(chooseTyped("5, 10", false)).toBe("5, 10");
});

test("training.P3 a decimal comma is one; a comma between whole weights divides", () => {
  expect(chooseTyped("5; 7,5", false)).toBe("5, 7.5");
  expect(chooseTyped("; 2,5-7,5 by 2,5", false)).toBe("2.5, 5, 7.5");
  expect(chooseTyped("; 1,25 × 2, 2,5", true)).toBe("1.25 × 2, 2.5 × 1");
  expect(chooseTyped("; 5,10,15", false)).toBe("5, 10, 15");
  expect(chooseTyped("; 20,25", false)).toBe("20, 25");
  expect(chooseTyped("; 45,25,10,5", true)).toBe("45 × 1, 25 × 1, 10 × 1, 5 × 1");
});

test("training.P3 unreadable stored weights are shown as typed", () => {
  expect(readWeightList("lots, 18")).toEqual({ chosen: new Map([[18, undefined]]), typed: "lots" });
});

test.each(["imperial", "metric"] as const)(
  "training.P3 every usual %s weight and set can be chosen",
  (units) => {
    const { plates, bars, kettlebells, dumbbells } = usualWeights[units];
    for (const place of ["gym", "home"] as const)
      for (const set of usualSets[units][place]) {
        const read = parseGear(
          {
            ...emptyGearDraft,
            dumbbells: set.value,
            singles: dumbbells.join(", "),
            bars: bars.join(", "),
            kettlebells: kettlebells.join(", "),
            plates: writeWeightList({ chosen: new Map(plates.map((one) => [one, "1"])), typed: "" }),
          },
          place,
          units,
        );
        expect(read).toMatchObject({ ok: true });
      }
  },
);

test("training.P3 a half-typed weight counts on save, a wrong one says so", () => {
  const read = (plates: string) => parseGear({ ...emptyGearDraft, plates }, "home", "imperial");
  expect(read("45 × 2; 35")).toMatchObject({
    ok: true,
    value: {
      plates: [
        { weight: 45, pairs: 2 },
        { weight: 35, pairs: 1 },
      ],
    },
  });
  expect(read("45 × 2; heavy")).toMatchObject({ ok: false });
  for (const pairs of ["", "0", "21"]) expect(read(`45 × ${pairs}`)).toMatchObject({ ok: false });
});
