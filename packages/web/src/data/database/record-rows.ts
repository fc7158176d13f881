/** Between a record as it is stored on this device and its flat fields as they merge and travel. Pure. */

import { recordKinds, recordSchemaVersion } from "@muster/domain/records";
import { flatten, unflatten, withoutMark } from "@muster/sync/flatten";
import type { RecordAddress } from "@muster/sync/merge";
import { overlay, type Visible } from "@muster/sync/overlay";
import { deleteField, type Fields, type Offer, type Row } from "@muster/sync/protocol";
import type { SyncedKind, SyncedKinds } from "@muster/sync/rules";
import type { RecordRow } from "./rows.ts";

/** How a stored record looks now. */
export const visibleOf = (row: RecordRow): Visible => ({
  fields: flatten(row.r, mapsOf(row.kind)),
  deleted: row.live === undefined,
});

/** Whether the server has this record, or is offered it before anything else is sent of it. */
export const isServed = (row: Pick<RecordRow, "_q" | "lost">): boolean =>
  row._q > 0 || row.lost !== undefined;

/** What the server has of it, as far as this device knows; undefined when it has nothing. */
export const baseOf = (row: RecordRow): Visible | undefined =>
  row.base !== undefined ? visibleBase(row.base) : isServed(row) ? visibleOf(row) : undefined;

/** What is stored beside a record of the server's row. */
type Served = Pick<RecordRow, "_q" | "s" | "x" | "mark" | "lost">;

/** Where the record lives. */
export const recordAddress = ({ p, kind, id }: Pick<RecordRow, "p" | "kind" | "id">): RecordAddress => ({
  scope: p,
  kind,
  id,
});

const visibleBase = (base: NonNullable<RecordRow["base"]> | null): Visible | undefined =>
  base === null ? undefined : { fields: base.f, deleted: base.deleted };
/** What is kept of the server's record while own writes lie over it. */
export const storedBase = (base: Visible | undefined): NonNullable<RecordRow["base"]> | null =>
  base === undefined ? null : { f: base.fields, deleted: base.deleted };

type Pending = { readonly new?: true | undefined; readonly fields: Fields };

/** The stored form of a record: `served` is what the server said last, `pending` lies over it. */
export const recordRow = (
  address: RecordAddress,
  served: { readonly base: Visible | undefined; readonly from: Served },
  pending: readonly Pending[],
): RecordRow | undefined => {
  const visible = overlay(served.base, pending);
  if (visible === undefined) return undefined;
  const { kind, id, scope } = address;
  const record = unflatten(visible.fields, mapsOf(kind));
  const dayField = syncedKind(kind)?.day;
  const day = dayField === undefined ? undefined : record[dayField];
  const { _q, s, x, mark, lost } = served.from;
  return {
    kind,
    id,
    p: scope,
    ...(visible.deleted ? {} : { live: scope }),
    ...(typeof day === "string" ? { day } : {}),
    r: record,
    _q,
    ...(s === undefined ? {} : { s }),
    ...(x === undefined ? {} : { x }),
    ...(mark === undefined ? {} : { mark }),
    ...(lost === undefined ? {} : { lost }),
    ...(pending.length === 0 ? {} : { base: storedBase(served.base) }),
  };
};

/**
 * Stands for a record that this device does not have although it has a write for it (its database was lost): nothing is
 * shown of it until the server has sent the rest.
 */
export const placeholder = ({ kind, id, scope }: RecordAddress): RecordRow => ({
  kind,
  id,
  p: scope,
  r: {},
  _q: 0,
  base: null,
});

/** A row of the server in this device's form. @param lost it holds more than the restored server does */
export const servedRow = (row: Row, pending: readonly Pending[], lost = false): RecordRow | undefined => {
  const mark = row.fields[deleteField];
  return recordRow(
    row,
    {
      base: { fields: row.fields, deleted: row.deleted },
      from: {
        _q: row.seq,
        s: row.stamp,
        ...(row.fieldStamps ? { x: row.fieldStamps } : {}),
        ...(typeof mark === "boolean" ? { mark } : {}),
        ...(lost ? { lost: 1 as const } : {}),
      },
    },
    pending,
  );
};

/** The server's row as this device was last served it, delete mark included; undefined when it never was. */
export const asServed = (row: RecordRow): Offer | undefined => {
  const base = baseOf(row);
  if (base === undefined || !isServed(row)) return undefined;
  const mark = row.mark ?? (base.deleted ? true : undefined);
  return {
    scope: row.p,
    kind: row.kind,
    id: row.id,
    fields: { ...withoutMark(base.fields), ...(mark === undefined ? {} : { [deleteField]: mark }) },
    stamp: row.s ?? "",
    ...(row.x === undefined ? {} : { fieldStamps: row.x }),
  };
};

/** The domain's table of kinds as sync reads it. */
const syncedKinds: SyncedKinds = recordKinds;
/** Version of the shapes of this app; sent with each push. */
export const schemaVersion = recordSchemaVersion;

/** undefined for a kind that only a newer app knows. */
export const syncedKind = (kind: string): SyncedKind | undefined =>
  Object.hasOwn(syncedKinds, kind) ? syncedKinds[kind] : undefined;

/** Map fields of a kind; none for a kind that this version does not know. */
export const mapsOf = (kind: string): readonly string[] => syncedKind(kind)?.maps ?? [];
