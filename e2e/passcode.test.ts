/** The four digits: typed, pasted, confirmed, refused, changed. */
import type { Locator, Page } from "playwright-core";
import { expect, test } from "vitest";
import { typePasscode, visit } from "./journeys.ts";
import { withHousehold, withServiceWorker } from "./people.ts";

const household = withHousehold({ everybody: withServiceWorker });

const security = (page: Page) => page.getByRole("region", { name: "Security" });
const openSettings = async (page: Page): Promise<void> => {
  await visit(page, household.world, "/settings");
  await security(page).getByRole("button", { name: "Change Passcode" }).waitFor();
};
/** From Settings; whoever has a passcode is asked for it first. */
const change = (page: Page) => security(page).getByRole("button", { name: "Change Passcode" }).click();
const newPasscode = (page: Page) => page.getByRole("dialog", { name: "Choose a new passcode" });
const row = (page: Page, label: string) => page.getByRole("group", { name: label }).getByRole("textbox");
const digits = (boxes: Locator): Promise<readonly string[]> =>
  boxes.evaluateAll((inputs) =>
    inputs.map((input) => (input instanceof HTMLInputElement ? input.value : "?")),
  );
const focused = (page: Page): Promise<string | null | undefined> =>
  page.evaluate(() => document.activeElement?.getAttribute("aria-label"));
const paste = async (page: Page, text: string): Promise<void> => {
  await page.evaluate((words) => navigator.clipboard.writeText(words), text);
  await page.keyboard.press("Control+V");
};
const setNew = async (page: Page, code: string): Promise<void> => {
  await newPasscode(page).waitFor();
  await typePasscode(page, code + code);
  await newPasscode(page).getByRole("button", { name: "Set Passcode" }).click();
};
const succeeded = (page: Page) =>
  page.getByRole("status").getByText("Passcode changed successfully!", { exact: true }).waitFor();

test("PASS-01, PASS-03 passcode boxes take digits, Backspace and four-digit pastes", async () => {
  const { page, context, problems } = await household.person();
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await openSettings(page);
  await change(page);
  const dialog = newPasscode(page);
  const first = row(page, "New passcode");
  const second = row(page, "Confirm passcode");
  const submit = () => dialog.getByRole("button", { name: "Set Passcode" }).click();
  await expect.poll(() => focused(page)).toBe("New passcode, first digit");

  await page.keyboard.type("1x2");
  await expect.poll(() => digits(first)).toEqual(["1", "2", "", ""]);
  await expect.poll(() => focused(page)).toBe("New passcode, third digit");
  await page.keyboard.press("Backspace");
  await expect.poll(() => digits(first)).toEqual(["1", "", "", ""]);
  await expect.poll(() => focused(page)).toBe("New passcode, second digit");
  await submit();
  await dialog.getByText("Please enter a 4-digit passcode", { exact: true }).waitFor();

  // The focus is where something is to be done.
  await expect.poll(() => focused(page)).toBe("New passcode, second digit");
  for (const wrong of ["12345", "123", "12a4"]) {
    await paste(page, wrong);
    await expect.poll(() => digits(first)).toEqual(["1", "", "", ""]);
  }
  await paste(page, "2468");
  await expect.poll(() => digits(first)).toEqual(["2", "4", "6", "8"]);
  await expect.poll(() => focused(page)).toBe("Confirm passcode, first digit");
  await submit();
  await dialog.getByText("Please confirm your passcode", { exact: true }).waitFor();
  await page.keyboard.type("2469");
  await submit();
  await dialog.getByText("Passcodes do not match", { exact: true }).waitFor();
  await expect.poll(() => digits(first)).toEqual(["", "", "", ""]);
  await expect.poll(() => digits(second)).toEqual(["", "", "", ""]);
  await expect.poll(() => focused(page)).toBe("New passcode, first digit");
  expect(problems).toEqual([]);
});

test("PASS-02, USR-02 the picker submits at the fourth digit; wrong ones close it", async () => {
  const { page, context, problems } = await household.person({ displayName: "Petra" });
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  const choose = async (): Promise<void> => {
    await page.getByRole("button", { name: /\bPetra\b/ }).click();
    await page.getByRole("heading", { name: "Welcome back, Petra" }).waitFor();
    await expect.poll(() => focused(page)).toBe("Passcode, first digit");
  };
  await page.getByRole("button", { name: "Switch user" }).click();
  await page.getByRole("button", { name: /\bPetra\b/ }).click();
  await page.getByRole("heading", { name: "Set a passcode, Petra" }).waitFor();
  // The server goes in this very moment.
  await household.world.stop();
  await typePasscode(page, "13571357");
  await page.getByRole("button", { name: "Set Passcode" }).click();
  await page
    .getByText(/^Failed to set passcode\. Please try again\. .*which cannot be reached now/)
    .waitFor();
  await household.world.start();
  await typePasscode(page, "13571357");
  await page.getByRole("button", { name: "Set Passcode" }).click();
  await page.getByRole("article").first().waitFor();

  await page.getByRole("button", { name: "Switch user" }).click();
  await choose();
  await typePasscode(page, "1111");
  await page.getByText("Incorrect passcode. Please try again.", { exact: true }).waitFor();
  await expect.poll(() => page.getByRole("dialog").count()).toBe(0);
  await choose();
  await paste(page, "1357");
  await page.getByRole("article").first().waitFor();
  expect(problems).toEqual([]);
});

test("SET-03, PASS-05 a passcode is changed only with it and with the server", async () => {
  const other = await household.seed();
  const { page, problems } = await household.person({ displayName: "Paula" });
  await openSettings(page);
  await change(page);
  await setNew(page, "2468");
  await succeeded(page);
  await security(page).getByText("Four digits open this profile.").waitFor();
  await expect.poll(() => page.getByRole("dialog").count()).toBe(0);

  const current = page.getByRole("dialog", { name: "Your passcode until now" });
  await change(page);
  await current.waitFor();
  await typePasscode(page, "1111");
  await security(page).getByText("Incorrect passcode. Please try again.", { exact: true }).waitFor();
  await expect.poll(() => page.getByRole("dialog").count()).toBe(0);

  await change(page);
  await current.waitFor();
  await typePasscode(page, "2468");
  await newPasscode(page).waitFor();
  await household.world.stop();
  await setNew(page, "1357");
  await newPasscode(page)
    .getByText(/^Failed to change passcode\. Please try again\. .*which cannot be reached now/)
    .waitFor();
  await household.world.start();
  await setNew(page, "1357");
  await succeeded(page);

  const statusOf = (id: string): Promise<number> =>
    page.evaluate(async (profileId) => {
      const reply = await fetch(`/api/profiles/${profileId}/passcode`, {
        method: "PUT",
        headers: { "content-type": "application/json" },
        body: JSON.stringify({ current: null, next: "9999" }),
      });
      return reply.status;
    }, id);
  expect(await statusOf(other.id)).toBe(403);

  // The old one is worth nothing any more.
  await page.getByRole("button", { name: "Switch", exact: true }).click();
  const open = async (code: string): Promise<void> => {
    await page.getByRole("button", { name: /\bPaula\b/ }).click();
    await page.getByRole("heading", { name: "Welcome back, Paula" }).waitFor();
    await typePasscode(page, code);
  };
  await open("2468");
  await page.getByText("Incorrect passcode. Please try again.", { exact: true }).waitFor();
  await open("1357");
  await page.getByRole("article").first().waitFor();
  expect(problems).toEqual([]);
});
