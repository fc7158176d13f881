import { expect, test } from "vitest";
import { readNote } from "../read-note.ts";

const read = (note: string) => readNote(note, "2026-11-15");
const areasOf = (note: string) => read(note).limits.map(({ area }) => area);

test.each([
  ["I ran and my knee hurts", "knee"],
  ["I went for a run yesterday, my ankle hurts a bit.", "ankle"],
  ["I jumped and my big toe hurts now", "foot"],
  ["Good week, slept well. I did lunges and my left knee aches.", "knee"],
])("coach.F1 a joint that is sore from exercise stops nothing: %s", (note, area) => {
  expect(read(note).stopped).toEqual([]);
  expect(areasOf(note)).toEqual([area]);
});

const parts = [
  "knee",
  "wrist",
  "elbow",
  "hip",
  "ankle",
  "lower back",
  "hamstring",
  "thumb",
  "heel",
  "big toe",
  "shin",
];
const ways = ["hurts", "aches", "is sore", "is stiff", "is a bit tender", "is bothering me", "pinches"];
const whens = [
  "going down stairs",
  "when I kneel",
  "after sitting",
  "in the morning",
  "when I grip something",
  "getting up from a chair",
  "after gardening",
  "since yesterday",
  "for two weeks now",
  "at the end of the day",
];
test("coach.F1 a sore part of everyday life stops no training, alone or with another", () => {
  const notes = parts.flatMap((part, at) =>
    whens.flatMap((when) => [
      ...ways.map((way) => `My left ${part} ${way} ${when}.`),
      `My left ${part} hurts ${when}. My right ${parts[(at + 3) % parts.length]} is sore.`,
    ]),
  );
  expect(notes.filter((note) => read(note).stopped.length > 0)).toEqual([]);
});

test.each([
  ["my left knee aches and my right wrist is sore", ["right", "left"]],
  ["my left knee and ankle hurt", ["left", "left"]],
])("each part of a sentence has its own side: %s %s", (note, sides) => {
  expect(read(note).limits.map(({ side }) => side)).toEqual(sides);
});

test("a knee that hurts on stairs names no machine, and its limit ends", () => {
  expect(read("My knee hurts going down stairs").limits).toMatchObject([
    { area: "knee", exerciseIds: [], until: "2026-11-24" },
  ]);
});

test.each([
  "I ran and my knee hurts. It is hot and swollen.",
  "I ran and my ankle hurts. I take cipro.",
  "I ran and my chest hurts",
  "I ran and my left arm hurts",
])("coach.F1 what more is said of a sore place still stops: %s", (note) => {
  expect(read(note).stopped).not.toEqual([]);
});

test.each([
  "Knees a bit creaky when it's cold but fine",
  "My hip clicks, no pain",
  "knees crack when I squat but they're fine",
  "Back a little stiff but fine",
])("coach.F1 a joint that makes noises and is fine costs no lift: %s", (note) => {
  expect(read(note)).toMatchObject({ limits: [], asked: null, stopped: [] });
});

test.each([
  "My knee clicks and hurts but ok",
  "Knee clicks and locks but fine",
  "knee stiff since the fall but ok",
  "Knee creaky, was fine until yesterday",
  "Knee is stiff. Fine otherwise",
  "My knees are sore but fine",
])("coach.F1 a joint with more than a noise stays a limit: %s", (note) => {
  expect(areasOf(note)).toEqual(["knee"]);
});

test("coach.F1 a stiff chest or neck is no noise of a joint", () => {
  expect(read("chest a bit tight but ok").stopped).not.toEqual([]);
  expect(areasOf("neck stiff but fine")).toEqual(["neck"]);
});
