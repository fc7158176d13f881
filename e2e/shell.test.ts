/** The app around the screens: the welcome tour, the install prompt, and what Settings lead to. */
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { launchOwnBrowser } from "./harness.ts";
import { alex, settled, visit } from "./journeys.ts";
import { at, day, withHousehold, withServiceWorker } from "./people.ts";
import { type SeededPerson, seedPerson } from "./seeded.ts";

const household = withHousehold();

/** A browser of somebody's in which the app has just been opened. */
const open = async (person: SeededPerson) => {
  const someone = await household.unopened(person, { now: at(0) });
  await someone.page.goto(household.world.url);
  return someone;
};

/** Somebody new on Home, with the tour and the install prompt still to come. */
const newPerson = async (username: string) => {
  const person = await seedPerson(
    household.world,
    await household.code("profile"),
    { ...alex, username, displayName: username },
    at(0),
    true,
  );
  return { ...(await open(person)), person };
};
const tourOf = (page: Page) => page.getByRole("dialog").filter({ hasText: /Step \d of 9/ });

test("TOUR-01 the nine-step tour runs once per device, or never again", async () => {
  const { page, person, problems } = await newPerson("tessa");
  const tour = tourOf(page);
  await tour.getByText("Step 1 of 9").waitFor();
  await expect.poll(() => tour.getByRole("button", { name: "Previous" }).count()).toBe(0);
  const next = tour.getByRole("button", { name: "Next" });
  await next.click();
  await page.getByRole("dialog", { name: "Week 1 assessment" }).waitFor();
  await tour.getByRole("button", { name: "Previous" }).click();
  await page.getByRole("dialog", { name: "Welcome to Muster" }).waitFor();
  // The arrows do the same, also in a tour that has just opened.
  await page.reload();
  await tour.getByText("Step 1 of 9").waitFor();
  await page.keyboard.press("ArrowRight");
  await page.getByRole("dialog", { name: "Week 1 assessment" }).waitFor();
  await page.keyboard.press("ArrowLeft");
  await page.getByRole("dialog", { name: "Welcome to Muster" }).waitFor();
  for (let step = 2; step <= 9; step += 1) {
    await next.click();
    await tour.getByText(`Step ${step} of 9`).waitFor();
  }
  await tour.getByRole("button", { name: "Get Started!" }).click();
  await tour.waitFor({ state: "detached" });
  await page.reload();
  await page.getByRole("article").first().waitFor();
  await expect.poll(() => tour.count()).toBe(0);

  // Another device has not shown it; there it is stopped for good.
  const tablet = (await open(person)).page;
  await tourOf(tablet).getByRole("button", { name: "Do Not Show Again" }).click();
  await tourOf(tablet).waitFor({ state: "detached" });
  await settled(tablet);
  const third = (await open(person)).page;
  await third.getByRole("article").first().waitFor();
  await settled(third);
  await expect.poll(() => tourOf(third).count()).toBe(0);

  // From Settings it comes back when it is asked for.
  await visit(page, household.world, "/settings");
  await page.getByRole("button", { name: /Welcome tour/ }).click();
  await tour.getByText("Step 1 of 9").waitFor();
  await expect.poll(() => tour.getByRole("button", { name: "Do Not Show Again" }).count()).toBe(0);
  await page.keyboard.press("Escape");
  await tour.waitFor({ state: "detached" });
  expect(problems).toEqual([]);
});

