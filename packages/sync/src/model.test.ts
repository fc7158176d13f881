/** Random histories under faults (testing/model.ts). Broken parts stand beside the sound ones: each must be found out. */
import * as fc from "fast-check";
import { expect, inject, test } from "vitest";
import * as z from "zod/mini";
import { reportFigures } from "../../../faults/figures.ts";
import { createMemoryServer } from "./testing/memory-server.ts";
import { BrokenPromise, histories, play } from "./testing/model.ts";
import { createMemoryDevice, logKind, logMaps } from "./testing/model-device.ts";
import { mutants, type Parts } from "./testing/mutants.ts";

const kinds = {
  [logKind]: {
    schema: z.object({
      notes: z.string(),
      name: z.string(),
      sets: z.record(z.string(), z.object({ position: z.number(), weight: z.number(), reps: z.number() })),
    }),
    scope: "profile" as const,
    maps: logMaps,
    unset: { notes: "" },
  },
};
const profile = "profile-a";

const aWorld = (deviceCount: number, records: number, parts: Parts) => {
  let serial = 0;
  const newId = () => `00000000-0000-4000-8000-${(++serial).toString(16).padStart(12, "0")}`;
  const server = createMemoryServer({
    kinds,
    schema: 1,
    household: "household",
    ...(parts.accept === undefined ? {} : { acceptWith: parts.accept }),
  });
  return {
    server,
    profile,
    kind: logKind,
    devices: Array.from({ length: deviceCount }, () =>
      createMemoryDevice(newId(), profile, newId, parts.client),
    ),
    ids: Array.from({ length: records }, newId),
    newId,
  };
};

const property = (parts: Parts, skews: boolean, records = 3) =>
  fc.asyncProperty(fc.integer({ min: 2, max: 4 }), histories(80, 4, skews), (deviceCount, history) =>
    play(
      aWorld(deviceCount, records, parts),
      // A shrunk world has fewer devices than the history was made for.
      history.map((command) =>
        "device" in command ? { ...command, device: command.device % deviceCount } : command,
      ),
      !skews,
    ),
  );

const plays = inject("faults").convergence;

test("SYNC-02 SYNC-03 no saved write is lost or doubled and all devices agree, whatever network, kills and clocks do", {
  timeout: 30_000 + plays * 100,
}, async () => {
  await fc.assert(property({}, true), { numRuns: plays });
  reportFigures({ lost: 0, duplicated: 0, diverged: 0 });
});

test("SYNC-03 with right clocks the later edit wins on every device, in whatever order edits arrive", async () => {
  await fc.assert(property({}, false), { numRuns: 300 });
});

test.each(mutants)("SYNC-02 control: the model finds out when $what", async ({ skews, parts }) => {
  // One record, so that writes meet more often; a fixed seed, since chance must not decide about a control.
  const outcome = await fc.check(property(parts, skews, 1), { numRuns: 3_000, endOnFailure: true, seed: 12 });
  expect(outcome.failed).toBe(true);
  // By a promise that does not hold, and not because the broken part cannot run.
  expect(outcome.errorInstance).toBeInstanceOf(BrokenPromise);
});
