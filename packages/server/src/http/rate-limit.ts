/** Rate limits as token buckets (SECURITY.md, 2). State is in memory: a restart resets it. */
import type { Clock } from "./environment.ts";

type Rate = {
  /** How many at once. */
  readonly burst: number;
  /** Time until one more is allowed, ms. */
  readonly every: number;
};

const seconds = 1_000;
const minutes = 60 * seconds;
const hours = 60 * minutes;

/** Size (`burst`) and refill time of one token (`every`, ms) of each bucket. */
export const rates = {
  /** Wrong passcodes per address, on top of the schedule per profile and device: a right one is given back. */
  unlock: { burst: 10, every: 30 * seconds },
  /** Wrong codes of invitations per address: a right one is given back, so a family behind one address joins in one evening. */
  invitation: { burst: 5, every: 60 * seconds },
  /** Codes of invitations that a person makes. */
  codes: { burst: 10, every: 60 * seconds },
  /** Push and pull per device. */
  sync: { burst: 600, every: minutes / 600 },
  /** Everything per address. */
  anything: { burst: 600, every: minutes / 600 },
  /** Designed weeks per household: 10 an hour … */
  weekHourly: { burst: 10, every: hours / 10 },
  /** … and 30 a day. */
  weekDaily: { burst: 30, every: (24 * hours) / 30 },
  /** Advice for a workout per household: cheaper than a week, used more often. */
  adviceHourly: { burst: 20, every: hours / 20 },
  /** The owner's test of the model, per household. */
  modelTest: { burst: 5, every: minutes },
  /** The old endpoint for questions in words, per household. */
  oldEndpoint: { burst: 20, every: 3 * minutes },
  /** Searches and scans per device. */
  food: { burst: 60, every: minutes / 60 },
  /** Estimated meals per household: 20 an hour … */
  estimateHourly: { burst: 20, every: hours / 20 },
  /** … and 60 a day. */
  estimateDaily: { burst: 60, every: (24 * hours) / 60 },
} as const satisfies Record<string, Rate>;

/** What a limit counts: a key of `rates`. */
export type RateName = keyof typeof rates;

/** Token buckets by name and by a key such as an address or a device. */
export type RateLimits = {
  /** Takes one. @returns seconds to wait when there is none, else 0 */
  take(name: RateName, key: string): number;
  /** Gives back what a request took that turned out to be welcome. */
  giveBack(name: RateName, key: string): void;
  /** How many more would be let through now, one after the other; takes none. */
  left(name: RateName, key: string): number;
};

/** Limits that let everything through, for tests. */
export const noRateLimits: RateLimits = {
  take: () => 0,
  giveBack: () => {},
  left: (name) => rates[name].burst,
};

/** Most buckets in memory; the longest unused are dropped first, full or not. */
const mostBuckets = 50_000;

type Bucket = { tokens: number; at: number };

/** Makes the limits with full buckets: every key may use its whole burst at first. */
export const createRateLimits = (clock: Clock): RateLimits => {
  const buckets = new Map<string, Bucket>();
  const tokensIn = (name: RateName, id: string, now: number): number => {
    const rate = rates[name];
    const old = buckets.get(id) ?? { tokens: rate.burst, at: now };
    return Math.min(rate.burst, old.tokens + Math.max(0, now - old.at) / rate.every);
  };
  return {
    left: (name, key) => Math.floor(tokensIn(name, `${name} ${key}`, clock().getTime())),
    take: (name, key) => {
      const rate = rates[name];
      const now = clock().getTime();
      const id = `${name} ${key}`;
      const tokens = tokensIn(name, id, now);
      buckets.delete(id);
      buckets.set(id, { tokens: tokens >= 1 ? tokens - 1 : tokens, at: now });
      if (buckets.size > mostBuckets) {
        for (const oldest of buckets.keys()) {
          buckets.delete(oldest);
          break;
        }
      }
      return tokens >= 1 ? 0 : Math.max(1, Math.ceil(((1 - tokens) * rate.every) / seconds));
    },
    giveBack: (name, key) => {
      const bucket = buckets.get(`${name} ${key}`);
      if (bucket !== undefined) bucket.tokens = Math.min(rates[name].burst, bucket.tokens + 1);
    },
  };
};
