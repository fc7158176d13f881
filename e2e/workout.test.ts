/** The workout screen as a person in the gym uses it: by tap, by keyboard, with a dead network and a dead phone. */
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join as joinPath } from "node:path";
import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { launchOwnBrowser, openPage } from "./harness.ts";
import {
  hasMovedOn,
  type NewPerson,
  place,
  settled,
  startWorkout,
  stepper,
  trainThrough,
  visit,
} from "./journeys.ts";
import { at, type Browserlike, day, withHousehold, withServiceWorker } from "./people.ts";
import { signIn } from "./seeded.ts";

const household = withHousehold();

/** Somebody who set up on Sunday and trains four days a week; now it is Monday. */
const onMonday = (person: Partial<NewPerson> = {}, browserlike: Browserlike = {}) =>
  household.person(person, { ...browserlike, since: at(-1), now: at(0) });
const gym = { gym: "Planet Fitness", gymDays: ["Mon, Monday", "Thu, Thursday"] };

const open = (page: Page, path: string) => visit(page, household.world, path);
const options = (page: Page) => page.getByRole("button", { name: "Workout options" });
const logSet = (page: Page, number: number) =>
  page.getByRole("button", { name: `Log set ${number}`, exact: true });
/** A set whose check is solid: it is on the device. */
const saved = (page: Page, number: number) =>
  page.getByRole("button", { name: new RegExp(`^Set ${number}, .*, done, edit$`) });
const heading = (page: Page, number: number) =>
  page.getByRole("heading", { level: 2, name: new RegExp(`^${number} `) });
const alert = (page: Page) => page.locator("#main").getByRole("alert");

test("WORK-02 nothing selected, and no home version of a home workout", async () => {
  const { page, problems } = await onMonday();
  await open(page, "/workout");
  await page.getByText("No workout selected").waitFor();
  await page.getByRole("link", { name: "Go Home" }).click();
  await page.getByRole("heading", { level: 1, name: "Monday" }).waitFor();

  await open(page, `/workout?date=${day(0)}&variant=home`);
  await page.getByText("No home alternative available for this workout.").waitFor();
  await page.getByRole("button", { name: "START WORKOUT" }).click();
  // The day's own options, before the workout runs, go away with the day.
  await page.getByRole("button", { name: "START WORKOUT" }).waitFor({ state: "detached" });
  // At home already, nothing is offered that cannot be.
  await options(page).click();
  await page.getByRole("button", { name: "End early" }).waitFor();
  expect(await page.getByRole("button", { name: "Switch to home workout" }).count()).toBe(0);
  expect(problems).toEqual([]);
});

/** A workout in a gym that begins without a plan. */
const startFree = async (page: Page) => {
  await open(page, "/templates");
  await page.getByRole("button", { name: "Start an empty workout" }).click();
  const sheet = page.getByRole("dialog", { name: "Free workout" });
  await sheet.getByRole("radio", { name: /Planet Fitness|Gym/ }).click();
  await sheet.getByRole("button", { name: "Start now" }).click();
};

test("WORK-02 a workout in a gym without a home version says so when it is wanted", async () => {
  const { page, problems } = await household.person(gym, { since: at(-1), now: at(1) });
  await startFree(page);
  await options(page).click();
  await page.getByRole("button", { name: "Switch to home workout" }).click();
  await page.getByRole("status").getByText("No home alternative available for this workout.").waitFor();
  expect(problems).toEqual([]);
});

