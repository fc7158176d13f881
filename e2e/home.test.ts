/** Home: what to do now, on every kind of day, around midnight and around the world. */
import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { narrow, still } from "./inspect-screen.ts";
import { choose, finishWorkout, settled, trainThrough, visit } from "./journeys.ts";
import { at, day, withHousehold } from "./people.ts";

const household = withHousehold();

const start = (page: Page) => page.getByRole("link", { name: "START WORKOUT" });
const dayName = (page: Page, name: string) => page.getByRole("heading", { level: 1, name });
const words = (date: string, options: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat("en-US", { timeZone: "UTC", ...options }).format(new Date(date));
const workoutName = (page: Page): Promise<string> =>
  page.getByRole("article").getByRole("heading", { level: 2 }).innerText();

const skipToday = async (page: Page): Promise<void> => {
  await page.getByRole("button", { name: "Skip Today" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Skip Today" }).click();
};

test("HOME-01, HOME-04, HOME-09 the first Home shows person, date, plan and its source", async () => {
  const { page, problems } = await household.person({ displayName: "Anna Lindqvist" }, { now: at(0) });
  await page.getByText("Show up. We plan the rest.").waitFor();
  await page.getByRole("link", { name: "Anna Lindqvist (profile and settings)" }).waitFor();
  await page.getByRole("button", { name: "Switch user" }).waitFor();
  await dayName(page, "Monday").waitFor();
  await page.getByText(words(day(0), { month: "long", day: "numeric" }), { exact: true }).waitFor();

  const card = page.getByRole("article");
  for (const part of [/5:00 AM · \d+ min/, /\d+ exercises/, /Home \(with weights\)/, /of [\d,]+ kcal/])
    await expect.poll(() => card.innerText()).toMatch(part);
  // Every number of the card has its reason.
  await card.getByRole("button", { name: "Why this session?" }).click();
  await page
    .getByRole("dialog", { name: "Why this session?" })
    .getByRole("listitem")
    .or(page.getByRole("dialog", { name: "Why this session?" }).getByRole("term"))
    .first()
    .waitFor();
  await page.keyboard.press("Escape");

  const planner = page.getByRole("region", { name: "Week 1" });
  await planner.getByText("Using your Week 1 assessment").waitFor();
  await planner.getByRole("link", { name: "Let Claude Design Your Week" }).waitFor();
  await planner.getByText("Designs your week: Built-in coach.").waitFor();

  const name = await workoutName(page);
  await start(page).click();
  await page.getByRole("button", { name: "Warm-up done" }).waitFor();
  // HOME-11: it runs, and Home leads back to it.
  await page.goto(household.world.url);
  const resume = page.getByRole("region", { name: "Workout in progress" });
  await resume.getByText(name).waitFor();
  await resume.getByText(/\d+ exercises left, about \d+ min\./).waitFor();
  await resume
    .getByText("Started 7:00 AM")
    .or(resume.getByText(/Started \d+:\d\d [AP]M/))
    .first()
    .waitFor();
  await expect.poll(() => start(page).count()).toBe(0);
  await resume.getByRole("link", { name: "Resume" }).click();
  await page.getByRole("button", { name: "Warm-up done" }).waitFor();
  expect(problems).toEqual([]);
});

test("HOME-03 the review is offered on Sunday and can be put off for four hours", async () => {
  // Set up on a Sunday.
  const { page } = await household.person({}, { now: at(-1) });
  const prompt = page.getByRole("heading", { name: /^Week \d+ Complete!$/ });
  const open = async (now: Date, name: string): Promise<void> => {
    await page.clock.setSystemTime(now);
    await page.reload();
    await dayName(page, name).waitFor();
    await page.getByText("Quick access").waitFor();
  };
  await dayName(page, "Sunday").waitFor();
  await expect.poll(() => prompt.count()).toBe(0);
  await open(at(5), "Saturday");
  await expect.poll(() => prompt.count()).toBe(0);
  await open(at(6), "Sunday");
  await prompt.waitFor();
  await page.getByRole("link", { name: "Start Weekly Review" }).waitFor();
  await page.getByRole("button", { name: "Remind Me Later" }).click();
  await expect.poll(() => prompt.count()).toBe(0);
  await open(at(6, "15:50"), "Sunday");
  await expect.poll(() => prompt.count()).toBe(0);
  await open(at(6, "16:01"), "Sunday");
  await prompt.waitFor();
  await open(at(7), "Monday");
  await expect.poll(() => prompt.count()).toBe(0);
  await page.getByRole("link", { name: "Review is open" }).click();
  await page.waitForURL(/\/weekly-review/);
});

test("HOME-03 an assessment begun on Monday is reviewed that Sunday, on Friday later", async () => {
  const monday = await household.person({}, { since: at(0), now: at(6) });
  await monday.page.getByRole("heading", { name: "Week 1 Complete!" }).waitFor();
  const friday = await household.person({}, { since: at(4), now: at(6) });
  await dayName(friday.page, "Sunday").waitFor();
  await friday.page.getByText("Quick access").waitFor();
  await expect.poll(() => friday.page.getByText(/Complete!/).count()).toBe(0);
});

test("HOME-04 START WORKOUT is seen on a phone of any size before anything is scrolled", async () => {
  const { page } = await household.person(
    { gym: "Planet Fitness", gymDays: ["Mon, Monday"], equipment: ["Dumbbells"] },
    { ...still, now: at(0) },
  );
  // What stands around it has come: the coach's words and the food's goals.
  await page.getByRole("button", { name: "Why this session?" }).waitFor();
  await page.getByRole("link", { name: /^Calories/ }).waitFor();
  for (const size of [{ width: 360, height: 740 }, narrow]) {
    await page.setViewportSize(size);
    const bar = await page.getByRole("navigation", { name: "Main" }).boundingBox();
    expect(bar?.y ?? 0).toBeGreaterThan(size.height / 2);
    const seen = await start(page).boundingBox();
    expect((seen?.y ?? 0) + (seen?.height ?? size.height), `at ${size.width} px`).toBeLessThanOrEqual(
      bar?.y ?? 0,
    );
  }
});

test("HOME-06 a gym day can be trained at home instead", async () => {
  const { page } = await household.person(
    { gym: "Planet Fitness", gymDays: ["Mon, Monday"], equipment: ["Dumbbells"] },
    { now: at(0) },
  );
  await page.getByRole("article").getByText("Gym", { exact: true }).waitFor();
  await page.getByRole("link", { name: "Start Home Workout Instead" }).click();
  await page.getByRole("button", { name: "Warm-up done" }).waitFor();
  await expect.poll(() => new URL(page.url()).searchParams.get("variant")).toBe("home");
  await page
    .getByText(/Home \((with weights|bodyweight)\)/)
    .first()
    .waitFor();
  // To its end: Home, the schedule, the calendar and Progress tell of the workout at home, once.
  await page.getByRole("button", { name: "Warm-up done" }).click();
  const sets = await trainThrough(page);
  expect(sets).toBeGreaterThan(5);
  await finishWorkout(page);
  await expect.poll(() => page.getByText("START WORKOUT").count()).toBe(0);
  // Today stands out in the week line, also once it is done.
  await expect.poll(() => page.locator(".line7 .done").getAttribute("aria-current")).toBe("date");
  await visit(page, household.world, "/schedule");
  await page.getByText(/^1 of \d done$/).waitFor();
  await page.getByRole("radio", { name: "Month" }).click();
  await page.getByText(/^1 day done/).waitFor();
  await visit(page, household.world, "/progress");
  const history = page.getByRole("region", { name: "Workout History", exact: true });
  await expect.poll(() => history.getByRole("listitem").count()).toBe(1);
  await history.getByRole("link").click();
  await page.getByText(/^Done: (\d+) of \1 exercises\.$/).waitFor();
});

test("HOME-07 Skip Today asks, leaves one skipped entry, and can be undone", async () => {
  const { page } = await household.person({}, { now: at(0) });
  const name = await workoutName(page);
  await page.getByRole("button", { name: "Skip Today" }).click();
  const dialog = page.getByRole("dialog", { name: "Skip today's workout?" });
  await dialog.getByText(name).waitFor();
  await dialog.getByRole("button", { name: "Keep it" }).click();
  await start(page).waitFor();

  await skipToday(page);
  await page.getByText(`${name} skipped`).first().waitFor();
  await page.getByText("skipped today").waitFor();
  await expect.poll(() => start(page).count()).toBe(0);
  await page.getByText("Tomorrow", { exact: true }).waitFor();
  // From the toast.
  await page.locator(".toast").getByRole("button", { name: "Undo" }).click();
  await start(page).waitFor();

  await skipToday(page);
  await page.getByText("skipped today").waitFor();
  await settled(page);
  await page.reload();
  await page.getByText("skipped today").waitFor();
  await page.getByRole("link", { name: "Plan", exact: true }).click();
  await page.getByRole("heading", { name: "Weekly Schedule" }).waitFor();
  await expect.poll(() => page.getByText("Skipped", { exact: true }).count()).toBe(1);
  await page.goBack();
  // From the card, until midnight.
  await page
    .getByRole("region", { name: "Today and tomorrow" })
    .getByRole("button", { name: "Undo" })
    .click();
  await start(page).waitFor();
});

test("HOME-07 a skip that cannot be saved says so, and nothing is logged", async () => {
  const { page } = await household.person({}, { now: at(0) });
  await settled(page);
  // The device is full: its database refuses every new row.
  await page.evaluate(() => {
    const full = (): never => {
      throw new DOMException("The quota has been exceeded.", "QuotaExceededError");
    };
    IDBObjectStore.prototype.put = full;
    IDBObjectStore.prototype.add = full;
  });
  await skipToday(page);
  await page.getByText("Failed to log skipped workout. Please try again.").first().waitFor();
  await start(page).waitFor();
  await page.reload();
  await start(page).waitFor();
  await skipToday(page);
  await page.getByText("skipped today").waitFor();
});

test("HOME-08 the workout card comes back at midnight of the device's time zone", async () => {
  const { page, context } = await household.person({}, { now: at(0), timeZone: "free" });
  const devtools = await context.newCDPSession(page);
  const travel = async (timezoneId: string): Promise<void> => {
    await devtools.send("Emulation.setTimezoneOverride", { timezoneId });
    await page.evaluate(() => dispatchEvent(new Event("focus")));
  };
  await travel("America/Phoenix");
  await dayName(page, "Monday").waitFor();
  await skipToday(page);
  await page.getByText("skipped today").waitFor();

  // Ten to midnight in Phoenix; nobody touches the device.
  await page.clock.setSystemTime(at(1, "06:50"));
  await page.clock.runFor(60_000);
  await page.getByText("skipped today").waitFor();
  await page.clock.runFor(600_000);
  await dayName(page, "Tuesday").waitFor();
  await expect.poll(() => page.getByText("skipped today").count()).toBe(0);

  // A flight west is Monday again, which is logged; one east is Tuesday.
  await travel("Pacific/Pago_Pago");
  await dayName(page, "Monday").waitFor();
  await page.getByText("skipped today").waitFor();
  await travel("Asia/Tokyo");
  await dayName(page, "Tuesday").waitFor();
  await expect.poll(() => page.getByText("skipped today").count()).toBe(0);
});

test("HOME-08, HOME-04, PROG-06 a rest day is never missed and starts no workout", async () => {
  // Tuesday of the assessment week of four days.
  const { page } = await household.person({}, { now: at(1) });
  const done = page.getByRole("button", { name: "Mark done" });
  const training = start(page);
  await done.or(training).waitFor();
  for (let offset = 2; offset < 7 && !(await done.isVisible()); offset += 1) {
    await page.clock.setSystemTime(at(offset));
    await page.reload();
    await page.getByText("Quick access").waitFor();
  }
  await expect.poll(() => page.locator("main").innerText()).not.toMatch(/missed/i);
  await page.getByRole("list", { name: "This week: 0 done, today rest" }).waitFor();
  await page.getByRole("link", { name: "Progress", exact: true }).click();
  await page.getByRole("heading", { name: "No Workouts Yet" }).waitFor();
  await page.getByRole("link", { name: "See your week" }).waitFor();
  await page.getByRole("link", { name: "Today", exact: true }).click();
  await done.click();
  await page.getByText("Marked done").first().waitFor();
  await page.getByText("Tomorrow", { exact: true }).waitFor();
  await expect.poll(() => done.count()).toBe(0);
});

test("HOME-10 when the charts' files do not come, Home stands without them", async () => {
  const { signedIn } = await household.seed({}, at(0));
  // A worker would have the files already.
  const { page, context } = await household.stranger({ storageState: signedIn, serviceWorkers: "block" });
  const missing: string[] = [];
  await context.route(/\/assets\/home-trends-[^/]*\.js$/, async (route) => {
    missing.push(route.request().url());
    await route.abort();
  });
  await page.clock.install({ time: at(0) });
  await page.goto(household.world.url);
  await start(page).waitFor();
  await expect.poll(() => missing.length).toBeGreaterThan(0);
  await page.clock.runFor(2_000);
  await skipToday(page);
  await page.getByText("skipped today").waitFor();
  await expect.poll(() => page.getByText("This page stopped working").count()).toBe(0);
});

test("HOME-09, SCHED-03 a designed plan shows its week, date and link to the next", async () => {
  const { page } = await household.person({}, { now: at(0) });
  await page.getByRole("link", { name: "Let Claude Design Your Week" }).click();
  await page.getByRole("button", { name: "Generate Plan" }).click();
  await page.getByRole("button", { name: "Save & Use This Plan" }).click();
  await dayName(page, "Monday").waitFor();
  const planner = page.getByRole("region", { name: /^Week \d+$/ });
  await planner.getByText(`Last updated ${words(day(0), { month: "short", day: "numeric" })}`).waitFor();
  await planner.getByRole("link", { name: "Generate New Plan" }).waitFor();
  await planner.getByRole("link", { name: "Weekly review" }).waitFor();
  await planner.getByText("This plan was designed by: Built-in coach.").waitFor();

  await page.getByRole("link", { name: "Weekly Schedule" }).click();
  await page.getByRole("heading", { name: "This Week's Training Strategy" }).waitFor();
  await expect.poll(() => page.getByText("No AI-Generated Plan Yet").count()).toBe(0);
  await page.getByRole("link", { name: "New plan" }).click();
  await page.waitForURL(/\/weekly-planner/);
});

test("HOME-05 HOME-08 the day's food stays on Home when its workout card is gone", async () => {
  const { page, problems } = await household.person({}, { now: at(0) });
  const food = page.getByRole("link", { name: /^Calories\s*0\s+of [\d,]+ kcal/ });
  await food.waitFor();
  await skipToday(page);
  await page.getByText("skipped today").waitFor();
  await food.waitFor();
  expect(await food.count()).toBe(1);
  await page
    .getByRole("region", { name: "Today and tomorrow" })
    .getByRole("button", { name: "Undo" })
    .click();
  await start(page).click();
  await page.getByRole("button", { name: "Warm-up done" }).waitFor();
  await visit(page, household.world, "/");
  await page.getByRole("region", { name: "Workout in progress" }).waitFor();
  await food.click();
  await page.waitForURL(/\/nutrition$/);
  expect(problems).toEqual([]);
});

test("PROG-04 a goal whose weeks are over says what was reached and can go on", async () => {
  const { page, problems } = await household.person({}, { since: at(-84), now: at(0) });
  const card = page.getByRole("region", { name: "12 weeks done" });
  await card.getByText("Workouts in all").waitFor();
  await card.getByRole("button", { name: "Keep this goal" }).click();
  await expect.poll(() => card.count()).toBe(0);
  await settled(page);
  await page.reload();
  await page.getByRole("region", { name: "Your Progress" }).waitFor();
  expect(await card.count()).toBe(0);
  expect(problems).toEqual([]);
});

test("PROG-04 a new goal takes the place of one that is over", async () => {
  const { page, problems } = await household.person({}, { since: at(-84), now: at(0) });
  const card = page.getByRole("region", { name: "12 weeks done" });
  await card.getByRole("link", { name: "Set a new goal" }).click();
  await choose(page, "6 months");
  await page.getByRole("button", { name: "Save Changes" }).click();
  await page.getByText("Building muscle · 6 months").waitFor();
  await settled(page);
  await visit(page, household.world, "/");
  await page.getByRole("region", { name: "Your Progress" }).waitFor();
  expect(await card.count()).toBe(0);
  expect(problems).toEqual([]);
});
