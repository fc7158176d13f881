/**
 * The two cookies: the device's credential and the profile's session. Both carry the household's id beside the secret,
 * so that looking them up never crosses households. Over HTTPS they have the `__Host-` prefix; on plain http://localhost,
 * where browsers refuse that prefix, a plain name. A demo's have names of their own: it often runs where the real server
 * runs, and must not take that one's place.
 */
import type { Context } from "hono";
import { getCookie, setCookie } from "hono/cookie";
import type { AppEnvironment } from "./environment.ts";

type CookieName = "dev" | "ses";

/** 400 days, the longest that browsers keep: https://httpwg.org/http-extensions/draft-ietf-httpbis-rfc6265bis.html */
const deviceSeconds = 34_560_000;
const sessionSeconds = 30 * 86_400;

type Credential = { readonly householdId: string; readonly secret: string };

const nameOf = (name: CookieName, secure: boolean, demo: boolean): string =>
  `${secure ? "__Host-" : "muster-"}${demo ? "demo-" : ""}${name}`;

/** Anything else by the name of our cookies is not ours. */
const form = /^([0-9a-f-]{36})\.([A-Za-z0-9_-]{43})$/;

type AppContext = Context<AppEnvironment>;

/** The household and secret of a cookie; undefined when it is absent or does not have the form of one of ours. */
export const readCredential = (c: AppContext, name: CookieName, secure: boolean): Credential | undefined => {
  const [, householdId, secret] = form.exec(getCookie(c, nameOf(name, secure, c.get("isDemo"))) ?? "") ?? [];
  return householdId === undefined || secret === undefined ? undefined : { householdId, secret };
};

const set = (c: AppContext, name: CookieName, secure: boolean, value: string, maxAge: number): void =>
  setCookie(c, nameOf(name, secure, c.get("isDemo")), value, {
    path: "/",
    httpOnly: true,
    sameSite: "Strict",
    maxAge,
    secure,
  });

/** Adds the cookie to the reply: not readable by scripts, sent to this site alone. */
export const setCredential = (
  c: AppContext,
  name: CookieName,
  secure: boolean,
  { householdId, secret }: Credential,
): void => set(c, name, secure, `${householdId}.${secret}`, name === "dev" ? deviceSeconds : sessionSeconds);

/** Adds a cookie to the reply that makes the browser forget the one of this name. */
export const clearCredential = (c: AppContext, name: CookieName, secure: boolean): void =>
  set(c, name, secure, "", 0);