test("EXC-03 why a waiting set was not logged stands at this set, and goes with it", async () => {
  const { page, problems } = await onMonday(gym);
  await startFree(page);
  await page.getByRole("button", { name: "Add an exercise" }).first().click();
  const add = page.getByRole("dialog", { name: "Add an exercise" });
  await add.getByRole("searchbox").fill("Barbell Bench Press");
  await add
    .getByRole("button", { name: /^Barbell Bench Press/ })
    .first()
    .click();
  await page.getByRole("button", { name: "Add 1 exercise" }).click();
  await page.getByRole("heading", { level: 2, name: /Barbell Bench Press/ }).waitFor();
  const second = page.getByRole("button", { name: "Log set 2 as planned" });
  const sentence = page.getByText("Please enter a valid weight (0-10000 lbs)", { exact: true });
  await second.click();
  await sentence.waitFor();
  await expect
    .poll(() =>
      second.evaluate(
        (one) => document.getElementById(one.getAttribute("aria-describedby") ?? "")?.textContent,
      ),
    )
    .toBe("Set 2: Please enter a valid weight (0-10000 lbs)");
  await stepper(page, "Weight").fill("135");
  await expect.poll(() => sentence.count()).toBe(0);
  await logSet(page, 1).click();
  await saved(page, 1).waitFor();
  expect(await sentence.count()).toBe(0);
  expect(problems).toEqual([]);
});

test("WORK-01 reload and deep link keep day and variant", async () => {
  const { page, problems } = await onMonday(gym);
  await open(page, "/schedule");
  await page.getByRole("link", { name: /Thursday/ }).click();
  await page.getByText("Gym", { exact: true }).waitFor();
  const gymTitle = await page.getByRole("heading", { level: 2 }).first().innerText();
  const entries = await page.evaluate(() => history.length);

  await options(page).click();
  await page.getByRole("button", { name: "Switch to home workout" }).click();
  await page.getByText("Home (with weights)").waitFor();
  await expect.poll(() => new URL(page.url()).search).toBe(`?date=${day(3)}&variant=home`);
  const homeExercises = await page.getByRole("list").allInnerTexts();
  await expect.poll(() => page.evaluate(() => history.length)).toBe(entries);

  await page.reload();
  await page.getByText("Home (with weights)").waitFor();
  await expect.poll(() => page.getByRole("list").allInnerTexts()).toEqual(homeExercises);

  await options(page).click();
  await page.getByRole("button", { name: "Switch to gym workout" }).click();
  await page.getByText("Gym", { exact: true }).waitFor();
  await page.getByRole("heading", { level: 2, name: gymTitle }).waitFor();
  await page.goBack();
  await page.getByRole("heading", { name: "Weekly Schedule" }).waitFor();
  expect(problems).toEqual([]);
});

test("WORK-01 who leaves a workout the moment it starts is not brought back", async () => {
  const { page } = await household.person({}, { since: at(-1), now: at(0) });
  const start = page.getByRole("article").getByText("START WORKOUT");
  await start.waitFor();
  await page.evaluate(() => {
    const shown = new MutationObserver(() => {
      if (!document.body.innerText.includes("Warm-up done")) return;
      shown.disconnect();
      history.pushState(null, "", "/");
    });
    shown.observe(document.body, { childList: true, subtree: true });
  });
  await start.click();
  await page.getByRole("region", { name: "Workout in progress" }).waitFor();
  await settled(page);
  expect(new URL(page.url()).pathname).toBe("/");
});

test("WORK-01 a running workout shows name, place, duration and progress", async () => {
  const { page, problems } = await onMonday(gym);
  await page.getByRole("link", { name: "Start Home Workout Instead" }).click();
  await page.getByRole("button", { name: "Warm-up done" }).waitFor();
  await expect.poll(() => new URL(page.url()).search).toBe(`?date=${day(0)}&variant=home`);
  await page.reload();
  await page.getByRole("button", { name: "Warm-up done" }).waitFor();
  await page.getByText(/^\d+:\d\d · Home \(with weights\)$/).waitFor();

  await options(page).click();
  await page.getByRole("button", { name: "Switch to gym workout" }).click();
  await page.getByText(/^\d+:\d\d · Gym$/).waitFor();
  await page.getByText(/^0 \/ \d completed$/).waitFor();
  await page.getByRole("progressbar", { name: /^0 of \d exercises complete$/ }).waitFor();
  await page.getByRole("heading", { level: 1, name: "Leg Strength Test" }).waitFor();
  await page.getByText(/Find your weights for squat and hinge · \d+ min/).waitFor();
  // The exercises were replaced without a question: they come back the same way.
  await page.getByRole("status").getByText("Switched to the gym workout").waitFor();
  await page.getByRole("button", { name: "Undo" }).click();
  await page.getByText(/^\d+:\d\d · Home \(with weights\)$/).waitFor();
  await options(page).click();
  await page.getByRole("button", { name: "Switch to gym workout" }).click();
  await page.getByText(/^\d+:\d\d · Gym$/).waitFor();

  // A set decides for this variant.
  await page.getByRole("button", { name: "Warm-up done" }).click();
  await stepper(page, "Weight").fill("90");
  await stepper(page, "Reps").fill("3");
  await logSet(page, 1).click();
  await saved(page, 1).waitFor();
  await options(page).click();
  await expect
    .poll(() => page.getByRole("button", { name: "Switch to home workout" }).isDisabled())
    .toBe(true);
  await page.getByText("You have logged something here. End early or discard it to switch.").waitFor();
  await page.getByRole("button", { name: "Close" }).click();
  await page.getByRole("button", { name: "Back", exact: true }).click();
  await page.getByText("Workout in progress").waitFor();
  expect(problems).toEqual([]);
});

