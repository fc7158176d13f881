/**
 * What the plain-HTTP port answers beside HTTPS on the home network: the app to browsers of this computer itself, as ever,
 * and to phones the page and the files by which they come to trust it. Nobody else's data passes here.
 */
import type { HttpBindings } from "@hono/node-server";
import { type Authority, fingerprint } from "./authority.ts";
import { certificatePath, guidePath, phonePage, phonePagePolicy, profilePath } from "./phone-page.ts";
import { phoneProfile } from "./phone-profile.ts";

type Fetch = (request: Request, bindings: object) => Response | Promise<Response>;

/** The request came from this computer, and asks it by a name that no other computer has. */
const isOwnComputer = (host: string, remote: string): boolean =>
  ["localhost", "127.0.0.1"].includes(host) && /^(?:::ffff:)?127\./.test(remote);

const remoteOf = (bindings: object): string =>
  // The listener of this port is Node's own server, which gives these bindings.
  (bindings as Partial<HttpBindings>).incoming?.socket.remoteAddress ?? "";

type FrontDoor = {
  readonly authority: Authority;
  /** Numbers and names under which the app answers with HTTPS; the first is the usual one. */
  readonly hosts: () => readonly string[];
  readonly securePort: number;
  readonly app: Fetch;
  /** docs/phones.md: the steps in words, and other ways. */
  readonly guide: string;
};

/** Makes the handler of the plain-HTTP port. */
export const plainHttpHandler = ({ authority, hosts, securePort, app, guide }: FrontDoor): Fetch => {
  const always = {
    "Cache-Control": "no-store",
    "X-Content-Type-Options": "nosniff",
    "Referrer-Policy": "no-referrer",
    "Content-Security-Policy": phonePagePolicy,
  };
  const file = (body: string, type: string, name: string): Response =>
    new Response(body, {
      headers: { ...always, "Content-Type": type, "Content-Disposition": `attachment; filename="${name}"` },
    });
  return (request, bindings) => {
    const { hostname, pathname } = new URL(request.url);
    if (isOwnComputer(hostname, remoteOf(bindings))) return app(request, bindings);
    if (!["GET", "HEAD"].includes(request.method)) {
      return new Response("This address needs HTTPS. Nothing was saved.\n", { status: 403, headers: always });
    }
    if (pathname === profilePath) {
      return file(phoneProfile(authority), "application/x-apple-aspen-config", "muster-home.mobileconfig");
    }
    if (pathname === certificatePath) {
      return file(authority.certificate.toString(), "application/x-x509-ca-cert", "muster-home.crt");
    }
    if (pathname === guidePath)
      return new Response(guide, { headers: { ...always, "Content-Type": "text/plain; charset=utf-8" } });
    const known = hosts();
    const host = known.includes(hostname) ? hostname : (known[0] ?? "localhost");
    return new Response(
      phonePage({
        app: `https://${host}:${securePort}/`,
        code: fingerprint(authority),
        userAgent: request.headers.get("user-agent") ?? "",
      }),
      { headers: { ...always, "Content-Type": "text/html; charset=utf-8" } },
    );
  };
};
