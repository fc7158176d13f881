/** Small things at the edge: Back in onboarding, the age once a year, a workout that is still open. */
import { expect, test } from "vitest";
import { at, withHousehold } from "./people.ts";

const household = withHousehold();

test("ONB-02 the browser's Back goes one step back and keeps the input", async () => {
  const { page, problems } = await household.newcomer();
  await page.getByLabel("Username").fill("backwards");
  await page.getByLabel("Display name").fill("Bea");
  await page.getByLabel("Height").fill("70");
  const title = (name: string) => page.getByRole("heading", { level: 1, name });
  await page.getByRole("button", { name: "Next" }).click();
  await title("Where you are now").waitFor();
  await page.getByLabel("Max pull-ups").fill("4");
  await page.getByLabel("Max push-ups").fill("18");
  await page.getByRole("button", { name: "Next" }).click();
  await title("What you want").waitFor();
  await page.goBack();
  await title("Where you are now").waitFor();
  await page.goBack();
  await title("About you").waitFor();
  await expect.poll(() => page.getByLabel("Display name").inputValue()).toBe("Bea");
  await page.goForward();
  await title("Where you are now").waitFor();
  await page.getByRole("button", { name: "Next" }).click();
  await title("What you want").waitFor();
  // Also after a reload, and by the form's own button.
  await page.reload();
  await title("What you want").waitFor();
  await page.getByRole("button", { name: "Back", exact: true }).click();
  await title("Where you are now").waitFor();
  await page.goBack();
  await title("About you").waitFor();
  await expect.poll(() => new URL(page.url()).pathname).toBe("/onboarding");
  expect(problems).toEqual([]);
});

test("HOME-10 ONB-08 the age is asked once a year; an open workout is linked", async () => {
  const { page, problems } = await household.person({ age: "41" }, { since: at(-371), now: at(1) });
  const asked = page.getByText("A year has passed. Are you 42 now?");
  await asked.waitFor();
  await page.getByRole("button", { name: "Yes, 42" }).click();
  await expect.poll(() => asked.count()).toBe(0);
  await page.reload();
  await page.getByText("Quick access").waitFor();
  await page.getByRole("link", { name: /'s workout is still open$/ }).waitFor();
  await expect.poll(() => asked.count()).toBe(0);
  await page.getByRole("link", { name: /'s workout is still open$/ }).click();
  await page.getByRole("region", { name: /is still open$/ }).waitFor();
  expect(problems).toEqual([]);
});
