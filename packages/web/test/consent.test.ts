/** Consent to a model belongs to the person: given on one device, it is known on the next one. */
import { defaultSettings } from "@muster/domain/profiles/settings";
import { settingsId } from "@muster/domain/record-ids";
import { expect, test } from "vitest";
import { readConsent, storeConsent } from "../src/features/coaching/consent/consent.ts";
import { createDevice } from "./support/device.ts";
import { createNetwork } from "./support/network.ts";
import { anna } from "./support/records.ts";

const clock = { now: Date.parse("2026-11-22T18:00:00Z") };

test("COACH-01 consent of one device holds on another and keeps settings", async () => {
  const network = createNetwork(clock);
  const phone = await createDevice(network, anna, clock);
  await phone.unlock(anna);
  await phone.store.write(anna, [
    { kind: "settings", id: settingsId(anna), create: { ...defaultSettings, units: "metric" } },
  ]);
  expect(await readConsent(phone.store, anna)).toBe("unasked");
  await storeConsent(phone.store, anna, "agreed");
  await phone.engine.syncNow();

  const laptop = await createDevice(network, anna, clock);
  await laptop.unlock(anna);
  expect(await readConsent(laptop.store, anna)).toBe("agreed");
  expect(await laptop.store.get("settings", settingsId(anna))).toMatchObject({ units: "metric" });
});

test("COACH-01 old or missing settings count as no answer to consent", async () => {
  const device = await createDevice(createNetwork(clock), anna, clock);
  const { aiConsent: _later, ...before } = defaultSettings;
  await device.store.write(anna, [
    // As an older app wrote it.
    { kind: "settings", id: settingsId(anna), create: before as typeof defaultSettings },
  ]);
  expect(await readConsent(device.store, anna)).toBe("unasked");
  const empty = await createDevice(createNetwork(clock), anna, clock);
  expect(await storeConsent(empty.store, anna, "refused")).toMatchObject({ ok: true });
  expect(await readConsent(empty.store, anna)).toBe("refused");
});
