/** Where a request comes from: address, scheme and whether our own page sent it. */
import { getConnInfo } from "@hono/node-server/conninfo";
import type { Context } from "hono";

const localNames = new Set(["localhost", "127.0.0.1", "[::1]"]);
/** Such a host needs no parser; every other spelling gets one. */
const plainLocalHost = /^(?:localhost|127\.0\.0\.1|\[::1\])(?::\d{1,5})?$/;

/** What the server believes of a request's origin. Headers of a proxy count only when it is trusted. */
export type OriginReader = {
  /** False for what no browser sends as its host, such as two of them: no address can be made of it. */
  hasHost(c: Context): boolean;
  /** True over TLS, ours or that of the trusted proxy. */
  isSecure(c: Context): boolean;
  /** True for http://localhost and its numbers: browsers treat it like HTTPS. */
  isLocal(c: Context): boolean;
  /** The server's own address as this client knows it, such as `https://muster.example:8787`. */
  own(c: Context): string;
  /** The client's network, by which it is limited; '' when unknown. */
  address(c: Context): string;
  /** False when another site's page sent it, as far as the browser tells. */
  isOwnPage(c: Context): boolean;
};

/**
 * What limits count: one household at home has a whole /64 of IPv6 (https://www.rfc-editor.org/rfc/rfc6177), so its addresses
 * count as one; an IPv4 address counts by itself, however it is written.
 */
export const networkOf = (address: string): string => {
  const plain = address.replace(/^::ffff:(?=\d+\.)/i, "").replace(/%.*$/, "");
  if (!plain.includes(":")) return plain;
  const [head = "", tail] = plain.split("::");
  const groups = head.split(":").filter((group) => group !== "");
  const after = (tail ?? "").split(":").filter((group) => group !== "");
  const between =
    tail === undefined ? [] : Array<string>(Math.max(0, 8 - groups.length - after.length)).fill("0");
  const whole = [...groups, ...between, ...after].slice(0, 4);
  return `${whole.map((group) => group.replace(/^0+(?=.)/, "").toLowerCase()).join(":")}::/64`;
};

/** @param trustProxy believe `x-forwarded-*` headers: only behind the operator's own proxy */
export const createOriginReader = (trustProxy: boolean): OriginReader => {
  const isSecure = (c: Context): boolean =>
    (trustProxy && c.req.header("x-forwarded-proto")?.split(",")[0]?.trim() === "https") ||
    c.req.url.startsWith("https:");
  return {
    hasHost: (c) => {
      const host = c.req.header("host");
      return (
        host === undefined ||
        plainLocalHost.test(host) ||
        (/^[^\s,/?#@\\]+$/.test(host) && URL.canParse(`http://${host}`))
      );
    },
    isSecure,
    isLocal: (c) => {
      const host = c.req.header("host") ?? new URL(c.req.url).host;
      return plainLocalHost.test(host) || localNames.has(new URL(`http://${host}`).hostname);
    },
    own: (c) => `${isSecure(c) ? "https" : "http"}://${c.req.header("host") ?? new URL(c.req.url).host}`,
    address: (c) => {
      // The last entry is the one that our own proxy wrote; those before it are the client's claim.
      const forwarded = trustProxy ? c.req.header("x-forwarded-for")?.split(",").at(-1)?.trim() : undefined;
      if (forwarded !== undefined && forwarded !== "") return networkOf(forwarded);
      // `app.request` in tests has no connection.
      return c.env?.incoming === undefined ? "" : networkOf(getConnInfo(c).remote.address ?? "");
    },
    isOwnPage: (c) => {
      const changes = !["GET", "HEAD"].includes(c.req.method);
      const site = c.req.header("sec-fetch-site");
      // 'none': the person typed the address. https://www.w3.org/TR/fetch-metadata/
      if (site !== undefined && site !== "same-origin" && !(site === "none" && !changes)) return false;
      const origin = c.req.header("origin");
      // Every browser says one of the two with whatever changes something. What says neither is no browser's page, and
      // then it has no business with a browser's cookies; without them there is nothing that it could ride on.
      if (origin === undefined) return !changes || site !== undefined || c.req.header("cookie") === undefined;
      const host = c.req.header("host") ?? new URL(c.req.url).host;
      if (origin === `https://${host}` || origin === `http://${host}`) return true;
      return URL.canParse(origin) && new URL(origin).host === host;
    },
  };
};
