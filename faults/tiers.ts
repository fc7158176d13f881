/**
 * How often each fault is tried. `quick` runs with `npm test` and on every change, `release` before a release, `long`
 * when somebody has a night: the counts of the promises. A harness asks for its count with `inject("faults")`.
 */
export type Tier = "quick" | "release" | "long";

/** What a harness cannot do without. */
export type Need = "postgres" | "pg_dump" | "a small disk" | "cc";

export type FaultSuite = {
  /** The promise in words: what must not happen. */
  readonly says: string;
  /** What one of the count is. */
  readonly of: string;
  readonly project: "unit" | "flow" | "browser";
  /** Must be there, or the harness is left out, and that is said. */
  readonly needs?: readonly Need[];
  readonly file: string;
  /** Part of the titles of its tests. */
  readonly title: string;
  /** Part of the title of the test that shows that the harness would notice: what it breaks must be found. */
  readonly control: string;
  readonly counts: Readonly<Record<Tier, number>>;
};

export const faultSuites = {
  browserKill: {
    says: "P1 an entry called saved survives SIGKILL of the whole browser, also when it loses its databases",
    of: "kills",
    project: "browser",
    file: "e2e/durability.test.ts",
    title: "saved sets survive any kill and a lost database, exactly once",
    control: "control: a lost database without journal files loses its sets",
    counts: { quick: 12, release: 100, long: 500 },
  },
  serverKill: {
    says: "P2 an entry that the server acknowledged survives kill -9 of the server, once",
    of: "kills",
    project: "flow",
    file: "packages/server/test/process.test.ts",
    title: "kills while pushing: acknowledged entries are there once",
    control: "control: acknowledged entries that a kill takes away are missed",
    counts: { quick: 10, release: 300, long: 1_000 },
  },
  powerCut: {
    says: "P3 an entry that the server acknowledged on SQLite survives a power cut, and the file is whole",
    of: "cuts",
    project: "flow",
    needs: ["cc"],
    file: "faults/power-cuts.test.ts",
    title: "power cuts nothing confirmed is lost",
    control: "control: a server that syncs only at checkpoints is found to lose data",
    counts: { quick: 20, release: 500, long: 3_000 },
  },
  postgresKill: {
    says: "P4 an entry that two processes on one PostgreSQL acknowledged survives kill -9 of PostgreSQL, once",
    of: "kills",
    project: "flow",
    needs: ["postgres"],
    file: "faults/postgres-kills.test.ts",
    title: "kills of PostgreSQL under load lose nothing",
    control: "control: a PostgreSQL that confirms before it writes",
    counts: { quick: 3, release: 100, long: 300 },
  },
  processKill: {
    says: "P4 an entry that one of two processes acknowledged survives kill -9 of that process, once",
    of: "kills",
    project: "flow",
    needs: ["postgres"],
    file: "faults/postgres-kills.test.ts",
    title: "kills of one of two processes lose nothing",
    control: "control: a process that confirms before it stores",
    counts: { quick: 3, release: 100, long: 300 },
  },
  postgresPowerCut: {
    says: "P4 an entry that the server acknowledged on PostgreSQL survives a power cut, and the tables are whole",
    of: "cuts",
    project: "flow",
    needs: ["postgres", "cc"],
    file: "faults/power-cut/postgres-power-cuts.test.ts",
    title: "a power cut of PostgreSQL",
    control: "control: a PostgreSQL that confirms before its log is on the disk",
    counts: { quick: 10, release: 500, long: 3_000 },
  },
  convergence: {
    says: "P5 devices agree and nothing counts twice, whatever network, kills and clocks do",
    of: "histories",
    project: "unit",
    file: "packages/sync/src/model.test.ts",
    title: "no saved write is lost or doubled",
    control: "control: the model finds out",
    counts: { quick: 400, release: 3_000, long: 10_000 },
  },
  storeConvergence: {
    says: "P5 the same over the device's own database",
    of: "histories",
    project: "flow",
    file: "packages/web/test/sync-model.test.ts",
    title: "the device's database loses nothing under any fault",
    control: "control: a device that forgets unanswered writes is detected",
    counts: { quick: 40, release: 400, long: 3_000 },
  },
  storeHistories: {
    says: "P5 the same with the device's own database and the server's, on SQLite and on PostgreSQL",
    of: "histories on each",
    project: "flow",
    file: "faults/store-histories.test.ts",
    title: "real devices on real stores lose nothing",
    control: "control: real stores that confirm what they did not store",
    counts: { quick: 12, release: 3_000, long: 10_000 },
  },
  restores: {
    says: "P11 after a restore or an older disk the later edit wins, nothing is lost and no delete comes undone",
    of: "histories with right clocks, and a third as many with wrong ones",
    project: "flow",
    file: "faults/restores.test.ts",
    title: "histories of restores",
    control: "control: the histories find out when",
    counts: { quick: 20, release: 3_000, long: 20_000 },
  },
  postgresRestores: {
    says: "P11 the same after PostgreSQL is put back to a copy",
    of: "histories with right clocks, and a third as many with wrong ones",
    project: "flow",
    needs: ["postgres"],
    file: "faults/postgres-restores.test.ts",
    title: "histories of restores of PostgreSQL",
    control: "control: an unannounced restore of PostgreSQL is detected",
    counts: { quick: 5, release: 3_000, long: 20_000 },
  },
  restoreUnderLoad: {
    says: "P11 a restore by the command while devices push and others are offline loses and doubles nothing",
    of: "restores",
    project: "flow",
    file: "faults/restore-under-load.test.ts",
    title: "a restore during pushes loses nothing that a device still has",
    control: "control: without those devices, what followed the backup is missing",
    counts: { quick: 1, release: 20, long: 200 },
  },
  postgresRestoreUnderLoad: {
    says: "P11 a dump of PostgreSQL, made and put back while devices push and others are offline, loses and doubles nothing",
    of: "restores",
    project: "flow",
    needs: ["postgres", "pg_dump"],
    file: "faults/restore-under-load.test.ts",
    title: "a restore of a dump while devices push",
    control: "control: without the devices, what was confirmed after the dump",
    counts: { quick: 1, release: 20, long: 200 },
  },
  postgresFullDisk: {
    says: "P4 a full disk under PostgreSQL refuses writes and loses nothing that was confirmed",
    of: "disks",
    project: "flow",
    needs: ["postgres", "a small disk"],
    file: "faults/postgres-full-disk.test.ts",
    title: "a full disk under PostgreSQL",
    control: "control: a server that confirms what the full disk refused",
    counts: { quick: 1, release: 10, long: 50 },
  },
  postgresFullLog: {
    says: "P4 a full disk under the log of PostgreSQL, which ends it, loses nothing that was confirmed",
    of: "disks",
    project: "flow",
    needs: ["postgres", "a small disk"],
    file: "faults/postgres-full-log.test.ts",
    title: "a full disk under the log of PostgreSQL",
    control: "control: a server that confirms what the full log refused",
    counts: { quick: 1, release: 10, long: 50 },
  },
  badNetwork: {
    says: "P6 a bad network loses nothing and doubles nothing: eight faults on three of four requests",
    of: "entries",
    project: "flow",
    file: "faults/bad-network.test.ts",
    title: "a bad network",
    control: "control: a client that retries under new ids makes duplicates",
    counts: { quick: 400, release: 20_000, long: 100_000 },
  },
  slowLink: {
    says: "P6 a backlog gets through a link of 2 kB/s whose relay gives up after 6 s, in smaller batches, once",
    of: "entries",
    project: "flow",
    file: "faults/slow-link.test.ts",
    title: "entries get through a link of 2 kB/s once",
    control: "control: a client that always sends everything never gets through",
    counts: { quick: 20, release: 150, long: 1_000 },
  },
  passcodeGuessing: {
    says: "P13 at most ten wrong passcodes are ever tried, in parallel and over kills of the server",
    of: "guesses",
    project: "flow",
    file: "faults/passcode-guessing.test.ts",
    title: "guesses",
    control: "control: a server that forgets the count",
    counts: { quick: 200, release: 10_000, long: 50_000 },
  },
  hostileAnswers: {
    says: "P15 no hostile answer of a model ships a week that breaks a rule",
    of: "answers",
    project: "flow",
    file: "packages/server/test/hostile-answers.test.ts",
    title: "hostile answers",
    control: "control: an unchecked week of a model breaks a rule",
    counts: { quick: 80, release: 300, long: 3_000 },
  },
  idSwaps: {
    says: "P12 whoever is signed in gets nothing of others by their ids, in any place of any request",
    of: "swaps",
    project: "flow",
    file: "faults/id-swaps.test.ts",
    title: "swapped ids",
    control: "control: a server that trusts ids of a request leaks data",
    counts: { quick: 400, release: 5_000, long: 100_000 },
  },
  hostileRequests: {
    says: "P16 a real server outlives requests of any kind without a 5xx, and does not grow by 50 MB",
    of: "requests",
    project: "flow",
    file: "faults/hostile-requests.test.ts",
    title: "hostile requests",
    control: "control: a server that keeps 2 kB of each request",
    counts: { quick: 10_000, release: 1_000_000, long: 5_000_000 },
  },
  badRequests: {
    says: "P16 no request, however broken, crashes the server or makes a 5xx",
    of: "requests",
    project: "flow",
    file: "packages/server/test/bad-input.test.ts",
    title: "P16",
    control: "control: a route that stumbles over a kind of value",
    counts: { quick: 600, release: 20_000, long: 300_000 },
  },
} as const satisfies Readonly<Record<string, FaultSuite>>;

type FaultName = keyof typeof faultSuites;
export type FaultCounts = Readonly<Record<FaultName, number>>;

export const countsOf = (tier: Tier): FaultCounts =>
  // The keys are those of the table.
  Object.fromEntries(
    Object.entries(faultSuites).map(([name, { counts }]) => [name, counts[tier]]),
  ) as FaultCounts;

declare module "vitest" {
  interface ProvidedContext {
    readonly faults: FaultCounts;
  }
}
