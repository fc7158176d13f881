import { formatList } from "@muster/domain/shared/format-list";
import { joiningText } from "./joining.text.ts";

/** A name for this browser in the list of devices, from what it says of itself: 'Chrome on Android'. */
export const deviceNameOf = (userAgent: string): string => {
  const browser = browsers.find(([pattern]) => pattern.test(userAgent))?.[1] ?? "Browser";
  const system = systems.find(([pattern]) => pattern.test(userAgent))?.[1];
  return system === undefined ? browser : `${browser} on ${system}`;
};

// Order matters: Edge says Chrome too, Chrome says Safari too, Android says Linux too.
const browsers: readonly (readonly [RegExp, string])[] = [
  [/Edg(e|A|iOS)?\//, "Edge"],
  [/OPR\//, "Opera"],
  [/SamsungBrowser\//, "Samsung Internet"],
  [/Firefox\/|FxiOS\//, "Firefox"],
  [/Chrome\/|CriOS\//, "Chrome"],
  [/Safari\//, "Safari"],
];
const systems: readonly (readonly [RegExp, string])[] = [
  [/iPhone/, "iPhone"],
  [/iPad/, "iPad"],
  [/Android/, "Android"],
  [/Windows/, "Windows"],
  [/Macintosh|Mac OS X/, "Mac"],
  [/CrOS/, "ChromeOS"],
  [/Linux/, "Linux"],
];

/**
 * Who was opened on a device, the last one first: 'Dana and Mia'. Devices have like names; people tell them apart by this.
 * @param usedBy ids of profiles; those that are gone are left out
 * @param mine reads 'you'
 */
export const usersInWords = (
  usedBy: readonly string[],
  cards: readonly { readonly id: string; readonly displayName: string }[],
  mine?: string,
): string =>
  formatList(
    usedBy.flatMap((id) => {
      const card = cards.find((one) => one.id === id);
      return card === undefined ? [] : [id === mine ? "you" : card.displayName];
    }),
  );

/** Devices and codes live on the server alone (USR-05, USR-10); said by the card, and in its place when it did not come. */
export const devicesNeedServer = joiningText.needServer;
