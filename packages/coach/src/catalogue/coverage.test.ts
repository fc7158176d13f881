import { expect, test } from "vitest";
import { exerciseById } from "./catalogue.ts";
import { substitutePatterns } from "./exercise.ts";
import { allCells, thinCells, trainablePatterns, variantsNeeded, variantsOf } from "./testing/coverage.ts";

const key = ({ pattern, kit, level }: { pattern: string; kit: string; level: number }) =>
  `${pattern} / ${kit} / ${level}`;

test("settled point 26 each pattern has three variants for every kit and level", () => {
  const short = allCells.filter((cell) => variantsOf(cell).length < variantsNeeded).map(key);
  expect(allCells).toHaveLength(8 * 7 * 3);
  expect(short).toEqual([]);
});

test("settled point 26 cells without an exercise of their own level are listed", () => {
  const thin = allCells
    .filter((cell) => !variantsOf(cell).some((exercise) => exercise.level === cell.level))
    .map(key);
  expect(thin).toEqual(thinCells.map(key));
});

test("settled point 26 a thin cell's substitute is a full cell of that kit", () => {
  for (const { substitute, kit, level } of thinCells)
    expect(variantsOf({ pattern: substitute, kit, level }).length).toBeGreaterThanOrEqual(variantsNeeded);
});

test("coach.V6 every trainable pattern names other patterns to turn to", () => {
  for (const pattern of trainablePatterns) {
    expect(substitutePatterns[pattern]?.length).toBeGreaterThanOrEqual(2);
    expect(substitutePatterns[pattern]).not.toContain(pattern);
  }
});

test("coach.Q1 a variant counted for bare hands needs nothing that people do not have", () => {
  const bare = variantsOf({ pattern: "v_pull", kit: "none", level: 1 }).map((exercise) => exercise.id);
  expect(bare).toContain("v_pull.towel");
  expect(bare).not.toContain("v_pull.hang");
  expect(exerciseById("v_pull.hang")?.needs).toEqual([["pull_up_bar"]]);
});
