/** The four steps from nobody to a first week, as a person fills them in. */
import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { appIsCached, startWorld } from "./harness.ts";
import { alex, choose, closeTour, join, onboard, settled } from "./journeys.ts";
import { at, startHousehold, withHousehold, withServiceWorker } from "./people.ts";

const household = withHousehold();

const next = (page: Page) => page.getByRole("button", { name: "Next", exact: true });
const step = (page: Page, name: string) => page.getByRole("heading", { level: 1, name }).waitFor();
const labels = (page: Page, group: string): Promise<string[]> =>
  page
    .getByRole("radiogroup", { name: group })
    .or(page.getByRole("group", { name: group }))
    .getByRole("button")
    .or(page.getByRole("radiogroup", { name: group }).getByRole("radio"))
    .allInnerTexts();
const days = ["Mon", "Tue", "Wed", "Thu", "Fri", "Sat", "Sun"];
const times = [
  "Early morning (5-7 AM)",
  "Morning (7-10 AM)",
  "Midday (10 AM-2 PM)",
  "Afternoon (2-6 PM)",
  "Evening (6-9 PM)",
];

/** Step 1 with the least that it needs. */
const introduce = async (page: Page, username: string, age = "30"): Promise<void> => {
  await page.getByLabel("Username").fill(username);
  await page.getByLabel("Display name").fill(username);
  await page.getByLabel("Age").fill(age);
  await page.getByLabel("Height").fill("70");
};

test("ONB-01 four steps with every option of the specification, gated and with hints", async () => {
  const { page, problems } = await household.newcomer();
  await page.getByRole("img", { name: "Step 1 of 4" }).or(page.getByLabel("Step 1 of 4")).first().waitFor();
  await expect.poll(() => next(page).isDisabled()).toBe(true);
  await page.getByText("To go on, fill in username and display name.").waitFor();
  await page.getByLabel("Username").fill("Casey");
  await page.getByText("To go on, fill in display name.").waitFor();
  await expect.poll(() => page.getByLabel("Username").inputValue()).toBe("casey");
  await expect.poll(() => next(page).isDisabled()).toBe(true);
  await page.getByLabel("Display name").fill("Casey");
  await expect.poll(() => next(page).isDisabled()).toBe(false);
  await expect.poll(() => page.getByRole("button", { name: "Back", exact: true }).count()).toBe(0);
  await expect.poll(() => labels(page, "Gender")).toEqual(["Male", "Female", "Other"]);
  await expect.poll(() => page.getByLabel("Age").inputValue()).toBe("30");
  await expect.poll(() => page.getByLabel("Weight").inputValue()).toBe("175");
  await page.getByLabel("Height").fill("5'8\"");
  await next(page).click();

  await step(page, "Where you are now");
  await expect
    .poll(() => labels(page, "Fitness level"))
    .toEqual(["Beginner", "Intermediate", "Advanced", "Returning after a break"]);
  await page.getByLabel("Body fat").waitFor();
  await next(page).click();

  await step(page, "What you want");
  await expect
    .poll(() => labels(page, "Primary goal"))
    .toEqual([
      "Building strength",
      "Building muscle",
      "Getting toned",
      "Athletic performance",
      "Losing weight",
      "General fitness",
    ]);
  await expect
    .poll(() => labels(page, "Target areas"))
    .toEqual(["Arms", "Chest", "Shoulders", "Back", "Core", "Glutes", "Thighs", "Calves", "Full body"]);
  // An area and the way back are told apart.
  const areas = page.getByRole("group", { name: "Target areas" });
  await expect.poll(() => areas.getByRole("button", { name: "Back", exact: true }).count()).toBe(0);
  await areas.getByRole("button", { name: "Back, target area" }).waitFor();
  await expect.poll(() => page.getByRole("button", { name: "Back", exact: true }).count()).toBe(1);
  await expect
    .poll(() => labels(page, "Timeframe"))
    .toEqual(["8 weeks", "12 weeks", "6 months", "1 year", "Lifestyle"]);
  // Without a goal nobody gets on; the sentence stands beside the picks.
  await next(page).click();
  await page.getByText("Please choose the goal that matters most to you.").waitFor();
  await choose(page, "Building strength");
  await next(page).click();

  await step(page, "When and where you train");
  await expect.poll(() => labels(page, "Days per week")).toEqual(["3", "4", "5", "6"]);
  await expect
    .poll(() => labels(page, "Session length"))
    .toEqual(["Under 30 min", "30-45 min", "45-60 min", "60+ min"]);
  await expect.poll(() => labels(page, "Workout time at home")).toEqual(times);
  await expect
    .poll(() => labels(page, "Gym access"))
    .toEqual(["Planet Fitness", "Home gym", "Commercial gym", "Other gym", "No gym"]);
  await expect
    .poll(() => labels(page, "Equipment at home"))
    .toEqual(
      ["Dumbbells", "Kettlebells", "Weight bench", "Dip station", "Resistance bands", "Pull-up bar"].concat([
        "Yoga mat",
        "Peloton",
        "Treadmill",
        "None",
      ]),
    );
  await page.getByText("Select up to 2").waitFor();
  await choose(page, "3");
  await page.getByText("Select up to 4").waitFor();
  const gymDays = page.getByRole("group", { name: "Gym days" });
  await expect.poll(() => gymDays.count()).toBe(0);
  await choose(page, "Planet Fitness");
  await expect.poll(() => labels(page, "Gym days")).toEqual(days);
  const gymHint = page.getByText("None picked: any session can be at the gym.");
  await gymHint.waitFor();
  await gymDays.getByRole("button", { name: "Mon, Monday" }).click();
  await expect.poll(() => gymHint.count()).toBe(0);
  // A day is for the gym or for rest: the one picked last counts.
  const monday = (name: string) =>
    page
      .getByRole("group", { name })
      .getByRole("button", { name: "Mon, Monday" })
      .getAttribute("aria-pressed");
  await page.getByRole("group", { name: "Rest days" }).getByRole("button", { name: "Mon, Monday" }).click();
  await expect.poll(() => monday("Rest days")).toBe("true");
  await expect.poll(() => monday("Gym days")).toBe("false");
  await expect.poll(() => labels(page, "Workout time at the gym")).toEqual(times);
  await choose(page, "No gym");
  await expect.poll(() => gymDays.count()).toBe(0);
  await page.getByRole("button", { name: "Create My Program" }).waitFor();
  await page.getByRole("button", { name: "Back", exact: true }).click();
  await step(page, "What you want");
  await page.getByRole("radio", { name: "Building strength", checked: true }).waitFor();
  expect(problems).toEqual([]);
});

