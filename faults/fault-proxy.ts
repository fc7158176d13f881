/**
 * A network between a device and the server that fails in eight ways, by a seed: the same seed fails the same way.
 * Real sockets on both sides, so that what breaks off really breaks off.
 */
import { once } from "node:events";
import { createServer, type IncomingMessage, request, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";

export const networkFaults = [
  /** The request never arrives. */
  "drop-before",
  /** It is done, and the answer never arrives. */
  "drop-after",
  /** It arrives twice; the second answer is seen. */
  "duplicate",
  /** The answer is late. */
  "delay",
  /** Half of the answer, then the end of the connection. */
  "cut-body",
  /** A hotel's sign-in page with status 200. */
  "captive-portal",
  "error-500",
  /** Half of the request, then the end of the connection. */
  "cut-request",
] as const;
type NetworkFault = (typeof networkFaults)[number];

export type FaultProxy = {
  readonly url: string;
  /** Share of requests that meet a fault, 0-1. */
  setRate(rate: number): void;
  /** How often each fault has happened. */
  counts(): Readonly<Record<NetworkFault, number>>;
  close(): Promise<void>;
};

/** Small and seeded (mulberry32); what decides about faults need not be good randomness. */
const randomOf = (seed: number) => () => {
  seed = (seed + 0x6d2b79f5) | 0;
  let t = Math.imul(seed ^ (seed >>> 15), 1 | seed);
  t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
  return ((t ^ (t >>> 14)) >>> 0) / 4_294_967_296;
};

type Answer = {
  readonly status: number;
  readonly headers: IncomingMessage["headers"];
  readonly body: Buffer;
};

export const startFaultProxy = async (target: string, seed: number): Promise<FaultProxy> => {
  const random = randomOf(seed);
  const counts = Object.fromEntries(networkFaults.map((fault) => [fault, 0])) as Record<NetworkFault, number>;
  let rate = 0;

  const forward = (from: IncomingMessage, body: Buffer): Promise<Answer> =>
    new Promise((resolve, reject) => {
      const to = request(
        `${target}${from.url}`,
        { method: from.method, headers: from.headers, agent: false },
        async (reply) => {
          const answer = await bodyOf(reply).catch((error: unknown) => void reject(error));
          if (answer !== undefined)
            resolve({ status: reply.statusCode ?? 502, headers: reply.headers, body: answer });
        },
      );
      to.once("error", reject);
      to.end(body);
    });

  /** Sends the head and half of the body, then hangs up: the server must not act on it. */
  const forwardHalf = (from: IncomingMessage, body: Buffer): Promise<void> =>
    new Promise((resolve) => {
      const to = request(`${target}${from.url}`, {
        method: from.method,
        headers: from.headers,
        agent: false,
      });
      to.once("error", () => resolve());
      to.once("close", () => resolve());
      to.write(body.subarray(0, Math.floor(body.length / 2)), () => to.destroy());
    });

  const give = (answer: Answer, to: ServerResponse) => {
    to.writeHead(answer.status, answer.headers);
    to.end(answer.body);
  };

  const serve = async (from: IncomingMessage, to: ServerResponse): Promise<void> => {
    const body = await bodyOf(from);
    const fault = random() < rate ? networkFaults[Math.floor(random() * networkFaults.length)] : undefined;
    if (fault !== undefined) counts[fault] += 1;
    switch (fault) {
      case "drop-before":
        return void from.socket.destroy();
      case "drop-after":
        await forward(from, body);
        return void from.socket.destroy();
      case "duplicate":
        await forward(from, body);
        return give(await forward(from, body), to);
      case "delay":
        // Long enough that another request could overtake it.
        await new Promise((resolve) => setTimeout(resolve, 5));
        return give(await forward(from, body), to);
      case "cut-body": {
        const answer = await forward(from, body);
        to.writeHead(answer.status, answer.headers);
        to.write(answer.body.subarray(0, Math.floor(answer.body.length / 2)), () => from.socket.destroy());
        return;
      }
      case "captive-portal":
        to.writeHead(200, { "content-type": "text/html" });
        return void to.end("<html><title>Welcome to the hotel</title></html>");
      case "error-500":
        to.writeHead(500, { "content-type": "text/plain" });
        return void to.end("Internal Server Error");
      case "cut-request":
        await forwardHalf(from, body);
        return void from.socket.destroy();
      case undefined:
        return give(await forward(from, body), to);
    }
  };

  const server = createServer((from, to) => {
    serve(from, to).catch(() => from.socket.destroy());
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  // A listening TCP server has an address object.
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    setRate: (share) => {
      rate = share;
    },
    counts: () => ({ ...counts }),
    close: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, "close");
    },
  };
};

const bodyOf = async (message: IncomingMessage): Promise<Buffer> => {
  const chunks: Buffer[] = [];
  for await (const chunk of message) chunks.push(chunk);
  return Buffer.concat(chunks);
};
