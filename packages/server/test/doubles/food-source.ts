/**
 * Food tables as they are on a bad day: real HTTP servers that speak the shapes of Open Food Facts, FoodData Central and
 * Nutritionix, and misbehave on command. Like the real ones they refuse strangers: no name, no key, no answer.
 */
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";

/** Ways to misbehave, the same for every table. */
export const misbehaviours = [
  "html instead of json",
  "error 500",
  "busy 503",
  "too many 429",
  "key refused 403",
  "never answers",
  "stalls within the body",
  "cuts the connection",
  "ends within the body",
  "five megabytes",
  "not json",
  "json of another shape",
  "an empty body",
  "a list instead of an object",
  "null",
] as const;
type Misbehaviour = (typeof misbehaviours)[number];

export type FoodDouble = {
  readonly url: string;
  /** Requests so far: method and path. */
  readonly requests: string[];
  misbehave(how: Misbehaviour | undefined): void;
  close(): Promise<void>;
};

export type Answer = { readonly status: number; readonly body: unknown; readonly location?: string };

const json = (response: ServerResponse, status: number, text: string): void => {
  response.writeHead(status, { "content-type": "application/json; charset=utf-8" });
  response.end(text);
};

/** Those that are JSON by their own account: status and text. */
const jsonAnswers: Partial<Record<Misbehaviour, readonly [number, string]>> = {
  "error 500": [500, '{"error":"oops"}'],
  "too many 429": [429, '{"error":{"code":"OVER_RATE_LIMIT"}}'],
  "key refused 403": [403, '{"error":{"code":"API_KEY_INVALID"}}'],
  "five megabytes": [200, JSON.stringify({ padding: "x".repeat(5_000_000) })],
  "not json": [200, "{status: found}"],
  "json of another shape": [200, '{"products":{"a":1},"foods":"none","hits":7,"result":3}'],
  "an empty body": [200, ""],
  "a list instead of an object": [200, "[1,2,3]"],
  null: [200, "null"],
};

const html = (response: ServerResponse, status: number, text: string): void => {
  response.writeHead(status, { "content-type": "text/html" });
  response.end(text);
};

const misbehaveWith = (how: Misbehaviour, response: ServerResponse): void => {
  const known = jsonAnswers[how];
  if (known !== undefined) json(response, ...known);
  else if (how === "html instead of json") html(response, 200, "<title>Sign in to the network</title>");
  else if (how === "busy 503") html(response, 503, "<h1>Overloaded</h1>");
  else if (how === "cuts the connection") response.destroy();
  else if (how === "stalls within the body") {
    response.writeHead(200, { "content-type": "application/json" });
    response.write('{"status":');
  } else if (how === "ends within the body") {
    response.writeHead(200, { "content-type": "application/json", "content-length": "1000" });
    response.write('{"status":1,');
    response.destroy();
  }
  // 'never answers': nothing at all.
};

const bodyOf = async (request: IncomingMessage): Promise<string> => {
  let text = "";
  for await (const part of request) text += String(part);
  return text;
};

/** @param answer what the table says when it behaves */
export const startFoodDouble = async (
  answer: (request: IncomingMessage, body: string) => Answer,
): Promise<FoodDouble> => {
  let how: Misbehaviour | undefined;
  const requests: string[] = [];
  const server = createServer(async (request, response) => {
    requests.push(`${request.method} ${request.url}`);
    const body = await bodyOf(request).catch(() => "");
    if (how !== undefined) {
      misbehaveWith(how, response);
      return;
    }
    const { status, body: reply, location } = answer(request, body);
    if (location !== undefined) response.setHeader("location", location);
    json(response, status, JSON.stringify(reply));
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  // A TCP server that listens has an address with a port.
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    requests,
    misbehave: (next) => {
      how = next;
    },
    close: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
};
