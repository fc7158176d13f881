/**
 * Secrets: random tokens, what we keep of them, and the slow hash of short codes. Tokens have 128 bits or more, so
 * SHA-256 is enough for them; passcodes and invitation codes are short, so they get argon2id over a keyed hash whose
 * key (the pepper) lies outside the database and its backups (SECURITY.md, 2).
 */
import { createHash, createHmac, randomBytes, hash as sha256 } from "node:crypto";
import { existsSync, readFileSync } from "node:fs";
import { availableParallelism } from "node:os";
import { join } from "node:path";
import { err, ok, type Result } from "@muster/domain/shared/result";
import { hash, verify } from "@node-rs/argon2";
import { writeSecret } from "./durable-file.ts";

/** Source of unguessable bytes; a test may fix it. */
export type RandomBytes = (length: number) => Uint8Array;
/** Cryptographic randomness of the operating system. */
export const systemRandom: RandomBytes = (length) => randomBytes(length);

const base64url = (bytes: Uint8Array): string => Buffer.from(bytes).toString("base64url");

/** 256 bits, 43 characters. For device and session cookies. */
export const newToken = (random: RandomBytes): string => base64url(random(32));
/** 128 bits, 22 characters. For links and grants. */
export const newShortToken = (random: RandomBytes): string => base64url(random(16));
/**
 * Whether a text has the form of `newShortToken` (22 characters of URL-safe base64); says nothing about its
 * validity.
 */
export const isShortToken = (text: string): boolean => /^[A-Za-z0-9_-]{22}$/.test(text);

/** What the server stores of a token. */
export const tokenHash = (token: string): string => sha256("sha256", token, "hex");

/** Secret key of the codes' hashes and its id, which is stored beside each hash. */
export type Pepper = { readonly id: string; readonly key: Buffer };

/** Passcodes were made with a pepper that is not in the folder, so the right one would count as wrong. */
type PepperProblem = { readonly type: "missing" | "unreadable" | "another"; readonly file: string };

const whatIsWrong: Readonly<Record<PepperProblem["type"], string>> = {
  missing: "is missing",
  unreadable: "does not hold 32 bytes",
  another: "is another one",
};

/** One sentence for the operator. */
export const pepperSentence = ({ type, file }: PepperProblem): string =>
  `The file ${file} ${whatIsWrong[type]}, and passcodes were made with the one that was there, so Muster did not start; please put it back from keys.tar of a backup, or remove the passcodes with npm run admin -- reset-passcode.`;

const pepperLength = 32;

/**
 * Reads the pepper of this data folder. While no passcode depends on one it is made: 32 random bytes in a file that only
 * its owner can read.
 * @param used ids of the peppers that the stored passcodes were made with
 */
export const loadPepper = (
  dataDir: string,
  random: RandomBytes,
  used: readonly string[],
): Result<Pepper, PepperProblem> => {
  const file = join(dataDir, "pepper.key");
  const isThere = existsSync(file);
  if (!isThere || readFileSync(file).length !== pepperLength) {
    if (used.length > 0) return err({ type: isThere ? "unreadable" : "missing", file });
    writeSecret(file, random(pepperLength));
  }
  const key = readFileSync(file);
  const id = createHash("sha256").update(key).digest("hex").slice(0, 8);
  return used.length === 0 || used.includes(id) ? ok({ id, key }) : err({ type: "another", file });
};

/** What a hash of a code costs whoever guesses, and us. */
export type HashCost = {
  /** KiB */
  readonly memoryCost: number;
  /** Passes over that memory. */
  readonly timeCost: number;
};

/** OWASP's minimum for argon2id: m = 19,456 KiB, t = 2, p = 1. About 25 ms a try. */
const enoughToHash: HashCost = { memoryCost: 19_456, timeCost: 2 };

const argon2Options = {
  // Argon2id. The package declares a const enum, which type stripping cannot read.
  algorithm: 2 as NonNullable<Parameters<typeof hash>[1]>["algorithm"] & number,
  parallelism: 1,
};

/** Waiting hashes beyond this many per core are refused: each would wait longer than people do. */
const waitingPerCore = 16;

/**
 * The slow hash of short codes. A subject (profile or invitation) is part of what is hashed; undefined: too
 * busy, try again.
 */
export type CodeHasher = {
  /** PHC text; undefined when the server has too much to hash already. */
  hash(subject: string, code: string): Promise<string | undefined>;
  verify(verifier: string, subject: string, code: string): Promise<boolean | undefined>;
};

/**
 * Hashes short codes off the event loop, as many at a time as there are cores.
 * The subject (a profile's id, an invitation's) is bound in, so verifiers cannot be moved from one to another.
 */
export const createCodeHasher = (
  pepper: Pepper,
  random: RandomBytes,
  cost: HashCost = enoughToHash,
): CodeHasher => {
  const cores = availableParallelism();
  const waiting: (() => void)[] = [];
  let running = 0;

  const inTurn = async <T>(work: () => Promise<T>): Promise<T | undefined> => {
    if (running >= cores) {
      if (waiting.length >= cores * waitingPerCore) return undefined;
      await new Promise<void>((resolve) => waiting.push(resolve));
    }
    running += 1;
    try {
      return await work();
    } finally {
      running -= 1;
      waiting.shift()?.();
    }
  };
  // As text: `verify` of the package takes no other bytes than UTF-8.
  const keyed = (subject: string, code: string): string =>
    createHmac("sha256", pepper.key).update(`${subject}\0${code}`).digest("base64");

  return {
    hash: (subject, code) =>
      inTurn(() => hash(keyed(subject, code), { ...argon2Options, ...cost, salt: Buffer.from(random(16)) })),
    verify: (verifier, subject, code) => inTurn(() => verify(verifier, keyed(subject, code))),
  };
};
