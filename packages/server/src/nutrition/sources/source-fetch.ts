/**
 * One request to a food table: 2.5 s in all, 2 MiB, JSON only, no redirects followed (a key or a scan must not travel
 * elsewhere). Never throws.
 */
import type { DownReason } from "./food-source.ts";

type SourceReply =
  | { readonly type: "json"; readonly body: unknown }
  /** 404, 410, and redirects: another kind of product lives elsewhere. */
  | { readonly type: "absent" }
  | { readonly type: "down"; readonly reason: DownReason };

const longestAnswer = 2_500;
const mostBytes = 2 * 1024 * 1024;

/** One HTTP request to a food source; resolves with data for every outcome. */
export type SourceFetch = (
  url: string,
  init?: { readonly method?: string; readonly headers?: Record<string, string>; readonly body?: string },
) => Promise<SourceReply>;

const readWithin = async (response: Response): Promise<string | undefined> => {
  if (response.body === null) return "";
  const parts: Uint8Array[] = [];
  let length = 0;
  for await (const part of response.body) {
    length += part.length;
    // Leaving the loop closes the connection.
    if (length > mostBytes) return undefined;
    parts.push(part);
  }
  return Buffer.concat(parts).toString("utf8");
};

const statusReason = (status: number): DownReason =>
  status === 429 || status === 503
    ? "overloaded"
    : status === 401 || status === 403
      ? "refused"
      : "unreachable";

/** @param userAgent who asks: Open Food Facts answers nobody without a name */
export const createSourceFetch =
  (userAgent: string, milliseconds: number = longestAnswer): SourceFetch =>
  async (url, init = {}) => {
    const signal = AbortSignal.timeout(milliseconds);
    try {
      const response = await fetch(url, {
        ...init,
        headers: { accept: "application/json", "user-agent": userAgent, ...init.headers },
        redirect: "manual",
        signal,
      });
      const isJson = /\bjson\b/i.test(response.headers.get("content-type") ?? "");
      const isAbsent =
        [404, 410].includes(response.status) || (response.status >= 300 && response.status < 400);
      if (isAbsent) {
        await response.body?.cancel();
        return { type: "absent" };
      }
      if (!response.ok) {
        await response.body?.cancel();
        return { type: "down", reason: statusReason(response.status) };
      }
      if (!isJson) {
        await response.body?.cancel();
        return { type: "down", reason: "not-understood" };
      }
      const text = await readWithin(response);
      return text === undefined
        ? { type: "down", reason: "not-understood" }
        : { type: "json", body: JSON.parse(text) as unknown };
    } catch (error) {
      if (signal.aborted) return { type: "down", reason: "too-slow" };
      return { type: "down", reason: error instanceof SyntaxError ? "not-understood" : "unreachable" };
    }
  };
