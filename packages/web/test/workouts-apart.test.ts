/** One workout on two devices that know nothing of one another: what was logged on either is in it. */
import { checkInId, exerciseLogId } from "@muster/domain/record-ids";
import { emptyCheckIn } from "@muster/domain/review/check-in";
import { type ExerciseLog, type Session, sessionStatus } from "@muster/domain/training/session";
import { entriesOf, startingExercises } from "@muster/domain/training/session-exercises";
import { finalProgress } from "@muster/domain/training/workout-progress";
import { expect, test } from "vitest";
import type { Change, DeviceStore } from "../src/data/store/device-store.ts";
import { aPlan, at, closesDevices, devices, later, session } from "./support/concurrent-create.ts";
import { anna, aSet, mondaySession, squatLog, squats } from "./support/records.ts";
import { twoDevices } from "./support/two-devices.ts";
import { plank, row, training } from "./support/workouts.ts";

closesDevices();

test.each(["the earlier one", "the later one"])(
  "SYNC-03 EXC-01 two offline logs of an exercise merge, %s first",
  async (first) => {
    const { clock, network, phone, tablet } = await twoDevices(anna, at);
    devices.push(phone, tablet);
    network.cut();
    const id = squatLog;
    const [words, rated, set] = [
      { notes: "Left knee hurts" },
      { difficulty: 9 },
      { sets: { [anna]: aSet(0, 8) } },
    ];
    const begin = (store: DeviceStore, patch: Partial<ExerciseLog>) =>
      store.write(anna, [{ kind: "exerciseLog", id, create: { ...squats(), ...patch }, ifThere: patch }]);
    expect(await begin(phone.store, words)).toMatchObject({ ok: true });
    clock.now += 1_000;
    expect(await begin(phone.store, rated)).toMatchObject({ ok: true });
    clock.now += 1_000;
    expect(await begin(tablet.store, set)).toMatchObject({ ok: true });
    network.mend();
    const order = first === "the later one" ? [tablet, phone, tablet] : [phone, tablet, phone];
    for (const device of order) await device.engine.syncNow();
    for (const device of [phone, tablet])
      expect(await device.store.get("exerciseLog", id)).toMatchObject({ ...words, ...rated, ...set });
    // Taken back on purpose is set as well.
    clock.now += 1_000;
    await tablet.store.write(anna, [{ kind: "exerciseLog", id, patch: { notes: "" } }]);
    for (const device of [tablet, phone]) await device.engine.syncNow();
    expect(await phone.store.get("exerciseLog", id)).toMatchObject({ notes: "", ...rated, ...set });
  },
);

test.each(["phone", "tablet"])(
  "SYNC-03 the weight of one device and the repetitions of another stay (%s first)",
  async (first) => {
    const { clock, network, phone, tablet } = await twoDevices(anna, at);
    devices.push(phone, tablet);
    const [id, set] = [squatLog, { ...aSet(0, 3), weight: 160.5 }];
    await phone.store.write(anna, [
      { kind: "exerciseLog", id, create: { ...squats(), sets: { [anna]: set } } },
    ]);
    for (const device of [phone, tablet]) await device.engine.syncNow();
    network.cut();
    const edit = (store: DeviceStore, fields: Partial<typeof set>) =>
      store.write(anna, [{ kind: "exerciseLog", id, patch: { sets: { [anna]: { ...set, ...fields } } } }]);
    expect(await edit(phone.store, { weight: 170 })).toMatchObject({ ok: true });
    clock.now += 1_000;
    expect(await edit(tablet.store, { reps: 4 })).toMatchObject({ ok: true });
    network.mend();
    const order = first === "phone" ? [phone, tablet, phone] : [tablet, phone, tablet];
    for (const device of order) await device.engine.syncNow();
    for (const device of [phone, tablet])
      expect(await device.store.get("exerciseLog", id)).toMatchObject({
        sets: { [anna]: { ...set, weight: 170, reps: 4 } },
      });
  },
);

test.each(["phone", "tablet"])(
  "SYNC-03 coach.F3 a second check-in removes no sign or reading (%s first)",
  async (first) => {
    const { clock, network, phone, tablet } = await twoDevices(anna, at);
    devices.push(phone, tablet);
    network.cut();
    const id = checkInId(anna, "2026-11-16");
    const calm = { ...emptyCheckIn, date: "2026-11-16", week: 2, muscleSoreness: 4, fatigueLevel: 4 };
    const signs = { notes: "chest pain on the stairs", bloodPressureSystolic: 185 };
    await phone.store.write(anna, [{ kind: "checkIn", id, create: { ...calm, weight: 150, ...signs } }]);
    clock.now += 3_600_000;
    await tablet.store.write(anna, [{ kind: "checkIn", id, create: { ...calm, weight: 151 } }]);
    network.mend();
    const order = first === "phone" ? [phone, tablet, phone] : [tablet, phone, tablet];
    for (const device of order) await device.engine.syncNow();
    for (const device of [phone, tablet])
      expect(await device.store.get("checkIn", id)).toMatchObject({ ...signs, weight: 151 });
  },
);

