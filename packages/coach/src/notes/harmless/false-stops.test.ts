import { expect, test } from "vitest";
import { readNote } from "../read-note.ts";

const read = (note: string) => readNote(note, "2026-11-15");

test.each([
  "I can't get down on the floor anymore, or at least not back up",
  "can't get up off the floor any more, so nothing down there",
  "these days I can no longer get down on the floor",
])("coach.F3 a floor that is out of reach stops nothing: %s", (note) => {
  expect(read(note)).toMatchObject({ stopped: [], limits: [{ condition: "no_floor" }] });
});

test.each([
  "suddenly I can't get up off the floor any more, my legs went weak",
  "since this morning I can't get up from the floor any more and my left leg is numb",
])("coach.F3 a floor that is out of reach since today stops: %s", (note) => {
  expect(read(note).stopped).not.toEqual([]);
});

test.each([
  ["I climb hard wednesday and saturday evenings", ["wednesday", "saturday"]],
  ["I run hard on tuesdays and easy on sundays", ["tuesday", "sunday"]],
  ["I run Tuesday, Thursday and long on Sunday", ["tuesday", "thursday", "sunday"]],
  ["we train hard and easy, football every thursday night", ["thursday"]],
  ["I run hard tuesday and thursday, so fresh legs there", ["tuesday", "thursday"]],
  ["long bike ride every saturday, keep my legs fresh", ["saturday"]],
])("coach.F3 sport done hard is sport of its days: %s", (note, weekdays) => {
  const { stopped, wishes, asked } = read(note);
  expect([stopped, asked]).toEqual([[], null]);
  expect(wishes.flatMap((one) => (one.type === "event" ? one.weekdays : []))).toEqual(weekdays);
});

test.each([
  "can't stand the treadmill",
  "I cannot stand burpees",
  "cant stand doing planks",
  "honestly can't stand running",
])("coach.F3 what somebody can't stand stops nothing: %s", (note) => {
  expect(read(note)).toMatchObject({
    stopped: [],
    limits: [],
    asked: null,
    wishes: [{ type: "exercise_out" }],
  });
});

test.each([
  "I can't stand on my left leg since it popped",
  "can't stand the pain in my chest",
  "can't stand the light since I banged my head",
])("coach.F3 who can't stand on a leg, a pain or the light is heard: %s", (note) => {
  expect(read(note).stopped).not.toEqual([]);
});

test("coach.F3 a finger hurt beside days of climbing spares the grip and stops nothing", () => {
  const note =
    "I climb hard wednesday and saturday evenings, so fresh arms there. tweaked a finger pulley, crimping hurts";
  expect(read(note)).toMatchObject({ stopped: [], limits: [{ area: "wrist" }], wishes: [{ type: "event" }] });
});

test.each([
  ["cracked a rib falling over", "rib"],
  ["cracked a rib falling off my bike", "rib"],
  ["tripped over and my wrist is sore", "wrist"],
  ["got knocked over at football, hip is sore", "hip"],
])("coach.F1 a place hurt in a fall is a limit, and no exercise is: %s", (note, area) => {
  expect(read(note).limits).toMatchObject([{ area, exerciseIds: [] }]);
});

test("coach.F3 a fall with a blow to the head stops", () => {
  expect(read("fell off my bike, hit my head and feel foggy").stopped).toEqual(["head_injury"]);
});
