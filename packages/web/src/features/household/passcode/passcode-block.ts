/**
 * Whether a passcode is taken on this device now (PASS-04): fetched when the dialog opens, before digits are typed. The
 * server's count where it can be reached, else this device's own.
 */
import { fetchPasscodeWait } from "../owner/owner-calls.ts";
import { loadOffline } from "./unlock-on-device.ts";

/** @returns ms since 1970 until when no passcode is taken, Infinity when waiting does not help; undefined: it may be tried */
export const findBlock = async (profileId: string, now: () => Date): Promise<number | undefined> => {
  const reply = await fetchPasscodeWait(profileId);
  const seconds = reply.ok
    ? (reply.value.seconds ?? Infinity)
    : await loadOffline()
        .then(({ waitOffline }) => waitOffline(localStorage, profileId, now().getTime()))
        // Its file is not here: then only the server decides.
        .catch(() => 0);
  return seconds > 0 ? now().getTime() + seconds * 1_000 : undefined;
};
