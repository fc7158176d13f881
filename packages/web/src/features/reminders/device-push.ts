/**
 * This browser's own part of push, as far as it needs no server: the zone that it tells, and when it tells again. What makes
 * the subscription is `push-subscription.ts`.
 */
import { createPart } from "../../components/later-part.tsx";
import { deviceZone } from "./device-zone.ts";
import type { PushState } from "./push-state.ts";

/** Nothing of it works without the server, so it is asked of it too; without it this browser is offline. */
const subscription = createPart(
  () => import("./push-subscription.ts"),
  () => undefined,
);

/** Sees to it that the server can reach this browser for the open profile. Needs the permission to be granted. */
export const ensurePush = async (registration: ServiceWorkerRegistration): Promise<PushState> =>
  (await subscription.fetch())?.ensurePush(registration) ?? "offline";

/** Reminders for the open profile end on this device; those of others who share it go on. @returns whether they did */
export const endPush = async (): Promise<boolean> => (await subscription.fetch())?.endPush() ?? false;

/**
 * A page that stays open for days tells again only what is new: another zone, or what the server did not hear.
 * @param tell `ensurePush` of this browser
 * @returns tells if need be; undefined when the server knows all
 */
export const createTelling = (tell: () => Promise<PushState>): (() => Promise<PushState | undefined>) => {
  let told: string | undefined;
  return async () => {
    const zone = deviceZone();
    if (told === zone) return undefined;
    told = zone;
    const state = await tell().catch(() => "offline" as const);
    if (state === "offline" && told === zone) told = undefined;
    return state;
  };
};
