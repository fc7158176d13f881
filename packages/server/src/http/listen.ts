/** A real socket for a handler: HTTP or HTTPS, slow senders cut off, and an orderly end. */
import { createServer as createHttp, type Server } from "node:http";
import { createServer as createHttps } from "node:https";
import type { AddressInfo } from "node:net";
import { getRequestListener } from "@hono/node-server";
import { err, ok, type Result } from "@muster/domain/shared/result";
import { type RunningRequests, watchRequests } from "./running-requests.ts";

export type ListenOptions = {
  readonly host: string;
  readonly port: number;
  readonly tls: { readonly cert: Buffer; readonly key: Buffer } | undefined;
  readonly fetch: (request: Request, bindings: object) => Response | Promise<Response>;
};

export type Listening = {
  readonly port: number;
  /** Takes no more connections, waits for running requests, and cuts what is left after `milliseconds`. */
  stop(milliseconds: number): Promise<void>;
};

/** Whoever needs longer to send a request is cut off (slow bodies, security §5); ms. */
const slowest = 10_000;
const timeouts = {
  headersTimeout: slowest,
  requestTimeout: slowest,
  connectionsCheckingInterval: 2_000,
  keepAliveTimeout: 30_000,
};

export type ListenError =
  | { readonly type: "port-in-use" }
  | { readonly type: "failed"; readonly detail: string };

export const listen = (options: ListenOptions): Promise<Result<Listening, ListenError>> => {
  const { fetch, tls, host, port } = options;
  const listener = getRequestListener((request, bindings) => fetch(request, bindings));
  const server: Server =
    tls === undefined
      ? createHttp(timeouts, listener)
      : createHttps({ ...timeouts, cert: tls.cert, key: tls.key }, listener);
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
      resolve(ok({ port: address.port, stop: (milliseconds) => stop(server, requests, milliseconds) }));
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
