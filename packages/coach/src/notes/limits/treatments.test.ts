import { expect, test } from "vitest";
import { readNote } from "../read-note.ts";

const read = (note: string) => readNote(note, "2026-11-15");
const namesOf = (note: string) => read(note).limits.map(({ area, condition }) => area ?? condition);

test.each([
  ["chemo finished 3 weeks ago, port still in under the collarbone", ["cancer"]],
  ["in the middle of radiotherapy, tired but moving", ["cancer"]],
  ["on blood thinners since the clot in my leg in july", ["blood_thinner"]],
  ["I take apixaban for life", ["blood_thinner"]],
])("coach.F1 a treatment is a condition of its own that stays: %s", (note, names) => {
  expect(namesOf(note)).toEqual(names);
  expect(read(note).limits.map(({ until }) => until)).toEqual([null]);
});

test.each([
  "ran the 5k for cancer research with the office",
  "my dad is on warfarin",
  "chemo ended in 2012, all clear since",
  "new charging port in the car",
])("coach.F1 charity, others and what is long over are no treatment: %s", (note) => {
  expect(namesOf(note)).toEqual([]);
});
