/** A logged workout that gets another date: every figure reads as if it had been logged there from the start. */
import { exerciseById } from "@muster/coach/catalogue/catalogue";
import { figuresOf } from "@muster/domain/progress/figures";
import { ladderExercises } from "@muster/domain/progress/ladder-exercises";
import { personalRecords } from "@muster/domain/progress/sets/personal-records";
import type { WeekRollUp } from "@muster/domain/progress/week-roll-up";
import type { CivilDate } from "@muster/domain/shared/dates";
import { aLog, aProfile, aSession, setMap } from "@muster/domain/testing/builders";
import { changeTimes } from "@muster/domain/training/session-times";
import { afterEach, expect, test } from "vitest";
import { readAllSets } from "../src/data/reads/read-all-sets.ts";
import { readProgressWindow } from "../src/data/reads/read-progress.ts";
import type { Change } from "../src/data/store/device-store.ts";
import { createDevice, type Device } from "./support/device.ts";
import { createNetwork } from "./support/network.ts";
import { anna } from "./support/records.ts";

const open: Device[] = [];
afterEach(() => {
  for (const device of open.splice(0)) device.close();
});

const today = "2026-11-22";
const clock = { now: Date.parse(`${today}T20:00:00Z`) };
const ladder = "h_push.push-up";
const facts = { factsOf: exerciseById, ladders: ladderExercises };

type Workout = { readonly at: number; readonly date: CivilDate; readonly reps: number };
const idOf = (at: number, kind: "a" | "b") => `0191d0aa-0000-7000-8000-0000000000${kind}${at}`;
const changesOf = ({ at, date, reps }: Workout): readonly Change[] => {
  const { id, ...session } = aSession({
    id: idOf(at, "a"),
    date,
    ordinal: at,
    finishedAt: `${date}T15:00:00.000Z`,
  });
  const { id: logId, ...log } = aLog({
    id: idOf(at, "b"),
    sessionId: id,
    date,
    exerciseId: ladder,
    sets: setMap({ reps, weight: 20, at: `${date}T14:10:00.000Z` }),
  });
  return [
    { kind: "session", id, create: session },
    { kind: "exerciseLog", id: logId, create: log },
  ];
};

const deviceWith = async (workouts: readonly Workout[]): Promise<Device> => {
  const device = await createDevice(createNetwork(clock), anna, clock);
  open.push(device);
  await device.unlock(anna);
  for (const workout of workouts)
    expect(await device.store.write(anna, changesOf(workout))).toMatchObject({ ok: true });
  return device;
};

/** A week that holds nothing but the place that a workout left counts for nobody. */
const hasSomething = ({
  workouts,
  readings,
  plans,
}: Pick<WeekRollUp, "workouts" | "readings" | "plans">): boolean =>
  workouts.length + readings.length + plans.length > 0;

/** Everything that Progress, records and Home count of these workouts. */
const countedOn = async ({ store }: Device) => {
  const window = await readProgressWindow(store, anna, today, 84);
  const older = await store.older(anna, window.from);
  const records = { window, older, planned: { kinds: {}, plans: [] } };
  const { history, pushUps, streak, calendar, achievements, sets } = figuresOf(
    records,
    aProfile(),
    facts,
    today,
  );
  return {
    history: { ...history, list: history.list.map(({ date, status }) => ({ date, status })) },
    pushUps,
    streak,
    calendar,
    achievements,
    sets,
    records: personalRecords(await readAllSets(store, anna, today, facts.factsOf)),
    weeks: (await store.weeks(anna, "9999-12-31"))
      .map(({ discarded: _, ...week }) => week)
      .filter(hasSomething),
  };
};

const first = { at: 1, date: "2026-11-04", reps: 8 } as const;
const best = { at: 2, date: "2026-11-18", reps: 12 } as const;

test.each([
  ["another week", "2026-10-13"],
  ["another day of the week", "2026-11-17"],
  ["a year that no chart shows", "2025-02-03"],
])("WORK-05 PROG-04 every figure follows a workout to %s, and Undo", async (_, to) => {
  const device = await deviceWith([first, best]);
  const before = await countedOn(device);
  const session = await device.store.get("session", idOf(best.at, "a"));
  const log = await device.store.get("exerciseLog", idOf(best.at, "b"));
  if (session === undefined || log === undefined) throw new Error("nothing was saved");
  const { changes, undo } = changeTimes(
    anna,
    { ...session, id: idOf(best.at, "a") },
    [{ ...log, id: idOf(best.at, "b") }],
    {
      date: to,
      timeZone: "America/New_York",
      startedAt: `${to}T14:00:00.000Z`,
      finishedAt: `${to}T15:00:00.000Z`,
    },
  );
  expect(await device.store.write(anna, changes)).toMatchObject({ ok: true });
  const moved = await countedOn(device);
  expect(moved).not.toEqual(before);
  expect(moved).toEqual(await countedOn(await deviceWith([first, { ...best, date: to }])));
  expect(await device.store.write(anna, undo)).toMatchObject({ ok: true });
  expect(await countedOn(device)).toEqual(before);
});
