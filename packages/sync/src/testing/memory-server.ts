/**
 * A household's server in memory, around the real `accept`: what adapters do with a database, in the fewest lines.
 * A push is one synchronous step, so it is a transaction; `die` makes it end before or after its commit.
 */
import { accept, type Head, needs, type ReplicaHead } from "../accept.ts";
import { noStamp } from "../clock.ts";
import { recordKey } from "../merge.ts";
import { type PullReply, type PushReply, type PushRequest, protocolVersion, type Row } from "../protocol.ts";
import { rulesFor, type SyncedKinds } from "../rules.ts";

export type Accept = typeof accept;

export type MemoryServer = ReturnType<typeof createMemoryServer>;

export const createMemoryServer = (options: {
  readonly kinds: SyncedKinds;
  readonly schema: number;
  readonly household: string;
  /** Another `accept`, to prove that a test notices a broken one. */
  readonly acceptWith?: Accept;
}) => {
  const { household, acceptWith = accept } = options;
  let seq = 0;
  let top = noStamp;
  let epoch = "epoch-1";
  let rows = new Map<string, Row>();
  let receipts = new Set<string>();
  let replicas = new Map<string, ReplicaHead>();

  return {
    household,
    /** One push in one transaction. @throws what `die` throws: before the commit nothing is kept, after it everything */
    push: (
      profile: string,
      request: PushRequest,
      now: number,
      die?: { at: "before" | "after" },
    ): PushReply => {
      const key = `${request.replica}/${profile}`;
      const replica = replicas.get(key) ?? { id: request.replica, last: noStamp, lastN: 0, confirmed: 0 };
      const head: Head = {
        seq,
        top,
        replica: { ...replica, confirmed: Math.max(replica.confirmed, request.confirmed) },
      };
      const needed = needs(request.ops);
      const { writes, reply } = acceptWith(
        head,
        new Set(needed.receipts.filter((op) => receipts.has(op))),
        new Map(
          needed.records.flatMap((address): [string, Row][] => {
            const row = rows.get(recordKey(address));
            return row === undefined ? [] : [[recordKey(address), row]];
          }),
        ),
        request.ops,
        now,
        rulesFor({ kinds: options.kinds, schema: options.schema, household, profile }),
      );
      if (die?.at === "before") throw new Error("killed before the commit");
      seq = writes.head.seq;
      top = writes.head.top;
      replicas.set(key, writes.head.replica);
      for (const row of writes.rows) rows.set(recordKey(row), row);
      for (const { op } of writes.receipts) receipts.add(op);
      if (die?.at === "after") throw new Error("killed after the commit");
      return reply;
    },
    pull: (scope: string, cursor: number, limit: number, now: number): PullReply => {
      const all = [...rows.values()].filter((row) => row.p === scope && row.seq > cursor);
      const page = all.sort((a, b) => a.seq - b.seq).slice(0, limit);
      return {
        v: protocolVersion,
        rows: page,
        cursor: page.at(-1)?.seq ?? Math.max(cursor, seq),
        more: all.length > page.length,
        now,
        epoch,
      };
    },
    rows: (): readonly Row[] => [...rows.values()],
    seq: () => seq,
    /** Forgets what was deleted, as a server does after a year: devices that have not heard of it start again. */
    purge: () => {
      for (const [key, row] of rows) if (row.deleted) rows.delete(key);
    },
    /** A backup as it is now; calling it restores it under a new epoch, its numbers raised above all that were given. */
    backup: () => {
      const saved = { top, rows: new Map(rows), receipts: new Set(receipts), replicas: new Map(replicas) };
      return (nextEpoch: string) => {
        ({ top, receipts, replicas } = saved);
        rows = new Map([...saved.rows].map(([key, row]) => [key, { ...row, seq: row.seq + 2 ** 32 }]));
        seq += 2 ** 32;
        epoch = nextEpoch;
      };
    },
  };
};
