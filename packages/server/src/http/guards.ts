/** What stands before the routes: own pages only, HTTPS or localhost, who is calling, and how often. */
import type { Context, MiddlewareHandler } from "hono";
import { createMiddleware } from "hono/factory";
import { newToken, type RandomBytes, tokenHash } from "../secrets.ts";
import type { Caller, HouseholdStore } from "../stores/household-store.ts";
import { DatabaseRefused } from "../stores/refused.ts";
import { readCredential, setCredential } from "./cookies.ts";
import type { AppEnvironment, Clock } from "./environment.ts";
import type { OriginReader } from "./origin.ts";
import type { RateLimits, RateName } from "./rate-limit.ts";
import { refuse } from "./refuse.ts";
import { setEarly } from "./security-headers.ts";
import { waitWords } from "./wait-words.ts";

type Deps = {
  readonly household: HouseholdStore;
  readonly clock: Clock;
  readonly random: RandomBytes;
  readonly origin: OriginReader;
  readonly limits: RateLimits;
  readonly demo: boolean;
};

const days = 86_400_000;
/** A device's credential is renewed this often … */
const rotateEvery = 30 * days;
/** … and a day later again, when the device still uses the old one: it never got the new one. */
const rotateAgainAfter = 1 * days;

/** No text of ours holds U+0000 and PostgreSQL stores none: what bodies are held to (`read-body.ts`) holds for addresses. */
const isSoundAddress = (c: Context<AppEnvironment>): boolean => !c.req.url.includes("%00");

/** The middleware before the routes. Each refuses with a type of the contract and never throws. */
export type Guards = {
  /** For everything under /api and /sync. */
  readonly entrance: MiddlewareHandler<AppEnvironment>;
  /** For calendar programs: no cookies, and their own address is the secret. */
  readonly feedEntrance: MiddlewareHandler<AppEnvironment>;
  /**
   * Whether a stream may go on: its device is still in, and the session that it began with is still good. Looked up anew,
   * so it also sees what ended by itself or by the operator's commands.
   */
  isStillIn(c: Context<AppEnvironment>): Promise<boolean>;
  readonly requireDevice: MiddlewareHandler<AppEnvironment>;
  readonly requireSession: MiddlewareHandler<AppEnvironment>;
  /** Behind `requireSession`: the passcode was given again within the last five minutes (SECURITY.md, 2). */
  readonly requireElevation: MiddlewareHandler<AppEnvironment>;
  /** Behind `requireSession`: what an owner may do to others, or to their own log for good, needs a passcode. */
  readonly requireGuardedOwner: MiddlewareHandler<AppEnvironment>;
  /** Takes one of the address's (or, for `sync`, the device's) allowance. */
  limit(name: RateName, key?: (c: Context<AppEnvironment>) => string): MiddlewareHandler<AppEnvironment>;
  /**
   * Takes one question to the model of the household's allowances, of all of them or of none; a route does it last, so that
   * what it refuses costs nothing. @returns seconds to wait when one is used up, else 0
   */
  takeQuota(names: readonly RateName[], c: Context<AppEnvironment>): number;
  giveBackQuota(names: readonly RateName[], c: Context<AppEnvironment>): void;
  /** Says when the household may ask the model again. @param wait seconds */
  refuseQuota(wait: number, c: Context<AppEnvironment>): Response;
  /** Takes one of the address's allowance. @returns seconds to wait when there is none, else 0 */
  take(name: RateName, c: Context): number;
  /** Gives it back: the request was welcome after all. */
  giveBack(name: RateName, c: Context): void;
};

/**
 * What is worth writing down but no reason to refuse a request: on a full or busy disk the next request does it.
 * @returns what was written; undefined when nothing was
 */
const bestEffort = async <T>(write: Promise<T>): Promise<T | undefined> => {
  try {
    return await write;
  } catch (error) {
    if (error instanceof DatabaseRefused) return undefined;
    throw error;
  }
};

