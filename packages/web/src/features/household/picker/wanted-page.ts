/** USR-06: where a visitor without a profile is sent, and where they go once one is chosen. */

const signInPage = "/user-select";

/**
 * Address of the picker that remembers the wanted page.
 * @param wanted path with query, within this app
 * @param hash of the wanted page: a set-up link's code travels in it and nowhere else
 */
export const signInAddress = (wanted: string, hash = ""): string => {
  const next = wanted === "/" ? "" : `?next=${encodeURIComponent(wanted)}`;
  return `${signInPage}${next}${hash}`;
};

/**
 * The page to open after sign-in, from the picker's query. Only pages of this app count: an address with a host, or
 * one that a browser would read as such (`//evil.example`, `/\evil.example`), leads home.
 */
export const wantedPage = (search: string): string => {
  const next = new URLSearchParams(search).get("next") ?? "/";
  const inside = /^\/(?![/\\])/.test(next) && !next.startsWith(signInPage);
  return inside ? next : "/";
};
