/**
 * News of a job as the server sends them over `/sync/live`, while somebody waits for it. The stream may be missing or
 * break at any time: it only says when to look, and what happens in words; the result of a job is always fetched.
 */

import type { JobDay } from "@muster/contract/coaching";

/** One stage of a job, or its end. */
export type JobMoved = {
  readonly jobId: string;
  readonly state: string;
  readonly stage: string;
  /** Days that are written; an older server sends none. */
  readonly days?: readonly JobDay[];
};

/** Waits for news of a job. */
export type JobNews = {
  /** True while the stream stands: then there is no need to keep asking. */
  isHeard(): boolean;
  /**
   * Resolves with the next news of the job; with undefined when it is time to ask, because so many ms passed, the stream
   * (re)opened and may have missed something, or it broke.
   */
  next(jobId: string, milliseconds: number): Promise<JobMoved | undefined>;
  /** Ends the wait that is running: something else happened. */
  wake(): void;
  close(): void;
};

/** What is used of an `EventSource`. */
type Stream = {
  readonly readyState: number;
  addEventListener(type: string, listener: (event: Event) => void): void;
  close(): void;
};

/** `EventSource.OPEN`, which a stand-in may not carry. */
const isOpen = 1;

const read = (event: Event): JobMoved | undefined => {
  try {
    // The server's own event; whatever is missing reads as nothing.
    const data = JSON.parse((event as MessageEvent<string>).data) as Partial<JobMoved> | null;
    return typeof data?.jobId === "string" && typeof data.state === "string"
      ? {
          jobId: data.jobId,
          state: data.state,
          stage: typeof data.stage === "string" ? data.stage : "",
          ...(Array.isArray(data.days) ? { days: data.days } : {}),
        }
      : undefined;
  } catch {
    return undefined;
  }
};

/** What is used of the browser's locks. */
type Locks = {
  request(
    name: string,
    options: { readonly ifAvailable: true },
    held: (lock: unknown) => Promise<void> | undefined,
  ): Promise<unknown>;
};

/**
 * @param open opens the stream; undefined without event streams: then the job is polled
 * @param after runs something in so many ms; returns how to call it off
 * @param locks of the browser: one tab of all that wait holds a stream, because a browser has six connections to a server;
 *   the others ask. Left out, each opens its own.
 */
export const listenToJobs = (
  open: (() => Stream) | undefined,
  after: (run: () => void, milliseconds: number) => () => void,
  locks?: Locks,
): JobNews => {
  let stream: Stream | undefined;
  let closed = false;
  let letGo = () => {};
  const received: JobMoved[] = [];
  let answer: ((news: JobMoved | undefined) => void) | undefined;
  let waitsFor = "";
  const tell = (news: JobMoved | undefined): void => {
    const waiting = answer;
    answer = undefined;
    waiting?.(news);
  };
  const listen = (): void => {
    stream = open?.();
    stream?.addEventListener("job", (event) => {
      const news = read(event);
      if (news === undefined) return;
      if (answer !== undefined && news.jobId === waitsFor) tell(news);
      else received.push(news);
    });
    stream?.addEventListener("open", () => tell(undefined));
    stream?.addEventListener("error", () => tell(undefined));
  };
  if (locks === undefined) listen();
  else
    locks
      .request("muster-jobs", { ifAvailable: true }, (lock) => {
        if (lock === null || closed) return undefined;
        listen();
        return new Promise<void>((resolve) => {
          letGo = resolve;
        });
      })
      // No locks to be had: a stream more is harmless.
      .catch(() => closed || listen());
  return {
    isHeard: () => stream?.readyState === isOpen,
    next: (jobId, milliseconds) => {
      const known = received.findIndex((news) => news.jobId === jobId);
      if (known >= 0) return Promise.resolve(received.splice(known, 1)[0]);
      return new Promise((resolve) => {
        const callOff = after(() => tell(undefined), milliseconds);
        waitsFor = jobId;
        answer = (news) => {
          callOff();
          resolve(news);
        };
      });
    },
    wake: () => tell(undefined),
    close: () => {
      closed = true;
      stream?.close();
      letGo();
      tell(undefined);
    },
  };
};