test("INST-01 after three seconds an install prompt can be taken, delayed or refused", async () => {
  const offer = () => {
    const event = Object.assign(new Event("beforeinstallprompt", { cancelable: true }), {
      prompt: async () => {
        (globalThis as { prompted?: number }).prompted =
          ((globalThis as { prompted?: number }).prompted ?? 0) + 1;
      },
    });
    addEventListener("load", () => dispatchEvent(event));
  };
  const { page, person } = await newPerson("ines");
  await tourOf(page).getByRole("button", { name: "Close" }).click();
  await page.addInitScript(offer);
  await page.reload();
  const sheet = page.getByRole("dialog", { name: "Install Muster" });
  await page.getByRole("article").first().waitFor();
  await page.clock.runFor(3_100);
  await sheet.getByRole("button", { name: "Install", exact: true }).click();
  await sheet.waitFor({ state: "detached" });
  await expect.poll(() => page.evaluate(() => (globalThis as { prompted?: number }).prompted)).toBe(1);

  // Put off: not again on this device by itself, but from Settings.
  await page.reload();
  await page.getByRole("article").first().waitFor();
  await page.clock.runFor(4_000);
  await expect.poll(() => page.evaluate(() => localStorage.getItem("installPromptDismissed"))).toBe("true");
  await expect.poll(() => sheet.count()).toBe(0);
  await page.goto(`${household.world.url}/settings`);
  await page.getByRole("button", { name: /Install the app/ }).click();
  await sheet.getByRole("button", { name: "Maybe Later" }).click();

  const iphone = await household.unopened(person, {
    now: at(0),
    userAgent:
      "Mozilla/5.0 (iPhone; CPU iPhone OS 18_6 like Mac OS X) AppleWebKit/605.1.15 Version/18.6 Safari/604.1",
  });
  await iphone.page.goto(household.world.url);
  await tourOf(iphone.page).getByRole("button", { name: "Close" }).click();
  await iphone.page.reload();
  await iphone.page.getByRole("article").first().waitFor();
  await iphone.page.clock.runFor(3_100);
  const byHand = iphone.page.getByRole("dialog", { name: "Install Muster" });
  await byHand.getByText("Add to Home Screen").waitFor();
  await expect.poll(() => byHand.getByRole("button", { name: "Install", exact: true }).count()).toBe(0);
  await byHand.getByRole("button", { name: "Do Not Show Again" }).click();
  await settled(iphone.page);
  // The flag follows the person: not on the next device either.
  const next = await household.unopened(person, { now: at(0) });
  await next.page.addInitScript(offer);
  await next.page.goto(household.world.url);
  await tourOf(next.page).getByRole("button", { name: "Close" }).click();
  await next.page.reload();
  await next.page.getByRole("article").first().waitFor();
  await settled(next.page);
  await next.page.clock.runFor(4_000);
  await expect.poll(() => next.page.getByRole("dialog").count()).toBe(0);
});

test("SET-07, SYNC-05 the data page shows storage, offline parts and refused changes", async () => {
  const { page, problems } = await household.person(
    { displayName: "Dana" },
    { ...withServiceWorker, now: at(0) },
  );
  await settled(page);
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
  await visit(page, household.world, "/settings");
  // A tablet held upright has both columns side by side, a phone one below the other; what comes late is below them.
  const rows = () =>
    page
      .locator(".cols > div")
      .evaluateAll((columns) => new Set(columns.map((one) => one.getBoundingClientRect().top)).size);
  await expect.poll(rows).toBe(3);
  await page.setViewportSize({ width: 820, height: 1180 });
  await expect.poll(rows).toBe(2);
  await page.setViewportSize({ width: 390, height: 844 });
  await page.getByRole("link", { name: /Your data/ }).click();
  await page.getByRole("heading", { level: 1, name: "Your data" }).waitFor();
  await page.getByRole("status").filter({ hasText: "nothing waiting" }).waitFor();
  const kept = page.getByRole("region", { name: "On this device" });
  await kept.getByText("Ready offline").first().waitFor();
  await kept.getByText(/MB$/).waitFor();
  await page.getByRole("link", { name: "Back" }).click();
  // By key: what comes late above it moves the line under a finger.
  await page.getByRole("link", { name: /About Muster/ }).press("Enter");
  await page.getByText("USDA FoodData Central, SR Legacy").waitFor();
  await page.getByText(/Open Food Facts contributors/).waitFor();
  expect(problems).toEqual([]);
});

