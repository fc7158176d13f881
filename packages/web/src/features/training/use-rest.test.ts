import { setRoleOrder } from "@muster/domain/training/set-roles";
import { expect, test } from "vitest";
import { startRest } from "./rest-clock.ts";
import { restBefore } from "./use-rest.ts";

const rest = startRest(90, 0);

test("feature F5 no rest runs before a drop set; before every other set it goes on", () => {
  expect(rest).toBeDefined();
  expect(
    setRoleOrder.filter((role) => restBefore(role, { rest, held: undefined }).rest === undefined),
  ).toEqual(["drop"]);
});

test("feature F5 a set that is no drop set after all gets its rest back, by the same deadline; one that had none gets none", () => {
  const chosen = restBefore("drop", { rest, held: undefined });
  expect(restBefore("working", chosen)).toEqual({ rest, held: undefined });
  expect(restBefore("failure", restBefore("drop", chosen)).rest).toBe(rest);
  const none = { rest: undefined, held: undefined };
  expect(restBefore("working", restBefore("drop", none))).toEqual(none);
});
