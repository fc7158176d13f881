/**
 * What was called saved is there after the battery died: the whole browser is killed at random instants while it saves as
 * fast as it can, without a server, and every third time it loses its databases as well. The store runs as the build
 * ships it, on a page without screens. MUSTER_KILLS sets how often (12).
 */
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join as joinPath } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { exerciseLogId, sessionId } from "@muster/domain/record-ids";
import { recordSchemaVersion } from "@muster/domain/records";
import type { Page } from "playwright-core";
import { afterAll, afterEach, expect, inject, test } from "vitest";
import { reportFigures } from "../faults/figures.ts";
import { webDist } from "../tools/lib/paths.ts";
import { launchOwnBrowser, openPage, startWorld } from "./harness.ts";
import { alex, settled } from "./journeys.ts";
import { at, day } from "./people.ts";
import { seedPerson, signIn } from "./seeded.ts";

const kills = inject("faults").browserKill;
const monday = day(0);

/**
 * Somebody's browser, signed in and with everything sent, its server gone. All tests use the one: what each of them loses
 * or damages is what the next one starts from, as with a real phone.
 */
let kept: Awaited<ReturnType<typeof aPhone>> | undefined;
const thePhone = async () => {
  kept ??= await aPhone();
  return kept;
};
afterEach(async () => {
  await kept?.kill();
  await kept?.world.stop();
});
afterAll(() => kept?.close());

const aPhone = async () => {
  const world = await startWorld();
  const folder = mkdtempSync(joinPath(tmpdir(), "muster-browser-"));
  let own = await launchOwnBrowser(folder);
  const { page } = await openPage(own.context);
  const person = await seedPerson(world, world.code, alex);
  await signIn(page, world, person);
  await page.goto(world.url);
  await page.getByRole("article").first().waitFor();
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  await settled(page);
  await own.quit();
  await world.stop();
  return {
    world,
    profileId: person.id,
    /** Opens the browser, and in it a page of the app's origin without the app: only its store runs. */
    start: async (before = ""): Promise<Page> => {
      own = await launchOwnBrowser(folder);
      const page = await own.context.newPage();
      await page.goto(`${world.url}/theme.js`);
      await run(page, before);
      await openStore(page);
      return page;
    },
    /** Opens the browser on a page of the app. */
    open: async (path: string): Promise<Page> => {
      own = await launchOwnBrowser(folder);
      const { page } = await openPage(own.context);
      await page.goto(`${world.url}${path}`);
      return page;
    },
    kill: () => own.kill(),
    close: async () => {
      await own.kill();
      await world.close();
      rmSync(folder, { recursive: true, force: true });
    },
    loseDatabases: () => rmSync(joinPath(folder, "Default/IndexedDB"), { recursive: true }),
    /** Writes nonsense over every file of the databases. */
    damageDatabases: () => {
      for (const file of filesBelow(joinPath(folder, "Default/IndexedDB"))) {
        const bytes = readFileSync(file);
        writeFileSync(file, bytes.fill(0x5a));
      }
    },
    losePrivateFiles: () => rmSync(joinPath(folder, "Default/File System"), { recursive: true }),
  };
};

const filesBelow = (folder: string): readonly string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => joinPath(entry.parentPath, entry.name));

/** The build's own file that opens the store. */
const storeFile = (): string => {
  const manifest: unknown = JSON.parse(
    readFileSync(joinPath(process.env.WEB_DIST ?? webDist, ".vite/manifest.json"), "utf8"),
  );
  // The build tool's own format.
  const { file } = (manifest as Record<string, { file: string }>)["src/data/store/open-in-browser.ts"] ?? {};
  if (file === undefined) throw new Error("The build has no store");
  return `/${file}`;
};

/** In the page as text: the test runner would rewrite an `import()`. */
const run = <T>(page: Page, code: string): Promise<T> => page.evaluate(`(async () => { ${code} })()`);

const openStore = (page: Page): Promise<void> =>
  run(
    page,
    `const { openInBrowser } = await import(${JSON.stringify(storeFile())});
    globalThis.opened = openInBrowser({
      api: { hello: async () => ({ ok: false, error: { type: "offline" } }) },
      fetch: (input, init) => fetch(input, init),
      now: () => new Date(),
      newId: () => crypto.randomUUID(),
      random: Math.random,
      browser: { locks: navigator.locks },
    });
    await opened.recovered;`,
  );

type Kept = { readonly meals: readonly string[]; readonly sets: readonly string[] };

const keptIn = (page: Page, profileId: string): Promise<Kept> =>
  run(
    page,
    `const profile = ${JSON.stringify(profileId)};
    const meals = await opened.store.all("nutritionEntry", profile);
    const logs = await opened.store.all("exerciseLog", profile);
    return { meals: meals.map(({ id }) => id), sets: logs.flatMap(({ sets }) => Object.keys(sets)) };`,
  );

