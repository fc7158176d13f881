/**
 * Whether this device may remind, and the way to allow it (NOTI-01, spec §4): the browser is asked, the confirmation
 * shows, and the server learns where to reach this device. For Home's prompt and the card in Settings.
 */
import { useCallback, useEffect, useState } from "react";
import { showToast } from "../../components/overlays/toasts.ts";
import { serviceWorker, trustedScript } from "../../data/trusted-scripts.ts";
import { createPushReport, endPush, ensurePush } from "./device-push.ts";
import type { PushState } from "./notification-calls.ts";
import { remindersText } from "./reminders.text.ts";

/** Texts of the reminder card. */
export const reminderTexts = {
  unsupported: remindersText.unsupported,
  enable: remindersText.enableNotifications,
  later: remindersText.maybeLater,
  active: remindersText.remindersActive,
  confirmation: remindersText.remindersActive,
  confirmationBody: remindersText.confirmation,
  denied: remindersText.blocked,
} as const;

type Reminders = {
  readonly permission: NotificationPermission | "unsupported";
  /** undefined until it is known; only meaningful once granted. */
  readonly push: PushState | undefined;
  readonly busy: boolean;
  /** Asks the browser. Call it from a tap. */
  readonly enable: () => Promise<void>;
  /** Ends push for this profile on this device. */
  readonly disable: () => Promise<boolean>;
};

const permissionNow = (): Reminders["permission"] =>
  "Notification" in globalThis && "serviceWorker" in navigator ? Notification.permission : "unsupported";

/** Registered at the latest now; the app does it by itself a moment after its first paint. */
const readyWorker = async (): Promise<ServiceWorkerRegistration> => {
  await navigator.serviceWorker.register(trustedScript(serviceWorker), {
    scope: "/",
    updateViaCache: "none",
  });
  return navigator.serviceWorker.ready;
};

/** @param profileId whose reminders they are */
export const useReminders = (profileId: string): Reminders => {
  const [permission, setPermission] = useState(permissionNow);
  const [push, setPush] = useState<PushState>();
  const [busy, setBusy] = useState(false);

  useEffect(() => {
    if (permission !== "granted" || isSwitchedOff(profileId)) return;
    let gone = false;
    // Keys, zone and address may have changed since the last time; the zone also while the app slept on a journey.
    const telling = createPushReport(() => readyWorker().then(ensurePush));
    const tell = (): void => {
      if (document.visibilityState === "hidden") return;
      void telling().then((state) => {
        if (!gone && state !== undefined) setPush(state);
      });
    };
    tell();
    document.addEventListener("visibilitychange", tell);
    return () => {
      gone = true;
      document.removeEventListener("visibilitychange", tell);
    };
  }, [permission, profileId]);

  const enable = useCallback(async (): Promise<void> => {
    if (permissionNow() === "unsupported") {
      showToast({ kind: "warning", text: reminderTexts.unsupported });
      return;
    }
    setBusy(true);
    try {
      const answer = await Notification.requestPermission();
      if (answer === "denied") showToast({ kind: "warning", text: reminderTexts.denied });
      if (answer === "granted") {
        const registration = await readyWorker();
        switchOff(profileId, false);
        await registration.showNotification(reminderTexts.confirmation, {
          body: reminderTexts.confirmationBody,
          tag: "muster-reminders",
          icon: "/icons/icon-192.png",
        });
        setPush(await ensurePush(registration));
      }
      setPermission(answer);
    } finally {
      setBusy(false);
    }
  }, [profileId]);

  const disable = useCallback(async (): Promise<boolean> => {
    setBusy(true);
    const ended = await endPush();
    setBusy(false);
    if (ended) {
      switchOff(profileId, true);
      setPush("off");
    }
    return ended;
  }, [profileId]);

  return { permission, push, busy, enable, disable };
};

/** A person who shares this browser may want none here, though the browser itself is allowed to. */
const offKey = (profileId: string): string => `remindersOff:${profileId}`;
/** Whether the person turned reminders off for this profile on this device. */
export const isSwitchedOff = (profileId: string): boolean => {
  try {
    return localStorage.getItem(offKey(profileId)) !== null;
  } catch {
    return false;
  }
};
const switchOff = (profileId: string, off: boolean): void => {
  try {
    if (off) localStorage.setItem(offKey(profileId), "true");
    else localStorage.removeItem(offKey(profileId));
  } catch {
    // Forbidden storage: the prompt appears again another time.
  }
};
