import { expect, test } from "vitest";
import { gearSchema } from "./gear.schema.ts";
import { gearErrorTexts } from "./gear.text.ts";
import { gearOf, usualGear } from "./gear.ts";
import {
  emptyGearDraft,
  type GearDraft,
  gearDraft,
  gearSummary,
  openingDraft,
  parseGear,
} from "./gear-input.ts";
import { gramsOf } from "./loadable.ts";

const draft = (part: Partial<GearDraft>): GearDraft => ({
  ...emptyGearDraft,
  ...part,
});

test.each(["imperial", "metric"] as const)(
  "F16 what is shown of a %s record reads back as the same record",
  (units) => {
    const gear = usualGear("home", units);
    const read = parseGear(gearDraft(gear, units), "home", units);
    expect(read.ok && read.value.dumbbells?.map(gramsOf)).toEqual(gear.dumbbells.map(gramsOf));
    expect(read.ok && read.value.plates.map((plate) => [gramsOf(plate.weight), plate.pairs])).toEqual(
      gear.plates.map((plate) => [gramsOf(plate.weight), plate.pairs]),
    );
    expect(read.ok && gearSchema.safeParse(read.value).success).toBe(true);
  },
);

test("F16 at home the form opens with what was entered, and with nothing else", () => {
  const home = gearOf("home", "imperial", {});
  expect(openingDraft(home, "imperial")).toEqual(emptyGearDraft);
  const read = parseGear(draft({ kettlebells: "26, 35" }), "home", "imperial");
  if (!read.ok) throw new Error("not read");
  const bells = gearOf("home", "imperial", { home: read.value });
  expect(openingDraft(bells, "imperial")).toEqual(draft({ kettlebells: "26, 35" }));
  expect(gearSummary(bells, "imperial")).toBe("Kettlebells 26, 35 lb");
  // A gym begins with what most gyms have.
  expect(openingDraft(gearOf("gym", "imperial", {}), "imperial").bars).toBe("45");
});

test("F16 who lists dumbbells and kettlebells chooses their weights at home", () => {
  const blank = parseGear(draft({ bars: "45" }), "home", "imperial", undefined, ["dumbbells", "kettlebells"]);
  expect(blank).toEqual({
    ok: false,
    error: { dumbbells: gearErrorTexts.listed, kettlebells: gearErrorTexts.listed },
  });
  // One of each is an answer; a gym may have none.
  expect(parseGear(draft({ singles: "25" }), "home", "imperial", undefined, ["dumbbells"]).ok).toBe(true);
  expect(parseGear(draft({}), "gym", "imperial", undefined, ["dumbbells"]).ok).toBe(true);
});

test("F16 ranges and single weights, sorted, each once", () => {
  const read = parseGear(draft({ dumbbells: "30, 5-20 by 5, 22.5; 10" }), "home", "imperial");
  expect(read.ok && read.value.dumbbells).toEqual([5, 10, 15, 20, 22.5, 30]);
  expect(gearDraft(read.ok ? read.value : usualGear("home", "imperial"), "imperial").dumbbells).toBe(
    "5-20 by 5, 22.5, 30",
  );
});

test("F16 plates with their pairs; a weight alone is one pair, the same twice adds up", () => {
  const read = parseGear(draft({ plates: "25, 45 x 2, 10×1, 25" }), "gym", "imperial");
  expect(read.ok && read.value.plates).toEqual([
    { weight: 45, pairs: 2 },
    { weight: 25, pairs: 2 },
    { weight: 10, pairs: 1 },
  ]);
});

test.each([
  [{ bars: "heavy" }, { bars: gearErrorTexts.weights }],
  [{ plates: "45 by 2" }, { plates: gearErrorTexts.plates }],
  [{ plates: "45 × 0" }, { plates: gearErrorTexts.plates }],
  [{ dumbbells: "50-5" }, { dumbbells: gearErrorTexts.weights }],
  [{ dumbbells: "1-100 by 1" }, { dumbbells: gearErrorTexts.tooMany }],
  [
    { stackStep: "0", bars: "-45" },
    { stackStep: gearErrorTexts.step, bars: gearErrorTexts.weights },
  ],
])("F16 %o is refused beside its field", (part, errors) => {
  expect(parseGear(draft(part), "gym", "imperial")).toEqual({ ok: false, error: errors });
});

test("F16 training.P3 kit of the other unit is saved as it was, to the last bit", () => {
  const inPounds = parseGear(
    draft({ dumbbells: "12, 52.5", plates: "45 × 2, 2.5", bars: "45", stackStep: "5" }),
    "gym",
    "imperial",
  );
  if (!inPounds.ok) throw new Error("the kit was not read");
  expect(gearDraft(inPounds.value, "metric").dumbbells).toBe("5.44, 23.81");
  expect(parseGear(gearDraft(inPounds.value, "metric"), "gym", "metric", inPounds.value)).toEqual(inPounds);
});

test("F16 nothing at all is an answer too: a place without equipment", () => {
  expect(parseGear(draft({}), "home", "imperial")).toEqual({
    ok: true,
    value: {
      place: "home",
      bars: [],
      plates: [],
      dumbbells: [],
      singles: [],
      kettlebells: [],
      smithBar: null,
      stackStep: null,
      machines: [],
    },
  });
});

test("F16 machines at home are stored and named in the summary", () => {
  const filled = draft({ machines: ["Cable Station", "Leg Press"], stackStep: "10" });
  const home = parseGear(filled, "home", "imperial");
  if (!home.ok) throw new Error("the kit was not read");
  expect(gearSchema.safeParse(home.value).success).toBe(true);
  expect(home.value.machines).toEqual(["Cable Station", "Leg Press"]);
  expect(gearDraft(home.value, "imperial").machines).toEqual(["Cable Station", "Leg Press"]);
  const gear = gearOf("home", "imperial", { home: home.value });
  expect(gearSummary(gear, "imperial")).toBe("No weights · Cable Station · Leg Press");
  const gym = parseGear(filled, "gym", "imperial");
  expect(gym.ok && gym.value.machines).toBeUndefined();
});
