/**
 * UI-04: every built screen, in both themes, on the narrowest phone and with text twice as large. axe-core finds nothing,
 * and nothing makes the page scroll sideways.
 */
import { expect, onTestFinished, test } from "vitest";
import { inspectScreen, narrow, still, textSize } from "./inspect-screen.ts";
import { choose, visit } from "./journeys.ts";
import { at, day, type Someone, startHousehold, withHousehold } from "./people.ts";

const household = withHousehold();

test("UI-04 control: missing alt text, faint text and sideways overflow are found", async () => {
  const stranger = await household.stranger(still);
  await stranger.page.goto(household.world.url);
  await stranger.page.getByRole("heading", { name: "Join your household" }).waitFor();
  await stranger.page.evaluate(() => {
    const faint = document.createElement("p");
    faint.textContent = "Hardly to be read";
    Object.assign(faint.style, { color: "#777", background: "#888" });
    const wide = document.createElement("div");
    Object.assign(wide.style, { width: "360px", height: "1px" });
    document.querySelector("#main")?.append(document.createElement("img"), faint, wide);
  });
  const found = await inspectScreen(stranger.page, "join");
  for (const problem of [
    /^join, dark: image-alt/,
    /^join, dark: color-contrast/,
    /^join, light: color-contrast/,
    /^join, 320 px: \d+ px in all/,
  ])
    expect(found.filter((one) => problem.test(one))).toHaveLength(1);
});

test("UI-04 before anybody is in: joining, the picker, codes and passcodes", async () => {
  const found: string[] = [];
  const own = await startHousehold(household.browser);
  onTestFinished(() => own.close());
  const stranger = await own.stranger(still);
  await stranger.page.goto(own.world.url);
  await stranger.page.getByRole("heading", { name: "Join your household" }).waitFor();
  found.push(...(await inspectScreen(stranger.page, "join")));
  await stranger.page.goto(`${own.world.url}/onboarding`);
  await stranger.page.getByText("A code comes first").waitFor();
  found.push(...(await inspectScreen(stranger.page, "onboarding without a code")));
  await stranger.page.goto(`${own.world.url}/#setup=${await own.code("device")}`);
  await stranger.page.getByRole("button", { name: "Join", exact: true }).click();
  await stranger.page.getByRole("heading", { name: "Who is training?" }).waitFor();
  // The only profile is chosen at once.
  await stranger.page.getByRole("heading", { name: "Set a passcode, Olive" }).waitFor();
  await stranger.page.keyboard.press("Escape");
  await stranger.page.getByRole("dialog").waitFor({ state: "detached" });
  found.push(...(await inspectScreen(stranger.page, "picker")));
  await stranger.page.getByRole("button", { name: "Add New User" }).click();
  await stranger.page.getByLabel("Registration code").waitFor();
  found.push(...(await inspectScreen(stranger.page, "registration code")));
  await stranger.page.keyboard.press("Escape");
  await stranger.page.getByRole("button", { name: /\bOlive\b/ }).click();
  await stranger.page.getByRole("heading", { name: "Set a passcode, Olive" }).waitFor();
  found.push(...(await inspectScreen(stranger.page, "passcode")));
  expect(found).toEqual([]);
});

test("UI-04 the four steps of onboarding, with their messages", async () => {
  const found: string[] = [];
  const someone = await household.newcomer({ ...still, now: at(0) });
  const { page } = someone;
  const next = page.getByRole("button", { name: "Next", exact: true });
  await page.getByLabel("Username").fill("a-rather-long-username-for-one-person");
  await page.getByLabel("Display name").fill("A rather long display name");
  await page.getByLabel("Age").fill("0");
  await next.click();
  await page.getByText("Please enter an age between 1 and 120.").waitFor();
  found.push(...(await inspectScreen(someone.page, "onboarding 1")));
  await page.getByLabel("Age").fill("30");
  await page.getByLabel("Height").fill("70");
  await next.click();
  await page.getByRole("heading", { name: "Where you are now" }).waitFor();
  found.push(...(await inspectScreen(someone.page, "onboarding 2")));
  await next.click();
  await page.getByRole("heading", { name: "What you want" }).waitFor();
  await next.click();
  await page.getByText("Please choose the goal that matters most to you.").waitFor();
  found.push(...(await inspectScreen(someone.page, "onboarding 3")));
  await choose(page, "Building muscle");
  await next.click();
  await choose(page, "Planet Fitness");
  await page.getByText("Anything your plan must respect?").click();
  await page.getByRole("button", { name: "Create My Program" }).click();
  await page.getByText("Please confirm that you have read this.").waitFor();
  found.push(...(await inspectScreen(someone.page, "onboarding 4")));
  expect(found).toEqual([]);
});

