/**
 * What this device can do to signal that a rest is over, as the browser reports it. Everything in here may be missing; the clock on
 * the screen never is.
 */
import { formatList } from "@muster/domain/shared/format-list";
import { restsText } from "./rest.text.ts";

/** What this browser offers. */
export type AlertSupport = {
  readonly sound: boolean;
  readonly vibration: boolean;
  readonly wakeLock: boolean;
  /** Allowed, not asked yet, refused; or not supported here. */
  readonly notifications: "granted" | "default" | "denied" | "none";
};

/** Asks the browser; asks no permission. */
export const alertSupport = (): AlertSupport => ({
  sound: "AudioContext" in window,
  vibration: typeof navigator.vibrate === "function",
  wakeLock: "wakeLock" in navigator,
  notifications: "Notification" in window && "serviceWorker" in navigator ? Notification.permission : "none",
});

/** One line, two at most: 'This device can play sounds and keep the screen on. It can not vibrate.' */
export const supportLine = (support: AlertSupport): string => {
  const abilities = [
    { has: support.sound, words: restsText.playSounds },
    { has: support.vibration, words: restsText.vibrate },
    { has: support.wakeLock, words: restsText.keepTheScreenOn },
    { has: support.notifications === "granted", words: restsText.canNotify },
  ];
  const can = abilities.filter((one) => one.has).map((one) => one.words);
  const canNot = abilities
    .filter((one) => !one.has && !(one.words.startsWith("notify") && support.notifications !== "none"))
    .map((one) => one.words);
  const notAllowed = {
    granted: "",
    none: "",
    default: restsText.notAllowedYet,
    denied: restsText.blocked,
  }[support.notifications];
  const first = can.length === 0 ? restsText.onlyClock : restsText.deviceCan(formatList(can));
  const second =
    canNot.length === 0 || can.length === 0 ? "" : restsText.deviceCannot(formatList(canNot, "or"));
  return `${first}${second}${notAllowed}`;
};
