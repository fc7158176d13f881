/** The exercise library and its guides, as Dana of the demo household uses them: on a phone, in both themes, offline. */
import type { Browser, BrowserContext, BrowserContextOptions, Page } from "playwright-core";
import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import { findings } from "./axe.ts";
import { launchBrowser, openPage, phone, startDemo, type World } from "./harness.ts";
import { visit } from "./journeys.ts";
import { withServiceWorker } from "./people.ts";

let browser: Browser;
let world: World;
let dana: Awaited<ReturnType<typeof signedIn>> | undefined;
const contexts: BrowserContext[] = [];
beforeAll(async () => {
  browser = await launchBrowser();
  world = await startDemo();
});
afterEach(async () => {
  for (const context of contexts.splice(0)) await context.close();
});
afterAll(async () => {
  await world?.close();
  await browser?.close();
});

/** Dana's own tab, on Home: what she has stays in it from test to test, as it does on the server. */
const hers = async () => {
  if (dana === undefined) {
    dana = await signedIn("Dana", withServiceWorker);
    // Not of this test alone.
    contexts.splice(contexts.indexOf(dana.context), 1);
  } else await dana.page.goto(world.url);
  dana.problems.splice(0);
  await dana.page.getByRole("heading", { level: 1, name: /day$/ }).waitFor();
  return dana;
};

/** A new browser in which a person of the demo is signed in, on Home. */
const signedIn = async (name: string, options: BrowserContextOptions = {}) => {
  const context = await browser.newContext({ ...phone, reducedMotion: "reduce", ...options });
  contexts.push(context);
  const { page, problems } = await openPage(context);
  // The demo lets a browser in at its first hello; two at once would be two devices, and the session the other one's.
  await context.request.get(`${world.url}/api/hello`);
  await page.goto(`${world.url}/user-select`);
  await page.getByRole("button", { name: new RegExp(name) }).click();
  await page.getByRole("button", { name: "Skip for now" }).click();
  await page.getByRole("heading", { level: 1, name: /day$/ }).waitFor();
  return { page, problems, context };
};

const openLibrary = async (page: Page, query = ""): Promise<void> => {
  await visit(page, world, `/exercises${query}`);
  await page.getByRole("heading", { name: "Exercise Library" }).waitFor();
  await page.getByRole("searchbox").waitFor();
};

const exerciseNames = (page: Page) => page.locator(".exercise-row b").allTextContents();

test("EXLIB-01 the library shows the specification's machines and bodyweight cards", async () => {
  const { page, problems } = await hers();
  // Today's workout comes after the heading, and moves the links down.
  await page.getByRole("article").first().waitFor();
  await page.getByRole("link", { name: "Exercise Library" }).click();
  await page.getByRole("heading", { name: "Gym machines" }).waitFor();

  const machines = page.getByRole("region", { name: "Gym machines" }).getByRole("article");
  await expect
    .poll(() => machines.getByRole("heading", { level: 3 }).allTextContents())
    .toEqual([
      "Leg Press",
      "Chest Press",
      "Shoulder Press",
      "Seated Cable Row",
      "Lateral Raise Machine",
      "Assisted Pull-up Machine",
    ]);
  for (const card of await machines.all()) {
    await card.getByText("How to find it").waitFor();
    await card.getByText("Setup", { exact: true }).waitFor();
    await expect.poll(() => card.getByRole("listitem").count()).toBeGreaterThanOrEqual(3);
  }

  const bodyweight = page.getByRole("region", { name: "Bodyweight exercises" }).getByRole("article");
  await expect
    .poll(() => bodyweight.getByRole("heading", { level: 3 }).allTextContents())
    .toEqual([
      "Pull-ups",
      "Push-ups",
      "Pike Push-ups",
      "Tricep Dips",
      "Glute Bridges",
      "Bulgarian Split Squats",
    ]);
  for (const card of await bodyweight.all())
    await card.getByText("See workout screen for detailed instructions", { exact: true }).waitFor();

  await page.getByRole("link", { name: "Back" }).click();
  await page.waitForURL(`${world.url}/`);
  expect(problems).toEqual([]);
});

