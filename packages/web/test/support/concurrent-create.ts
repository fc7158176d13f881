/** What two devices make of the same thing apart: a person, a day, a check-in, a workout. */
import { emptyDay } from "@muster/domain/planning/empty-day";
import type { DayWorkout } from "@muster/domain/planning/plan";
import { afterEach } from "vitest";
import type { Change, DeviceStore } from "../../src/data/store/device-store.ts";
import type { Device } from "./device.ts";
import { monday } from "./records.ts";

/** Closed after each test. */
export const devices: Device[] = [];

/** Devices that a test of the file that calls it has opened are closed after it. */
export const closesDevices = (): void => {
  afterEach(() => {
    for (const device of devices.splice(0)) device.close();
  });
};

export const aPlan = "0195a1b2-0000-7000-8000-00000000000f";

export const at = "2026-11-16T06:00:00.000Z";

export const restDay: DayWorkout = { ...emptyDay, name: "Rest Day", calorieGoal: 2_000, proteinGoal: 150 };

export const session = {
  date: monday,
  day: "monday",
  timeZone: "Europe/Vienna",
  planId: null,
  ordinal: 1,
  variant: "main",
  workoutName: "Rest Day",
  prescription: restDay,
  finishedAt: null,
  skippedAt: null,
  discardedAt: null,
  completedExercises: 0,
  totalExercises: 0,
  notes: "",
} as const;

export const get = (store: DeviceStore, { kind, id }: Change) => store.get(kind, id);

export const later = (seconds: number) => new Date(Date.parse(at) + seconds * 1_000).toISOString();
