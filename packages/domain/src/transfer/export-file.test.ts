import fc from "fast-check";
import { expect, test } from "vitest";
import * as z from "zod/mini";
import { dayWorkoutSchema } from "../planning/plan.schema.ts";
import { noCardio } from "../planning/plan.ts";
import { exerciseLogId, exercisePreferenceId, planDayId, sessionId } from "../record-ids.ts";
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
import { parseCsv } from "./csv.ts";
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
      const mine = readings.map(
        (record, index): TransferRecord => ({ kind: "reading", id: `r${index}`, record }),
      );
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
    );
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
