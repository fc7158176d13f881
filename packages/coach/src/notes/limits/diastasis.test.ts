import { expect, test } from "vitest";
import { readNote } from "../read-note.ts";

const read = (note: string) => readNote(note, "2026-11-15");
const namesOf = (note: string) => read(note).limits.map(({ area, condition }) => area ?? condition);

test.each([
  "two finger gap in my tummy muscles",
  "still a 3 finger gap between my abs",
  "my abs are two fingers apart",
  "nurse measured a three finger gap in my belly",
  "tummy muscles have come apart, two and a half fingers wide",
  "separated stomach muscles, physio measured three fingers",
])("coach.F1 a belly measured in fingers is a diastasis and no hand: %s", (note) => {
  expect(namesOf(note)).toEqual(["pelvic_floor"]);
  expect(read(note).asked).toBeNull();
});

test.each([
  "Back after the baby, 14 weeks post partum, two finger gap in my tummy muscles, 3 days a week please",
  "had a baby 14 weeks ago. three finger gap in my stomach. Would love some walking",
])("coach.F1 it is read inside a longer note: %s", (note) => {
  expect(namesOf(note).toSorted()).toEqual(["pelvic_floor", "postpartum"]);
});

test.each(["band is two fingers wide, fits in any gap", "the gap between my sets is two minutes"])(
  "coach.F1 a gap of something else is none: %s",
  (note) => {
    expect(namesOf(note)).toEqual([]);
  },
);

test.each([
  "two fingers hurt since the pull ups",
  "stomach is fine, two fingers jammed in the door",
  "my abs are sore and two fingers are swollen",
])("coach.F1 fingers that hurt stay fingers: %s", (note) => {
  expect(namesOf(note)).toContain("wrist");
});

test.each(["five weeks after the baby, walking again", "ten days after our twins, all slow"])(
  "coach.F1 so long after the baby is after a birth: %s",
  (note) => {
    expect(namesOf(note)).toEqual(["postpartum"]);
  },
);

test.each(["i leak a bit when i run", "I still leak whenever I sneeze or skip"])(
  "coach.F1 who leaks in a jump is spared by the pelvic floor: %s",
  (note) => {
    expect(namesOf(note)).toEqual(["pelvic_floor"]);
  },
);
