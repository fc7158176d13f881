/** What has a natural key is one record, also when two devices make it without knowing of one another. */
import { noLimits, type Profile } from "@muster/domain/profiles/profile";
import { defaultSettings } from "@muster/domain/profiles/settings";
import {
  checkInId,
  checkInReadingId,
  diaryDayId,
  exercisePreferenceId,
  planDayId,
  planPointerId,
  profileRecordId,
  sessionId,
  settingsId,
} from "@muster/domain/record-ids";
import { type CheckIn, emptyCheckIn } from "@muster/domain/review/check-in";
import { changePreference } from "@muster/domain/training/exercises/exercise-preference";
import { expect, test } from "vitest";
import type { Change, DeviceStore } from "../src/data/store/device-store.ts";
import { storeConsent } from "../src/features/coaching/consent/consent.ts";
import { aPlan, at, closesDevices, devices, get, restDay, session } from "./support/concurrent-create.ts";
import { createDevice } from "./support/device.ts";
import { createNetwork } from "./support/network.ts";
import { anna, monday, mondaySession, squatLog, squats } from "./support/records.ts";
import { twoDevices } from "./support/two-devices.ts";

closesDevices();

const otherPlan = "0195a1b2-0000-7000-8000-00000000001f";

const person: Profile = {
  username: "anna",
  displayName: "Anna",
  age: 34,
  ageRecordedOn: monday,
  gender: "female",
  height: 66,
  weight: 140,
  fitnessLevel: "beginner",
  pullups: 1,
  pushups: 8,
  bodyFat: null,
  primaryGoal: "strength",
  targetAreas: [],
  timeframe: "12_weeks",
  daysPerWeek: 3,
  timePerSession: "30_45",
  homeWorkoutTime: "morning",
  gymWorkoutTime: "morning",
  gymDays: [],
  restDays: [],
  gymAccess: "no_gym",
  equipment: ["none"],
  limits: noLimits,
  medicalNoteConfirmedOn: null,
};

const checkIn = (date: string, weight: number): CheckIn => ({
  ...emptyCheckIn,
  date,
  week: 3,
  weight,
  muscleSoreness: 3,
  fatigueLevel: 3,
});

/** What two devices make of the same thing: the same id, contents that differ a little. */
const pairs: readonly (readonly [Change, Change])[] = [
  [
    { kind: "profile", id: profileRecordId(anna), create: person },
    { kind: "profile", id: profileRecordId(anna), create: { ...person, weight: 141 } },
  ],
  [
    { kind: "settings", id: settingsId(anna), create: defaultSettings },
    { kind: "settings", id: settingsId(anna), create: { ...defaultSettings, units: "metric" } },
  ],
  [
    {
      kind: "planDay",
      id: planDayId(anna, aPlan, "monday"),
      create: { planId: aPlan, weekday: "monday", workout: restDay },
    },
    {
      kind: "planDay",
      id: planDayId(anna, aPlan, "monday"),
      create: { planId: aPlan, weekday: "monday", workout: { ...restDay, name: "Rest" } },
    },
  ],
  [
    {
      kind: "planPointer",
      id: planPointerId(anna, monday),
      create: { from: monday, builtIn: aPlan, choice: null },
    },
    {
      kind: "planPointer",
      id: planPointerId(anna, monday),
      create: { from: monday, builtIn: otherPlan, choice: null },
    },
  ],
  [
    { kind: "session", id: mondaySession, create: { ...session, startedAt: at } },
    {
      kind: "session",
      id: sessionId(anna, monday, "default:monday", 1),
      create: { ...session, startedAt: "2026-11-16T06:05:00.000Z" },
    },
  ],
  [
    { kind: "exerciseLog", id: squatLog, create: { ...squats(), position: 3 } },
    {
      kind: "exerciseLog",
      id: squatLog,
      create: { ...squats(), position: 3, difficulty: 7 },
    },
  ],
  [
    { kind: "checkIn", id: checkInId(anna, "2026-11-22"), create: checkIn("2026-11-22", 140) },
    { kind: "checkIn", id: checkInId(anna, "2026-11-22"), create: checkIn("2026-11-22", 141) },
  ],
  [
    {
      kind: "reading",
      id: checkInReadingId(anna, checkInId(anna, "2026-11-22"), "weight"),
      create: { metric: "weight", value: 140, date: "2026-11-22", at, source: "check-in" },
    },
    {
      kind: "reading",
      id: checkInReadingId(anna, checkInId(anna, "2026-11-22"), "weight"),
      create: { metric: "weight", value: 141, date: "2026-11-22", at, source: "check-in" },
    },
  ],
  [
    { kind: "diaryDay", id: diaryDayId(anna, monday), create: { date: monday, closed: false } },
    { kind: "diaryDay", id: diaryDayId(anna, monday), create: { date: monday, closed: true } },
  ],
  [
    {
      kind: "exercisePreference",
      id: exercisePreferenceId(anna, "squat.goblet"),
      create: { exerciseId: "squat.goblet", favourite: true, excluded: "no" },
    },
    {
      kind: "exercisePreference",
      id: exercisePreferenceId(anna, "squat.goblet"),
      create: { exerciseId: "squat.goblet", favourite: true, excluded: "injury" },
    },
  ],
];

