import { expect, test } from "vitest";
import { leavingText } from "./leaving.text.ts";

test("USR-07 leaving a covered profile names what is lost and unsent", () => {
  expect(leavingText("Lena", false, 0)).toBeUndefined();
  expect(leavingText("Lena", true, 0)).toBe("What Lena had typed and not saved is lost.");
  expect(leavingText("Lena", false, 1)).toBe("1 change waits until Lena unlocks here again.");
  expect(leavingText("Lena", true, 3)).toBe(
    "What Lena had typed and not saved is lost. 3 changes wait until Lena unlocks here again.",
  );
});