test("UI-04 at 320 px with 200% text dates, tab names and fields stay readable", async () => {
  const enlarge = async ({ page, context }: Someone): Promise<void> => {
    await page.setViewportSize(narrow);
    await textSize(await context.newCDPSession(page), 2);
  };
  const someone = await household.person({}, { ...still, now: at(0) });
  await enlarge(someone);
  await visit(someone.page, household.world, "/nutrition");
  const date = someone.page.getByRole("navigation", { name: "Day" }).getByRole("button", { name: /Today/ });
  expect((await date.boundingBox())?.height).toBeLessThan(200);
  for (const tab of ["Nutrition", "Progress"]) {
    const link = someone.page.getByRole("link", { name: tab, exact: true });
    await link.click();
    await someone.page.getByRole("heading", { level: 1, name: tab }).waitFor();
    const name = await link.getByText(tab).boundingBox();
    expect((name?.x ?? 0) + (name?.width ?? 0)).toBeLessThanOrEqual(narrow.width);
  }
  const newcomer = await household.newcomer({ ...still, now: at(0) });
  await enlarge(newcomer);
  const weight = newcomer.page.getByLabel("Weight");
  await weight.focus();
  // Whatever is drawn in the middle of the field is the field.
  const isSeen = await weight.evaluate((field) => {
    const { x, y, width, height } = field.getBoundingClientRect();
    return document.elementFromPoint(x + width / 2, y + height / 2) === field;
  });
  expect(isSeen).toBe(true);
});

test("UI-04 Home, schedule, settings and what opens over them", async () => {
  const found: string[] = [];
  const someone = await household.person(
    { displayName: "Maximiliane Schwarzenberger" },
    { ...still, now: at(0) },
  );
  const { page } = someone;
  found.push(...(await inspectScreen(someone.page, "home")));
  await page.getByRole("button", { name: "Why this session?" }).click();
  await page.getByRole("dialog").waitFor();
  found.push(...(await inspectScreen(someone.page, "why")));
  await page.keyboard.press("Escape");
  await page.getByRole("button", { name: "Skip Today" }).click();
  await page.getByRole("dialog").waitFor();
  found.push(...(await inspectScreen(someone.page, "skip")));
  await page.getByRole("dialog").getByRole("button", { name: "Skip Today" }).click();
  await page.getByText("skipped today").waitFor();
  found.push(...(await inspectScreen(someone.page, "home, skipped")));
  await page.getByRole("link", { name: "Plan", exact: true }).click();
  await page.getByText("No AI-Generated Plan Yet").waitFor();
  found.push(...(await inspectScreen(someone.page, "schedule")));
  await visit(page, household.world, "/settings");
  await page.getByText("This device", { exact: true }).waitFor();
  found.push(...(await inspectScreen(someone.page, "settings")));
  await page.getByRole("button", { name: "Edit profile" }).click();
  found.push(...(await inspectScreen(someone.page, "settings, editing")));
  await page.getByRole("button", { name: "Add my other device" }).click();
  await page.getByRole("button", { name: "Make a code" }).click();
  await page.getByRole("dialog").waitFor();
  found.push(...(await inspectScreen(someone.page, "device code")));
  await page.keyboard.press("Escape");
  await page.getByRole("button", { name: /Welcome tour/ }).click();
  await page.getByText("Step 1 of 9").waitFor();
  found.push(...(await inspectScreen(someone.page, "tour")));
  await page.goto(`${household.world.url}/settings/data`);
  await page.getByRole("heading", { name: "On this device" }).waitFor();
  found.push(...(await inspectScreen(someone.page, "data")));
  await visit(page, household.world, "/settings/about");
  await page.getByRole("heading", { name: "Food data" }).waitFor();
  found.push(...(await inspectScreen(someone.page, "about")));
  await visit(page, household.world, "/nutrition");
  await page.getByRole("button", { name: "Log Your First Item" }).waitFor();
  found.push(...(await inspectScreen(someone.page, "nutrition, empty")));
  await page.getByRole("button", { name: "Log Your First Item" }).click();
  await page.getByRole("dialog", { name: "Add food" }).waitFor();
  found.push(...(await inspectScreen(someone.page, "nutrition, adding")));
  for (const way of ["Search", "Scan", "Describe", "Saved"]) {
    await page.getByRole("tab", { name: way }).click();
    await page.getByRole("tabpanel", { name: way }).locator(".field, .btn").first().waitFor();
    found.push(...(await inspectScreen(someone.page, `nutrition, ${way}`)));
  }
  expect(found).toEqual([]);
});