test.each(pairs)(
  "SYNC-03 two offline devices that make the same $kind have one of it afterwards",
  async (first, second) => {
    const clock = { now: Date.parse(at) };
    const network = createNetwork(clock);
    const online = async () => {
      const device = await createDevice(network, anna, clock);
      devices.push(device);
      await device.unlock(anna);
      return device;
    };
    const [phone, tablet] = [await online(), await online()];
    network.cut();
    expect(await phone.store.write(anna, [first])).toMatchObject({ ok: true });
    clock.now += 1_000;
    expect(await tablet.store.write(anna, [second])).toMatchObject({ ok: true });
    network.mend();
    // The later one arrives first.
    for (const device of [tablet, phone, tablet]) await device.engine.syncNow();
    expect(network.server.rows()).toHaveLength(1);
    expect(await phone.syncStore.refused.list(anna)).toEqual([]);
    const onPhone = await get(phone.store, first);
    expect(onPhone).toEqual(await get(tablet.store, first));
    expect(onPhone).toMatchObject("create" in second ? second.create : {});
  },
);

/** Somebody's older choice; what another device, which knows nothing of it yet, writes later; what stands then. */
const choices: readonly {
  readonly title: string;
  readonly before: readonly Change[];
  readonly later: (store: DeviceStore) => Promise<unknown>;
  readonly of: Pick<Change, "kind" | "id">;
  readonly stands: object;
}[] = [
  {
    title:
      "a consent asked before the settings have arrived takes no unit, reminder or date of the plan back",
    before: [
      { kind: "settings", id: settingsId(anna), create: { ...defaultSettings, lastPlanUpdate: monday } },
      { kind: "settings", id: settingsId(anna), patch: { units: "metric", quietFrom: 1_320 } },
    ],
    later: (store) => storeConsent(store, anna, "agreed"),
    of: { kind: "settings", id: settingsId(anna) },
    stands: { units: "metric", quietFrom: 1_320, lastPlanUpdate: monday, aiConsent: "agreed" },
  },
  {
    title:
      "coach.F10 an exercise that hurts stays left out when it is made a favourite where nobody knows of it",
    before: [
      {
        kind: "exercisePreference",
        id: exercisePreferenceId(anna, "squat.goblet"),
        create: { exerciseId: "squat.goblet", favourite: false, excluded: "injury" },
      },
    ],
    later: (store) => store.write(anna, [changePreference(anna, [], "squat.goblet", { favourite: true })]),
    of: { kind: "exercisePreference", id: exercisePreferenceId(anna, "squat.goblet") },
    stands: { favourite: true, excluded: "injury" },
  },
  {
    title: "COACH-02 a second check-in of the day leaves a blood pressure that only the first one told",
    before: [
      {
        kind: "checkIn",
        id: checkInId(anna, monday),
        create: { ...checkIn(monday, 140), bloodPressureSystolic: 190, bloodPressureDiastolic: 95 },
      },
    ],
    later: (store) =>
      store.write(anna, [{ kind: "checkIn", id: checkInId(anna, monday), create: checkIn(monday, 141) }]),
    of: { kind: "checkIn", id: checkInId(anna, monday) },
    stands: { weight: 141, bloodPressureSystolic: 190, bloodPressureDiastolic: 95 },
  },
];

test.each(
  choices.flatMap((choice) => [
    { ...choice, meets: "on the server" },
    // A form that shows a check-in may empty it: there is no other sign that something was taken out.
    ...(choice.of.kind === "checkIn" ? [] : [{ ...choice, meets: "on the device, a moment before" }]),
  ]),
)("SYNC-03 $title ($meets)", async ({ before, later, of, stands, meets }) => {
  const { clock, network, phone, tablet } = await twoDevices(anna, at);
  devices.push(phone, tablet);
  network.cut();
  for (const change of before) expect(await phone.store.write(anna, [change])).toMatchObject({ ok: true });
  clock.now += 60_000;
  if (meets === "on the server") expect(await later(tablet.store)).toMatchObject({ ok: true });
  network.mend();
  // The later one arrives first.
  for (const device of [tablet, phone, tablet]) await device.engine.syncNow();
  // The screen was drawn before the record came.
  if (meets !== "on the server") {
    expect(await later(tablet.store)).toMatchObject({ ok: true });
    for (const device of [tablet, phone]) await device.engine.syncNow();
  }
  for (const device of [phone, tablet]) {
    expect(await device.store.get(of.kind, of.id)).toMatchObject(stands);
    expect(await device.syncStore.refused.list(anna)).toEqual([]);
  }
});
