import { expect, test } from "vitest";
import { asRestMessage, createRestNotice } from "./rest-notice.ts";

const rest = (inMilliseconds: number, body = "Set 2 of Push-ups") =>
  ({ type: "rest", inMilliseconds, body, silent: false }) as const;

/** A registration that remembers, and a clock that is moved by hand. */
const world = () => {
  const shown: { title: string; body: string | undefined; closed: boolean }[] = [];
  const waiting: (() => void)[] = [];
  const notice = createRestNotice({
    registration: {
      showNotification: async (title, options) => {
        shown.push({ title, body: options?.body, closed: false });
      },
      getNotifications: async () =>
        shown.map((one) => ({ close: () => Object.assign(one, { closed: true }) })) as never,
    },
    wait: () => new Promise<void>((resolve) => waiting.push(resolve)),
  });
  return {
    notice,
    shown,
    passTime: () => {
      for (const resolve of waiting.splice(0)) resolve();
    },
  };
};

test("EXC-05 a rest that ends unseen is notified with what comes next", async () => {
  const { notice, shown, passTime } = world();
  const done = notice(rest(90_000));
  expect(shown).toEqual([]);
  passTime();
  await done;
  expect(shown).toEqual([{ title: "Rest is over", body: "Set 2 of Push-ups", closed: false }]);
});

test("EXC-05 returning early shows nothing, returning late clears it", async () => {
  const early = world();
  const done = early.notice(rest(90_000));
  await early.notice({ type: "rest-seen" });
  early.passTime();
  await done;
  expect(early.shown).toEqual([]);

  const late = world();
  const notified = late.notice(rest(1));
  late.passTime();
  await notified;
  await late.notice({ type: "rest-seen" });
  expect(late.shown.map((one) => one.closed)).toEqual([true]);
});

test("EXC-05 of two rests only the later one is notified", async () => {
  const { notice, shown, passTime } = world();
  const both = [notice(rest(90_000, "first")), notice(rest(60_000, "second"))];
  passTime();
  await Promise.all(both);
  expect(shown.map((one) => one.body)).toEqual(["second"]);
});

test.each([
  undefined,
  "activate",
  { type: "rest" },
  { ...rest(-1) },
  { ...rest(3_600_000) },
  { type: "push" },
])("EXC-05 %o is no message about a rest", (data) => {
  expect(asRestMessage(data)).toBeUndefined();
});
