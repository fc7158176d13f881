/** Unlocking a profile on this device: asks the server, and says what that means for the person (USR-02, PASS-02). */

import type { Api, ApiFailure } from "../../../data/api/api.ts";
import type { ReplyOf } from "../../../data/api/api-replies.ts";
import { passcodeText } from "./passcode.text.ts";

/** What came of unlocking; sentences are ready to be shown. */
export type UnlockOutcome =
  /**
   * `reset`: somebody removed the forgotten passcode; a new one is to be set. `needsSetup`: the profile has no passcode,
   * so whatever was typed was let in. `isHere`: this device opened it, without the server's word.
   */
  | {
      readonly type: "unlocked";
      readonly reset?: NonNullable<ReplyOf<"unlock">["reset"]>;
      readonly needsSetup?: true;
      /** Wrong passcodes since the last right one. */
      readonly failedTries?: number;
      readonly isHere?: true;
    }
  | { readonly type: "wrong" }
  /** `seconds` undefined: waiting does not help, somebody has to reset the passcode. */
  | { readonly type: "blocked"; readonly seconds: number | undefined }
  | { readonly type: "offline" }
  /** The server no longer knows this browser: it joins again. */
  | { readonly type: "not-enrolled" }
  /** `isFinal`: the server refuses this profile here, so what this device knows does not open it either. */
  | { readonly type: "failed"; readonly message: string; readonly isFinal?: true };

/** Asks the server to open a profile. @param passcode null for a profile without one */
export const unlockProfile = async (
  api: Pick<Api, "unlock">,
  profileId: string,
  passcode: string | null,
): Promise<UnlockOutcome> => {
  const reply = await api.unlock({ profileId, passcode });
  if (!reply.ok) return outcomeOf(reply.error);
  const { needsSetup, reset, failedTries } = reply.value;
  return {
    type: "unlocked",
    ...(reset === null ? {} : { reset }),
    ...(needsSetup ? { needsSetup } : {}),
    ...(failedTries === undefined || failedTries === 0 ? {} : { failedTries }),
  };
};

const outcomeOf = (failure: ApiFailure): UnlockOutcome => {
  switch (failure.type) {
    case "offline":
      return { type: "offline" };
    case "wrong-passcode":
      return { type: "wrong" };
    case "passcode-blocked":
      return { type: "blocked", seconds: failure.retryAfterSeconds };
    case "device-unknown":
      return { type: "not-enrolled" };
    case "passcode-reset":
    case "not-found":
      return { type: "failed", message: failure.message, isFinal: true };
    default:
      return { type: "failed", message: failure.message };
  }
};

/** The sentence about wrong tries before this unlock; undefined when there were none. */
export const failedTriesText = (outcome: UnlockOutcome): string | undefined => {
  const tries = outcome.type === "unlocked" ? (outcome.failedTries ?? 0) : 0;
  if (tries === 0) return undefined;
  return passcodeText.wrongTries(tries);
};

/** A time to wait as people read it: '0:29', '12:05', '1 h 02 min'; undefined when waiting does not help. */
export const waitText = (seconds: number): string | undefined => {
  if (!Number.isFinite(seconds)) return undefined;
  const whole = Math.max(0, Math.ceil(seconds));
  const two = (value: number): string => String(value).padStart(2, "0");
  if (whole >= 3_600)
    return passcodeText.hoursAndMinutes({
      hours: Math.floor(whole / 3_600),
      minutes: two(Math.floor((whole % 3_600) / 60)),
    });
  return `${Math.floor(whole / 60)}:${two(whole % 60)}`;
};