test("ONB-02 absurd numbers and a taken name are explained, and nothing is saved", async () => {
  const { page } = await household.newcomer();
  await introduce(page, "owner", "0");
  await page.getByLabel("Weight").fill("5000");
  await page.getByText("That username is taken in your household. Please choose another one.").waitFor();
  await page.getByLabel("Username").fill("free-name");
  await next(page).click();
  await page.getByText("Please enter an age between 1 and 120.").waitFor();
  const described = async (label: string) => {
    const field = page.getByLabel(label);
    await expect.poll(() => field.getAttribute("aria-invalid")).toBe("true");
    return page.locator(`[id="${await field.getAttribute("aria-describedby")}"]`).innerText();
  };
  await expect.poll(() => described("Age")).toBe("Please enter an age between 1 and 120.");
  await expect.poll(() => described("Weight")).toMatch(/weight .*20.*1,?500/);
  // The first wrong field has the focus.
  await expect.poll(() => page.evaluate(() => document.activeElement?.getAttribute("name"))).toBe("age");

  await page.getByLabel("Age").fill("41");
  await page.getByLabel("Weight").fill("181,5");
  await page.getByLabel("Username").fill("OWNER");
  await next(page).click();
  await page.getByText("That username is taken in your household. Please choose another one.").waitFor();
  await step(page, "About you");
  const saved = await page.evaluate(() => localStorage.getItem("currentUser"));
  expect(saved).toBe(null);
});

