import fc from "fast-check";
import { expect, test } from "vitest";
import { normalizeGtin } from "./gtin.ts";

test("BAR-01 a UPC-A, its EAN-13 and its GTIN-14 are one product", () => {
  const one = { ok: true, value: { gtin: "0012345678905", checkOk: true } };
  for (const code of ["012345678905", "0012345678905", "00012345678905", "0-12345 67890-5"])
    expect(normalizeGtin(code)).toEqual(one);
});

test.each([
  ["3017620422003", true],
  ["3017620422004", false],
  ["036000291452", true],
  ["036000291453", false],
  ["12345678", true],
  ["96385074", true],
])("BAR-01 the check digit of %s fits: %s; a failed one only warns", (code, checkOk) => {
  expect(normalizeGtin(code)).toMatchObject({ ok: true, value: { checkOk } });
});

test.each(["1234567", "123456789", "1234567890", "12345678901", "123456789012345"])(
  "BAR-01 %s has a length that no product has",
  (code) => {
    expect(normalizeGtin(code)).toEqual({ ok: false, error: { type: "bad-length", length: code.length } });
  },
);

test.each(["", "abc", "12345678901X", "１２３４５６７８"])("BAR-01 '%s' is not a number", (code) => {
  expect(normalizeGtin(code)).toEqual({ ok: false, error: { type: "not-digits" } });
});

test("BAR-01 normalising is idempotent, and one wrong digit is always seen", () => {
  const twelve = fc.array(fc.integer({ min: 0, max: 9 }), { minLength: 12, maxLength: 12 });
  fc.assert(
    fc.property(twelve, fc.nat(11), fc.integer({ min: 1, max: 9 }), (digits, at, by) => {
      const read = normalizeGtin(digits.join(""));
      if (!read.ok) throw new Error("12 digits are a code");
      expect(normalizeGtin(read.value.gtin)).toEqual(read);
      const wrong = digits.with(at, ((digits[at] ?? 0) + by) % 10);
      const misread = normalizeGtin(wrong.join(""));
      if (read.value.checkOk) expect(misread).toMatchObject({ value: { checkOk: false } });
    }),
  );
});
