/** What routes share: the things given to the app, and what the guards have found out about a request. */
import type { IncomingMessage, ServerResponse } from "node:http";
import type { Caller, DeviceIdentity, SessionIdentity } from "../stores/household-store.ts";

/** The time, injected so that tests can move it. */
export type Clock = () => Date;

type RequestVariables = {
  /** Who sends it, when an enrolled device does. Set for every request under /api and /sync. */
  caller: Caller | null;
  /** This server shows the demo; decides what its cookies are called. */
  isDemo: boolean;
  /** Set behind `requireDevice`. */
  device: DeviceIdentity;
  /** Set behind `requireSession`. */
  session: SessionIdentity;
};

/** The socket's own request and answer; absent when a test calls the app without a socket. */
type SocketBindings = {
  readonly incoming?: IncomingMessage;
  readonly outgoing?: ServerResponse;
};

/** Type parameter of every Hono app and context of the server. */
export type AppEnvironment = { Variables: RequestVariables; Bindings: SocketBindings };
