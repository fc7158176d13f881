/** A coach that listens: a note becomes chips, chips change the next week, and each is answered; all of it offline. */
import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { appIsCached } from "./harness.ts";
import { settled, visit } from "./journeys.ts";
import { at, withHousehold, withServiceWorker } from "./people.ts";

const household = withHousehold();

const chips = (page: Page, list: string) => page.getByRole("list", { name: list }).getByRole("listitem");
const coning = "I see a bulge down the middle of my belly when I do planks.";

test("CHK-01 PLAN-01 coach.F1 a note becomes chips that the week obeys, offline", async () => {
  const { page, problems } = await household.person({}, { ...withServiceWorker, since: at(-1), now: at(2) });
  await appIsCached(page);
  await visit(page, household.world, "/weekly-check-in");
  await page.getByRole("heading", { level: 1, name: "Weekly check-in" }).waitFor();
  await page.getByRole("heading", { name: "Anything that hurts?" }).waitFor();
  await page.context().setOffline(true);
  await page.getByLabel(/^Weight/).fill("174");
  await page.getByLabel(/^Body fat/).fill("27");
  await page.getByLabel(/^For your coach/).fill(coning);
  const read = chips(page, "What the coach reads in this:");
  await read.getByText(/^Pelvic floor or coning belly/).waitFor();
  // What is wrong goes at once; the rest is told.
  await read.getByRole("button", { name: /^Take out: Belly/ }).click();
  await expect.poll(() => read.count()).toBe(1);
  await page.getByRole("button", { name: "Save & Generate Plan" }).click();
  await page.waitForURL(/\/weekly-planner$/);
  const limits = chips(page, "Anything that hurts?");
  await limits.getByText(/^Pelvic floor or coning belly/).waitFor();
  await expect.poll(() => limits.count()).toBe(1);

  // One wish that can be kept, and one that can not.
  const wishes = chips(page, "What should the next week respect?");
  await page.getByRole("button", { name: "Add a wish" }).click();
  const sheet = page.getByRole("dialog", { name: "A wish for your plan" });
  await sheet.getByRole("radio", { name: "Free days" }).click();
  await sheet.getByRole("button", { name: "Wednesday" }).click();
  await sheet.getByRole("button", { name: "Save" }).click();
  await wishes.getByText(/^Free on Wed/).waitFor();
  await page.getByRole("button", { name: "Add a wish" }).click();
  await sheet.getByRole("radio", { name: "An event" }).click();
  await sheet.getByLabel("What is it?").fill("10k run");
  // Generated in the moment in which the wish shows: it counts already.
  await page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        const press = (name: string) =>
          [...document.querySelectorAll("button")]
            .find(({ textContent }) => textContent?.trim() === name)
            ?.click();
        new MutationObserver((_, observer) => {
          if (document.body.textContent?.includes("Event: 10k run") !== true) return;
          observer.disconnect();
          press("Generate Plan");
          resolve();
        }).observe(document.body, { childList: true, subtree: true, characterData: true });
        press("Save");
      }),
  );
  await page.getByRole("heading", { name: "Your new week is ready" }).waitFor();
  const answers = page.getByRole("region", { name: "What you told us" });
  await answers.getByText(/^Out of your plan: .*Plank/).waitFor();
  await answers.getByText(/^Yes\. You train on /).waitFor();
  await answers.getByText(/^Not this week\. Add its date/).waitFor();
  const names = await page.locator(".day-exercises li").allTextContents();
  expect(names.length).toBeGreaterThan(10);
  expect(names.filter((name) => /plank|crunch|climber|leg raise/i.test(name))).toEqual([]);
  expect(problems).toEqual([]);
});

