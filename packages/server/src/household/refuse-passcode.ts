/** A passcode problem as a refusal. */
import type { Context } from "hono";
import { refuse } from "../http/refuse.ts";
import type { PasscodeProblem } from "./passcodes.ts";

/** The HTTP answer to a passcode problem, with the seconds to wait where waiting helps. */
export const refusePasscode = (c: Context, problem: PasscodeProblem): Response => {
  switch (problem.type) {
    case "wrong-passcode":
      return refuse(c, "wrong-passcode");
    case "busy":
      return refuse(c, "busy", { retryAfterSeconds: 2 });
    case "passcode-blocked":
      return problem.retryAfterSeconds === null
        ? refuse(c, "passcode-blocked")
        : refuse(c, "passcode-blocked", { retryAfterSeconds: problem.retryAfterSeconds });
  }
};
