import { readdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";
import { recordKinds } from "../../records.ts";
import { naturalId } from "../../shared/ids.ts";
import type { ExerciseLog, Session } from "../../training/session.ts";
import { dryRun } from "../dry-run.ts";
import type { ImportedData } from "./imported-data.ts";
import { readAppFile } from "./read-app-file.ts";
import { type Choices, recordsOf } from "./to-records.ts";
import { duplicatesIn, leftOutOf, monthsOf, namedExercises, underTheirIds } from "./understood.ts";

const folder = fileURLToPath(new URL("golden/", import.meta.url));
const golden = (name: string): ImportedData => {
  const brought = readAppFile(name, readFileSync(`${folder}${name}`, "utf8"), "2026-11-23");
  if (brought === undefined) throw new Error(`${name} was not known`);
  return brought;
};
const files = readdirSync(folder).filter((name) => name.endsWith(".csv"));
const choices: Choices = {
  profileId: "0191d0aa-0000-7000-8000-000000000001",
  timeZone: "Europe/Berlin",
  unit: "kg",
  exerciseFor: () => undefined,
};
const logsIn = (records: ReturnType<typeof recordsOf>): readonly ExerciseLog[] =>
  records.flatMap(({ kind, record }) => (kind === "exerciseLog" ? [record as ExerciseLog] : []));

test("everything that a file brings has the shape of its record", () => {
  for (const { kind, record } of recordsOf(files.map(golden), choices))
    expect(recordKinds[kind].schema.safeParse(record).success, kind).toBe(true);
});

test("brought in a second time, a file adds nothing", async () => {
  const all = files.map(golden);
  const first = (await dryRun(recordsOf(all, choices), () => undefined)).creates;
  const here = new Map(first.map(({ kind, id, record }) => [`${kind} ${id}`, record]));
  expect(here.size).toBeGreaterThan(20);
  const hereNow = (kind: string, id: string) => here.get(`${kind} ${id}`);
  expect((await dryRun(recordsOf(all, choices), hereNow)).creates).toEqual([]);
  // Also after another answer to the question about units.
  const other = recordsOf(all, { ...choices, unit: "lb" });
  expect((await dryRun(other, hereNow)).creates).toEqual([]);
});

/** The same as an older version imported it: ids of logs made of place, an exercise that came twice in two logs. */
const asOlderVersion = (records: ReturnType<typeof recordsOf>) =>
  logsIn(records).flatMap((log) => {
    const sets = Object.entries(log.sets);
    const [one, two] = [sets.slice(0, 1), sets.slice(1)];
    const id = (position: number) => naturalId("exerciseLog", choices.profileId, log.sessionId, position);
    return [one, two]
      .filter((part, index) => index === 0 || part.length > 0)
      .map((part, index) => ({
        ...log,
        id: id(log.position * 2 + index),
        sets: Object.fromEntries(
          part.map(([set, value]) => [naturalId("import-set", id(index), set), value]),
        ),
      }));
  });

test("a file that an older version imported adds no second logs", async () => {
  for (const file of files) {
    const records = recordsOf([golden(file)], choices);
    const older = asOlderVersion(records);
    const here = new Map<string, object>(
      records
        .filter(({ kind }) => kind !== "exerciseLog")
        .map(({ kind, id, record }) => [`${kind} ${id}`, record]),
    );
    for (const { id, ...log } of older) here.set(`exerciseLog ${id}`, log);
    const again = await dryRun(underTheirIds(records, older), (kind, id) => here.get(`${kind} ${id}`));
    expect(again.creates, file).toEqual([]);
    expect(again.counts.exerciseLog?.kept ?? 0, file).toBe(0);
  }
});

test("a log that was corrected since an older version imported it stays as it is", async () => {
  const records = recordsOf([golden("hevy-kg.csv")], choices);
  const older = asOlderVersion(records).map((log) => ({
    ...log,
    sets: Object.fromEntries(Object.entries(log.sets).map(([id, set]) => [id, set && { ...set, reps: 999 }])),
  }));
  const again = await dryRun(
    underTheirIds(records, older).filter(({ kind }) => kind === "exerciseLog"),
    (_, id) => older.find((log) => log.id === id),
  );
  expect(again.creates).toEqual([]);
  expect(again.counts.exerciseLog?.kept).toBeGreaterThan(0);
});

test("a workout under another id is here also when its exercise stands in two logs", () => {
  const records = recordsOf([golden("hevy-kg.csv")], choices);
  const elsewhere = asOlderVersion(records).map((log) => ({ ...log, sessionId: `by hand ${log.sessionId}` }));
  const sessions = records.filter(({ kind }) => kind === "session").map(({ id }) => id);
  expect([...duplicatesIn(records, elsewhere)]).toEqual(sessions);
});

test("a file without units follows the answer, and one with units does not", () => {
  const weights = (name: string, unit: Choices["unit"]) =>
    logsIn(recordsOf([golden(name)], { ...choices, unit })).flatMap(({ sets }) =>
      Object.values(sets).flatMap((set) => (set?.weight == null ? [] : [Math.round(set.weight * 100) / 100])),
    );
  expect(weights("strong-comma.csv", "lb")).toEqual([60, 62.5]);
  expect(weights("strong-comma.csv", "kg")).toEqual([132.28, 137.79]);
  expect(weights("hevy-kg.csv", "lb")).toEqual(weights("hevy-kg.csv", "kg"));
});

test("wall time is that of the person's own zone, in summer and winter", () => {
  const started = recordsOf([golden("hevy-lb-local-months.csv")], choices).flatMap(({ kind, record }) =>
    kind === "session" ? [(record as Session).startedAt] : [],
  );
  expect(started[0]).toBe("2026-02-03T08:05:00.000Z");
  expect(started[2]).toBe("2026-07-25T12:21:00.000Z");
});

test("an exercise that nobody knows becomes one's own, once", () => {
  const records = recordsOf([golden("hevy-kg.csv"), golden("strong-semicolon.csv")], choices);
  const own = records.filter(({ kind }) => kind === "ownExercise");
  expect(own.map(({ record }) => record.name)).toEqual([
    "Bench Press (Barbell)",
    "Treadmill",
    "Rowing (Machine)",
    "Squat (Barbell)",
  ]);
  expect(new Set(logsIn(records).map(({ exerciseId }) => exerciseId)).size).toBe(4);
});

test("months and exercises are counted before anything is written", () => {
  const all = [golden("strong-comma.csv"), golden("hevy-measurements.csv")];
  expect(monthsOf(all)).toEqual([{ month: "2026-03", workouts: 2, sets: 4, readings: 4, meals: 0 }]);
  expect(namedExercises(all)[0]).toEqual({
    name: "Bench Press (Barbell)",
    sets: 2,
    weighted: true,
  });
});

test("a workout that two apps know is found twice, once each", () => {
  const strong = golden("strong-semicolon.csv");
  const hevy = { ...strong, app: "Hevy", source: "hevy" };
  const first = recordsOf([strong], choices);
  const second = recordsOf([hevy], choices);
  expect(duplicatesIn(second, logsIn(first)).size).toBe(1);
  expect(duplicatesIn(first, logsIn(first)).size).toBe(0);
  expect(duplicatesIn(recordsOf([strong, hevy], choices), []).size).toBe(1);
});

test("SET-07 what many tables of one archive leave out is one line a reason", () => {
  const day = (count: number, ...rows: readonly string[]) => ({
    app: "Google Fit",
    source: "google-fit",
    workouts: [],
    readings: [],
    meals: [],
    leftOut: [{ why: "Measurements that Muster does not keep", count, rows }],
  });
  expect(leftOutOf([day(96, "a", "b"), day(95, "c", "d")])).toEqual([
    { why: "Measurements that Muster does not keep", count: 191, rows: ["a", "b", "c"] },
  ]);
});
