/**
 * What the processes on one PostgreSQL tell each other: one connection of each listens (LISTEN/NOTIFY). When it breaks another
 * is opened, and what was said meanwhile is looked up. The connection is asked for an answer every few seconds, so that a way
 * that is silently cut is noticed: callers are only remembered while it answers.
 */
import { setTimeout as wait } from "node:timers/promises";
import { Client, type Pool } from "pg";
import * as z from "zod/mini";
import { type News, newsSchema, type OtherProcesses } from "../../stores/other-processes.ts";
import { DatabaseRefused } from "../../stores/refused.ts";
import type { Database } from "../database.ts";
import { runStatement } from "./connection.ts";

const channel = "muster_news";
/** Advisory lock that every serving process holds shared, beside the one of the migrations. */
export const servingLock = 0x4d535453;
/** PostgreSQL takes 8,000 bytes in a message. */
const mostBytes = 7_000;
/** Heads of this many ms are sent together: one household's pushes are one notification. */
const gatherFor = 100;
const askEvery = 3_000;
/** Without an answer for this long the connection counts as cut. */
const silentFor = 9_000;
const reconnectAfter = 250;

const messageSchema = z.object({
  from: z.string(),
  /** Households in which callers changed. */
  callers: z.optional(z.string()),
  news: z.optional(z.array(z.unknown())),
});

/** A statement that tells all processes, when its transaction is stored, that callers of a household changed. */
export const callersChanged = (
  from: string,
  householdId: string,
): readonly [sql: string, channel: string, message: string] => [
  "SELECT pg_notify(?, ?)",
  channel,
  JSON.stringify({ from, callers: householdId }),
];

/** The channel of this process to the others. */
export type PostgresNews = OtherProcesses & {
  /** Whether everything that was said until a few seconds ago has been heard. */
  isCurrent(): boolean;
  /** How many processes serve this database beside this one. */
  others(): Promise<number>;
  close(): Promise<void>;
};

/**
 * Opens the connection that listens.
 * @param processId what this process tells is not heard by itself
 * @param onCallers callers of a household changed; of all when it is undefined
 * @param onConnected runs after the connection was opened again: the data may be another
 */
export const openNews = async (options: {
  readonly url: string;
  readonly pool: Pool;
  readonly database: Database;
  readonly processId: string;
  readonly onCallers: (householdId: string | undefined) => void;
  readonly onConnected: () => Promise<void>;
}): Promise<PostgresNews> => {
  const { url, pool, database, processId, onCallers, onConnected } = options;
  let hear: (news: News) => void = () => {};
  let missed: () => void = () => {};
  let client: Client;
  let answeredAt = 0;
  let isClosed = false;

  const read = (payload: string): void => {
    let message: unknown;
    try {
      message = JSON.parse(payload);
    } catch {
      return;
    }
    const parsed = messageSchema.safeParse(message);
    if (!parsed.success || parsed.data.from === processId) return;
    const { callers, news = [] } = parsed.data;
    if (callers !== undefined) onCallers(callers);
    for (const one of news) {
      const known = newsSchema.safeParse(one);
      if (known.success) hear(known.data);
    }
  };

  const connect = async (): Promise<void> => {
    const next = new Client({ connectionString: url, application_name: "muster news", keepAlive: true });
    next.on("error", () => {});
    next.on("notification", ({ payload }) => read(payload ?? ""));
    await next.connect();
    await next.query(`LISTEN ${channel}`);
    await runStatement(next, "SELECT pg_advisory_lock_shared(?)", [servingLock]);
    client = next;
    answeredAt = performance.now();
    next.on("end", () => {
      answeredAt = 0;
      if (!isClosed) void connectAgain();
    });
  };
  const connectAgain = async (): Promise<void> => {
    while (!isClosed) {
      await wait(reconnectAfter, undefined, { ref: false });
      try {
        await onConnected();
        await connect();
        // What was said before this connection listened was not heard.
        onCallers(undefined);
        missed();
        return;
      } catch {
        // The server is away; it is tried again until it is back or this process ends.
      }
    }
  };

  const keepAsking = async (): Promise<void> => {
    while (!isClosed) {
      await wait(askEvery, undefined, { ref: false });
      if (answeredAt === 0) continue;
      const current = client;
      // Notifications come before the answer, in the order in which they were sent.
      current.query("SELECT 1").then(
        () => {
          if (current === client && answeredAt !== 0) answeredAt = performance.now();
        },
        () => {},
      );
      // Its end is heard, and another one is opened.
      if (performance.now() - answeredAt > silentFor) current.end().catch(() => {});
    }
  };

  const heads = new Map<string, number>();
  const send = (news: readonly News[]): void => {
    const message = JSON.stringify({ from: processId, news });
    if (Buffer.byteLength(message) <= mostBytes) {
      // A lost notification does no harm: devices also pull, and streams check by themselves whether they may go on.
      runStatement(pool, "SELECT pg_notify(?, ?)", [channel, message]).catch(() => {});
      return;
    }
    const [only, ...more] = news;
    if (more.length > 0) for (const one of news) send([one]);
    else if (only?.type === "job" && only.event.days !== undefined) {
      const { days: _, ...event } = only.event;
      send([{ ...only, event }]);
    }
  };
  const sendHeads = (): void => {
    const all = [...heads].map(([householdId, seq]): News => ({ type: "head", householdId, seq }));
    heads.clear();
    for (let from = 0; from < all.length; from += 50) send(all.slice(from, from + 50));
  };

  await connect();
  void keepAsking();
  return {
    tell: (news) => {
      if (news.type !== "head") return send([news]);
      if (heads.size === 0) setTimeout(sendHeads, gatherFor);
      heads.set(news.householdId, Math.max(news.seq, heads.get(news.householdId) ?? 0));
    },
    listen: (hears, misses) => {
      hear = hears;
      missed = misses;
    },
    headOf: async (householdId) => {
      const sql = "SELECT seq FROM household WHERE household_id = ?";
      return (await database.reads(householdId).get<{ seq: number }>(sql, householdId))?.seq;
    },
    isCurrent: () => answeredAt !== 0 && performance.now() - answeredAt < silentFor,
    others: async () => {
      if (answeredAt === 0) throw new DatabaseRefused("busy");
      const { rows } = await runStatement<{ others: number }>(
        client,
        `SELECT count(*) AS others FROM pg_locks WHERE locktype = 'advisory' AND objid = ?
           AND pid <> pg_backend_pid() AND database = (SELECT oid FROM pg_database WHERE datname = current_database())`,
        [servingLock],
      );
      return rows[0]?.others ?? 0;
    },
    close: async () => {
      isClosed = true;
      sendHeads();
      await client.end();
    },
  };
};