test("UI-04 the workout, the planner, the review and its feedback", async () => {
  const found: string[] = [];
  const someone = await household.person({ displayName: "Nele" }, { ...still, since: at(-1), now: at(0) });
  const { page } = someone;
  await visit(page, household.world, `/workout?date=${day(0)}`);
  await page
    .getByRole("button", { name: "START WORKOUT" })
    .or(page.getByRole("button", { name: "Mark done" }))
    .waitFor();
  found.push(...(await inspectScreen(someone.page, "workout, before")));
  const start = page.getByRole("button", { name: "START WORKOUT" });
  if (await start.isVisible()) {
    await start.click();
    await page.getByRole("button", { name: "Warm-up done" }).waitFor();
    found.push(...(await inspectScreen(someone.page, "workout, warm-up")));
    await page.getByRole("button", { name: "Warm-up done" }).click();
    await page.getByRole("button", { name: /^Log set \d+$/ }).waitFor();
    found.push(...(await inspectScreen(someone.page, "workout, sets")));
    await visit(page, household.world, "/");
    await page.getByText("Workout in progress").waitFor();
    found.push(...(await inspectScreen(someone.page, "home, in progress")));
  }
  await visit(page, household.world, "/weekly-planner");
  await page.getByRole("button", { name: "Generate Plan" }).waitFor();
  found.push(...(await inspectScreen(someone.page, "planner")));
  await page.getByRole("button", { name: "Generate Plan" }).click();
  await page.getByRole("button", { name: "Save & Use This Plan" }).waitFor();
  found.push(...(await inspectScreen(someone.page, "planner, result")));
  await page.clock.setSystemTime(at(6));
  await visit(page, household.world, "/");
  await page.getByRole("link", { name: "Start Weekly Review" }).waitFor();
  found.push(...(await inspectScreen(someone.page, "home, review due")));
  await page.getByRole("link", { name: "Start Weekly Review" }).click();
  await page.getByLabel(/^Max pull-ups/).waitFor();
  found.push(...(await inspectScreen(someone.page, "review")));
  await page.getByLabel(/^Weight/).fill("174");
  await page.getByLabel(/^Max pull-ups/).fill("5");
  await page.getByLabel(/^Max push-ups/).fill("20");
  await page.getByRole("button", { name: /^Generate Week \d+ Program$/ }).click();
  await page.waitForURL(/weekly-feedback/);
  await page.getByRole("heading", { name: "What comes next" }).waitFor();
  found.push(...(await inspectScreen(someone.page, "feedback")));
  expect(found).toEqual([]);
});

test("UI-04 SCHED-05 changing the plan by hand is accessible in every form and menu", async () => {
  const found: string[] = [];
  const someone = await household.person(
    { gym: "Planet Fitness", gymDays: ["Mon, Monday"] },
    { ...still, since: at(0), now: at(1) },
  );
  const { page } = someone;
  await visit(page, household.world, "/schedule");
  await page.getByRole("region", { name: "Monday is still open" }).waitFor();
  found.push(...(await inspectScreen(someone.page, "schedule with an open day")));
  await page.getByRole("button", { name: /^Change Sunday/ }).click();
  await page.getByRole("dialog", { name: /^Sunday/ }).waitFor();
  found.push(...(await inspectScreen(someone.page, "menu of a day")));
  await page.getByRole("link", { name: "Edit this day" }).click();
  // More than the person's minutes hold is worth a word.
  for (const _ of [1, 2, 3, 4, 5]) {
    await page.getByRole("button", { name: "Add an exercise" }).click();
    await page
      .getByRole("list", { name: /Exercises that fit/ })
      .getByRole("button")
      .first()
      .click();
  }
  await page.getByRole("heading", { name: "Worth knowing" }).waitFor();
  found.push(...(await inspectScreen(someone.page, "form of a day with warnings")));
  await visit(page, household.world, `/schedule?month=${day(1)}`);
  await page.getByRole("table").waitFor();
  found.push(...(await inspectScreen(someone.page, "month")));
  await visit(page, household.world, "/templates");
  await page.getByText("No templates yet").waitFor();
  found.push(...(await inspectScreen(someone.page, "templates")));
  expect(found).toEqual([]);
});
