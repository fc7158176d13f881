/** Which weights somebody has: asked on the way in, changed in Settings, kept to by every card. */
import { catalogue } from "@muster/coach/catalogue/catalogue";
import { emptyDay } from "@muster/domain/planning/empty-day";
import { exerciseLogId } from "@muster/domain/record-ids";
import { weekdayOf } from "@muster/domain/shared/dates";
import { naturalId } from "@muster/domain/shared/ids";
import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import type { Change } from "../packages/web/src/data/store/device-store.ts";
import { inspectScreen, still } from "./inspect-screen.ts";
import { choose, settled, startWorkout, stepper, visit } from "./journeys.ts";
import { at, day, withHousehold } from "./people.ts";

const household = withHousehold();

const next = (page: Page) => page.getByRole("button", { name: "Next", exact: true }).click();
const shot = async (page: Page, name: string): Promise<void> => {
  if (process.env.SHOTS !== undefined)
    await page.screenshot({ path: `${process.env.SHOTS}/${name}.png`, fullPage: true });
};

/** As far as the last step, for somebody with dumbbells and kettlebells at home. */
const toLastStep = async (page: Page, username: string): Promise<void> => {
  await page.getByLabel("Username").fill(username);
  await page.getByLabel("Display name").fill(username);
  await page.getByLabel("Height").fill("70");
  await next(page);
  await page.getByRole("heading", { name: "Where you are now" }).waitFor();
  await next(page);
  await choose(page, "Building muscle");
  await next(page);
  await page.getByRole("heading", { name: "When and where you train" }).waitFor();
  await choose(page, "No gym");
};

test("ONB-01 F16 weights are optional, and wrong ones are explained", async () => {
  const { page, problems } = await household.newcomer(still);
  await toLastStep(page, "robin");
  const weights = page.getByText("Which weights do you have?");
  await expect.poll(() => weights.count()).toBe(0);
  await choose(page, "Dumbbells");
  await choose(page, "Kettlebells");
  await weights.click();
  const dumbbells = page.getByRole("radiogroup", { name: "Your dumbbells" });
  await dumbbells.getByRole("radio", { name: "A pair of adjustable dumbbells" }).click();
  await page.getByRole("radiogroup", { name: "Up to, lb" }).getByRole("radio", { name: "Other" }).click();
  await page.getByRole("textbox", { name: "Up to, other" }).fill("lots");
  const bell = (name: string) =>
    page.getByRole("group", { name: "Kettlebells, lb" }).getByRole("button", { name, exact: true });
  await bell("18").click();
  await bell("26").click();
  expect(await inspectScreen(page, "weights in onboarding")).toEqual([]);
  await shot(page, "onboarding-weights");
  await page.getByLabel("I have read this").check();
  await page.getByRole("button", { name: "Create My Program" }).click();
  await page.getByText("Choose or write one weight, such as 25").waitFor();
  // Nothing is lost on a reload and on the way back.
  await page.reload();
  await expect.poll(() => bell("26").getAttribute("aria-pressed")).toBe("true");
  await page.goBack();
  await page.getByRole("heading", { name: "What you want" }).waitFor();
  await next(page);
  await expect.poll(() => page.getByRole("textbox", { name: "Up to, other" }).inputValue()).toBe("lots");
  await page
    .getByRole("radiogroup", { name: "Up to, lb" })
    .getByRole("radio", { name: "50", exact: true })
    .click();
  await page.getByRole("button", { name: "Create My Program" }).click();
  await page
    .getByRole("button", { name: "Skip for now" })
    .or(page.getByRole("heading", { level: 1, name: /day$/ }))
    .first()
    .waitFor();
  await visit(page, household.world, "/settings");
  await page.getByText("Dumbbells 5-50 by 5 · Kettlebells 18, 26 lb").waitFor();
  expect(problems).toEqual([]);
});

