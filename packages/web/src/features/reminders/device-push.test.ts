import { afterEach, expect, test, vi } from "vitest";
import { deviceZone } from "../../data/reads/use-today.ts";
import { createPushReport, ensurePush } from "./device-push.ts";
import type { PushState } from "./notification-calls.ts";

afterEach(() => vi.unstubAllGlobals());

const key = (letter: string) => letter.repeat(87);

/** A browser with (or without) a subscription of its own, and a server that remembers what it is told. */
const start = (how: {
  known?: { endpoint: string; with: string };
  serverKey?: string;
  put?: number;
  isGone?: true;
}) => {
  const did: string[] = [];
  const reports: unknown[] = [];
  const subscription = (endpoint: string, made: string) => ({
    options: { applicationServerKey: Uint8Array.from(atob(made), (sign) => sign.charCodeAt(0)).buffer },
    unsubscribe: async () => did.push("unsubscribed"),
    toJSON: () => ({ endpoint, keys: { p256dh: key("p"), auth: "a" } }),
  });
  vi.stubGlobal("fetch", async (_: string, init: RequestInit) => {
    if (init.method === "GET")
      return Response.json({
        publicKey: how.serverKey ?? "AQID",
        endpoint: how.isGone === true ? null : "https://old",
        ...(how.isGone === true ? { isGone: true } : {}),
        hasCalendar: false,
      });
    reports.push(JSON.parse(String(init.body)));
    return new Response(null, { status: how.put ?? 204 });
  });
  const registration = {
    pushManager: {
      getSubscription: async () =>
        how.known === undefined ? null : subscription(how.known.endpoint, how.known.with),
      subscribe: async () => {
        did.push("subscribed");
        return subscription("https://new", how.serverKey ?? "AQID");
      },
    },
  };
  // It asks the registration for nothing else.
  return { did, reports, ensure: () => ensurePush(registration as unknown as ServiceWorkerRegistration) };
};
const telling = (endpoint: string) => [{ endpoint, p256dh: key("p"), auth: "a", timeZone: deviceZone() }];

test("NOTI-02 a start reports this browser's push address", async () => {
  const differs = start({ known: { endpoint: "https://other", with: "AQID" } });
  expect(await differs.ensure()).toBe("on");
  expect([differs.did, differs.reports]).toEqual([[], telling("https://other")]);
  const lost = start({});
  expect(await lost.ensure()).toBe("on");
  expect([lost.did, lost.reports]).toEqual([["subscribed"], telling("https://new")]);
});

test("NOTI-02 a subscription made with another key of the server is made anew", async () => {
  const { did, reports, ensure } = start({ known: { endpoint: "https://old", with: "BBBB" } });
  expect(await ensure()).toBe("on");
  expect([did, reports]).toEqual([["unsubscribed", "subscribed"], telling("https://new")]);
});

test("NOTI-02 a page restored offline reports once online", async () => {
  const answers: (PushState | Error)[] = ["offline", new Error("no worker"), "on", "on"];
  let prompts = 0;
  const telling = createPushReport(async () => {
    const answer = answers[prompts++];
    if (answer === undefined || answer instanceof Error) throw answer;
    return answer;
  });
  expect(await telling()).toBe("offline");
  expect(await telling()).toBe("offline");
  expect(await telling()).toBe("on");
  // The server knows it by now.
  expect(await telling()).toBeUndefined();
  expect(prompts).toBe(3);
});

test("NOTI-02 a subscription unknown to the push service is renewed", async () => {
  const { did, reports, ensure } = start({ known: { endpoint: "https://old", with: "AQID" }, isGone: true });
  expect(await ensure()).toBe("on");
  expect([did, reports]).toEqual([["unsubscribed", "subscribed"], telling("https://new")]);
});
