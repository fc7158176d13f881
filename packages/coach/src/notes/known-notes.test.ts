import { expect, test } from "vitest";
import { healthIn } from "./read-note.ts";
import { harmless, harmlessLater, telling, tellingLater } from "./testing/notes.data.ts";
import {
  harmlessBlind,
  harmlessThird,
  harmlessTwisted,
  tellingBlind,
  tellingThird,
  tellingTwisted,
} from "./testing/notes-blind.data.ts";
import { harmlessEveryday, tellingEveryday } from "./testing/notes-everyday.data.ts";
import { harmlessFresh, tellingFresh } from "./testing/notes-fresh.data.ts";

/** What these lists call otherwise; the last word of a pair is the careful reading. */
const called: Readonly<Record<string, readonly string[]>> = {
  numb: ["numbness", "nerve"],
  dizzy: ["dizziness", "head_injury"],
  medication: ["medicine", "diabetes", "hernia", "blood_pressure", "heart", "easy_only_doctor"],
  eating: ["eating", "purging"],
  heart: ["heart", "heart_rhythm"],
  ankle: ["ankle", "foot", "shin"],
  hip: ["hip", "groin"],
};

/** Everything that is read in a note, by name. */
const read = (note: string): readonly string[] => {
  const { stop, advice, injuries, isIll } = healthIn([note]);
  const found = [...stop, ...advice, ...injuries, ...(isIll ? ["ill"] : [])];
  return [
    ...found,
    ...Object.entries(called).flatMap(([flag, names]) =>
      names.some((name) => found.some((one) => one === name)) ? [flag] : [],
    ),
  ];
};

const signs = [
  ...telling,
  ...tellingLater,
  ...tellingBlind,
  ...tellingTwisted,
  ...tellingThird,
  ...tellingEveryday,
  ...tellingFresh,
];
const everyday = [
  ...harmless,
  ...harmlessLater,
  ...harmlessBlind,
  ...harmlessTwisted,
  ...harmlessThird,
  ...harmlessEveryday,
  ...harmlessFresh,
];
const missed = signs.filter(([note, flag]) => !read(note).includes(flag));
const alarmed = everyday.filter((note) => read(note).length > 0);

/** Said here so that whoever changes a word sees what it costs. */
test(`coach.F3 coach.F1 ${signs.length} notes that tell of something are read, recall 100%`, () => {
  expect(signs.length).toBeGreaterThanOrEqual(300);
  expect(missed).toEqual([]);
});

test(`coach.F3 coach.F1 ${everyday.length} notes of everyday training say nothing, precision 100%`, () => {
  expect(everyday.length).toBeGreaterThanOrEqual(249);
  expect(alarmed).toEqual([]);
});

test.each([
  ["without", (note: string) => note],
  ["in capitals", (note: string) => note.toUpperCase()],
  ["after another sentence", (note: string) => `Good week, slept well. ${note}`],
  ["before another sentence", (note: string) => `${note}. Otherwise all is well.`],
  ["with curly quotes and a long dash", (note: string) => `First \u2014 ${note.replaceAll("'", "\u2019")}`],
])("coach.F3 a sign is read however it is written: %s", (_how, written) => {
  expect(signs.filter(([note, flag]) => !read(written(note)).includes(flag))).toEqual([]);
});

test.each([
  ["my dad had chest pain, and now I have chest pain", "chest_pain"],
  ["my wife is pregnant and my knee hurts", "knee"],
  ["my son had a fever until I got sick", "ill"],
])("coach.F3 what somebody else has hides nothing of the person's own: %s", (note, flag) => {
  expect(read(note)).toContain(flag);
});

test("coach.F3 a long note is read at once, whatever it holds", () => {
  const note = "my chest a bit of the very really so in my left heart ".repeat(400);
  expect(healthIn([`${note} knee hurts`, "no ".repeat(5_000), "a".repeat(20_000)]).injuries).toEqual([
    "knee",
  ]);
});

test.each([
  ["Any problems? no\nchest pain on the stairs", ["chest_pain"]],
  ["none\nchest pain twice", ["chest_pain"]],
  ["I have no\nchest pain", []],
])("coach.F3 an answer on a line of its own denies nothing of the next: %j", (note, flags) => {
  expect(read(note)).toEqual(flags);
});

/** Milliseconds of the quickest of four readings. */
const timeOf = (note: string): number =>
  Math.min(
    ...Array.from({ length: 4 }, () => {
      const start = performance.now();
      healthIn([note]);
      return performance.now() - start;
    }),
  );

test("coach.F3 no note of 20,000 characters takes long, however it repeats itself", () => {
  const filled = (unit: string) => unit.repeat(Math.ceil(20_000 / unit.length));
  const usual = timeOf(filled("good week, slept well, back squats up. "));
  const slow = [
    "a",
    " ",
    "\n",
    "- ",
    "chest ",
    "severe ",
    "severe and very ",
    "new ",
    "or ",
    "no or ",
    "no chest pain ",
    "my wife had ",
    "wakes me ",
    "keep keep ",
    "bad left ",
    "the back ",
  ].filter((unit) => timeOf(filled(unit)) > 30 * usual);
  expect(slow).toEqual([]);
});
