/**
 * Broken variants of the rules and of the client's steps, each a fault that somebody could make, by the rule of
 * docs/specs/sync.md that it breaks. The model test must find out each of them. More of them, of the device's own database and of
 * restores, are in faults/restore-mutants.ts.
 */

import { accept } from "../accept.ts";
import { laterStamp } from "../clock.ts";
import { mergeWrite, recordKey } from "../merge.ts";
import type { Fields, Json, Operation, PullReply, Row } from "../protocol.ts";
import type { Accept } from "./memory-server.ts";
import type { ClientParts } from "./model-device.ts";
import type { Clocks } from "./model-histories.ts";
import { changed, oneByOne, refusing, withoutGroup } from "./mutant-parts.ts";

/** The steps that a mutant replaces, on the server or on the client. */
export type Parts = {
  readonly accept?: Accept;
  /** @param head the household's number */
  readonly page?: (reply: PullReply, head: number) => PullReply;
  readonly client?: Partial<ClientParts>;
};

type Mutant = {
  /** The rule that it breaks: D2 is sync.D2; 'invariant 3' is that of the table. */
  readonly rule: string;
  /** What goes wrong: ends the sentence 'the model finds out when …'. */
  readonly what: string;
  /** The histories that find it out. */
  readonly clocks: Clocks;
  readonly odd?: true;
  /** Two if left out, so that writes meet more often. */
  readonly records?: number;
  /** Where the histories begin, if the usual ones take hundreds to come across it. */
  readonly seed?: number;
  readonly parts: Parts;
};

const day = 86_400_000;

