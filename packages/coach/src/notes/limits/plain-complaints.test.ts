import { expect, test } from "vitest";
import { readNote } from "../read-note.ts";

const parts =
  "knee,left knee,shoulder,hip,ankle,wrist,elbow,neck,lower back,hamstring,quad,calf,groin,foot,chest,biceps,triceps,shin,rib,glute".split(
    ",",
  );
const complaints = [
  ..."injury,pain,strain,sprain,tear,problem,issue,trouble".split(",").map((word) => `_ ${word}`),
  ..."is injured,is strained,is bad,is playing up,hurts".split(",").map((word) => `my _ ${word}`),
  ..."injured,bad,dodgy,strained,gammy,messed up".split(",").map((word) => `my ${word} _`),
  ..."injured,torn".split(",").map((word) => `${word} _`),
  "my _ can't take much",
  "my _ can't handle any more",
  "limited _ mobility",
];

const isHeard = (note: string): boolean => {
  const { limits, stopped, asked } = readNote(note, "2026-12-01");
  return limits.length + stopped.length > 0 || asked !== null;
};

test.each(complaints)("coach.F1 '%s' is heard of every part", (complaint) => {
  const notes = parts.map((part) => complaint.replace("_", part));
  expect(notes.filter((note) => !isHeard(note))).toEqual([]);
});

test.each([
  "my leg is in a cast",
  "broke my leg in august",
  "stroke survivor",
  "I have mono",
  "nerve damage in my arm",
  "living with a prosthetic leg",
  "my lat popped",
  "nothing that loads my elbow",
  "injured back, go easy",
  "limited range of motion in my left shoulder",
  "knee injury, more upper body",
  "more glutes please, shin injury, and 30 minutes at most",
])("coach.F1 '%s' is heard", (note) => {
  expect(isHeard(note)).toBe(true);
});

test.each([
  "my energy is back",
  "more mobility please",
  "limited dumbbell range at my hotel",
  "popped by the gym after work",
  "popped a personal best on squats",
  "loads of energy today",
])("coach.F1 '%s' is nothing of health", (note) => {
  expect(readNote(note, "2026-12-01").limits).toEqual([]);
});

test("PLAN-01 cutting back on a muscle is a wish for less of it, and no cut", () => {
  const { limits, wishes } = readNote("cut back on lats", "2026-12-01");
  expect(limits).toEqual([]);
  expect(wishes).toMatchObject([{ type: "muscle_less", muscle: "back" }]);
});
