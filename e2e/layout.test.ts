/** Faults of layout that no rule of accessibility finds: what is cut in two, pushed out of view, or asked twice. */
import type { Locator, Page } from "playwright-core";
import { expect, test } from "vitest";
import { narrow, still, textSize } from "./inspect-screen.ts";
import { typePasscode, visit } from "./journeys.ts";
import { at, day, withHousehold } from "./people.ts";

const household = withHousehold();

const landscape = { width: 740, height: 360 };
const desktop = { width: 1440, height: 900 };

/**
 * Words with a hyphen, and numbers with their unit, that go on in the next line: '4-' above '6 reps'. One that is wider than
 * its line has to.
 */
const brokenWords = (page: Page): Promise<readonly string[]> =>
  page.evaluate(async () => {
    // Another size of page or text is drawn first: what answers to it with a new drawing does so with the frame after.
    for (let frames = 0; frames < 2; frames += 1)
      await new Promise((resolve) => requestAnimationFrame(resolve));
    const found: string[] = [];
    const texts = document.createTreeWalker(
      document.querySelector("#main") ?? document.body,
      NodeFilter.SHOW_TEXT,
    );
    for (let node = texts.nextNode(); node !== null; node = texts.nextNode())
      for (const { 0: word, index } of node.textContent?.matchAll(
        /\S+-\S+|\d[\d.,]* (?:g|kg|lb|kcal|kJ|min|sec)\b/g,
      ) ?? []) {
        if (node.parentElement?.matches(".whole") === true) continue;
        const range = document.createRange();
        range.setStart(node, index);
        range.setEnd(node, index + word.length);
        if (new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size > 1) found.push(word);
      }
    return found;
  });

test("UI-04 hyphenated words and ranges stay on one line on any phone", async () => {
  const { page } = await household.person({}, { ...still, now: at(0) });
  const found: string[] = [];
  const screens = {
    "/": "Designs your week",
    "/schedule": "This Week's Training Strategy",
    "/settings": "Time at home",
  };
  for (const [path, text] of Object.entries(screens)) {
    await visit(page, household.world, path);
    await page.getByText(text).waitFor();
    for (let width = 320; width <= 430; width += 10) {
      await page.setViewportSize({ width, height: 844 });
      found.push(...(await brokenWords(page)).map((word) => `${path}, ${width} px: ${word}`));
    }
  }
  expect(found).toEqual([]);
});

test("UI-04 training screens keep ranges and units whole at 320 px and 200% text", async () => {
  const { page } = await household.person({}, { ...still, now: at(0) });
  const devtools = await page.context().newCDPSession(page);
  const found: string[] = [];
  const look = async (screen: string) => {
    for (const times of [1, 2]) {
      await textSize(devtools, times);
      for (const width of [320, 360, 390]) {
        await page.setViewportSize({ width, height: 844 });
        found.push(...(await brokenWords(page)).map((word) => `${screen}, ${width} px × ${times}: ${word}`));
      }
    }
    await textSize(devtools, 1);
  };
  await visit(page, household.world, `/workout?date=${day(0)}`);
  const start = page.getByRole("button", { name: "START WORKOUT" });
  await start.waitFor();
  await look("before it starts");
  await start.click();
  const warmedUp = page.getByRole("button", { name: "Warm-up done" });
  await warmedUp.waitFor();
  await look("warm-up");
  await warmedUp.click();
  await page.getByRole("heading", { level: 2, name: /^1 / }).waitFor();
  // It comes last, and folded: its label is laid out all the same.
  await page.getByLabel(/^Notes for /).waitFor({ state: "attached" });
  await look("an exercise");
  expect(found).toEqual([]);
});

