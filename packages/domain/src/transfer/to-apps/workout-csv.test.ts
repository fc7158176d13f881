import { readdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";
import type { ExerciseLog, Session } from "../../training/session.ts";
import { setsInOrder } from "../../training/session.ts";
import type { TransferRecord } from "../export-file.ts";
import { readAppFile } from "../from-apps/read-app-file.ts";
import { recordsOf } from "../from-apps/to-records.ts";
import { type WorkoutToExport, workoutCsv, writtenApps } from "./workout-csv.ts";

const golden = fileURLToPath(new URL("../from-apps/golden/", import.meta.url));
const today = "2026-11-23";
const choices = {
  profileId: "0191d0aa-0000-7000-8000-000000000001",
  timeZone: "America/New_York",
  unit: "kg",
  exerciseFor: () => undefined,
} as const;

const recordsIn = (text: string): readonly TransferRecord[] => {
  const brought = readAppFile("file.csv", text, today);
  return brought === undefined ? [] : recordsOf([brought], choices);
};

/** Records as their schemas have made them; the kind says which. */
const workoutsIn = (records: readonly TransferRecord[]): readonly WorkoutToExport[] =>
  records
    .filter(({ kind }) => kind === "session")
    .map(({ id, record }) => ({
      session: record as Session,
      logs: records.flatMap((one) =>
        one.kind === "exerciseLog" && one.record.sessionId === id ? [one.record as ExerciseLog] : [],
      ),
    }));

/** What a person would compare: no ids, weights as they are shown. */
const comparable = (workouts: readonly WorkoutToExport[]) =>
  workouts.map(({ session, logs }) => ({
    name: session.workoutName,
    date: session.date,
    minute: session.startedAt.slice(0, 16),
    notes: session.notes,
    exercises: logs.map((log) => ({
      name: log.name,
      notes: log.notes.replaceAll("\n", " "),
      sets: setsInOrder(log).map(({ role, reps, weight, time, distance, rir }) => ({
        role,
        reps,
        weight: weight === null ? null : Math.round(weight * 100) / 100,
        time: time === null ? null : Math.round(time),
        distance: distance === null ? null : Math.round(distance),
        rir: rir === null || rir > 4 ? null : rir,
      })),
    })),
  }));

const logFiles = readdirSync(golden).filter((name) =>
  /^(strong|hevy-(kg|lb)|fitnotes|jefit|stronglifts).*\.csv$/.test(name),
);

test.each(writtenApps.flatMap((app) => logFiles.map((name) => [app, name] as const)))(
  "SET-07 what is written for %s says after an import what %s said",
  (app, name) => {
    const before = workoutsIn(recordsIn(readFileSync(`${golden}${name}`, "utf8")));
    expect(before.length).toBeGreaterThan(0);
    const after = workoutsIn(recordsIn(workoutCsv(app, before)));
    expect(comparable(after)).toEqual(comparable(before));
  },
);

test("SET-07 text that a spreadsheet would run is escaped, and quotes stay quotes", () => {
  const [workout] = workoutsIn(recordsIn(readFileSync(`${golden}hevy-kg.csv`, "utf8")));
  if (workout === undefined) throw new Error("The golden file has no workout");
  const evil = { ...workout, session: { ...workout.session, workoutName: '=HYPERLINK("x")' } };
  for (const app of writtenApps) expect(workoutCsv(app, [evil])).toContain(`"'=HYPERLINK(""x"")"`);
});

test("SET-07 a skipped or discarded workout is not written", () => {
  const [workout] = workoutsIn(recordsIn(readFileSync(`${golden}hevy-kg.csv`, "utf8")));
  if (workout === undefined) throw new Error("The golden file has no workout");
  const skipped = {
    ...workout,
    session: { ...workout.session, finishedAt: null, skippedAt: "2026-03-02T10:00:00.000Z" },
  };
  expect(workoutCsv("strong", [skipped]).trim().split("\n")).toHaveLength(1);
});
