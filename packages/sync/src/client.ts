/**
 * The device's side of sync as pure steps: which operation a change makes, which operations travel together, which rows
 * to take. Stores do the reading and writing around them, each in one transaction.
 */
import { changedPart } from "./flatten.ts";
import { isEmptied, overlay, type Visible } from "./overlay.ts";
import { deleteField, type Fields, limits, type Operation } from "./protocol.ts";

/** A change in flat fields. `ifThere`: all that a create says of a record that is there by now. */
export type FlatChange =
  | { readonly create: Fields; readonly ifThere?: Fields }
  | { readonly patch: Fields }
  | { readonly remove: true };

/** What an operation says about its record. */
export type Content = { readonly new?: true; readonly fields: Fields };

const changedFields = (visible: Visible, fields: Fields): Fields =>
  Object.fromEntries(
    Object.entries(fields).flatMap(([field, value]) => {
      if (!Object.hasOwn(visible.fields, field)) return [[field, value]];
      const part = changedPart(field, visible.fields[field], value);
      return part === undefined ? [] : [[field, part]];
    }),
  );

/**
 * The operation that a change makes, given how its record looks here. Fields that stay as they are make none, also within an entry of a map. A `create`
 * of a record that is there becomes a patch; one that the server has not and will not get (its making was refused) is
 * sent whole again.
 * @param servable the server has the record, or an operation that makes it is on its way
 * @returns undefined when nothing changes; 'missing' for a patch of nothing
 */
export const contentOf = (
  visible: Visible | undefined,
  servable: boolean,
  change: FlatChange,
): Content | "missing" | undefined => {
  if ("remove" in change)
    return visible === undefined || visible.deleted ? undefined : { fields: { [deleteField]: true } };
  if ("create" in change && (visible === undefined || visible.deleted))
    return { new: true, fields: change.create };
  if (visible === undefined || isEmptied(visible)) return "missing";
  const fields = changedFields(
    visible,
    "create" in change ? (change.ifThere ?? change.create) : change.patch,
  );
  if (!servable) return { new: true, fields: overlay(visible, [{ fields }])?.fields ?? visible.fields };
  if (Object.keys(fields).length > 0) return { fields };
  // Nothing differs, but a patch of a deleted record means to have it back.
  return visible.deleted ? { fields: { [deleteField]: false } } : undefined;
};

/**
 * The next operations to send: oldest first, within the limits of a push, no group split.
 * @param pending one profile's operations in the order of `n`
 * @param most operations at once; a group goes whole all the same
 */
export const nextBatch = (
  pending: readonly Operation[],
  most: number = limits.operationsPerPush,
): readonly Operation[] => {
  const batch: Operation[] = [];
  let bytes = 0;
  for (let from = 0; from < pending.length; ) {
    let to = from + 1;
    const group = pending[from]?.group;
    while (group !== undefined && pending[to]?.group === group) to += 1;
    const unit = pending.slice(from, to);
    bytes += mostJsonBytes(unit);
    const full = batch.length + unit.length > most || bytes > largestUnit;
    // A unit that is too large by itself still goes, alone: the server then says so.
    if (full && batch.length > 0) break;
    batch.push(...unit);
    from = to;
    if (full) break;
  }
  return batch;
};

/** Bytes that the operations of one push may take; the rest is for the envelope around them. */
export const largestUnit = limits.bytesPerPush - 1_024;

/** Bytes of a value as JSON in UTF-8, at most: every character outside ASCII is counted as three. */
export const mostJsonBytes = (value: unknown): number => {
  const text = JSON.stringify(value);
  // Control characters never stand raw in JSON, so this matches exactly what is not ASCII.
  return text.length + 2 * (text.match(/[^ -~]/g)?.length ?? 0);
};

/** Rows never go back: one that is older than what the device has is left out (invariant 10). */
export const isStale = (localSeq: number, row: { readonly seq: number }): boolean => localSeq > row.seq;

/** What a replica has had confirmed: everything below its oldest pending operation, else up to `highest`. */
export const confirmedUpTo = (pending: readonly { readonly number: number }[], highest: number): number =>
  pending.reduce((least, { number }) => Math.min(least, number - 1), highest);
