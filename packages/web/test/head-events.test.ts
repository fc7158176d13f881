/** What the server's stream says starts a round only when it brings something that was not pulled yet. */
import { randomId } from "@muster/domain/shared/ids";
import { afterEach, expect, test } from "vitest";
import { createDevice, type Device } from "./support/device.ts";
import { createNetwork } from "./support/network.ts";
import { anna, oats } from "./support/records.ts";

const devices: Device[] = [];
afterEach(() => {
  for (const device of devices.splice(0)) device.close();
});

const onStream = async () => {
  const clock = { now: Date.parse("2026-11-16T06:00:00Z") };
  const network = createNetwork(clock);
  const stream = Object.assign(new EventTarget(), { readyState: 1, close: () => {} });
  const device = await createDevice(network, anna, clock, undefined, {
    // Only what the engine uses of it.
    openEvents: () => stream as unknown as EventSource,
  });
  devices.push(device);
  await device.unlock(anna);
  return {
    device,
    network,
    head: (data: string) => stream.dispatchEvent(new MessageEvent("head", { data })),
    open: () => stream.dispatchEvent(new Event("open")),
  };
};
const idle = (device: Device) => expect.poll(() => device.engine.status().state).toBe("idle");

test("SYNC-04 neither a stream that opens nor a head that was pulled starts a round", async () => {
  const { device, network, head, open } = await onStream();
  await device.store.write(anna, [{ kind: "nutritionEntry", id: randomId(), create: oats }]);
  await device.engine.syncNow();
  const before = network.requests.length;
  open();
  head(JSON.stringify({ seq: network.server.rows()[0]?.seq }));
  expect(device.engine.status().state).toBe("idle");
  expect(network.requests).toHaveLength(before);
});

test("SYNC-04 a head beyond the pulled one starts a round", async () => {
  const { device, network, head } = await onStream();
  for (const data of ['{"seq":7}', "{}", "?"]) {
    const before = network.requests.length;
    head(data);
    await expect.poll(() => network.requests.length).toBeGreaterThan(before);
    await idle(device);
  }
});

test("SYNC-04 the head of a device's own push starts no other round", async () => {
  const { device, network, head } = await onStream();
  await device.store.write(anna, [{ kind: "nutritionEntry", id: randomId(), create: oats }]);
  const before = network.requests.length;
  const round = device.engine.syncNow();
  head('{"seq":1}');
  await round;
  await idle(device);
  // Pull of both scopes, push, pull of both.
  expect(network.requests.slice(before)).toHaveLength(5);
});
