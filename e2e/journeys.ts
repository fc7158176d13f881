/** Steps that several journeys share, done as a person does them: by role and label, on the real screens. */

import type { Page } from "playwright-core";
import { expect } from "vitest";
import type { World } from "./harness.ts";

export type NewPerson = {
  readonly username: string;
  readonly displayName: string;
  readonly age?: string;
  readonly goal?: string;
  readonly days?: string;
  readonly gym?: string;
  readonly equipment?: readonly string[];
};

export const alex: NewPerson = {
  username: "alex",
  displayName: "Alex",
  goal: "Building muscle",
  days: "4",
  gym: "No gym",
  equipment: ["Dumbbells"],
};

/** Opens the printed link and joins: the browser becomes a device of the household. */
export const join = async (page: Page, world: World): Promise<void> => {
  await page.goto(`${world.url}/#setup=${world.code}`);
  await page.getByRole("button", { name: "Join", exact: true }).click();
  await page.waitForURL(/onboarding|user-select/);
};

/** The four steps of onboarding, until Home shows. */
export const onboard = async (page: Page, person: NewPerson = alex): Promise<void> => {
  await page.waitForURL(/\/onboarding/);
  await page.getByLabel("Username").fill(person.username);
  await page.getByLabel("Display name").fill(person.displayName);
  if (person.age !== undefined) await page.getByLabel("Age").fill(person.age);
  await page.getByLabel("Height").fill("70");
  await next(page);
  await page.getByRole("heading", { name: "Where you are now" }).waitFor();
  await page.getByLabel("Max pull-ups").fill("4");
  await page.getByLabel("Max push-ups").fill("18");
  await next(page);
  await page.getByRole("heading", { name: "What you want" }).waitFor();
  await choose(page, person.goal ?? "Building muscle");
  await next(page);
  await page.getByRole("heading", { name: "When and where you train" }).waitFor();
  await choose(page, person.days ?? "4");
  await choose(page, person.gym ?? "No gym");
  for (const item of person.equipment ?? []) await choose(page, item);
  await page.getByLabel("I have read this").check();
  await page.getByRole("button", { name: "Create My Program" }).click();
  await page.getByRole("heading", { level: 1, name: /day$/ }).waitFor({ timeout: 20_000 });
};

const next = (page: Page) => page.getByRole("button", { name: "Next", exact: true }).click();

/** A pick or a segment, whichever role the group gives it. */
export const choose = async (page: Page, name: string): Promise<void> => {
  const option = page
    .getByRole("radio", { name, exact: true })
    .or(page.getByRole("checkbox", { name, exact: true }))
    .or(page.getByRole("button", { name, exact: true }));
  await option.first().click();
};

/** Waits until nothing is waiting to be sent any more, as the server sees it. */
export const settled = async (page: Page): Promise<void> => {
  await expect
    .poll(
      () =>
        page.evaluate(
          () =>
            new Promise<number>((resolve, reject) => {
              const open = indexedDB.open("muster");
              open.onerror = () => reject(open.error);
              open.onsuccess = () => {
                const database = open.result;
                if (!database.objectStoreNames.contains("outbox")) return resolve(-1);
                const count = database.transaction("outbox").objectStore("outbox").count();
                count.onsuccess = () => {
                  database.close();
                  resolve(count.result);
                };
              };
            }),
        ),
      { timeout: 20_000, interval: 200 },
    )
    .toBe(0);
};
