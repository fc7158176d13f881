/**
 * What the stand-ins for models' APIs have in common: a real HTTP server that keeps what it was asked, and plays one
 * script for each request. What an API says and refuses is the provider's own double.
 */
import { once } from "node:events";
import { createServer, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";

export type SeenRequest = {
  readonly path: string;
  readonly headers: Headers;
  // The body is looked into by tests.
  readonly body: Record<string, unknown>;
};

export type ScriptedModel<Script> = {
  /** Without a path. */
  readonly url: string;
  readonly requests: readonly SeenRequest[];
  /** Adds scripts: one for each request, in order; a function makes it of the request. */
  script(...scripts: readonly (Script | ((request: SeenRequest) => Script))[]): void;
  /** Drops what was scripted and not asked for. */
  forget(): void;
  /** Resolves when the script that is running has sent what it sends by itself. */
  sent(): Promise<void>;
  /** Resolves when the client has let go of the running request. */
  hungUp(): Promise<void>;
  close(): Promise<void>;
};

/** @param api.path the only address that is not answered with 404 */
export const startScriptedModel = async <Script>(api: {
  readonly path: string;
  /** Answers a request that the API does not take. @returns whether it did */
  readonly refuse: (response: ServerResponse, seen: SeenRequest) => boolean;
  readonly notFound: (response: ServerResponse) => void;
  readonly nothingScripted: (response: ServerResponse) => void;
  readonly play: (response: ServerResponse, script: Script, seen: SeenRequest) => Promise<void>;
}): Promise<ScriptedModel<Script>> => {
  const scripts: (Script | ((request: SeenRequest) => Script))[] = [];
  const requests: SeenRequest[] = [];
  let sent = Promise.withResolvers<void>();
  let hungUp = Promise.withResolvers<void>();

  const answer = async (method: string, response: ServerResponse, seen: SeenRequest): Promise<void> => {
    if (method !== "POST" || seen.path !== api.path) return api.notFound(response);
    if (api.refuse(response, seen)) return;
    const next = scripts.shift();
    if (next === undefined) return api.nothingScripted(response);
    // A script is data: what can be called is made of the request.
    const script = typeof next === "function" ? (next as (request: SeenRequest) => Script)(seen) : next;
    await api.play(response, script, seen);
  };

  const server = createServer(async (request, response) => {
    hungUp = Promise.withResolvers<void>();
    response.on("close", () => hungUp.resolve());
    response.on("error", () => undefined);
    const parts: Buffer[] = [];
    for await (const part of request) parts.push(part);
    const headers = new Headers(
      Object.entries(request.headers).flatMap(([name, value]): [string, string][] =>
        value === undefined ? [] : [[name, String(value)]],
      ),
    );
    let body: unknown;
    try {
      body = JSON.parse(Buffer.concat(parts).toString());
    } catch {
      body = undefined;
    }
    // Tests read fields of what was sent.
    const seen: SeenRequest = { path: request.url ?? "", headers, body: body as Record<string, unknown> };
    requests.push(seen);
    await answer(request.method ?? "", response, seen);
    sent.resolve();
    sent = Promise.withResolvers<void>();
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  // A TCP server that listens has an address of this form.
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    requests,
    script: (...more) => void scripts.push(...more),
    forget: () => void scripts.splice(0),
    sent: () => sent.promise,
    hungUp: () => hungUp.promise,
    close: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, "close");
    },
  };
};

/** Sends a whole answer: at once, or in pieces through the middle of characters and lines. */
export const sendWhole = async (
  response: ServerResponse,
  text: string,
  pieceBytes: number | undefined,
): Promise<void> => {
  const bytes = Buffer.from(text);
  const size = pieceBytes ?? bytes.length;
  for (let at = 0; at < bytes.length; at += size) {
    response.write(bytes.subarray(at, at + size));
    if (pieceBytes !== undefined) await new Promise((resolve) => setImmediate(resolve));
  }
  response.end();
};

/** Not the API at all: a proxy's page. */
export const sendPage = (response: ServerResponse, status: number): void => {
  response.writeHead(status, { "content-type": "text/html" }).end("<h1>Sign in to this network</h1>");
};
