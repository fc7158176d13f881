/**
 * The passcode without a server (PASS-04): a slow hash on this device, stored after each unlock that the server allowed,
 * and the server's own schedule of tries. A courtesy lock: who takes the device apart is not stopped by four digits
 * (SECURITY.md, 3). Loaded when it is needed.
 */
import {
  type AttemptState,
  countAttempt,
  noAttempts,
  secondsUntilTry,
} from "@muster/domain/household/attempt-schedule";

/** PBKDF2-HMAC-SHA256 as OWASP has it; about 200 ms on a phone. */
const iterations = 600_000;

type Kept = { readonly salt: string; readonly hash: string; readonly tries: AttemptState };

type Keeps = Pick<Storage, "getItem" | "setItem" | "removeItem">;

/** What this device alone can say about a passcode. */
export type OfflineOutcome =
  | { readonly type: "right" }
  | { readonly type: "wrong" }
  /** `seconds` undefined: only the server's word helps. */
  | { readonly type: "blocked"; readonly seconds: number | undefined }
  /** Nobody has unlocked this profile here with its passcode. */
  | { readonly type: "unknown" };

const keyOf = (profileId: string): string => `offlinePasscode:${profileId}`;

const toText = (bytes: Uint8Array): string => btoa(String.fromCharCode(...bytes));
const toBytes = (text: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(atob(text), (sign) => sign.charCodeAt(0));

const slowHash = async (
  profileId: string,
  passcode: string,
  salt: Uint8Array<ArrayBuffer>,
): Promise<string> => {
  // The profile's id is bound in, so that the hash of one cannot be used for another.
  const secret = new TextEncoder().encode(`${profileId}\0${passcode}`);
  const key = await crypto.subtle.importKey("raw", secret, "PBKDF2", false, ["deriveBits"]);
  const bits = await crypto.subtle.deriveBits(
    { name: "PBKDF2", hash: "SHA-256", salt, iterations },
    key,
    256,
  );
  return toText(new Uint8Array(bits));
};

const read = (storage: Keeps, profileId: string): Kept | undefined => {
  try {
    const kept: Partial<Kept> | null = JSON.parse(storage.getItem(keyOf(profileId)) ?? "null");
    return typeof kept?.salt === "string" && typeof kept.hash === "string" && kept.tries !== undefined
      ? { salt: kept.salt, hash: kept.hash, tries: kept.tries }
      : undefined;
  } catch {
    return undefined;
  }
};

/** Whether this device can check the profile's passcode without the server. */
export const hasOfflinePasscode = (storage: Keeps, profileId: string): boolean =>
  read(storage, profileId) !== undefined;

/**
 * Whether a passcode keeps others from this profile's data on this device. After a reset elsewhere the previous one does,
 * as in the picker without a server.
 */
export const hasPasscodeOnDevice = (
  storage: Keeps,
  { id, hasPasscode }: { readonly id: string; readonly hasPasscode: boolean },
): boolean => hasPasscode || hasOfflinePasscode(storage, id);

/** The server has accepted this passcode: from now on it opens the profile here without one. */
export const storeOfflinePasscode = async (
  storage: Keeps,
  profileId: string,
  passcode: string,
): Promise<void> => {
  const salt = crypto.getRandomValues(new Uint8Array(16));
  const kept: Kept = {
    salt: toText(salt),
    hash: await slowHash(profileId, passcode, salt),
    tries: noAttempts,
  };
  try {
    storage.setItem(keyOf(profileId), JSON.stringify(kept));
  } catch {
    // Full or forbidden: this profile needs the server to open.
  }
};

/** Removes the stored hash. */
export const forgetOfflinePasscode = (storage: Keeps, profileId: string): void => {
  try {
    storage.removeItem(keyOf(profileId));
  } catch {
    // Forbidden storage keeps nothing.
  }
};

/**
 * The server has taken a new passcode. The old one is forgotten at once and stays forgotten when this is interrupted or
 * fails: then the profile needs the server to open. Never rejects.
 */
export const changeOfflinePasscode = async (
  storage: Keeps,
  profileId: string,
  passcode: string,
): Promise<void> => {
  forgetOfflinePasscode(storage, profileId);
  await storeOfflinePasscode(storage, profileId, passcode).catch(() => undefined);
};

/** Seconds until this device takes a try; 0: now, or it knows no passcode; Infinity: only the server's word helps. */
export const waitOffline = (storage: Keeps, profileId: string, now: number): number => {
  const kept = read(storage, profileId);
  return kept === undefined ? 0 : (secondsUntilTry(kept.tries, now) ?? Infinity);
};

/** @param now ms since 1970 */
export const tryOffline = async (
  storage: Keeps,
  profileId: string,
  passcode: string,
  now: number,
): Promise<OfflineOutcome> => {
  const kept = read(storage, profileId);
  if (kept === undefined) return { type: "unknown" };
  const decision = countAttempt(kept.tries, now);
  if (decision.type === "blocked")
    return { type: "blocked", seconds: decision.retryAfterSeconds ?? undefined };
  // Counted before it is looked at: closing the tab gives no free try.
  storage.setItem(keyOf(profileId), JSON.stringify({ ...kept, tries: decision.state }));
  if ((await slowHash(profileId, passcode, toBytes(kept.salt))) !== kept.hash) return { type: "wrong" };
  storage.setItem(keyOf(profileId), JSON.stringify({ ...kept, tries: noAttempts }));
  return { type: "right" };
};
