/** How long an answer asks to wait. */

/** @returns seconds, from a number or an HTTP date; undefined when there is none, or none that makes sense */
export const retryAfterOf = (headers: Headers | undefined, now: number): number | undefined => {
  const text = headers?.get("retry-after") ?? undefined;
  if (text === undefined) return undefined;
  const seconds = /^\d+(\.\d+)?$/.test(text) ? Number(text) : (Date.parse(text) - now) / 1_000;
  return Number.isFinite(seconds) ? Math.max(0, seconds) : undefined;
};

/** Seconds to wait after a rate limit that names no time, as many servers at home do: limits are counted by the minute. */
export const usualWait = 15;
