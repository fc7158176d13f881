import { expect, test } from "vitest";
import { emptyDay } from "../planning/empty-day.ts";
import { sessionSchema } from "../training/session.schema.ts";
import { childActivity, markIdea, triedOn } from "./child-activity.ts";
import { pastWorkout } from "./workout-history.ts";

const ideas = {
  ...emptyDay,
  kind: "recovery" as const,
  name: "Move and play",
  activeRecovery: [
    { name: "Tag", duration: "15 min", notes: "" },
    { name: "Ball games", duration: "20 min", notes: "" },
  ],
};
const mark = (date: string, idea: string, tried = true) => {
  const [change] = markIdea({
    profileId: "01920000-0000-7000-8000-000000000001",
    date,
    timeZone: "UTC",
    now: `${date}T15:00:00.000Z`,
    workout: ideas,
    idea,
    tried,
  });
  if (change?.kind !== "session" || !("create" in change)) throw new Error("one session is made");
  return change;
};

test("ONB-08 an idea that was tried is one record a day, also from two devices", () => {
  const { id, create, ifThere } = mark("2026-11-16", "Tag");
  expect(sessionSchema.safeParse(create).success).toBe(true);
  expect(create).toMatchObject({ workoutName: "Tag", finishedAt: "2026-11-16T15:00:00.000Z" });
  expect(create.prescription.activeRecovery.map(({ name }) => name)).toEqual(["Tag"]);
  expect(mark("2026-11-16", "Tag").id).toBe(id);
  expect(mark("2026-11-16", "Ball games").id).not.toBe(id);
  expect(mark("2026-11-17", "Tag").id).not.toBe(id);
  expect({ ...create, ...mark("2026-11-16", "Tag", false).ifThere }).toMatchObject({ finishedAt: null });
  expect(ifThere).toEqual({ finishedAt: "2026-11-16T15:00:00.000Z", discardedAt: null });
});

test("ONB-08 ideas that were tried are no workouts in a later history", () => {
  const { id, create } = mark("2026-11-16", "Tag");
  expect(pastWorkout({ ...create, id })).toBeUndefined();
});

test("ONB-08 a child's progress is days moved and things tried", () => {
  const sessions = [
    mark("2026-11-15", "Tag"),
    mark("2026-11-16", "Tag"),
    mark("2026-11-16", "Ball games"),
    mark("2026-11-17", "Swim", false),
    mark("2026-11-18", "Tag"),
  ].map(({ create }) => create);
  expect(childActivity(sessions, "2026-11-18")).toEqual({
    thisWeek: 2,
    days: 3,
    tried: [
      { name: "Tag", days: 3 },
      { name: "Ball games", days: 1 },
    ],
  });
  expect(triedOn(sessions, "2026-11-16")).toEqual(["Tag", "Ball games"]);
  expect(childActivity([], "2026-11-18")).toEqual({ thisWeek: 0, days: 0, tried: [] });
});
