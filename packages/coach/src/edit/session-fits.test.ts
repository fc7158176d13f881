import { emptyDay } from "@muster/domain/planning/empty-day";
import type { GearRecord } from "@muster/domain/training/weights/gear";
import { expect, test } from "vitest";
import { exerciseById } from "../catalogue/catalogue.ts";
import { toPlanned } from "../catalogue/planned.ts";
import { sessionFits } from "./session-fits.ts";

const owner: Parameters<typeof sessionFits>[1] = {
  equipment: ["none"],
  gymAccess: "no_gym",
  timePerSession: "45_60",
};
const told: GearRecord = {
  place: "home",
  bars: [45],
  plates: [{ weight: 45, pairs: 2 }],
  dumbbells: [],
  stackStep: 10,
  machines: ["Leg Press"],
};
const sessionOf = (id: string) => {
  const exercise = exerciseById(id);
  if (exercise === undefined) throw new Error(`no ${id}`);
  const asked = { sets: 3, targetLow: 8, targetHigh: 10, restSeconds: 90 };
  return {
    ...emptyDay,
    kind: "training" as const,
    location: "Home (with weights)",
    exercises: [toPlanned(exercise, asked)],
  };
};

test.each(["squat.leg-press", "squat.barbell-back"])(
  "COACH-05 training.P4 a session at home with %s fits who told of what it needs",
  (id) => {
    expect(sessionFits(sessionOf(id), owner, told)).toBe(true);
    expect(sessionFits(sessionOf(id), owner, undefined)).toBe(false);
    expect(sessionFits(sessionOf(id), owner, { ...told, bars: [], machines: [] })).toBe(false);
  },
);
