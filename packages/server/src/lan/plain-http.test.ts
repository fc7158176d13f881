import { X509Certificate } from "node:crypto";
import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { beforeAll, expect, test } from "vitest";
import { type Authority, fingerprint, loadAuthority } from "./authority.ts";
import { plainHttpHandler } from "./plain-http.ts";

let authority: Authority;
beforeAll(async () => {
  const loaded = await loadAuthority(
    mkdtempSync(join(tmpdir(), "muster-door-")),
    new Date("2026-11-23T06:00:00Z"),
    "Tom & Ida",
  );
  if (!loaded.ok) throw new Error(loaded.error);
  authority = loaded.value;
});

const ask = (path: string, remote: string, init?: RequestInit) =>
  plainHttpHandler({
    authority,
    hosts: () => ["192.168.178.21", "pc.local"],
    securePort: 8443,
    app: () => new Response("the app"),
    guide: "# Muster on phones",
  })(new Request(path, init), { incoming: { socket: { remoteAddress: remote } } });
const phone = "192.168.178.30";

test("this computer's own browser gets the app at localhost, as ever", async () => {
  const answer = await ask("http://localhost:8787/", "127.0.0.1");
  expect(await answer.text()).toBe("the app");
});

test("a phone that calls itself localhost does not get the app without HTTPS", async () => {
  const answer = await ask("http://localhost:8787/", phone);
  expect(await answer.text()).toContain("Trust your home computer");
});

test("a phone's page leads to the app under the address that the phone knows", async () => {
  const named = await ask("http://pc.local:8787/", phone);
  const page = await named.text();
  expect(page).toContain('href="https://pc.local:8443/"');
  expect(page).toContain(fingerprint(authority));
  const other = await ask("http://evil.example/", phone);
  expect(await other.text()).toContain('href="https://192.168.178.21:8443/"');
});

test("an Android phone sees its own steps first", async () => {
  const android = await ask("http://pc.local:8787/", phone, { headers: { "user-agent": "Android 17" } });
  expect(await android.text()).toMatch(/<h3>Android[\s\S]*<h3>iPhone/);
  const iphone = await ask("http://pc.local:8787/", phone, { headers: { "user-agent": "iPhone" } });
  expect(await iphone.text()).toMatch(/<h3>iPhone[\s\S]*<h3>Android/);
});

test("phones get the authority in the two forms that they install", async () => {
  const profile = await ask("http://pc.local:8787/muster-home.mobileconfig", phone);
  expect(profile.headers.get("content-type")).toBe("application/x-apple-aspen-config");
  const text = await profile.text();
  expect(text).toContain("Muster at home (Tom---Ida)");
  const [, inside = ""] = /<data>(.*)<\/data>/.exec(text) ?? [];
  const der = Buffer.from(inside, "base64");
  expect(new X509Certificate(der).fingerprint256).toBe(authority.certificate.fingerprint256);
  const certificate = await ask("http://pc.local:8787/muster-home.crt", phone);
  expect(certificate.headers.get("content-type")).toBe("application/x-x509-ca-cert");
  const pem = await certificate.text();
  expect(new X509Certificate(pem).fingerprint256).toBe(authority.certificate.fingerprint256);
  expect(`${text}${pem}`).not.toContain("PRIVATE KEY");
});

test("nothing can be sent over plain HTTP from another device", async () => {
  const answer = await ask("http://pc.local:8787/api/sessions", phone, { method: "POST", body: "{}" });
  expect(answer.status).toBe(403);
});

test("a phone's page links to the guide with other ways, which is served as text", async () => {
  const page = await (await ask("http://pc.local:8787/", phone)).text();
  expect(page).toContain('href="/guide.txt"');
  const guide = await ask("http://pc.local:8787/guide.txt", phone);
  expect(guide.headers.get("content-type")).toBe("text/plain; charset=utf-8");
  expect(await guide.text()).toBe("# Muster on phones");
});
