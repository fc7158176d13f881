/** Opening a profile in this browser: by the server, or without one by what an earlier unlock left here (PASS-04). */
import type { Services } from "../../data/services.ts";
import { forgetSessionLeft, sessionEnding } from "./session-end.ts";
import { type UnlockOutcome, unlockProfile } from "./unlock.ts";

export const loadOffline = () => import("./offline-passcode.ts");

/** @param passcode null: the profile has none */
export const unlockHere = async (
  { api, now }: Pick<Services, "api" | "now">,
  profileId: string,
  passcode: string | null,
): Promise<UnlockOutcome> => {
  await sessionEnding();
  const outcome = await unlockProfile(api, profileId, passcode);
  if (outcome.type === "unlocked") forgetSessionLeft(localStorage);
  if (outcome.type !== "offline" || passcode === null) return outcome;
  // Whoever opened this profile here with its passcode opens it without the server too.
  const offline = await loadOffline().catch(() => undefined);
  const tried = await offline?.tryOffline(localStorage, profileId, passcode, now().getTime());
  if (tried === undefined || tried.type === "unknown") return outcome;
  return tried.type === "right" ? { type: "unlocked" } : tried;
};

/** A tab that closes meanwhile keeps nothing: then this profile needs the server to open. */
export const keepForOffline = (profileId: string, passcode: string): void =>
  void loadOffline()
    .then(({ keepOfflinePasscode }) => keepOfflinePasscode(localStorage, profileId, passcode))
    .catch(() => undefined);
