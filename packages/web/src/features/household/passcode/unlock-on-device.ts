/**
 * Opening a profile in this browser (PASS-04). The server's word counts where it comes soon; where it does not come,
 * or says nothing about the passcode, what an earlier unlock left here decides. Nobody waits for a network to reach
 * what lies on their own device.
 */
import { currentProfile, isLocked, lockProfile } from "../../../data/household/current-profile.ts";
import type { Services } from "../../../data/services.ts";
import { endSession, forgetSessionLeft, oneSessionChangeAtATime } from "./session-end.ts";
import { type UnlockOutcome, unlockProfile } from "./unlock.ts";

/** Loads the code that checks a passcode without the server. */
export const loadOffline = () => import("./offline-passcode.ts");

/** How long the server has before this device decides, ms. Its answer still counts when it comes later. */
const patienceMs = 2_000;

type Needs = Pick<Services, "now"> & {
  readonly api: Pick<Services["api"], "unlock" | "endSession">;
  readonly sync: Pick<Services["sync"], "syncNow">;
};

type Ways = {
  readonly storage: Pick<Storage, "getItem" | "setItem" | "removeItem">;
  /** Resolves when the server has had its time. */
  readonly patience: () => Promise<void>;
  /** Whether the profile is still the one on the screen, and open. */
  readonly isOpen: (profileId: string) => boolean;
  readonly lock: (profileId: string) => void;
};
const browserWays = (): Ways => ({
  storage: localStorage,
  patience: () => new Promise((resolve) => setTimeout(resolve, patienceMs)),
  isOpen: (profileId) => currentProfile()?.id === profileId && !isLocked(),
  lock: lockProfile,
});

/** @param passcode null: the profile has none */
export const unlockOnDevice = async (
  { api, sync, now }: Needs,
  profileId: string,
  passcode: string | null,
  { storage, patience, isOpen, lock } = browserWays(),
): Promise<UnlockOutcome> => {
  const serverAnswer = oneSessionChangeAtATime(async () => {
    const outcome = await unlockProfile(api, profileId, passcode);
    if (outcome.type === "unlocked") forgetSessionLeft(storage);
    return outcome;
  });
  if (passcode === null) return serverAnswer;
  const offline = await loadOffline().catch(() => undefined);

  /** The server has taken the passcode: from now on it opens the profile here as well. */
  const taken = ({ needsSetup, reset }: UnlockOutcome & { readonly type: "unlocked" }): void => {
    // What was typed was not compared with anything. After a reset the old one guards until a new one is set.
    if (needsSetup === true && reset === undefined) offline?.forgetOfflinePasscode(storage, profileId);
    else if (needsSetup !== true)
      // A tab that closes meanwhile stores nothing: then this profile needs the server to open.
      void offline?.storeOfflinePasscode(storage, profileId, passcode).catch(() => undefined);
  };
  const tryHere = async (): Promise<UnlockOutcome | undefined> => {
    // Storage that is full cannot count a try: then only the server opens.
    const tried = await offline
      ?.tryOffline(storage, profileId, passcode, now().getTime())
      .catch(() => undefined);
    if (tried === undefined || tried.type === "unknown") return undefined;
    return tried.type === "right" ? { type: "unlocked", isHere: true } : tried;
  };

  const soon = await Promise.race([serverAnswer, patience()]);
  const here = soon === undefined || !isServersWord(soon) ? await tryHere() : undefined;
  if (soon === undefined && here?.type === "unlocked") {
    void serverAnswer.then((late) => {
      const refused = late.type === "wrong" || (late.type === "unlocked" && late.reset !== undefined);
      // Changed on another device: the old one opens no more.
      if (late.type === "wrong") offline?.forgetOfflinePasscode(storage, profileId);
      if (refused && isOpen(profileId)) lock(profileId);
      if (late.type !== "unlocked") return;
      // Left or locked meanwhile: the session that has just begun is nobody's.
      if (!isOpen(profileId)) return void endSession(api, storage);
      taken(late);
      void sync.syncNow().catch(() => undefined);
    });
    return here;
  }
  // A passcode that is wrong here may be the new one from another device: the server is waited for.
  const outcome = soon ?? (await serverAnswer);
  if (isServersWord(outcome)) {
    if (outcome.type === "unlocked") taken(outcome);
    return outcome;
  }
  return here ?? outcome;
};

/** Whether the server has spoken about this profile's passcode, rather than about itself, the network or this device. */
const isServersWord = (outcome: UnlockOutcome): boolean =>
  outcome.type === "unlocked" ||
  outcome.type === "wrong" ||
  outcome.type === "blocked" ||
  (outcome.type === "failed" && outcome.isFinal === true);
