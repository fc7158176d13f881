/**
 * What a server takes back after it was restored: rows that a device was served before, with the stamps of then. They are
 * joined by the ordinary rule and nothing is stamped anew, so a later edit of anybody stays the later one. Pure, like `accept`.
 */

import type { AcceptRules, Head } from "./accept.ts";
import { isStamp, laterStamp, timeOfStamp } from "./clock.ts";
import { withoutMark } from "./flatten.ts";
import { joinRows, type RecordAddress, recordKey, rowStamp } from "./merge.ts";
import { type BadCode, limits, type Offer, type Row, type Stamp } from "./protocol.ts";

type AcceptedOffers = {
  readonly head: Head;
  /** Rows to insert or replace by (scope, kind, id). */
  readonly rows: readonly Row[];
  /** What the server now has of each record that was taken or held already. */
  readonly answered: readonly Row[];
  readonly bad: readonly (RecordAddress & { readonly code: BadCode })[];
};

/**
 * @param head the household and replica as stored
 * @param records the stored rows of the offers' addresses, by `recordKey`; tombstones included
 * @param now server time, ms. An offer with a stamp after it is not answered: the device offers it again later, when the
 *   server's clock is right
 */
export const acceptOffers = (
  head: Head,
  records: ReadonlyMap<string, Row>,
  offers: readonly Offer[],
  now: number,
  rules: AcceptRules,
): AcceptedOffers => {
  let { seq, top } = head;
  let { last } = head.replica;
  const rows = new Map<string, Row>();
  const answered = new Map<string, Row>();
  const bad: (RecordAddress & { code: BadCode })[] = [];
  for (const offer of offers) {
    const { scope, kind, id } = offer;
    const key = recordKey(offer);
    const verdict = judge(offer, rows.get(key) ?? records.get(key), now, rules);
    if (verdict === "wait") continue;
    if (typeof verdict === "string") {
      bad.push({ scope, kind, id, code: verdict });
      continue;
    }
    const { row, changed } = verdict;
    top = laterStamp(top, rowStamp(offer));
    // What this replica wrote before the restore is before what it writes now.
    for (const stamp of stampsOf(offer)) {
      if (stamp.endsWith(`-${head.replica.id}`)) last = laterStamp(last, stamp);
    }
    if (changed) {
      seq += 1;
      rows.set(key, { ...row, seq });
    }
    answered.set(key, rows.get(key) ?? row);
  }
  return {
    head: { seq, top, replica: { ...head.replica, last } },
    rows: [...rows.values()],
    answered: [...answered.values()],
    bad,
  };
};

const stampsOf = ({ stamp, fieldStamps }: Offer): readonly Stamp[] => [
  stamp,
  ...Object.values(fieldStamps ?? {}),
];

type Verdict = BadCode | "wait" | ReturnType<typeof joinRows>;

const judge = (offer: Offer, stored: Row | undefined, now: number, rules: AcceptRules): Verdict => {
  const { scope, kind, id } = offer;
  if (!rules.knowsKind(kind)) return "wait";
  if (rules.scopeOf(kind, id) !== scope) return "owner";
  const fields = Object.keys(offer.fields);
  if (!fields.every((field) => rules.knowsField(kind, field))) return "wait";
  if (fields.length === 0 || fields.length > limits.fieldsPerRecord) return "invalid";
  const stamps = stampsOf(offer);
  if (!stamps.every(isStamp)) return "invalid";
  if (stamps.some((stamp) => timeOfStamp(stamp) > now)) return "wait";
  const joined = joinRows(stored, offer);
  // Of a record that was deleted long ago only the mark is left (sync.A12).
  const isEmptied = joined.row.deleted && Object.keys(joined.row.fields).length === 1;
  if (!isEmptied && rules.problemOf(kind, withoutMark(joined.row.fields)) !== undefined) return "invalid";
  return joined;
};
