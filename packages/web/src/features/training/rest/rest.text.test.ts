import { expect, test } from "vitest";
import { exercisePageText } from "../exercise/exercise.text.ts";
import { restsText } from "./rest.text.ts";

test("EXC-05 a rest reads as on the card of its exercise", () => {
  expect(exercisePageText.restTime(180)).toBe("Rest time: 3 min");
  expect(restsText.ownRestLead(90)).toBe("For this exercise, in every workout. Your plan says 90 sec.");
  expect(restsText.ownRestLead(150)).toMatch(/2:30 min\.$/);
});
