/**
 * Sends one message to one browser through its push service (RFC 8030, 8291, 8292). The seam between the scheduler and
 * the network: the reply of a push service becomes an outcome that says what to do.
 */
import webPush from "web-push";
import type { PushTarget } from "../stores/reminder-store.ts";
import { isPushService } from "./push-services.ts";
import type { VapidKeys } from "./vapid-keys.ts";

type PushMessage = {
  /** What the worker shows: see `contract/notifications`. At most 3,000 bytes. */
  readonly payload: string;
  /** The push service stores it this long for a device that is off. */
  readonly ttlSeconds: number;
  /** A later message of the same topic takes the place of an undelivered one; at most 32 URL-safe characters. */
  readonly topic: string;
};

/** What to do after an attempt to send. */
export type PushOutcome =
  | { readonly type: "delivered" }
  /** The browser gave the subscription up, or never had it. */
  | { readonly type: "gone" }
  /** Sending the same again makes no sense. */
  | { readonly type: "refused"; readonly status: number }
  /** Worth another try, at the earliest after this long; ms, or undefined where the service does not say. */
  | { readonly type: "later"; readonly afterMilliseconds: number | undefined };

/** Sends push messages; a failure is an outcome, never an exception. */
export type PushSender = { send(target: PushTarget, message: PushMessage): Promise<PushOutcome> };

/** Longest wait for a push service, ms; a slower one gets the message again later. */
const patience = 10_000;

/** `Retry-After` in seconds or as a date (RFC 9110 §10.2.3). */
const waitOf = (header: string | null, now: number): number | undefined => {
  if (header === null) return undefined;
  const milliseconds = /^\d+$/.test(header.trim()) ? Number(header) * 1_000 : Date.parse(header) - now;
  return Number.isFinite(milliseconds) ? Math.max(0, milliseconds) : undefined;
};

/** RFC 8030 §5, §7.3 and what the services do: 404 and 410 mean that the subscription is no more. */
const outcomeOf = (status: number, retryAfter: string | null, now: number): PushOutcome => {
  if (status >= 200 && status < 300) return { type: "delivered" };
  if (status === 404 || status === 410) return { type: "gone" };
  if (status === 429 || status >= 500) return { type: "later", afterMilliseconds: waitOf(retryAfter, now) };
  return { type: "refused", status };
};

/** Makes the sender. `namedServices` are further hosts that it may send to; `now` is ms since 1970. */
export const createPushSender = (deps: {
  readonly keys: VapidKeys;
  /** How the push service reaches the operator (RFC 8292 §2.1): `mailto:` or `https:`. */
  readonly contact: string;
  readonly namedServices: readonly string[];
  readonly fetch: typeof fetch;
  readonly now: () => number;
}): PushSender => ({
  send: async (target, message) => {
    // Looked at again: the list may have changed since the subscription was taken.
    if (!isPushService(target.endpoint, deps.namedServices)) return { type: "gone" };
    const subscription = { endpoint: target.endpoint, keys: { p256dh: target.p256dh, auth: target.auth } };
    const request = webPush.generateRequestDetails(subscription, message.payload, {
      vapidDetails: {
        subject: deps.contact,
        publicKey: deps.keys.publicKey,
        privateKey: deps.keys.privateKey,
      },
      TTL: message.ttlSeconds,
      topic: message.topic,
      urgency: "normal",
      contentEncoding: "aes128gcm",
    });
    try {
      const response = await deps.fetch(request.endpoint, {
        method: "POST",
        // node:http's header names and values as web-push made them; `fetch` sets the length itself.
        headers: Object.entries(request.headers)
          .filter(([name]) => name.toLowerCase() !== "content-length")
          .map(([name, value]): [string, string] => [name, String(value)]),
        body: new Uint8Array(request.body),
        redirect: "error",
        signal: AbortSignal.timeout(patience),
      });
      await response.body?.cancel();
      return outcomeOf(response.status, response.headers.get("retry-after"), deps.now());
    } catch {
      // No network, a redirect, no answer in time.
      return { type: "later", afterMilliseconds: undefined };
    }
  },
});
