import fc from "fast-check";
import { expect, test } from "vitest";
import * as z from "zod/mini";
import { dayWorkoutSchema } from "../planning/plan.schema.ts";
import { noCardio } from "../planning/plan.ts";
import { exerciseLogId, exercisePreferenceId, planDayId, sessionId, sharedFoodId } from "../record-ids.ts";
import { recordKinds } from "../records.ts";
import { randomId } from "../shared/ids.ts";
import {
  aLog,
  anExercise,
  aProfile,
  aSession,
  aSet,
  aWorkout,
  profileId,
  setMap,
} from "../testing/builders.ts";
import { ownExerciseKey } from "../training/exercises/own-exercise-key.ts";
import { emptyOwnExercise } from "../training/exercises/own-exercise-rules.ts";
import { exerciseLogSchema, sessionSchema } from "../training/session.schema.ts";
import { entriesOf, exercisesOf, startingExercises } from "../training/session-exercises.ts";
import { csvHeader, csvLinesOf, tableNames } from "./csv-tables.ts";
import { dryRun, sameContent } from "./dry-run.ts";
import {
  type ExportHeader,
  exportedKinds,
  exportText,
  readExport,
  type TransferRecord,
} from "./export-file.ts";
import { ownRecords } from "./own-records.ts";
import { parseCsv } from "./read-csv.ts";

const header: ExportHeader = {
  exportedAt: "2026-11-20T18:00:00.000Z",
  timeZone: "Europe/Berlin",
  profileId,
  username: "anna",
};
const other = "0191d0aa-0000-7000-8000-000000000002";

const written = async (records: readonly TransferRecord[]): Promise<string> => {
  const each = async function* () {
    yield* records;
  };
  let text = "";
  for await (const piece of exportText(header, each())) text += piece;
  return text;
};
const readBack = async (records: readonly TransferRecord[]) => {
  const read = await readExport(JSON.parse(await written(records)));
  if (!read.ok) throw new Error(read.error);
  return read.value;
};

const { id: _session, ...session } = aSession();
const { id: _log, ...log } = aLog({ sets: setMap({ reps: 8, weight: 1 / 3 }, {}) });
const planDay = "default:monday";
const mySession = sessionId(profileId, session.date, planDay, 1);
const records: readonly TransferRecord[] = [
  { kind: "profile", id: profileId, record: aProfile() },
  { kind: "session", id: mySession, record: session },
  {
    kind: "exerciseLog",
    id: exerciseLogId(profileId, mySession, log.exerciseId),
    record: { ...log, sessionId: mySession },
  },
];

test("SET-07 an export reads back to the bit, and a second import is empty", async () => {
  const read = await readBack(records);
  expect(read.problems).toEqual([]);
  expect(read.header).toEqual(header);
  expect(read.records).toEqual(records);
  const here = new Map((await ownRecords(read, profileId)).map((one) => [one.id, one.record]));
  const again = await dryRun(await ownRecords(read, profileId), (_kind, id) => here.get(id));
  expect(again.creates).toEqual([]);
  expect(again.counts.session).toEqual({ fresh: 0, same: 1, kept: 0 });
});

test("SET-07 readings of any value and text survive export and import", async () => {
  const reading = fc.record({
    metric: fc.constantFrom("weight", "waist", "bodyFat"),
    value: fc.double({ min: 0, max: 10_000, noNaN: true }),
    date: fc.constantFrom("2026-01-01", "2028-02-29"),
    at: fc.date({ noInvalidDate: true }).map((at) => at.toISOString()),
    source: fc.constantFrom("progress", "import"),
  });
  await fc.assert(
    fc.asyncProperty(fc.array(reading, { maxLength: 8 }), async (readings) => {
      const mine = readings.map((record): TransferRecord => ({ kind: "reading", id: randomId(), record }));
      expect((await readBack(mine)).records.every((one, index) => sameContent(one, mine[index]))).toBe(true);
    }),
    { numRuns: 100 },
  );
});

test("SET-07 another profile gets new, stable ids, and links stay", async () => {
  const read = await readBack(records);
  const moved = await ownRecords(read, other);
  const [profile, itsSession, itsLog] = moved;
  for (const [index, one] of moved.entries()) expect(one.id).not.toBe(records[index]?.id);
  expect(profile?.record).toEqual(aProfile());
  expect(itsLog?.record.sessionId).toBe(itsSession?.id);
  expect(itsLog?.id).toBe(exerciseLogId(other, itsSession?.id ?? "", log.exerciseId));
  expect(await ownRecords(read, other)).toEqual(moved);
});

