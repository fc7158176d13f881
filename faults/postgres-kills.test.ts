/**
 * Two server processes on one PostgreSQL that writes through to the disk, devices that push to both without a pause, and
 * kill -9: of one of the processes, and of PostgreSQL with all of its own. What was confirmed is there, and once.
 */
import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { recordSchemaVersion } from "@muster/domain/records";
import { randomId } from "@muster/domain/shared/ids";
import type { Operation } from "@muster/sync/protocol";
import { afterAll, beforeAll, expect, inject, test } from "vitest";
import {
  type KillablePostgres,
  killablePostgres,
  withClient,
} from "../packages/server/src/database/testing/postgres-server.ts";
import { environmentOf, type ServerProcess, startProcess } from "../packages/server/test/server-process.ts";
import { operation } from "../packages/server/test/sync-calls.ts";
import { oats } from "../packages/web/test/support/records.ts";
import { type FaultFigures, reportFigures } from "./figures.ts";
import { joinedPerson } from "./real-device.ts";

const emptyFolder = () => mkdtempSync(join(tmpdir(), "muster-kills-"));
const writers = 6;
const opsInAPush = 3;

let postgres: KillablePostgres;
let environments: readonly Record<string, string>[];
/** Both serve all the time, but for the moments after a kill. */
let processes: ServerProcess[];
let person: Awaited<ReturnType<typeof joinedPerson>>;

beforeAll(async () => {
  postgres = await killablePostgres();
  const keys = emptyFolder();
  environments = [0, 1].map(() =>
    environmentOf(emptyFolder(), { DATABASE_URL: postgres.url, KEYS_DIR: keys }),
  );
  processes = [];
  for (const environment of environments) processes.push(await startProcess(environment));
  const [, last] = processes;
  if (last === undefined) throw new Error("no process was started");
  // The code that was printed last counts.
  person = await joinedPerson(last);
});
afterAll(async () => {
  await Promise.all(processes.map((process) => process.end("SIGKILL")));
});