const meal = {
  logDate: monday,
  mealName: "Oats",
  mealSlot: "breakfast",
  calories: 300,
  protein: 12,
  carbohydrate: 50,
  fat: 6,
  fiber: 8,
  servings: 1,
  servingSize: "1 bowl",
  createdAt: at(0, "06:00").toISOString(),
};
const aSet = {
  role: "working",
  reps: 8,
  weight: 45,
  time: null,
  distance: null,
  rir: null,
  at: meal.createdAt,
};
const aLog = (profileId: string, position: number) => ({
  sessionId: sessionId(profileId, monday, "default:monday", 1),
  date: monday,
  position,
  exerciseId: "goblet-squat",
  number: 1,
  name: "Goblet Squat",
  metric: "reps",
  difficulty: 5,
  notes: "",
  completed: false,
  assessmentMetric: null,
  sets: {},
});

/**
 * Saves sets and meals, one after the other, until the browser dies; says each that the store called saved, and whether
 * the app said at that moment that it keeps a second copy.
 */
const saveForEver = (page: Page, profileId: string, round: number): Promise<unknown> => {
  const log = aLog(profileId, round);
  const id = exerciseLogId(profileId, log.sessionId, `${log.exerciseId}.${round}`);
  return run(
    page,
    `const profile = ${JSON.stringify(profileId)};
    const log = { kind: "exerciseLog", id: ${JSON.stringify(id)} };
    const write = (change) => opened.store.write(profile, [change]);
    await write({ ...log, create: ${JSON.stringify(log)} });
    for (let position = 0; position < 500; position += 1) {
      const id = crypto.randomUUID();
      const isSet = position % 2 === 0;
      const saved = await write(
        isSet
          ? { ...log, patch: { sets: { [id]: { ...${JSON.stringify(aSet)}, position } } } }
          : { kind: "nutritionEntry", id, create: { ...${JSON.stringify(meal)}, calories: position } },
      );
      const copies = opened.engine.status().storage.journal === "on" ? " twice" : " once";
      console.log(saved.ok ? (isSet ? "set " : "meal ") + id + copies : "failed " + JSON.stringify(saved.error));
    }`,
  ).catch(() => undefined);
};

test("WORK-06 SYNC-02 saved sets survive any kill and a lost database, exactly once", async () => {
  const phone = await thePhone();
  const { world, profileId } = phone;
  const saved = { meals: new Set<string>(), sets: new Set<string>() };
  /** Saved while the app said that there is no second copy: a disk that takes a second for a flush is not waited for. */
  let inDatabaseAlone: string[] = [];
  const failures: string[] = [];
  let wipes = 0;
  let excused = 0;
  const check = async (page: Page, when: string) => {
    const kept = await keptIn(page, profileId);
    for (const what of ["meals", "sets"] as const) {
      const found = new Set(kept[what]);
      expect(found.size, when).toBe(kept[what].length);
      expect(
        [...saved[what]].filter((id) => !found.has(id)),
        `${when}: ${what} lost`,
      ).toEqual([]);
    }
  };

  for (let round = 1; round <= kills; round += 1) {
    const page = await phone.start();
    await check(page, `before kill ${round}`);
    const first = new Promise<void>((resolve) => {
      page.on("console", (message) => {
        const [what, id = "", copies] = message.text().split(" ");
        if (copies === "once") inDatabaseAlone.push(id);
        if (what === "meal") saved.meals.add(id);
        else if (what === "set") saved.sets.add(id);
        else failures.push(message.text());
        resolve();
      });
    });
    void saveForEver(page, profileId, round);
    await first;
    // The very point: an instant that nobody chose.
    await wait(Math.random() * 400);
    await phone.kill();
    if (round % 3 === 0) {
      wipes += 1;
      phone.loseDatabases();
      for (const id of inDatabaseAlone) if (saved.meals.delete(id) || saved.sets.delete(id)) excused += 1;
      inDatabaseAlone = [];
    }
  }
  expect(failures).toEqual([]);
  // Else nothing was shown.
  expect(Math.min(saved.meals.size, saved.sets.size)).toBeGreaterThan(0);

  const page = await phone.start();
  await check(page, "at the end");
  await world.start();
  await run(
    page,
    `opened.engine.setProfile(${JSON.stringify(profileId)});
      await opened.engine.syncNow();`,
  );
  await expect
    .poll(() => run(page, `return opened.syncStore.counts(${JSON.stringify(profileId)})`))
    .toEqual({ unsent: 0, refused: 0 });
  await check(page, "after sync");
  const rows = await run<readonly { kind: string; id: string; fields: Record<string, unknown> }[]>(
    page,
    `const rows = [];
      for (let cursor = 0, more = true; more; ) {
        const answer = await fetch("/sync/pull?protocol=2&limit=500&schema=${recordSchemaVersion}&scope=${profileId}&cursor=" + cursor);
        const page = await answer.json();
        rows.push(...page.rows);
        ({ cursor, more } = page);
      }
      return rows;`,
  );
  const onServer = {
    meals: rows.filter(({ kind }) => kind === "nutritionEntry").map(({ id }) => id),
    sets: rows
      .filter(({ kind }) => kind === "exerciseLog")
      .flatMap(({ fields }) => Object.keys(fields).filter((field) => field.startsWith("sets.")))
      .map((field) => field.slice("sets.".length)),
  };
  const kept = await keptIn(page, profileId);
  expect([...onServer.meals].sort()).toEqual([...kept.meals].sort());
  expect([...onServer.sets].sort()).toEqual([...kept.sets].sort());
  // What the server has answered needs no second place any more.
  await expect.poll(() => journalBytes(page)).toBe(0);
  // Each look above would have ended the test.
  reportFigures({ acknowledged: saved.meals.size + saved.sets.size, lost: 0, duplicated: 0 });
  console.log(
    `${kills} kills, ${wipes} of them with the databases lost: ${saved.meals.size + saved.sets.size} entries called saved, 0 lost, ${excused} without a second copy when the databases went, ${kept.meals.length + kept.sets.length} kept`,
  );
});

