/** Headers of every answer (security §5): what a page of ours may load, do and be framed by. */
import type { Context, MiddlewareHandler } from "hono";

/** @param styleHashes `sha256-…` of the one inline critical style that the build may give */
export const contentSecurityPolicy = (styleHashes: readonly string[]): string =>
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

export const securityHeaders = (
  styleHashes: readonly string[],
  isSecure: (c: Context) => boolean,
): MiddlewareHandler => {
  const policy = contentSecurityPolicy(styleHashes);
  return async (c, next) => {
    await next();
    const { headers } = c.res;
    headers.set("Content-Security-Policy", policy);
    headers.set("X-Content-Type-Options", "nosniff");
    headers.set("Referrer-Policy", "no-referrer");
    headers.set("Cross-Origin-Opener-Policy", "same-origin");
    headers.set("Cross-Origin-Resource-Policy", "same-origin");
    headers.set("Permissions-Policy", "camera=(self), microphone=(), geolocation=()");
    if (isSecure(c)) headers.set("Strict-Transport-Security", strictTransport);
  };
};