test("EXLIB-02 search tolerates typos; filters narrow by muscle, equipment and kit", async () => {
  const { page, problems } = await hers();
  await openLibrary(page);
  await page.getByRole("radio", { name: "All", exact: true }).click();
  await expect.poll(() => page.locator(".exercise-row").count()).toBeGreaterThanOrEqual(240);
  const all = await page.locator(".exercise-row").count();

  await page.getByRole("searchbox").fill("romanain deadlfit");
  await expect.poll(() => exerciseNames(page)).toContain("Romanian Deadlifts");
  await expect.poll(async () => (await exerciseNames(page))[0]).toBe("Romanian Deadlifts");

  await page.getByRole("searchbox").fill("");
  await page.getByLabel("Muscle").selectOption("Calves");
  await page.getByLabel("Equipment").selectOption("Gym machine");
  await expect.poll(() => exerciseNames(page)).toContain("Leg Press Calf Raises");
  await expect.poll(async () => (await exerciseNames(page)).length).toBeLessThan(10);

  await page.getByLabel("Muscle").selectOption("Any");
  await page.getByLabel("Equipment").selectOption("What I own");
  // Planet Fitness has machines and dumbbells, and no free barbell.
  await expect.poll(() => exerciseNames(page)).toContain("Leg Press");
  await expect.poll(() => exerciseNames(page)).not.toContain("Barbell Back Squats");
  await expect.poll(async () => (await exerciseNames(page)).length).toBeGreaterThan(60);

  await page.getByRole("searchbox").fill("underwater hockey");
  await page.getByRole("heading", { name: "Nothing found" }).waitFor();
  await page.getByRole("button", { name: "Show all exercises" }).click();
  await expect.poll(() => page.locator(".exercise-row").count()).toBe(all);
  expect(problems).toEqual([]);
});

test("EXC-04 a guide shows pictures, muscles, steps, mistakes and variations", async () => {
  const { page, problems } = await hers();
  const elsewhere: string[] = [];
  page.on("request", (request) => {
    if (!request.url().startsWith(world.url)) elsewhere.push(request.url());
  });
  await openLibrary(page);
  await page.getByRole("button", { name: "Guide: Seated Cable Row" }).click();
  const guide = page.getByRole("dialog", { name: "Seated Cable Row" });
  await guide.getByRole("img", { name: "Seated Cable Row, start: arms long" }).waitFor();
  await guide.getByRole("img", { name: "Seated Cable Row, end: handle to the ribs" }).waitFor();
  for (const heading of [
    "Set up",
    "The movement",
    "Common mistakes",
    "How to find it",
    "Variations",
    "How to progress",
    "Video hint",
    "Muscles",
  ])
    await guide.getByRole("heading", { name: heading, exact: true }).waitFor();
  expect(
    await guide.getByRole("list", { name: "Target muscles" }).getByRole("listitem").allTextContents(),
  ).toEqual(expect.arrayContaining(["Lats", "Upper back", "Biceps"]));
  await guide.getByText(/tall stack, with a foot plate/).waitFor();
  await guide.getByText(/Search 'seated cable row technique'/).waitFor();
  await guide.getByText("Trained directly").waitFor();
  await expect.poll(() => guide.locator("img, video, iframe").count()).toBe(0);

  // A reload keeps the open guide; Escape closes it and leaves the library.
  await page.reload();
  await guide.waitFor();
  await page.keyboard.press("Escape");
  await guide.waitFor({ state: "detached" });
  await expect.poll(() => new URL(page.url()).pathname + new URL(page.url()).search).toBe("/exercises");
  expect(elsewhere).toEqual([]);
  expect(problems).toEqual([]);
});

test("EXC-04 an address with an unknown exercise shows the library without a guide", async () => {
  const { page, problems } = await hers();
  await openLibrary(page, "?exercise=own.unknown%3Cscript%3E");
  await page.getByRole("heading", { name: "Gym machines" }).waitFor();
  await expect.poll(() => page.getByRole("dialog").count()).toBe(0);
  expect(problems).toEqual([]);
});

test("EXC-04 guides open with the server gone", async () => {
  const { page, problems } = await hers();
  await page.evaluate(() => navigator.serviceWorker.ready);
  await page.reload();
  await openLibrary(page);
  await page.getByRole("heading", { name: "Gym machines" }).waitFor();
  await world.stop();
  try {
    await openLibrary(page, "?exercise=lunge.bulgarian");
    await page.getByRole("dialog", { name: "Bulgarian Split Squats" }).getByText("Common mistakes").waitFor();
  } finally {
    await world.start();
  }
  expect(problems).toEqual([]);
});

