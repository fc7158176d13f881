/**
 * A household's server in memory, around the real `accept`: what adapters do with a database, in the fewest lines.
 * A push is one synchronous step, so it is a transaction; `die` makes it end before or after its commit.
 */
import { accept, type Head, needs, type ReplicaHead } from "../accept.ts";
import { acceptOffers } from "../accept-offers.ts";
import { noStamp } from "../clock.ts";
import { recordKey } from "../merge.ts";
import {
  type PullReply,
  type PushReply,
  type PushRequest,
  protocolVersion,
  type Row,
  type Served,
} from "../protocol.ts";
import { rulesFor, type SyncedKinds } from "../rules.ts";

/** Signature of `accept`, so that a test can inject a broken one. */
export type Accept = typeof accept;

/** The answer to a device that was served what this server does not hold: it was restored. */
export class Restored extends Error {}

/** Makes an empty server of one household. `kinds` and `schema` are those of the app under test. */
export const createMemoryServer = (options: {
  readonly kinds: SyncedKinds;
  readonly schema: number;
  readonly household: string;
  /** Another `accept`, to prove that a test notices a broken one. */
  readonly acceptWith?: Accept;
  readonly offersWith?: typeof acceptOffers;
}) => {
  const { household, acceptWith = accept, offersWith = acceptOffers } = options;
  let { schema, kinds } = options;
  let seq = 0;
  let top = noStamp;
  let epoch = "epoch-1";
  let generation = "generation-1";
  /** The last number given in each generation that ended. */
  let ended = new Map<string, number>();
  let rows = new Map<string, Row>();
  let receipts = new Set<string>();
  let replicas = new Map<string, ReplicaHead>();

  /** Whether this server's data holds what a device was served. */
  const holds = (served: Served | undefined): boolean => {
    if (served === undefined) return true;
    return served.seq <= (served.generation === generation ? seq : (ended.get(served.generation) ?? -1));
  };
  /** As a start of the server does it: numbers given from now on differ from those it lost by their generation. */
  const startAgain = (next: string) => {
    ended = new Map([...ended, [generation, seq]]);
    generation = next;
  };

  return {
    household,
    /** One push in one transaction. @throws what `die` throws: before the commit nothing is stored, after it everything */
    push: (
      profile: string,
      request: PushRequest,
      now: number,
      die?: { at: "before" | "after" },
    ): PushReply => {
      if (!holds(request.served)) throw new Restored();
      const key = `${request.replica}/${profile}`;
      const replica = replicas.get(key) ?? {
        id: request.replica,
        last: noStamp,
        lastNumber: 0,
        confirmed: 0,
      };
      const head: Head = {
        seq,
        top,
        replica: { ...replica, confirmed: Math.max(replica.confirmed, request.confirmed) },
      };
      const rules = rulesFor({ kinds, schema, household, profile });
      const offered = offersWith(head, rows, request.offers ?? [], now, rules);
      const needed = needs(request.ops);
      const { writes, reply } = acceptWith(
        offered.head,
        new Set(needed.receipts.filter((op) => receipts.has(op))),
        new Map(
          needed.records.flatMap((address): [string, Row][] => {
            const key = recordKey(address);
            const row = offered.rows.find((one) => recordKey(one) === key) ?? rows.get(key);
            return row === undefined ? [] : [[key, row]];
          }),
        ),
        request.ops,
        now,
        rules,
      );
      if (die?.at === "before") throw new Error("killed before the commit");
      seq = writes.head.seq;
      top = writes.head.top;
      replicas.set(key, writes.head.replica);
      for (const row of [...offered.rows, ...writes.rows]) rows.set(recordKey(row), row);
      for (const { op } of writes.receipts) receipts.add(op);
      if (die?.at === "after") throw new Error("killed after the commit");
      const touched = new Map([...offered.answered, ...reply.rows].map((row) => [recordKey(row), row]));
      return { ...reply, rows: [...touched.values()], badOffers: [...offered.bad], generation };
    },
    /** @param recent the newest rows first, where those from the beginning are more than a page */
    pull: (
      scope: string,
      cursor: number,
      limit: number,
      now: number,
      served?: Served,
      recent = false,
    ): PullReply => {
      if (!holds(served)) throw new Restored();
      const all = [...rows.values()]
        .filter((row) => row.scope === scope && row.seq > cursor)
        .sort((a, b) => a.seq - b.seq);
      const page = all.slice(0, limit);
      if (recent && all.length > limit)
        return {
          protocol: protocolVersion,
          rows: all.slice(-limit),
          cursor,
          more: true,
          now,
          epoch,
          generation,
          recent: true,
        };
      return {
        protocol: protocolVersion,
        rows: page,
        cursor: page.at(-1)?.seq ?? Math.max(cursor, seq),
        more: all.length > page.length,
        now,
        epoch,
        generation,
      };
    },
    rows: (): readonly Row[] => [...rows.values()],
    seq: () => seq,
    /** A newer version of it serves from now on. */
    upgrade: (next: { readonly kinds: SyncedKinds; readonly schema: number }) => {
      ({ kinds, schema } = next);
    },
    /** A copy of its disk as it is now. */
    copy: () => {
      const saved = {
        seq,
        top,
        epoch,
        generation,
        ended,
        rows: new Map(rows),
        receipts: new Set(receipts),
        replicas: new Map(replicas),
      };
      const putBack = (nextGeneration: string) => {
        ({ seq, top, epoch, generation, ended } = saved);
        [rows, receipts, replicas] = [new Map(saved.rows), new Set(saved.receipts), new Map(saved.replicas)];
        startAgain(nextGeneration);
      };
      return {
        /** The disk is put back behind the server's back, which starts again. */
        putBack,
        /** The operator's command: a new epoch, its numbers above all that were given. */
        restore: (next: string) => {
          putBack(next);
          seq += 2 ** 32;
          epoch = next;
        },
      };
    },
  };
};
