/** What devices do when the server was restored, and answers that come too late. Histories: faults/restores.test.ts. */
import { randomId } from "@muster/domain/shared/ids";
import { setsInOrder } from "@muster/domain/training/session";
import type { PullReply } from "@muster/sync/protocol";
import { afterEach, expect, test } from "vitest";
import type { Device } from "./support/device.ts";
import { household } from "./support/network.ts";
import { anna, aSet, ben, oats, oatsOnTheShelf, squatLog, squats } from "./support/records.ts";
import { twoDevices } from "./support/two-devices.ts";

const devices: Device[] = [];
afterEach(() => {
  for (const device of devices.splice(0)) device.close();
});
const phoneAndTablet = async () => {
  const two = await twoDevices(anna, "2026-11-16T06:00:00Z");
  devices.push(two.phone, two.tablet);
  return two;
};
const saved = async (device: Device, ...changes: Parameters<Device["store"]["write"]>[1]) =>
  expect(await device.store.write(anna, changes)).toEqual({ ok: true, value: undefined });
const logSet = (device: Device, reps: number) =>
  saved(device, {
    kind: "exerciseLog",
    id: squatLog,
    create: squats({ [randomId()]: aSet(reps, reps) }),
    ifThere: { sets: { [randomId()]: aSet(reps, reps) } },
  });
const repsOf = async (device: Device) => {
  const log = await device.store.get("exerciseLog", squatLog);
  return log === undefined ? [] : setsInOrder(log).map(({ reps }) => reps);
};
const meal = (id: string, calories: number) =>
  ({ kind: "nutritionEntry", id, create: { ...oats, calories } }) as const;
const caloriesOf = async (device: Device) =>
  (await device.store.all("nutritionEntry", anna)).map(({ calories }) => calories).sort((a, b) => a - b);
const counts = (device: Device) => device.syncStore.counts(anna);

test("WORK-06 SYNC-02 sets logged during an outage survive its restore", async () => {
  const { clock, network, phone, tablet } = await phoneAndTablet();
  const backup = network.server.copy();
  clock.now += 1_000;
  await logSet(phone, 11);
  await phone.engine.syncNow();
  network.cut();
  await logSet(phone, 12);
  await logSet(phone, 13);
  backup.restore("restored");
  network.mend();
  await phone.engine.syncNow();
  await tablet.engine.syncNow();
  for (const device of [phone, tablet]) expect(await repsOf(device)).toEqual([11, 12, 13]);
  expect(await counts(phone)).toEqual({ unsent: 0, refused: 0 });
});

test.each(["restore", "putBack"] as const)(
  "SYNC-02 after a %s a later edit of another device holds",
  async (how) => {
    const { clock, network, phone, tablet } = await phoneAndTablet();
    const id = randomId();
    await saved(phone, meal(id, 300));
    await phone.engine.syncNow();
    const backup = network.server.copy();
    clock.now += 1_000;
    await saved(phone, { kind: "nutritionEntry", id, patch: { calories: 500 } });
    await phone.engine.syncNow();
    await tablet.engine.syncNow();
    clock.now += 1_000;
    // The tablet corrects it while it is offline; the phone has something of its own to send.
    await saved(tablet, { kind: "nutritionEntry", id, patch: { calories: 250 } });
    clock.now += 1_000;
    await saved(phone, meal(randomId(), 900));
    backup[how]("another");
    for (const device of [phone, tablet, phone, tablet]) await device.engine.syncNow();
    for (const device of [phone, tablet]) expect(await caloriesOf(device)).toEqual([250, 900]);
  },
);

test("SYNC-02 after a restore what was deleted stays deleted, and what came back stays", async () => {
  const { clock, network, phone, tablet } = await phoneAndTablet();
  const [gone, back] = [randomId(), randomId()];
  await saved(phone, meal(gone, 100), meal(back, 200));
  await saved(phone, { kind: "nutritionEntry", id: back, remove: true });
  await phone.engine.syncNow();
  await tablet.engine.syncNow();
  const backup = network.server.copy();
  clock.now += 1_000;
  await saved(phone, { kind: "nutritionEntry", id: gone, remove: true });
  await saved(phone, { kind: "nutritionEntry", id: back, patch: { calories: 200 } });
  await phone.engine.syncNow();
  backup.restore("restored");
  for (const device of [tablet, phone, tablet]) await device.engine.syncNow();
  for (const device of [phone, tablet]) expect(await caloriesOf(device)).toEqual([200]);
});