test("EXLIB-02 favourites and excluded exercises are per person and sync", async () => {
  const first = await signedIn("Dana");
  await openLibrary(first.page, "?exercise=cardio.burpee");
  const guide = first.page.getByRole("dialog", { name: "Burpees" });
  await guide.getByRole("button", { name: "Favorite" }).click();
  await expect
    .poll(() => guide.getByRole("button", { name: "Favorite" }).getAttribute("aria-pressed"))
    .toBe("true");
  await guide.getByRole("radio", { name: "It hurts or is not safe for me" }).click();
  await expect
    .poll(() =>
      guide.getByRole("radio", { name: "It hurts or is not safe for me" }).getAttribute("aria-checked"),
    )
    .toBe("true");
  await guide.getByRole("button", { name: "Close" }).click();
  await first.page.getByRole("radio", { name: "Favorites" }).click();
  await expect.poll(() => exerciseNames(first.page)).toEqual(["Burpees"]);
  await first.page.getByRole("radio", { name: "Left out" }).click();
  await first.page.getByRole("button", { name: /Burpees.*Left out: injury.*favorite/ }).waitFor();
  await first.page.reload();
  await first.page.getByRole("radio", { name: "Favorites" }).click();
  await expect.poll(() => exerciseNames(first.page)).toEqual(["Burpees"]);

  const second = await signedIn("Dana");
  await openLibrary(second.page);
  await second.page.getByRole("radio", { name: "Left out" }).click();
  await expect.poll(() => exerciseNames(second.page)).toEqual(["Burpees"]);

  const other = await signedIn("Marcus");
  await openLibrary(other.page);
  await other.page.getByRole("radio", { name: "Left out" }).click();
  await other.page.getByText("You have left out none.").waitFor();
  for (const { problems } of [first, second, other]) expect(problems).toEqual([]);
});

test("EXLIB-02 UI-04 library and guide are accessible at 320 px in both themes", async () => {
  const { page, problems } = await signedIn("Dana", {
    isMobile: false,
    viewport: { width: 320, height: 640 },
  });
  const look = async () => {
    for (const colorScheme of ["dark", "light"] as const) {
      await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
      await page.locator(`html[data-theme="${colorScheme}"]`).waitFor();
      const found = await findings(page, colorScheme === "dark" ? "everything" : "colours");
      expect([colorScheme, found]).toEqual([colorScheme, []]);
    }
    const [content, screen] = await page.evaluate(() => [
      document.documentElement.scrollWidth,
      document.documentElement.clientWidth,
    ]);
    expect(content).toBe(screen);
  };
  await openLibrary(page);
  await page.getByRole("heading", { name: "Gym machines" }).waitFor();
  await look();
  await page.getByRole("searchbox").fill("squat");
  await page.getByRole("heading", { name: "Found" }).waitFor();
  await look();
  await page.getByRole("button", { name: /^Goblet Squats/ }).click();
  const guide = page.getByRole("dialog", { name: "Goblet Squats" });
  await guide.getByRole("heading", { name: "Muscles" }).waitFor();
  await look();
  const sticksOut = guide.evaluate(
    (dialog) =>
      [...dialog.querySelectorAll("*")].filter((one) => one.getBoundingClientRect().right > innerWidth + 1)
        .length,
  );
  expect(await sticksOut).toBe(0);
  expect(problems).toEqual([]);
});

test("EXLIB-02 a guide is found, opened, marked and closed by keyboard alone", async () => {
  const { page, problems } = await signedIn("Dana", { isMobile: false, hasTouch: false });
  await openLibrary(page);
  await page.getByRole("searchbox").focus();
  await page.keyboard.type("gobelt");
  await page.getByRole("heading", { name: "Found" }).waitFor();
  // The list follows the filters; the first line is the best match.
  const row = page.getByRole("button", { name: /^Goblet Squats/ });
  await row.focus();
  await page.keyboard.press("Enter");
  await page.getByRole("dialog", { name: "Goblet Squats" }).waitFor();
  await page.keyboard.press("Tab");
  await page.keyboard.press("Space");
  await expect
    .poll(() => page.getByRole("button", { name: "Favorite", exact: true }).getAttribute("aria-pressed"))
    .toBe("true");
  await page.keyboard.press("Escape");
  await page.getByRole("dialog").waitFor({ state: "detached" });
  await expect.poll(() => row.evaluate((element) => element === document.activeElement)).toBe(true);
  expect(problems).toEqual([]);
});
