/**
 * Pushes a second of two server processes on one PostgreSQL, beside one of them. Several households write, since pushes of one wait
 * for each other wherever they arrive; one process is asked by as many of them as two are.
 */
import { mkdtempSync, rmSync } from "node:fs";
import { availableParallelism, tmpdir } from "node:os";
import { join } from "node:path";
import { randomId } from "@muster/domain/shared/ids";
import { durableDatabase, hasPostgres, withClient } from "@muster/server/database/testing/postgres-server";
import { type Figure, middle, rounded } from "./figure.ts";
import {
  cookiesIn,
  createClient,
  drive,
  joinAs,
  profileId,
  pushBody,
  startMuster,
  type Target,
} from "./muster-process.ts";

const rounds = 5;
const households = Array.from({ length: 8 }, () => randomId());
/** Two processes, PostgreSQL and the clients need a core each; with fewer they take it from each other. */
const coresNeeded = 4;

/** Rows of the one household of a database as rows of others: their secrets are the same, and looked up by household. */
const copyHousehold = (url: string): Promise<void> =>
  withClient(url, async (db) => {
    const { rows } = await db.query<{ from: string }>('SELECT household_id AS "from" FROM household');
    const from = rows[0]?.from ?? "";
    for (const table of [
      "household",
      "generation",
      "device",
      "profile",
      "session",
      "record",
      "stored_bytes",
    ]) {
      const columns = await db.query<{ name: string }>(
        "SELECT column_name AS name FROM information_schema.columns WHERE table_schema = 'public' AND table_name = $1",
        [table],
      );
      const names = columns.rows.map(({ name }) => name);
      const values = names.map((name) =>
        name === "household_id"
          ? "n.id"
          : // The household's own records lie in a scope of its name.
            name === "scope"
            ? "CASE scope WHEN $1 THEN n.id ELSE scope END"
            : `t.${name}`,
      );
      await db.query(
        `INSERT INTO ${table} (${names.join(", ")}) SELECT ${values.join(", ")}
         FROM unnest($2::text[]) AS n(id), public.${table} t WHERE t.household_id = $1`,
        [from, households],
      );
    }
  });

/** Milliseconds that all clients together take for their pushes. @param targets the clients are shared out among them */
const timeOf = async (
  targets: readonly Target[],
  cookies: ReadonlyMap<string, string>,
  pushes: number,
): Promise<number> => {
  const work = households.flatMap((household, index) => {
    const target = targets[index % targets.length];
    if (target === undefined) return [];
    const replica = randomId();
    const bodies = Array.from({ length: pushes }, (_, n) => pushBody(replica, n + 1, 1));
    return [{ target, bodies, client: createClient(target.port, cookiesIn(household, cookies)) }];
  });
  const started = performance.now();
  await Promise.all(
    work.map(({ target, bodies, client }) => drive(target, `/sync/push?scope=${profileId}`, bodies, client)),
  );
  const spent = performance.now() - started;
  for (const { client } of work) client.close();
  return spent;
};

/** @param singles pushes of one operation that each side takes in all rounds together */
export const measureTwoProcesses = async (singles: number): Promise<readonly Figure[]> => {
  if (!hasPostgres()) return [];
  const folders = Array.from({ length: 3 }, () => mkdtempSync(join(tmpdir(), "muster-bench-")));
  const [keys = "", first = "", second = ""] = folders;
  const environment = { DATABASE_URL: await durableDatabase(), KEYS_DIR: keys };
  const one = await startMuster(first, environment);
  const client = await joinAs(one);
  await copyHousehold(environment.DATABASE_URL);
  const two = await startMuster(second, environment);
  try {
    const pushes = Math.ceil(singles / rounds / households.length);
    const times: { readonly alone: number; readonly together: number }[] = [];
    // The first round warms up.
    for (let round = 0; round <= rounds; round += 1) {
      const alone = await timeOf([one], client.cookies, pushes);
      const together = await timeOf([one, two], client.cookies, pushes);
      if (round > 0) times.push({ alone, together });
    }
    const ratio = middle(times.map(({ alone, together }) => alone / together));
    const cores = availableParallelism();
    const perSecond = (pushes * households.length * 1_000) / middle(times.map(({ alone }) => alone));
    return [
      {
        name: "two processes on one PostgreSQL, against one: pushes of eight households",
        value: rounded(ratio, 2),
        unit: "times",
        floor: { name: "one process, /s", value: Math.round(perSecond) },
        goal: "≥ 1.6 times",
        met: ratio >= 1.6,
        ...(cores < coresNeeded ? { notJudged: `${cores} cores` } : {}),
      },
    ];
  } finally {
    client.close();
    await Promise.all([one.stop(), two.stop()]);
    for (const used of folders) rmSync(used, { recursive: true, force: true });
  }
};
