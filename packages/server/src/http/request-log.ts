/**
 * What the server writes down of its work: one line a request, with the route's pattern instead of the address, and one
 * for each bug. Never an address, a header, a body or a cookie: they hold names, codes and figures of people's bodies.
 */
import type { NewId } from "@muster/domain/shared/ids";
import { createMiddleware } from "hono/factory";
import type { AppEnvironment, Clock } from "./environment.ts";
import { setEarly } from "./security-headers.ts";

/** One answered request; `ms` is the time until the answer began. */
export type RequestLine = {
  readonly requestId: string;
  readonly method: string;
  /** As the route was declared: `/api/devices/:id`. */
  readonly route: string;
  readonly status: number;
  readonly ms: number;
};

/** Receives a line for each answered request. */
export type RequestLog = {
  /** Whether anybody reads the lines; without a reader they are not made. */
  readonly isOn: boolean;
  readonly line: (line: RequestLine) => void;
};

/** Methods that HTTP knows; anything else a sender may have made up. */
const methods = new Set(["GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS"]);

/** Stands first, so that its line covers the guards too. The id goes back to the sender as `X-Request-Id`. */
export const logRequests = (log: RequestLog, newId: NewId, clock: Clock) =>
  createMiddleware<AppEnvironment>(async (c, next) => {
    if (!log.isOn) return next();
    const requestId = newId();
    const start = clock().getTime();
    setEarly(c, "X-Request-Id", requestId);
    await next();
    log.line({
      requestId,
      method: methods.has(c.req.method) ? c.req.method : "other",
      route: c.req.routePath,
      status: c.res.status,
      ms: clock().getTime() - start,
    });
  });
