import { expect, test } from "vitest";
import { judgeNotes, type NoteReading } from "./judge-notes.ts";
import { listeningAsText, listeningReport } from "./listening-report.ts";
import { noteLists } from "./lists/note-lists.ts";
import { hurts, type JudgedNote, notesOfKind } from "./note.ts";
import { outForArea, outForCondition } from "./out-of-plan.data.ts";
import { plansAfter } from "./read-with-coach.ts";
import { unsafeAfterNote } from "./unsafe-moves.ts";

const nothing: NoteReading = { limits: [], wishes: [], asked: false, askedWish: false, stopped: false };
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

const halves = noteLists
  .flatMap(({ name, open, heldOut = [] }) => [
    { name: `${name} open`, notes: open },
    { name: `${name} held out`, notes: heldOut },
  ])
  .filter(({ notes }) => notes.length > 0);
const all = halves.flatMap(({ notes }) => notes);

test.each(halves)("a deaf reader of the $name list respects nothing and alarms nobody", ({ notes }) => {
  expect(figureOf(notes, nothing, "recallOfRespect")).toBe(0);
  const hasWishes = notes.some(({ expected }) => "wishes" in expected);
  expect(figureOf(notes, nothing, "recallOfWishes")).toBe(hasWishes ? 0 : null);
  expect(figureOf(notes, nothing, "recallOfUrgentSigns")).toBe(0);
  expect(figureOf(notes, nothing, "falseAlarms")).toBe(0);
});

test.each(halves)("a reader that always asks alarms everybody of the $name list", ({ notes }) => {
  const asking = { ...nothing, asked: true };
  expect(figureOf(notes, asking, "recallOfRespect")).toBe(1);
  expect(figureOf(notes, asking, "falseAlarms")).toBe(1);
  expect(figureOf(notes, asking, "recallOfWishes") ?? 0).toBe(0);
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

test("both halves of each list hold the same kinds", () => {
  const kinds = (notes: readonly JudgedNote[]) => [...new Set(notes.map((note) => note.kind))].toSorted();
  // The thirteenth was halved by its texts alone.
  const halved = noteLists.filter(({ name, open }) => open.length > 0 && name !== "thirteenth");
  for (const { open, heldOut = open } of halved) expect(kinds(heldOut)).toEqual(kinds(open));
  // The latest list was written without knowing an earlier one.
  for (const { open } of halved.slice(0, -1)) expect(kinds(open)).toEqual(kinds(noteLists[0]?.open ?? []));
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

test("the report shows figures of every half and no held-out sentence", () => {
  const report = listeningReport(
    () => nothing,
    () => [],
  );
  const shown = [listeningAsText(report), JSON.stringify(report)];
  expect(Object.values(report).map(({ sentences }) => sentences)).toEqual(
    halves.map(({ notes }) => notes.length),
  );
  expect(Object.keys(report)).toEqual(expect.arrayContaining(["open", "heldOut", "tenthHeldOut"]));
  expect(shown[0]).toContain(`"${noteLists[1]?.open[0]?.text}"`);
  // A count and not the sentences: a failure must not print them.
  const told = noteLists
    .flatMap(({ heldOut }) => heldOut ?? [])
    .filter(({ text }) =>
      // Between its marks: a note of one word stands in other sentences too.
      shown.some(
        (page) => page.includes(`"${text}"`) || page.includes(JSON.stringify(`"${text}"`).slice(1, -1)),
      ),
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