test("PLAN-01 a tap on the body adds a limit with its side, which can be changed", async () => {
  const { page, problems } = await household.person({}, { since: at(-1), now: at(2) });
  await visit(page, household.world, "/weekly-planner");
  await page.getByRole("button", { name: "Something hurts" }).click();
  const sheet = page.getByRole("dialog", { name: "Where does it hurt?" });
  await sheet.getByRole("button", { name: "Save" }).click();
  await sheet.getByText("Choose a place first.").waitFor();
  await sheet.getByRole("button", { name: "Knee, left" }).click();
  await sheet.getByRole("radio", { name: "It is bad" }).click();
  await sheet.getByRole("button", { name: "Save" }).click();
  const limits = chips(page, "Anything that hurts?");
  await limits.getByText(/^Knee, left/).waitFor();

  await limits.getByRole("button", { name: /^Change: Knee, left/ }).click();
  await expect
    .poll(() => sheet.getByRole("button", { name: "Knee, left" }).getAttribute("aria-pressed"))
    .toBe("true");
  // The list says the same as the picture, for whoever uses neither eyes nor a finger.
  await sheet.getByRole("radio", { name: "Ankle or Achilles" }).focus();
  await page.keyboard.press("Enter");
  await sheet.getByRole("radio", { name: "Until I change it" }).click();
  await sheet.getByRole("button", { name: "Save" }).click();
  await limits.getByText("Ankle or Achilles", { exact: true }).waitFor();
  await limits.getByRole("button", { name: "Take out: Ankle or Achilles" }).click();
  await expect.poll(() => limits.getByText("Ankle or Achilles").count()).toBe(0);
  await settled(page);
  await page.reload();
  await page.getByRole("button", { name: "Something hurts" }).waitFor();
  await expect.poll(() => limits.count()).toBe(0);
  expect(problems).toEqual([]);
});

test("PLAN-01 less cardio is a wish by a tap, and one that can be changed", async () => {
  const { page, problems } = await household.person({}, { since: at(-1), now: at(2) });
  await visit(page, household.world, "/weekly-planner");
  await page.getByRole("button", { name: "Add a wish" }).click();
  const sheet = page.getByRole("dialog", { name: "A wish for your plan" });
  await sheet.getByRole("radio", { name: "Cardio" }).click();
  await sheet.getByRole("button", { name: "Save" }).click();
  await sheet.getByRole("alert").getByText("Choose how much first.").waitFor();
  await sheet.getByRole("radio", { name: "Less", exact: true }).click();
  await sheet.getByRole("button", { name: "Save" }).click();
  const wishes = chips(page, "What should the next week respect?");
  await wishes.getByRole("button", { name: /^Change: Less cardio/ }).click();
  await sheet.getByRole("radio", { name: "None", exact: true }).click();
  await sheet.getByRole("button", { name: "Save" }).click();
  await wishes.getByText(/^No cardio/).waitFor();
  await expect.poll(() => wishes.count()).toBe(1);
  await page.getByRole("button", { name: "Generate Plan" }).click();
  await page
    .getByRole("region", { name: "What you told us" })
    .getByText(/^Yes\. None is planned\./)
    .waitFor();
  expect(problems).toEqual([]);
});

test("CHK-01 PLAN-01 coach.F3 what was misread as urgent is put right by a tap", async () => {
  const { page, problems } = await household.person({}, { since: at(-1), now: at(2) });
  const misread = page.getByRole("button", { name: "It is not urgent. You misread it" });
  const stops = page.getByText(/^You wrote of what may be a sign of something serious/);
  await visit(page, household.world, "/weekly-check-in");
  await page.getByLabel(/^For your coach/).fill("Odd ache in my neck and arm whenever I jog.");
  await stops.waitFor();
  await misread.click();
  await expect.poll(() => stops.count()).toBe(0);

  // Another text is another one, and is told on the planner with its words.
  const later = "Odd ache in my neck and arm whenever I jog, goes when I stop.";
  await page.getByLabel(/^For your coach/).fill(later);
  await stops.waitFor();
  await page.getByLabel(/^Weight/).fill("174");
  await page.getByLabel(/^Body fat/).fill("27");
  await page.getByRole("button", { name: "Save & Generate Plan" }).click();
  await page.waitForURL(/\/weekly-planner$/);
  await page.getByRole("heading", { level: 1, name: "Weekly planner" }).waitFor();
  await stops.waitFor();
  await page.getByText(`Heard: \u201c${later}\u201d`).waitFor();
  await page.reload();
  await misread.click();
  await expect.poll(() => stops.count()).toBe(0);
  await settled(page);
  await page.reload();
  await page.getByText("Limits in your profile").waitFor();
  await expect.poll(() => stops.count()).toBe(0);
  expect(problems).toEqual([]);
});

