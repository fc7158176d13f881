/**
 * What this device remembers of the tour and the install prompt, under the specification's names (settled point 37), and
 * when each of them may show. The flags that follow a person to other devices are in their settings.
 */
import type { Settings } from "@muster/domain/profiles/settings";

/** The storage of the flags: `localStorage`, or a double. */
export type FlagStorage = Pick<Storage, "getItem" | "setItem">;

const tourKey = (username: string) => `tourCompleted_${username}`;
const installKey = "installPromptDismissed";

/** Without storage no prompt is shown on this device at all. */
const read = (storage: FlagStorage, key: string): boolean => {
  try {
    return storage.getItem(key) !== null;
  } catch {
    return true;
  }
};

const keep = (storage: FlagStorage, key: string): void => {
  try {
    storage.setItem(key, "true");
  } catch {
    // Full or forbidden: the prompt appears again at the next start.
  }
};

type Hidden = Pick<Settings, "hideWelcomeTour" | "hideInstallPrompt">;

/** @param settings undefined until they are known on this device: nothing shows before */
export const tourShows = (settings: Hidden | undefined, storage: FlagStorage, username: string): boolean =>
  settings !== undefined && !settings.hideWelcomeTour && !read(storage, tourKey(username));

/** Finished or skipped: on this device it does not come by itself again. */
export const tourSeen = (storage: FlagStorage, username: string): void => keep(storage, tourKey(username));

/** @param standalone whether the app already runs as an installed one */
export const installMayShow = (
  settings: Hidden | undefined,
  storage: FlagStorage,
  standalone: boolean,
): boolean =>
  !standalone && settings !== undefined && !settings.hideInstallPrompt && !read(storage, installKey);

/** 'Maybe Later'. */
export const installDismissed = (storage: FlagStorage): void => keep(storage, installKey);