const ask = async (address: string | undefined, path: string, body?: unknown) => {
  const response = await fetch(`${address}${path}`, {
    method: body === undefined ? "GET" : "POST",
    headers: {
      "content-type": "application/json",
      origin: address ?? "",
      cookie: [...person.cookies].map(([name, value]) => `${name}=${value}`).join("; "),
    },
    signal: AbortSignal.timeout(20_000),
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  return { status: response.status, body: (await response.json()) as Record<string, unknown> };
};

type Push = { readonly replica: string; readonly ops: readonly Operation[] };
/** Sends a push to one of the processes. @returns the operations that it confirmed */
type Send = (push: Push, to: number) => Promise<readonly string[]>;

const send: Send = async ({ replica, ops }, to) => {
  const body = { protocol: 2, schema: recordSchemaVersion, replica, confirmed: 0, ops };
  const answer = await ask(processes[to]?.address, "/sync/push", body);
  expect(answer.body.bad ?? []).toEqual([]);
  return answer.status === 200 ? (answer.body.done as string[]) : [];
};

/** Everything that a process serves of the person: each row's id and number, as often as it is served. */
const rowsAt = async (to: number): Promise<readonly string[]> => {
  const rows: string[] = [];
  for (let cursor = 0, more = true; more; ) {
    const { status, body } = await ask(
      processes[to]?.address,
      `/sync/pull?protocol=2&scope=${person.profileId}&cursor=${cursor}&limit=500`,
    );
    expect(status).toBe(200);
    rows.push(...(body.rows as { id: string; seq: number }[]).map(({ id, seq }) => `${id} ${seq}`));
    cursor = Number(body.cursor);
    more = body.more === true;
  }
  return rows;
};
const headOf = async (): Promise<number> => {
  const { rows } = await withClient(postgres.url, (client) =>
    client.query("SELECT max(seq) AS head FROM household"),
  );
  return Number(rows[0]?.head);
};

/**
 * Devices push through two processes while something is killed again and again, and send what was not confirmed once more under
 * the same ids.
 * @param kill ends when what was killed serves again
 * @param settled waits for what is still on its way at the end
 */
const pushThroughKills = async (
  kills: number,
  by: Send,
  kill: (turn: number) => Promise<void>,
  settled: () => Promise<unknown> = async () => {},
): Promise<FaultFigures> => {
  const acknowledged = new Map<string, string>();
  const before = await headOf();
  let isOver = false;
  const writer = async (index: number): Promise<void> => {
    const replica = randomId();
    for (let n = 0; !isOver; ) {
      const ops = Array.from({ length: opsInAPush }, () => {
        n += 1;
        return operation({
          number: n,
          scope: person.profileId,
          kind: "nutritionEntry",
          id: randomId(),
          new: true,
          fields: oats,
        });
      });
      for (let tries = 0, open = true; open; tries += 1) {
        const done = await by({ replica, ops }, (index + tries) % 2).catch((): readonly string[] => []);
        for (const { op, id } of ops) if (done.includes(op)) acknowledged.set(op, id);
        open = !ops.every(({ op }) => acknowledged.has(op));
        if (open) await wait(20);
      }
    }
  };
  const writing = Promise.all(Array.from({ length: writers }, (_, index) => writer(index)));
  for (let turn = 0; turn < kills; turn += 1) {
    const enough = acknowledged.size + opsInAPush * (5 + ((turn * 7) % 23));
    while (acknowledged.size < enough) await wait(2);
    await kill(turn);
  }
  isOver = true;
  await writing;
  await settled();
  const [one, two] = [await rowsAt(0), await rowsAt(1)];
  const served = one.map((row) => row.split(" ")[0] ?? "");
  const kept = new Set(served);
  const lost = [...acknowledged.values()].filter((id) => !kept.has(id)).length;
  return {
    acknowledged: acknowledged.size,
    lost,
    // Each operation takes one number, and one that counts twice takes two.
    duplicated:
      served.length - kept.size + Math.max(0, (await headOf()) - before - (acknowledged.size - lost)),
    diverged: new Set([...one, ...two]).size - kept.size,
  };
};

const nothingWrong = { lost: 0, duplicated: 0, diverged: 0 };

const killPostgres = async (): Promise<void> => {
  await postgres.kill();
  await postgres.startAgain();
};
const killProcess = async (turn: number): Promise<void> => {
  const index = turn % 2;
  await processes[index]?.end("SIGKILL");
  processes[index] = await startProcess(environments[index] ?? {});
};

const postgresKills = inject("faults").postgresKill;
test(`SYNC-02 P4 ${postgresKills} kills of PostgreSQL under load lose nothing`, async () => {
  const figures = await pushThroughKills(postgresKills, send, killPostgres);
  reportFigures(figures);
  expect(figures.acknowledged).toBeGreaterThan(postgresKills * 15);
  expect(figures).toMatchObject(nothingWrong);
});

const processKills = inject("faults").processKill;
test(`SYNC-02 P4 ${processKills} kills of one of two processes lose nothing`, async () => {
  const figures = await pushThroughKills(processKills, send, killProcess);
  reportFigures(figures);
  expect(figures.acknowledged).toBeGreaterThan(processKills * 15);
  expect(figures).toMatchObject(nothingWrong);
});

test("P4 control: a process that confirms before it stores is found to lose", async () => {
  const pending: Promise<unknown>[] = [];
  const early: Send = async (push, to) => {
    // What was confirmed waits in the process's memory, and is gone with it.
    const process = processes[to];
    const stored = wait(200).then(() => (processes[to] === process ? send(push, to) : []));
    pending.push(stored.catch(() => []));
    await wait(20);
    return push.ops.map(({ op }) => op);
  };
  const settled = () => Promise.all(pending);
  expect(await pushThroughKills(0, early, killProcess, settled)).toMatchObject(nothingWrong);
  expect((await pushThroughKills(2, early, killProcess, settled)).lost).toBeGreaterThan(0);
});

test("P4 control: a PostgreSQL that confirms before it writes is found to lose", async () => {
  await withClient(postgres.url, async (client) => {
    // The server refuses to start on such a database: it is changed behind its back.
    await client.query("ALTER SYSTEM SET synchronous_commit = off");
    await client.query("ALTER SYSTEM SET wal_writer_delay = '10s'");
    await client.query("SELECT pg_reload_conf()");
  });
  await wait(500);
  expect(await pushThroughKills(0, send, killPostgres)).toMatchObject(nothingWrong);
  expect((await pushThroughKills(4, send, killPostgres)).lost).toBeGreaterThan(0);
});
