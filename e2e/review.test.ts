/** Sunday: the review, its week, the feedback and the planner, with the built-in coach and with a model. */
import { formatDateRange } from "@muster/domain/shared/format";
import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { fillReview, type NewPerson, settled, startWorkout, stepper, visit } from "./journeys.ts";
import { at, type Browserlike, day, type Someone, withHousehold, withServiceWorker } from "./people.ts";

const household = withHousehold();

const open = (page: Page, path: string) => visit(page, household.world, path);

/** From now on it is that day, noon in UTC. */
const goToDay = async (page: Page, offset: number): Promise<void> => {
  await page.clock.setSystemTime(at(offset));
  await page.goto(household.world.url);
  await page.getByRole("heading", { level: 1, name: /day$/ }).waitFor();
};

/** Somebody who set up last Sunday; now it is this Sunday. */
const onSunday = (person: Partial<NewPerson> = {}, browserlike: Browserlike = {}) =>
  household.person(person, { ...browserlike, since: at(-1), now: at(6) });

const numbers = { weight: "174,5", pullups: "5", pushups: "20" };
const generate = (page: Page, week: number) =>
  page.getByRole("button", { name: `Generate Week ${week} Program` });
/** After a week that nobody designed for this person, what changed may be nothing. */
const feedback = (page: Page, week: number) => page.getByText(new RegExp(`^Week ${week}, `));

test("REV-01 before the first week is over no week without workouts is summed up", async () => {
  const { page, problems } = await household.person({}, { since: at(0), now: at(1) });
  await page.getByRole("link", { name: "Weekly review" }).click();
  await page.getByText("This week is not over yet").waitFor();
  expect(await page.getByText("No workouts were logged this week").count()).toBe(0);
  expect(problems).toEqual([]);
});

test("REV-01 required fields say so beside them, and nothing is saved", async () => {
  const { page, problems } = await onSunday();
  await page.getByText("Week 2 Complete!").waitFor();
  await page.getByRole("link", { name: "Start Weekly Review" }).click();
  await page.getByRole("heading", { level: 1, name: "Week 2 Complete!" }).waitFor();
  await page.getByRole("region", { name: "Your week" }).getByText("No workouts were logged").waitFor();
  const weight = page.getByLabel(/^Weight/);
  await page.getByText("Last time 175 lb").waitFor();
  await page.getByText("Last time 4 reps").waitFor();
  await expect.poll(() => page.getByRole("slider", { name: "Muscle soreness" }).inputValue()).toBe("5");
  await expect.poll(() => page.getByRole("slider", { name: "Overall fatigue" }).inputValue()).toBe("5");

  await generate(page, 3).click();
  for (const [field, message] of [
    [weight, "Please enter your weight."],
    [page.getByLabel(/^Max pull-ups/), "Please enter your max pull-ups. 0 is fine."],
    [page.getByLabel(/^Max push-ups/), "Please enter your max push-ups. 0 is fine."],
  ] as const) {
    await expect.poll(() => field.getAttribute("aria-invalid")).toBe("true");
    expect(
      await field.evaluate(
        (input) => document.getElementById(input.getAttribute("aria-describedby") ?? "")?.textContent,
      ),
    ).toBe(message);
  }
  await expect.poll(() => weight.evaluate((input) => input === document.activeElement)).toBe(true);
  // Whoever corrects one of three stays in its field: the next keys are its own.
  await weight.pressSequentially("174.5");
  await expect.poll(() => weight.inputValue()).toBe("174.5");
  await page.getByLabel(/^Sleep a night/).fill("7.3");
  await generate(page, 3).click();
  await page.getByText("Please enter hours in half steps, such as 7 or 7.5.").waitFor();
  // The button goes with the press, the focus stays where it was.
  await page.getByRole("button", { name: "Keep 4, max pull-ups" }).press("Enter");
  await expect.poll(() => page.getByLabel(/^Max pull-ups/).inputValue()).toBe("4");
  await expect.poll(() => page.evaluate(() => document.activeElement === document.body)).toBe(false);
  await open(page, "/weekly-planner");
  await page.getByText("No check-in this week").waitFor();
  expect(problems).toEqual([]);
});

