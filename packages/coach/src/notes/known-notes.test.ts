import { expect, test } from "vitest";
import { healthIn, readNote } from "./read-note.ts";
import { harmless, harmlessLater, warningNotes, warningNotesLater } from "./testing/notes.data.ts";
import {
  harmlessBlind,
  harmlessThird,
  harmlessTwisted,
  warningNotesBlind,
  warningNotesThird,
  warningNotesTwisted,
} from "./testing/notes-blind.data.ts";
import { complaintLookAlikes, complaints } from "./testing/notes-complaints.data.ts";
import { harmlessEveryday, warningNotesEveryday } from "./testing/notes-everyday.data.ts";
import { harmlessFresh, warningNotesFresh } from "./testing/notes-fresh.data.ts";
import { redFlagLookAlikes, redFlags } from "./testing/notes-red-flags.data.ts";
import { redFlagLookAlikesSecond, redFlagsSecond } from "./testing/notes-red-flags-second.data.ts";
import { redFlagLookAlikesThird, redFlagsThird } from "./testing/notes-red-flags-third.data.ts";

/** What these lists call otherwise; the last word of a pair is the careful reading. */
const called: Readonly<Record<string, readonly string[]>> = {
  numb: ["numbness", "nerve"],
  dizzy: ["dizziness", "head_injury"],
  medication: [
    "medicine",
    "blood_thinner",
    "cancer",
    "diabetes",
    "hernia",
    "blood_pressure",
    "heart",
    "easy_only_doctor",
  ],
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
  ...warningNotes,
  ...warningNotesLater,
  ...warningNotesBlind,
  ...warningNotesTwisted,
  ...warningNotesThird,
  ...warningNotesEveryday,
  ...warningNotesFresh,
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
test(`coach.F3 coach.F1 ${signs.length} notes with warning signs are read, recall 100%`, () => {
  expect(signs.length).toBeGreaterThanOrEqual(300);
  expect(missed).toEqual([]);
});

test(`coach.F3 coach.F1 ${everyday.length} everyday notes raise nothing`, () => {
  expect(everyday.length).toBeGreaterThanOrEqual(249);
  expect(alarmed).toEqual([]);
});

test.each([
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

const flagged = [...redFlags, ...redFlagsSecond, ...redFlagsThird].map(([note]) => note);
const day = "2026-11-15";
const stops = (note: string): boolean => readNote(note, day).stopped.length > 0;
const isHeard = (note: string): boolean => {
  const { limits, stopped } = readNote(note, day);
  return limits.length + stopped.length > 0;
};
const share = (notes: readonly string[], found: (note: string) => boolean): number =>
  notes.filter(found).length / notes.length;

test(`coach.F3 ${flagged.length} red flags of every kind stop training`, () => {
  expect(flagged.length).toBeGreaterThanOrEqual(200);
  expect(flagged.filter((note) => !stops(note))).toEqual([]);
});

test("coach.F3 notes that only sound like red flags seldom stop training", () => {
  expect(
    share([...redFlagLookAlikes, ...redFlagLookAlikesSecond, ...redFlagLookAlikesThird], stops),
  ).toBeLessThanOrEqual(0.035);
  expect(share(complaintLookAlikes, isHeard)).toBeLessThanOrEqual(0.03);
});

test("coach.F1 no complaint is passed over in silence: a limit, a question or a stop", () => {
  expect(complaints.filter((note) => !isHeard(note))).toEqual([]);
});

test.each([
  ["reported by somebody", (note: string) => `my coach noticed that ${note}`],
  ["called nothing by somebody", (note: string) => `my partner thinks it's nothing, ${note}`],
  ["with the rest of the person well", (note: string) => `${note}, the rest of me is fine`],
  ["with a good week around it", (note: string) => `good week, all sessions done, ${note}`],
])("coach.F3 a red flag counts %s", (_how, written) => {
  expect(flagged.filter((note) => !stops(written(note)))).toEqual([]);
});
