import { expect, test } from "vitest";
import { readsAsWritten, visibleCharacter, visibleCharacterOrBlank } from "./shown-name.ts";

const isName = (name: string): boolean => visibleCharacter.test(name) && readsAsWritten.test(name);

test("USR-10 a device's name is to be seen, and reads as it was written", () => {
  for (const name of ["Kitchen tablet", "Ömers Handy", "سارة", "👩‍👩‍👧 iPad", "3"])
    expect(isName(name)).toBe(true);
  // 'Olga's phone', written backwards; nothing but a zero-width space; blanks.
  for (const name of ["\u202Eenohp s'aglO", "\u2066x\u2069", "\u200B\u200B", "  ", "\u200D"])
    expect(isName(name)).toBe(false);
  // A browser that says nothing about itself is named by the server.
  expect(["", " ", "\u200B"].map((name) => visibleCharacterOrBlank.test(name))).toEqual([true, true, false]);
});