test("PLAN-01 coach.F1 who trains seated says so once, and the week keeps to it", async () => {
  const { page, problems } = await household.person({}, { since: at(-1), now: at(2) });
  await visit(page, household.world, "/weekly-planner");
  await page.getByRole("button", { name: "Health", exact: true }).click();
  const sheet = page.getByRole("dialog", { name: "Your health" });
  // Nothing chosen says so beside the button; several may be chosen, each becomes a limit of its own.
  await sheet.getByRole("button", { name: "Save" }).click();
  await sheet.getByRole("alert").getByText("Choose what the coach should know first.").waitFor();
  const ongoing = sheet.getByRole("group", { name: "Ongoing" });
  await ongoing.getByRole("button", { name: "Diabetes" }).click();
  const moves = sheet.getByRole("group", { name: "How you move" });
  await moves.getByRole("button", { name: "Hard to get down on the floor" }).waitFor();
  await moves.getByRole("button", { name: "Trains seated, as in a wheelchair" }).click();
  await expect.poll(() => sheet.getByRole("alert").count()).toBe(0);
  expect(await sheet.locator('.tight [aria-pressed="true"]').allInnerTexts()).toEqual([
    "Trains seated, as in a wheelchair",
    "Diabetes",
  ]);
  await sheet.getByRole("button", { name: "Save" }).click();
  await chips(page, "Anything that hurts?")
    .getByText("Trains seated, as in a wheelchair", { exact: true })
    .waitFor();
  await chips(page, "Anything that hurts?").getByText("Diabetes", { exact: true }).waitFor();
  await page.getByRole("button", { name: "Generate Plan" }).click();
  await page.getByRole("heading", { name: "Your new week is ready" }).waitFor();
  const answers = page.getByRole("region", { name: "What you told us" });
  await answers.getByText(/^Respected: every move is done sitting/).waitFor();
  const names = await page.locator(".day-exercises li").allTextContents();
  expect(names.length).toBeGreaterThan(10);
  expect(names.filter((name) => /squat|lunge|deadlift|plank|push-up|jump|walk/i.test(name))).toEqual([]);
  expect(problems).toEqual([]);
});

test("CHK-01 PLAN-01 a complaint of last week is asked about before it ends", async () => {
  const { page, problems } = await household.person({}, { since: at(-1), now: at(2) });
  await visit(page, household.world, "/weekly-check-in");
  await page.getByLabel(/^Weight/).fill("174");
  await page.getByLabel(/^Body fat/).fill("27");
  await page.getByLabel(/^For your coach/).fill("My left knee hurts. My right wrist hurts.");
  await page.getByRole("button", { name: "Save & Generate Plan" }).click();
  await page.waitForURL(/\/weekly-planner$/);
  const question = (place: string) => page.getByRole("group", { name: `${place}: is it still there?` });
  await chips(page, "Anything that hurts?")
    .getByText(/^Knee, left/)
    .waitFor();
  expect(await question("Knee, left").count()).toBe(0);

  await page.clock.setSystemTime(at(9));
  await page.goto(`${household.world.url}/weekly-check-in`);
  await question("Knee, left").getByRole("button", { name: "Still there" }).click();
  await question("Wrist or hand, right").getByRole("button", { name: "It is over" }).click();
  await expect.poll(() => page.getByRole("group", { name: /is it still there/ }).count()).toBe(0);
  const limits = chips(page, "Anything that hurts?");
  await expect.poll(() => limits.count()).toBe(1);
  await limits.getByText(/^Knee, left/).waitFor();
  expect(problems).toEqual([]);
});

test("UI-04 a sore place without a place is refused with the focus where it is chosen", async () => {
  const { page, problems } = await household.person({}, { since: at(-1), now: at(2) });
  await visit(page, household.world, "/weekly-check-in");
  await page.getByRole("button", { name: "Something hurts" }).click();
  const sheet = page.getByRole("dialog", { name: "Where does it hurt?" });
  const save = sheet.getByRole("button", { name: "Save" });
  for (const _ of ["once", "and again"]) {
    await save.click();
    const sentence = sheet.getByText("Choose a place first.");
    await expect
      .poll(() =>
        sentence.evaluate((line) => {
          const { top, bottom } = line.getBoundingClientRect();
          return top >= 0 && bottom <= window.innerHeight;
        }),
      )
      .toBe(true);
    // The place that has the focus is in the picture with the sentence.
    await expect
      .poll(() =>
        page.evaluate(() => {
          const on = document.activeElement;
          return on?.closest("[role=radiogroup]") != null && on.getBoundingClientRect().top > 0;
        }),
      )
      .toBe(true);
  }
  expect(problems).toEqual([]);
});
