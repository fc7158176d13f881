/**
 * The mark of this device's database, stored beside it: a database that does not carry it any more has been lost by the
 * browser, or made anew since. Two places, because each may be forgotten by itself.
 */
export type DatabaseMark = { readonly replica: string; readonly household?: string };

const key = "databaseMark";

/** The mark as it is stored. */
export const markText = (mark: DatabaseMark): string => JSON.stringify(mark);

/** undefined for a damaged or missing one. */
export const parseMark = (text: string | null | undefined): DatabaseMark | undefined => {
  try {
    const mark: { replica?: unknown; household?: unknown } = JSON.parse(text ?? "null") ?? {};
    const { replica, household } = mark;
    if (typeof replica !== "string") return undefined;
    return { replica, ...(typeof household === "string" ? { household } : {}) };
  } catch {
    return undefined;
  }
};

/** The storage of the mark: `localStorage`, or a double. */
export type MarkStorage = Pick<Storage, "getItem" | "setItem">;

/** The stored mark; undefined when there is none or it cannot be read. */
export const readMark = (storage: MarkStorage): DatabaseMark | undefined => {
  try {
    return parseMark(storage.getItem(key));
  } catch {
    return undefined;
  }
};

/** Stores the mark. */
export const writeMark = (storage: MarkStorage, mark: DatabaseMark): void => {
  try {
    storage.setItem(key, markText(mark));
  } catch {
    // Full or forbidden: the other place has it.
  }
};

/** @returns the mark that the database should carry and does not, or undefined when nothing was lost */
export const lostMark = (
  marks: readonly (DatabaseMark | undefined)[],
  replica: string | undefined,
): DatabaseMark | undefined =>
  marks.some((mark) => mark !== undefined && mark.replica === replica)
    ? undefined
    : marks.find((mark) => mark !== undefined);
