/**
 * What the app has notified, without harm to it: Chromium drops a notification that is asked for in the very moment in
 * which it is being shown, so that looking again and again until it is there can take it away for good. A test waits until
 * the app's own call has gone through, and looks then.
 */
import type { BrowserContext, Page, Worker } from "playwright-core";
import { expect } from "vitest";

/** The app's service worker; waits until there is one. */
export const workerOf = async (context: BrowserContext): Promise<Worker> =>
  context.serviceWorkers().find((worker) => worker.url().endsWith("/service-worker.js")) ??
  context.waitForEvent("serviceworker");

/** Runs in a page or a worker: keeps the title of each notification that it has shown from here on. */
export const recordNotifications = (): void => {
  const scope = globalThis as unknown as { notified?: string[] };
  if (scope.notified !== undefined) return;
  const notified: string[] = [];
  scope.notified = notified;
  const { showNotification } = ServiceWorkerRegistration.prototype;
  ServiceWorkerRegistration.prototype.showNotification = async function (title, options) {
    await showNotification.call(this, title, options);
    notified.push(title);
  };
};

/** Waits until a page or worker that keeps what it notified has shown one more than at the last time. */
export const untilNotified = (scope: Pick<Worker, "evaluate">): Promise<void> =>
  expect
    .poll(() =>
      scope.evaluate(() => (globalThis as unknown as { notified: string[] }).notified.splice(0, 1).length),
    )
    .toBe(1);

/** 'title: body' of what is shown now. Ask only while nothing is about to be shown. */
export const shownIn = (page: Page): Promise<string[]> =>
  page.evaluate(async () => {
    const registration = await navigator.serviceWorker.ready;
    return (await registration.getNotifications()).map(({ title, body }) => `${title}: ${body}`);
  });

/** As if the person looked at something else. */
export const setVisible = (page: Page, visible: boolean): Promise<void> =>
  page.evaluate((shown) => {
    Object.defineProperty(document, "visibilityState", {
      configurable: true,
      get: () => (shown ? "visible" : "hidden"),
    });
    document.dispatchEvent(new Event("visibilitychange"));
  }, visible);
