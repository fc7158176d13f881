/** Export and import over the real store: what leaves a device comes back as it was, once, and can be taken back. */
import { ordinaryProfile } from "@muster/coach/design/testing/inputs";
import { readingSchema } from "@muster/domain/body/reading";
import { recipeOf } from "@muster/domain/nutrition/recipe";
import { exerciseLogId, profileRecordId, sharedFoodId } from "@muster/domain/record-ids";
import { unzipSync } from "fflate";
import { expect, test } from "vitest";
import {
  exportHousehold,
  exportJson,
  exportTables,
  exportWorkouts,
} from "../src/features/transfer/export.ts";
import {
  type ImportedRecord,
  isHistoryOnDevice,
  preview,
  readFiles,
  runImport,
  undoImport,
} from "../src/features/transfer/import-run.ts";
import { readImportFiles } from "../src/worker/transfer/read-files.ts";
import { createDevice, type Device } from "./support/device.ts";
import { createNetwork } from "./support/network.ts";
import { anna, aSet, ben, oats, oatsOnTheShelf, squatLog, squats } from "./support/records.ts";

const clock = { now: Date.parse("2026-11-20T18:00:00Z") };
const timeZone = "Europe/Berlin";
const today = "2026-11-20";
const deviceOf = async (profileId: string): Promise<Device> => {
  const device = await createDevice(createNetwork(clock), profileId, clock);
  await device.unlock(profileId);
  return device;
};
const exported = async (device: Device, profileId: string): Promise<string> => {
  const whose = { profileId, username: "anna", now: new Date(clock.now), timeZone };
  return (await exportJson(device.profileData, whose)).join("");
};
const looked = async (device: Device, profileId: string, text: string) => {
  const read = await readFiles([{ name: "file.json", text }], profileId);
  if (!read.ok) throw new Error(read.error);
  const person = read.value.from === "old" ? read.value.people[0] : undefined;
  return preview(device.store, read.value, { profileId, timeZone, today, person });
};
const fill = (device: Device) =>
  device.store.write(anna, [
    {
      kind: "exerciseLog",
      id: squatLog,
      create: squats({ "0195a1b2-0000-7000-8000-0000000000a1": aSet(0, 8) }),
    },
    { kind: "nutritionEntry", id: "0195a1b2-0000-7000-8000-0000000000a2", create: oats },
    { kind: "savedFood", id: "0195a1b2-0000-7000-8000-0000000000a3", create: oatsOnTheShelf },
  ]);

test("SET-07 an export imported elsewhere exports as the same file", async () => {
  const phone = await deviceOf(anna);
  await fill(phone);
  const text = await exported(phone, anna);
  const fresh = await deviceOf(anna);
  const found = await looked(fresh, anna, text);
  expect(found.creates).toHaveLength(3);
  const progress: unknown[] = [];
  expect(await runImport(fresh.store, anna, found, (done) => progress.push(done.length))).toMatchObject({
    ok: true,
  });
  expect(progress).toEqual([3]);
  expect(JSON.parse(await exported(fresh, anna))).toEqual(JSON.parse(text));
  // A second time there is nothing to do.
  expect((await looked(fresh, anna, text)).creates).toEqual([]);
});

test("SET-07 an export whose end is missing is said to be cut off", async () => {
  const tablet = await deviceOf(anna);
  await fill(tablet);
  const text = await exported(tablet, anna);
  const read = await readFiles([{ name: "file.json", text: text.slice(0, text.length / 2) }], anna);
  expect(read).toEqual({ ok: false, error: expect.stringContaining("The end of this export is missing.") });
});

test("SET-07 an import into another profile leaves the first one alone", async () => {
  const tablet = await deviceOf(anna);
  await fill(tablet);
  const text = await exported(tablet, anna);
  await tablet.unlock(ben);
  const found = await looked(tablet, ben, text);
  expect(await runImport(tablet.store, ben, found, () => {})).toMatchObject({ ok: true });
  expect(await tablet.store.all("savedFood", ben)).toMatchObject([{ foodName: "Oats" }]);
  expect(JSON.parse(await exported(tablet, anna))).toEqual(JSON.parse(text));
});