test("ONB-03, ONB-04, ONB-07 a reload and a dead server make one complete profile", async () => {
  const own = await startHousehold(household.browser, {}, withServiceWorker);
  try {
    const { page } = await own.newcomer({ now: at(0) });
    await introduce(page, "kim", "52");
    await next(page).click();
    await page.getByLabel("Max pull-ups").fill("2");
    await next(page).click();
    await step(page, "What you want");
    await choose(page, "Losing weight");
    await choose(page, "Core");
    // A reload, after which the app is on the device: on a busy machine it may not be before.
    await appIsCached(page);
    await step(page, "What you want");
    await page.getByRole("radio", { name: "Losing weight", checked: true }).waitFor();
    await page.getByRole("button", { name: "Core", pressed: true }).waitFor();
    await page.getByRole("button", { name: "Back", exact: true }).click();
    await expect.poll(() => page.getByLabel("Max pull-ups").inputValue()).toBe("2");
    await next(page).click();
    await next(page).click();
    await step(page, "When and where you train");
    await choose(page, "No gym");
    await page.getByText("Anything your plan must respect?").click();
    await choose(page, "Knee");
    await page.getByText("A doctor gave me advice about my heart or blood pressure").waitFor();
    const create = page.getByRole("button", { name: "Create My Program" });
    await create.click();
    await page.getByText("Please confirm that you have read this.").waitFor();
    await page.getByLabel("I have read this").check();

    await own.world.stop();
    await create.click();
    await page.getByText("You are offline. Your answers are kept on this device.").waitFor();
    await page.reload();
    await step(page, "When and where you train");
    await own.world.start();
    const [, setUp] = await Promise.all([
      create.click(),
      page
        .getByText(/Week 1 assessment/)
        .first()
        .waitFor()
        .then(() => true),
    ]);
    expect(setUp).toBe(true);
    await closeTour(page);
    await page.getByRole("heading", { level: 1, name: "Monday" }).waitFor();
    await page.getByText("Using your Week 1 assessment").waitFor();
    await settled(page);
    // Owner and Kim: nobody twice, as the server tells it to somebody else's device.
    const other = (await own.stranger()).page;
    await other.goto(`${own.world.url}/#setup=${await own.code("device")}`);
    await other.getByRole("button", { name: "Join", exact: true }).click();
    await other.getByRole("heading", { name: "Who is training?" }).waitFor();
    await expect.poll(() => other.locator(".profile-list .name").allInnerTexts()).toEqual(["Olive", "kim"]);
  } finally {
    await own.close();
  }
});

test("ONB-03 a reload at the recovery code offers it again, and later leads home", async () => {
  const world = await startWorld();
  const { page } = await household.stranger();
  try {
    await join(page, world);
    await onboard(page, { ...alex, username: "olive", displayName: "Olive" }, async (skip) => {
      await page.reload();
      await page.getByRole("heading", { level: 1, name: "A way back in" }).waitFor();
      await skip.click();
    });
    await page.goto(`${world.url}/onboarding`);
    await page.getByRole("heading", { level: 1, name: /day$/ }).waitFor();
    await expect.poll(() => new URL(page.url()).pathname).toBe("/");
  } finally {
    await world.close();
  }
});

test("ONB-07, ONB-01 limits are entered once and shown in Settings; metric works", async () => {
  const { page } = await household.newcomer({ now: at(0) });
  await page.getByLabel("Username").fill("maja");
  await page.getByLabel("Display name").fill("Maja");
  await choose(page, "Female");
  await page.getByLabel("Height").fill("70");
  await choose(page, "kg and cm");
  // What was typed keeps its meaning.
  await expect.poll(() => page.getByLabel("Height").inputValue()).toBe("177.8");
  await expect.poll(() => page.getByLabel("Weight").inputValue()).toBe("79.4");
  await page.getByLabel("Height").fill("168");
  await page.getByLabel("Weight").fill("62,5");
  await next(page).click();
  await step(page, "Where you are now");
  await next(page).click();
  await choose(page, "General fitness");
  await next(page).click();
  await choose(page, "No gym");
  await page.getByText("Anything your plan must respect?").click();
  await choose(page, "Lower back");
  await choose(page, "Postpartum");
  await page.getByLabel("I have read this").check();
  await page.getByRole("button", { name: "Create My Program" }).click();
  await closeTour(page);
  await page.getByRole("heading", { level: 1, name: "Monday" }).waitFor();
  await page.getByRole("link", { name: /profile and settings/ }).click();
  await page.getByText("Lower back, Postpartum").waitFor();
  await page.getByRole("radio", { name: "kg and cm", checked: true }).waitFor();
  await page.getByRole("button", { name: "Edit profile" }).click();
  await expect.poll(() => page.getByLabel("Height").inputValue()).toBe("168");
  await expect.poll(() => page.getByLabel("Weight").inputValue()).toBe("62.5");
});

