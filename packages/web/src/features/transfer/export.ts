/** A profile's data from this device as files: everything as one JSON, or tables in a ZIP (SET-07). */
import type { CivilDate } from "@muster/domain/shared/dates";
import { csvHeader, csvLinesOf, tableNames } from "@muster/domain/transfer/csv-tables";
import { exportedKinds, exportText, type TransferRecord } from "@muster/domain/transfer/export-file";
import { householdEntry, householdText } from "@muster/domain/transfer/household-file";
import {
  type WorkoutToExport,
  type WrittenApp,
  workoutCsv,
} from "@muster/domain/transfer/to-apps/workout-csv";
import type { ProfileData } from "../../data/store/profile-data.ts";
import { type ZipEntry, zip } from "./zip.ts";

type Source = Pick<ProfileData, "held">;
type Whose = {
  readonly profileId: string;
  readonly username: string;
  readonly now: Date;
  readonly timeZone: string;
};

async function* recordsOf(source: Source, profileId: string): AsyncGenerator<TransferRecord, void> {
  for (const kind of exportedKinds)
    for await (const { id, record } of source.held(profileId, kind)) yield { kind, id, record };
}

/** @returns pieces for a Blob, about a megabyte each */
export const exportJson = async (source: Source, whose: Whose): Promise<readonly string[]> => {
  const { profileId, username, timeZone, now } = whose;
  const header = { exportedAt: now.toISOString(), timeZone, profileId, username };
  const pieces: string[] = [];
  let piece = "";
  for await (const text of exportText(header, recordsOf(source, profileId))) {
    piece += text;
    if (piece.length < 1_000_000) continue;
    pieces.push(piece);
    piece = "";
  }
  return [...pieces, piece];
};

type Person = { readonly id: string; readonly username: string; readonly displayName: string };

/**
 * Several people in one ZIP: the list of them, then the export of each as they would make it themselves.
 * @param leftOut names of those whose data stays out
 * @returns pieces of the archive, for a Blob
 */
export const exportHousehold = async (
  source: Source,
  people: readonly Person[],
  leftOut: readonly string[],
  when: Pick<Whose, "now" | "timeZone"> & { readonly today: CivilDate },
): Promise<readonly BlobPart[]> => {
  const list: { username: string; displayName: string; file: string }[] = [];
  const parts: ZipEntry[] = [];
  for (const { id, username, displayName } of people) {
    const name = `muster-${username}-${when.today}.json`;
    list.push({ username, displayName, file: name });
    parts.push({ name, parts: await exportJson(source, { ...when, profileId: id, username }) });
  }
  const text = householdText(when.now.toISOString(), { people: list, leftOut });
  return zip([{ name: householdEntry, parts: [text] }, ...parts]);
};

/** Lines of a table that are encoded in one go: well below a megabyte. */
const linesAPart = 2_000;

/** @returns pieces of the archive, for a Blob. Tables without a line are left out. */
export const exportTables = async (source: Source, profileId: string): Promise<readonly BlobPart[]> => {
  const tables = new Map<string, { readonly parts: string[]; lines: string[] }>();
  for await (const record of recordsOf(source, profileId))
    for (const [name, line] of csvLinesOf(record)) {
      const table = tables.get(name) ?? { parts: [csvHeader(name)], lines: [] };
      tables.set(name, table);
      table.lines.push(line);
      if (table.lines.length < linesAPart) continue;
      table.parts.push(table.lines.join(""));
      table.lines = [];
    }
  return zip(
    tableNames.flatMap((name) => {
      const table = tables.get(name);
      return table === undefined
        ? []
        : [{ name: `${name}.csv`, parts: [...table.parts, table.lines.join("")] }];
    }),
  );
};

/** Finished workouts as the spreadsheet of another app. */
export const exportWorkouts = async (source: Source, profileId: string, app: WrittenApp): Promise<string> => {
  const sessions = new Map<string, WorkoutToExport["session"]>();
  const logs = new Map<string, WorkoutToExport["logs"][number][]>();
  // What stands on this device has passed the schema of its kind.
  for await (const { id, record } of source.held(profileId, "session"))
    sessions.set(id, record as WorkoutToExport["session"]);
  for await (const { record } of source.held(profileId, "exerciseLog")) {
    const log = record as WorkoutToExport["logs"][number];
    const known = logs.get(log.sessionId);
    if (known === undefined) logs.set(log.sessionId, [log]);
    else known.push(log);
  }
  return workoutCsv(
    app,
    [...sessions].map(([id, session]) => ({ session, logs: logs.get(id) ?? [] })),
  );
};