test("SET-07, SYNC-07 data is exported, previewed, imported and undone", async () => {
  const { page, problems } = await household.person({ displayName: "Edda" }, { now: at(0) });
  await settled(page);
  await visit(page, household.world, "/settings/data");
  const download = async (button: string) => {
    const [file] = await Promise.all([
      page.waitForEvent("download"),
      page.getByRole("button", { name: button }).click(),
    ]);
    return { name: file.suggestedFilename(), text: readFileSync(await file.path(), "utf8") };
  };
  const all = await download("One file (JSON)");
  expect(all.name).toMatch(/^muster-person\d+-\d{4}-\d\d-\d\d\.json$/);
  expect(JSON.parse(all.text)).toMatchObject({ format: "muster-export", counts: { profile: 1, planDay: 7 } });
  expect((await download("Tables (CSV)")).name).toMatch(/-tables\.zip$/);

  const chooser = page.getByLabel("Files to import");
  const choose = (name: string, text: string) =>
    chooser.setInputFiles({ name, mimeType: "application/json", buffer: Buffer.from(text) });
  const card = page.getByRole("region", { name: "Import data" });
  await choose("notes.json", '{"hello":"world"}');
  await card.getByText("There is nothing in this file that Muster can read. Nothing was changed.").waitFor();
  // The own file: everything is here already.
  await choose(all.name, all.text);
  await card.getByText("1 here already").first().waitFor();
  await expect.poll(() => card.getByRole("button", { name: "Import 0 entries" }).isDisabled()).toBe(true);
  await card.getByRole("button", { name: "Cancel" }).click();

  await choose(
    "storage.json",
    JSON.stringify({
      appUsers: '[{"username":"edda","displayName":"Edda","fitnessLevel":"advanced"},{"username":"finn"}]',
      detailedWorkoutHistory_edda: JSON.stringify([
        {
          date: "2025-03-03",
          workoutName: "Push",
          exercises: [{ name: "Push-ups", sets: [{ reps: "12" }] }],
        },
      ]),
      nutrition_finn: '[{"log_date":"2025-03-03","name":"Pizza","calories":900}]',
    }),
  );
  await card.getByText("Whose data shall come into your profile?").waitFor();
  await card.getByRole("button", { name: "Edda" }).click();
  await card.getByText("Workouts").waitFor();
  await expect.poll(() => card.getByText("Meals").count()).toBe(0);
  await card.getByLabel(/Also replace these answers of my profile: fitness level/).check();
  await card.getByRole("button", { name: "Import 2 entries" }).click();
  await card.getByText("2 entries imported.").waitFor();
  await settled(page);
  await page.getByRole("link", { name: "Progress", exact: true }).click();
  await page.getByText("Push").first().waitFor();
  await page.goBack();

  // From the file itself it is known later too.
  await choose(
    "again.json",
    '{"nutrition_logs":[{"log_date":"2025-03-03","food_description":"Soup","calories":200}]}',
  );
  await card.getByRole("button", { name: "Import 1 entry" }).click();
  await card.getByText("1 entry imported.").waitFor();
  await card.getByRole("button", { name: "Undo import" }).click();
  await card.getByText("Undone: 1 entry removed.").waitFor();
  expect(problems).toEqual([]);
});

