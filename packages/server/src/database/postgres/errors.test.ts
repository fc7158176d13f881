import { expect, test } from "vitest";
import { DatabaseRefused } from "../../stores/refused.ts";
import { neutral } from "./errors.ts";

const withCode = (code: string): Error => Object.assign(new Error(`connect ${code}`), { code });

test("a PostgreSQL that nobody finds is away, whatever way its address names it", () => {
  // A port, a socket, a name that is not resolved now, and one of a container that was stopped.
  for (const code of ["ECONNREFUSED", "ENOENT", "EAI_AGAIN", "ENOTFOUND"])
    expect(neutral(withCode(code))).toEqual(new DatabaseRefused("busy"));
});

test("an error that says nothing of the way there stays what it was", () => {
  const bug = withCode("42703");
  expect(neutral(bug)).toBe(bug);
});
