/** Breaks ties the same way on every device: a hash in place of chance, so one input always gives one plan (COACH-03). */

/** FNV-1a, 32 bit (Fowler, Noll, Vo). Not for secrets: it only has to spread. */
export const hashOf = (...parts: readonly (string | number)[]): number => {
  let hash = 0x811c9dc5;
  for (const character of parts.join("\u0000")) {
    hash ^= character.codePointAt(0) ?? 0;
    hash = Math.imul(hash, 0x01000193);
  }
  return hash >>> 0;
};