test("ONB-08 a child of 12 gets ideas to move and no plan", async () => {
  const { page } = await household.newcomer({ now: at(0) });
  await page.getByLabel("Age").fill("12");
  await page.getByText("Under 13, Muster shows ideas to move and play instead of a training plan.").waitFor();
  await onboard(page, { username: "lou", displayName: "Lou", age: "12", gym: "No gym" });
  // The day's card is there: what is missing now does not come later.
  await page.getByRole("article").first().waitFor();
  await expect.poll(() => page.getByRole("link", { name: "START WORKOUT" }).count()).toBe(0);
  await expect.poll(() => page.getByText("Your plan").count()).toBe(0);
  const main = await page.locator("main").innerText();
  expect(main).not.toMatch(/kcal|calorie/i);
  await expect.poll(() => page.getByRole("article").getByRole("listitem").count()).toBeGreaterThan(1);
  await page.getByRole("link", { name: "Plan", exact: true }).click();
  await page.getByRole("heading", { name: "Weekly Schedule" }).waitFor();
  await expect.poll(() => page.getByText("No AI-Generated Plan Yet").count()).toBe(0);
  await expect.poll(() => page.getByRole("link", { name: "Templates and free workouts" }).count()).toBe(0);
  await page.goto(`${household.world.url}/templates`);
  await page.waitForURL(/\/schedule$/);
});

test("ONB-08 a child of 12 has ideas to check and a Progress of days moved", async () => {
  // A Sunday: reviews, reminders and their words are due for everybody else.
  const { page } = await household.newcomer({ now: at(6) });
  await introduce(page, "kim", "12");
  await next(page).click();
  await page.getByText("A guess is fine. Leave blank what you do not know.").waitFor();
  await next(page).click();
  await step(page, "What you want");
  await expect.poll(() => page.getByRole("radio", { name: /weight|toned/ }).count()).toBe(0);
  await choose(page, "General fitness");
  await next(page).click();
  await choose(page, "No gym");
  await page.getByLabel("I have read this").check();
  await page.getByRole("button", { name: "Create My Program" }).click();
  const idea = page.getByRole("article").getByRole("checkbox").first();
  await idea.waitFor();
  await page.getByRole("link", { name: "Progress", exact: true }).click();
  await page.getByText("Nothing tried yet").waitFor();
  // A finger that is there before the day is read: its tap is not lost.
  const tapped = page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        const tap = () => {
          const box = document.querySelector<HTMLInputElement>("article input[type=checkbox]:not(:disabled)");
          if (box === null) return void requestAnimationFrame(tap);
          box.click();
          resolve();
        };
        tap();
      }),
  );
  await page.getByRole("link", { name: "See today's ideas" }).click();
  await tapped;
  await expect.poll(() => idea.isChecked()).toBe(true);
  await page.getByRole("link", { name: "Progress", exact: true }).click();
  await page.getByRole("heading", { name: "Things you tried" }).waitFor();
  const progress = await page.locator("main").innerText();
  expect(progress).toContain("Nature hunt");
  expect(progress).not.toMatch(/weigh|goal|arms|pull-up|workout/i);
  await page.goto(household.world.url);
  await expect.poll(() => idea.isChecked()).toBe(true);
  await page.getByRole("heading", { name: "Quick access" }).waitFor();
  await expect.poll(() => page.getByRole("dialog").count()).toBe(0);
  expect(await page.locator("main").innerText()).not.toMatch(/review|Enable Notifications/i);
  await page.goto(`${household.world.url}/weekly-feedback`);
  await page.getByText("Play is the plan").waitFor();
});

test("ONB-08 at 15 there is a plan, and nobody asks for body fat", async () => {
  const { page } = await household.newcomer({ now: at(0) });
  await introduce(page, "sky", "15");
  await page.getByText("From 13 to 17 the plan teaches technique first.").waitFor();
  await next(page).click();
  await step(page, "Where you are now");
  await expect.poll(() => page.getByLabel("Body fat").count()).toBe(0);
  await next(page).click();
  await choose(page, "Building strength");
  await next(page).click();
  await choose(page, "No gym");
  await page.getByLabel("I have read this").check();
  await page.getByRole("button", { name: "Create My Program" }).click();
  await page.getByText("Using your Week 1 assessment").waitFor();
});
