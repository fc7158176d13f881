/**
 * Durable pushes a second of the real server process, beside bare node:http in the same run. The client shares the
 * machine, so only the ratios mean something: they are taken in several rounds, each of which measures all servers right
 * after one another, and the middle one counts. Where the system tells it, the processor time of a push is given too: it
 * hardly depends on what else the machine does.
 */
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { randomId } from "@muster/domain/shared/ids";
import { durableDatabase, hasPostgres } from "@muster/server/database/testing/postgres-server";
import { type Figure, middle, rounded } from "./figure.ts";
import { createClient, drive, joinAs, profileId, pushBody, start, startMuster } from "./muster-process.ts";

const rounds = 5;

/** Both engines in the same run; the client shares the machine, and so does PostgreSQL. */
export const measurePostgres = async (singles: number, batches: number): Promise<readonly Figure[]> => {
  if (!hasPostgres()) return [];
  const dataDir = mkdtempSync(join(tmpdir(), "muster-bench-"));
  const folder = mkdtempSync(join(tmpdir(), "muster-bench-"));
  const sqlite = await startMuster(dataDir);
  const postgres = await startMuster(folder, { DATABASE_URL: await durableDatabase() });
  try {
    const path = `/sync/push?scope=${profileId}`;
    const engines = [];
    for (const target of [sqlite, postgres]) {
      const replica = randomId();
      const client = await joinAs(target);
      const bodies = Array.from({ length: singles }, (_, index) => pushBody(replica, index + 1, 1));
      const fifties = Array.from({ length: batches }, (_, index) =>
        pushBody(replica, singles + 1 + index * 50, 50),
      );
      engines.push({ target, client, bodies, fifties, single: [] as number[], batched: [] as number[] });
    }
    for (let round = 0; round < rounds; round += 1)
      for (const { target, client, bodies, fifties, single, batched } of engines) {
        const [one, many] = [bodies, fifties].map((all) => {
          const share = Math.floor(all.length / rounds);
          return all.slice(round * share, (round + 1) * share);
        });
        single.push((await drive(target, path, one ?? [], client)).perSecond);
        batched.push((await drive(target, path, many ?? [], client)).perSecond * 50);
      }
    for (const { client } of engines) client.close();
    const [floor, measured] = engines.map(({ single, batched }) => ({
      single: Math.round(middle(single)),
      batched: Math.round(middle(batched)),
    }));
    return [
      {
        name: "PostgreSQL with fsync: single-set pushes of one household",
        value: measured?.single ?? 0,
        unit: "/s",
        floor: { name: "SQLite /s", value: floor?.single ?? 0 },
        goal: "≥ 2000 /s",
        met: (measured?.single ?? 0) >= 2_000,
      },
      {
        name: "PostgreSQL with fsync: batched operations a second (50 a push)",
        value: measured?.batched ?? 0,
        unit: "/s",
        floor: { name: "SQLite /s", value: floor?.batched ?? 0 },
        goal: "≥ 10000 /s",
        met: (measured?.batched ?? 0) >= 10_000,
      },
    ];
  } finally {
    await Promise.all([sqlite.stop(), postgres.stop()]);
    for (const used of [dataDir, folder]) rmSync(used, { recursive: true, force: true });
  }
};

export const measureServer = async (singles: number, batches: number): Promise<readonly Figure[]> => {
  const dataDir = mkdtempSync(join(tmpdir(), "muster-bench-"));
  const bare = await start("bench/bare-server.ts", [], {});
  const row = await start("bench/bare-server.ts", ["row"], {});
  const muster = await startMuster(dataDir);
  try {
    const client = await joinAs(muster);
    const replica = randomId();
    const one = Array.from({ length: singles }, (_, index) => pushBody(replica, index + 1, 1));
    const fifty = Array.from({ length: batches }, (_, index) =>
      pushBody(replica, singles + 1 + index * 50, 50),
    );
    const path = `/sync/push?scope=${profileId}`;
    // Warm-up of all three, then the measured rounds one after the other.
    const warm = one.slice(0, Math.floor(singles / 4));
    const bareClient = createClient(bare.port);
    const rowClient = createClient(row.port);
    await drive(bare, "/", warm, bareClient);
    await drive(row, "/", warm, rowClient);
    await drive(muster, path, warm, client);
    const share = Math.floor((singles - warm.length) / rounds);
    const measured = [];
    for (let round = 0; round < rounds; round += 1) {
      const bodies = one.slice(warm.length + round * share, warm.length + (round + 1) * share);
      measured.push({
        floor: await drive(bare, "/", bodies, bareClient),
        rowFloor: await drive(row, "/", bodies, rowClient),
        single: await drive(muster, path, bodies, client),
      });
    }
    const batched = await drive(muster, path, fifty, client);
    for (const used of [client, bareClient, rowClient]) used.close();
    const ratio = middle(measured.map(({ single, floor }) => single.perSecond / floor.perSecond));
    const operations = batched.perSecond * 50;
    const slower = middle(measured.map(({ single, rowFloor }) => single.p99 / rowFloor.p99));
    const floorRate = Math.round(middle(measured.map(({ floor }) => floor.perSecond)));
    const singleRate = Math.round(middle(measured.map(({ single }) => single.perSecond)));
    const processor = middle(measured.map(({ single }) => single.processor));
    const floorProcessor = middle(measured.map(({ floor }) => floor.processor));
    return [
      {
        name: "single-set pushes, share of bare node:http",
        value: rounded(ratio, 2),
        unit: `× (${singleRate}/s)`,
        floor: { name: "bare node:http POST/s", value: floorRate },
        goal: "≥ 0.6 × or 4,000/s",
        met: ratio >= 0.6 || singleRate >= 4_000,
      },
      {
        name: "push p99, against bare http + one durable row",
        value: rounded(slower, 2),
        unit: `× (${rounded(middle(measured.map(({ single }) => single.p99)))} ms)`,
        floor: { name: "p99 ms", value: rounded(middle(measured.map(({ rowFloor }) => rowFloor.p99))) },
        goal: "≤ 2.5 ×",
        met: slower <= 2.5,
      },
      {
        name: "batched operations a second (50 a push)",
        value: Math.round(operations),
        unit: "/s",
        floor: { name: "bare node:http POST/s", value: floorRate },
        goal: "≥ 12000 /s",
        met: operations >= 12_000,
      },
      ...(floorProcessor === 0
        ? []
        : [
            {
              name: "processor time of a push, against bare node:http",
              value: rounded(processor / floorProcessor),
              unit: `× (${Math.round(processor)} µs)`,
              floor: { name: "bare node:http µs", value: Math.round(floorProcessor) },
              goal: "≤ 4 ×",
              met: processor <= 4 * floorProcessor,
            },
          ]),
    ];
  } finally {
    await Promise.all([bare.stop(), row.stop(), muster.stop()]);
    rmSync(dataDir, { recursive: true, force: true });
  }
};
