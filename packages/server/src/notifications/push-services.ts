/**
 * Where reminders may be sent to: the push services of browsers, and what the operator names besides. A subscription is
 * text from a browser, so without this list anybody signed in could make the server call any address.
 */

/** Chrome and Edge on Android and desktop, Firefox, Safari, Edge on Windows. A leading dot stands for any name below. */
const known = [
  "fcm.googleapis.com",
  "jmt17.google.com",
  ".push.services.mozilla.com",
  "web.push.apple.com",
  ".push.apple.com",
  ".notify.windows.com",
] as const;

/**
 * Whether a subscription's address is one that this server sends to.
 * @param named by the operator (`PUSH_SERVICES`), as `host` or `host:port`; only these may be without TLS
 */
export const isPushService = (endpoint: string, named: readonly string[]): boolean => {
  if (!URL.canParse(endpoint)) return false;
  const { protocol, hostname, host, port, username, password } = new URL(endpoint);
  if (username !== "" || password !== "") return false;
  if (named.includes(host)) return protocol === "https:" || protocol === "http:";
  return (
    protocol === "https:" &&
    port === "" &&
    known.some((name) => (name.startsWith(".") ? hostname.endsWith(name) : hostname === name))
  );
};
