/** A set-up link carries its code in the fragment, which browsers never send: `/#setup=ABCDE-FGHJK` (USR-09). */

/** @returns undefined when the fragment holds no code */
export const setupCodeIn = (fragment: string): string | undefined => {
  const code = new URLSearchParams(fragment.replace(/^#/, "")).get("setup")?.trim() ?? "";
  return code === "" ? undefined : code;
};

/** Takes the code out of the address, so that it is neither reloaded nor shown over somebody's shoulder. */
export const clearSetupCode = (): void => {
  if (setupCodeIn(location.hash) === undefined) return;
  history.replaceState(history.state, "", `${location.pathname}${location.search}`);
};