test("SET-07 an own exercise in a workout keeps its log in another profile", async () => {
  const own = "own.0195a1b2-0000-7000-8000-0000000000c1";
  const [, theSession] = records;
  const id = theSession?.id ?? "";
  const list = [anExercise(), anExercise({ id: 2, exerciseId: own, name: "Landmine press" })];
  const exercises = entriesOf(startingExercises(list, "main"));
  const changed = aSession({ prescription: aWorkout({ exercises: [] }), exercises, totalExercises: 2 });
  const log = aLog({ sessionId: id, position: 1, exerciseId: own, completed: true });
  const read = await readBack([
    { kind: "session", id, record: changed },
    { kind: "exerciseLog", id: exerciseLogId(profileId, id, own), record: log },
  ]);
  const [itsSession, itsLog] = await ownRecords(read, other);
  const there = sessionSchema.parse(itsSession?.record);
  const itsOwn = exerciseLogSchema.parse(itsLog?.record);
  expect(itsOwn.exerciseId).not.toBe(own);
  expect(itsLog?.id).toBe(exerciseLogId(other, itsSession?.id ?? "", itsOwn.exerciseId));
  expect(exercisesOf(there)[1]?.exerciseId).toBe(itsOwn.exerciseId);
});

test("SET-07 own exercises in plans and templates follow to another profile", async () => {
  const ownId = "0195a1b2-0000-7000-8000-0000000000c1";
  const own = ownExerciseKey(ownId);
  const exercises = [anExercise({ exerciseId: own, name: "Landmine press" })];
  const home = { name: "Home", warmUp: [], exercises, coolDown: [], cardio: noCardio };
  const workout = aWorkout({ exercises, homeAlternative: home });
  const planId = "0195a1b2-0000-7000-8000-0000000000a1";
  const made = { ...emptyOwnExercise, name: "Landmine press" };
  const read = await readBack([
    { kind: "ownExercise", id: ownId, record: made },
    {
      kind: "planDay",
      id: planDayId(profileId, planId, "monday"),
      record: { planId, weekday: "monday", workout },
    },
    { kind: "template", id: ownId, record: { name: "Mine", workout, createdAt: "2026-11-20T18:00:00.000Z" } },
    {
      kind: "exercisePreference",
      id: exercisePreferenceId(profileId, own),
      record: { exerciseId: own, favourite: true, excluded: "no" },
    },
  ]);
  expect(read.problems).toEqual([]);
  const [itsOwn, itsDay, itsTemplate, itsPreference] = await ownRecords(read, other);
  const key = ownExerciseKey(itsOwn?.id ?? "");
  expect(key).not.toBe(own);
  for (const one of [itsDay, itsTemplate]) {
    const { workout: there } = z.object({ workout: dayWorkoutSchema }).parse(one?.record);
    expect(there.exercises.map(({ exerciseId }) => exerciseId)).toEqual([key]);
    expect(there.homeAlternative?.exercises.map(({ exerciseId }) => exerciseId)).toEqual([key]);
  }
  expect(itsPreference).toMatchObject({
    id: exercisePreferenceId(other, key),
    record: { exerciseId: key, favourite: true },
  });
});

const someText = (most: number) => fc.string({ minLength: 1, maxLength: most, unit: "grapheme-ascii" });
const amountOr = fc.option(fc.double({ min: 0, max: 400, noNaN: true }));
const someDate = fc.date({ noInvalidDate: true, min: new Date(0), max: new Date(4e12) });
const shelf = fc.record({
  foodName: someText(120),
  brandName: fc.option(someText(120)),
  servingQty: fc.constantFrom(1, 0.5, 250),
  servingUnit: someText(40),
  servingWeightGrams: amountOr,
  calories: fc.integer({ min: 0, max: 2_000 }),
  protein: fc.double({ min: 0, max: 200, noNaN: true }),
  totalFat: amountOr,
  totalCarbohydrate: amountOr,
  sugars: amountOr,
  dietaryFiber: amountOr,
  photoUrl: fc.constant(null),
  source: fc.constantFrom("manual", "barcode", "search"),
  nixItemId: fc.constant(null),
  upc: fc.option(fc.stringMatching(/^\d{13}$/)),
  createdAt: someDate.map((at) => at.toISOString()),
  lastUsedAt: fc.constant(null),
  useCount: fc.nat(9),
});
const ingredient = fc.record({
  name: someText(120),
  size: someText(60),
  calories: fc.integer({ min: 0, max: 2_000 }),
  protein: fc.double({ min: 0, max: 200, noNaN: true }),
  carbohydrate: amountOr,
  fat: amountOr,
  fiber: amountOr,
});
const dish = fc.record({
  name: someText(100),
  ingredients: fc.array(ingredient, { minLength: 1, maxLength: 5 }),
  servings: fc.constantFrom(0.5, 2, 8),
  createdAt: someDate.map((at) => at.toISOString()),
});

test("SET-07 shared foods and recipes come once and change nothing that is there", async () => {
  const theirs = fc.array(fc.oneof(shelf, dish), { maxLength: 8 });
  await fc.assert(
    fc.asyncProperty(theirs, fc.array(fc.nat(7)), async (made, known) => {
      const shared = made.map(
        (record): TransferRecord =>
          "foodName" in record
            ? { kind: "sharedFood", id: record.upc === null ? randomId() : sharedFoodId(record.upc), record }
            : { kind: "recipe", id: randomId(), record },
      );
      const read = await readBack(shared);
      expect(read.problems).toEqual([]);
      // The other household: some of it is there already, and says something else.
      const there = new Map<string, object>();
      for (const at of known) if (shared[at] !== undefined) there.set(shared[at].id, { own: at });
      const before = new Map(there);
      for (const whoever of [profileId, other, profileId]) {
        const { creates } = await dryRun(await ownRecords(read, whoever), (_kind, id) => there.get(id));
        for (const { id, record } of creates) there.set(id, record);
      }
      for (const [id, record] of before) expect(there.get(id)).toBe(record);
      expect(new Set(there.keys())).toEqual(new Set(shared.map(({ id }) => id)));
    }),
    { numRuns: 100 },
  );
});

