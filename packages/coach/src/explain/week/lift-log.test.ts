import { addDays } from "@muster/domain/shared/dates";
import { expect, test } from "vitest";
import { toPlanned } from "../../catalogue/planned.ts";
import { bout, goblet, input, who } from "../../design/testing/load-cases.ts";
import { leadWords } from "../day-insight.ts";
import { plannedStep } from "./lift-log.ts";

test.each([
  [8, "slower"],
  [9, "more left"],
])("COACH-07 at the top of the range, rated %i, the day says why: %s", (difficulty, reason) => {
  const planned = {
    ...toPlanned(goblet, { sets: 3, targetLow: 8, targetHigh: 10, restSeconds: 90, targetDifficulty: 8 }),
    loadLb: 50,
  };
  const bouts = [bout({ difficulty, date: addDays(input.validFrom, -3) })];
  const person = who({ bouts });
  const texts = [0, 7, 14].map(
    (days) => leadWords(planned, person, "monday", addDays(input.validFrom, days), false)?.text ?? "",
  );
  for (const text of texts) expect(text).toContain(reason);
});

test("COACH-07 a step that waits for a normal week is said to wait", () => {
  const planned = {
    ...toPlanned(goblet, {
      sets: 3,
      targetLow: 8,
      targetHigh: 10,
      restSeconds: 90,
      targetDifficulty: 8,
    }),
    loadLb: 50,
  };
  const person = who({ bouts: [bout({ difficulty: 7, date: addDays(input.validFrom, -3) })] });
  const said = leadWords(planned, person, "monday", input.validFrom, true)?.text;
  expect(said).toMatch(/normal week/);
  expect(said).not.toMatch(/slower/);
});

/** What is asked after 9, 9 and 8 repetitions of 8-10 with this rating, at this effort. */
const aimAfter = (difficulty: number, targetDifficulty: number) =>
  plannedStep(
    {
      ...toPlanned(goblet, { sets: 3, targetLow: 8, targetHigh: 10, restSeconds: 90, targetDifficulty }),
      loadLb: 50,
    },
    bout({ amounts: [9, 9, 8], difficulty }),
  ).aim;

test.each([
  [8, 8],
  [7, 6],
])("COACH-07 sets rated %i of a planned %i ask for a repetition more", (difficulty, planned) => {
  expect(aimAfter(difficulty, planned)).toMatchObject({ reps: 9 });
});

test.each([
  [9, 8],
  [8, 6],
])("COACH-07 sets rated %i of a planned %i ask for no more", (difficulty, planned) => {
  expect(aimAfter(difficulty, planned)).toBeNull();
});