test("SYNC-02 what only the server writes is never offered", async () => {
  const { network, phone } = await phoneAndTablet();
  const card = (id: string, hasPasscode: boolean, seq: number) => ({
    scope: household,
    kind: "profileCard",
    id,
    fields: {
      username: id.slice(-4),
      displayName: "Nina",
      initial: "N",
      primaryGoal: "toned",
      hasPasscode,
      createdAt: "2026-01-01T00:00:00.000Z",
    },
    stamp: "000001a000000000-server",
    deleted: false,
    seq,
  });
  phone.engine.stop();
  const pulled = async (rows: PullReply["rows"], epoch: string, cursor: number) =>
    phone.syncStore.applyPull(
      household,
      await phone.syncStore.position(household),
      { protocol: 2, rows, cursor, more: false, now: 0, epoch, generation: epoch },
      0,
    );
  const before = network.server.pull(household, 0, 1, 0).epoch;
  await pulled([card(anna, true, 900), card(ben, false, 901)], before, 901);
  expect(await pulled([], "restored", 1)).toBe("restart");
  await pulled([card(anna, false, 5)], "restored", 5);
  expect((await phone.syncStore.outgoing(anna)).offers).toEqual([]);
  const cards = await phone.store.all("profileCard", "");
  expect(cards.map(({ username, hasPasscode }) => [username, hasPasscode])).toEqual([
    ["0001", false],
    ["0002", false],
  ]);
  expect(await phone.profileData.missing()).toEqual([ben]);
});

test("SYNC-02 a locked profile's offers wait until it is unlocked", async () => {
  const { network, phone } = await phoneAndTablet();
  const backup = network.server.copy();
  await saved(phone, meal(randomId(), 300));
  await phone.engine.syncNow();
  backup.restore("restored");
  await phone.unlock(ben);
  expect(network.server.rows()).toEqual([]);
  await phone.unlock(anna);
  expect(network.server.rows()).toMatchObject([{ fields: { calories: 300 } }]);
});

test("SYNC-02 a refused change stays until what it says is accepted", async () => {
  const { phone } = await phoneAndTablet();
  phone.engine.stop();
  const id = randomId();
  await saved(phone, meal(id, 300));
  await saved(phone, { kind: "nutritionEntry", id, patch: { calories: 310 } });
  await saved(phone, { kind: "nutritionEntry", id, patch: { protein: 20 } });
  const { ops } = await phone.syncStore.outgoing(anna);
  const answer = async (done: readonly number[], bad: readonly number[]) =>
    phone.syncStore.applyPush(
      anna,
      { position: await phone.syncStore.position(), ops },
      {
        protocol: 2,
        done: done.map((index) => ops[index]?.op ?? ""),
        bad: bad.map((index) => ({ op: ops[index]?.op ?? "", code: "gone" as const })),
        later: [],
        rows: [],
        now: 0,
      },
    );
  await answer([], [0, 1]);
  expect(await counts(phone)).toEqual({ unsent: 1, refused: 2 });
  // Accepted whole is something that says the calories only.
  const whole = { ...ops[2], op: randomId(), number: 99, new: true as const, fields: { calories: 320 } };
  await phone.syncStore.applyPush(
    anna,
    // The third operation of the list is there.
    { position: await phone.syncStore.position(), ops: [whole as (typeof ops)[number]] },
    { protocol: 2, done: [whole.op], bad: [], later: [], rows: [], now: 0 },
  );
  expect((await phone.syncStore.refused.list(anna)).map(({ fields }) => Object.keys(fields).length)).toEqual([
    Object.keys(ops[0]?.fields ?? {}).length,
  ]);
});

test("SYNC-02 an answer to a question of before a restore is not taken", async () => {
  const { phone } = await phoneAndTablet();
  await saved(phone, meal(randomId(), 300));
  await phone.engine.syncNow();
  phone.engine.stop();
  const position = await phone.syncStore.position(anna);
  const late: PullReply = { protocol: 2, rows: [], cursor: 99, more: false, now: 0, epoch: "epoch-1" };
  await phone.syncStore.startAgain(await phone.syncStore.position());
  expect(await phone.syncStore.applyPull(anna, position, late, 0)).toBe("late");
  expect(await phone.syncStore.position(anna)).toMatchObject({ cursor: 0 });
  const { ops } = await phone.syncStore.outgoing(anna);
  expect(ops).toEqual([]);
  expect(await phone.syncStore.applyPull(anna, { ...position, cursor: 0 }, late, 0)).toBe("late");
  expect(await caloriesOf(phone)).toEqual([300]);
});

