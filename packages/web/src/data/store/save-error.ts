/** Which saves failed for good, and which may be tried again on a fresh connection. */
import type { SaveError } from "./device-store.ts";

/** Thrown inside a transaction to abort it as a whole; becomes the SaveError it carries. */
export class SaveRefused extends Error {
  readonly reason: SaveError;
  constructor(reason: SaveError) {
    super(reason.type);
    this.reason = reason;
  }
}

type ErrorLike = { readonly name?: unknown; readonly message?: unknown; readonly inner?: unknown };

/** The error and what it wraps, outermost first (Dexie wraps the browser's). */
const chainOf = (error: unknown): readonly ErrorLike[] => {
  const chain: ErrorLike[] = [];
  for (
    let at = error;
    typeof at === "object" && at !== null && chain.length < 5;
    at = (at as ErrorLike).inner
  )
    chain.push(at);
  return chain;
};

/** Sorts what a save threw; an unknown error counts as storage that cannot be used, with its text as detail. */
export const saveErrorOf = (error: unknown): SaveError => {
  if (error instanceof SaveRefused) return error.reason;
  const chain = chainOf(error);
  if (chain.some(({ name }) => name === "QuotaExceededError")) return { type: "storage-full" };
  const detail = chain.map(({ name, message }) => `${String(name)}: ${String(message)}`).join("; ");
  return { type: "storage-unavailable", detail };
};

/**
 * A lost connection (Safari: 'Connection to Indexed Database server lost') is cured by opening the database again; a
 * full disk or a refusal is not.
 */
export const isWorthReopening = (error: unknown): boolean =>
  !(error instanceof SaveRefused) && saveErrorOf(error).type === "storage-unavailable";