test("WORK-04 warm-up, exercises, cardio, cool-down and recovery tips are shown", async () => {
  const { page, problems } = await onMonday({ goal: "Athletic performance" });
  await open(page, `/workout?date=${day(0)}`);
  await page.getByRole("region", { name: "Warm-up" }).getByText("5-7 min").waitFor();
  const coolDown = page.getByRole("region", { name: "Cool-down" });
  await coolDown.getByText("5-7 min").waitFor();
  await coolDown.getByText("Hold each stretch for 30-60 seconds.").waitFor();
  const cardio = page.getByRole("region", { name: /^Cardio/ });
  await expect.poll(() => cardio.getByRole("listitem").count()).toBeGreaterThan(0);

  await open(page, `/workout?date=${day(2)}`);
  await page.getByRole("region", { name: "Cool-down" }).waitFor();
  await expect.poll(() => cardio.count()).toBe(0);

  await page.clock.setSystemTime(at(1));
  await open(page, `/workout?date=${day(1)}`);
  const recovery = page.getByRole("region", { name: "Recovery" });
  await recovery.waitFor();
  await expect.poll(() => recovery.getByRole("listitem").count()).toBeGreaterThan(1);
  // One of the tips, which turn with the weeks.
  await page.getByText(/^(Sleep as long as life|Drink water through|Get some daylight)/).waitFor();
  await page.getByRole("button", { name: "Mark done" }).click();
  await page.getByRole("status").getByText("Marked as done.").waitFor();
  await page.getByRole("heading", { level: 1, name: "Tuesday" }).waitFor();
  expect(problems).toEqual([]);
});

/** Keeps in `tapped` how much glides when the button that logs is tapped, and whether the next frame says that it saves. */
const watchTap = (page: Page) =>
  page.evaluate(() => {
    const button = document.querySelector(".active .log");
    if (button === null) throw new Error("No set is open");
    const tapped: { scaled?: string; gliding?: number; saves?: string | null } = {};
    Object.assign(globalThis, { tapped });
    tapped.scaled = getComputedStyle(button).transform;
    button.addEventListener(
      "click",
      () => {
        tapped.gliding = button.getAnimations({ subtree: true }).length;
        requestAnimationFrame(() => {
          tapped.saves = button.getAttribute("aria-busy");
        });
      },
      { once: true },
    );
  });

