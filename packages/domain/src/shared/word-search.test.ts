import fc from "fast-check";
import { expect, test } from "vitest";
import { editDistance, type ReadingRules, type SearchName, searchWords, wordIndex } from "./word-search.ts";

const rules: ReadingRules = {
  forms: (typed) => [typed],
  isUnfinished: true,
  misspelt: { any: 4, said: 4, unfinished: 4 },
};
const name = (words: string, owner: number, more: Partial<SearchName> = {}): SearchName => ({
  owner,
  words: words.split(" "),
  isSaid: true,
  points: 0,
  ...more,
});
const index = wordIndex([
  name("plank", 0, { also: ["abs"] }),
  name("planche lean", 1),
  name("pull up", 2, { isJoined: true }),
  name("pullup bar", 2),
  name("acme plan", 3, { isBrand: true }),
]);
const found = (query: string, more: Partial<ReadingRules> = {}) =>
  [...searchWords(index, query.split(" "), { ...rules, ...more })]
    .toSorted(([, one], [, other]) => other.score - one.score)
    .map(([owner]) => owner);

test("FOOD-01 edit distance counts changed, added, lost and swapped letters", () => {
  expect(editDistance("banana", "bananna", 2)).toBe(1);
  expect(editDistance("recieve", "receive", 2)).toBe(1);
  expect(editDistance("cat", "dog", 1)).toBe(2);
  fc.assert(
    fc.property(fc.string({ maxLength: 8 }), fc.string({ maxLength: 8 }), (one, other) => {
      expect(editDistance(one, other, 8)).toBe(editDistance(other, one, 8));
      expect(editDistance(one, one, 2)).toBe(0);
    }),
  );
});

test("EXLIB-02 FOOD-01 the beginning of a word is enough, unless words are finished", () => {
  expect(found("lea")).toEqual([1]);
  expect(found("lea", { isUnfinished: false })).toEqual([]);
});

test("EXLIB-02 a word that only begins another one is misspelt where words are few", () => {
  expect(found("planc")).toEqual([1]);
  expect(found("planc", { isWide: true })).toEqual([0, 1]);
});

test("EXLIB-02 two words of a name are one word too, and cover the whole name", () => {
  const hits = searchWords(index, ["pullup"], rules);
  expect(hits.get(2)?.name.words).toEqual(["pull", "up"]);
});

test("EXLIB-02 words beside a name are found, and count less than those of a name", () => {
  expect(found("abs")).toEqual([0]);
  expect(searchWords(index, ["abs"], rules).get(0)?.score).toBeLessThan(
    searchWords(index, ["plank"], rules).get(0)?.score ?? 0,
  );
});

test("FOOD-01 nobody meant a brand who typed another word", () => {
  expect(found("akme")).toEqual([]);
  expect(found("acme")).toEqual([3]);
});