test("ONB-01 F16 a home gym's machines are chosen, an own bell added with Enter", async () => {
  const { page, problems } = await household.newcomer(still);
  await toLastStep(page, "morgan");
  await choose(page, "Kettlebells");
  const weights = page.getByText("Which weights do you have?");
  await weights.click();
  const machines = page.getByRole("group", { name: "Machines" });
  await expect.poll(() => machines.count()).toBe(0);
  await choose(page, "Home gym");
  const machine = (name: string) => machines.getByRole("button", { name, exact: true });
  await machine("Cable Station").click();
  await machine("Smith Machine").click();
  const bells = page.getByRole("group", { name: "Kettlebells, lb" });
  await bells.getByRole("button", { name: "Other", exact: true }).click();
  const own = page.getByRole("textbox", { name: "Other kettlebells" });
  await own.fill("heavy");
  await own.press("Enter");
  await page.getByText("Write weights with commas between them, such as 5, 10, 15 or 5-50 by 5").waitFor();
  await own.fill("33");
  await own.press("Enter");
  // Added, ready for the next one, and the form was not sent.
  await bells.getByRole("button", { name: "33", pressed: true }).waitFor();
  await expect.poll(() => own.inputValue()).toBe("");
  expect(await page.getByText("Please confirm that you have read this.").count()).toBe(0);
  expect(await inspectScreen(page, "machines in onboarding")).toEqual([]);
  await shot(page, "onboarding-machines");
  // A reload keeps it.
  await page.reload();
  await machine("Cable Station").and(page.locator("[aria-pressed=true]")).waitFor();
  await page.getByLabel("I have read this").check();
  await page.getByRole("button", { name: "Create My Program" }).click();
  await page
    .getByRole("button", { name: "Skip for now" })
    .or(page.getByRole("heading", { level: 1, name: /day$/ }))
    .first()
    .waitFor();
  await visit(page, household.world, "/settings");
  await page.getByText("Kettlebells 33 lb · Cable Station · Smith Machine").waitFor();
  await visit(page, household.world, "/exercises");
  await page.getByLabel("Equipment").selectOption("What I own");
  await page.getByRole("searchbox").fill("cable face pulls");
  await expect.poll(() => page.locator(".exercise-row b").allTextContents()).toContain("Cable Face Pulls");
  expect(problems).toEqual([]);
});

test("F16 Settings shows the kit per place in lb and kg, and the card keeps to it", async () => {
  const { page, problems } = await household.person(
    { equipment: ["Dumbbells"] },
    { since: at(-1), now: at(0), ...still },
  );
  await visit(page, household.world, "/settings");
  const card = page.getByRole("region", { name: "Your equipment" });
  await card.getByText("Not chosen yet: usual weights are assumed").waitFor();
  await card.getByRole("button", { name: "Edit, At home" }).click();
  const form = page.getByRole("dialog", { name: "At home" });
  await shot(page, "settings-equipment-form");
  await form
    .getByRole("group", { name: "Dumbbell pairs, lb" })
    .getByRole("button", { name: "Other", exact: true })
    .click();
  const typed = form.getByRole("textbox", { name: "Other dumbbell pairs" });
  await typed.fill("a pair");
  await form.getByRole("button", { name: "Save equipment" }).click();
  await form.getByText("Write weights with commas between them, such as 5, 10, 15 or 5-50 by 5").waitFor();
  await expect.poll(() => typed.inputValue()).toBe("a pair");
  await form.getByRole("radio", { name: "Two of 12" }).click();
  const twelve = form
    .getByRole("group", { name: "Dumbbell pairs, lb" })
    .getByRole("button", { name: "12", exact: true });
  await expect.poll(() => twelve.getAttribute("aria-pressed")).toBe("true");
  expect(await inspectScreen(page, "equipment form")).toEqual([]);
  await form.getByRole("button", { name: "Save equipment" }).click();
  await form.waitFor({ state: "detached" });
  await card.getByText("Dumbbells 12 lb").waitFor();
  await shot(page, "settings-equipment");
  await page.getByRole("radio", { name: "kg and cm" }).click();
  await card.getByText("Dumbbells 5.44 kg").waitFor();
  await page.getByRole("radio", { name: "lb and inches" }).click();
  await settled(page);

  await startWorkout(page, household.world, day(0));
  const weight = stepper(page, "Weight");
  while ((await weight.count()) === 0)
    await page
      .getByRole("button", { name: /^Next|^Skip/ })
      .first()
      .click();
  // From nothing and from a typed weight, the buttons stop at weights that are there.
  await page.getByRole("button", { name: "More, Weight" }).click();
  await expect.poll(() => weight.inputValue()).toBe("12");
  await page.getByRole("button", { name: "More, Weight" }).click();
  await expect.poll(() => weight.inputValue()).toBe("12");
  expect(problems).toEqual([]);
});