test("REV-01, COACH-02 the draft survives a reload; a second review keeps its input", async () => {
  const { page, problems } = await onSunday();
  await open(page, "/weekly-review");
  await fillReview(page, numbers);
  await page.getByLabel(/^Sleep a night/).fill("7,5");
  await page.getByRole("slider", { name: "Muscle soreness" }).fill("7");
  const notes = page.getByLabel(/^Notes/);
  await notes.fill("My left knee hurts on stairs. ".repeat(11));
  await expect.poll(async () => (await notes.inputValue()).length).toBe(300);
  await page.getByText("Up to 300 characters").waitFor();
  await page.getByText("Draft saved").waitFor();
  await page.reload();
  await expect.poll(() => notes.inputValue()).toMatch(/^My left knee hurts on stairs\. My left/);
  await expect.poll(() => page.getByLabel(/^Weight/).inputValue()).toBe("174,5");
  await expect.poll(() => page.getByRole("slider", { name: "Muscle soreness" }).inputValue()).toBe("7");
  await page.getByRole("link", { name: "Back", exact: true }).click();
  await page.getByRole("heading", { level: 1, name: "Sunday" }).waitFor();
  await page.getByRole("link", { name: "Start Weekly Review" }).click();
  await page.getByLabel(/^Blood pressure, upper/).fill("190");
  await page.getByLabel(/^Blood pressure, lower/).fill("95");
  await page.getByText(/^This blood pressure is very high\. .* please get medical help now\.$/).waitFor();
  await generate(page, 3).click();
  await page.waitForURL(/\/weekly-feedback\?week=3$/);
  await feedback(page, 3).waitFor();
  await page
    .getByRole("region", { name: "For your health" })
    .getByText("Please get medical help now. Do not train until a doctor says that it is fine.")
    .waitFor();
  await page.getByText("Your health comes first. Training waits for you.").waitFor();
  await open(page, "/weekly-review");
  await page.getByText(/^You did this review today\./).waitFor();
  await expect.poll(() => page.getByLabel(/^Weight/).inputValue()).toBe("174.5");
  await expect.poll(() => page.getByLabel(/^Sleep a night/).inputValue()).toBe("7.5");
  await expect.poll(() => page.getByRole("slider", { name: "Muscle soreness" }).inputValue()).toBe("7");
  await expect.poll(() => notes.inputValue()).toMatch(/^My left knee hurts/);
  // The notes went into the check-in: whatever is sent to a coach from now on holds them.
  await open(page, "/weekly-planner");
  await page.getByText("The latest, shortened").waitFor();

  await goToDay(page, 13);
  await page.getByRole("link", { name: "Start Weekly Review" }).click();
  await page.getByText("Last time 174.5 lb").waitFor();
  await page.getByText("Last time 7.5 h").waitFor();
  await expect.poll(() => page.getByLabel(/^Weight/).inputValue()).toBe("");
  expect(problems).toEqual([]);
});

test("REV-01 what was measured since the last check-in is the value before", async () => {
  const { page } = await onSunday();
  await open(page, "/progress");
  await page.getByRole("button", { name: "Edit" }).click();
  await page.getByRole("textbox", { name: /^Weight/ }).fill("172");
  await page.getByRole("button", { name: "Save" }).click();
  await page.getByText("Measurements saved").first().waitFor();
  await open(page, "/weekly-review");
  await page.getByText("Last time 172 lb").waitFor();
});

test("REV-01 unlikely values are asked about once, without a network too", async () => {
  const { page, context, problems } = await onSunday({}, withServiceWorker);
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  await settled(page);
  await open(page, "/weekly-review");
  await context.setOffline(true);
  await fillReview(page, { weight: "254", pullups: "70", pushups: "240" });
  await generate(page, 3).dblclick();
  const question = page.getByRole("dialog", { name: "Is this right?" });
  await question
    .getByText(
      /^254 lb is 79 lb above your trend\. Pull-ups were 4 last time, now 70\. Push-ups were \d+ last/,
    )
    .waitFor();
  await question.getByRole("button", { name: "Change it" }).click();
  expect(new URL(page.url()).pathname).toBe("/weekly-review");
  await generate(page, 3).click();
  await question.getByRole("button", { name: "Yes, keep it" }).click();
  await feedback(page, 3).waitFor();
  await context.setOffline(false);
  expect(problems.filter((problem) => !/Failed to load resource/.test(problem))).toEqual([]);
});

