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
];

const isHeard = (note: string): boolean => {
  const { limits, stopped, asked } = readNote(note, "2026-12-01");
  return limits.length + stopped.length > 0 || asked !== null;
};

test.each(complaints)("coach.F1 '%s' is heard of every part", (complaint) => {
  const notes = parts.map((part) => complaint.replace("_", part));
  expect(notes.filter((note) => !isHeard(note))).toEqual([]);
});
