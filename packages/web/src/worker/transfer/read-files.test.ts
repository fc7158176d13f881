import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { fileURLToPath } from "node:url";
import { householdText } from "@muster/domain/transfer/household-file";
import fc from "fast-check";
import { zipSync } from "fflate";
import { expect, test } from "vitest";
import { zip } from "../../features/transfer/zip.ts";
import { readImportFiles } from "./read-files.ts";

const golden = new URL("../../../../domain/src/transfer/from-apps/golden/", import.meta.url);
const hevy = readFileSync(fileURLToPath(new URL("hevy-kg.csv", golden)));
const strong = readFileSync(fileURLToPath(new URL("strong-comma.csv", golden)));
const today = "2026-11-23";
const file = (name: string, bytes: Uint8Array<ArrayBuffer>): File => new File([bytes], name);
const wasm = readFileSync(createRequire(import.meta.url).resolve("sql.js/dist/sql-wasm.wasm"));
const tools = { loadSqlite: async () => Uint8Array.from(wasm).buffer };
const read = (...files: readonly File[]) => readImportFiles(files, today, () => {}, tools);
const packed = (files: Record<string, Uint8Array>): Uint8Array<ArrayBuffer> => new Uint8Array(zipSync(files));

test("two apps' files at once say both, and tell how far they are", async () => {
  const seen: number[] = [];
  const files = [file("a.csv", new Uint8Array(hevy)), file("b.csv", new Uint8Array(strong))];
  const { brought, problems } = await readImportFiles(
    files,
    today,
    (done, total) => seen.push(done / total),
    tools,
  );
  expect(brought.map(({ app }) => app)).toEqual(["Hevy", "Strong"]);
  expect(problems).toEqual([]);
  expect(seen.at(-1)).toBe(1);
});

test("a ZIP brings the tables in it and passes over everything else", async () => {
  const zip = packed({
    "export/hevy.csv": new Uint8Array(hevy),
    "photo.jpg": Uint8Array.of(1, 2, 3),
    "__MACOSX/._hevy.csv": Uint8Array.of(0, 5),
  });
  const { brought, problems } = await read(file("export.zip", zip));
  expect(brought.map(({ app }) => app)).toEqual(["Hevy"]);
  expect(problems).toEqual([]);
});

test("a small ZIP that would fill the memory brings nothing and says so", async () => {
  const zip = packed({ "hevy.csv": new Uint8Array(hevy), "huge.csv": new Uint8Array(5_000_000) });
  expect(zip.length).toBeLessThan(20_000);
  const { brought, problems } = await readImportFiles(
    [file("bomb.zip", zip)],
    today,
    () => {},
    tools,
    undefined,
    1_000_000,
  );
  expect(brought).toEqual([]);
  expect(problems).toEqual(['"bomb.zip" unpacks to far more than it should. Nothing of it was taken.']);
});

test("a ZIP with random damage or a cut end never throws", async () => {
  const zip = packed({ "hevy.csv": new Uint8Array(hevy), "strong.csv": new Uint8Array(strong) });
  await fc.assert(
    fc.asyncProperty(fc.nat(zip.length - 1), fc.nat(255), fc.nat(zip.length), async (at, byte, end) => {
      const damaged = new Uint8Array(zip);
      damaged[at] = byte;
      const { brought, problems } = await read(file("export.zip", damaged.slice(0, Math.max(end, 8))));
      return brought.length + problems.length >= 0;
    }),
    { numRuns: 300 },
  );
});

test("a picture, an empty file and a foreign table are each explained in a sentence", async () => {
  const { brought, problems } = await read(
    file(
      "a.png",
      Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 13, 10, 26, 10, 0, 0, 0, 13, 73, 72, 68, 82, 0, 1, 7, 9),
    ),
    file("empty.csv", new Uint8Array()),
    file("shop.csv", new TextEncoder().encode("article,price\napple,1\n")),
    file("hevy.csv", new Uint8Array(hevy)),
  );
  expect(brought.map(({ app }) => app)).toEqual(["Hevy"]);
  expect(problems).toEqual([
    '"a.png" is no text: a picture or a program cannot be read here.',
    '"empty.csv" is empty.',
    '"shop.csv" is of no app that Muster knows. Nothing of it was taken.',
  ]);
});

