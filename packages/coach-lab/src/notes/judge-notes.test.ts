import { expect, test } from "vitest";
import { judgeNotes, type NoteReading } from "./judge-notes.ts";
import { listeningAsText, listeningReport } from "./listening-report.ts";
import { eighthHeldOutNotes } from "./lists/notes.eighth.heldout.data.ts";
import { eighthOpenNotes } from "./lists/notes.eighth.open.data.ts";
import { fifthOpenNotes } from "./lists/notes.fifth.open.data.ts";
import { fourthOpenNotes } from "./lists/notes.fourth.open.data.ts";
import { heldOutNotes } from "./lists/notes.heldout.data.ts";
import { moreNotes } from "./lists/notes.more.data.ts";
import { ninthHeldOutNotes } from "./lists/notes.ninth.heldout.data.ts";
import { ninthOpenNotes } from "./lists/notes.ninth.open.data.ts";
import { openNotes } from "./lists/notes.open.data.ts";
import { secondHeldOutNotes } from "./lists/notes.second.heldout.data.ts";
import { secondOpenNotes } from "./lists/notes.second.open.data.ts";
import { seventhHeldOutNotes } from "./lists/notes.seventh.heldout.data.ts";
import { seventhOpenNotes } from "./lists/notes.seventh.open.data.ts";
import { sixthHeldOutNotes } from "./lists/notes.sixth.heldout.data.ts";
import { sixthOpenNotes } from "./lists/notes.sixth.open.data.ts";
import { tenthHeldOutNotes } from "./lists/notes.tenth.heldout.data.ts";
import { tenthOpenNotes } from "./lists/notes.tenth.open.data.ts";
import { thirdOpenNotes } from "./lists/notes.third.open.data.ts";
import { hurts, type JudgedNote, notesOfKind } from "./note.ts";
import { outForArea, outForCondition } from "./out-of-plan.data.ts";
import { plansAfter } from "./read-with-coach.ts";
import { unsafeAfterNote } from "./unsafe-moves.ts";

const nothing: NoteReading = { limits: [], wishes: [], asked: false, stopped: false };
const figureOf = (
  notes: readonly JudgedNote[],
  reading: NoteReading,
  name: string,
): number | null | undefined =>
  judgeNotes(
    notes,
    () => reading,
    () => [],
  ).metrics.find((metric) => metric.name === name)?.value;

const all = [
  ...openNotes,
  ...moreNotes,
  ...heldOutNotes,
  ...secondOpenNotes,
  ...secondHeldOutNotes,
  ...thirdOpenNotes,
  ...fourthOpenNotes,
  ...fifthOpenNotes,
  ...sixthOpenNotes,
  ...sixthHeldOutNotes,
  ...seventhOpenNotes,
  ...seventhHeldOutNotes,
  ...eighthOpenNotes,
  ...eighthHeldOutNotes,
  ...ninthOpenNotes,
  ...ninthHeldOutNotes,
  ...tenthOpenNotes,
  ...tenthHeldOutNotes,
];
const halves = {
  openNotes,
  heldOutNotes,
  secondOpenNotes,
  secondHeldOutNotes,
  thirdOpenNotes,
  fourthOpenNotes,
  fifthOpenNotes,
  sixthOpenNotes,
  sixthHeldOutNotes,
  seventhOpenNotes,
  seventhHeldOutNotes,
  eighthOpenNotes,
  eighthHeldOutNotes,
  ninthOpenNotes,
  ninthHeldOutNotes,
  tenthOpenNotes,
  tenthHeldOutNotes,
};

test.each(Object.entries(halves))(
  "a deaf reader of %s respects nothing and alarms nobody",
  (_name, notes) => {
    expect(figureOf(notes, nothing, "recallOfRespect")).toBe(0);
    expect(figureOf(notes, nothing, "recallOfWishes")).toBe(0);
    expect(figureOf(notes, nothing, "recallOfUrgentSigns")).toBe(0);
    expect(figureOf(notes, nothing, "falseAlarms")).toBe(0);
  },
);

test.each(Object.entries(halves))("a reader that always asks alarms everybody of %s", (_name, notes) => {
  const asking = { ...nothing, asked: true };
  expect(figureOf(notes, asking, "recallOfRespect")).toBe(1);
  expect(figureOf(notes, asking, "falseAlarms")).toBe(1);
  expect(figureOf(notes, asking, "recallOfWishes")).toBe(0);
  expect(figureOf(notes, asking, "recallOfUrgentSigns")).toBe(0);
});