test.each([
  {
    unit: "lb",
    set: "Adjustable to 50",
    bell: "18",
    bars: ["45", "35"],
    plates: ["45", "25"],
    own: "12.5",
    told: "Dumbbells 5-50 by 5 · Kettlebells 18 · Bar 45, 35 lb · Leg Press",
  },
  {
    unit: "kg",
    set: "Adjustable to 24",
    bell: "8",
    bars: ["20", "15"],
    plates: ["20", "10"],
    own: "0.5",
    told: "Dumbbells 2-24 by 2 · Kettlebells 8 · Bar 20, 15 kg · Leg Press",
  },
])("F16 training.P3 kit in $unit is chosen by taps and keys, offline", async (kit) => {
  const { page, context, problems } = await household.person(
    { equipment: ["Dumbbells"] },
    { since: at(-1), now: at(0), ...still },
  );
  await visit(page, household.world, "/settings");
  if (kit.unit === "kg") await page.getByRole("radio", { name: "kg and cm" }).click();
  await settled(page);
  const card = page.getByRole("region", { name: "Your equipment" });
  await card.getByRole("button", { name: "Edit, At home" }).click();
  const form = page.getByRole("dialog", { name: "At home" });
  const chip = (list: string, name: string) =>
    form.getByRole("group", { name: `${list}, ${kit.unit}` }).getByRole("button", { name, exact: true });
  const pairs = (plate: string) => form.getByRole("textbox", { name: `Pairs of ${plate} ${kit.unit}` });
  await form.getByRole("radio", { name: kit.set }).click();
  await context.setOffline(true);
  // All out, and back with a second tap.
  const isOn = (name: string) => chip("Dumbbell pairs", name).getAttribute("aria-pressed");
  await chip("Dumbbell pairs", "None").click();
  await expect.poll(() => isOn("10")).toBe("false");
  await chip("Dumbbell pairs", "None").click();
  await expect.poll(() => isOn("10")).toBe("true");
  await chip("Kettlebells", kit.bell).focus();
  await page.keyboard.press("Space");
  // The usual bar may be chosen last.
  for (const bar of kit.bars.toReversed()) await chip("Bars", bar).click();
  await form
    .getByRole("radiogroup", { name: "Usual bar" })
    .getByRole("radio", { name: `${kit.bars[0]} ${kit.unit}` })
    .click();
  for (const plate of kit.plates) await chip("Plates", plate).click();
  await form.getByRole("button", { name: `More, Pairs of ${kit.plates[0]} ${kit.unit}` }).click();
  await expect.poll(() => pairs(kit.plates[0] ?? "").inputValue()).toBe("2");
  // A machine brings the step of its stack.
  await form.getByRole("group", { name: "Machines" }).getByRole("button", { name: "Leg Press" }).click();
  await form
    .getByRole("radiogroup", { name: `Machine step, ${kit.unit}` })
    .getByRole("radio", { checked: true })
    .waitFor();
  // Own sizes are typed; what cannot be read says so and stays.
  await chip("Plates", "Other").click();
  const own = form.getByRole("textbox", { name: "Other plates" });
  await own.fill("small ones");
  await own.press("Enter");
  await form.getByText("Write plates with 1 to 20 pairs of each").waitFor();
  await expect.poll(() => own.inputValue()).toBe("small ones");
  await own.fill(kit.own);
  await own.press("Enter");
  await expect.poll(() => pairs(kit.own).inputValue()).toBe("1");
  await pairs(kit.own).fill("30");
  expect(await inspectScreen(page, `kit in ${kit.unit}`)).toEqual([]);
  await form.getByRole("button", { name: "Save equipment" }).click();
  await form.getByText("Write plates with 1 to 20 pairs of each").waitFor();
  await pairs(kit.own).fill("3");
  await shot(page, `kit-${kit.unit}`);
  await form.getByRole("button", { name: "Save equipment" }).click();
  await form.waitFor({ state: "detached" });
  await card.getByText(kit.told, { exact: true }).waitFor();

  await card.getByRole("button", { name: "Edit, At home" }).click();
  for (const [index, plate] of [...kit.plates, kit.own].entries())
    await expect.poll(() => pairs(plate).inputValue()).toBe(["2", "1", "3"][index]);
  expect(await chip("Bars", kit.bars[1] ?? "").getAttribute("aria-pressed")).toBe("true");
  // What was saved offline reaches the server.
  await context.setOffline(false);
  await settled(page);
  // The library knows the machine, and no other one.
  await page.goto(`${household.world.url}/exercises`);
  const names = () => page.locator(".exercise-row b").allTextContents();
  await page.getByLabel("Equipment").selectOption("What I own");
  await page.getByRole("searchbox").fill("leg press");
  await expect.poll(names).toContain("Leg Press");
  await page.getByRole("searchbox").fill("lat pulldown");
  await expect.poll(names).not.toContain("Lat Pulldown");
  expect(problems).toEqual([]);
});

