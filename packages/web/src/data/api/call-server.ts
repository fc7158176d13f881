/**
 * A call to the server whose shapes only one feature knows: away from the first route, which carries the calls that
 * everybody makes (`api.ts`). Answers as those do.
 */
import { err, ok, type Result } from "@muster/domain/shared/result";
import * as z from "zod/mini";
import { otherHousehold } from "../household/other-household.ts";
import { type ApiFailure, readAs } from "./api-replies.ts";

const send = async (method: string, path: string, body: unknown): Promise<Response> => {
  if (otherHousehold() !== undefined) throw new TypeError("This server belongs to another household");
  return fetch(path, {
    method,
    headers: {
      accept: "application/json",
      ...(body === undefined ? {} : { "content-type": "application/json" }),
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
};

/** Calls the server and reads the reply with the given schema. */
export const callServer = async <T>(
  schema: z.ZodMiniType<T>,
  method: string,
  path: string,
  body?: unknown,
): Promise<Result<T, ApiFailure>> => {
  try {
    return await readAs(schema, await send(method, path, body));
  } catch {
    return err({ type: "offline" });
  }
};

/** The same where done is all that is said. */
export const sendToServer = async (
  method: string,
  path: string,
  body?: unknown,
): Promise<Result<void, ApiFailure>> => {
  try {
    const response = await send(method, path, body);
    if (response.status === 204) return ok(undefined);
    const read = await readAs(z.unknown(), response);
    return read.ok ? ok(undefined) : read;
  } catch {
    return err({ type: "offline" });
  }
};
