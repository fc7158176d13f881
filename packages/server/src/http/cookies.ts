/**
 * The two cookies: the device's credential and the profile's session. Both carry the household's id beside the secret,
 * so that looking them up never crosses households. Over HTTPS they have the `__Host-` prefix; on plain http://localhost,
 * where browsers refuse that prefix, a plain name.
 */
import type { Context } from "hono";

type CookieName = "dev" | "ses";

/** 400 days, the longest that browsers keep: https://httpwg.org/http-extensions/draft-ietf-httpbis-rfc6265bis.html */
const deviceSeconds = 34_560_000;
const sessionSeconds = 30 * 86_400;

export type Credential = { readonly householdId: string; readonly secret: string };

const nameOf = (name: CookieName, secure: boolean): string => (secure ? `__Host-${name}` : `muster-${name}`);

/** Our cookies hold nothing that needs quoting or decoding, so anything else by their name is not ours. */
const valuePattern = "([0-9a-f-]{36})\\.([A-Za-z0-9_-]{43})";
const cookiePattern = (name: CookieName, secure: boolean): RegExp =>
  new RegExp(`(?:^|; ?)${nameOf(name, secure)}=${valuePattern}(?:;|$)`);
const patterns = {
  dev: { plain: cookiePattern("dev", false), secure: cookiePattern("dev", true) },
  ses: { plain: cookiePattern("ses", false), secure: cookiePattern("ses", true) },
};

export const readCredential = (c: Context, name: CookieName, secure: boolean): Credential | undefined => {
  const match = patterns[name][secure ? "secure" : "plain"].exec(c.req.header("cookie") ?? "");
  const [, householdId, secret] = match ?? [];
  return householdId === undefined || secret === undefined ? undefined : { householdId, secret };
};

const setHeader = (c: Context, name: CookieName, secure: boolean, value: string, seconds: number): void => {
  const security = secure ? "; Secure" : "";
  c.header(
    "Set-Cookie",
    `${nameOf(name, secure)}=${value}; Path=/; HttpOnly; SameSite=Strict; Max-Age=${seconds}${security}`,
    { append: true },
  );
};

export const setCredential = (
  c: Context,
  name: CookieName,
  secure: boolean,
  { householdId, secret }: Credential,
): void =>
  setHeader(c, name, secure, `${householdId}.${secret}`, name === "dev" ? deviceSeconds : sessionSeconds);

export const clearCredential = (c: Context, name: CookieName, secure: boolean): void =>
  setHeader(c, name, secure, "", 0);
