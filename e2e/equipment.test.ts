/** Which weights somebody has: asked on the way in, changed in Settings, kept to by every card. */
import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { launchBrowser } from "./harness.ts";
import { choose, settled, startWorkout, stepper } from "./journeys.ts";
import { look, still } from "./looks.ts";
import { at, day, type Household, startHousehold } from "./people.ts";

let browser: Browser;
let household: Household;
beforeAll(async () => {
  browser = await launchBrowser();
  household = await startHousehold(browser);
});
afterAll(async () => {
  await household?.close();
  await browser?.close();
});

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

test("ONB-01 F16 weights are asked of who has some, may be skipped, and wrong ones say so", async () => {
  const { page, problems } = await household.newcomer(still);
  await toLastStep(page, "robin");
  const weights = page.getByText("Which weights do you have?");
  await expect.poll(() => weights.count()).toBe(0);
  await choose(page, "Dumbbells");
  await choose(page, "Kettlebells");
  await weights.click();
  const dumbbells = page.getByRole("radiogroup", { name: "Your dumbbells" });
  await dumbbells.getByRole("radio", { name: "A pair of adjustable dumbbells" }).click();
  await page.getByLabel("Up to").fill("lots");
  await page.getByLabel("Your kettlebells").fill("18, 26");
  expect(await look(page, "weights in onboarding")).toEqual([]);
  await shot(page, "onboarding-weights");
  await page.getByLabel("I have read this").check();
  await page.getByRole("button", { name: "Create My Program" }).click();
  await page.getByText("Write one weight, such as 25").waitFor();
  // Nothing is lost on a reload and on the way back.
  await page.reload();
  await expect.poll(() => page.getByLabel("Your kettlebells").inputValue()).toBe("18, 26");
  await page.goBack();
  await page.getByRole("heading", { name: "What you want" }).waitFor();
  await next(page);
  await expect.poll(() => page.getByLabel("Up to").inputValue()).toBe("lots");
  await page.getByLabel("Up to").fill("50");
  await page.getByRole("button", { name: "Create My Program" }).click();
  await page
    .getByRole("button", { name: "Skip for now" })
    .or(page.getByRole("heading", { level: 1, name: /day$/ }))
    .first()
    .waitFor();
  await page.goto(`${household.world.url}/settings`);
  await page.getByText("Dumbbells 5-50 by 5 · Kettlebells 18, 26 lb").waitFor();
  expect(problems).toEqual([]);
});

test("F16 Settings tells what there is per place, in lb and kg, and the card keeps to it", async () => {
  const { page, problems } = await household.person(
    { equipment: ["Dumbbells"] },
    { since: at(-1), now: at(0), ...still },
  );
  await page.goto(`${household.world.url}/settings`);
  const card = page.getByRole("region", { name: "Your equipment" });
  await card.getByText("Not told: usual weights are taken").waitFor();
  await card.getByRole("button", { name: "Edit, At home" }).click();
  const form = page.getByRole("dialog", { name: "At home" });
  await shot(page, "settings-equipment-form");
  await form.getByLabel("Dumbbells", { exact: true }).fill("a pair");
  await form.getByRole("button", { name: "Save equipment" }).click();
  await form.getByText("Write weights with commas between them, such as 5, 10, 15 or 5-50 by 5").waitFor();
  await form.getByRole("radio", { name: "Two of 12" }).click();
  await expect.poll(() => form.getByLabel("Dumbbells", { exact: true }).inputValue()).toBe("12");
  expect(await look(page, "equipment form")).toEqual([]);
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
