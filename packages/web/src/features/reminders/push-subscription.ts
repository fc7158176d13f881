/**
 * A subscription made with the server's key, and registered with the server for the profile that is open. Fetched when it is
 * wanted: nothing here is needed for reminders while the app is open.
 */
import { deviceZone } from "../../data/reads/use-today.ts";
import {
  fetchNotifications,
  type PushState,
  removePushAddress,
  savePushAddress,
} from "./notification-calls.ts";

const bytesOf = (base64url: string): Uint8Array<ArrayBuffer> => {
  const text = atob(base64url.replaceAll("-", "+").replaceAll("_", "/"));
  return Uint8Array.from(text, (sign) => sign.charCodeAt(0));
};

const isSameKey = (subscription: PushSubscription, key: Uint8Array): boolean => {
  const used = subscription.options.applicationServerKey;
  return used !== null && new Uint8Array(used).every((byte, index) => byte === key[index]);
};

/**
 * The subscription in force, made anew when the server has another key.
 * @param isGone the push service has rejected the address, whatever the browser thinks of it
 * @throws where the browser gives none
 */
const subscriptionWith = async (
  registration: ServiceWorkerRegistration,
  key: Uint8Array<ArrayBuffer>,
  isGone: boolean,
): Promise<PushSubscription> => {
  const known = await registration.pushManager.getSubscription();
  if (known !== null && !isGone && isSameKey(known, key)) return known;
  await known?.unsubscribe();
  return registration.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key });
};

/** Sees to it that the server can reach this browser for the open profile. Needs the permission to be granted. */
export const ensureSubscription = async (registration: ServiceWorkerRegistration): Promise<PushState> => {
  if (!("pushManager" in registration)) return "off";
  const state = await fetchNotifications();
  if (!state.ok) return "offline";
  try {
    const { publicKey, isGone } = state.value;
    const subscription = await subscriptionWith(registration, bytesOf(publicKey), isGone === true);
    const { endpoint, keys } = subscription.toJSON();
    const { p256dh, auth } = keys ?? {};
    if (endpoint === undefined || p256dh === undefined || auth === undefined) return "off";
    const reply = await savePushAddress({ endpoint, p256dh, auth, timeZone: deviceZone() });
    return reply.ok ? "on" : reply.error.type === "offline" ? "offline" : "off";
  } catch {
    // No push service can be reached, or the person's browser has none.
    return "off";
  }
};

/** Reminders for the open profile end on this device; those of others who share it go on. */
export const endSubscription = async (): Promise<boolean> => (await removePushAddress()).ok;