test("SYNC-02 sync.D11 a restored server's answer to less than was served is late", async () => {
  const { phone } = await phoneAndTablet();
  phone.engine.stop();
  const page = (cursor: number, generation: string): PullReply => ({
    protocol: 2,
    rows: [],
    cursor,
    more: false,
    now: 0,
    epoch: "epoch-1",
    generation,
  });
  await phone.syncStore.applyPull(anna, await phone.syncStore.position(anna), page(3, "before"), 0);
  await saved(phone, meal(randomId(), 300));
  // Both wait while another round of this device is served up to 5; then the server is set back to 4.
  const pull = await phone.syncStore.position(household);
  const { position, ops } = await phone.syncStore.outgoing(anna);
  await phone.syncStore.applyPull(anna, await phone.syncStore.position(anna), page(5, "before"), 0);

  const done = ops.map(({ op }) => op);
  const reply = { ...page(9, "after"), done, bad: [], later: [] };
  await phone.syncStore.applyPush(anna, { position, ops }, reply);
  expect(await counts(phone)).toEqual({ unsent: 1, refused: 0 });
  expect(await phone.syncStore.applyPull(household, pull, page(9, "after"), 0)).toBe("late");
  // The next request says what was served, and hears of the restore.
  expect(await phone.syncStore.position(anna)).toMatchObject({ served: { seq: 5, generation: "before" } });

  const again = await phone.syncStore.outgoing(anna);
  await phone.syncStore.applyPush(anna, { position: again.position, ops: again.ops }, reply);
  expect(await counts(phone)).toEqual({ unsent: 0, refused: 0 });
});

test("SYNC-02 a date refused by a wrong clock is sent again later", async () => {
  const { clock, network, phone } = await phoneAndTablet();
  const right = clock.now;
  await saved(phone, meal(randomId(), 300));
  // The server's clock, and nothing else, is forty days behind.
  const behind = right - 40 * 86_400_000;
  const { ops } = await phone.syncStore.outgoing(anna);
  const replica = await phone.syncStore.replica();
  const reply = network.server.push(
    anna,
    { protocol: 2, schema: 1, replica, confirmed: 0, ops: [...ops] },
    behind,
  );
  expect(reply.bad).toMatchObject([{ code: "date" }]);
  await phone.syncStore.applyPush(anna, { position: await phone.syncStore.position(), ops }, reply);
  expect(await counts(phone)).toEqual({ unsent: 0, refused: 1 });
  await phone.engine.syncNow();
  expect(await counts(phone)).toEqual({ unsent: 0, refused: 0 });
  expect(network.server.rows()).toMatchObject([{ fields: { calories: 300 } }]);
});

test("SYNC-02 a link too slow for a whole batch gets smaller ones", async () => {
  const { network, phone } = await phoneAndTablet();
  network.cut();
  for (let count = 0; count < 60; count += 1) await saved(phone, meal(randomId(), count));
  network.mend();
  network.slowLink(6_000);
  for (let round = 0; round < 12 && (await counts(phone)).unsent > 0; round += 1)
    await phone.engine.syncNow();
  expect(await counts(phone)).toEqual({ unsent: 0, refused: 0 });
  expect(network.server.rows()).toHaveLength(60);
});

test("SYNC-02 a change that was corrected after a month is accepted", async () => {
  const { clock, network, phone } = await phoneAndTablet();
  const id = randomId();
  await saved(phone, { kind: "sharedFood", id, create: oatsOnTheShelf });
  await saved(phone, meal(randomId(), 300));
  phone.engine.stop();
  const { ops } = await phone.syncStore.outgoing(anna);
  const refuse = ops.slice(0, 1).map(({ op }) => ({ op, code: "invalid" as const }));
  const done = ops.slice(1).map(({ op }) => op);
  await phone.syncStore.applyPush(
    anna,
    { position: await phone.syncStore.position(), ops },
    { protocol: 2, done, bad: refuse, later: [], rows: [], now: 0 },
  );
  clock.now += 31 * 86_400_000;
  await phone.syncStore.refused.correct(refuse[0]?.op ?? "", { foodName: "Porridge" });
  const { ops: again, confirmed } = await phone.syncStore.outgoing(anna);
  const replica = await phone.syncStore.replica();
  const reply = network.server.push(
    anna,
    { protocol: 2, schema: 1, replica, confirmed, ops: [...again] },
    clock.now,
  );
  expect(reply.bad).toEqual([]);
});
