/** A phone at home: the page with the steps over plain HTTP, then the app over HTTPS, offline too. */
import { createHash, X509Certificate } from "node:crypto";
import { setTimeout as wait } from "node:timers/promises";
import { afterAll, beforeAll, expect, test } from "vitest";
import { findings } from "./axe.ts";
import { appIsCached, launchBrowser, openPage, phone, startWorld, type World } from "./harness.ts";
import { join } from "./journeys.ts";
import { withServiceWorker } from "./people.ts";

let world: World;
let phonePage: string;
let app: string;
beforeAll(async () => {
  // To this number the computer is a stranger, as a phone is.
  world = await startWorld({ args: ["--lan"], env: { HOST: "127.0.0.2", HTTPS_PORT: "0" } });
  // The ready line comes first.
  while (!world.output().includes("docs/phones.md")) await wait(20);
  phonePage = /http:\/\/127\.0\.0\.2:\d+/.exec(world.output())?.[0] ?? "";
  app = /https:\/\/127\.0\.0\.2:\d+/.exec(world.output())?.[0] ?? "";
});
afterAll(async () => {
  await world?.close();
});

test("UI-04 the phone setup page is accessible at 320 px in both themes", async () => {
  const browser = await launchBrowser();
  for (const colorScheme of ["light", "dark"] as const) {
    const context = await browser.newContext({
      ...phone,
      viewport: { width: 320, height: 640 },
      colorScheme,
    });
    const { page, problems } = await openPage(context);
    await page.goto(phonePage);
    expect(await findings(page)).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
    expect(await page.getByRole("link", { name: "Open Muster" }).getAttribute("href")).toBe(`${app}/`);
    const downloading = page.waitForEvent("download");
    await page.getByRole("link", { name: "Get the certificate" }).click();
    expect((await downloading).suggestedFilename()).toBe("muster-home.crt");
    expect(problems).toEqual([]);
    if (process.env.SHOTS !== undefined)
      await page.screenshot({ path: `${process.env.SHOTS}/phone-page-${colorScheme}.png`, fullPage: true });
    await context.close();
  }
  await browser.close();
});

test("INST-02 a phone that trusts the household's authority starts offline", async () => {
  const pem = await (await fetch(`${phonePage}/muster-home.crt`)).text();
  const key = new X509Certificate(pem).publicKey.export({ type: "spki", format: "der" });
  const authority = createHash("sha256").update(key).digest("base64");
  const browser = await launchBrowser({ flags: [`--ignore-certificate-errors-spki-list=${authority}`] });
  try {
    const context = await browser.newContext({ ...phone, ...withServiceWorker });
    const { page, problems } = await openPage(context);
    await join(page, { ...world, url: app });
    expect(await page.evaluate(() => isSecureContext)).toBe(true);
    await appIsCached(page);
    const session = await context.newCDPSession(page);
    const { installabilityErrors } = await session.send("Page.getInstallabilityErrors");
    // A private window can keep an app for its own life only; nothing else may be in the way.
    expect(installabilityErrors.filter(({ errorId }) => errorId !== "in-incognito")).toEqual([]);
    await world.stop();
    await page.reload();
    await page.getByText("Step 1 of 4").waitFor();
    expect(problems).toEqual([]);
  } finally {
    await browser.close();
  }
});
