import type { Context } from "hono";

/** Whether the sender of a request takes an answer in this encoding: named in `Accept-Encoding`, and not with `q=0`. */
export const takesEncoding = (c: Context, encoding: "br" | "gzip"): boolean =>
  (c.req.header("accept-encoding") ?? "")
    .split(",")
    .some((part) => new RegExp(`^\\s*${encoding}\\s*(;\\s*q=(?!0(\\.0*)?\\s*$).*)?$`, "i").test(part));