/** Words that go on in the next line though a line, in a card or of a title, has room for them. */
const tornWords = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => {
    const found = new Set<string>();
    const top = document.querySelector("dialog[open]") ?? document.querySelector("#main") ?? document.body;
    const texts = document.createTreeWalker(top, NodeFilter.SHOW_TEXT);
    for (let node = texts.nextNode(); node !== null; node = texts.nextNode()) {
      if (node.parentElement?.closest("style, svg, .visually-hidden") != null) continue;
      // Pixels of a line in a card, or of the page.
      const room = node.parentElement?.closest(".card, dialog") == null ? 276 : 236;
      for (const { 0: word, index } of node.textContent?.matchAll(/[\p{L}\p{N}][\p{L}\p{N}.,'’%]*/gu) ?? []) {
        const range = document.createRange();
        range.setStart(node, index);
        range.setEnd(node, index + word.length);
        const parts = [...range.getClientRects()].filter(({ width }) => width > 0);
        const wide = parts.reduce((sum, { width }) => sum + width, 0);
        if (wide <= room && new Set(parts.map(({ top }) => Math.round(top))).size > 1) found.add(word);
      }
    }
    return [...found];
  });

test("UI-04 at 320 px with 200% text no word is torn that a line has room for", async () => {
  const { page } = await household.person({}, { ...still, since: at(-1), now: at(0) });
  const devtools = await page.context().newCDPSession(page);
  await page.setViewportSize(narrow);
  await textSize(devtools, 2);
  const found: string[] = [];
  const look = async (screen: string, shown: Locator): Promise<void> => {
    await shown.first().waitFor();
    found.push(...(await tornWords(page)).map((word) => `${screen}: ${word}`));
  };
  const heading = (name: string | RegExp) => page.getByRole("heading", { name });
  const screens: Readonly<Record<string, Locator>> = {
    "/": page.getByText("Quick access"),
    "/schedule": page.getByText("This Week's Training Strategy"),
    "/nutrition": page.getByRole("button", { name: "Log Your First Item" }),
    "/progress": heading("Measurements"),
    "/settings": page.getByText("Time at home"),
    "/settings/data": heading("On this device"),
    "/exercises": page.getByRole("button", { name: /^Open guide|Press/ }),
    "/timer": page.getByRole("button", { name: "Start" }),
    "/weekly-review": heading("Recovery"),
    "/weekly-check-in": page.getByRole("button", { name: /Generate Plan/ }),
    "/weekly-planner": page.getByRole("button", { name: "Generate Plan" }),
  };
  for (const [path, shown] of Object.entries(screens)) {
    await visit(page, household.world, path);
    await look(path, shown);
  }
  await visit(page, household.world, "/");
  await page.getByRole("button", { name: "Why this session?" }).click();
  await look("why", page.getByRole("dialog").getByRole("term"));
  await visit(page, household.world, `/workout?date=${day(0)}`);
  const start = page.getByRole("button", { name: "START WORKOUT" });
  await look("before it starts", start);
  await start.click();
  const warmedUp = page.getByRole("button", { name: "Warm-up done" });
  await look("warm-up", warmedUp);
  await warmedUp.click();
  const log = page.getByRole("button", { name: "Log set 1", exact: true });
  await look("an exercise", log);
  await log.click();
  await look("rest", page.getByRole("timer"));
  expect(found).toEqual([]);
});

test("UI-04 forms of a week fit phones of 412 px at 200% text", async () => {
  const { page } = await household.person({}, { ...still, since: at(-1), now: at(2) });
  await page.setViewportSize({ width: 412, height: 844 });
  await textSize(await page.context().newCDPSession(page), 2);
  for (const path of ["/weekly-check-in", "/weekly-review"]) {
    await visit(page, household.world, path);
    await page.getByLabel(/^Weight/).waitFor();
    expect(await page.evaluate(() => document.documentElement.scrollWidth), path).toBe(412);
  }
});

test("UI-04 in the day's form no arrow lies on a name at 320 px and 200% text", async () => {
  const { page } = await household.person({}, { ...still, now: at(0) });
  await visit(page, household.world, `/edit-day?date=${day(0)}`);
  await page
    .getByRole("button", { name: /^Move .+ down$/ })
    .first()
    .waitFor();
  await textSize(await page.context().newCDPSession(page), 2);
  await page.setViewportSize(narrow);
  const covered = await page.locator(".edit-list > li").evaluateAll((rows) =>
    rows.flatMap((row) => {
      const words = row.querySelector(".edit-open");
      return words === null || words.scrollWidth <= words.clientWidth ? [] : [words.textContent];
    }),
  );
  expect(covered).toEqual([]);
});

test("UI-04 an interval timer that was started on a low screen shows its clock", async () => {
  const { page } = await household.person({}, { ...still, now: at(0) });
  await page.setViewportSize(landscape);
  await visit(page, household.world, "/timer");
  await page.getByRole("button", { name: "Start" }).click();
  const clock = page.getByRole("timer");
  await clock.waitFor();
  await expect.poll(async () => (await clock.boundingBox())?.y ?? -1).toBeGreaterThanOrEqual(0);
  const box = await clock.boundingBox();
  expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(landscape.height);
});

test("UI-04 an empty food diary on a wide screen has one primary button", async () => {
  const { page } = await household.person({}, { ...still, now: at(0) });
  await page.setViewportSize(desktop);
  await visit(page, household.world, "/nutrition");
  await page.getByRole("button", { name: "Log Your First Item" }).waitFor();
  await page.getByRole("button", { name: "Add", exact: true }).waitFor();
  expect(await page.locator("#main .btn.primary:visible").allInnerTexts()).toEqual(["Add"]);
});

test("USR-10 at 320 px a device's text stands beside its actions or above them", async () => {
  const person = await household.seed({}, at(0));
  const { url } = household.world;
  const joined = await fetch(`${url}/api/household/join`, {
    method: "POST",
    headers: { "content-type": "application/json", origin: url },
    body: JSON.stringify({ code: await person.invite("device"), deviceName: "Kitchen tablet" }),
  });
  expect(joined.ok).toBe(true);
  const { page } = await household.device(person, { ...still, now: at(0) });
  await page.setViewportSize(narrow);
  await page.goto(`${url}/settings`);
  const seen = page
    .getByRole("listitem")
    .filter({ hasText: "Kitchen tablet" })
    .getByText(/^Last seen/);
  expect((await seen.boundingBox())?.height).toBeLessThan(25);
});

test("UI-04 names of the picker are whole at 320 px and 200% text", async () => {
  const { page } = await household.person({ displayName: "Marcus" }, { ...still, now: at(0) });
  await page.setViewportSize(narrow);
  await textSize(await page.context().newCDPSession(page), 2);
  await visit(page, household.world, "/user-select");
  const name = page.getByText("Marcus", { exact: true });
  await name.first().waitFor();
  const lines = await name.first().evaluate((shown) => {
    const range = document.createRange();
    range.selectNodeContents(shown);
    return range.getClientRects().length;
  });
  expect(lines).toBe(1);
});

test("UI-04 'Measurements' is whole in a form at 320 px and 200% text", async () => {
  const { page } = await household.person({}, { ...still, since: at(-1), now: at(2) });
  await page.setViewportSize(narrow);
  await textSize(await page.context().newCDPSession(page), 2);
  await visit(page, household.world, "/weekly-check-in");
  const title = page.getByRole("heading", { level: 2, name: "Measurements" });
  await title.click();
  const lines = await title.evaluate((heading) => {
    const range = document.createRange();
    range.selectNodeContents(heading);
    return range.getClientRects().length;
  });
  expect(lines).toBe(1);
});

/** What a style sheet of the reader's own does; media queries do not know of it. */
const doubleRootFont = (page: Page): Promise<unknown> =>
  page.evaluate(() => {
    document.documentElement.style.fontSize = "200%";
  });

test("UI-04 passcode boxes keep their width at 320 px with a root font of 200%", async () => {
  const { page } = await household.person({}, { ...still, now: at(0) });
  await page.setViewportSize(narrow);
  await visit(page, household.world, "/settings");
  const change = page.getByRole("button", { name: "Change Passcode" });
  await change.waitFor();
  await doubleRootFont(page);
  await change.click();
  const boxes = page.getByRole("group", { name: "New passcode" }).locator("> span");
  await boxes.first().waitFor();
  await typePasscode(page, "246");
  await expect.poll(() => page.locator(".pin .on").count()).toBe(3);
  const widths = await boxes.evaluateAll((all) => all.map((box) => box.getBoundingClientRect().width));
  expect(Math.min(...widths)).toBeGreaterThanOrEqual(44);
  expect(Math.max(...widths) - Math.min(...widths)).toBeLessThan(1);
  const dialog = await page.getByRole("dialog").locator("> .dialog").boundingBox();
  expect((dialog?.x ?? -1) + (dialog?.width ?? 999)).toBeLessThanOrEqual(narrow.width);
  await page.keyboard.type("82468");
  await page.getByRole("button", { name: "Set Passcode" }).click();
  const toast = page.locator(".toast").first();
  await toast.waitFor();
  const box = await toast.boundingBox();
  expect((box?.x ?? -1) + (box?.width ?? 999)).toBeLessThanOrEqual(narrow.width);
});

test("UI-04 the name in Settings has room with a root font of 200%", async () => {
  const { page } = await household.person({}, { ...still, now: at(0) });
  await visit(page, household.world, "/settings");
  const name = page.getByRole("region", { name: "Profile" }).locator("b").first();
  await name.waitFor();
  await doubleRootFont(page);
  const column = await name.locator("xpath=..").boundingBox();
  expect(column?.width).toBeGreaterThan(190);
  const card = await page.getByRole("region", { name: "Fitness Profile & Preferences" }).boundingBox();
  const edit = await page.getByRole("button", { name: "Edit profile" }).boundingBox();
  const endOf = (box: typeof card): number => (box?.x ?? 0) + (box?.width ?? 0);
  expect(endOf(edit)).toBeLessThanOrEqual(endOf(card));
});

test("UI-04 at 320 px with a root font of 200% no screen is wider than the phone", async () => {
  const { page } = await household.person({}, { ...still, now: at(0) });
  await page.setViewportSize(narrow);
  await visit(page, household.world, "/settings");
  await page.getByRole("button", { name: "Redo Assessment Week" }).waitFor();
  await page.getByText("Time at home").waitFor();
  await doubleRootFont(page);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(narrow.width);
  const bar = page.getByRole("navigation", { name: "Main" });
  expect((await bar.boundingBox())?.height).toBeLessThan(narrow.height / 7);
  await visit(page, household.world, "/nutrition");
  const today = page.getByRole("navigation", { name: "Day" }).getByText("Today");
  await today.waitFor();
  const room = await today.locator("xpath=ancestor::button").boundingBox();
  expect(room?.width).toBeGreaterThan(200);
});

test("UI-04 titles of sheets break between words at a root font of 200%", async () => {
  const { page } = await household.person({}, { ...still, now: at(0) });
  await page.setViewportSize(narrow);
  /** Words of the title that stand in two lines; after a hyphen a new one may begin. */
  const torn = async (button: string | RegExp): Promise<readonly string[]> => {
    await doubleRootFont(page);
    await page.getByRole("button", { name: button }).first().click();
    const title = page.getByRole("dialog").getByRole("heading", { level: 2 });
    const words = await title.evaluate((heading) => {
      const text = heading.firstChild;
      if (!(text instanceof Text)) return ["no text"];
      return [...text.data.matchAll(/[^\s-]+/g)].flatMap(({ 0: word, index }) => {
        const range = document.createRange();
        range.setStart(text, index);
        range.setEnd(text, index + word.length);
        return new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size > 1 ? [word] : [];
      });
    });
    await page.getByRole("dialog").getByRole("button", { name: "Close" }).click();
    return words;
  };
  await visit(page, household.world, `/workout?date=${day(0)}`);
  await page.getByRole("button", { name: "START WORKOUT" }).waitFor();
  expect(await torn("Workout options")).toEqual([]);
  await visit(page, household.world, "/exercises");
  expect(await torn(/Assisted Pull-up Machine/)).toEqual([]);
  await visit(page, household.world, "/weekly-planner");
  expect(await torn("Why these counts?")).toEqual([]);
});
