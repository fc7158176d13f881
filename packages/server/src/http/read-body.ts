/**
 * Reads a JSON body within limits: size, depth, no keys that reach into prototypes, no text that a database or another
 * program could not hold. What passes is then checked against its schema, so routes see only good values.
 */
import type { IncomingMessage } from "node:http";
import type { ApiErrorType } from "@muster/contract/errors";
import { err, ok, type Result } from "@muster/domain/shared/result";
import type { Context } from "hono";
import * as z from "zod/mini";
import english from "zod/v4/locales/en.js";
import type { AppEnvironment } from "./environment.ts";
import type { RefusalDetails } from "./refuse.ts";

/** Bytes of a body (SECURITY.md, 5). */
export const bodyLimits = {
  usual: 64 * 1024,
  /** More than a device sends by `limits.bytesPerPush`: groups of version 1 were measured with shorter names. */
  sync: 288 * 1024,
  week: 1024 * 1024,
  picture: 2_100_000,
} as const;

const deepest = 20;
const forbiddenKeys = new Set(["__proto__", "constructor", "prototype"]);

type BodyProblem = { readonly type: ApiErrorType; readonly details: RefusalDetails };
const problem = (type: ApiErrorType, details: RefusalDetails = {}): Result<never, BodyProblem> =>
  err({ type, details });

/** Text that every part of the system can store and send back: whole code points, no U+0000. */
const isSoundText = (text: string): boolean => text.isWellFormed() && !text.includes("\u0000");

const isSound = (value: unknown, depth: number): boolean => {
  if (typeof value === "string") return isSoundText(value);
  if (typeof value !== "object" || value === null) return true;
  if (depth >= deepest) return false;
  if (Array.isArray(value)) return value.every((item) => isSound(item, depth + 1));
  return Object.entries(value).every(
    ([key, item]) => !forbiddenKeys.has(key) && isSoundText(key) && isSound(item, depth + 1),
  );
};

/** From the socket itself: a web stream around it costs more than all the rest of reading. */
const readSocket = (incoming: IncomingMessage, most: number): Promise<Uint8Array | undefined> =>
  new Promise((resolve, reject) => {
    const parts: Buffer[] = [];
    let length = 0;
    const stop = (): void => {
      incoming.off("data", onData).off("end", onEnd).off("error", onCut).off("close", onCut);
    };
    const onData = (part: Buffer): void => {
      length += part.length;
      parts.push(part);
      if (length <= most) return;
      stop();
      // What is still to come is thrown away once the answer is out.
      incoming.pause();
      resolve(undefined);
    };
    const onEnd = (): void => {
      stop();
      resolve(parts.length === 1 ? parts[0] : Buffer.concat(parts));
    };
    const onCut = (): void => {
      stop();
      reject(new Error("The connection ended within a body."));
    };
    if (incoming.destroyed || incoming.readableEnded) onCut();
    else incoming.on("data", onData).on("end", onEnd).on("error", onCut).on("close", onCut);
  });

const readStream = async (
  body: ReadableStream<Uint8Array>,
  most: number,
): Promise<Uint8Array | undefined> => {
  const parts: Uint8Array[] = [];
  let length = 0;
  for await (const part of body) {
    length += part.length;
    if (length > most) return undefined;
    parts.push(part);
  }
  return Buffer.concat(parts);
};

/** @returns undefined when there is more than `most` */
const readBytes = async (c: Context<AppEnvironment>, most: number): Promise<Uint8Array | undefined> => {
  if (Number(c.req.header("content-length") ?? 0) > most) return undefined;
  const incoming = c.env?.incoming;
  if (incoming !== undefined) return readSocket(incoming, most);
  const { body } = c.req.raw;
  return body === null ? new Uint8Array() : readStream(body, most);
};

/** Keeps no state between two whole texts, so one serves all. */
const utf8 = new TextDecoder("utf-8", { fatal: true, ignoreBOM: false });

/** What is wrong with a field where its schema has no words of its own: 'expected number, received string'. Never what was sent. */
const inWords = { error: english().localeError };

/** @param most bytes; from `bodyLimits` */
export const readBody = async <S extends z.ZodMiniType>(
  c: Context<AppEnvironment>,
  schema: S,
  most: number = bodyLimits.usual,
): Promise<Result<z.infer<S>, BodyProblem>> => {
  const type = c.req.header("content-type") ?? "";
  if (!/^application\/json(\s*;.*)?$/i.test(type)) return problem("invalid-json");
  let value: unknown;
  try {
    const bytes = await readBytes(c, most);
    if (bytes === undefined) return problem("too-large");
    value = JSON.parse(utf8.decode(bytes));
  } catch {
    // Not JSON, not UTF-8, or cut off on the way: the same answer for all.
    return problem("invalid-json");
  }
  if (!isSound(value, 0)) return problem("invalid-request");
  const parsed = z.safeParse(schema, value, inWords);
  if (parsed.success) return ok(parsed.data);
  const fields = Object.fromEntries(
    parsed.error.issues.slice(0, 20).map((issue) => [issue.path.join("."), issue.message]),
  );
  return problem("invalid-request", { fields });
};