test("REV-03, REV-04, FEED-01 without a network the built-in week is there at once", async () => {
  const { page, problems } = await onSunday({}, withServiceWorker);
  await page.getByText("Using your Week 1 assessment").waitFor();
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  await settled(page);
  await household.world.stop();
  try {
    await page.getByRole("link", { name: "Start Weekly Review" }).click();
    await fillReview(page, numbers);
    await page.getByLabel(/^Notes/).fill("Please keep Wednesday to 30 minutes.");
    await generate(page, 3).click();
    await feedback(page, 3).waitFor();
    await page
      .getByRole("region", { name: "What you told us" })
      .getByText("Wed: 30 minutes", { exact: true })
      .waitFor();
    await page.getByText("Designed by Built-in coach").waitFor();
    await page.getByRole("heading", { level: 2, name: "Nutrition" }).waitFor();
    await page.getByRole("button", { name: "Why these figures?" }).click();
    const numbersOf = page.getByRole("dialog", { name: "Why these figures?" });
    await numbersOf.getByText("Sets planned", { exact: true }).waitFor();
    await numbersOf.getByRole("button", { name: "Close" }).click();
    await page.getByRole("link", { name: "See Week 3" }).click();
    await page.getByRole("heading", { name: "Weekly Schedule" }).waitFor();
    // The week that was just designed, and not the one that ends today.
    await page.getByText(formatDateRange(day(7), day(13))).waitFor();
    await page.reload();
    await open(page, "/");
    await page.getByText("Last updated").waitFor();
    await expect.poll(() => page.getByText("Using your Week 1 assessment").count()).toBe(0);
  } finally {
    await household.world.start();
  }
  await page.reload();
  await settled(page);
  // And later, when nobody remembers the address.
  await open(page, "/weekly-planner");
  await page.getByRole("link", { name: "Read your last feedback" }).click();
  await page.getByRole("heading", { level: 2, name: "What comes next" }).waitFor();
  expect(problems).toEqual([]);
});

/** Sets of these days, as the screens show them. */
const plannedSets = async (page: Page, offsets: readonly number[]): Promise<number> => {
  let sets = 0;
  for (const offset of offsets) {
    // From one day to the next by a link of the app, not by loading it.
    await open(page, "/schedule");
    await open(page, `/workout?date=${day(offset)}`);
    await page.getByRole("heading", { level: 2 }).first().waitFor();
    const lines = await page.getByText(/^\d+ × .* • (Rest |No rest)/).allInnerTexts();
    sets += lines.reduce((sum, line) => sum + Number.parseInt(line, 10), 0);
  }
  return sets;
};

test("COACH-01 people who report more soreness get fewer sets", async () => {
  type Log = { readonly reps: string; readonly difficulty: string; readonly soreness: string };
  const week = async ({ page, problems }: Someone, log: Log): Promise<number> => {
    await startWorkout(page, household.world, day(0));
    for (const set of [1, 2, 3]) {
      await stepper(page, "Weight").fill("25");
      await stepper(page, "Reps").fill(log.reps);
      await page.getByRole("button", { name: `Log set ${set}`, exact: true }).click();
      await page.getByRole("button", { name: new RegExp(`^Set ${set}, .* done`) }).waitFor();
    }
    await page.getByRole("slider", { name: "Difficulty" }).fill(log.difficulty);
    await page.getByRole("button", { name: "Next exercise" }).click();
    await page.getByRole("button", { name: "Workout options" }).click();
    await page.getByRole("button", { name: "End early" }).click();
    await page.getByRole("button", { name: "End early" }).click();
    await page.getByText(/done, 1 of \d exercises/).waitFor();
    await goToDay(page, 6);
    await open(page, "/weekly-review");
    await fillReview(page, numbers);
    await page.getByRole("slider", { name: "Muscle soreness" }).fill(log.soreness);
    await generate(page, 3).click();
    await feedback(page, 3).waitFor();
    // Monday, Wednesday and Friday are training days of both.
    const sets = await plannedSets(page, [7, 9, 11]);
    expect(problems).toEqual([]);
    return sets;
  };
  const onMonday = () => household.person({}, { since: at(-1), now: at(0) });
  const [fresh, sore] = await Promise.all([
    week(await onMonday(), { reps: "14", difficulty: "3", soreness: "1" }),
    week(await onMonday(), { reps: "9", difficulty: "9", soreness: "9" }),
  ]);
  expect(sore).toBeGreaterThan(10);
  // Review bands: soreness of 8 and more takes 20-30% away.
  expect(sore / fresh).toBeLessThan(0.9);
});

