/** A server behind PgBouncer, by transactions and by sessions, where one is installed. */
import { spawn, spawnSync } from "node:child_process";
import { chownSync, existsSync, mkdtempSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { afterAll, expect, test } from "vitest";
import { type EnrolledPerson, invitationOf, joins, startOfContract } from "../testing/engine-under-test.ts";
import { freshDatabase } from "../testing/postgres-server.ts";
import { createPool, runStatement } from "./connection.ts";
import { openPostgres } from "./open.ts";

const hasPooler = spawnSync("pgbouncer", ["--version"]).status === 0;
if (!hasPooler) console.info("The pooler is left out: no PgBouncer is installed here (package 'pgbouncer').");

const ends: (() => Promise<void>)[] = [];
afterAll(async () => {
  for (const end of ends.reverse()) await end();
});

type PoolMode = "transaction" | "session";
/** To the server. By transactions they are few, so that transactions change between them; a session has one for itself. */
const connections: Readonly<Record<PoolMode, number>> = { transaction: 2, session: 40 };

/** @returns the address of a PgBouncer */
const poolerBefore = async (direct: string, mode: PoolMode): Promise<string> => {
  const folder = mkdtempSync(join(tmpdir(), "muster-pooler-"));
  const socket = decodeURIComponent(
    new URL(direct.replace("@/", "@localhost/")).searchParams.get("host") ?? "",
  );
  writeFileSync(join(folder, "users"), '"muster" ""\n');
  writeFileSync(
    join(folder, "pgbouncer.ini"),
    `[databases]\n* = host=${socket} user=muster\n[pgbouncer]\nlisten_addr =\nunix_socket_dir = ${folder}\nauth_type = any\n` +
      `pool_mode = ${mode}\ndefault_pool_size = ${connections[mode]}\nauth_file = ${join(folder, "users")}\n`,
  );
  // As whoever the server runs as: it refuses to run as root, and nobody else sees the server's socket.
  const { uid, gid } = statSync(socket);
  chownSync(folder, uid, gid);
  const pooler = spawn("pgbouncer", ["-q", join(folder, "pgbouncer.ini")], { stdio: "ignore", uid, gid });
  ends.push(async () => {
    pooler.kill("SIGKILL");
    rmSync(folder, { recursive: true, force: true });
  });
  for (let tries = 0; !existsSync(join(folder, ".s.PGSQL.6432")); tries += 1) {
    if (tries > 200) throw new Error("PgBouncer did not start");
    await wait(50);
  }
  const name = new URL(direct.replace("@/", "@localhost/")).pathname;
  return `postgres://muster@${name}?host=${encodeURIComponent(folder)}&port=6432`;
};

test.runIf(hasPooler).each([
  ["transaction", true],
  ["session", false],
] as const)("a pooler by %s serves many households and passes news on", async (mode, isDirectToo) => {
  const directUrl = await freshDatabase();
  const url = await poolerBefore(directUrl, mode);
  const open = async (direct: string | undefined) => {
    const opened = await openPostgres({
      url,
      directUrl: direct,
      now: new Date(startOfContract),
      connections: 8,
    });
    if (!opened.ok) throw new Error(JSON.stringify(opened.error));
    ends.push(() => opened.value.stores.close());
    return opened.value.stores;
  };
  const beside = isDirectToo ? directUrl : undefined;
  const [stores, other] = [await open(beside), await open(beside)];
  const people: EnrolledPerson[] = [];
  for (let index = 0; index < 12; index += 1)
    people.push(await joins(index % 2 === 0 ? stores : other, `alex${index}`));
  const writes = people.flatMap(({ householdId }, index) =>
    [stores, other].map((one, at) =>
      one.household.addInvitation(invitationOf(householdId, "profile", `${index}/${at}`), startOfContract),
    ),
  );
  expect(await Promise.all(writes)).toEqual(writes.map(() => true));
  for (let round = 0; round < 5; round += 1) {
    const owners = await Promise.all(people.map(({ householdId }) => other.household.owners(householdId)));
    expect(owners).toEqual(people.map(({ profileId }) => [profileId]));
  }
  const received: unknown[] = [];
  other.others.listen(
    (news) => received.push(news),
    () => {},
  );
  const householdId = people[0]?.householdId ?? "";
  stores.others.tell({ type: "head", householdId, seq: 7 });
  await expect.poll(() => received).toEqual([{ type: "head", householdId, seq: 7 }]);
});

test("a pool keeps statements prepared, however many another one has", async () => {
  const url = await freshDatabase();
  const [busy, other] = [createPool(url, 1), createPool(url, 1)];
  ends.push(async () => void (await Promise.all([busy.end(), other.end()])));
  for (let index = 0; index < 400; index += 1) await runStatement(busy, `SELECT ? + ${index} AS sum`, [0]);
  await runStatement(other, "SELECT ? + 1 AS another", [0]);
  const known = "SELECT count(*) AS known FROM pg_prepared_statements WHERE ? = 0";
  const countOf = async (pool: typeof other) =>
    (await runStatement<{ known: number }>(pool, known, [0])).rows[0]?.known;
  expect(await countOf(other)).toBeGreaterThan(0);
  expect(await countOf(busy)).toBeLessThan(400);
});

test.runIf(hasPooler)(
  "control: prepared statements are missing behind a pooler by transactions",
  async () => {
    for (const isPooled of [true, false]) {
      // Each has a pooler of its own: no connection is left that the case before broke off.
      const url = await poolerBefore(await freshDatabase(), "transaction");
      const [asking, holding] = [
        createPool(url, 1, isPooled),
        createPool(url, connections.transaction, true),
      ];
      const ask = () => runStatement<{ pid: number }>(asking, "SELECT ? + pg_backend_pid() AS pid", [0]);
      const [backend] = (await ask()).rows;
      // All connections to the server are taken; then each is free again but the one that knows the statement.
      const clients = await Promise.all(
        Array.from({ length: connections.transaction }, () => holding.connect()),
      );
      for (const one of clients) await one.query("BEGIN");
      const taken: unknown[] = [];
      for (const one of clients) {
        const { rows } = await one.query<{ pid: number }>("SELECT pg_backend_pid() AS pid");
        taken.push(rows[0]?.pid);
        if (rows[0]?.pid !== backend?.pid) await one.query("ROLLBACK");
      }
      expect(taken).toContain(backend?.pid);
      const [again] = await Promise.allSettled([ask()]);
      for (const one of clients) one.release(true);
      await Promise.all([asking.end(), holding.end()]);
      expect(again?.status).toBe(isPooled ? "fulfilled" : "rejected");
    }
  },
);