test("SET-07 an export of somebody else says whose it is, one's own does not", async () => {
  const phone = await deviceOf(anna);
  const files = [{ name: "file.json", text: await exported(phone, anna) }];
  expect(await readFiles(files, ben)).toMatchObject({ ok: true, value: { whose: "anna" } });
  expect(await readFiles(files, anna)).toMatchObject({ ok: true, value: { whose: undefined } });
});

test("SYNC-07 old data comes in, is taken back, and what was changed in between stays", async () => {
  const phone = await deviceOf(anna);
  const old = JSON.stringify({
    measurementHistory: Array.from({ length: 250 }, (_, day) => ({
      date: new Date(Date.UTC(2025, 0, 1 + day)).toISOString().slice(0, 10),
      weight: 170 + day / 10,
    })),
    nutritionLogs: [{ log_date: "2025-03-03", food_description: "Soup", calories: 200 }],
  });
  const found = await looked(phone, anna, old);
  const brought = await runImport(phone.store, anna, found, () => {});
  if (!brought.ok) throw new Error(brought.error.text);
  expect(await phone.store.count("reading", anna)).toBe(250);
  const [soup] = await phone.store.all("nutritionEntry", anna);
  const patch = { mealName: "Tomato soup" };
  await phone.store.write(anna, [{ kind: "nutritionEntry", id: soup?.id ?? "", patch }]);
  expect(await undoImport(phone.store, anna, brought.value, phone.engine)).toEqual({ ok: true, value: 250 });
  expect(await phone.store.count("reading", anna)).toBe(0);
  expect(await phone.store.all("nutritionEntry", anna)).toMatchObject([patch]);
  // It went to the server and back like everything else.
  await phone.engine.syncNow();
  expect(await phone.syncStore.counts(anna)).toEqual({ unsent: 0, refused: 0 });
});

test("SYNC-07 PROG-07 undoing an import keeps a workout that was corrected", async () => {
  const phone = await deviceOf(anna);
  const workout = (date: string) => ({
    date,
    workoutName: "Legs",
    exercises: [
      { name: "Leg Press", sets: [{ reps: 5, weight: 200 }] },
      { name: "Plank", sets: [{ time: 60 }] },
    ],
  });
  const old = JSON.stringify({ detailedWorkoutHistory: [workout("2025-03-03"), workout("2025-03-05")] });
  const brought = await runImport(phone.store, anna, await looked(phone, anna, old), () => {});
  if (!brought.ok) throw new Error(brought.error.text);
  // Other apps take the workouts of it.
  for (const app of ["strong", "hevy"] as const)
    expect((await exportWorkouts(phone.profileData, anna, app)).trim().split("\n").length).toBeGreaterThan(1);
  const [, press] = brought.value.created;
  await phone.store.write(anna, [
    { kind: "exerciseLog", id: press?.id ?? "", patch: { notes: "Seat at 4" } },
  ]);
  expect(await undoImport(phone.store, anna, brought.value, phone.engine)).toEqual({ ok: true, value: 3 });
  const dates = async (kind: "session" | "exerciseLog") =>
    (await phone.store.all(kind, anna)).map(({ date }) => date);
  expect(await dates("session")).toEqual(["2025-03-03"]);
  expect(await dates("exerciseLog")).toEqual(["2025-03-03", "2025-03-03"]);
});

