/** Two people on one browser, one of whom keeps records under the ids of the other: nobody's record is hidden by it. */
import { diaryDayId } from "@muster/domain/record-ids";
import { afterEach, expect, test } from "vitest";
import { createDevice, type Device } from "./support/device.ts";
import { createNetwork } from "./support/network.ts";
import { anna, ben, monday } from "./support/records.ts";

const devices: Device[] = [];
afterEach(() => {
  for (const device of devices.splice(0)) device.close();
});

const id = diaryDayId(anna, monday);
const tuesday = "2026-11-17";
const diaryDay = (closed: boolean, date = monday) =>
  ({ kind: "diaryDay", id, create: { date, closed } }) as const;

/** Ben has taken the id of Anna's day of the diary on his own phone, and it is on the server. */
const sharedTablet = async () => {
  const clock = { now: Date.parse("2026-11-18T08:00:00Z") };
  const network = createNetwork(clock);
  const bens = await createDevice(network, ben, clock);
  const tablet = await createDevice(network, anna, clock);
  devices.push(bens, tablet);
  await bens.unlock(ben);
  expect((await bens.store.write(ben, [diaryDay(false, tuesday)])).ok).toBe(true);
  await bens.engine.syncNow();
  return { network, tablet };
};
const daysOf = async (device: Device, who: string) =>
  (await device.store.all("diaryDay", who)).map(({ date, closed }) => ({ date, closed }));
const onServer = (network: ReturnType<typeof createNetwork>, who: string) =>
  network.server.rows().flatMap((row) => (row.scope === who && row.kind === "diaryDay" ? [row.fields] : []));

test("SYNC-03 on a shared browser each sees their own record of an id", async () => {
  const { network, tablet } = await sharedTablet();
  await tablet.unlock(anna);
  await tablet.store.write(anna, [diaryDay(true)]);
  await tablet.engine.syncNow();
  for (let turn = 0; turn < 2; turn += 1) {
    await tablet.unlock(ben);
    expect(await daysOf(tablet, ben)).toEqual([{ date: tuesday, closed: false }]);
    await tablet.unlock(anna);
    expect(await daysOf(tablet, anna)).toEqual([{ date: monday, closed: true }]);
  }
  expect(onServer(network, anna)).toEqual([{ date: monday, closed: true }]);
  expect(onServer(network, ben)).toEqual([{ date: tuesday, closed: false }]);
});

test("SYNC-03 what another keeps under one's id is no obstacle to a save", async () => {
  const { network, tablet } = await sharedTablet();
  await tablet.unlock(ben);
  network.cut();
  await tablet.unlock(anna);
  expect(await tablet.store.write(anna, [diaryDay(true)])).toEqual({ ok: true, value: undefined });
  expect(await daysOf(tablet, anna)).toEqual([{ date: monday, closed: true }]);
  network.mend();
  await tablet.engine.syncNow();
  expect(onServer(network, anna)).toEqual([{ date: monday, closed: true }]);
  await tablet.unlock(ben);
  expect(await daysOf(tablet, ben)).toEqual([{ date: tuesday, closed: false }]);
});

test("SYNC-03 an unsent change stays over its own record while another has the place", async () => {
  const { network, tablet } = await sharedTablet();
  await tablet.unlock(anna);
  await tablet.store.write(anna, [diaryDay(false)]);
  await tablet.engine.syncNow();
  network.cut();
  await tablet.store.write(anna, [{ kind: "diaryDay", id, patch: { closed: true } }]);
  network.mend();
  await tablet.unlock(ben);
  expect(await daysOf(tablet, ben)).toEqual([{ date: tuesday, closed: false }]);
  expect(onServer(network, anna)).toEqual([{ date: monday, closed: false }]);
  await tablet.unlock(anna);
  expect(await daysOf(tablet, anna)).toEqual([{ date: monday, closed: true }]);
  expect(onServer(network, anna)).toEqual([{ date: monday, closed: true }]);
  expect(onServer(network, ben)).toEqual([{ date: tuesday, closed: false }]);
});
