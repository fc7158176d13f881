/** Keeps the screen on while a workout runs. Browsers release the lock when the page is left; it is requested again on return. */

/** Begins at once. @returns lets go of the screen */
export const keepScreenOn = (): (() => void) => {
  if (!("wakeLock" in navigator)) return () => undefined;
  let lock: WakeLockSentinel | undefined;
  let gone = false;
  const ask = async () => {
    if (document.visibilityState !== "visible" || (lock !== undefined && !lock.released)) return;
    try {
      const given = await navigator.wakeLock.request("screen");
      if (gone) void given.release();
      else lock = given;
    } catch {
      // Low battery, or a browser's setting: the screen follows the device.
    }
  };
  void ask();
  const again = () => void ask();
  document.addEventListener("visibilitychange", again);
  return () => {
    gone = true;
    document.removeEventListener("visibilitychange", again);
    void lock?.release();
  };
};