const started = (startedAt: string) => ({
  ...session,
  prescription: { ...training, exercises: [] },
  exercises: entriesOf(startingExercises(training.exercises, "main")),
  totalExercises: 2,
  startedAt,
});

const trained = (position: number, setAt: string): Change => ({
  kind: "exerciseLog",
  id: exerciseLogId(anna, mondaySession, position === 0 ? row.exerciseId : plank.exerciseId),
  create: {
    ...squats({ [position === 0 ? anna : aPlan]: { ...aSet(0, 8), at: setAt } }),
    position,
    exerciseId: position === 0 ? row.exerciseId : plank.exerciseId,
    completed: true,
  },
});

const patched = (patch: Partial<Session>): Change => ({ kind: "session", id: mondaySession, patch });

const created = (startedAt: string): Change => ({
  kind: "session",
  id: mondaySession,
  create: started(startedAt),
});

/** What the phone and the tablet write, each with its second; what the session says and means once both are here. */
const meetings: readonly {
  readonly title: string;
  readonly phone: readonly (readonly [number, Change])[];
  readonly tablet: readonly (readonly [number, Change])[];
  readonly met: object;
  /** Where it stands, and how many exercises count as done. */
  readonly status: ReturnType<typeof sessionStatus>;
  readonly completed: number;
}[] = [
  {
    title: "a workout that was finished stays finished, with what was trained later",
    phone: [
      [0, created(later(0))],
      [1, trained(0, later(1))],
      [2, patched({ finishedAt: later(2), completedExercises: 1, notes: "Good day" })],
    ],
    tablet: [
      [3, created(later(3))],
      [4, trained(1, later(4))],
    ],
    met: { finishedAt: later(2), completedExercises: 1, notes: "Good day" },
    status: "finished",
    completed: 2,
  },
  {
    title: "both finish: the exercises of both count",
    phone: [
      [0, created(later(0))],
      [1, trained(0, later(1))],
      [2, patched({ finishedAt: later(2), completedExercises: 1 })],
    ],
    tablet: [
      [3, created(later(3))],
      [4, trained(1, later(4))],
      [5, patched({ finishedAt: later(5), completedExercises: 1 })],
    ],
    met: { finishedAt: later(5) },
    status: "finished",
    completed: 2,
  },
  {
    title: "a workout that was discarded and then started elsewhere runs",
    phone: [
      [0, created(later(0))],
      [1, patched({ discardedAt: later(1) })],
    ],
    tablet: [[3, created(later(3))]],
    met: { discardedAt: null },
    status: "running",
    completed: 0,
  },
  {
    title: "a day that was skipped while another device trained on runs",
    phone: [
      [2, { kind: "session", id: mondaySession, create: { ...started(later(2)), skippedAt: later(2) } }],
    ],
    tablet: [
      [0, created(later(0))],
      [4, trained(1, later(4))],
    ],
    met: { skippedAt: later(2) },
    status: "running",
    completed: 1,
  },
  {
    title: "a workout that was discarded after the last set stays discarded",
    phone: [
      [2, created(later(2))],
      [3, patched({ discardedAt: later(3) })],
    ],
    tablet: [
      [0, created(later(0))],
      [1, trained(1, later(1))],
    ],
    met: { discardedAt: later(3) },
    status: "discarded",
    completed: 1,
  },
];

test.each(
  meetings.flatMap((meeting) => [
    { ...meeting, first: "phone" },
    { ...meeting, first: "tablet" },
  ]),
)("SYNC-03 WORK-05 $title ($first comes first)", async ({ phone, tablet, first, met, status, completed }) => {
  const { clock, network, ...both } = await twoDevices(anna, at);
  const two = [both.phone, both.tablet] as const;
  devices.push(...two);
  network.cut();
  const steps = [
    ...phone.map(([second, change]) => ({ second, change, store: two[0].store })),
    ...tablet.map(([second, change]) => ({ second, change, store: two[1].store })),
  ].sort((a, b) => a.second - b.second);
  for (const { second, change, store } of steps) {
    clock.now = Date.parse(later(second));
    expect(await store.write(anna, [change])).toMatchObject({ ok: true });
  }
  network.mend();
  const order = first === "phone" ? [two[0], two[1], two[0]] : [two[1], two[0], two[1]];
  for (const device of order) await device.engine.syncNow();
  const stored = async (store: DeviceStore) => {
    const found = await store.get("session", mondaySession);
    if (found === undefined) throw new Error("the session is gone");
    return found;
  };
  expect(await stored(two[0].store)).toEqual(await stored(two[1].store));
  expect(await stored(two[0].store)).toMatchObject(met);
  const logs = await two[0].store.all("exerciseLog", anna);
  expect(logs.flatMap(({ sets }) => Object.values(sets))).toHaveLength(
    steps.filter(({ change }) => change.kind === "exerciseLog").length,
  );
  // Either device says the same of it, and nothing has to be written for that.
  for (const { store } of two) {
    const found = await stored(store);
    expect(sessionStatus(found, logs)).toBe(status);
    expect(finalProgress(found, logs).completed).toBe(completed);
  }
});
