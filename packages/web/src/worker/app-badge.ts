/**
 * The number on the app's icon, where the system has one (NOTI-02): the page sets what it knows, the worker that
 * something is due. Only an installed app shows it, and only where people allow it: every refusal is taken silently.
 */

/** `navigator`, of a page or of a worker. */
type Badging = Partial<Pick<Navigator, "setAppBadge" | "clearAppBadge">>;

/** @param count 0 takes the number away */
export const showBadge = async (badging: Badging, count: number): Promise<void> => {
  try {
    await (count === 0 ? badging.clearAppBadge?.() : badging.setAppBadge?.(count));
  } catch {
    // Not installed, or not allowed.
  }
};
