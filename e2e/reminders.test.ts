/** Notifications in a real browser: allowing them, what a push message shows, where its tap leads, without push, and the end of a rest. */
import { instantOf } from "@muster/domain/shared/zoned-time";
import type { Browser, BrowserContext, CDPSession, Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { launchBrowser } from "./harness.ts";
import { settled, startWorkout, stepper } from "./journeys.ts";
import { recordNotifications, setVisible, shownIn, untilNotified, workerOf } from "./notifications.ts";
import { at, day, type Household, startHousehold, withServiceWorker } from "./people.ts";

let browser: Browser;
let household: Household;
beforeAll(async () => {
  browser = await launchBrowser({ whole: true });
  household = await startHousehold(browser, {}, withServiceWorker);
});
afterAll(async () => {
  await household?.close();
  await browser?.close();
});

/** A browser that asks its person, who says yes: headless ones answer by themselves. */
const asksAndAllows = async (context: BrowserContext): Promise<void> => {
  await context.grantPermissions(["notifications"]);
  await context.addInitScript(recordNotifications);
  await context.addInitScript(() => {
    const key = "test-allowed";
    Object.defineProperty(Notification, "permission", {
      get: () => (localStorage.getItem(key) === null ? "default" : "granted"),
    });
    Notification.requestPermission = async () => {
      localStorage.setItem(key, "1");
      return "granted";
    };
  });
};

/** A context of a test counts as incognito, and there Chromium gives no push and says so. */
const unexpected = (problems: readonly string[]): readonly string[] =>
  problems.filter((problem) => !problem.includes("Push API in incognito mode"));

/** Titles alone. */
const shown = async (page: Page): Promise<string[]> =>
  (await shownIn(page)).map((one) => one.slice(0, one.indexOf(": ")));

/** Hands the browser a push message as its push service would. */
const deliver = async (context: BrowserContext, page: Page, data: string): Promise<void> => {
  const session: CDPSession = await context.newCDPSession(page);
  const registered = new Promise<string>((resolve) => {
    session.on("ServiceWorker.workerRegistrationUpdated", ({ registrations }) => {
      const ours = registrations.find((one) => !one.isDeleted && one.scopeURL === `${household.world.url}/`);
      if (ours !== undefined) resolve(ours.registrationId);
    });
  });
  await session.send("ServiceWorker.enable");
  // Awake: a busy machine may give up starting it for the message, which a push service would send again.
  await (await workerOf(context)).evaluate(() => undefined);
  await session.send("ServiceWorker.deliverPushMessage", {
    origin: household.world.url,
    registrationId: await registered,
    data,
  });
};

/** Badges that a page or a worker asks the system for are kept in its own list: a headless system has no icons. */
const keepBadges = (): void => {
  const asked: (number | undefined)[] = [];
  const scope = globalThis as unknown as { badges: typeof asked };
  scope.badges = asked;
  Object.defineProperty(navigator, "setAppBadge", {
    value: async (count?: number) => void asked.push(count),
  });
  Object.defineProperty(navigator, "clearAppBadge", { value: async () => void asked.push(0) });
};
const badges = (): (number | undefined)[] =>
  (globalThis as unknown as { badges: (number | undefined)[] }).badges;

/** The browser gives its subscription up, and has made another one at this address. */
const changeSubscription = async (context: BrowserContext, endpoint: string): Promise<void> => {
  await (await workerOf(context)).evaluate((address) => {
    const scope = globalThis as unknown as {
      readonly ExtendableEvent: new (name: string) => Event;
      dispatchEvent(event: Event): boolean;
    };
    const toJSON = () => ({ endpoint: address, keys: { p256dh: "p".repeat(87), auth: "a".repeat(22) } });
    const event = Object.assign(new scope.ExtendableEvent("pushsubscriptionchange"), {
      newSubscription: { toJSON },
    });
    scope.dispatchEvent(event);
  }, endpoint);
};

/** What a tap on the newest notification does; the system's own surface cannot be tapped here. */
const tapNotification = async (context: BrowserContext): Promise<void> => {
  const worker = await workerOf(context);
  await worker.evaluate(async () => {
    // The worker's own globals, of which the types of a page know nothing.
    const scope = globalThis as unknown as {
      readonly registration: ServiceWorkerRegistration;
      readonly NotificationEvent: new (name: string, init: { notification: Notification }) => Event;
      dispatchEvent(event: Event): boolean;
    };
    const notification = (await scope.registration.getNotifications()).at(-1);
    if (notification === undefined) throw new Error("nothing is shown");
    scope.dispatchEvent(new scope.NotificationEvent("notificationclick", { notification }));
  });
};

test("HOME-02 NOTI-01 allowing notifications on Home confirms and shows the badge", async () => {
  const someone = await household.seed({ displayName: "Nia" }, at(0));
  const { context, page, problems } = await household.stranger({ storageState: someone.signedIn });
  // Hours after the workout of the day, of which the person would be reminded as well.
  await page.clock.install({ time: at(0, "20:00") });
  await asksAndAllows(context);
  await page.goto(household.world.url);
  const enable = page.getByRole("button", { name: "Enable Notifications" });
  await enable.waitFor();
  await page.getByRole("button", { name: "Maybe Later" }).waitFor();
  await enable.click();
  await page.getByText("Reminders Active").waitFor();
  await untilNotified(page);
  expect(await shown(page)).toEqual(["Reminders Active"]);
  expect(await enable.count()).toBe(0);

  await page.reload();
  await page.getByText("Reminders Active").waitFor();
  expect(await enable.count()).toBe(0);
  expect(unexpected(problems)).toEqual([]);
});

test("HOME-02 'Maybe Later' is remembered on this device; Settings still offers it", async () => {
  const someone = await household.seed({ displayName: "Ole" });
  const { context, page, problems } = await household.stranger({ storageState: someone.signedIn });
  await asksAndAllows(context);
  await page.goto(household.world.url);
  await page.getByRole("button", { name: "Maybe Later" }).click();
  const enable = page.getByRole("button", { name: "Enable Notifications" });
  await expect.poll(() => enable.count()).toBe(0);
  await page.reload();
  await page.getByText("Your Progress").waitFor();
  expect(await enable.count()).toBe(0);

  await page.goto(`${household.world.url}/settings`);
  await page.getByRole("heading", { name: "Notifications" }).waitFor();
  await enable.click();
  await page.getByText("Reminders Active").waitFor();
  await page.getByRole("checkbox", { name: "Quiet hours" }).click();
  await page.getByLabel("From").fill("21:30");
  await page.getByRole("checkbox", { name: "Sunday review" }).click();
  await page.getByRole("checkbox", { name: "Always by one time zone" }).click();
  await page.getByText("Reminders come by this clock, also while you travel.").waitFor();
  const zone = page.getByLabel("Time zone", { exact: true });
  await zone.selectOption("Pacific/Auckland");
  await expect.poll(() => zone.inputValue()).toBe("Pacific/Auckland");
  // It shows what is being stored: a reload in that moment would find the zone of before.
  await settled(page);
  await page.reload();
  await expect.poll(() => page.getByLabel("From").inputValue()).toBe("21:30");
  expect(await zone.inputValue()).toBe("Pacific/Auckland");
  expect(await page.getByLabel("Until").inputValue()).toBe("06:00");
  expect(await page.getByRole("checkbox", { name: "Sunday review" }).isChecked()).toBe(false);

  await page.getByRole("heading", { name: "Calendar" }).click();
  await page.getByRole("button", { name: "Make a calendar address" }).click();
  const address = await page.getByText(/\/calendar\/[\w-]{43}\.ics/).innerText();
  const calendar = await fetch(address);
  expect(await calendar.text()).toContain("X-WR-CALNAME:Muster: Ole");
  await page.getByRole("button", { name: "Withdraw address" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Withdraw address" }).click();
  await page.getByText("The calendar address no longer works").first().waitFor();
  expect((await fetch(address)).status).toBe(404);

  await page.getByRole("button", { name: "Turn off on this device" }).click();
  await page.getByText("This device does not remind you.").waitFor();
  expect(unexpected(problems)).toEqual([]);
});

test("NOTI-01 a browser without notifications says so in Settings, Home is silent", async () => {
  const someone = await household.seed({ displayName: "Pia" });
  const { context, page, problems } = await household.stranger({ storageState: someone.signedIn });
  await context.addInitScript(() => Reflect.deleteProperty(globalThis, "Notification"));
  await page.goto(household.world.url);
  await page.getByText("Your Progress").waitFor();
  expect(await page.getByRole("button", { name: "Enable Notifications" }).count()).toBe(0);
  await page.goto(`${household.world.url}/settings`);
  await page.getByText("This browser does not support notifications").waitFor();
  expect(unexpected(problems)).toEqual([]);
});

test("NOTI-04 a push message shows a notification whose tap opens its screen", async () => {
  const someone = await household.seed({ displayName: "Quin" });
  const { context, page, problems } = await household.stranger({ storageState: someone.signedIn });
  await asksAndAllows(context);
  await context.addInitScript(keepBadges);
  await page.goto(household.world.url);
  await page.getByRole("article").first().waitFor();
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
  const worker = await workerOf(context);
  await worker.evaluate(keepBadges);
  await worker.evaluate(recordNotifications);
  const path = `/workout?date=${day(0)}`;
  await deliver(
    context,
    page,
    JSON.stringify({ type: "reminder", key: "k", title: "Workout in 30 minutes", body: "Quin: Legs", path }),
  );
  await untilNotified(worker);
  expect(await shown(page)).toEqual(["Workout in 30 minutes"]);
  await tapNotification(context);
  await page.waitForURL(`${household.world.url}${path}`);
  // The icon says that something waits, also with the app closed.
  await expect.poll(() => worker.evaluate(badges)).toEqual([1]);
  await expect.poll(() => shown(page)).toEqual([]);

  // What cannot be read still says something: browsers take push away from apps that stay silent.
  await deliver(context, page, "garbage");
  await untilNotified(worker);
  expect(await shown(page)).toEqual(["Muster"]);
  expect(await worker.evaluate(badges)).toEqual([1]);

  // The browser changes its subscription while nobody is signed in: the worker tells the server, by its device alone.
  const subscribed = () =>
    page.evaluate(async () => (await (await fetch("/api/notifications")).json()).endpoint);
  const before = "https://fcm.googleapis.com/fcm/send/before";
  await page.evaluate(async (endpoint) => {
    const body = { endpoint, p256dh: "p".repeat(87), auth: "a".repeat(22), timeZone: "Europe/Berlin" };
    const headers = { "content-type": "application/json" };
    await fetch("/api/notifications/subscription", { method: "PUT", headers, body: JSON.stringify(body) });
  }, before);
  expect(await subscribed()).toBe(before);
  await changeSubscription(context, "https://fcm.googleapis.com/fcm/send/after");
  await expect.poll(subscribed).toBe("https://fcm.googleapis.com/fcm/send/after");

  // Whoever leaves takes the number along: it was about them.
  await page.goto(`${household.world.url}/settings`);
  await expect.poll(async () => (await page.evaluate(badges)).at(-1)).toBeGreaterThanOrEqual(0);
  await page.getByRole("button", { name: "Switch", exact: true }).click();
  await page.getByRole("heading", { name: "Who is training?" }).waitFor();
  await expect.poll(async () => (await page.evaluate(badges)).at(-1)).toBe(0);
  expect(unexpected(problems)).toEqual([]);
});

test("NOTI-02 without push the open app reminds half an hour before a workout", async () => {
  const someone = await household.seed({ displayName: "Rae", days: "6" }, at(0));
  const open = async () => {
    const { context, page, problems } = await household.stranger({ storageState: someone.signedIn });
    await asksAndAllows(context);
    await context.addInitScript(() => localStorage.setItem("test-allowed", "1"));
    return { context, page, problems };
  };
  // 1:00 at night in New York; the plan of a morning person begins early.
  const { context, page, problems } = await open();
  await page.addInitScript(keepBadges);
  await page.clock.install({ time: at(1, "06:00") });
  await page.goto(household.world.url);
  const time = await page
    .getByRole("article")
    .first()
    .getByText(/\d{1,2}:\d{2} AM/)
    .first()
    .innerText();
  const [, hour = "0", minute = "0"] = /(\d{1,2}):(\d{2}) AM/.exec(time) ?? [];
  const worker = await workerOf(context);
  await worker.evaluate(recordNotifications);
  expect(await shown(page)).toEqual([]);

  // 29 minutes before, by the clock of the page.
  const start = instantOf(day(1), Number(hour) * 60 + Number(minute), "America/New_York");
  await page.clock.setSystemTime(start - 29 * 60_000);
  await page.reload();
  await untilNotified(worker);
  expect(await shown(page)).toEqual(["Workout in 29 minutes"]);
  expect(unexpected(problems)).toEqual([]);
  await expect.poll(async () => (await page.evaluate(badges)).at(-1)).toBe(1);

  // On another device, once it is skipped: nothing is due.
  await page.getByRole("button", { name: "Skip Today" }).click();
  await page.getByRole("dialog").getByRole("button", { name: /skip/i }).last().click();
  await page
    .getByText(/skipped/i)
    .first()
    .waitFor();
  await expect.poll(async () => (await page.evaluate(badges)).at(-1)).toBe(0);
  await settled(page);
  const other = await open();
  await other.page.clock.install({ time: start - 28 * 60_000 });
  await other.page.goto(household.world.url);
  await other.page.getByText("Reminders Active").waitFor();
  await other.page
    .getByText(/skipped/i)
    .first()
    .waitFor();
  await other.page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
  expect(await shown(other.page)).toEqual([]);
});

test("EXC-05 a rest that ends in the background is notified until the app returns", async () => {
  const { page, context, problems } = await household.person({}, { since: at(-1), now: at(0) });
  await context.grantPermissions(["notifications"], { origin: household.world.url });
  await page.reload();
  await startWorkout(page, household.world, day(0));
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
  const worker = await workerOf(context);
  await worker.evaluate(recordNotifications);
  const logSet = async (number: number): Promise<void> => {
    await stepper(page, "Weight").fill("25");
    await stepper(page, "Reps").fill("10");
    await page.getByRole("button", { name: `Log set ${number}`, exact: true }).click();
    await page.getByRole("button", { name: new RegExp(`^Set ${number}, .*done, edit$`) }).waitFor();
  };
  await logSet(1);
  // Down to the last second.
  for (
    let times = 0;
    times < 20 && (await page.getByText("Ready", { exact: true }).count()) === 0;
    times += 1
  )
    await page.getByRole("button", { name: "15 seconds less" }).click();
  await page.getByRole("button", { name: "Skip rest" }).click();
  await logSet(2);
  const secondsLeft = async () => {
    const text = await page.getByRole("timer").getAttribute("aria-label");
    const [minutes = 0, seconds = 0] = (text?.match(/(\d+):(\d+)/)?.slice(1) ?? []).map(Number);
    return minutes * 60 + seconds;
  };
  // Enough is left for a slow machine to put the page away before the rest is over.
  await page.clock.fastForward(((await secondsLeft()) - 12) * 1000);
  expect(await secondsLeft()).toBeGreaterThan(0);
  await setVisible(page, false);
  await untilNotified(worker);
  expect(await shownIn(page)).toEqual([expect.stringMatching(/^Rest is over: Set 3 of /)]);
  await setVisible(page, true);
  await expect.poll(() => shownIn(page)).toEqual([]);
  expect(unexpected(problems)).toEqual([]);
});