test("SET-07 a hostile file brings no card, no offered meal and no id that is none", async () => {
  const id = "0195a1b2-0000-7000-8000-0000000000c1";
  const [food] = fc.sample(shelf, 1);
  const entries: readonly (readonly [kind: string, id: string, record: unknown])[] = [
    ["profileCard", id, { username: "eve", displayName: "Eve", hasPasscode: false }],
    ["mealOffer", id, { to: id, from: id, lines: [] }],
    ["sharedFood", "__proto__", food],
    ["sharedFood", "", food],
    ["sharedFood", id, { ...food, calories: -1 }],
    ["recipe", id, { name: "Nothing", ingredients: [], servings: 1 }],
    ["toString", id, {}],
  ];
  const file = { ...JSON.parse(await written([])), counts: { all: entries.length } };
  const read = await readExport({
    ...file,
    records: entries.map(([kind, id, record]) => ({ kind, id, record })),
  });
  if (!read.ok) throw new Error(read.error);
  expect(read.value.records).toEqual([]);
  expect(read.value.problems).toHaveLength(entries.length);
  // Whatever is a kind goes out, but for these two.
  expect(Object.keys(recordKinds).filter((kind) => !exportedKinds.some((one) => one === kind))).toEqual([
    "profileCard",
    "mealOffer",
  ]);
});

test("SET-07 what is here and different stays as it is", async () => {
  const mine = { ...session, notes: "Mine" };
  const run = await dryRun(records, (kind) => (kind === "session" ? mine : undefined));
  expect(run.counts.session).toEqual({ fresh: 0, same: 0, kept: 1 });
  expect(run.creates.map(({ kind }) => kind)).toEqual(["profile", "exerciseLog"]);
});

test("SET-07 foreign, newer, cut and damaged files are explained", async () => {
  const refused = (value: unknown) => readExport(value);
  expect(await refused({ hello: 1 })).toEqual({
    ok: false,
    error: "This is not an export of Muster. Nothing was changed.",
  });
  expect((await refused(null)).ok).toBe(false);
  const whole = JSON.parse(await written(records));
  expect(await refused({ ...whole, schema: 99 })).toEqual({
    ok: false,
    error: "This file was written by a newer version of Muster. Please update, then import it again.",
  });
  const cut = await refused({ ...whole, records: whole.records.slice(0, 1) });
  expect(cut.ok && cut.value.problems).toEqual([
    "The file is not complete: it holds fewer entries than it says.",
  ]);
  whole.records[1].record.ordinal = -1;
  const damaged = await refused(whole);
  expect(damaged.ok && damaged.value.problems).toEqual(["Entry 2: session is not valid at ordinal."]);
  expect(damaged.ok && damaged.value.records).toHaveLength(2);
});

test("SET-07 tables have a line per record or set and units in column names", () => {
  expect(tableNames).toHaveLength(exportedKinds.length + 1);
  const lines = csvLinesOf({
    kind: "exerciseLog",
    id: "log",
    record: { ...log, sets: { s1: aSet({ weight: 45 }) } },
  });
  expect(lines.map(([table]) => table)).toEqual(["exercise_log", "set"]);
  const table = (name: string) => {
    const [names = [], cells = []] = parseCsv(
      csvHeader(name) +
        lines
          .filter(([one]) => one === name)
          .map(([, line]) => line)
          .join(""),
    ).rows;
    return Object.fromEntries(names.map((column, index) => [column, cells[index]]));
  };
  expect(table("set")).toMatchObject({ id: "s1", exercise_log_id: "log", weight_lb: "45", role: "working" });
  expect(table("exercise_log").name).toBe(log.name);
  expect(csvHeader("check_in")).toMatch(/weight_lb,body_fat_percent/);
  expect(csvHeader("nutrition_entry")).toMatch(/calories_kcal,protein_g/);
});

test("SET-07 years of records are read, moved and compared in steps", async () => {
  const many = Array.from({ length: 1_000 }, (_, index): TransferRecord => {
    const id = sessionId(profileId, session.date, planDay, index + 2);
    return { kind: "session", id, record: session };
  });
  let pauses = 0;
  const pause = async () => {
    pauses += 1;
  };
  const read = await readExport(JSON.parse(await written(many)), pause);
  if (!read.ok) throw new Error(read.error);
  expect(pauses).toBe(20);
  expect(await ownRecords(read.value, other, pause)).toHaveLength(1_000);
  expect(pauses).toBe(40);
  const run = await dryRun(many, () => session, pause);
  expect(run.counts.session).toEqual({ fresh: 0, same: 1_000, kept: 0 });
  expect(pauses).toBe(60);
});
