/**
 * Codes that people type: registration and device codes, 10 characters of Crockford base32 (no I, L, O, U, so nothing
 * can be misread aloud or on paper). Case, spaces and hyphens do not matter; O is read as 0, I and L as 1.
 */

/** Crockford's alphabet: 32 signs, so every character carries 5 bits. */
export const codeAlphabet = "0123456789ABCDEFGHJKMNPQRSTVWXYZ";
/** Characters of a code without separators. */
export const codeLength = 10;

/** What was typed, in the one form that is compared: upper case, without separators, look-alikes resolved. */
export const normalizeCode = (typed: string): string =>
  typed
    .normalize("NFKC")
    .toUpperCase()
    .replaceAll(/[\s\-‐-―−_.]/gu, "")
    .replaceAll("O", "0")
    .replaceAll(/[IL]/g, "1");

/** Whether a normalised code could be one of ours: the right length, nothing outside the alphabet. */
export const isWholeCode = (normalized: string): boolean =>
  normalized.length === codeLength && [...normalized].every((sign) => codeAlphabet.includes(sign));

/** A code as it is shown: two groups of five, easy to read out. Anything that is not a whole code stays as it is. */
export const codeAsShown = (code: string): string => {
  const normalized = normalizeCode(code);
  return isWholeCode(normalized) ? `${normalized.slice(0, 5)}-${normalized.slice(5)}` : code;
};