test("PLAN-01, PLAN-02 the planner says what it looks at, makes a week, and saves it", async () => {
  const { page, problems } = await household.person({}, { since: at(-1), now: at(5) });
  await page.getByRole("link", { name: "Let Claude Design Your Week" }).click();
  await page.getByText("No check-in this week").waitFor();
  // Sunday to Friday: three planned days from Monday to Friday passed, Sunday's does not count as missed.
  await page.getByRole("heading", { name: "What will be analyzed" }).waitFor();
  await page.getByText("30 years, Male, 5 ft 10 in, 175 lb").waitFor();
  await expect.poll(() => statistic(page, "Completed, last 7 days")).toBe("0 workouts");
  await expect.poll(() => statistic(page, "Missed, Monday-Friday")).toBe("3 workouts");
  await page.getByRole("button", { name: "Why these counts?" }).click();
  const counted = page.getByRole("dialog", { name: "Why these counts?" });
  await counted.getByText(/^Planned, neither done nor skipped/).waitFor();
  await counted.getByRole("button", { name: "Close" }).click();

  await page.getByRole("button", { name: "Generate Plan" }).click();
  await page.getByRole("heading", { name: "Your new week is ready" }).waitFor();
  await page.getByText("Designed by Built-in coach").waitFor();
  await page.getByText("All checks passed").waitFor();
  for (const name of ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday"])
    await expect.poll(() => page.getByTitle(name, { exact: true }).count()).toBe(1);
  await page.getByRole("button", { name: "Generate Different Plan" }).click();
  await page
    .getByRole("status")
    .getByText(/^New here: .+\./)
    .waitFor();
  await page.getByRole("heading", { name: "Your new week is ready" }).waitFor();
  // What is kept stays kept when somebody looks elsewhere before the next try.
  const lock = page.getByRole("button", { name: "Keep Monday", exact: true });
  await lock.click();
  await page.getByText("Monday stays when you generate again.").waitFor();
  await page.getByRole("button", { name: "Back", exact: true }).click();
  await page.getByRole("link", { name: "Start Weekly Check-In" }).click();
  await page.getByRole("link", { name: "Skip & Generate Plan" }).click();
  await page.getByRole("button", { name: "Look at It Again" }).click();
  await page.getByText("Monday stays when you generate again.").waitFor();
  await lock.click();
  const saturday = await page
    .getByRole("listitem")
    .filter({ has: page.getByTitle("Saturday") })
    .innerText();
  await page.getByRole("button", { name: "Save & Use This Plan" }).click();
  await page
    .getByRole("status")
    .getByText("New weekly plan saved! Your workouts are now updated.", { exact: true })
    .waitFor();
  await page.getByRole("heading", { level: 1, name: "Saturday" }).waitFor();
  expect(saturday).toContain(await page.getByRole("heading", { level: 2 }).first().innerText());
  // The week to come can be looked at before it begins.
  await page.getByRole("link", { name: "Plan", exact: true }).click();
  await page.getByRole("link", { name: "Next week is planned" }).click();
  await page.getByRole("heading", { name: formatDateRange(day(7), day(13)) }).waitFor();
  expect(problems).toEqual([]);
});

/** A figure of the planner, by what stands above it. */
const statistic = (page: Page, label: string): Promise<string> =>
  page.getByText(label, { exact: true }).locator("xpath=following-sibling::*").innerText();
