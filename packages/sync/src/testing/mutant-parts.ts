/** What broken variants of `accept` are made of (mutants.ts). */
import { type AcceptRules, accept } from "../accept.ts";
import { recordKey } from "../merge.ts";
import type { Operation, PushReply, Row } from "../protocol.ts";
import type { Accept } from "./memory-server.ts";

/**
 * Each operation is accepted as if it had come alone.
 * @param read how an operation is read; its row is what is stored
 */
export const oneByOne =
  (read: (operation: Operation, row: Row | undefined) => Operation): Accept =>
  (head, receipts, records, ops, now, rules) => {
    const rows = new Map(records);
    const known = new Set(receipts);
    const changed = new Map<string, Row>();
    const stored: { op: string; number: number }[] = [];
    const all: PushReply[] = [];
    let at = head;
    for (const one of ops) {
      const operation = read(one, rows.get(recordKey(one)));
      const { writes, reply } = accept(at, known, rows, [operation], now, rules);
      at = writes.head;
      for (const row of writes.rows) {
        rows.set(recordKey(row), row);
        changed.set(recordKey(row), row);
      }
      for (const receipt of writes.receipts) known.add(receipt.op);
      stored.push(...writes.receipts);
      all.push(reply);
    }
    const touched = new Map(all.flatMap(({ rows: some }) => some.map((row) => [recordKey(row), row])));
    return {
      writes: { head: at, rows: [...changed.values()], receipts: stored },
      reply: {
        protocol: 2,
        done: all.flatMap(({ done }) => done),
        bad: all.flatMap(({ bad }) => bad),
        later: all.flatMap(({ later }) => later),
        rows: [...touched.keys()].flatMap((key) => rows.get(key) ?? []),
        now,
      },
    };
  };
/** The rules are others, or how an operation is read. */
export const changed =
  ({
    operation,
    rules,
    now,
  }: {
    readonly operation?: (operation: Operation) => Operation;
    readonly rules?: Partial<AcceptRules>;
    readonly now?: (now: number) => number;
  }): Accept =>
  (head, receipts, records, ops, time, known) =>
    accept(head, receipts, records, operation === undefined ? ops : ops.map(operation), now?.(time) ?? time, {
      ...known,
      ...rules,
    });
/** As if it had come alone. */
export const withoutGroup = ({ group: _g, ...operation }: Operation): Operation => operation;
/** Operations that a check of before refuses. */
export const refusing =
  (isRefused: (operation: Operation, now: number) => boolean): Accept =>
  (head, receipts, records, ops, now, rules) => {
    const bad = ops.filter((operation) => !receipts.has(operation.op) && isRefused(operation, now));
    const accepted = accept(
      head,
      receipts,
      records,
      ops.filter((one) => !bad.includes(one)),
      now,
      rules,
    );
    const refused = bad.map(({ op }) => ({ op, code: "too_old" as const }));
    return { ...accepted, reply: { ...accepted.reply, bad: [...accepted.reply.bad, ...refused] } };
  };
