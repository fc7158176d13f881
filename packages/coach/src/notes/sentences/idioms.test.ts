/** Idioms alarm nobody; the same words said of the body are read. */
import { describe, expect, test } from "vitest";
import { readNote } from "../read-note.ts";

const date = "2026-11-15";
const isHeard = (note: string): boolean => {
  const { limits, stopped, asked } = readNote(note, date);
  return limits.length > 0 || stopped.length > 0 || asked !== null;
};

describe("an idiom is no complaint", () => {
  test.each([
    "shot myself in the foot by skipping breakfast before the long session",
    "the alarm nearly gives me a heart attack every morning, otherwise a calm week",
    "my wife had to twist my arm to come to the class, loved it",
    "pull ups are still my achilles heel but i got two more",
    "parking at the gym is a real pain, everything else went well",
    "learned the warm up by heart now",
    "the last set was the death of me in the best way",
    "two left feet on the step routine, great fun",
    "my heart wasn't in it on tuesday, did the session anyway",
    "boss breathing down my neck all week so only short sessions got done",
    "bit the bullet and bought the heavier kettlebell",
    "tore through that workout in half the time",
    "money is a bit tight so no gym this month, trained at home",
    "joint best time on the rower",
    "had my tonsils out when i was nine, that is all the hospital i ever saw",
  ])("%s", (note) => expect(isHeard(note)).toBe(false));
});

describe("the same words of the body are read", () => {
  test.each([
    "i pulled my leg on the last sprint",
    "twisted my arm and it hurts to press",
    "pins and needles at my fingertips",
    "i keep dragging my left foot since friday",
    "the stairs take my breath away lately",
    "i have a heart condition",
    "my achilles heel is sore in the mornings",
    "can't look over my shoulder without a stab in the neck",
    "my jaw dropped on one side this morning",
    "my back to normal would be nice, it still aches when i bend",
    "the nerve to my little finger is trapped",
    "it hurts behind my back when i reach up",
    "i had a heart attack two years ago",
  ])("%s", (note) => expect(isHeard(note)).toBe(true));
});

test("a rhetorical question and a childhood are over", () => {
  expect(isHeard("knee pain? what knee pain, finally gone")).toBe(false);
  expect(isHeard("Hernia fixed when I was six, only surgery I ever had, and I am 61 now.")).toBe(false);
  expect(isHeard("hernia fixed when i was six and it is back now")).toBe(true);
});