test("SET-07 SYNC-03 an old file on a new device reverts nothing newer", async () => {
  const network = createNetwork(clock);
  const [phone, tablet] = [
    await createDevice(network, anna, clock),
    await createDevice(network, anna, clock),
  ];
  await phone.unlock(anna);
  await fill(phone);
  const text = await exported(phone, anna);
  const id = "0195a1b2-0000-7000-8000-0000000000a2";
  await phone.store.write(anna, [{ kind: "nutritionEntry", id, patch: { calories: 512 } }]);
  await phone.engine.syncNow();

  // The server cannot be asked: nobody knows what is here already.
  network.cut();
  await tablet.unlock(anna);
  expect(await isHistoryOnDevice(tablet.engine)).toBe(false);
  const tooEarly = await looked(tablet, anna, text);
  expect(tooEarly.creates).toHaveLength(3);
  network.mend();
  network.smallPages(1);
  expect(await isHistoryOnDevice(tablet.engine)).toBe(true);
  const found = await looked(tablet, anna, text);
  expect(found).toMatchObject({ creates: [], counts: { nutritionEntry: { kept: 1 } } });

  // What has come since the file was looked at stays as it is.
  clock.now += 60_000;
  expect(await runImport(tablet.store, anna, tooEarly, () => {})).toMatchObject({ ok: true });
  await tablet.engine.syncNow();
  await phone.engine.syncNow();
  for (const device of [tablet, phone])
    expect(await device.store.get("nutritionEntry", id)).toMatchObject({ calories: 512 });
});

const soupFile = JSON.stringify({
  userProfile: { weight: 171, goals: { primary: "strength" } },
  nutritionLogs: [
    { log_date: "2025-03-03", food_description: "Soup", calories: 200 },
    { log_date: "2025-03-04", food_description: "Bread", calories: 250 },
  ],
});
const broughtBy = async (device: Device, text: string) => {
  const result = await runImport(device.store, anna, await looked(device, anna, text), () => {});
  if (!result.ok) throw new Error(result.error.text);
  return result.value;
};

test("SYNC-07 SYNC-03 undoing an import keeps changes of another device", async () => {
  const network = createNetwork(clock);
  const [phone, tablet] = [
    await createDevice(network, anna, clock),
    await createDevice(network, anna, clock),
  ];
  for (const device of [phone, tablet]) await device.unlock(anna);
  const brought = await broughtBy(phone, soupFile);
  for (const device of [phone, tablet]) await device.engine.syncNow();
  const soup = (await tablet.store.all("nutritionEntry", anna)).find((one) => one.calories === 200);
  clock.now += 60_000;
  await tablet.store.write(anna, [
    { kind: "nutritionEntry", id: soup?.id ?? "", patch: { mealName: "Tomato soup" } },
  ]);
  await tablet.engine.syncNow();
  clock.now += 60_000;
  expect(await undoImport(phone.store, anna, brought, phone.engine)).toEqual({ ok: true, value: 1 });
  for (const device of [phone, tablet, phone]) await device.engine.syncNow();
  for (const device of [phone, tablet])
    expect(await device.store.all("nutritionEntry", anna)).toMatchObject([{ mealName: "Tomato soup" }]);
});

test("SYNC-07 an import undone before its sync is gone everywhere", async () => {
  const network = createNetwork(clock);
  const [phone, tablet] = [
    await createDevice(network, anna, clock),
    await createDevice(network, anna, clock),
  ];
  for (const device of [phone, tablet]) await device.unlock(anna);
  const brought = await broughtBy(phone, soupFile);
  await phone.engine.syncNow();
  await tablet.engine.syncNow();
  network.cut();
  clock.now += 1_000;
  expect(await undoImport(phone.store, anna, brought, phone.engine)).toEqual({ ok: true, value: 2 });
  clock.now += 1_000;
  const again = await broughtBy(phone, soupFile);
  expect(again.created).toHaveLength(2);
  network.mend();
  for (const device of [phone, tablet]) await device.engine.syncNow();
  for (const device of [phone, tablet]) expect(await device.store.count("nutritionEntry", anna)).toBe(2);
});

