import { expect, test } from "vitest";
import { packOf, textsOf } from "./pack.ts";

const urls = [
  "/",
  "/theme.js",
  "/assets/food-1a2b3c4d.js",
  "/assets/food-_-abcdef.css",
  "/assets/plan-AAAAAAAA.js",
  "/assets/plan-BBBBBBBB.js",
];

test("SYNC-01 in the pack files stand without the hash in their name, and the worker gets every text back", () => {
  const text = `import{a}from"./food-1a2b3c4d.js";import"./plan-AAAAAAAA.js";f("assets/food-_-abcdef.css","kept-1.js")`;

  const pack = packOf([text], urls);

  expect(pack).not.toMatch(/1a2b3c4d|_-abcdef/);
  // Two files of one name keep their hash: the short one would not say which.
  expect(pack).toContain("AAAAAAAA");
  expect(textsOf(pack, urls)).toEqual([text]);
});

test("SYNC-01 a word that comes often is spelled once in the pack, and comes back wherever it stood", () => {
  const texts = ["className:`row`,children:t,className:e", "childrens,$children,children"];

  const pack = packOf(texts, []);

  expect(pack.match(/className/g)).toHaveLength(1);
  expect(textsOf(pack, [])).toEqual(texts);
});

test("SYNC-01 the pack gives back every text as it was: more words than there are codes, an empty one, one of quotes", () => {
  const words = Array.from({ length: 3_000 }, (_, index) => `word${index}`);
  const texts = ['f("a",`b\\n`)', "", "{}\n", '["half=', "½ – ’ 𝄞 é", "to", words.join(" "), words.join("$")];

  expect(textsOf(packOf(texts, []), [])).toEqual(texts);
  expect(textsOf(packOf([], []), [])).toEqual([""]);
});

test.each([
  ["the sign between two texts", "two\u001ethree"],
  ["a sign of one byte that stands for a word", "\u0001"],
  ["a letter that stands for a word", "Ё"],
])("SYNC-01 the build refuses to pack a text that holds %s", (_, text) => {
  expect(() => packOf(["one", text], [])).toThrow("needs for itself");
});

test("SYNC-01 what is not a pack of this build is read without an error: its texts have none of the hashes", () => {
  expect(textsOf("<html>Please sign in</html>", urls)).toEqual(["<html>Please sign in</html>"]);
  expect(textsOf("", urls)).toEqual([""]);
});