test("Muster's own tables are told in one sentence, with the way that works", async () => {
  const table = (text: string) => new TextEncoder().encode(text);
  const zip = packed({
    "profile.csv": table("id,username\n1,dana\n"),
    "settings.csv": table("id,units\n1,metric\n"),
    "set.csv": table("id,reps\n1,8\n"),
  });
  const { brought, problems, unknownTable } = await read(file("muster-dana-tables.zip", zip));
  expect(brought).toEqual([]);
  expect(unknownTable).toBeUndefined();
  expect(problems).toEqual([
    '"muster-dana-tables.zip" holds tables for a spreadsheet. To bring data back, choose the one file (JSON).',
  ]);
});

test("a ZIP that was cut off says so and keeps what was whole", async () => {
  const zip = packed({ "strong.csv": new Uint8Array(strong), "hevy.csv": new Uint8Array(hevy) });
  const second = new TextDecoder("latin1").decode(zip).indexOf("hevy.csv");
  const { brought, problems } = await read(file("export.zip", zip.slice(0, second + 60)));
  expect(brought.map(({ app }) => app)).toContain("Strong");
  expect(problems).toContain(
    '"export.zip" is damaged or was cut off. What could be unpacked before that is shown.',
  );
});

const apple = readFileSync(fileURLToPath(new URL("apple-health.xml", golden)));

test("Apple's export comes out of its ZIP, or by itself", async () => {
  const zip = packed({
    "apple_health_export/export.xml": new Uint8Array(apple),
    "apple_health_export/export_cda.xml": new TextEncoder().encode("<ClinicalDocument/>"),
  });
  const { brought, problems } = await read(
    file("export.zip", zip),
    file("export.xml", new Uint8Array(apple)),
  );
  expect(brought.map(({ app, readings }) => [app, readings.length])).toEqual([
    ["Apple Health", 4],
    ["Apple Health", 4],
  ]);
  expect(problems).toEqual([]);
});

test("an unknown XML file is explained in a sentence", async () => {
  const { brought, problems } = await read(file("feed.xml", new TextEncoder().encode("<rss></rss>")));
  expect(brought).toEqual([]);
  expect(problems).toEqual(['"feed.xml" is of no app that Muster knows. Nothing of it was taken.']);
});

test("an unknown table is returned with its columns and read by choice", async () => {
  const mine = file("mine.csv", new TextEncoder().encode("When,Kilos\n2026-03-02,80.5\n"));
  const first = await read(mine);
  expect(first.unknownTable).toEqual({
    fileName: "mine.csv",
    header: ["when", "kilos"],
    sample: ["2026-03-02", "80.5"],
  });
  const columns = { date: "when", weight: "kilos" };
  const { brought, problems } = await readImportFiles([mine], today, () => {}, tools, columns);
  expect(brought[0]?.readings).toMatchObject([{ metric: "weight", value: 80.5, date: "2026-03-02" }]);
  expect(problems).toEqual([]);
});

test("SYNC-07 tables of the old product are returned as its rows, JSON is not", async () => {
  const table = file("users_rows.csv", new TextEncoder().encode("id,username,display_name\n7,anna,Anna\n"));
  const json = file("storage.json", new TextEncoder().encode('{"currentUser":"anna"}'));
  const { old } = await read(table, json);
  expect(old.map(({ users }) => users)).toEqual([
    [{ owner: "anna", row: { id: "7", username: "anna", display_name: "Anna" } }],
  ]);
});

/** The file of an invented database. */
const databaseFile = (sql: string): Uint8Array<ArrayBuffer> => {
  const folder = mkdtempSync(join(tmpdir(), "muster-import-"));
  const database = new DatabaseSync(join(folder, "backup.db"));
  database.exec(sql);
  database.close();
  const bytes = new Uint8Array(readFileSync(join(folder, "backup.db")));
  rmSync(folder, { recursive: true });
  return bytes;
};
const backup = databaseFile(`
  CREATE TABLE exercise (_id INTEGER PRIMARY KEY, name TEXT);
  CREATE TABLE training_log (_id INTEGER PRIMARY KEY, exercise_id INTEGER, date DATE, metric_weight INTEGER, reps INTEGER);
  INSERT INTO exercise VALUES (1, 'Flat Barbell Bench Press');
  INSERT INTO training_log VALUES (1, 1, '2026-03-02', 60, 8), (2, 1, '2026-03-02', 62.5, 6);`);

