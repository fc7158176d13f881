/**
 * Names by which people decide whom to trust: of a person, and of a device in the list from which it is removed. Such a
 * name is to be seen, and to be read in the order in which it was written. Patterns, so that a schema can ask for them.
 */

/** Without overrides and embeddings of direction (Unicode UAX #9, 2.1-2.5): they let a name read as another one. */
export const readsAsWritten = /^[^\u202A-\u202E\u2066-\u2069]*$/;
/** A letter, number, sign or picture somewhere. Spaces, joiners and zero-width characters alone are no name. */
export const visibleCharacter = /[\p{L}\p{N}\p{P}\p{S}]/u;
/**
 * Asked of a person's name where it is written. Nobody asks it of one that is read: what was stored before this rule
 * must stay listed, open and editable.
 */
export const isShownName = (name: string): boolean =>
  visibleCharacter.test(name) && readsAsWritten.test(name);
/** `visibleCharacter`, or empty but for blanks. */
export const visibleCharacterOrBlank = /^\s*$|[\p{L}\p{N}\p{P}\p{S}]/u;
