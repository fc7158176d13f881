import fc from "fast-check";
import { expect, test } from "vitest";
import { codeAlphabet, codeAsShown, isWholeCode, normalizeCode } from "./code.ts";

test("USR-04 a code is read whatever its case, spaces and hyphens", () => {
  expect(normalizeCode(" k7qm-3 wx9t b ")).toBe("K7QM3WX9TB");
  expect(normalizeCode("k7qm3–wx9tb")).toBe("K7QM3WX9TB");
});

test("USR-04 O is read as 0, I and L as 1, also in small letters", () => {
  expect(normalizeCode("oOiIlL")).toBe("001111");
});

test("USR-04 only ten characters of the alphabet are a whole code; U is none of them", () => {
  expect(isWholeCode("K7QM3WX9TB")).toBe(true);
  expect(isWholeCode("K7QM3WX9T")).toBe(false);
  expect(isWholeCode("U7QM3WX9TB")).toBe(false);
  expect(isWholeCode("")).toBe(false);
});

test("USR-04 what is shown in two groups reads back as the code itself", () => {
  const codes = fc.array(fc.constantFrom(...codeAlphabet), { minLength: 10, maxLength: 10 });
  fc.assert(
    fc.property(codes, (signs) => {
      const code = signs.join("");
      expect(codeAsShown(code)).toMatch(/^.{5}-.{5}$/);
      expect(normalizeCode(codeAsShown(code).toLowerCase())).toBe(code);
    }),
  );
});
