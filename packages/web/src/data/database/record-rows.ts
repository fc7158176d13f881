/** Between a record as it is stored on this device and its flat fields as they merge and travel. Pure. */

import { recordKinds, recordSchemaVersion } from "@muster/domain/records";
import { flatten, unflatten } from "@muster/sync/flatten";
import { overlay, type Visible } from "@muster/sync/overlay";
import { deleteField, type Fields, type Offer, type Row } from "@muster/sync/protocol";
import type { SyncedKind, SyncedKinds } from "@muster/sync/rules";
import type { RecordRow } from "./rows.ts";

/** How a stored record looks now. */
export const visibleOf = (row: RecordRow): Visible => ({
  f: flatten(row.r, mapsOf(row.kind)),
  deleted: row.live === undefined,
});

/** Whether the server has this record, or is offered it before anything else is sent of it. */
export const isServed = (row: Pick<RecordRow, "_q" | "lost">): boolean =>
  row._q > 0 || row.lost !== undefined;

/** What the server has of it, as far as this device knows; undefined when it has nothing. */
export const baseOf = (row: RecordRow): Visible | undefined =>
  row.base !== undefined ? (row.base ?? undefined) : isServed(row) ? visibleOf(row) : undefined;

/** What is stored beside a record of the server's row. */
type Served = Pick<RecordRow, "_q" | "s" | "x" | "mark" | "lost">;
type Address = { readonly kind: string; readonly id: string; readonly p: string };

/** The stored form of a record: `served` is what the server said last, `pending` lies over it. */
export const recordRow = (
  address: Address,
  served: { readonly base: Visible | undefined; readonly from: Served },
  pending: readonly { readonly new?: true | undefined; readonly f: Fields }[],
): RecordRow | undefined => {
  const visible = overlay(served.base, pending);
  if (visible === undefined) return undefined;
  const { kind, id, p } = address;
  const record = unflatten(visible.f, mapsOf(kind));
  const dayField = syncedKind(kind)?.day;
  const day = dayField === undefined ? undefined : record[dayField];
  const { _q, s, x, mark, lost } = served.from;
  return {
    kind,
    id,
    p,
    ...(visible.deleted ? {} : { live: p }),
    ...(typeof day === "string" ? { day } : {}),
    r: record,
    _q,
    ...(s === undefined ? {} : { s }),
    ...(x === undefined ? {} : { x }),
    ...(mark === undefined ? {} : { mark }),
    ...(lost === undefined ? {} : { lost }),
    ...(pending.length === 0 ? {} : { base: served.base ?? null }),
  };
};

/**
 * Stands for a record that this device does not have although it has a write for it (its database was lost): nothing is
 * shown of it until the server has sent the rest.
 */
export const placeholder = ({ kind, id, p }: Address): RecordRow => ({
  kind,
  id,
  p,
  r: {},
  _q: 0,
  base: null,
});

/** A row of the server in this device's form. @param lost it holds more than the restored server does */
export const servedRow = (
  row: Row,
  pending: readonly { readonly new?: true | undefined; readonly f: Fields }[],
  lost = false,
): RecordRow | undefined => {
  const mark = row.f[deleteField];
  return recordRow(
    row,
    {
      base: { f: row.f, deleted: row.deleted },
      from: {
        _q: row.seq,
        s: row.s,
        ...(row.x ? { x: row.x } : {}),
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
  const { [deleteField]: _mark, ...f } = base.f;
  const mark = row.mark ?? (base.deleted ? true : undefined);
  return {
    p: row.p,
    kind: row.kind,
    id: row.id,
    f: { ...f, ...(mark === undefined ? {} : { [deleteField]: mark }) },
    s: row.s ?? "",
    ...(row.x === undefined ? {} : { x: row.x }),
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
