/** Headers of every answer (SECURITY.md, 5): what a page of ours may load, do and be framed by. */
import type { Context, MiddlewareHandler } from "hono";
import type { AppEnvironment } from "./environment.ts";

/** @param styleHashes `sha256-…` of the one inline critical style that the build may give */
const contentSecurityPolicy = (styleHashes: readonly string[]): string =>
  [
    "default-src 'none'",
    "script-src 'self' 'wasm-unsafe-eval'",
    ["style-src 'self'", ...styleHashes.map((hash) => `'${hash}'`)].join(" "),
    "img-src 'self' data: blob:",
    "font-src 'self'",
    "connect-src 'self'",
    "worker-src 'self'",
    "manifest-src 'self'",
    "media-src 'self' blob:",
    "form-action 'self'",
    "base-uri 'none'",
    "object-src 'none'",
    "frame-ancestors 'none'",
    "require-trusted-types-for 'script'",
    "trusted-types app-sw",
  ].join("; ");

/** One year; said only over TLS. */
const strictTransport = "max-age=31536000; includeSubDomains";

/**
 * Sets a header of whatever the answer will be. On a socket straight on its answer, where it costs a hundredth of what
 * it costs in a `Headers` object; a route may still replace it.
 */
export const setEarly = (c: Context<AppEnvironment>, name: string, value: string): void => {
  const outgoing = c.env?.outgoing;
  if (outgoing === undefined) c.header(name, value);
  else outgoing.setHeader(name, value);
};

/** Middleware that sets the headers. @param styleHashes `sha256-…` of the inline styles that the policy allows */
export const securityHeaders = (
  styleHashes: readonly string[],
  isSecure: (c: Context) => boolean,
): MiddlewareHandler<AppEnvironment> => {
  const always = Object.entries({
    "Content-Security-Policy": contentSecurityPolicy(styleHashes),
    "X-Content-Type-Options": "nosniff",
    "Referrer-Policy": "no-referrer",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
    "Permissions-Policy": "camera=(self), microphone=(), geolocation=()",
  });
  const overTls = [...always, ["Strict-Transport-Security", strictTransport] as const];
  return async (c, next) => {
    const headers = isSecure(c) ? overTls : always;
    const outgoing = c.env?.outgoing;
    if (outgoing !== undefined) {
      for (const [name, value] of headers) outgoing.setHeader(name, value);
      return next();
    }
    await next();
    for (const [name, value] of headers) c.res.headers.set(name, value);
  };
};