test("SYNC-07 an import goes to its person, whoever is unlocked then", async () => {
  const network = createNetwork(clock);
  const phone = await createDevice(network, anna, clock);
  await phone.unlock(anna);
  const rows = Array.from({ length: 250 }, (_, n) => ({
    log_date: "2025-03-03",
    food_description: `Meal ${n}`,
  }));
  const found = await looked(phone, anna, JSON.stringify({ nutrition_logs: rows }));
  let writes = 0;
  const switching: Device["store"]["write"] = async (...save) => {
    writes += 1;
    if (writes === 2) await phone.unlock(ben);
    return phone.store.write(...save);
  };
  await runImport({ ...phone.store, write: switching }, anna, found, () => {});
  expect(await phone.store.count("nutritionEntry", anna)).toBe(250);
  expect(await phone.store.count("nutritionEntry", ben)).toBe(0);
  await phone.engine.syncNow();
  expect((await phone.syncStore.counts(ben)).unsent).toBe(0);
  await phone.unlock(anna);
  await phone.engine.syncNow();
  expect(await phone.syncStore.counts(anna)).toEqual({ unsent: 0, refused: 0 });
  const tablet = await createDevice(network, anna, clock);
  await tablet.unlock(anna);
  expect(await tablet.store.count("nutritionEntry", anna)).toBe(250);
});

test("SYNC-07 WORK-05 a workout with an added exercise survives the undo", async () => {
  const phone = await deviceOf(anna);
  const workout = {
    date: "2025-03-03",
    workoutName: "Legs",
    exercises: [{ name: "Leg Press", sets: [{ reps: 5, weight: 200 }] }],
  };
  const brought = await broughtBy(phone, JSON.stringify({ detailedWorkoutHistory: [workout] }));
  const [session] = await phone.store.all("session", anna);
  const sessionId = session?.id ?? "";
  await phone.store.write(anna, [
    {
      kind: "exerciseLog",
      id: exerciseLogId(anna, sessionId, "goblet-squat"),
      create: { ...squats({ [anna]: aSet(0, 8) }), sessionId, date: "2025-03-03", position: 7 },
    },
  ]);
  await undoImport(phone.store, anna, brought, phone.engine);
  expect(await phone.store.all("session", anna)).toHaveLength(1);
  expect(await phone.store.all("exerciseLog", anna)).toHaveLength(2);
});

test("SYNC-07 a profile answer given after an import survives its undo", async () => {
  const phone = await deviceOf(anna);
  const id = profileRecordId(anna);
  await phone.store.write(anna, [{ kind: "profile", id, create: ordinaryProfile }]);
  const profile = { weight: 171, pullups: 9 };
  const brought = await runImport(phone.store, anna, { creates: [], profile }, () => {});
  if (!brought.ok) throw new Error(brought.error.text);
  await phone.store.write(anna, [{ kind: "profile", id, patch: { weight: 168 } }]);
  await undoImport(phone.store, anna, brought.value, phone.engine);
  expect(await phone.store.get("profile", id)).toMatchObject({
    weight: 168,
    pullups: ordinaryProfile.pullups,
  });
});

test("SYNC-07 a full disk in the middle says so; the next try goes on from there", async () => {
  const phone = await deviceOf(anna);
  const rows = Array.from({ length: 150 }, (_, n) => ({
    log_date: "2025-03-03",
    food_description: `Meal ${n}`,
  }));
  const found = await looked(phone, anna, JSON.stringify({ nutrition_logs: rows }));
  let writes = 0;
  const full: Device["store"]["write"] = async (...save) => {
    writes += 1;
    return writes === 2 ? { ok: false, error: { type: "storage-full" } } : phone.store.write(...save);
  };
  let written: readonly ImportedRecord[] = [];
  const stopped = await runImport({ ...phone.store, write: full }, anna, found, (done) => {
    written = done;
  });
  // What was told until then takes back what was written, also when the page was closed in the middle.
  expect(written).toHaveLength(100);
  expect(stopped).toMatchObject({ ok: false, error: { text: expect.stringMatching(/no space left/) } });
  expect(await phone.store.count("nutritionEntry", anna)).toBe(100);
  const rest = await looked(phone, anna, JSON.stringify({ nutrition_logs: rows }));
  expect(rest.counts.nutritionEntry).toEqual({ fresh: 50, same: 100, kept: 0 });
  const before = { created: written, profileBefore: {}, profileAfter: {} };
  expect(await undoImport(phone.store, anna, before, phone.engine)).toEqual({ ok: true, value: 100 });
});

