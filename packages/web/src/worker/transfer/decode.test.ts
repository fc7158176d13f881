import { expect, test } from "vitest";
import { decodeText, isBinary } from "./decode.ts";

const text = "Datum;Übung\n2026-03-02;Kniebeuge größer\n";
const utf16 = (bigEndian: boolean, mark: boolean): Uint8Array => {
  const whole = mark ? `\uFEFF${text}` : text;
  const bytes = new Uint8Array(whole.length * 2);
  const view = new DataView(bytes.buffer);
  for (let at = 0; at < whole.length; at += 1) view.setUint16(at * 2, whole.charCodeAt(at), !bigEndian);
  return bytes;
};

test.each([
  ["UTF-8", new TextEncoder().encode(text)],
  ["UTF-8 with a mark", new TextEncoder().encode(`\uFEFF${text}`)],
  ["UTF-16, little end first, with a mark", utf16(false, true)],
  ["UTF-16, big end first, with a mark", utf16(true, true)],
  ["UTF-16, little end first", utf16(false, false)],
  ["UTF-16, big end first", utf16(true, false)],
  ["Windows-1252", Uint8Array.from(text, (letter) => letter.charCodeAt(0))],
])("a file in %s is read as it was written", (_, bytes) => {
  expect(decodeText(bytes)).toBe(text);
  expect(isBinary(bytes)).toBe(false);
});

test("a picture is no text", () => {
  expect(isBinary(Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 13, 10, 26, 10, 0, 0, 0, 13, 0x49, 0x48))).toBe(true);
});
