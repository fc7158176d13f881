/** Between a record as it is stored on this device and its flat fields as they merge and travel. Pure. */
import { flatten, unflatten } from "@muster/sync/flatten";
import { overlay, type Visible } from "@muster/sync/overlay";
import { deleteField, type Fields, type Row } from "@muster/sync/protocol";
import type { RecordRow } from "./database.ts";
import { mapsOf, syncedKind } from "./synced-kinds.ts";

/** How a stored record looks now. */
export const visibleOf = (row: RecordRow): Visible => ({
  f: flatten(row.r, mapsOf(row.kind)),
  deleted: row.live === undefined,
});

/** What the server has of it, as far as this device knows; undefined when it has nothing. */
export const baseOf = (row: RecordRow): Visible | undefined =>
  row.base !== undefined ? (row.base ?? undefined) : row._q > 0 ? visibleOf(row) : undefined;

type Address = { readonly kind: string; readonly id: string; readonly p: string };

/** The stored form of a record: `served` is what the server said last, `pending` lies over it. */
export const rowOf = (
  address: Address,
  served: { readonly base: Visible | undefined; readonly from: Pick<RecordRow, "_q" | "s" | "x" | "old"> },
  pending: readonly { readonly f: Fields }[],
): RecordRow | undefined => {
  const visible = overlay(served.base, pending);
  if (visible === undefined) return undefined;
  const { kind, id, p } = address;
  const record = unflatten(visible.f, mapsOf(kind));
  const dayField = syncedKind(kind)?.day;
  const day = dayField === undefined ? undefined : record[dayField];
  const { _q, s, x, old } = served.from;
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
    ...(old === undefined ? {} : { old }),
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

/** A row of the server in this device's form. */
export const servedRow = (row: Row, pending: readonly { readonly f: Fields }[]): RecordRow | undefined =>
  rowOf(
    row,
    {
      base: { f: row.f, deleted: row.deleted },
      from: { _q: row.seq, s: row.s, ...(row.x ? { x: row.x } : {}) },
    },
    pending,
  );

/** The server's row as this device was last served it, delete mark included; undefined when it never was. */
export const asServed = (row: RecordRow): Row | undefined => {
  const base = baseOf(row);
  if (base === undefined || row._q === 0) return undefined;
  return {
    p: row.p,
    kind: row.kind,
    id: row.id,
    f: { ...base.f, ...(base.deleted ? { [deleteField]: true } : {}) },
    s: row.s ?? "",
    ...(row.x === undefined ? {} : { x: row.x }),
    deleted: base.deleted,
    seq: row._q,
  };
};