/** Makes the guards from the household's storage and the rate limits. */
export const createGuards = ({ household, clock, random, origin, limits, demo }: Deps): Guards => {
  const limit: Guards["limit"] = (name, key) =>
    createMiddleware<AppEnvironment>(async (c, next) => {
      const wait = limits.take(name, key === undefined ? origin.address(c) : key(c));
      if (wait > 0) return refuse(c, "too-many", { retryAfterSeconds: wait });
      return next();
    });

  const giveBackQuota: Guards["giveBackQuota"] = (names, c) => {
    for (const name of names) limits.giveBack(name, c.get("device").householdId);
  };

  const takeQuota: Guards["takeQuota"] = (names, c) => {
    for (const [index, name] of names.entries()) {
      const wait = limits.take(name, c.get("device").householdId);
      if (wait === 0) continue;
      giveBackQuota(names.slice(0, index), c);
      return wait;
    }
    return 0;
  };

  const refuseQuota: Guards["refuseQuota"] = (wait, c) =>
    refuse(c, "asked-enough", {
      retryAfterSeconds: wait,
      also: `It can be asked again ${waitWords(wait)}.`,
    });

  const findCaller = async (c: Context<AppEnvironment>, now: number): Promise<Caller | undefined> => {
    const secure = origin.isSecure(c);
    const credential = readCredential(c, "dev", secure);
    if (credential === undefined) return undefined;
    const session = readCredential(c, "ses", secure);
    return household.caller({
      householdId: credential.householdId,
      credentialHash: tokenHash(credential.secret),
      sessionHash:
        session === undefined || session.householdId !== credential.householdId
          ? null
          : tokenHash(session.secret),
      now,
    });
  };

  const entrance = createMiddleware<AppEnvironment>(async (c, next) => {
    setEarly(c, "Cache-Control", "no-store");
    if (!origin.hasHost(c) || !isSoundAddress(c)) return refuse(c, "invalid-request");
    if (!origin.isOwnPage(c)) return refuse(c, "cross-site");
    const wait = limits.take("anything", origin.address(c));
    if (wait > 0) return refuse(c, "too-many", { retryAfterSeconds: wait });
    const secure = origin.isSecure(c);
    c.set("isDemo", demo);
    c.set("caller", null);
    if (!secure && !origin.isLocal(c)) {
      return c.req.path === "/api/hello" ? next() : refuse(c, "needs-https");
    }
    const now = clock().getTime();
    const caller = await findCaller(c, now);
    if (caller === undefined) return next();
    c.set("caller", caller);
    await bestEffort(household.touch(caller, now));
    // Not on streams: their headers may be lost with the connection, and with them the device.
    const life = caller.device.usedPrevious ? rotateAgainAfter : rotateEvery;
    if (c.req.method === "POST" && now - caller.device.rotatedAt > life) {
      const secret = newToken(random);
      // Of several requests at once only one has its credential stored: the others must not give theirs to the browser.
      if ((await bestEffort(household.rotateCredential(caller.device, tokenHash(secret), now))) === true)
        setCredential(c, "dev", secure, { householdId: caller.device.householdId, secret });
    }
    return next();
  });

  const feedEntrance = createMiddleware<AppEnvironment>(async (c, next) => {
    setEarly(c, "Cache-Control", "no-store");
    if (!origin.hasHost(c) || !isSoundAddress(c)) return refuse(c, "invalid-request");
    const wait = limits.take("anything", origin.address(c));
    if (wait > 0) return refuse(c, "too-many", { retryAfterSeconds: wait });
    if (!origin.isSecure(c) && !origin.isLocal(c)) return refuse(c, "needs-https");
    return next();
  });

  const requireDevice = createMiddleware<AppEnvironment>(async (c, next) => {
    const caller = c.get("caller");
    if (caller === null) return refuse(c, "device-unknown");
    c.set("device", caller.device);
    return next();
  });

  const requireSession = createMiddleware<AppEnvironment>(async (c, next) => {
    const caller = c.get("caller");
    if (caller === null) return refuse(c, "device-unknown");
    if (caller.session === null) return refuse(c, "no-session");
    c.set("device", caller.device);
    c.set("session", caller.session);
    return next();
  });

  const requireElevation = createMiddleware<AppEnvironment>(async (c, next) =>
    c.get("session").isElevated ? next() : refuse(c, "needs-passcode"),
  );

  const requireGuardedOwner = createMiddleware<AppEnvironment>(async (c, next) =>
    c.get("session").isUnguardedOwner ? refuse(c, "set-passcode-first") : next(),
  );

  return {
    isStillIn: async (c) => {
      const before = c.get("caller");
      const caller = await findCaller(c, clock().getTime());
      return (
        caller !== undefined &&
        caller.device.id === before?.device.id &&
        caller.session?.idHash === before.session?.idHash
      );
    },
    requireElevation,
    requireGuardedOwner,
    entrance,
    feedEntrance,
    requireDevice,
    requireSession,
    limit,
    takeQuota,
    giveBackQuota,
    refuseQuota,
    take: (name, c) => limits.take(name, origin.address(c)),
    giveBack: (name, c) => limits.giveBack(name, origin.address(c)),
  };
};