/** Every broken variant; the model test must fail for each. */
export const mutants: readonly Mutant[] = [
  {
    rule: "A1",
    what: "replayed operations count again, as new ones",
    clocks: "jumping",
    parts: {
      accept: (head, _receipts, ...rest) =>
        accept({ ...head, replica: { ...head.replica, lastNumber: 0 } }, new Set(), ...rest),
    },
  },
  {
    rule: "A2",
    what: "fields of a newer app are left out, and the rest is confirmed",
    clocks: "right",
    odd: true,
    parts: {
      accept: (head, receipts, records, ops, now, rules) => {
        const known = ops.map((one) => ({
          ...one,
          fields: Object.fromEntries(
            Object.entries(one.fields).filter(([field]) => rules.knowsField(one.kind, field)),
          ),
        }));
        const isEmpty = ({ fields }: Operation) => Object.keys(fields).length === 0;
        const rest = known.filter((one) => !isEmpty(one));
        const { writes, reply } = accept(head, receipts, records, rest, now, rules);
        return {
          writes,
          reply: { ...reply, done: [...reply.done, ...known.filter(isEmpty).map(({ op }) => op)] },
        };
      },
    },
  },
  {
    rule: "A2",
    what: "what follows on a record that waits does not wait",
    clocks: "right",
    odd: true,
    parts: { accept: oneByOne((operation) => operation) },
  },
  {
    rule: "A3",
    what: "the scope that an operation names is believed",
    clocks: "right",
    odd: true,
    parts: {
      accept: (head, receipts, records, ops, now, rules) =>
        changed({ rules: { scopeOf: (_kind, id) => ops.find((one) => one.id === id)?.scope } })(
          head,
          receipts,
          records,
          ops,
          now,
          rules,
        ),
    },
  },
  {
    rule: "A4",
    what: "a change of nothing makes a record",
    clocks: "right",
    odd: true,
    parts: {
      accept: (head, receipts, records, ops, now, rules) =>
        changed({
          operation: (one) => (records.has(recordKey(one)) ? one : { ...one, new: true }),
          rules: { problemOf: () => undefined, problemOfPart: () => undefined },
        })(head, receipts, records, ops, now, rules),
    },
  },
  {
    rule: "A4",
    what: "what a change makes of a record is not looked at",
    clocks: "right",
    odd: true,
    parts: { accept: changed({ rules: { problemOfPart: () => undefined } }) },
  },
  {
    rule: "A5",
    what: "a write with a wrong clock is refused",
    clocks: "jumping",
    parts: { accept: refusing(({ at, clockOffsetMs }, now) => at + clockOffsetMs > now + 5 * 60_000) },
  },
  {
    rule: "A5",
    what: "no date is too far ahead",
    clocks: "right",
    odd: true,
    parts: { accept: changed({ rules: { dayOf: () => undefined } }) },
  },
  {
    rule: "A6",
    what: "a write that waited for a month is too old, though nothing was forgotten",
    clocks: "right",
    parts: { accept: refusing(({ at, clockOffsetMs }, now) => at + clockOffsetMs < now - 30 * day) },
  },
  {
    rule: "A7",
    what: "operations of a group are accepted one by one",
    clocks: "right",
    odd: true,
    parts: { accept: changed({ operation: withoutGroup }) },
  },
  {
    rule: "A7",
    what: "a refused group keeps what it did before it was refused",
    clocks: "right",
    odd: true,
    parts: {
      accept: (head, receipts, records, ops, ...rest) => {
        const { writes, reply } = accept(head, receipts, records, ops.map(withoutGroup), ...rest);
        const refused = new Set(reply.bad.map(({ op }) => op));
        const groups = new Set(ops.filter(({ op }) => refused.has(op)).map(({ group }) => group));
        groups.delete(undefined);
        const others = ops
          .filter(({ op, group }) => groups.has(group) && !refused.has(op))
          .map(({ op }) => op);
        return {
          writes: { ...writes, receipts: writes.receipts.filter(({ op }) => !others.includes(op)) },
          reply: {
            ...reply,
            done: reply.done.filter((op) => !others.includes(op)),
            bad: [...reply.bad, ...others.map((op) => ({ op, code: "group" as const }))],
          },
        };
      },
    },
  },
  {
    rule: "A7",
    what: "a push ends in the middle of a group",
    clocks: "right",
    odd: true,
    parts: { client: { nextBatch: (pending, most) => pending.slice(0, most) } },
  },
  {
    rule: "A8",
    what: "what a device knows of the server's time is left out",
    clocks: "steady",
    parts: { accept: changed({ operation: (one) => ({ ...one, clockOffsetMs: 0 }) }) },
  },
  {
    rule: "A8",
    what: "a clock that runs ahead may write in the future",
    clocks: "jumping",
    parts: { accept: changed({ now: (now) => now + 60 * day }) },
  },
  {
    rule: "A8",
    what: "a replica's own order is forgotten",
    clocks: "jumping",
    parts: {
      accept: (head, ...rest) => accept({ ...head, replica: { ...head.replica, last: "" } }, ...rest),
    },
  },
  {
    rule: "A8",
    what: "what the author had seen is not looked at",
    clocks: "jumping",
    parts: { accept: changed({ operation: (one) => ({ ...one, seen: "" }) }) },
  },
  {
    rule: "A8",
    what: "what came with the answer to a push counts as not seen",
    clocks: "jumping",
    parts: { client: { seesPullsAlone: true } },
  },
  {
    rule: "A8",
    what: "the household's greatest stamp stays where it was",
    clocks: "jumping",
    parts: {
      accept: (head, ...rest) => {
        const accepted = accept(head, ...rest);
        return {
          ...accepted,
          writes: { ...accepted.writes, head: { ...accepted.writes.head, top: head.top } },
        };
      },
    },
  },
  {
    rule: "A9",
    what: "writes win in the order of arrival",
    clocks: "right",
    parts: {
      accept: (head, receipts, records, ...rest) =>
        accept(
          head,
          receipts,
          new Map([...records].map(([key, { fieldStamps: _x, ...row }]) => [key, { ...row, stamp: "" }])),
          ...rest,
        ),
    },
  },
  {
    rule: "A9",
    what: "a record merges as a whole: one stamp for all of its fields",
    clocks: "right",
    parts: {
      accept: (head, receipts, records, ...rest) =>
        accept(
          head,
          receipts,
          new Map(
            [...records].map(([key, { fieldStamps, ...row }]) => [
              key,
              { ...row, stamp: Object.values(fieldStamps ?? {}).reduce(laterStamp, row.stamp) },
            ]),
          ),
          ...rest,
        ),
    },
  },
  {
    rule: "A9",
    what: "a change of one field of a set writes the whole set",
    clocks: "right",
    parts: {
      accept: oneByOne((one, row) => ({
        ...one,
        fields: Object.fromEntries(
          Object.entries(one.fields).map(([name, value]): [string, Json] => {
            const there = row?.fields[name];
            const isSet = name.startsWith("sets.") && typeof there === "object" && typeof value === "object";
            // Both are entries of the model's map.
            const whole: Json = isSet ? { ...(there as Fields), ...(value as Fields) } : value;
            return [name, whole];
          }),
        ),
      })),
    },
  },
  {
    rule: "A9",
    what: "a delete is for good",
    clocks: "right",
    parts: {
      accept: (head, receipts, records, ...rest) => {
        const accepted = accept(head, receipts, records, ...rest);
        const final = (row: Row): Row => (row.fields.$del === true ? { ...row, deleted: true } : row);
        return {
          writes: { ...accepted.writes, rows: accepted.writes.rows.map(final) },
          reply: { ...accepted.reply, rows: accepted.reply.rows.map(final) },
        };
      },
    },
  },
  {
    rule: "A9",
    what: "a deleted record is forgotten at once, with the stamps of its fields",
    clocks: "right",
    parts: {
      accept: (head, receipts, records, ...rest) =>
        accept(
          head,
          receipts,
          new Map(
            [...records].map(([key, row]) => [
              key,
              row.deleted ? mergeWrite(undefined, row, { fields: row.fields, stamp: "" }).row : row,
            ]),
          ),
          ...rest,
        ),
    },
  },
  {
    rule: "A10",
    what: "the server's number is raised in another transaction",
    clocks: "jumping",
    parts: {
      accept: (head, ...rest) => {
        const accepted = accept(head, ...rest);
        return {
          ...accepted,
          writes: { ...accepted.writes, head: { ...accepted.writes.head, seq: head.seq } },
        };
      },
    },
  },
  {
    rule: "A10",
    what: "an answer holds only the rows that the push changed",
    clocks: "right",
    parts: {
      accept: (...all) => {
        const { writes, reply } = accept(...all);
        return { writes, reply: { ...reply, rows: [...writes.rows] } };
      },
    },
  },
  {
    rule: "A11",
    what: "what nobody set counts as set",
    clocks: "jumping",
    parts: { accept: changed({ rules: { isUnset: () => false } }) },
  },
  {
    rule: "invariant 2",
    what: "operations are forgotten when they are sent",
    clocks: "jumping",
    parts: { client: { forgetsOnSend: true } },
  },
  {
    rule: "invariant 3",
    what: "a page's cursor is the household's number",
    clocks: "jumping",
    parts: { page: (reply, head) => ({ ...reply, cursor: Math.max(reply.cursor, head) }) },
  },
  {
    rule: "invariant 3",
    what: "the rows of a push's answer raise the cursor",
    clocks: "right",
    records: 3,
    seed: 84,
    parts: { client: { cursorFromPush: true } },
  },
  {
    rule: "invariant 9",
    what: "pulled rows hide own pending writes",
    clocks: "jumping",
    parts: {
      client: {
        overlay: (base, pending) => base ?? (pending[0] && { fields: pending[0].fields, deleted: false }),
      },
    },
  },
  {
    rule: "invariant 10",
    what: "a late reply may bring an old row back",
    clocks: "jumping",
    parts: { client: { isStale: () => false } },
  },
];
