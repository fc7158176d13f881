/** A server that was restored from a backup, as two people meet it: what they logged since comes back, and so does who joined since. */
import { spawnSync } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join as joinPath } from "node:path";
import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { root } from "../tools/lib/paths.ts";
import { launchBrowser, openPage, phone, startWorld, type World } from "./harness.ts";
import { inspectScreen } from "./inspect-screen.ts";
import { join, onboard, settled } from "./journeys.ts";

let browser: Browser;
beforeAll(async () => {
  browser = await launchBrowser();
});
afterAll(async () => {
  await browser?.close();
});

/** The operator's command line. @returns what it printed */
const admin = (dataDir: string, ...args: readonly string[]): string => {
  const ended = spawnSync(
    process.execPath,
    ["--disable-warning=ExperimentalWarning", joinPath(root, "packages/server/src/admin.ts"), ...args],
    { cwd: root, env: { ...process.env, DATA_DIR: dataDir }, encoding: "utf8" },
  );
  expect(ended.stderr).toBe("");
  return ended.stdout;
};
const codeOf = (world: World) => /#setup=([\w-]+)/.exec(admin(world.dataDir, "invite", "profile"))?.[1] ?? "";

const home = (page: Page) => page.getByRole("heading", { level: 1, name: /day$/ });
const addFood = async (page: Page, name: string): Promise<void> => {
  await page.getByRole("link", { name: "Nutrition" }).first().click();
  await page.getByRole("heading", { level: 1, name: "Nutrition" }).waitFor();
  await page.getByRole("button", { name: /^(Add food|Log Your First Item)$/ }).click();
  const sheet = page.getByRole("dialog", { name: "Add food" });
  await sheet.getByRole("tab", { name: "Enter" }).click();
  await sheet.getByLabel("Food name").fill(name);
  await sheet.getByLabel("Calories").fill("210");
  await sheet.getByLabel("Protein").fill("12");
  await sheet.getByRole("button", { name: /^Add \d/ }).click();
  await page.getByRole("listitem").filter({ hasText: name }).first().waitFor();
};

/** What this browser still has to send, and records that the server is yet to take back. */
const left = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<number>((resolve, reject) => {
        const open = indexedDB.open("muster");
        open.onerror = () => reject(open.error);
        open.onsuccess = () => {
          const read = open.result.transaction(["outbox", "outbox_bad", "meta"]);
          const counts = [
            read.objectStore("outbox").count(),
            read.objectStore("outbox_bad").count(),
            read.objectStore("meta").count(IDBKeyRange.bound("offer:", "offer;")),
          ];
          read.oncomplete = () => {
            open.result.close();
            resolve(counts.reduce((sum, { result }) => sum + result, 0));
          };
        };
      }),
  );

test("SYNC-02 after a restore newer logs come back and new members regain access", async () => {
  const before = await startWorld();
  const dana = await openPage(await browser.newContext(phone));
  await join(dana.page, before);
  await onboard(dana.page, { username: "dana", displayName: "Dana", gym: "No gym", days: "3" });
  await settled(dana.page);
  const copies = mkdtempSync(joinPath(tmpdir(), "muster-copies-"));
  admin(before.dataDir, "backup", joinPath(copies, "backup"));

  // Nina joins after the backup, and both log something; Dana's last entry never reaches that server.
  const nina = await openPage(await browser.newContext(phone));
  await join(nina.page, { ...before, code: codeOf(before) });
  await onboard(nina.page, { username: "nina", displayName: "Nina", gym: "No gym", days: "3" });
  await addFood(nina.page, "Nina's soup");
  await addFood(dana.page, "Sent soup");
  for (const { page } of [nina, dana]) await expect.poll(() => left(page)).toBe(0);
  await before.stop();
  await addFood(dana.page, "Unsent soup");

  const restored = joinPath(copies, "restored");
  admin(restored, "restore", joinPath(copies, "backup"));
  const after = await startWorld({ at: before, dataDir: restored });
  await dana.page.goto("about:blank");
  await dana.page.goto(`${after.url}/user-select`);
  await dana.page.getByRole("button", { name: /\bDana\b/ }).click();
  await dana.page.getByRole("button", { name: "Skip for now" }).or(home(dana.page)).first().waitFor();
  if (await dana.page.getByRole("button", { name: "Skip for now" }).isVisible())
    await dana.page.getByRole("button", { name: "Skip for now" }).click();
  await home(dana.page).waitFor();
  await expect.poll(() => left(dana.page)).toBe(0);
  await dana.page.goto(`${after.url}/nutrition`);
  for (const name of ["Sent soup", "Unsent soup"])
    await dana.page.getByRole("listitem").filter({ hasText: name }).first().waitFor();

  // Nina's browser is not in the copy either: a new code lets both back in, without setting up anew.
  await nina.page.goto("about:blank");
  await join(nina.page, { ...after, code: codeOf(after) });
  await nina.page.getByText("Not on the restored server yet. A new code helps.").waitFor();
  expect(await inspectScreen(nina.page, "picker after a restore")).toEqual([]);
  await nina.page.getByRole("button", { name: /\bNina\b/ }).click();
  await nina.page.getByRole("button", { name: "Skip for now" }).click();
  await home(nina.page).waitFor();
  await expect.poll(() => left(nina.page)).toBe(0);
  await nina.page.goto(`${after.url}/nutrition`);
  await nina.page.getByRole("listitem").filter({ hasText: "Nina's soup" }).first().waitFor();
  await expect.poll(() => admin(restored, "list")).toContain("nina");

  expect([...dana.problems, ...nina.problems]).toEqual([]);
  for (const { page } of [dana, nina]) await page.context().close();
  await after.close();
  await before.close();
  rmSync(copies, { recursive: true, force: true });
});
