/** Sets this profile's passcode on the server and, when it was taken, on this device. */
import type { Api, ApiFailure } from "../../../data/api/api.ts";
import { forbidHomeSnapshot } from "../../../data/reads/home-snapshot.ts";
import { passcodeOffered } from "../picker/stored-profile-ids.ts";
import { loadOffline } from "./unlock-on-device.ts";

/** How it went; the dialog says so. */
export type PasscodeSet = "done" | "failed" | "offline";

const outcomeOf = (failure: ApiFailure): PasscodeSet => (failure.type === "offline" ? "offline" : "failed");

/** @param current the passcode in force; null when there is none */
export const setPasscode = async (
  api: Pick<Api, "setPasscode">,
  profileId: string,
  current: string | null,
  next: string,
): Promise<PasscodeSet> => {
  const reply = await api.setPasscode(profileId, { current, next });
  if (!reply.ok) return outcomeOf(reply.error);
  passcodeOffered.add(profileId);
  // Settled point 4: no picture of Home lies open beside a passcode.
  forbidHomeSnapshot(profileId);
  // Before the success is shown: who closes the tab then has the new one here.
  await loadOffline()
    .then(({ changeOfflinePasscode }) => changeOfflinePasscode(localStorage, profileId, next))
    .catch(() => undefined);
  return "done";
};
