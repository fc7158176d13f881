import { expect, test } from "vitest";
import { basisOf } from "./older-plans.ts";

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
