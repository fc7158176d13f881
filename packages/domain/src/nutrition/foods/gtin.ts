/**
 * Numbers under barcodes. One product may be printed as UPC-A, EAN-13 or GTIN-14 of the same digits, so they are brought
 * to one form: 13 digits (EAN-8 keeps its 8, a case's GTIN-14 its 14). Accepted lengths: BAR-01.
 */
import { err, ok, type Result } from "../../shared/result.ts";

/** A product number in its normal form, and whether its check digit is right. */
export type Gtin = {
  /** 8, 13 or 14 digits. */
  readonly gtin: string;
  /** A failed check digit only warns: small shops print wrong ones. Always true for 8 digits, where BAR-01 asks for none. */
  readonly checkOk: boolean;
};

/** The rightmost digit counts once, its left neighbour three times, and so on (GS1 General Specifications 7.9). */
export const checkDigitFits = (digits: string): boolean => {
  const sum = [...digits].reduceRight(
    (total, digit, at) => total + Number(digit) * ((digits.length - 1 - at) % 2 === 0 ? 1 : 3),
    0,
  );
  return sum % 10 === 0;
};

/**
 * @param code as scanned or typed: spaces and hyphens do not matter
 * @returns `not-digits` for anything but digits, `bad-length` for a length that is not 8, 12, 13 or 14
 */
export const normalizeGtin = (
  code: string,
): Result<
  Gtin,
  { readonly type: "not-digits" } | { readonly type: "bad-length"; readonly length: number }
> => {
  const digits = code.replace(/[\s-]/g, "");
  if (!/^\d+$/.test(digits)) return err({ type: "not-digits" });
  switch (digits.length) {
    case 8:
      return ok({ gtin: digits, checkOk: true });
    case 12:
      return ok({ gtin: `0${digits}`, checkOk: checkDigitFits(digits) });
    case 13:
      return ok({ gtin: digits, checkOk: checkDigitFits(digits) });
    case 14:
      return ok({
        gtin: digits.startsWith("0") ? digits.slice(1) : digits,
        checkOk: checkDigitFits(digits),
      });
    default:
      return err({ type: "bad-length", length: digits.length });
  }
};
