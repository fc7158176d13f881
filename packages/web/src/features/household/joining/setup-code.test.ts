import { expect, test } from "vitest";
import { setupCodeIn } from "./setup-code.ts";

test("USR-09 the code of a set-up link is read from its fragment", () => {
  expect(setupCodeIn("#setup=ABCDE-FGHJK")).toBe("ABCDE-FGHJK");
  expect(setupCodeIn("#setup=ABCDE%20FGHJK")).toBe("ABCDE FGHJK");
});

test("USR-09 any other fragment is no code", () => {
  for (const fragment of ["", "#", "#setup=", "#setup=%20", "#main", "#code=ABCDE"])
    expect(setupCodeIn(fragment)).toBeUndefined();
});
