import { expect, test } from "vitest";
import { judgeNotes, type Reading } from "./judge-notes.ts";
import { hurts, kind, type Note } from "./note.ts";
import { heldOutNotes } from "./notes.heldout.data.ts";
import { moreNotes } from "./notes.more.data.ts";
import { openNotes } from "./notes.open.data.ts";
import { outForArea, outForCondition } from "./out-of-plan.data.ts";
import { plansAfter } from "./read-with-coach.ts";
import { unsafeIn } from "./unsafe-moves.ts";

const nothing: Reading = { limits: [], wishes: [], asked: false, stopped: false };
const figureOf = (notes: readonly Note[], reading: Reading, name: string): number | null | undefined =>
  judgeNotes(
    notes,
    () => reading,
    () => [],
  ).metrics.find((metric) => metric.name === name)?.value;

const all = [...openNotes, ...moreNotes, ...heldOutNotes];

test("a deaf reader respects nothing and alarms nobody", () => {
  for (const notes of [openNotes, heldOutNotes]) {
    expect(figureOf(notes, nothing, "recallOfRespect")).toBe(0);
    expect(figureOf(notes, nothing, "recallOfWishes")).toBe(0);
    expect(figureOf(notes, nothing, "recallOfUrgentSigns")).toBe(0);
    expect(figureOf(notes, nothing, "falseAlarms")).toBe(0);
  }
});

test("a reader that asks about everything respects all and alarms everybody", () => {
  expect(figureOf(all, { ...nothing, asked: true }, "recallOfRespect")).toBe(1);
  expect(figureOf(all, { ...nothing, asked: true }, "falseAlarms")).toBe(1);
  expect(figureOf(all, { ...nothing, asked: true }, "recallOfWishes")).toBe(0);
});

test("another area than the one that was told is no recall", () => {
  const [note] = kind("strain", [hurts("strained my hamstring", "hamstring")]);
  const read = (area: "hamstring" | "shoulder"): Reading => ({
    ...nothing,
    limits: [{ area, condition: null, exerciseIds: [] }],
  });
  expect(figureOf(note === undefined ? [] : [note], read("shoulder"), "recallOfRespect")).toBe(0);
  expect(figureOf(note === undefined ? [] : [note], read("hamstring"), "recallOfRespect")).toBe(1);
});

test("both lists hold every kind, and no sentence twice", () => {
  const kinds = (notes: readonly Note[]) => [...new Set(notes.map((note) => note.kind))].toSorted();
  expect(kinds(openNotes)).toEqual(kinds(heldOutNotes));
  expect(all.length).toBeGreaterThanOrEqual(240);
  expect(new Set(all.map(({ text }) => text.toLowerCase())).size).toBe(all.length);
});

test("every rule of the table finds something in the weeks of somebody well", () => {
  const weeks = plansAfter("");
  expect(weeks.flatMap((week) => unsafeIn(week, { stop: "faint" }))).toContain("training");
  const found = Object.keys(outForArea).filter((area) =>
    // The keys of the table are its areas.
    weeks.some(
      (week) => unsafeIn(week, { respect: { areas: [area as keyof typeof outForArea] } }).length > 0,
    ),
  );
  expect(found.length).toBeGreaterThan(Object.keys(outForArea).length / 2);
  expect(Object.keys(outForCondition)).toContain("diastasis");
});