/** Everything with a weight that a gym has, lifted once last week: three sets at the top of the range, well within reach. */
const lifted = (profileId: string): readonly Change[] => {
  const all = catalogue.filter(
    ({ gymClass, takesWeight, metric }) => gymClass !== null && takesWeight && metric === "reps",
  );
  return [0, 1, 2].flatMap((part): readonly Change[] => {
    const date = day(-5 + part);
    const id = naturalId("session", profileId, date);
    const mine = all.filter((_, index) => index % 3 === part);
    const instant = `${date}T14:00:00.000Z`;
    return [
      {
        kind: "session",
        id,
        create: {
          date,
          day: weekdayOf(date),
          timeZone: "America/New_York",
          planId: null,
          ordinal: 1,
          variant: "main",
          workoutName: "All of it",
          prescription: { ...emptyDay, kind: "training", name: "All of it", location: "Gym" },
          startedAt: instant,
          finishedAt: `${date}T15:00:00.000Z`,
          skippedAt: null,
          discardedAt: null,
          completedExercises: mine.length,
          totalExercises: mine.length,
          notes: "",
        },
      },
      ...mine.map(
        ({ id: exerciseId, number, name, metric }, position): Change => ({
          kind: "exerciseLog",
          id: exerciseLogId(profileId, id, exerciseId),
          create: {
            sessionId: id,
            date,
            position,
            exerciseId,
            number,
            name,
            metric,
            difficulty: 7,
            notes: "",
            completed: true,
            assessmentMetric: null,
            sets: Object.fromEntries(
              [0, 1, 2].map((set) => [
                naturalId("set", profileId, id, exerciseId, set),
                {
                  position: set,
                  role: "working",
                  reps: 10,
                  weight: 115,
                  time: null,
                  distance: null,
                  rir: 2,
                  at: instant,
                },
              ]),
            ),
          },
        }),
      ),
    ];
  });
};

test("EXC-03 plan, Home, card, note and Why name one weight for each exercise", async () => {
  const person = await household.seed(
    { gym: "Commercial gym", gymDays: ["Mon, Monday", "Wed, Wednesday", "Fri, Friday"], days: "3" },
    at(-8),
  );
  await person.push(lifted(person.id));
  const sunday = await household.device(person, { now: at(-1), ...still });
  const { page } = sunday;
  await visit(page, household.world, "/weekly-planner");
  await page.getByRole("button", { name: "Generate Plan" }).click();
  const save = page.getByRole("button", { name: "Save & Use This Plan" });
  await save.waitFor();
  // 'Barbell Bench Press 3 × 8-10, 120 lb', by day.
  const planned = await page
    .locator(".day-exercises li")
    .evaluateAll((items) => items.map((item) => (item.textContent ?? "").replace(/\s+/g, " ").trim()));
  const weightOf = (name: string): readonly string[] =>
    planned.flatMap((line) => (line.startsWith(name) ? (/, ([\d.]+) lb$/.exec(line)?.[1] ?? []) : []));
  expect(planned.filter((line) => line.endsWith(" lb")).length).toBeGreaterThan(3);
  await save.click();
  await settled(page);

  const monday = await household.device(person, {
    now: at(0),
    viewport: { width: 1280, height: 900 },
    ...still,
  });
  const trained = monday.page;
  const home = await trained.getByRole("article").first().innerText();
  expect(home).not.toMatch(/\d lb\b/);
  await startWorkout(trained, household.world, day(0));
  const names = await trained
    .getByRole("complementary", { name: "This session" })
    .getByRole("listitem")
    .locator("b.bold, .grow > b")
    .allInnerTexts();
  let compared = 0;
  for (const name of names) {
    const weights = weightOf(name);
    if (weights.length === 0) continue;
    await trained.getByRole("complementary", { name: "This session" }).getByRole("button", { name }).click();
    await trained.getByRole("heading", { level: 2, name: new RegExp(`^\\d+ ${name}`) }).waitFor();
    const card = trained.locator(".ex-main");
    const shown = /(?:Planned|Suggested)\s*([\d.]+)/.exec(await card.innerText())?.[1] ?? "none";
    expect({ name, shown, isPlanned: weights.includes(shown) }).toEqual({ name, shown, isPlanned: true });
    // No second weight in the note, and the same one behind Why.
    expect(
      (await card.innerText()).match(/\d+(?:\.\d+)? ?lb/g)?.map((one) => Number.parseFloat(one)) ?? [
        Number(shown),
      ],
    ).toEqual([Number(shown)]);
    await card.getByRole("button", { name: /^Why/ }).first().click();
    const why = trained.getByRole("dialog", { name: new RegExp(`^Why ${shown} lb`) });
    await why.getByText("planned weight").waitFor();
    expect(await why.innerText()).toContain(`${shown} lb`);
    if (compared === 0) await shot(trained, "lifter-why");
    await why.getByRole("button", { name: "Close" }).click();
    if (compared === 0) await shot(trained, "lifter-card");
    compared += 1;
  }
  expect(compared).toBeGreaterThan(1);
  expect([...sunday.problems, ...monday.problems]).toEqual([]);
});

