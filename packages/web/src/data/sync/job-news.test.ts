import { expect, test } from "vitest";
import { listenToJobs } from "./job-news.ts";

/** A stream that the test speaks for, and a clock that it moves. */
const world = () => {
  const target = new EventTarget();
  const timers = new Set<() => void>();
  const stream = Object.assign(target, { readyState: 0, close: () => undefined });
  const news = listenToJobs(
    () => stream,
    (run) => {
      timers.add(run);
      return () => timers.delete(run);
    },
  );
  return {
    news,
    timers,
    open: () => {
      stream.readyState = 1;
      target.dispatchEvent(new Event("open"));
    },
    breakOff: () => {
      stream.readyState = 0;
      target.dispatchEvent(new Event("error"));
    },
    say: (data: unknown) => target.dispatchEvent(new MessageEvent("job", { data: JSON.stringify(data) })),
    pass: () => {
      for (const run of [...timers]) run();
    },
  };
};
const moved = { jobId: "a", state: "running", stage: "Asking the model" };

test("COACH-01 news of a job end the wait for it, and leave no timer behind", async () => {
  const { news, say, timers, open } = world();
  open();
  expect(news.isHeard()).toBe(true);
  const next = news.next("a", 1_000);
  say({ jobId: "b", state: "done", stage: "" });
  say({ data: "nonsense" });
  say(moved);
  expect(await next).toEqual(moved);
  expect(timers.size).toBe(0);
});

test("COACH-01 what is told while nobody waits is kept in order", async () => {
  const { news, say, open } = world();
  open();
  say(moved);
  say({ ...moved, stage: "Checking the plan" });
  expect((await news.next("a", 1_000))?.stage).toBe("Asking the model");
  expect((await news.next("a", 1_000))?.stage).toBe("Checking the plan");
});

test("COACH-01 a stream that opens, breaks or is silent says that it is time to ask", async () => {
  const { news, open, breakOff, pass } = world();
  const opening = news.next("a", 1_000);
  open();
  expect(await opening).toBeUndefined();
  const breaking = news.next("a", 1_000);
  breakOff();
  expect(await breaking).toBeUndefined();
  expect(news.isHeard()).toBe(false);
  const silent = news.next("a", 1_000);
  pass();
  expect(await silent).toBeUndefined();
});

test("PLAN-02 who stops waiting is released at once", async () => {
  const { news } = world();
  const next = news.next("a", 60_000);
  news.wake();
  expect(await next).toBeUndefined();
  const closing = news.next("a", 60_000);
  news.close();
  expect(await closing).toBeUndefined();

  const deaf = listenToJobs(undefined, (run) => {
    queueMicrotask(run);
    return () => undefined;
  });
  expect(deaf.isHeard()).toBe(false);
  expect(await deaf.next("a", 1_000)).toBeUndefined();
});

test("COACH-01 of waiting tabs one holds a stream and the others poll", async () => {
  let isLocked = false;
  const locks: Parameters<typeof listenToJobs>[2] = {
    request: async (_name, _options, run) => {
      if (isLocked) return run(null);
      isLocked = true;
      await run({});
      isLocked = false;
    },
  };
  let opened = 0;
  let ended = 0;
  const tab = () =>
    listenToJobs(
      () => {
        opened += 1;
        return Object.assign(new EventTarget(), {
          readyState: 1,
          close: () => {
            ended += 1;
          },
        });
      },
      () => () => {},
      locks,
    );
  const [first, second] = [tab(), tab()];
  expect([first.isHeard(), second.isHeard(), opened]).toEqual([true, false, 1]);
  second.close();
  first.close();
  await expect.poll(() => isLocked).toBe(false);
  expect(ended).toBe(1);
  expect(tab().isHeard()).toBe(true);

  const refused = listenToJobs(
    () => Object.assign(new EventTarget(), { readyState: 1, close: () => {} }),
    () => () => {},
    { request: () => Promise.reject(new Error("no locks")) },
  );
  await expect.poll(() => refused.isHeard()).toBe(true);
});