test("SET-07 a backup of FitNotes is read as it is, and from a ZIP", async () => {
  for (const one of [
    file("FitNotes_Backup.fitnotes", backup),
    file("b.zip", packed({ "x/FitNotes.db": backup })),
  ]) {
    const { brought, problems } = await read(one);
    expect(problems).toEqual([]);
    expect(brought.map(({ app }) => app)).toEqual(["FitNotes"]);
    expect(brought[0]?.workouts[0]?.exercises[0]?.sets.map(({ weight }) => weight?.value)).toEqual([
      60, 62.5,
    ]);
  }
});

test("SET-07 a cut, foreign or unreadable database brings nothing and says why", async () => {
  const foreign = databaseFile("CREATE TABLE films (name TEXT);");
  const { brought, problems } = await read(
    file("cut.fitnotes", backup.slice(0, 3000)),
    file("films.db", foreign),
  );
  const offline = await readImportFiles([file("b.fitnotes", backup)], today, () => {}, {
    loadSqlite: () => Promise.reject(new Error("offline")),
  });
  expect([...brought, ...offline.brought]).toEqual([]);
  expect(problems).toEqual([
    '"cut.fitnotes" is damaged or was cut off. Nothing of it was taken.',
    '"films.db" is of no app that Muster knows. Nothing of it was taken.',
  ]);
  expect(offline.problems[0]).toMatch(/Connect once and choose it again\.$/);
});

const householdZip = (parts: Record<string, string>): Uint8Array<ArrayBuffer> =>
  packed(
    Object.fromEntries(Object.entries(parts).map(([name, text]) => [name, new TextEncoder().encode(text)])),
  );
const anaAndBen = householdText("2026-11-23T12:00:00.000Z", {
  people: [
    { username: "ana", displayName: "Ana", file: "muster-ana-2026-11-23.json" },
    { username: "ben", displayName: "Ben", file: "muster-ben-2026-11-23.json" },
  ],
  leftOut: ["Cleo"],
});

test("SET-07 a household's file holds exports by person and names the rest", async () => {
  const zip = householdZip({
    "household.json": anaAndBen,
    "muster-ana-2026-11-23.json": '{"of":"ana"}',
    "muster-ben-2026-11-23.json": '{"of":"ben"}',
  });
  const { household, problems } = await read(file("household.zip", zip));
  expect(problems).toEqual([]);
  const texts = household?.people.map(async (one) => [one.displayName, one.file.name, await one.file.text()]);
  expect(await Promise.all(texts ?? [])).toEqual([
    ["Ana", "muster-ana-2026-11-23.json", '{"of":"ana"}'],
    ["Ben", "muster-ben-2026-11-23.json", '{"of":"ben"}'],
  ]);
  expect(household?.notes).toEqual([
    "Cleo's data is not in this file. It was left out when the file was made.",
  ]);
});

test("SET-07 a cut household's file gives only whole parts", async () => {
  const big = JSON.stringify({ notes: Array.from({ length: 400 }, (_, note) => `note ${note * 7919}`) });
  const pieces = await zip([
    { name: "household.json", parts: [anaAndBen] },
    { name: "muster-ana-2026-11-23.json", parts: [big] },
    { name: "muster-ben-2026-11-23.json", parts: [big] },
  ]);
  const whole = new Uint8Array(Buffer.concat(pieces));
  const seen = new Set<string>();
  for (let length = 5; length < whole.length; length += 97) {
    const { household, problems } = await read(file("household.zip", whole.slice(0, length)));
    const people = household?.people ?? [];
    for (const one of people) expect(await one.file.text()).toBe(big);
    expect([...(household?.notes ?? []), ...problems].length).toBeGreaterThan(0);
    seen.add(people.map((one) => one.displayName).join());
  }
  expect([...seen]).toEqual(["", "Ana", "Ana,Ben"]);
});

test("SET-07 a ZIP of somebody else's JSON, or with a foreign list, is no household", async () => {
  for (const parts of [
    { "takeout/fit.json": "{}" },
    { "household.json": '{"members":[]}', "muster-ana-2026-11-23.json": "{}" },
  ]) {
    const { household, problems } = await read(file("other.zip", householdZip(parts)));
    expect(household).toBeUndefined();
    expect(problems).toHaveLength(1);
  }
});

test("SET-07 a household's file among others is asked for by itself", async () => {
  const { household, brought, problems } = await read(
    file("hevy.csv", new Uint8Array(hevy)),
    file("household.zip", householdZip({ "household.json": anaAndBen })),
  );
  expect(household).toBeUndefined();
  expect(brought).toHaveLength(1);
  expect(problems).toEqual([
    '"household.zip" holds a household. Please choose it by itself. Nothing of it was taken.',
  ]);
});