test("EXC-03 F16 after switching to kilograms every screen shows one loadable weight", async () => {
  const person = await household.seed(
    { gym: "Commercial gym", gymDays: ["Mon, Monday", "Wed, Wednesday", "Fri, Friday"], days: "3" },
    at(-8),
  );
  await person.push(lifted(person.id));
  const sunday = await household.device(person, { now: at(-1), ...still });
  await visit(sunday.page, household.world, "/weekly-planner");
  await sunday.page.getByRole("button", { name: "Generate Plan" }).click();
  await sunday.page.getByRole("button", { name: "Save & Use This Plan" }).click();
  await settled(sunday.page);

  const { page, problems } = await household.device(person, { now: at(0), ...still });
  await visit(page, household.world, "/settings");
  await page.getByRole("radio", { name: "kg and cm" }).click();
  await settled(page);
  // What the weekly feedback, the schedule and Home say of it.
  for (const path of ["/", "/schedule", "/weekly-feedback"]) {
    await visit(page, household.world, path);
    await page.getByRole("main").getByRole("heading").first().waitFor();
    expect(await page.getByRole("main").innerText()).not.toMatch(/\d lb\b/);
  }
  await visit(page, household.world, "/schedule");
  await page.getByRole("button", { name: /^Change Monday/ }).click();
  await page.getByRole("link", { name: "Edit this day" }).click();
  const list = page.getByRole("list").filter({ has: page.getByRole("button", { name: /^Move .* up$/ }) });
  await list.waitFor();
  const edited = new Map<string, string>();
  for (const name of await list.locator("b").allInnerTexts()) {
    await list.getByRole("button", { name: new RegExp(`^${name}`) }).click();
    const sheet = page.getByRole("dialog", { name });
    await sheet.getByRole("button", { name: "Done" }).waitFor();
    const weight = sheet.getByLabel("Weight");
    if ((await weight.count()) > 0) edited.set(name, await weight.inputValue());
    if (edited.size === 1) await shot(page, "kilograms-editor");
    await sheet.getByRole("button", { name: "Done" }).click();
    await sheet.waitFor({ state: "detached" });
  }
  const named = [...edited].filter(([, weight]) => weight !== "");
  expect(named.length).toBeGreaterThan(1);
  // Usual bars, dumbbells and stacks go by 2.5 kg, kettlebells by 4.
  const isUsual = (weight: number): boolean => weight % 2.5 === 0 || weight % 4 === 0;
  expect(named.filter(([, weight]) => !isUsual(Number(weight)))).toEqual([]);

  await page.setViewportSize({ width: 1280, height: 900 });
  await startWorkout(page, household.world, day(0));
  for (const [name, weight] of named) {
    await page.getByRole("complementary", { name: "This session" }).getByRole("button", { name }).click();
    await page.getByRole("heading", { level: 2, name: new RegExp(`^\\d+ ${name}`) }).waitFor();
    const card = page.locator(".ex-main");
    const shown = /(?:Planned|Suggested)\s*([\d.]+)/.exec(await card.innerText())?.[1];
    expect({ name, shown }).toEqual({ name, shown: weight });
    await card.getByRole("button", { name: /^Why/ }).first().click();
    const why = page.getByRole("dialog", { name: new RegExp(`^Why ${weight} kg`) });
    expect(await why.innerText()).toContain(`${weight} kg`);
    await why.getByRole("button", { name: "Close" }).click();
  }
  await shot(page, "kilograms-card");
  expect([...sunday.problems, ...problems]).toEqual([]);
});
