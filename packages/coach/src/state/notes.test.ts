import { expect, test } from "vitest";
import { harmless, harmlessLater, telling, tellingLater } from "./testing/notes.data.ts";
import { flagsIn } from "./text-flags.ts";

/** Everything that is read in a note, by name. */
const read = (note: string): readonly string[] => {
  const { stop, advice, injuries, isIll } = flagsIn([note]);
  return [...stop, ...advice, ...injuries, ...(isIll ? ["ill"] : [])];
};

const signs = [...telling, ...tellingLater];
const everyday = [...harmless, ...harmlessLater];
const missed = signs.filter(([note, flag]) => !read(note).includes(flag));
const alarmed = everyday.filter((note) => read(note).length > 0);

/** Said here so that whoever changes a word sees what it costs. */
test(`coach.F3 coach.F1 ${signs.length} notes that tell of something are read, recall 100%`, () => {
  expect(signs.length).toBeGreaterThanOrEqual(216);
  expect(missed).toEqual([]);
});

test(`coach.F3 coach.F1 ${everyday.length} notes of everyday training say nothing, precision 100%`, () => {
  expect(everyday.length).toBeGreaterThanOrEqual(187);
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
  expect(flagsIn([`${note} knee hurts`, "no ".repeat(5_000), "a".repeat(20_000)]).injuries).toEqual(["knee"]);
});
