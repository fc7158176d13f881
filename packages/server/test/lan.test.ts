/** `--lan` as a process: what it prints, what phones are answered, and how it refuses. */
import { spawn } from "node:child_process";
import { X509Certificate } from "node:crypto";
import { once } from "node:events";
import { existsSync, mkdtempSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { createServer } from "node:http";
import { get } from "node:https";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { createOwner, startServer } from "./harness.ts";
import { environmentOf, mainFile, runToEnd } from "./server-process.ts";

const folder = () => mkdtempSync(join(tmpdir(), "muster-lan-"));
const lan = (dataDir: string, more: Record<string, string> = {}) =>
  environmentOf(dataDir, { HTTPS_PORT: "0", HOST: host, ...more });
/** A number of this computer that is not the one by which it calls itself: what a phone's view is. */
const host = "127.0.0.2";

const start = async (dataDir: string) => {
  const child = spawn(process.execPath, ["--disable-warning=ExperimentalWarning", mainFile, "--lan"], {
    env: lan(dataDir),
  });
  let out = "";
  await new Promise<void>((resolve, reject) => {
    child.stdout.setEncoding("utf8").on("data", (text: string) => {
      out += text;
      if (out.includes("docs/phones.md")) resolve();
    });
    child.stderr.setEncoding("utf8").on("data", (text: string) => reject(new Error(text)));
  });
  const match = (pattern: RegExp): string => pattern.exec(out)?.[0] ?? "";
  return {
    out,
    page: match(/http:\/\/[\d.]+:\d+/),
    app: match(/https:\/\/[\d.]+:\d+/),
    end: async () => {
      child.kill("SIGTERM");
      await once(child, "close");
    },
  };
};

const overTls = (address: string, ca: string) =>
  new Promise<{
    readonly body: string;
    readonly headers: NodeJS.Dict<string | string[]>;
    readonly cert: string;
  }>((resolve, reject) => {
    get(`${address}/api/hello`, { ca }, (answer) => {
      let body = "";
      const cert = answer.socket as unknown as { getPeerX509Certificate(): X509Certificate };
      const { fingerprint256 } = cert.getPeerX509Certificate();
      answer.setEncoding("utf8").on("data", (part: string) => {
        body += part;
      });
      answer.on("end", () => resolve({ body, headers: answer.headers, cert: fingerprint256 }));
    }).on("error", reject);
  });

test("a phone gets the authority over HTTP, and with it the app over HTTPS", async () => {
  const dataDir = folder();
  const first = await start(dataDir);
  const pageText = await (await fetch(`${first.page}/`)).text();
  expect(pageText).toContain(`href="${first.app}/"`);
  const ca = await (await fetch(`${first.page}/muster-home.crt`)).text();
  const reached = await overTls(first.app, ca);
  expect(JSON.parse(reached.body)).toMatchObject({ version: expect.any(String) });
  // The same name answers without HTTPS on the other port.
  expect(reached.headers["strict-transport-security"]).toBeUndefined();
  expect(await (await fetch(`${first.page}/api/hello`)).text()).toContain("Trust your home computer");
  await first.end();
  const file = join(dataDir, "home-authority.pem");
  expect(statSync(file).mode & 0o777).toBe(0o600);
  const second = await start(dataDir);
  const again = await overTls(second.app, ca);
  expect(again.cert).not.toBe(reached.cert);
  await second.end();
  expect(new X509Certificate(ca).ca).toBe(true);
  expect(readFileSync(file, "utf8")).toContain("PRIVATE KEY");
});

test("an invitation says where other devices of the home find the app", async () => {
  const places = { address: "https://192.168.178.21:8443", phonePage: "http://192.168.178.21:8787" };
  const server = await startServer({
    lan: { address: () => places.address, phonePage: () => places.phonePage },
  });
  const owner = await createOwner(server);
  const made = await owner.browser.post("/api/invitations", { kind: "device" });
  expect(made.body).toMatchObject({ kind: "device", lan: places });
  await server.close();
});

test("--lan is refused in one sentence beside a certificate of one's own", async () => {
  const dataDir = join(folder(), "never");
  const { code, errors } = await runToEnd(mainFile, lan(dataDir, { TRUST_PROXY: "1" }), ["--lan"]);
  expect([code, errors]).toEqual([
    1,
    "--lan brings HTTPS by itself: please leave out TLS_CERT, TLS_KEY and TRUST_PROXY, or --lan.\n",
  ]);
  expect(existsSync(dataDir)).toBe(false);
});

test("a taken HTTPS port is explained in one sentence, and no file is touched", async () => {
  const taken = createServer().listen(0, host);
  await once(taken, "listening");
  const { port } = taken.address() as AddressInfo;
  const dataDir = join(folder(), "never");
  const { code, errors } = await runToEnd(mainFile, lan(dataDir, { HTTPS_PORT: String(port) }), ["--lan"]);
  taken.close();
  expect(code).toBe(1);
  expect(errors).toContain(`Port ${port} is in use`);
  expect(errors).toContain(`HTTPS_PORT=${port + 1}`);
  expect(errors.trim().split("\n")).toHaveLength(1);
  expect(existsSync(dataDir)).toBe(false);
});

test("a folder that cannot be made is explained in one sentence", async () => {
  const file = join(folder(), "file");
  writeFileSync(file, "");
  const { code, errors } = await runToEnd(mainFile, lan(join(file, "data")), ["--lan"]);
  expect(code).toBe(1);
  expect(errors).toContain("could not be opened");
  expect(errors.trim().split("\n")).toHaveLength(1);
});
