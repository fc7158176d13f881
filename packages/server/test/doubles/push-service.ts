/**
 * A push service that behaves as the real ones: takes messages on a socket, checks that the server signed them (RFC
 * 8292), opens them as the browser would (RFC 8291, 8188), and answers what a test asks for.
 */
import { createDecipheriv, createECDH, createPublicKey, hkdfSync, randomBytes, verify } from "node:crypto";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";

type Received = {
  /** Which browser it was for. */
  readonly browser: string;
  readonly payload: Record<string, unknown>;
  readonly headers: Readonly<Record<string, string>>;
  /** What the server says about itself: audience, end and contact. */
  readonly claims: Record<string, unknown>;
};

export type PushAnswer = { readonly status: number; readonly headers?: Readonly<Record<string, string>> };

type BrowserKeys = { readonly ecdh: ReturnType<typeof createECDH>; readonly auth: Buffer };

/** RFC 8188 §2.1 with the keys of RFC 8291 §3.4: one record of aes128gcm. */
const open = (body: Buffer, { ecdh, auth }: BrowserKeys): string => {
  const salt = body.subarray(0, 16);
  const senderLength = body.readUInt8(20);
  const sender = body.subarray(21, 21 + senderLength);
  const content = body.subarray(21 + senderLength);
  const info = Buffer.concat([Buffer.from("WebPush: info\0"), ecdh.getPublicKey(), sender]);
  const input = Buffer.from(hkdfSync("sha256", ecdh.computeSecret(sender), auth, info, 32));
  const key = Buffer.from(hkdfSync("sha256", input, salt, "Content-Encoding: aes128gcm\0", 16));
  const nonce = Buffer.from(hkdfSync("sha256", input, salt, "Content-Encoding: nonce\0", 12));
  const decipher = createDecipheriv("aes-128-gcm", key, nonce).setAuthTag(content.subarray(-16));
  const padded = Buffer.concat([decipher.update(content.subarray(0, -16)), decipher.final()]);
  // The delimiter of the last record, then padding.
  return padded.subarray(0, padded.lastIndexOf(2)).toString("utf8");
};

/** @returns the claims of a token that the key really signed */
const readVapid = (header: string): { readonly key: string; readonly claims: Record<string, unknown> } => {
  const [, token = "", key = ""] = /^vapid t=([^,]+), ?k=(.+)$/.exec(header) ?? [];
  const [head = "", claims = "", signature = ""] = token.split(".");
  const point = Buffer.from(key, "base64url");
  const publicKey = createPublicKey({
    key: {
      kty: "EC",
      crv: "P-256",
      x: point.subarray(1, 33).toString("base64url"),
      y: point.subarray(33).toString("base64url"),
    },
    format: "jwk",
  });
  const good = verify(
    "sha256",
    Buffer.from(`${head}.${claims}`),
    { key: publicKey, dsaEncoding: "ieee-p1363" },
    Buffer.from(signature, "base64url"),
  );
  if (!good) throw new Error("the token is not signed by its key");
  return { key, claims: JSON.parse(Buffer.from(claims, "base64url").toString("utf8")) };
};

export const startPushService = async (serverKey: () => string) => {
  const browsers = new Map<string, BrowserKeys>();
  const received: Received[] = [];
  const answers = new Map<string, PushAnswer[]>();
  const problems: unknown[] = [];
  let requests = 0;
  const service = createServer((request, response) => {
    requests += 1;
    const parts: Buffer[] = [];
    request.on("data", (part: Buffer) => parts.push(part));
    request.on("end", () => {
      const browser = (request.url ?? "").slice("/push/".length);
      const scripted = answers.get(browser)?.shift();
      try {
        const keys = browsers.get(browser);
        if (keys === undefined) throw new Error(`nobody subscribed as ${browser}`);
        const { key, claims } = readVapid(request.headers.authorization ?? "");
        if (key !== serverKey()) throw new Error("signed by somebody else");
        if (request.headers["content-encoding"] !== "aes128gcm") throw new Error("not aes128gcm");
        const text = open(Buffer.concat(parts), keys);
        if (scripted === undefined || scripted.status < 300)
          received.push({
            browser,
            payload: JSON.parse(text),
            // Of the headers that are looked at there is one each.
            headers: request.headers as Record<string, string>,
            claims,
          });
      } catch (error) {
        problems.push(error);
      }
      response.writeHead(scripted?.status ?? 201, scripted?.headers ?? {}).end();
    });
  });
  await new Promise<void>((resolve) => service.listen(0, "127.0.0.1", resolve));
  // It listens on TCP.
  const host = `127.0.0.1:${(service.address() as AddressInfo).port}`;
  return {
    host,
    received,
    /** How many messages came, refused ones included. */
    asked: () => requests,
    /** Messages that no browser could have opened. */
    problems,
    /** A browser subscribes. @returns what it tells its server */
    subscribe: (browser: string) => {
      const ecdh = createECDH("prime256v1");
      ecdh.generateKeys();
      const auth = randomBytes(16);
      browsers.set(browser, { ecdh, auth });
      return {
        endpoint: `http://${host}/push/${browser}`,
        p256dh: ecdh.getPublicKey().toString("base64url"),
        auth: auth.toString("base64url"),
      };
    },
    /** What the next messages to this browser are answered; after that 201. */
    answer: (browser: string, ...next: readonly PushAnswer[]) => answers.set(browser, [...next]),
    close: () => new Promise<void>((resolve) => void service.close(() => resolve())),
  };
};
