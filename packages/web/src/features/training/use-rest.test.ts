import { setRoleOrder } from "@muster/domain/training/set-roles";
import { expect, test } from "vitest";
import { startRest } from "./rest-clock.ts";
import { restBefore } from "./use-rest.ts";

test("feature F5 no rest runs before a drop set; before every other set it goes on", () => {
  const rest = startRest(90, 0);

  expect(rest).toBeDefined();
  expect(setRoleOrder.filter((role) => restBefore(role, rest) === undefined)).toEqual(["drop"]);
});
