import { expect, test } from "vitest";
import { asReminder, asScheduleMessage, createReminderSchedule, pathOf } from "./reminder-notice.ts";

const reminder = {
  key: "workout:2026-11-20",
  title: "Workout in 30 minutes",
  body: "Alex: Legs at 9:00 AM",
  path: "/workout?date=2026-11-20",
};

/** A registration that remembers, a clock that is moved by hand, and a page that answers. */
const world = (done: boolean | undefined = false) => {
  const shown: { title: string; options: NotificationOptions | undefined }[] = [];
  const waiting: (() => void)[] = [];
  const requests: unknown[] = [];
  return {
    shown,
    requests,
    schedule: createReminderSchedule({
      registration: {
        showNotification: async (title, options) => void shown.push({ title, options }),
      },
      wait: () => new Promise<void>((resolve) => waiting.push(resolve)),
      isDone: async (question) => {
        requests.push(question);
        return done;
      },
    }),
    passTime: () => {
      for (const resolve of waiting.splice(0)) resolve();
    },
  };
};
const message = (over: object = {}) => ({
  type: "SCHEDULE_NOTIFICATIONS" as const,
  user: "alex",
  schedule: [{ ...reminder, inMilliseconds: 60_000, day: "2026-11-20", ...over }],
});

test("NOTI-02 an open page's reminder is shown on time unless done", async () => {
  const { schedule, shown, requests, passTime } = world();
  const done = schedule(message());
  expect(shown).toEqual([]);
  passTime();
  await done;
  expect(requests).toEqual([{ type: "CHECK_WORKOUT_COMPLETION", user: "alex", day: "2026-11-20" }]);
  expect(shown).toMatchObject([
    {
      title: reminder.title,
      options: { body: reminder.body, tag: reminder.key, data: { path: reminder.path } },
    },
  ]);
});

test("NOTI-02 not when the workout is done meanwhile; when nobody answers it is", async () => {
  const logged = world(true);
  const first = logged.schedule(message());
  logged.passTime();
  await first;
  expect(logged.shown).toEqual([]);

  const silent = world(undefined);
  const second = silent.schedule(message());
  silent.passTime();
  await second;
  expect(silent.shown).toHaveLength(1);
});

test("NOTI-02 a newer message replaces an older one, shown once", async () => {
  const { schedule, shown, passTime } = world();
  const both = [schedule(message({ title: "old" })), schedule(message())];
  passTime();
  await Promise.all(both);
  const again = schedule(message());
  passTime();
  await again;
  expect(shown.map(({ title }) => title)).toEqual([reminder.title]);
});

test("NOTI-03 a review asks nobody", async () => {
  const { schedule, shown, requests, passTime } = world(true);
  const done = schedule(message({ day: null, key: "review:2026-11-22" }));
  passTime();
  await done;
  expect(requests).toEqual([]);
  expect(shown).toHaveLength(1);
});

test("NOTI-04 a push message is read, and one that leads out of the app is not", () => {
  expect(asReminder(JSON.stringify({ type: "reminder", ...reminder }))).toEqual(reminder);
  for (const path of ["https://example.org", "//example.org", "workout", "/a\\b", `/${"x".repeat(300)}`])
    expect(asReminder(JSON.stringify({ type: "reminder", ...reminder, path }))).toBeUndefined();
  expect(asReminder(JSON.stringify(reminder))).toBeUndefined();
  expect(asReminder("no JSON")).toBeUndefined();
  expect(asReminder(undefined)).toBeUndefined();
  expect(pathOf({ path: "/weekly-review" })).toBe("/weekly-review");
  expect(pathOf({ path: "//example.org" })).toBeUndefined();
  expect(pathOf(null)).toBeUndefined();
});

test("NOTI-02 invalid schedules are ignored; far ones wait", () => {
  expect(asScheduleMessage(message())?.schedule).toHaveLength(1);
  expect(asScheduleMessage(message({ inMilliseconds: 3_600_000 }))?.schedule).toEqual([]);
  expect(
    asScheduleMessage({ type: "SCHEDULE_NOTIFICATIONS", user: "alex", schedule: [null, 1, {}] })?.schedule,
  ).toEqual([]);
  expect(asScheduleMessage({ type: "rest" })).toBeUndefined();
  expect(asScheduleMessage("activate")).toBeUndefined();
});
