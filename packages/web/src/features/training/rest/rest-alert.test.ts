import { expect, test } from "vitest";
import { type AlertSupport, supportLine } from "./rest-alert.ts";

const all: AlertSupport = { sound: true, vibration: true, wakeLock: true, notifications: "granted" };

test.each([
  [
    all,
    "This device can play sounds, vibrate, keep the screen on and notify you when Muster is not in front.",
  ],
  [
    { ...all, vibration: false, notifications: "default" as const },
    "This device can play sounds and keep the screen on. It can not vibrate. Notifications are not allowed yet.",
  ],
  [
    { ...all, notifications: "denied" as const },
    "This device can play sounds, vibrate and keep the screen on. Notifications are blocked in the browser's settings.",
  ],
  [
    { ...all, vibration: false, wakeLock: false, notifications: "none" as const },
    "This device can play sounds. It can not vibrate, keep the screen on or notify you when Muster is not in front.",
  ],
  [
    { sound: false, vibration: false, wakeLock: false, notifications: "none" as const },
    "This device only shows the clock.",
  ],
])("EXC-05 says what this device can do: %o", (support, line) => {
  expect(supportLine(support)).toBe(line);
});
