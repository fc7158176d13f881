/**
 * The part of push that needs no server: the time zone that this browser reports, and when it reports again. The
 * subscription itself is made in `push-subscription.ts`.
 */
import { createPart } from "../../components/loading/lazy-part.tsx";
import { deviceZone } from "../../data/reads/use-today.ts";
import type { PushState } from "./notification-calls.ts";

/** Push needs the server, so an unreachable server counts as offline. */
const subscription = createPart(
  () => import("./push-subscription.ts"),
  () => undefined,
);

/** Sees to it that the server can reach this browser for the open profile. Needs the permission to be granted. */
export const ensurePush = async (registration: ServiceWorkerRegistration): Promise<PushState> =>
  (await subscription.fetch())?.ensureSubscription(registration) ?? "offline";

/** Reminders for the open profile end on this device; those of others who share it go on. @returns whether they did */
export const endPush = async (): Promise<boolean> => (await subscription.fetch())?.endSubscription() ?? false;

/**
 * A page that stays open for days reports only what is new: another zone, or a report that did not reach the server.
 * @param tell `ensurePush` of this browser
 * @returns reports if needed; undefined when the server is up to date
 */
export const createPushReport = (tell: () => Promise<PushState>): (() => Promise<PushState | undefined>) => {
  let reportedZone: string | undefined;
  return async () => {
    const zone = deviceZone();
    if (reportedZone === zone) return undefined;
    reportedZone = zone;
    const state = await tell().catch(() => "offline" as const);
    if (state === "offline" && reportedZone === zone) reportedZone = undefined;
    return state;
  };
};
