/** The histories of packages/sync/src/testing/model.ts, played on the real store over an IndexedDB in memory. */
import { recordSchemaVersion } from "@muster/domain/records";
import { randomId } from "@muster/domain/shared/ids";
import { acceptedKinds } from "@muster/domain/unset-fields";
import { createMemoryServer } from "@muster/sync/testing/memory-server";
import { play } from "@muster/sync/testing/model";
import type { ModelDevice } from "@muster/sync/testing/model-device";
import { type Clocks, histories } from "@muster/sync/testing/model-histories";
import { BrokenPromise } from "@muster/sync/testing/model-promises";
import * as fc from "fast-check";
import { expect, inject, test } from "vitest";
import { reportFigures } from "../../../faults/figures.ts";
import { createStoreDevice, modelKind } from "./support/model-device.ts";
import { household } from "./support/network.ts";
import { anna } from "./support/records.ts";

const deviceCount = 3;
const plays = inject("faults").storeConvergence;

const property = (clocks: Clocks, device = createStoreDevice) =>
  fc.asyncProperty(histories(50, deviceCount, clocks), async (history) => {
    const devices = Array.from({ length: deviceCount }, device);
    try {
      await play(
        {
          server: createMemoryServer({ kinds: acceptedKinds, schema: recordSchemaVersion, household }),
          kinds: acceptedKinds,
          profile: anna,
          kind: modelKind,
          devices,
          ids: [randomId(), randomId(), randomId()],
          newId: randomId,
        },
        history,
        clocks,
      );
    } finally {
      for (const device of devices) device.close();
    }
  });

test("SYNC-02 SYNC-03 the device's database loses nothing under any fault", async () => {
  await fc.assert(property("jumping"), { numRuns: plays });
  reportFigures({ lost: 0, duplicated: 0, diverged: 0 });
});

test("SYNC-02 sync.A12 a record made again after weeks stays through a second write", async () => {
  const write = (what: "notes" | "remove") => ({ do: "write", device: 0, record: 0, what }) as const;
  const weeks = { do: "wait", milliseconds: 16 * 86_400_000 } as const;
  const again = [
    write("notes"),
    write("remove"),
    { do: "round", device: 0 } as const,
    weeks,
    write("notes"),
    write("notes"),
  ];
  await fc.assert(property("jumping"), { examples: [[again]], numRuns: 1 });
});

test("SYNC-03 with right clocks the later edit wins in every device's own database", async () => {
  await fc.assert(property("right"), { numRuns: 20 });
});

test("SYNC-02 control: a device that forgets unanswered writes is detected", async () => {
  const forgetful = (): ModelDevice => {
    const device = createStoreDevice();
    return {
      ...device,
      pushRequest: async () => {
        const sent = await device.pushRequest();
        const { ops } = sent.request;
        const done = ops.map(({ op }) => op);
        await device.applyPush(
          ops,
          { protocol: 2, done, bad: [], later: [], rows: [], now: 0 },
          sent.position,
        );
        return sent;
      },
    };
  };
  const outcome = await fc.check(property("jumping", forgetful), {
    numRuns: 100,
    endOnFailure: true,
    seed: 12,
  });
  expect(outcome.failed).toBe(true);
  expect(outcome.errorInstance).toBeInstanceOf(BrokenPromise);
});
