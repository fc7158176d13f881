import { expect, test } from "vitest";
import { createPushRenewal } from "./push-renewal.ts";

const subscription = (endpoint: string) =>
  // The renewal asks a subscription for nothing else.
  ({ toJSON: () => ({ endpoint, keys: { p256dh: "p", auth: "a" } }) }) as unknown as PushSubscription;

/** A browser and a server that record their requests. */
const world = (how: { isWanted?: boolean; status?: number; kept?: string; isOffline?: boolean } = {}) => {
  const reports: unknown[] = [];
  const subscribed: unknown[] = [];
  const renew = createPushRenewal({
    pushManager: {
      getSubscription: async () => (how.kept === undefined ? null : subscription(how.kept)),
      subscribe: async (options) => {
        subscribed.push(options);
        return subscription("https://push/new");
      },
    },
    fetch: async (url, init) => {
      if (how.isOffline === true) throw new TypeError("Failed to fetch");
      if (init?.method === "POST") reports.push({ url, body: JSON.parse(String(init.body)) });
      return Response.json(
        { publicKey: "key", isWanted: how.isWanted ?? true },
        { status: how.status ?? 200 },
      );
    },
  });
  return { reports, subscribed, renew };
};
const telling = (endpoint: string) => ({
  url: "/api/notifications/subscription/renewal",
  body: { endpoint, p256dh: "p", auth: "a" },
});

test("NOTI-02 a changed push subscription is sent to the server, in the event or not", async () => {
  const brings = world();
  await brings.renew(subscription("https://push/brought"));
  expect(brings.reports).toEqual([telling("https://push/brought")]);
  const keeps = world({ kept: "https://push/kept" });
  await keeps.renew(undefined);
  expect(keeps.reports).toEqual([telling("https://push/kept")]);
  const nothing = world();
  await nothing.renew(null);
  expect(nothing.subscribed).toEqual([{ userVisibleOnly: true, applicationServerKey: "key" }]);
  expect(nothing.reports).toEqual([telling("https://push/new")]);
});

test("NOTI-02 no request without reminders, without a device on the server, or offline", async () => {
  for (const how of [{ isWanted: false }, { status: 401 }, { isOffline: true }]) {
    const { renew, reports, subscribed } = world(how);
    await expect(renew(undefined)).resolves.toBeUndefined();
    expect([reports, subscribed]).toEqual([[], []]);
  }
});
