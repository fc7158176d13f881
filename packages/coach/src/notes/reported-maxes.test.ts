import { expect, test } from "vitest";
import { readNote } from "./read-note.ts";
import { reportedMaxText } from "./reported-maxes.text.ts";
import { reportedMaxesIn } from "./reported-maxes.ts";

const textsOf = (note: string) => reportedMaxesIn(note).map(reportedMaxText);

test.each([
  [
    "squat 120 kg, bench 67.5 kg, deadlift 145 kg are my maxes",
    ["Squat 120 kg known", "Bench press 67.5 kg known", "Deadlift 145 kg known"],
  ],
  [
    "My 1RM: squat 264 lb, bench press 149lbs and deadlift 320",
    ["Squat 264 lb known", "Bench press 149 lb known", "Deadlift 320 known"],
  ],
  ["Bench PR is 225", ["Bench press 225 known"]],
  ["I squat 5x5 at 100 kg", ["Squat 100 kg for 5 known"]],
  ["bench 100x5 last week", ["Bench press 100 for 5 known"]],
  ["Bench 100 kg for 3.", ["Bench press 100 kg for 3 known"]],
  ["OHP max 52,5 kg", ["Overhead press 52.5 kg known"]],
  ["I have a 140 kg squat max", ["Squat 140 kg known"]],
  [
    "My best squat is 405, bench 285, deadlift 475.",
    ["Squat 405 known", "Bench press 285 known", "Deadlift 475 known"],
  ],
  [
    "I want squat and bench every week. Best lifts: squat 405 lb, bench 285 lb and deadlift 475 lb",
    ["Squat 405 lb known", "Bench press 285 lb known", "Deadlift 475 lb known"],
  ],
  ["Max bench 225, max squat 315", ["Bench press 225 known", "Squat 315 known"]],
  [
    "Squat PR 140, bench PR 100, OHP PR 60",
    ["Squat 140 known", "Bench press 100 known", "Overhead press 60 known"],
  ],
  [
    "My squat is 405, bench 275, deadlift 475.",
    ["Squat 405 known", "Bench press 275 known", "Deadlift 475 known"],
  ],
  ["I squat 405 lb", ["Squat 405 lb known"]],
  ["I can bench 92.5 kg and deadlift 180 kg", ["Bench press 92.5 kg known", "Deadlift 180 kg known"]],
  ["My bests: squat 150 kg, deadlift 190 kg", ["Squat 150 kg known", "Deadlift 190 kg known"]],
] as const)("a told strength is read: %s", (note, found) => {
  expect(textsOf(note)).toEqual(found);
});

test.each([
  "I want to bench 100 kg one day, my max",
  "My goal is a 200 kg deadlift PR",
  "I used to squat 180 kg, my max in college",
  "My brother's bench max is 140 kg",
  "My back hurt at my deadlift max of 150 kg",
  "front squat max 100 kg",
  "Dumbbell bench 30 kg is my max",
  "squat 3 times a week, bench 20 minutes",
  "Please plan squats on Monday and bench on Tuesday, 45 minutes at most",
  "I never benched 100 kg, it is not my max",
  "squats 20x30",
  "maximum 45 minutes, no bench",
  "It is best to squat 100 or more each time",
  "My best squat was 405 in college, bench 285",
  "I'd like my best squat to be 405",
  "I squat 20 minutes at a time",
  "my bench is 45 cm high",
  "I want to squat 405 lb",
  "my squat was 405 lb",
])("no strength is told: %s", (note) => {
  expect(textsOf(note)).toEqual([]);
});

test("a note of maxes asks nothing and limits nothing", () => {
  expect(readNote("squat 120 kg, bench 67.5 kg, deadlift 145 kg are my maxes", "2026-11-15")).toMatchObject({
    limits: [],
    wishes: [],
    asked: null,
    stopped: [],
    maxes: [{ weight: 120 }, { weight: 67.5 }, { weight: 145 }],
  });
});
