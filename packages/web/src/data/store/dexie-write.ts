/**
 * One save on this device: the records as people see them and the operations that carry them, in one transaction.
 * Everything is checked against the kind's schema inside it, so nothing half-written or invalid is ever stored.
 */
import { type Content, contentOf, type FlatChange, largestUnit, mostJsonBytes } from "@muster/sync/client";
import { noStamp, timeOfStamp } from "@muster/sync/clock";
import { flatten } from "@muster/sync/flatten";
import type { RecordAddress } from "@muster/sync/merge";
import { deleteField, type Fields, limits } from "@muster/sync/protocol";
import { problemOf } from "@muster/sync/rules";
import type { MusterDatabase } from "../database/database.ts";
import { metaKeys, metaText, readValues } from "../database/device-meta.ts";
import { pullAgain } from "../database/dexie-rows.ts";
import { type NewOperation, outboxRow } from "../database/outbox-rows.ts";
import {
  baseOf,
  isServed,
  mapsOf,
  recordRow,
  schemaVersion,
  storedBase,
  syncedKind,
  visibleOf,
} from "../database/record-rows.ts";
import type { RecordRow } from "../database/rows.ts";
import { putOver } from "../database/week-roll-ups.ts";
import type { Change } from "./device-store.ts";
import type { RowChange } from "./dexie-reads.ts";
import { SaveRefused } from "./save-error.ts";

/** A save with everything that must stay the same when it is tried again: operation ids and time. */
export type PreparedSave = {
  readonly profileId: string;
  readonly changes: readonly { readonly op: string; readonly change: Change }[];
  readonly group: string | undefined;
  /** Device time, ms. */
  readonly at: number;
  /** For the journal: what this tab knew of the server when the save before this one was written. */
  readonly known?: Known;
};

type RecordName = Pick<Change, "kind" | "id">;
const nameOf = ({ kind, id }: RecordName): string => `${kind}/${id}`;

/** Server minus device time in ms, and the greatest stamp seen, by scope. */
export type Known = { readonly off: number; readonly seen: { readonly [scope: string]: string } };

/**
 * Must run inside a read-write transaction over records, outbox and meta; throws SaveRefused to abort it. Asks for all that
 * it must know at once and writes all at once: a set is waited for twice, however much the save looks at.
 * @param known for a save of the past: what was known then; without it, what the database knows now
 * @param onAsked called once the database has all that it is to write
 */
export const applySave = async (
  database: MusterDatabase,
  save: PreparedSave,
  known?: Known,
  onAsked?: () => void,
): Promise<Applied> => {
  const { records, outbox } = database;
  const before = await stateBefore(database, {
    profileId: save.profileId,
    changes: save.changes.map(({ change }) => change),
  });
  const off = known?.off ?? before.offset;
  const made: NewOperation[] = [];
  const puts = new Map<string, RecordRow>();

  for (const { op, change } of save.changes) {
    const { kind, id } = change;
    const definition = syncedKind(kind);
    const scope = definition?.scope === "household" ? before.household : save.profileId;
    if (scope === undefined) refuse(change, "this browser has not joined a household");

    const key = nameOf(change);
    const there = puts.get(key) ?? before.rows.get(key);
    const row = there?.p === scope ? rememberedOf(there, change, save.at + off) : undefined;
    const servable = (row !== undefined && isServed(row)) || before.made.has(key) || isMade(made, change);
    const content = contentOf(row && visibleOf(row), servable, flatChange(change));
    if (content === "missing") refuse(change, "there is no such record");
    if (content === undefined) continue;

    const next = rowAfter({ scope, kind, id }, row, content);
    if (next === undefined) continue;
    const problem = next.live === undefined ? undefined : problemOf(definition, visibleOf(next).fields);
    if (problem !== undefined) refuse(change, problem);

    puts.set(key, next);
    made.push({
      op,
      ...(save.group === undefined ? {} : { group: save.group }),
      scope,
      kind,
      id,
      ...content,
      at: save.at,
      clockOffsetMs: off,
      seen: known?.seen[scope] ?? before.seen.get(scope) ?? noStamp,
      schema: schemaVersion,
    });
  }
  if (save.group !== undefined && made.length > limits.operationsPerGroup) tooLarge(save);
  if (
    save.group !== undefined
      ? mostJsonBytes(made) > largestUnit
      : made.some((one) => mostJsonBytes(one) > largestUnit)
  )
    tooLarge(save);
  const stood = [...puts.keys()].map((key) => before.rows.get(key));
  const written = Promise.all([
    putOver(records, [...puts.values()], stood),
    outbox.bulkAdd(made.map((one) => outboxRow(one, save.profileId))),
    ...[...new Set(made.map(({ scope }) => scope))].map((scope) =>
      pullAgain(
        database,
        scope,
        [...puts.values()].map(({ p }, index) => (p === scope ? stood[index] : undefined)),
      ),
    ),
  ]);
  onAsked?.();
  await written;
  return { made, rows: [...puts.values()] };
};

