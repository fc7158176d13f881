import { expect, test } from "vitest";
import { cardioSeconds, isCardioItem, isHardCardio, itemSeconds } from "./cardio-fields.ts";
import { basisOf, isEdited, mostLbOf, movedFrom, ownLoadDay } from "./plan-fields.ts";

const fact = (id: string, value: number | string) => ({
  id,
  subject: "",
  value,
  unit: "",
  rule: "",
  source: "",
});

test("an older plan's reasons say what the next week is built on", () => {
  const facts = [fact("sets.normal", 48), fact("recovery.strain", 7), fact("limit.1", "No jumps")];
  expect(basisOf({ facts })).toEqual({ normalSets: 48, strain: 7, limitCount: 1 });
  expect(basisOf({ facts: [] })).toEqual({ normalSets: null, strain: null, limitCount: 0 });
});

test("a plan's own field outranks its reasons", () => {
  const basis = { normalSets: 40, strain: null, limitCount: 0 };
  expect(basisOf({ basis, facts: [fact("sets.normal", 48)] })).toEqual(basis);
});

test("an older day's cardio and items are read from their words", () => {
  const words = { notes: "", exercises: [] };
  const run = { ...words, type: "Intervals", duration: "20 min" };
  expect([cardioSeconds(run), isHardCardio(run)]).toEqual([1_200, true]);
  const walk = { name: "Easy walk", duration: "20-30 min", notes: "" };
  expect([itemSeconds(walk), isCardioItem(walk)]).toEqual([1_800, true]);
  expect(isCardioItem({ ...walk, name: "Gentle stretching" })).toBe(false);
});

test("a day's own fields outrank its words", () => {
  const cardio = {
    type: "Intervals",
    duration: "20 min",
    minutes: 10,
    isHard: false,
    notes: "",
    exercises: [],
  };
  expect([cardioSeconds(cardio), isHardCardio(cardio)]).toEqual([600, false]);
  const item = { name: "Animal walks", duration: "10 min", notes: "", seconds: 300 };
  expect([itemSeconds(item), isCardioItem(item)]).toEqual([300, false]);
});

test("an older plan's reasons say what a person changed, and the most to lift", () => {
  const facts = [
    fact("edited", "2026-11-16"),
    fact("moved.from", "2026-11-15"),
    fact("load.own", "2026-11-14"),
    fact("most.bench", 95),
  ];
  expect(isEdited({ facts })).toBe(true);
  expect(movedFrom({ facts })).toEqual(["2026-11-15"]);
  expect(ownLoadDay({ facts })).toBe("2026-11-14");
  expect(mostLbOf({ exerciseId: "bench", facts })).toBe(95);
  expect(mostLbOf({ exerciseId: "squat", facts })).toBe(Number.POSITIVE_INFINITY);
});

test("fields of a day and an exercise outrank their reasons", () => {
  const facts = [fact("moved.from", "2026-11-15"), fact("load.own", "2026-11-14"), fact("most.bench", 95)];
  expect(isEdited({ editedOn: "2026-11-16", facts: [] })).toBe(true);
  expect(isEdited({ facts: [] })).toBe(false);
  expect(movedFrom({ movedFrom: ["2026-11-13"], facts })).toEqual(["2026-11-13"]);
  expect(ownLoadDay({ ownLoadOn: "2026-11-12", facts })).toBe("2026-11-12");
  expect(mostLbOf({ mostLb: 80, exerciseId: "bench", facts })).toBe(80);
});
