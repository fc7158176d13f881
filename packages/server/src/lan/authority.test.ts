import { X509Certificate } from "node:crypto";
import { once } from "node:events";
import { mkdtempSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { createServer } from "node:https";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { connect } from "node:tls";
import { expect, test } from "vitest";
import { certificateFor, loadAuthority } from "./authority.ts";
import { authorityFile } from "./authority-file.ts";

const now = new Date("2026-11-23T06:00:00Z");
const folder = () => mkdtempSync(join(tmpdir(), "muster-lan-"));
const home = { numbers: ["192.168.178.21", "10.0.0.5"], names: ["localhost", "pc.local"] } as const;
const authorityIn = async (dataDir: string) => {
  const loaded = await loadAuthority(dataDir, now, "pc");
  if (!loaded.ok) throw new Error(loaded.error);
  return loaded.value;
};

/** What a client that trusts this authority alone says to a server with this certificate. */
const meet = async (ca: string, certificate: { cert: Buffer; key: Buffer }, servername: string) => {
  const server = createServer(certificate).listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  const said = await new Promise<string>((resolve) => {
    const socket = connect({ port, host: "127.0.0.1", ca, servername }, () => resolve("trusted"));
    socket.on("error", (error) => resolve(error.message));
    socket.on("secureConnect", () => socket.end());
  });
  server.close();
  return said;
};

test("a client that trusts the authority trusts the computer's certificate", async () => {
  const authority = await authorityIn(folder());
  const made = await certificateFor(authority, home, new Date());
  expect(await meet(authority.certificate.toString(), made, "localhost")).toBe("trusted");
  expect(await meet(authority.certificate.toString(), made, "pc.local")).toBe("trusted");
});

test("the authority cannot vouch for a name outside of a home network", async () => {
  const authority = await authorityIn(folder());
  const wrong = await certificateFor(authority, { ...home, names: ["bank.example"] }, new Date());
  expect(await meet(authority.certificate.toString(), wrong, "bank.example")).toBe(
    "permitted subtree violation",
  );
});

test("the certificate names every address and is valid up to 398 days", async () => {
  const authority = await authorityIn(folder());
  const { cert } = await certificateFor(authority, home, now);
  const made = new X509Certificate(cert);
  expect(made.subjectAltName).toBe(
    "DNS:localhost, DNS:pc.local, IP Address:192.168.178.21, IP Address:10.0.0.5, IP Address:127.0.0.1",
  );
  const days = (Date.parse(made.validTo) - Date.parse(made.validFrom)) / 86_400_000;
  expect(days).toBeLessThanOrEqual(398);
  expect(made.verify(authority.certificate.publicKey)).toBe(true);
  expect(made.ca).toBe(false);
});

test("the authority is readable by its owner alone and survives a restart", async () => {
  const dataDir = folder();
  const first = await authorityIn(dataDir);
  expect(statSync(join(dataDir, authorityFile)).mode & 0o777).toBe(0o600);
  const again = await authorityIn(dataDir);
  expect(again.certificate.fingerprint256).toBe(first.certificate.fingerprint256);
  expect(again.name).toBe("Muster at home (pc)");
});

test("a damaged authority is explained in one sentence and left as it is", async () => {
  const dataDir = folder();
  const file = join(dataDir, authorityFile);
  writeFileSync(file, "nothing");
  const loaded = await loadAuthority(dataDir, now, "pc");
  expect(loaded.ok ? "" : loaded.error).toContain("does not hold a key and its certificate");
  expect(readFileSync(file, "utf8")).toBe("nothing");
});
