/**
 * The offline passcode (PASS-04): how a passcode unlocks a profile without the server. A slow hash on this device, stored after
 * each unlock that the server allowed, and the server's own schedule of tries. A courtesy lock: four digits stop nobody who
 * reads the device's storage (SECURITY.md, 3). Loaded when it is needed.
 */
import {
  type AttemptState,
  countAttempt,
  noAttempts,
  secondsUntilTry,
} from "@muster/domain/household/attempt-schedule";

/** PBKDF2-HMAC-SHA256 as OWASP recommends; about 200 ms on a phone. */
const iterations = 600_000;

type StoredPasscode = { readonly salt: string; readonly hash: string; readonly tries: AttemptState };

type TextStorage = Pick<Storage, "getItem" | "setItem" | "removeItem">;

/** What this device alone can say about a passcode. */
export type OfflineOutcome =
  | { readonly type: "right" }
  | { readonly type: "wrong" }
  /** `seconds` undefined: only the server can unlock. */
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

const read = (storage: TextStorage, profileId: string): StoredPasscode | undefined => {
  try {
    const stored: Partial<StoredPasscode> | null = JSON.parse(storage.getItem(keyOf(profileId)) ?? "null");
    return typeof stored?.salt === "string" && typeof stored.hash === "string" && stored.tries !== undefined
      ? { salt: stored.salt, hash: stored.hash, tries: stored.tries }
      : undefined;
  } catch {
    return undefined;
  }
};

/** Whether this device can check the profile's passcode without the server. */
export const hasOfflinePasscode = (storage: TextStorage, profileId: string): boolean =>
  read(storage, profileId) !== undefined;

/**
 * Whether a passcode keeps others from this profile's data on this device. After a reset elsewhere the previous one does,
 * as in the picker without a server.
 */
export const hasPasscodeOnDevice = (
  storage: TextStorage,
  { id, hasPasscode }: { readonly id: string; readonly hasPasscode: boolean },
): boolean => hasPasscode || hasOfflinePasscode(storage, id);

/** The server has accepted this passcode: from now on it opens the profile here without one. */
export const storeOfflinePasscode = async (
  storage: TextStorage,
  profileId: string,
  passcode: string,
): Promise<void> => {
  const salt = crypto.getRandomValues(new Uint8Array(16));
  const stored: StoredPasscode = {
    salt: toText(salt),
    hash: await slowHash(profileId, passcode, salt),
    tries: noAttempts,
  };
  try {
    storage.setItem(keyOf(profileId), JSON.stringify(stored));
  } catch {
    // Full or forbidden: this profile needs the server to open.
  }
};

/** Removes the stored hash. */
export const forgetOfflinePasscode = (storage: TextStorage, profileId: string): void => {
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
  storage: TextStorage,
  profileId: string,
  passcode: string,
): Promise<void> => {
  forgetOfflinePasscode(storage, profileId);
  await storeOfflinePasscode(storage, profileId, passcode).catch(() => undefined);
};

/** Seconds until this device takes a try; 0: now, or no passcode is stored here; Infinity: only the server can unlock. */
export const waitOffline = (storage: TextStorage, profileId: string, now: number): number => {
  const stored = read(storage, profileId);
  return stored === undefined ? 0 : (secondsUntilTry(stored.tries, now) ?? Infinity);
};

/** @param now ms since 1970 */
export const tryOffline = async (
  storage: TextStorage,
  profileId: string,
  passcode: string,
  now: number,
): Promise<OfflineOutcome> => {
  const stored = read(storage, profileId);
  if (stored === undefined) return { type: "unknown" };
  const decision = countAttempt(stored.tries, now);
  if (decision.type === "blocked")
    return { type: "blocked", seconds: decision.retryAfterSeconds ?? undefined };
  // Counted before it is compared: closing the tab gives no free try.
  storage.setItem(keyOf(profileId), JSON.stringify({ ...stored, tries: decision.state }));
  if ((await slowHash(profileId, passcode, toBytes(stored.salt))) !== stored.hash) return { type: "wrong" };
  storage.setItem(keyOf(profileId), JSON.stringify({ ...stored, tries: noAttempts }));
  return { type: "right" };
};
