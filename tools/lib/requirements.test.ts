import { expect, test } from "vitest";
import { idsInList, idsInTests } from "./requirements.ts";

test("the list gives its ids in order, and nothing from prose", () => {
  expect(idsInList("| id | what |\n|---|---|\n| ONB-01 | steps |\n| HOME-10 | charts |\nsee USR-01")).toEqual(
    ["ONB-01", "HOME-10"],
  );
});

test("a test proves the ids that its title starts with, not those it mentions", () => {
  const source = [
    'test("AAA-02 rejects zero reps", () => {});',
    "test('BBB-06, CCC-01 a set survives', () => {});",
    'test.each([[1, 2]])("DDD-01 sums %i", () => {});',
    'test("rejects what EEE-02 allows", () => {});',
  ].join("\n");
  expect(idsInTests(source)).toEqual(["AAA-02", "BBB-06", "CCC-01", "DDD-01"]);
});