test("EXC-01, EXC-02 sets, errors, undo, time, distance and difficulty are logged", async () => {
  const { page, problems } = await onMonday({ goal: "Athletic performance" });
  await startWorkout(page, household.world, day(0));
  await page
    .getByText(/^[23] × 3-5 • Rest/)
    .first()
    .waitFor();
  await expect.poll(() => page.getByRole("group", { name: "Weight" }).count()).toBe(0);

  // Where there is no weight it is the sets that have a reason.
  await page.getByRole("button", { name: /^Why / }).first().click();
  const prescribed = page.getByRole("dialog", { name: /^Why / });
  await prescribed.getByText(/^The sets of a week add up/).waitFor();
  await prescribed.getByRole("button", { name: "Close" }).click();

  await page.getByRole("button", { name: "Guide" }).click();
  const guide = page.getByRole("region", { name: "How to do Squat Jumps" });
  await guide.getByText("Common mistakes").waitFor();
  await page.getByRole("button", { name: "Guide" }).click();
  await expect.poll(() => guide.count()).toBe(0);

  const refused = async (number: number, message: string) => {
    await logSet(page, number).click();
    await alert(page).getByText(message, { exact: true }).waitFor();
    await expect.poll(() => saved(page, number).count()).toBe(0);
  };
  for (const reps of ["0", "1001", "ten", "", "4.5"]) {
    await stepper(page, "Reps").fill(reps);
    await refused(1, "Please enter a valid number of reps (1-1000)");
  }
  // Possible, but hardly meant: asked once, kept on yes.
  await stepper(page, "Reps").fill("1000");
  await refused(1, "1,000 reps is a lot. Keep it?");
  await page.getByRole("button", { name: "Keep it" }).click();
  await saved(page, 1).waitFor();
  // The next set does not repeat an odd number: it comes from the plan.
  await expect.poll(async () => Number(await stepper(page, "Reps").inputValue())).toBeLessThanOrEqual(6);

  // Removing asks nothing and can be undone.
  await saved(page, 1).click();
  await page.getByRole("button", { name: "Remove set 1" }).click();
  await logSet(page, 1).waitFor();
  await expect.poll(() => saved(page, 1).count()).toBe(0);
  await page.getByRole("button", { name: "Undo" }).click();
  await page.getByRole("button", { name: "Set 1, 1000 reps, done, edit" }).waitFor();
  // Or changed.
  await saved(page, 1).click();
  await stepper(page, "Reps").fill("5");
  await page.getByRole("button", { name: "Save set 1" }).click();
  await page.getByRole("button", { name: "Set 1, 5 reps, done, edit" }).waitFor();

  const slider = page.getByRole("slider", { name: "Difficulty" });
  await expect.poll(() => slider.inputValue()).toBe("5");
  await page.getByText("Moderate, 4-5 reps left").waitFor();
  await slider.fill("8");
  await page.getByText("Hard, 2-3 reps left").waitFor();
  await page.getByRole("button", { name: "Mark Complete" }).click();
  await heading(page, 2).waitFor();
  await expect
    .poll(() => heading(page, 2).evaluate((element) => element === document.activeElement))
    .toBe(true);

  // A weight, in dumbbell exercises.
  await stepper(page, "Reps").fill("10");
  for (const weight of ["0", "10001", "-5", "heavy", ""]) {
    await stepper(page, "Weight").fill(weight);
    await refused(1, "Please enter a valid weight (0-10000 lbs)");
  }
  await stepper(page, "Weight").fill("22,5");
  await watchTap(page);
  await logSet(page, 1).click();
  await page.getByRole("button", { name: "Set 1, 22.5 × 10, done, edit" }).waitFor();
  await expect.poll(() => stepper(page, "Weight").inputValue()).toBe("22.5");
  // The button says with the next frame that it saves, and nothing glides: that would hold the frame up.
  // A button that is scaled only while it is pressed would lay the page out when it comes up.
  expect(await page.evaluate("tapped")).toEqual({
    scaled: "matrix(1, 0, 0, 1, 0, 0)",
    gliding: 0,
    saves: "true",
  });

  // A position that is held, and a carry.
  const list = page.getByRole("complementary").first();
  await list.getByRole("button", { name: /Side Plank/ }).click();
  await stepper(page, "Minutes").fill("1");
  await stepper(page, "Seconds").fill("05");
  await logSet(page, 1).click();
  await page.getByRole("button", { name: "Set 1, 1:05, done, edit" }).waitFor();
  await page.getByRole("button", { name: "Add an exercise" }).first().click();
  const picker = page.getByRole("dialog", { name: "Add an exercise" });
  await picker.getByRole("searchbox").fill("farmer carry");
  await picker
    .getByRole("button", { name: /^Dumbbell Farmer Carry/ })
    .first()
    .click();
  await picker.getByRole("button", { name: "Add 1 exercise" }).click();
  await page.getByRole("heading", { level: 2, name: /Farmer Carry/ }).waitFor();
  await stepper(page, "Distance").fill("0");
  await stepper(page, "Weight").fill("30");
  await refused(1, "Please enter a valid distance (up to 1000 km)");
  await stepper(page, "Distance").fill("40");
  await logSet(page, 1).click();
  await saved(page, 1).waitFor();
  await expect.poll(() => saved(page, 1).getAttribute("aria-label")).toContain("30 lb ×");

  // All of it is still there after a reload, the difficulty too.
  await list.getByRole("button", { name: /Squat Jumps/ }).click();
  await page.reload();
  await page.getByRole("button", { name: "Set 1, 5 reps, done, edit" }).waitFor();
  await expect.poll(() => slider.inputValue()).toBe("8");
  expect(problems).toEqual([]);
});

