/** How this browser installs an app: by its own offer, by hand on iOS, or not at all (INST-01). */
import { useSyncExternalStore } from "react";
import { type InstallEvent, installEvent, onInstallEvent } from "./install-event.ts";

/** The way to install here; 'installed': it runs as an app already. */
export type HowToInstall =
  | { readonly by: "installed" }
  | { readonly by: "offer"; readonly event: InstallEvent }
  | { readonly by: "hand" }
  | { readonly by: "nothing" };

/**
 * iPhone and iPad: every browser there installs by the share sheet only. An iPad calls itself a Mac; a Mac has no touch
 * screen.
 */
export const isIos = (browser: { readonly userAgent: string; readonly maxTouchPoints: number }): boolean =>
  /iPhone|iPad|iPod/.test(browser.userAgent) ||
  (/Macintosh/.test(browser.userAgent) && browser.maxTouchPoints > 1);

/** Whether the app runs in a window of its own. */
const isStandalone = (): boolean =>
  matchMedia("(display-mode: standalone)").matches ||
  // iOS has its own word for it, which TypeScript's DOM types do not know.
  (navigator as { readonly standalone?: boolean }).standalone === true;

/** The way to install, kept up to date. */
export const useHowToInstall = (): HowToInstall => {
  const event = useSyncExternalStore(onInstallEvent, installEvent);
  if (isStandalone()) return { by: "installed" };
  if (event !== undefined) return { by: "offer", event };
  return isIos(navigator) ? { by: "hand" } : { by: "nothing" };
};