test("SET-07 years of data: the tables hold every reading, in pieces", async () => {
  const phone = await deviceOf(anna);
  const days = Array.from({ length: 1_200 }, (_, day) =>
    readingSchema.parse({
      metric: "weight",
      value: 150 + (day % 40) / 3,
      date: new Date(Date.UTC(2022, 0, 1 + day)).toISOString().slice(0, 10),
      at: "2022-01-01T06:00:00.000Z",
      source: "progress",
    }),
  );
  await phone.store.write(
    anna,
    days.map((create) => ({ kind: "reading" as const, id: crypto.randomUUID(), create })),
  );
  const archive = await new Blob([...(await exportTables(phone.profileData, anna))]).arrayBuffer();
  const tables = unzipSync(new Uint8Array(archive));
  expect(Object.keys(tables)).toEqual(["reading.csv"]);
  expect(new TextDecoder().decode(tables["reading.csv"]).match(/,weight,/g)).toHaveLength(1_200);
  expect(JSON.parse(await exported(phone, anna)).counts).toEqual({ reading: 1_200 });
});

test("SET-07 an export is in order of days, its sets as they were done", async () => {
  const phone = await deviceOf(anna);
  const id = (end: number): string => `0195a1b2-0000-7000-8000-00000000f00${end}`;
  const days = ["2026-11-03", "2026-11-01", "2026-11-02"];
  await phone.store.write(anna, [
    ...days.map((logDate, at) => ({
      kind: "nutritionEntry" as const,
      id: id(at),
      create: { ...oats, logDate, mealName: logDate },
    })),
    { kind: "exerciseLog", id: squatLog, create: squats({ [id(4)]: aSet(1, 7), [id(5)]: aSet(0, 8) }) },
  ]);
  const inOrder = days.toSorted();
  const text = await exported(phone, anna);
  expect(text.match(/(?<="mealName":")[\d-]+/g)).toEqual(inOrder);
  const archive = await new Blob([...(await exportTables(phone.profileData, anna))]).arrayBuffer();
  const tables = unzipSync(new Uint8Array(archive));
  const table = (name: string): string => new TextDecoder().decode(tables[name]);
  expect(table("nutrition_entry.csv").match(/(?<=^[^,]+,)2026-[\d-]+/gm)).toEqual(inOrder);
  expect(table("set.csv").match(/\d(?=,working)/g)).toEqual(["0", "1"]);
});

test("SET-07 a household's file is exported and imported by person, once", async () => {
  const phone = await deviceOf(anna);
  await fill(phone);
  await phone.unlock(ben);
  await phone.store.write(ben, [
    { kind: "nutritionEntry", id: "0195a1b2-0000-7000-8000-0000000000b1", create: oats },
  ]);
  const people = [
    { id: anna, username: "anna", displayName: "Anna" },
    { id: ben, username: "ben", displayName: "Ben" },
  ];
  const when = { now: new Date(clock.now), timeZone, today };
  const archive = new Blob([...(await exportHousehold(phone.profileData, people, ["Cleo"], when))]);
  const { household } = await readImportFiles([new File([archive], "household.zip")], today, () => {}, {
    loadSqlite: async () => new ArrayBuffer(0),
  });
  expect(household?.notes).toHaveLength(1);
  const [ofAnna, ofBen = ""] = await Promise.all((household?.people ?? []).map(({ file }) => file.text()));
  expect(ofAnna).toBe(await exported(phone, anna));

  // Another server: Ben has another id there.
  const cleo = "0195a1b2-0000-7000-8000-00000000c1e0";
  const fresh = await deviceOf(cleo);
  const found = await looked(fresh, cleo, ofBen);
  expect(found.creates).toHaveLength(1);
  await runImport(fresh.store, cleo, found, () => {});
  expect((await looked(fresh, cleo, ofBen)).creates).toEqual([]);
});

test("SET-07 a household's foods and recipes come once, by whoever is first", async () => {
  const phone = await deviceOf(anna);
  const bread = { ...oatsOnTheShelf, foodName: "Bread", source: "barcode" as const, upc: "0000040084060" };
  const soup = recipeOf("Soup", [oats], 4, oats.createdAt);
  const recipeId = "0195a1b2-0000-7000-8000-0000000000d1";
  const offer = { to: ben, from: anna, logDate: today, lines: [oats], portion: 1, createdAt: oats.createdAt };
  await phone.store.write(anna, [
    { kind: "sharedFood", id: sharedFoodId("4006381333931"), create: oatsOnTheShelf },
    { kind: "sharedFood", id: sharedFoodId(bread.upc), create: bread },
    { kind: "recipe", id: recipeId, create: soup },
    { kind: "mealOffer", id: "0195a1b2-0000-7000-8000-0000000000d2", create: offer },
  ]);
  await phone.engine.syncNow();
  // Of several people the file has it in each part; the tables have it too.
  const texts = await Promise.all([exported(phone, anna), exported(phone, ben)]);
  for (const text of texts) expect(JSON.parse(text).counts).toEqual({ sharedFood: 2, recipe: 1 });
  expect(
    Buffer.from(await new Blob([...(await exportTables(phone.profileData, anna))]).arrayBuffer()).includes(
      "shared_food.csv",
    ),
  ).toBe(true);

  // Another server, whose household scanned the bread before, and two people of it at two devices.
  const network = createNetwork(clock);
  const [one, two] = ["0195a1b2-0000-7000-8000-00000000c1e0", "0195a1b2-0000-7000-8000-00000000c1e1"];
  const first = await createDevice(network, one, clock);
  const second = await createDevice(network, two, clock);
  await first.unlock(one);
  await second.unlock(two);
  await second.store.write(two, [
    { kind: "sharedFood", id: sharedFoodId(bread.upc), create: { ...bread, foodName: "Rye bread" } },
  ]);
  await second.engine.syncNow();
  await first.engine.syncNow();
  const ofAnna = await looked(first, one, texts[0]);
  expect(ofAnna.counts).toEqual({
    sharedFood: { fresh: 1, same: 0, kept: 1 },
    recipe: { fresh: 1, same: 0, kept: 0 },
  });
  // Both bring it before either has heard of the other.
  const ofBen = await looked(second, two, texts[1]);
  for (const [device, whose, found] of [
    [first, one, ofAnna],
    [second, two, ofBen],
  ] as const)
    await runImport(device.store, whose, found, () => {});
  for (const device of [first, second, first]) await device.engine.syncNow();
  for (const [device, whose] of [
    [first, one],
    [second, two],
  ] as const) {
    const foods = await device.store.all("sharedFood", whose);
    expect(foods.map(({ foodName }) => foodName).sort()).toEqual(["Oats", "Rye bread"]);
    expect(await device.store.all("recipe", whose)).toEqual([{ ...soup, id: recipeId }]);
    expect((await looked(device, whose, texts[0])).creates).toEqual([]);
    expect(await device.syncStore.counts(whose)).toEqual({ unsent: 0, refused: 0 });
  }
});

test("SET-07 a profile is complete once its device has received all of it", async () => {
  const phone = await deviceOf(anna);
  expect(await phone.profileData.wholeUntil(anna)).toBe(clock.now);
  expect(await phone.profileData.wholeUntil(ben)).toBeUndefined();
});