test("WORK-05, EXC-01, COACH-06 a finish is saved once; the card knows last time", async () => {
  const { page, problems } = await onMonday();
  await startWorkout(page, household.world, day(0));
  const prescribed = page.getByRole("dialog", { name: /^Why / });
  await page.getByRole("button", { name: /^Why / }).first().click();
  await prescribed.getByText(/^The load that this week's plan asks for/).waitFor();
  await prescribed.getByRole("button", { name: "Close" }).click();
  await page.locator("summary").getByText("Notes", { exact: true }).click();
  await page.getByRole("textbox", { name: /^Notes for / }).fill("Hole 3, narrow grip");
  const sets = await trainThrough(page, { reps: "10", weight: "25", difficulty: 4 });
  expect(sets).toBeGreaterThan(10);
  await page.getByText(/^(\d) \/ \1 completed$/).waitFor();
  // Both taps of a nervous thumb before anything is drawn.
  await page.getByRole("button", { name: "FINISH WORKOUT" }).evaluate((button: HTMLElement) => {
    button.click();
    button.click();
  });
  await page
    .getByRole("status")
    .getByText(/^Great job! You completed (\d) of \1 exercises\.$/)
    .waitFor();
  await page.getByText(/done, (\d) of \1 exercises/).waitFor();
  await page.reload();
  await page.getByText(/done, (\d) of \1 exercises/).waitFor();
  await open(page, "/schedule");
  await page.getByText("1 of 4 done").waitFor();

  await page.clock.setSystemTime(at(7));
  await startWorkout(page, household.world, day(7));
  await page.getByText("Last time 25 × 10").first().waitFor();
  await page.getByText("Last time Hole 3, narrow grip").waitFor();
  const name = (await page.locator("#main h2").first().innerText()).replace(/^1 /, "");
  await page.getByRole("button", { name: "Exercise options" }).click();
  await page.getByRole("button", { name: "History" }).click();
  const past = page.getByRole("list", { name: `Workouts with ${name}` });
  await past.getByText("25 × 10, 25 × 10, 25 × 10").waitFor();
  await past.getByText("Hole 3, narrow grip").waitFor();
  await past.getByText("Difficulty 4").waitFor();
  const records = page.getByRole("region", { name: "Records" });
  await records.getByText(/^25 lb per hand, /).waitFor();
  await records.getByText(/^10 reps at 25 lb per hand, /).waitFor();
  await page.getByRole("dialog").getByRole("button", { name: "Close" }).click();
  // Easy and even: the weight goes up, and says why.
  await page.getByText("Suggested").waitFor();
  await expect.poll(() => stepper(page, "Weight").inputValue()).toBe("30");
  await page.getByRole("button", { name: /^Why/ }).click();
  const why = page.getByRole("dialog", { name: "Why 30 lb?" });
  await why.getByText("4 of 10").waitFor();
  await why.getByRole("button", { name: "Close" }).click();
  expect(problems).toEqual([]);
});

test("WORK-05 ending early keeps what was logged, and nothing when nothing was", async () => {
  const { page, problems } = await onMonday();
  await startWorkout(page, household.world, day(0));
  await expect.poll(() => page.getByRole("button", { name: "FINISH WORKOUT" }).count()).toBe(0);
  await options(page).click();
  await page.getByRole("button", { name: "End early" }).click();
  await page.getByText("Nothing is logged yet, so there is nothing to save.").waitFor();
  await page.getByRole("button", { name: "Keep going" }).click();

  await stepper(page, "Weight").fill("25");
  await stepper(page, "Reps").fill("10");
  await logSet(page, 1).click();
  await saved(page, 1).waitFor();
  await options(page).click();
  await page.getByRole("button", { name: "End early" }).click();
  await page.getByText("It counts as done with the 1 set that you logged.").waitFor();
  await page.getByRole("button", { name: "End early" }).click();
  await page
    .getByRole("status")
    .getByText(/^Great job! You completed 0 of \d exercises\.$/)
    .waitFor();
  await page.getByText(/done, 0 of \d exercises/).waitFor();
  await open(page, `/workout?date=${day(0)}`);
  await page.getByText("25 × 10").waitFor();
  expect(problems).toEqual([]);
});

/** Presses Tab until something of this name has the focus. */
const tabTo = async (page: Page, name: string | RegExp): Promise<void> => {
  for (let presses = 0; presses < 80; presses += 1) {
    const focused = await page.evaluate(() => {
      const element = document.activeElement;
      const label = element instanceof HTMLInputElement ? element.labels?.[0]?.textContent : undefined;
      return (element?.getAttribute("aria-label") ?? label ?? element?.textContent ?? "").trim();
    });
    if (typeof name === "string" ? focused === name : name.test(focused)) return;
    await page.keyboard.press("Tab");
  }
  throw new Error(`The focus never came to ${name}`);
};

test("EXC-02 one exercise by keyboard alone", async () => {
  const { page, problems } = await onMonday();
  await open(page, `/workout?date=${day(0)}`);
  await page.getByRole("button", { name: "START WORKOUT" }).waitFor();
  await tabTo(page, "START WORKOUT");
  await page.keyboard.press("Enter");
  await page.getByRole("button", { name: "Warm-up done" }).waitFor();
  await tabTo(page, "Warm-up done");
  await page.keyboard.press("Enter");
  await heading(page, 1).waitFor();
  for (const set of [1, 2, 3]) {
    await tabTo(page, /^Weight/);
    await page.keyboard.type("25");
    await tabTo(page, /^Reps/);
    await page.keyboard.type("9");
    await page.keyboard.press("ArrowUp");
    await page.keyboard.press("Enter");
    await page.getByRole("button", { name: `Set ${set}, 25 × 10, done, edit` }).waitFor();
  }
  await tabTo(page, /^Difficulty/);
  await page.keyboard.press("ArrowRight");
  await tabTo(page, "Next exercise");
  await page.keyboard.press("Space");
  await heading(page, 2).waitFor();
  await expect
    .poll(() => heading(page, 2).evaluate((element) => element === document.activeElement))
    .toBe(true);
  await page.getByText(/^1 \/ \d completed$/).waitFor();
  expect(problems).toEqual([]);
});

test("EXC-02, COACH-08 a timed mile takes its time", async () => {
  const { page, problems } = await onMonday({ goal: "Athletic performance" });
  await page.clock.setSystemTime(at(2));
  await startWorkout(page, household.world, day(2));
  await page.getByRole("heading", { level: 2, name: "1 Timed Mile Run" }).waitFor();
  await page.getByText(/Write down your time\./).waitFor();
  await expect.poll(() => stepper(page, "Distance").inputValue()).toBe("1600");
  // All four figures are to be seen.
  await expect
    .poll(() => stepper(page, "Distance").evaluate((input) => input.scrollWidth <= input.clientWidth))
    .toBe(true);
  // A test that is completed without a result leaves the plan without a start: not by one tap.
  await page.getByRole("button", { name: "Mark Complete" }).click();
  await page.getByRole("alert").filter({ hasText: "No result is logged yet." }).waitFor();
  await page.getByRole("button", { name: "Complete without a result" }).waitFor();
  await stepper(page, "Minutes").fill("8");
  await stepper(page, "Seconds").fill("12");
  await logSet(page, 1).click();
  await expect.poll(() => saved(page, 1).getAttribute("aria-label")).toMatch(/ in 8:12, done, edit$/);
  await page.getByRole("button", { name: "Next exercise" }).waitFor();
  expect(problems).toEqual([]);
});

/** The ways in which a page ends without a word. */
const endings = {
  closes: (page: Page) => page.close({ runBeforeUnload: false }),
  crashes: async (page: Page) => {
    const session = await page.context().newCDPSession(page);
    const crashed = page.waitForEvent("crash");
    // The answer never comes: whoever should give it is gone.
    session.send("Page.crash").catch(() => undefined);
    await crashed;
  },
};

/** Logs set `number`; when this resolves its check is solid. */
const logSolid = async (page: Page, number: number): Promise<void> => {
  const add = page.getByRole("button", { name: "Add a set" });
  await logSet(page, number).or(add).first().waitFor();
  if (await add.isVisible()) await add.click();
  await stepper(page, "Weight").fill("25");
  await stepper(page, "Reps").fill(String(number));
  await logSet(page, number).click();
  await saved(page, number).waitFor();
};

const solidSets = async (page: Page): Promise<readonly string[]> =>
  (await page.getByRole("button", { name: /, done, edit$/ }).all()).length === 0
    ? []
    : page
        .getByRole("button", { name: /, done, edit$/ })
        .evaluateAll((buttons) => buttons.map((button) => button.getAttribute("aria-label") ?? ""));

const setsOneTo = (count: number): readonly string[] =>
  Array.from({ length: count }, (_, index) => `Set ${index + 1}, 25 × ${index + 1}, done, edit`);

test("WORK-06 every set with a solid check is there once, however the page ended", async () => {
  const { page: first, context } = await onMonday({}, withServiceWorker);
  let page = first;
  await startWorkout(page, household.world, day(0));
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  // Each ending twice; `killed-workout.test.ts` ends pages ten times more.
  for (let number = 1; number <= 4; number += 1) {
    await logSolid(page, number);
    await endings[number % 2 === 0 ? "crashes" : "closes"](page);
    page = await context.newPage();
    await open(page, `/workout?date=${day(0)}`);
    await saved(page, number).waitFor();
    await expect.poll(() => solidSets(page)).toEqual(setsOneTo(number));
    // Halfway the session on the server comes to its end as well.
    if (number === 2) {
      await settled(page);
      await context.clearCookies({ name: "muster-ses" });
    }
  }
});

test("WORK-06 a killed browser keeps every set with a solid check, also offline", async () => {
  const folder = mkdtempSync(joinPath(tmpdir(), "muster-browser-"));
  const { world } = household;
  const battery = await household.seed({}, at(-1));
  let own = await launchOwnBrowser(folder, { whole: true });
  try {
    let { page } = await openPage(own.context);
    await page.clock.install({ time: at(0) });
    await signIn(page, world, battery);
    await startWorkout(page, world, day(0));
    await settled(page);
    await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
    await own.quit();

    await household.world.stop();
    for (let number = 1; number <= 3; number += 1) {
      own = await launchOwnBrowser(folder, { whole: true });
      ({ page } = await openPage(own.context));
      await page.clock.install({ time: at(0) });
      await open(page, `/workout?date=${day(0)}`);
      await logSolid(page, number);
      await expect.poll(() => solidSets(page)).toEqual(setsOneTo(number));
      await own.kill();
    }
    await household.world.start();
    own = await launchOwnBrowser(folder, { whole: true });
    ({ page } = await openPage(own.context));
    await page.clock.install({ time: at(0) });
    await open(page, `/workout?date=${day(0)}`);
    await saved(page, 3).waitFor();
    await expect.poll(() => solidSets(page)).toEqual(setsOneTo(3));
    await settled(page);
    await expect.poll(() => solidSets(page)).toEqual(setsOneTo(3));
  } finally {
    await own.kill();
    rmSync(folder, { recursive: true, force: true });
  }
});

test("EXC-01 after the last set another device can still rate the exercise", async () => {
  const { page, problems } = await onMonday({ goal: "Athletic performance" });
  await startWorkout(page, household.world, day(0));
  await stepper(page, "Reps").fill("4");
  await logSet(page, 1).click();
  await saved(page, 1).waitFor();
  // As on a device that has never shown this workout: it opens by what is logged, not by what it remembers.
  await page.evaluate(() => {
    for (const key of Object.keys(localStorage)) if (key.endsWith(".step")) localStorage.removeItem(key);
  });
  await page.reload();
  const opened = heading(page, 1);
  await opened.waitFor();
  const name = await opened.textContent();
  for (let set = 2; (await page.getByRole("button", { name: /^Log set/ }).count()) > 0; set += 1) {
    await stepper(page, "Reps").fill("4");
    await logSet(page, set).click();
    await saved(page, set).waitFor();
  }
  await page.getByText(/^1 \/ \d completed$/).waitFor();
  await expect.poll(() => page.locator(".steps .on, .steps .now").count()).toBe(1);
  expect(await page.getByRole("heading", { level: 2, name: /^\d / }).first().textContent()).toBe(name);
  await page.getByRole("slider", { name: "Difficulty" }).fill("7");
  await page.getByRole("button", { name: "Next exercise" }).click();
  await heading(page, 2).waitFor();
  expect(problems).toEqual([]);
});

test("EXC-01 an exercise whose planned sets are logged is complete by itself", async () => {
  const { page, problems } = await onMonday();
  await startWorkout(page, household.world, day(0));
  const complete = page.getByRole("button", { name: "Mark Complete" });
  const next = page.getByRole("button", { name: "Next exercise" });
  await complete.waitFor();
  const planned = Number.parseInt(
    await page
      .getByText(/^\d+ × .* • Rest/)
      .first()
      .innerText(),
    10,
  );
  for (let set = 1; set <= planned; set += 1) {
    await next.waitFor({ state: "detached" });
    await stepper(page, "Weight").fill("25");
    await stepper(page, "Reps").fill("9");
    await logSet(page, set).click();
    await saved(page, set).waitFor();
  }
  await next.waitFor();
  await page.getByText("Complete", { exact: true }).waitFor();
  expect(await complete.count()).toBe(0);
  await page.getByText(/^1 \/ \d completed$/).waitFor();

  // Without its last set it is open again; ended early, it is complete until it is opened.
  await saved(page, planned).click();
  await page.getByRole("button", { name: `Remove set ${planned}` }).click();
  await page.getByText(/^0 \/ \d completed$/).waitFor();
  await complete.click();
  await heading(page, 2).waitFor();
  await page.getByText(/^1 \/ \d completed$/).waitFor();
  const list = page.getByRole("complementary").first();
  await list.getByRole("button").nth(1).click();
  await page.getByRole("button", { name: "Completed, tap to reopen" }).click();
  await logSet(page, planned).click();
  await next.click();
  await heading(page, 2).waitFor();
  expect(problems).toEqual([]);
});

test("WORK-05 after the last set of a workout nothing but its finish is left", async () => {
  const { page, problems } = await onMonday({ goal: "Athletic performance" });
  await startWorkout(page, household.world, day(0));
  const finish = page.getByRole("button", { name: "FINISH WORKOUT" });
  const next = page.getByRole("button", { name: "Next exercise" });
  for (let guard = 0; guard < 80 && !(await finish.isVisible()); guard += 1) {
    const before = await place(page);
    if (await next.isVisible()) await next.click();
    else {
      for (const label of ["Weight", "Reps", "Seconds", "Distance"])
        if ((await stepper(page, label).count()) > 0) await stepper(page, label).fill("20");
      await page.getByRole("button", { name: /^Log set \d+$/ }).click();
    }
    await expect.poll(() => hasMovedOn(page, before)).toBe(true);
  }
  // Nothing to rest for, and nothing to tick off.
  expect(await page.getByRole("timer").count()).toBe(0);
  expect(await page.getByRole("button", { name: "Mark Complete" }).count()).toBe(0);
  await page.getByRole("button", { name: "Cool-down and totals" }).click();
  await page.getByRole("heading", { name: /^All \w+ done$/ }).waitFor();
  await finish.click();
  await page
    .getByText(/^Great job! You completed (\d) of \1 exercises\.$/)
    .first()
    .waitFor();
  expect(problems).toEqual([]);
});
