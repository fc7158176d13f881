/**
 * Which reads of the camera count (BAR-01): two equal ones in a row, of a length that products have, and not the one
 * that was just dealt with. Our decoder gives no decode error to compare with 0.08; two equal reads are at least as
 * strict by measurement.
 */

/** State between two pictures of the camera; an empty object at first. */
export type ScanReads = {
  /** The last picture's code. */
  readonly candidate?: string | undefined;
  /** What was accepted last: ignored until the person starts another scan. */
  readonly accepted?: string | undefined;
};

/** Digits of EAN-8, UPC-A and EAN-13. */
const codeLengths: readonly number[] = [8, 12, 13];

/**
 * @param code of one picture; undefined: none was seen, which does not undo the one before
 * @returns `isAccepted` when this read completes a pair
 */
export const nextRead = (
  { candidate, accepted }: ScanReads,
  code: string | undefined,
): { readonly reads: ScanReads; readonly isAccepted: boolean } => {
  if (code === undefined || code === accepted || !/^\d+$/.test(code) || !codeLengths.includes(code.length))
    return { reads: { candidate, accepted }, isAccepted: false };
  return code === candidate
    ? { reads: { accepted: code }, isAccepted: true }
    : { reads: { candidate: code, accepted }, isAccepted: false };
};
