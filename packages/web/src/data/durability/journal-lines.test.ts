import { expect, test } from "vitest";
import type { PreparedSave } from "../store/dexie-write.ts";
import { decodeLines, encodeLine, inOneOrder, savesOf } from "./journal-lines.ts";

const aSave = (op: string, at = 0, mealName = "Crème brûlée 🍮\n"): PreparedSave => ({
  profileId: "anna",
  changes: [{ op, change: { kind: "nutritionEntry", id: op, patch: { mealName } } }],
  group: undefined,
  at,
});
const opsOf = (saves: readonly PreparedSave[]) => saves.map(({ changes }) => changes[0]?.op);

test("WORK-06 a line holds the whole save and comes back as it was", () => {
  const save = aSave("a");
  expect(decodeLines(encodeLine({ save }))).toEqual([{ save: JSON.parse(JSON.stringify(save)) }]);
});

test("WORK-06 a file that was cut off anywhere gives exactly the lines that were whole", () => {
  const lines = ["a", "b", "c"].map((op) => encodeLine({ save: aSave(op) }));
  const text = lines.join("");
  for (let end = 0; end <= text.length; end += 1) {
    // The line break is no part of what a line says.
    const whole = lines.filter((_, index) => lines.slice(0, index + 1).join("").length - 1 <= end).length;
    expect(decodeLines(text.slice(0, end))).toHaveLength(whole);
  }
});

test("WORK-06 a damaged line is left out, and the ones around it are not", () => {
  const [first, second, third] = ["a", "b", "c"].map((op) => encodeLine({ save: aSave(op) }));
  const damaged = second?.replace("brûlée", "brulée") ?? "";
  expect(opsOf(savesOf(decodeLines(`${first}${damaged}${third}`)))).toEqual(["a", "c"]);
  expect(opsOf(savesOf(decodeLines(`${first}\u0000\u0000\n\n${third}`)))).toEqual(["a", "c"]);
});

test("WORK-06 a save that was taken back does not come back", () => {
  const text = [
    encodeLine({ save: aSave("a") }),
    encodeLine({ save: aSave("b") }),
    encodeLine({ abort: ["a"] }),
  ];
  expect(opsOf(savesOf(decodeLines(text.join(""))))).toEqual(["b"]);
});

test("SYNC-03 journal files of several tabs merge by time, each save once", () => {
  // The second file's clock was set back between its saves.
  const merged = inOneOrder([
    [aSave("a", 1), aSave("d", 40)],
    [aSave("c", 30), aSave("b", 2), aSave("e", 50)],
    [aSave("d", 40)],
  ]);
  expect(opsOf(merged)).toEqual(["a", "c", "b", "d", "e"]);
});