const journalBytes = (page: Page): Promise<number> =>
  run(
    page,
    `const root = await navigator.storage.getDirectory();
    const folder = await root.getDirectoryHandle("muster-journal");
    let bytes = 0;
    for await (const name of folder.keys())
      if (name.startsWith("j-")) bytes += (await (await folder.getFileHandle(name)).getFile()).size;
    return bytes;`,
  );

test("WORK-06 control: a lost database without journal files loses its sets", async () => {
  const phone = await thePhone();
  const { profileId } = phone;
  const id = "00000000-0000-4000-8000-00000000c0de";
  let page = await phone.start();
  await run(
    page,
    `await opened.store.write(${JSON.stringify(profileId)}, [
      { kind: "nutritionEntry", id: "${id}", create: ${JSON.stringify(meal)} },
    ]);`,
  );
  expect((await keptIn(page, profileId)).meals).toContain(id);
  await phone.kill();
  phone.loseDatabases();
  page = await phone.start();
  expect((await keptIn(page, profileId)).meals).toEqual([id]);
  await phone.kill();
  phone.loseDatabases();
  phone.losePrivateFiles();
  page = await phone.start();
  expect((await keptIn(page, profileId)).meals).toEqual([]);
});

test("WORK-06 SYNC-05 after a browser lost everything it says so and restores it", async () => {
  const phone = await thePhone();
  const { profileId, world } = phone;
  const store = await phone.start();
  await run(
    store,
    `await opened.store.write(${JSON.stringify(profileId)}, [
      { kind: "nutritionEntry", id: crypto.randomUUID(), create: ${JSON.stringify(meal)} },
    ]);`,
  );
  await phone.kill();
  phone.loseDatabases();
  await world.start();
  const page = await phone.open("/schedule");
  await page.getByText("1 change not sent before was restored; the rest comes from the server.").waitFor();
  // The plan was the server's alone.
  await page.getByRole("heading", { level: 3 }).first().waitFor();
  await settled(page);
  await expect.poll(() => journalBytes(page)).toBe(0);
});

test("WORK-06 damaged databases are rebuilt like lost ones", async () => {
  const phone = await thePhone();
  const { profileId } = phone;
  const id = "00000000-0000-4000-8000-0000000dead0";
  let page = await phone.start();
  await run(
    page,
    `await opened.store.write(${JSON.stringify(profileId)}, [
      { kind: "nutritionEntry", id: "${id}", create: ${JSON.stringify(meal)} },
    ]);`,
  );
  await phone.kill();
  phone.damageDatabases();
  page = await phone.start();
  expect((await keptIn(page, profileId)).meals).toEqual([id]);
});

test("WORK-06 a browser without private files saves and reports a missing journal", async () => {
  const phone = await thePhone();
  const { profileId } = phone;
  let page = await phone.start(
    "navigator.storage.getDirectory = () => Promise.reject(new DOMException('', 'SecurityError'));",
  );
  const id = "00000000-0000-4000-8000-00000000f11e";
  const saved = await run(
    page,
    `return opened.store.write(${JSON.stringify(profileId)}, [
      { kind: "nutritionEntry", id: "${id}", create: ${JSON.stringify(meal)} },
    ]);`,
  );
  expect(saved).toEqual({ ok: true });
  expect(await run(page, "return opened.engine.status().storage.journal")).toBe("off");
  await phone.kill();
  page = await phone.start();
  expect((await keptIn(page, profileId)).meals).toContain(id);
});