test("SYNC-07 PROG-07 an imported workout is charted, edited, undone and deleted", async () => {
  const { page, problems } = await household.person({}, { since: at(-14), now: at(2) });
  const workout = (date: string, weight: number, over: object = {}) => ({
    date,
    workoutName: "Old legs",
    exercises: [
      { name: "Leg Press", sets: [1, 2].map(() => ({ weight, reps: 5 })), completed: false, ...over },
    ],
  });
  const old = {
    detailedWorkoutHistory: [
      workout(day(-7), 200),
      { ...workout(day(1), 210), completedExercises: 5, totalExercises: 6 },
    ],
    measurementHistory: [{ date: day(-7), weight: 178 }],
  };
  await visit(page, household.world, "/settings/data");
  const card = page.getByRole("region", { name: "Import data" });
  const bring = async () => {
    await page.getByLabel("Files to import").setInputFiles({
      name: "old.json",
      mimeType: "application/json",
      buffer: Buffer.from(JSON.stringify(old)),
    });
    await card.getByRole("button", { name: "Import 5 entries" }).click();
    await card.getByText("5 entries imported.").waitFor();
  };
  const progress = () => page.getByRole("link", { name: "Progress", exact: true }).click();
  const part = (name: string) => page.getByRole("region", { name, exact: true });
  const says = async (name: string, text: RegExp) => {
    await expect.poll(() => part(name).innerText(), { message: name }).toMatch(text);
  };
  const cells = async (name: string, row: number) =>
    (await part(name).getByRole("table").locator("tbody tr").nth(row).innerText()).split("\t");
  /** Of the thighs: hard sets of this week, and the average of the weeks before since the first set, 4 at most. */
  const thighs = async (sets: string, average: string) => {
    const of = () => part("Sets per muscle").getByRole("row", { name: /^Front thighs/ });
    await expect.poll(() => of().innerText()).toMatch(new RegExp(`^Front thighs\t${sets}\t${average}\t`));
  };
  /** Last week's Monday and this week's Tuesday on the calendar. */
  const calendar = async (monday: RegExp, tuesday: RegExp) => {
    await expect.poll(async () => (await cells("Showing up", 10))[1]).toMatch(monday);
    await expect.poll(async () => (await cells("Showing up", 11))[2]).toMatch(tuesday);
  };
  const records = async (text: RegExp) => {
    await page.getByRole("button", { name: "Records" }).click();
    const sheet = page.getByRole("dialog", { name: "Personal records" });
    await sheet.getByText("Leg Press").last().click();
    await expect.poll(() => sheet.locator("details[open]").innerText()).toMatch(text);
    await sheet.getByRole("button", { name: "Close" }).click();
  };
  await bring();
  await card.getByRole("button", { name: "Undo import" }).click();
  await card.getByText("Undone: 5 entries removed.").waitFor();
  await progress();
  await page.getByRole("heading", { name: "No Workouts Yet" }).waitFor();
  await page.goBack();
  await bring();

  await progress();
  await says("Workout History", /Total\s+2\s+workouts[\s\S]+Old legs[\s\S]+5 of 6/);
  await says("Training volume", /This week\s+2,100/);
  await says("Estimated 1RM", /241\s+lb/);
  await says("Current Measurements", /178\s+lb/);
  await thighs("2", "2");
  await calendar(/^done$/, /^done$/);
  await records(/Heaviest\s+210 lb[\s\S]+Best session\s+2,100 lb[\s\S]+2,000 lb/);
  // The set that was really done with twelve repetitions, and the one that warmed up: the workout stays at 5 of 6 of its exercises.
  await part("Workout History")
    .getByRole("link", { name: /Old legs/ })
    .first()
    .click();
  await page.getByText("Done: 5 of 6 exercises.").waitFor();
  await page.getByRole("button", { name: "Edit sets" }).click();
  await page.getByRole("button", { name: /^Set 1, 210 × 5, done/ }).click();
  await page.getByRole("group", { name: "Reps", exact: true }).getByRole("textbox").fill("12");
  await page.getByRole("button", { name: "Save set 1" }).click();
  await page.getByRole("button", { name: /^Set 1, 210 × 12, done/ }).waitFor();
  await page.getByRole("button", { name: "Set 2, options" }).click();
  await page.getByRole("radio", { name: "Warm-up" }).click();
  await page.getByRole("button", { name: "Close" }).click();
  await page.getByRole("button", { name: /^Warm-up 1, 210 × 5, done/ }).waitFor();
  await page.getByRole("button", { name: "Done editing" }).click();
  await page.getByText("Done: 5 of 6 exercises.").waitFor();
  await visit(page, household.world, "/progress");
  await says("Workout History", /5 of 6/);
  await says("Training volume", /This week\s+2,520/);
  await says("Estimated 1RM", /298\s+lb/);
  await thighs("1", "2");
  await records(/Heaviest\s+210 lb[\s\S]+Best set\s+2,520 lb[\s\S]+Best session\s+2,520 lb/);

  const remove = async () => {
    await part("Workout History")
      .getByRole("link", { name: /Old legs/ })
      .first()
      .click();
    await page.getByRole("button", { name: "Delete workout" }).click();
    await page
      .getByRole("dialog", { name: "Delete this workout?" })
      .getByRole("button", { name: "Delete workout" })
      .click();
    await page.waitForURL(/\/schedule$/);
  };
  await remove();
  await page.getByRole("button", { name: "Undo" }).click();
  await progress();
  await says("Workout History", /Total\s+2\s+workouts[\s\S]+5 of 6/);
  await says("Training volume", /This week\s+2,520/);
  await remove();
  await progress();
  await says("Workout History", /Total\s+1\s+workout\b/);
  await says("Estimated 1RM", /229\s+lb/);
  await thighs("0", "2");
  await calendar(/^done$/, /^(rest|not logged)$/);
  await records(/Heaviest\s+200 lb[\s\S]+Best session\s+2,000 lb/);
  expect(problems).toEqual([]);
});

