import { availableParallelism } from "node:os";
import { defineConfig } from "vitest/config";
import { countsOf, type Tier } from "./faults/tiers.ts";

/** `npm run faults` asks for more than every run does. */
const tier = (process.env.MUSTER_FAULTS as Tier | undefined) ?? "quick";
const provide = { faults: countsOf(tier) };

/**
 * These limits end what hangs; they are no measure of speed. Others may starve the machine, and a test takes ten times
 * as long: so no test sets a limit of its own. The thousands of faults of a release take hours.
 */
const limits = {
  testTimeout: tier === "quick" ? 600_000 : 12 * 3_600_000,
  hookTimeout: 600_000,
  expect: { poll: { timeout: 60_000 } },
};

/**
 * Every processor works on the tests: left out, one is kept free, which on a machine with two of them means half the speed.
 * The projects come one after the other: the files of one start when those before it are through.
 */
const everyProcessor = Math.max(2, availableParallelism());

export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: "unit",
          maxWorkers: everyProcessor,
          sequence: { groupOrder: 0 },
          // Modules keep no state, so the files of a worker share them: half of the time was loading them again.
          isolate: false,
          provide,
          include: ["packages/*/src/**/*.test.{ts,tsx}", "tools/**/*.test.ts"],
          environment: "node",
          ...limits,
        },
      },
      {
        test: {
          name: "flow",
          // These tests wait: for slow links, for processes that start and end. One file more at a time keeps the processors busy.
          maxWorkers: everyProcessor + 1,
          sequence: { groupOrder: 1 },
          isolate: false,
          provide,
          include: ["packages/*/test/**/*.test.ts", "faults/**/*.test.ts"],
          environment: "node",
          ...limits,
        },
      },
      {
        test: {
          name: "browser",
          isolate: false,
          provide,
          include: ["e2e/**/*.test.ts"],
          setupFiles: ["e2e/show-failed.ts"],
          environment: "node",
          ...limits,
          // Each file has its own server and browser. One file more than there are processors: pages wait, too.
          maxWorkers: everyProcessor + 1,
          sequence: { groupOrder: 2 },
        },
      },
    ],
  },
});
