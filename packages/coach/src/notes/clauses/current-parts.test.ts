import { expect, test } from "vitest";
import { healthIn, readNote } from "../read-note.ts";
import { currentParts } from "./current-parts.ts";

test.each([
  ["my knee is fine now, shoulder hurts", ["shoulder"]],
  ["knee is good again and now the hip is sore", ["hip"]],
  ["the knee was sore, the elbow too, the elbow is fine now", ["knee"]],
  ["knee is fine now, still hurts on stairs", ["knee"]],
  ["knee swells after runs, fine the next day", ["knee"]],
  ["my knee hurts, sleep is good now", ["knee"]],
  ["hip pain every morning, gone by noon", ["hip"]],
  ["knee aches on the bike, a stretch and gone, every ride", ["knee"]],
  ["all good apart from the elbow", ["elbow"]],
  ["my back is fine unless I bend", ["lower_back"]],
  ["I used to have knee pain and it came back", ["knee"]],
  ["my back held up but now it's stiff as a board", ["lower_back"]],
] as const)("coach.F1 '%s' holds %j", (note, areas) => {
  expect(healthIn([note]).injuries).toEqual(areas);
});

test.each([
  "knee ached on Tuesday but it was gone on Wednesday",
  "my back was stiff on Monday, loose again by lunch",
  "stomach bug last week, right as rain now",
  "my neck felt stiff after the flight, a walk fixed it",
  "my knee used to ache on stairs, not any longer",
  "I tore my ACL in 2009, never had trouble since",
  "shins were sore at first but not any more",
  "the sciatica of last year has not returned",
])("coach.F1 what is over holds nothing: %s", (note) => {
  const { injuries, advice, isIll } = healthIn([note]);
  expect([injuries, advice, isIll]).toEqual([[], [], false]);
});

test.each(["our midwife twisted her knee", "the guy next to me strained his back", "somebody tore his calf"])(
  "coach.F1 whose part it is stands before it: %s",
  (note) => {
    expect(healthIn([note]).injuries).toEqual([]);
  },
);

test.each(["injuries: none", "back pain: none", "pain level 0", "knee pain 0/10"])(
  "coach.F1 a question of a form is answered: %s",
  (note) => {
    expect(healthIn([note]).injuries).toEqual([]);
  },
);

test.each([
  "legs were screaming on the hill, loved it",
  "good burn in the shoulders with the raises",
  "my abs are on fire after that core finisher",
  "hamstrings a little tight as always after deadlifts",
])("coach.F1 what hard work leaves in a muscle is no complaint: %s", (note) => {
  expect(readNote(note, "2026-11-15")).toMatchObject({ limits: [], asked: null });
});

test.each([
  "my knee is sore after the squats",
  "left hamstring tight after deadlifts",
  "left calf cramped on the last set",
  "sharp burn in my quads on the last set",
])("coach.F1 a joint, one side and what lasts are a complaint: %s", (note) => {
  expect(readNote(note, "2026-11-15").limits.length).toBeGreaterThan(0);
});

test.each(["is creatine bad for the kidneys?", "what helps against sore muscles?"])(
  "coach.F1 what is asked of anybody tells nothing of the writer: %s",
  (note) => {
    expect(readNote(note, "2026-11-15")).toMatchObject({ limits: [], asked: null });
  },
);

test("coach.F3 a sign that has gone stops all the same", () => {
  expect(healthIn(["my chest got tight on the stairs, gone now"]).stop).toEqual(["chest_pain"]);
  expect(healthIn(["calf was swollen, red and hot, it is fine now"]).stop).toEqual(["calf"]);
});

test("what holds of each sentence stands, the rest is gone", () => {
  expect(currentParts(["knee ached on tuesday", "it is fine now", "shoulder hurts"])).toEqual([
    "",
    "",
    "shoulder hurts",
  ]);
});

test.each([
  ["wrist settled, now the hip has started", ["hip"]],
  ["my neck no longer aches, instead it's my elbow", ["elbow"]],
  ["no trouble from the ankle any more but now the wrist is starting", ["wrist"]],
  ["bad ankle day", ["ankle"]],
  ["my glute went on me in the second round", ["glute"]],
  ["bad back day, could not find a rhythm", []],
] as const)("coach.F1 what begins after another place is a complaint: '%s' holds %j", (note, areas) => {
  expect(healthIn([note]).injuries).toEqual(areas);
});

test.each([
  "my ankle is a hundred percent again",
  "the wrist thing has gone away",
  "i'm over the cold",
  "over the bug",
  "elbow is behaving",
  "my wrist is holding up well",
  "ankle doing fine",
  "blood pressure was 122 over 76 at home",
  "neck feels amazing since I changed my pillow",
])("coach.F1 what is over by any word of it holds nothing: %s", (note) => {
  expect(readNote(note, "2026-11-15")).toMatchObject({ limits: [], asked: null });
});

test.each([
  ["gestational diabetes since week 26", "pregnant"],
  ["we lost our baby in the spring", "postpartum"],
  ["I binge and then eat nothing for days", "eating"],
] as const)("coach.F3 told by one word of it: %s", (note, condition) => {
  expect(readNote(note, "2026-11-15").limits.map((one) => one.condition)).toContain(condition);
});

test("coach.F3 a high blood pressure in numbers is heard", () => {
  const { limits } = readNote("blood pressure was 162 over 98", "2026-11-15");
  expect(limits.map((one) => one.condition)).toContain("blood_pressure");
});

test("coach.F3 what others of any age do stops nothing and asks nothing", () => {
  const note = "my grandma is 93 and still climbs her stairs";
  expect(readNote(note, "2026-11-15")).toMatchObject({ limits: [], asked: null, stopped: [] });
});
