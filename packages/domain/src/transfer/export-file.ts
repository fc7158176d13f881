/**
 * Everything of a profile, and what its household shares, as one JSON file: written in pieces, so that years of data never stand in memory as one text,
 * and read back with every record checked by its kind's schema (SET-07).
 */
import { isRecordKind, type RecordKind, recordKinds, recordSchemaVersion } from "../records.ts";
import { idSchema } from "../shared/ids.schema.ts";
import { mapInSteps, noPause, type Pause } from "../shared/in-steps.ts";
import { err, ok, type Result } from "../shared/result.ts";
import { entryProblems, importErrorText } from "./import-file.text.ts";

const exportFormat = "muster-export";
/** Of the file's frame; the records have `schema`. */
const exportVersion = 1;

/** First part of an export: whose data it is and when it was written. */
export type ExportHeader = {
  /** Instant. */
  readonly exportedAt: string;
  readonly timeZone: string;
  readonly profileId: string;
  readonly username: string;
};

/** One record as it stands on a device. */
export type TransferRecord = {
  readonly kind: RecordKind;
  readonly id: string;
  readonly record: Readonly<Record<string, unknown>>;
};

/** Cards are the server's to write; an offer of a meal names two people of this household. */
const staying: ReadonlySet<RecordKind> = new Set<RecordKind>(["profileCard", "mealOffer"]);

/** The kinds that a profile's file holds, what others refer to first: those of the profile, foods and recipes of the household. */
export const exportedKinds: readonly RecordKind[] = (Object.keys(recordKinds) as RecordKind[])
  // The keys of the table are the kinds.
  .filter((kind) => !staying.has(kind));

/** Pieces of the file, in order. Counts come last: they are known by then. */
export async function* exportText(
  header: ExportHeader,
  records: AsyncIterable<TransferRecord>,
): AsyncGenerator<string, void> {
  const head = { format: exportFormat, version: exportVersion, schema: recordSchemaVersion, ...header };
  yield `${JSON.stringify(head).slice(0, -1)},"records":[`;
  const counts: Record<string, number> = {};
  let first = true;
  for await (const record of records) {
    counts[record.kind] = (counts[record.kind] ?? 0) + 1;
    yield `${first ? "\n" : ",\n"}${JSON.stringify(record)}`;
    first = false;
  }
  yield `\n],"counts":${JSON.stringify(counts)}}\n`;
}

/** An export after reading: its valid records, and sentences about those that are not. */
export type ReadExport = {
  readonly header: ExportHeader;
  readonly records: readonly TransferRecord[];
  /** What could not be taken over, in words. */
  readonly problems: readonly string[];
};

/** True for a file that Muster's own export wrote, of any version. */
export const isExport = (value: unknown): boolean => isObject(value) && value.format === exportFormat;

/** True for a text that begins as an export does: where it is no JSON, its end is missing. */
export const beginsAsExport = (text: string): boolean => text.startsWith(`{"format":"${exportFormat}"`);

/**
 * @param pause between steps: years of records take a second
 * @returns a sentence for the person when the file as a whole cannot be read
 */
export const readExport = async (
  value: unknown,
  pause: Pause = noPause,
): Promise<Result<ReadExport, string>> => {
  if (!isObject(value) || value.format !== exportFormat || !Array.isArray(value.records))
    return err(importErrorText.noExport);
  if (Number(value.version) > exportVersion || Number(value.schema) > recordSchemaVersion)
    return err(importErrorText.newer);
  const read = await mapInSteps(value.records, readRecord, pause);
  const records = read.flatMap((one) => (one.ok ? [one.value] : []));
  const problems = read.flatMap((one, index) =>
    one.ok ? [] : [importErrorText.entry(index + 1, one.error)],
  );
  const text = (name: string): string => (typeof value[name] === "string" ? value[name] : "");
  const counted = isObject(value.counts)
    ? Object.values(value.counts).reduce<number>((sum, count) => sum + Number(count), 0)
    : undefined;
  if (counted !== value.records.length) problems.push(importErrorText.incomplete);
  return ok({
    header: {
      exportedAt: text("exportedAt"),
      timeZone: text("timeZone"),
      profileId: text("profileId"),
      username: text("username"),
    },
    records,
    problems,
  });
};

const readRecord = (entry: unknown): Result<TransferRecord, string> => {
  if (!isObject(entry) || typeof entry.kind !== "string" || typeof entry.id !== "string")
    return err(entryProblems.noRecord);
  const { kind, id, record } = entry;
  if (!isRecordKind(kind) || staying.has(kind)) return err(entryProblems.unknown(kind));
  // The server would refuse it for ever.
  if (!idSchema.safeParse(id).success) return err(entryProblems.noId(kind));
  const parsed = recordKinds[kind].schema.safeParse(record);
  if (!parsed.success) return err(entryProblems.notValid(kind, parsed.error.issues[0]?.path.join(".")));
  return ok({ kind, id, record: parsed.data });
};

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === "object" && value !== null && !Array.isArray(value);
