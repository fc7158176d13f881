/** The histories of packages/sync/src/testing/model.ts, played on the real store over an IndexedDB in memory. */
import { recordSchemaVersion } from "@muster/domain/records";
import { randomId } from "@muster/domain/shared/ids";
import { acceptedKinds } from "@muster/domain/unset-fields";
import { createMemoryServer } from "@muster/sync/testing/memory-server";
import { histories, play } from "@muster/sync/testing/model";
import * as fc from "fast-check";
import { inject, test } from "vitest";
import { createStoreDevice, modelKind } from "./support/model-device.ts";
import { household } from "./support/network.ts";
import { anna } from "./support/records.ts";

const deviceCount = 3;
const plays = inject("faults").storeConvergence;

const property = (skews: boolean) =>
  fc.asyncProperty(histories(50, deviceCount, skews), async (history) => {
    const devices = Array.from({ length: deviceCount }, createStoreDevice);
    try {
      await play(
        {
          server: createMemoryServer({ kinds: acceptedKinds, schema: recordSchemaVersion, household }),
          profile: anna,
          kind: modelKind,
          devices,
          ids: [randomId(), randomId(), randomId()],
          newId: randomId,
        },
        history,
        !skews,
      );
    } finally {
      for (const device of devices) device.close();
    }
  });

test("SYNC-02 SYNC-03 the device's own database loses nothing and agrees with the others, whatever happens", {
  timeout: 30_000 + plays * 1_000,
}, async () => {
  await fc.assert(property(true), { numRuns: plays });
});

test("SYNC-03 with right clocks the later edit wins in every device's own database", async () => {
  await fc.assert(property(false), { numRuns: 20 });
});
