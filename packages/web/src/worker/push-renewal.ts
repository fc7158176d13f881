/**
 * A browser that gave its push subscription up and made another one (`pushsubscriptionchange`): the server learns where
 * this device is reached now, for everybody who wants reminders on it, also while the app is closed. The device's
 * credential is enough, since no page need be open. Whatever fails here is mended by the next page that opens.
 */

type Push = Pick<PushManager, "getSubscription" | "subscribe">;

type PushRenewalDeps = {
  readonly pushManager: Push | undefined;
  readonly fetch: typeof fetch;
};

/** What is read of `GET /api/notifications/key` (contract/notifications). */
type Key = { readonly publicKey: string; readonly isWanted: boolean };

const asKey = (data: unknown): Key | undefined => {
  const { publicKey, isWanted }: Record<string, unknown> = { ...(typeof data === "object" ? data : {}) };
  return typeof publicKey === "string" && typeof isWanted === "boolean" ? { publicKey, isWanted } : undefined;
};

/** @returns takes the subscription that the event brought, if any; resolves when the server knows, or cannot be reached */
export const createPushRenewal =
  ({ pushManager, fetch }: PushRenewalDeps) =>
  async (brought: PushSubscription | null | undefined): Promise<void> => {
    try {
      const reply = await fetch("/api/notifications/key", { headers: { accept: "application/json" } });
      const key = reply.ok ? asKey(await reply.json()) : undefined;
      // Nobody here wants reminders: then no subscription is made either.
      if (key === undefined || !key.isWanted || pushManager === undefined) return;
      const subscription =
        brought ??
        (await pushManager.getSubscription()) ??
        (await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key.publicKey }));
      const { endpoint, keys } = subscription.toJSON();
      await fetch("/api/notifications/subscription/renewal", {
        method: "POST",
        headers: { "content-type": "application/json" },
        body: JSON.stringify({ endpoint, p256dh: keys?.p256dh, auth: keys?.auth }),
      });
    } catch {
      // No network, or no push service: ensurePush (features/reminders) says it anew at the next start.
    }
  };