test("another area than the one that was told is no recall", () => {
  const [note] = notesOfKind("strain", [hurts("strained my hamstring", "hamstring")]);
  const read = (area: "hamstring" | "shoulder"): NoteReading => ({
    ...nothing,
    limits: [{ area, condition: null, exerciseIds: [] }],
  });
  expect(figureOf(note === undefined ? [] : [note], read("shoulder"), "recallOfRespect")).toBe(0);
  expect(figureOf(note === undefined ? [] : [note], read("hamstring"), "recallOfRespect")).toBe(1);
});

test("both halves of each list hold every kind", () => {
  const kinds = (notes: readonly JudgedNote[]) => [...new Set(notes.map((note) => note.kind))].toSorted();
  expect(kinds(openNotes)).toEqual(kinds(heldOutNotes));
  expect(kinds(secondOpenNotes)).toEqual(kinds(openNotes));
  expect(kinds(secondHeldOutNotes)).toEqual(kinds(openNotes));
  expect(kinds(thirdOpenNotes)).toEqual(kinds(openNotes));
  expect(kinds(fourthOpenNotes)).toEqual(kinds(openNotes));
  expect(kinds(fifthOpenNotes)).toEqual(kinds(openNotes));
  expect(kinds(sixthOpenNotes)).toEqual(kinds(openNotes));
  expect(kinds(sixthHeldOutNotes)).toEqual(kinds(openNotes));
  expect(kinds(seventhOpenNotes)).toEqual(kinds(openNotes));
  expect(kinds(seventhHeldOutNotes)).toEqual(kinds(openNotes));
  expect(kinds(eighthOpenNotes)).toEqual(kinds(openNotes));
  expect(kinds(eighthHeldOutNotes)).toEqual(kinds(openNotes));
  expect(kinds(ninthOpenNotes)).toEqual(kinds(openNotes));
  expect(kinds(ninthHeldOutNotes)).toEqual(kinds(openNotes));
  expect(kinds(tenthOpenNotes)).toEqual(kinds(openNotes));
  expect(kinds(tenthHeldOutNotes)).toEqual(kinds(openNotes));
});

test("no sentence stands twice in all lists", () => {
  expect(all.length).toBeGreaterThanOrEqual(1200);
  const plain = all.map(({ text }) =>
    text
      .toLowerCase()
      .replaceAll(/[^a-z0-9]+/g, " ")
      .trim(),
  );
  expect(new Set(plain).size).toBe(all.length);
});

test("the report shows figures of seventeen lists and no held-out sentence", () => {
  const report = listeningReport(
    () => nothing,
    () => [],
  );
  const shown = [listeningAsText(report), JSON.stringify(report)];
  const sizes = Object.values(report).map(({ sentences }) => sentences);
  expect(sizes).toEqual([
    openNotes.length + moreNotes.length,
    heldOutNotes.length,
    secondOpenNotes.length,
    secondHeldOutNotes.length,
    thirdOpenNotes.length,
    fourthOpenNotes.length,
    fifthOpenNotes.length,
    sixthOpenNotes.length,
    sixthHeldOutNotes.length,
    seventhOpenNotes.length,
    seventhHeldOutNotes.length,
    eighthOpenNotes.length,
    eighthHeldOutNotes.length,
    ninthOpenNotes.length,
    ninthHeldOutNotes.length,
    tenthOpenNotes.length,
    tenthHeldOutNotes.length,
  ]);
  expect(shown[0]).toContain(secondOpenNotes[0]?.text);
  // A count and not the sentences: a failure must not print them.
  const told = [
    ...heldOutNotes,
    ...secondHeldOutNotes,
    ...sixthHeldOutNotes,
    ...seventhHeldOutNotes,
    ...eighthHeldOutNotes,
    ...ninthHeldOutNotes,
  ].filter(({ text }) =>
    shown.some((page) => page.includes(text) || page.includes(JSON.stringify(text).slice(1, -1))),
  );
  expect(told.length).toBe(0);
});

test("every rule of the table finds something in the weeks of somebody well", () => {
  const weeks = plansAfter("");
  expect(weeks.flatMap((week) => unsafeAfterNote(week, { stop: "faint" }))).toContain("training");
  const found = Object.keys(outForArea).filter((area) =>
    // The keys of the table are its areas.
    weeks.some(
      (week) => unsafeAfterNote(week, { respect: { areas: [area as keyof typeof outForArea] } }).length > 0,
    ),
  );
  expect(found.length).toBeGreaterThan(Object.keys(outForArea).length / 2);
  expect(Object.keys(outForCondition)).toContain("diastasis");
});