/** What a save wrote: its operations, and the records as they are now. */
export type Applied = {
  readonly made: readonly NewOperation[];
  readonly rows: readonly RecordRow[];
};

/**
 * After this, ms, nothing that a deleted record said is shown when it is made again: the server forgets it a month after the
 * deletion (sync.A12), by its own clock, and then knows no part of it. Half of that, so that a clock may be wrong by days.
 */
const remembered = 15 * 86_400_000;

/** The row that a write begins with. @param at server time, ms */
const rememberedOf = (row: RecordRow, change: Change, at: number): RecordRow => {
  const isServedTombstone = row.live === undefined && row.base === undefined && isServed(row);
  const deletedAt = timeOfStamp(row.x?.[deleteField] ?? row.s ?? noStamp);
  return "create" in change && isServedTombstone && at - deletedAt > remembered
    ? { ...row, r: {}, base: storedBase({ fields: {}, deleted: true }) }
    : row;
};

/** The outcome over what is visible: own earlier writes are in it already. */
const rowAfter = (
  address: RecordAddress,
  row: RecordRow | undefined,
  content: Content,
): RecordRow | undefined =>
  recordRow(
    address,
    { base: row && baseOf(row), from: row ?? { _q: 0 } },
    // What is shown is whole: over a tombstone without fields no part would count (sync.A12).
    row === undefined
      ? [content]
      : [{ new: row.live === undefined ? undefined : true, fields: visibleOf(row).fields }, content],
  );

/** How a change will look before it is stored; one that will be refused is taken back with its save. @param at device time, ms */
export const overlayOf = (profileId: string, change: Change, at: number): RowChange => {
  const { kind, id } = change;
  return {
    kind,
    id,
    after: (stored) => {
      const row = stored && rememberedOf(stored, change, at);
      // Whether the server has it changes what travels, not what is shown.
      const content = contentOf(row && visibleOf(row), true, flatChange(change));
      if (content === undefined || content === "missing") return stored;
      // A record of the household is shown to everybody here, whatever its scope is called.
      return rowAfter({ scope: row?.p ?? profileId, kind, id }, row, content);
    },
  };
};

/** What the device knows of the records of a save and of the server, in one round of questions. */
const stateBefore = async (
  database: MusterDatabase,
  { profileId, changes }: { readonly profileId: string; readonly changes: readonly RecordName[] },
) => {
  const { records, outbox } = database;
  const keys = [
    ...new Map(changes.map((change) => [nameOf(change), [change.kind, change.id] as [string, string]])),
  ];
  const isShared = changes.some(({ kind }) => syncedKind(kind)?.scope === "household");
  const [values, rows, pending] = await Promise.all([
    readValues(database, [
      metaKeys.offset,
      metaKeys.seen(profileId),
      ...(isShared ? [metaKeys.household] : []),
    ]),
    records.bulkGet(keys.map(([, key]) => key)),
    Promise.all(keys.map(([, key]) => outbox.where("[kind+id]").equals(key).toArray())),
  ]);
  const household = values.text(metaKeys.household);
  const stamps = new Map([[profileId, values.text(metaKeys.seen(profileId))]]);
  if (isShared && household !== undefined)
    stamps.set(household, await metaText(database, metaKeys.seen(household)));
  return {
    household,
    offset: values.number(metaKeys.offset) ?? 0,
    seen: stamps,
    rows: new Map(keys.map(([key], index) => [key, rows[index]])),
    /** Of which an operation that makes the record is on its way to the server. */
    made: new Set(
      keys.flatMap(([key, [kind]], index) => {
        const isOwn = (p: string) => syncedKind(kind)?.scope === "household" || p === profileId;
        return pending[index]?.some((one) => one.new === true && isOwn(one.p)) ? [key] : [];
      }),
    ),
  };
};

/** Whether this save itself makes the record. */
const isMade = (made: readonly NewOperation[], { kind, id }: Change): boolean =>
  made.some((one) => one.new === true && one.kind === kind && one.id === id);

/** A change in the flat fields that merge and travel. */
export const flatChange = (change: Change): FlatChange => {
  if ("remove" in change) return { remove: true };
  const flat = (record: object): Fields => flatten({ ...record }, mapsOf(change.kind));
  if ("patch" in change) return { patch: flat(change.patch) };
  const { create, ifThere } = change;
  return { create: flat(create), ...(ifThere === undefined ? {} : { ifThere: flat(ifThere) }) };
};

const refuse: (change: Change, detail: string) => never = (change, detail) => {
  throw new SaveRefused({ type: "invalid", kind: change.kind, detail });
};

const tooLarge: (save: PreparedSave) => never = (save) => {
  const first = save.changes[0];
  if (first === undefined) throw new Error("A save without changes is never too large");
  return refuse(first.change, "it is too large to be sent as one");
};
