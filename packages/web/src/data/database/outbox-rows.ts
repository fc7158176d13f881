/** Between an operation as it travels and its row in the outbox, whose stored names are those of the first version. Pure. */
import type { Operation } from "@muster/sync/protocol";
import type { OutboxRow, RefusedRow } from "./rows.ts";

/** An operation that has no number yet: the outbox counts it up. */
export type NewOperation = Omit<Operation, "number">;

/** A row for the outbox. @param by the profile whose session sends it */
export const outboxRow = (operation: NewOperation, by: string): Omit<OutboxRow, "n"> => {
  const { op, group, scope, kind, id, fields, at, clockOffsetMs, seen, schema } = operation;
  return {
    op,
    ...(group === undefined ? {} : { g: group }),
    p: scope,
    kind,
    id,
    ...(operation.new === true ? { new: true as const } : {}),
    f: fields,
    at,
    off: clockOffsetMs,
    seen,
    schema,
    by,
  };
};

/** What travels: the row without what only this device needs. */
export const operationOf = (row: OutboxRow | RefusedRow): Operation => {
  const { op, g, n, p, kind, id, f, at, off, seen, schema } = row;
  return {
    op,
    ...(g === undefined ? {} : { group: g }),
    number: n,
    scope: p,
    kind,
    id,
    ...(row.new === true ? { new: true as const } : {}),
    fields: f,
    at,
    clockOffsetMs: off,
    seen,
    schema,
  };
};
