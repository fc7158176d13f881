import { activityIdeas } from "@muster/coach/design/activity-ideas";
import type { StoredSession } from "@muster/domain/schedule/home-card";
import { expect, test } from "vitest";
import { cardView, ideasView, sessionHeights } from "./home-view.ts";

const today = "2026-11-20";
const tomorrow = "2026-11-21";
const workout = { ...activityIdeas().friday, minutes: 50 };
const session: StoredSession = {
  id: "0198c0de-0000-7000-8000-000000000001",
  date: today,
  day: "friday",
  timeZone: "UTC",
  planId: null,
  ordinal: 1,
  variant: "home",
  workoutName: "Move and play",
  prescription: workout,
  startedAt: "2026-11-20T09:04:00Z",
  finishedAt: null,
  skippedAt: null,
  discardedAt: null,
  completedExercises: 3,
  totalExercises: 7,
  notes: "",
};

test("HOME-11 a running workout shows what is left in exercises and minutes", () => {
  expect(cardView({ kind: "resume", session, completed: 3, total: 7 }, today, tomorrow)).toMatchObject({
    kind: "resume",
    variant: "home",
    completed: 3,
    total: 7,
    minutesLeft: 29,
  });
  const flexible = { ...session, prescription: { ...workout, minutes: null } };
  expect(
    cardView({ kind: "resume", session: flexible, completed: 0, total: 0 }, today, tomorrow),
  ).toMatchObject({ minutesLeft: null });
});

test("HOME-11 F1 a workout that nobody ended says since when, any other does not", () => {
  const resumed = { kind: "resume", session, completed: 3, total: 7 } as const;
  const since = "2026-11-20T09:40:00Z";
  expect(cardView(resumed, today, tomorrow, since)).toMatchObject({ idleSince: since });
  expect(cardView(resumed, today, tomorrow)).not.toHaveProperty("idleSince");
});

test("HOME-08 a logged day gives its place to tomorrow, and only a skip can be undone", () => {
  const card = { kind: "logged", session, status: "skipped", canUndo: true, tomorrow: workout } as const;
  expect(cardView(card, today, tomorrow)).toMatchObject({
    status: "skipped",
    canUndo: true,
    tomorrow: { date: tomorrow, name: "Move and play" },
  });
});

test("HOME-08 tomorrow's day off says 'Flexible' once", () => {
  const rest = { ...workout, time: "Flexible", duration: "Flexible" };
  const card = { kind: "logged", session, status: "finished", canUndo: false, tomorrow: rest } as const;
  expect(cardView(card, today, tomorrow)).toMatchObject({
    tomorrow: { time: "Flexible", duration: "" },
  });
});

test("ONB-08 a child's day shows its ideas and which were tried", () => {
  expect(ideasView(today, workout, ["Tag"])).toMatchObject({
    kind: "ideas",
    day: { recoveryItems: workout.activeRecovery, calorieGoal: 0 },
    tried: ["Tag"],
  });
});

test("the session's bars are sets times effort, scaled to the hardest", () => {
  expect(
    sessionHeights([
      { sets: 4, targetDifficulty: 9 },
      { sets: 2, targetDifficulty: 6 },
      { sets: "8 intervals", targetDifficulty: null },
      { sets: 1, targetDifficulty: 3 },
    ]),
  ).toEqual([100, 33, 58, 25]);
  expect(sessionHeights([])).toEqual([]);
});