test("SET-07 a profile leaves this device after a question and comes back whole", async () => {
  const { page, context, problems } = await household.person(
    { displayName: "Gesa" },
    { ...withServiceWorker, now: at(0) },
  );
  await settled(page);
  await visit(page, household.world, "/settings");
  await page.getByRole("radio", { name: "lb and inches", checked: true }).waitFor();
  // The data page is opened without a network.
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  await context.setOffline(true);
  await page.getByRole("radio", { name: "kg and cm" }).click();
  await page.getByRole("status").filter({ hasText: "1 change not sent" }).waitFor();
  await page.getByRole("link", { name: /Your data/ }).click();
  const remove = page.getByRole("button", { name: "Remove from this device" });
  await remove.click();
  await page.getByText("1 change is only on this device.").waitFor();
  const [file] = await Promise.all([
    page.waitForEvent("download"),
    page.getByRole("button", { name: "Save unsent as a file" }).click(),
  ]);
  const handed = JSON.parse(readFileSync(await file.path(), "utf8"));
  expect(handed.changes).toMatchObject([{ kind: "settings", fields: { units: "metric" } }]);
  await page.getByRole("button", { name: "Go on" }).click();
  await page.getByText("1 change that only this device has will be lost.").waitFor();
  await page.getByRole("button", { name: "Keep it here" }).click();

  // The first request after a network came back may fail: it is asked again after the next sync.
  await context.route("**/api/backup", (route) => route.abort(), { times: 1 });
  await context.setOffline(false);
  await settled(page);
  await page.getByText("Last backup of your server").waitFor();
  // Deleting everywhere is asked for, said, seen after a reload, and taken back.
  await page.getByRole("button", { name: "Delete profile" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Delete profile" }).click();
  await page.getByText(/This profile will be erased on .+\. Until then it works as/).waitFor();
  await page.reload();
  await page.getByRole("button", { name: "Keep my profile" }).waitFor();
  // Home says how long it can be taken back, on any device, and takes it back.
  await page.goto(household.world.url);
  await page.getByText(/Gesa will be erased everywhere in \d+ days, on \w+ \d+\./).waitFor();
  await page.getByRole("button", { name: "Keep this profile" }).click();
  await page.getByText("Gesa stays. Nothing was erased.").first().waitFor();
  await expect.poll(() => page.getByText(/will be erased everywhere/).count()).toBe(0);
  await page.goto(`${household.world.url}/settings/data`);
  await page.getByRole("button", { name: "Delete profile" }).waitFor();
  await remove.click();
  const dialog = page.getByRole("dialog", { name: "Remove Gesa from this device?" });
  await dialog.getByText("Everything here has reached your server.").waitFor();
  await dialog.getByRole("button", { name: "Remove from this device" }).click();
  await page.getByRole("heading", { name: "Who is training?" }).waitFor();
  await page.getByRole("button", { name: /Gesa/ }).click();
  const skip = page.getByRole("button", { name: "Skip for now" });
  await skip.or(page.getByText("START WORKOUT")).first().waitFor();
  if (await skip.isVisible()) await skip.click();
  await page.getByText("START WORKOUT").waitFor();
  await visit(page, household.world, "/settings");
  await page.getByRole("radio", { name: "kg and cm", checked: true }).waitFor();
  expect(problems).toEqual([]);
});

test("INST-02 Chromium has nothing to say against installing it", async () => {
  const folder = mkdtempSync(join(tmpdir(), "muster-install-"));
  const own = await launchOwnBrowser(folder, { whole: true });
  try {
    const page = await own.context.newPage();
    await page.goto(household.world.url);
    await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
    const devtools = await own.context.newCDPSession(page);
    const { errors } = await devtools.send("Page.getAppManifest");
    expect(errors).toEqual([]);
    await expect
      .poll(async () => (await devtools.send("Page.getInstallabilityErrors")).installabilityErrors)
      .toEqual([]);
  } finally {
    await own.kill();
    rmSync(folder, { recursive: true, force: true });
  }
});
