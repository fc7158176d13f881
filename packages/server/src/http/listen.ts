/** A real socket for a handler: HTTP or HTTPS, slow senders cut off, and an orderly end. */
import {
  createServer as createHttp,
  type IncomingMessage,
  type Server,
  type ServerResponse,
} from "node:http";
import { createServer as createHttps, Server as HttpsServer } from "node:https";
import type { AddressInfo } from "node:net";
import { getRequestListener } from "@hono/node-server";
import { err, ok, type Result } from "@muster/domain/shared/result";
import { type RunningRequests, watchRequests } from "./running-requests.ts";

type Certificate = { readonly cert: Buffer; readonly key: Buffer };

/** Where to listen, and the handler that answers. */
export type ListenOptions = {
  readonly host: string;
  readonly port: number;
  /** "later": HTTPS whose certificate comes with `secure`; until then nobody gets in. undefined: HTTP. */
  readonly tls: Certificate | "later" | undefined;
  readonly fetch: (request: Request, bindings: object) => Response | Promise<Response>;
  readonly patience?: Patience;
};

/** How long a sender may take, ms. */
export type Patience = {
  /** Until a request's headers are there, counted from the connection or the last answer. */
  readonly headers: number;
  /** Between two pieces of a body. */
  readonly silence: number;
  /** For a whole request, however steadily it comes. */
  readonly whole: number;
};

/** A server that listens; `port` is the real one when the option was 0 (any free port). */
export type Listening = {
  readonly port: number;
  /** The certificate from now on; HTTPS alone. */
  secure(certificate: Certificate): void;
  /** Takes no more connections, waits for running requests, and cuts what is left after `milliseconds`. */
  stop(milliseconds: number): Promise<void>;
};

/** Whoever needs longer is cut off (slow bodies, SECURITY.md, 5). A photo of 2 MB takes 180 s at 12 kB/s. */
const usualPatience: Patience = { headers: 10_000, silence: 10_000, whole: 180_000 };

type ListenError = { readonly type: "port-in-use" } | { readonly type: "failed"; readonly detail: string };

/** Opens a socket; resolves when it listens, or with an error when the port is taken. */
export const listen = (options: ListenOptions): Promise<Result<Listening, ListenError>> => {
  const { fetch, tls, host, port, patience = usualPatience } = options;
  const timeouts = {
    headersTimeout: patience.headers,
    requestTimeout: patience.whole,
    connectionsCheckingInterval: patience.headers / 5,
    keepAliveTimeout: 30_000,
  };
  const listener = getRequestListener((request, bindings) => fetch(request, bindings));
  const server: Server =
    tls === undefined
      ? createHttp(timeouts, listener)
      : createHttps({ ...timeouts, ...(tls === "later" ? {} : { cert: tls.cert, key: tls.key }) }, listener);
  cutSilentBodies(server, patience.silence);
  const requests = watchRequests(server);
  return new Promise((resolve) => {
    server.once("error", (error: NodeJS.ErrnoException) =>
      resolve(
        err(
          error.code === "EADDRINUSE" ? { type: "port-in-use" } : { type: "failed", detail: error.message },
        ),
      ),
    );
    server.listen(port, host, () => {
      // A TCP server that listens has an address of this form.
      const address = server.address() as AddressInfo;
      resolve(
        ok({
          port: address.port,
          secure: (certificate) => {
            if (server instanceof HttpsServer) server.setSecureContext(certificate);
          },
          stop: (milliseconds) => stop(server, requests, milliseconds),
        }),
      );
    });
  });
};

/** Node knows no limit between two pieces of a body; a socket that times out without a listener is destroyed. */
const cutSilentBodies = (server: Server, silence: number): void => {
  server.prependListener("request", (request: IncomingMessage, response: ServerResponse) => {
    const { socket, headers } = request;
    // Without a body nobody reads the request to its end, and its answer may be silent for long: a live stream.
    if (headers["content-length"] === undefined && headers["transfer-encoding"] === undefined) return;
    if (request.complete) return;
    socket.setTimeout(silence);
    // An answer may take its time: a stream is silent for longer. After it, Node's own limit for idle connections holds.
    request.on("end", () => {
      if (!response.writableEnded) socket.setTimeout(0);
    });
  });
};

const stop = (server: Server, requests: RunningRequests, milliseconds: number): Promise<void> =>
  new Promise((resolve) => {
    const cut = setTimeout(requests.cutConnections, milliseconds);
    server.close(() => {
      clearTimeout(cut);
      resolve();
    });
    requests.endConnections();
  });
