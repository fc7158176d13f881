/** One workout whose list two devices change apart, over the server's own rules of accepting and merging. */

import { exerciseLogId } from "@muster/domain/record-ids";
import { recordSchemaVersion } from "@muster/domain/records";
import { naturalId } from "@muster/domain/shared/ids";
import { anExercise, aSet, aWorkout } from "@muster/domain/testing/builders";
import {
  addExercises,
  joinSuperset,
  moveExercise,
  removeExercise,
  swapExercise,
} from "@muster/domain/training/exercises/exercise-list";
import { logSet } from "@muster/domain/training/log-changes";
import { setsInOrder } from "@muster/domain/training/session";
import { exercisesOf, logOf } from "@muster/domain/training/session-exercises";
import { startWorkout } from "@muster/domain/training/workout";
import { acceptedKinds } from "@muster/domain/unset-fields";
import { contentOf } from "@muster/sync/client";
import { laterStamp, noStamp } from "@muster/sync/clock";
import { unflatten } from "@muster/sync/flatten";
import { rowStamp } from "@muster/sync/merge";
import { overlay } from "@muster/sync/overlay";
import { type Operation, protocolVersion, type Row } from "@muster/sync/protocol";
import { createMemoryServer } from "@muster/sync/testing/memory-server";
import fc from "fast-check";
import { expect, test } from "vitest";
import { mapsOf } from "../src/data/database/record-rows.ts";
import type { Change, Stored } from "../src/data/store/device-store.ts";
import { flatChange } from "../src/data/store/dexie-write.ts";
import { anna } from "./support/records.ts";

const exercise = (name: number) =>
  anExercise({ id: name + 1, exerciseId: `kind.${name}`, name: `Exercise ${name}` });
const day = (names: readonly number[]) => aWorkout({ exercises: names.map(exercise) });
const started = (names: readonly number[], variant: "main" | "home") =>
  startWorkout({
    profileId: anna,
    date: "2026-11-16",
    timeZone: "Europe/Vienna",
    now: "2026-11-16T06:00:00.000Z",
    plan: null,
    variant,
    workout: day(names),
  });
const sessionId = started([0], "main").id;

type LogId = (position: number, exerciseId: string) => string;
const byExercise: LogId = (_, exerciseId) => exerciseLogId(anna, sessionId, exerciseId);
/** As it was once: the control shows that the property notices it. */
const byPlace: LogId = (position) => naturalId("exerciseLog", anna, sessionId, position);

const kinds = acceptedKinds;

/** A device in memory around the steps of the real one: own writes lie over what the server says until it has answered. */
const createDevice = (
  server: ReturnType<typeof createMemoryServer>,
  replica: string,
  clock: () => number,
) => {
  const rows = new Map<string, Row>();
  let outbox: Operation[] = [];
  let [n, seen] = [0, noStamp];
  const visible = (kind: string, id: string) => {
    const row = rows.get(`${kind}/${id}`);
    return overlay(
      row && { fields: row.fields, deleted: row.deleted },
      outbox.filter((one) => one.kind === kind && one.id === id),
    );
  };
  const take = (row: Row) => {
    rows.set(`${row.kind}/${row.id}`, row);
    seen = laterStamp(seen, rowStamp(row));
  };
  const idsOf = (kind: string) =>
    new Set([...rows.values(), ...outbox].flatMap((one) => (one.kind === kind ? [one.id] : [])));
  return {
    write: (changes: readonly Change[]) => {
      for (const change of changes) {
        const { kind, id } = change;
        const now = visible(kind, id);
        const content = contentOf(now, now !== undefined, flatChange(change));
        if (content === "missing") throw new Error(`no ${kind} ${id}`);
        if (content === undefined) continue;
        n += 1;
        const op = `${replica}-${n}`;
        outbox.push({
          op,
          number: n,
          scope: anna,
          kind,
          id,
          ...content,
          at: clock(),
          clockOffsetMs: 0,
          seen,
          schema: recordSchemaVersion,
        });
      }
    },
    sync: () => {
      const sent = outbox;
      const reply = server.push(
        anna,
        {
          protocol: protocolVersion,
          schema: recordSchemaVersion,
          replica,
          confirmed: 0,
          offers: [],
          ops: sent,
        },
        clock(),
      );
      expect(reply.bad).toEqual([]);
      expect(reply.later).toEqual([]);
      outbox = [];
      for (const row of reply.rows) take(row);
      for (const row of server.pull(anna, 0, 1_000, clock()).rows) take(row);
    },
    session: (): Stored<"session"> => {
      const { fields } = visible("session", sessionId) ?? { fields: {} };
      return {
        ...kinds.session?.schema.safeParse(unflatten(fields, mapsOf("session"))).data,
        id: sessionId,
      } as Stored<"session">;
    },
    logs: () =>
      [...idsOf("exerciseLog")].sort().map((id) => {
        const { fields } = visible("exerciseLog", id) ?? { fields: {} };
        return { ...unflatten(fields, mapsOf("exerciseLog")), id } as Stored<"exerciseLog">;
      }),
  };
};

const action = fc.record({
  device: fc.nat(1),
  does: fc.constantFrom("add", "swap", "remove", "move", "join", "log", "log", "log", "sync"),
  which: fc.nat(20),
  to: fc.nat(8),
});
const history = fc.record({
  first: fc.uniqueArray(fc.nat(5), { minLength: 1, maxLength: 4 }),
  second: fc.uniqueArray(fc.nat(5), { minLength: 1, maxLength: 4 }),
  atHome: fc.boolean(),
  actions: fc.array(action, { maxLength: 25 }),
  laterFirst: fc.boolean(),
});

/** What two devices made of one workout apart, and what was logged in it. */
const train = (
  { first, second, atHome, actions, laterFirst }: typeof history extends fc.Arbitrary<infer T> ? T : never,
  logId: LogId,
) => {
  let now = Date.parse("2026-11-16T06:00:00.000Z");
  const clock = () => now;
  const server = createMemoryServer({ kinds, schema: recordSchemaVersion, household: "household" });
  const devices = ["phone", "tablet"].map((replica) => createDevice(server, replica, clock));
  const [phone, tablet] = devices;
  if (phone === undefined || tablet === undefined) throw new Error("There are two");
  const logged = new Map<string, { readonly exerciseId: string; readonly reps: number }>();
  phone.write(started(first, "main").changes);
  now += 1_000;
  // The same version of the day is the same list.
  tablet.write(started(atHome ? second : first, atHome ? "home" : "main").changes);
  for (const [index, { device, does, which, to }] of actions.entries()) {
    now += 1_000;
    const at = device === 0 ? phone : tablet;
    if (does === "sync") {
      at.sync();
      continue;
    }
    const target = { session: at.session(), logs: at.logs() };
    const list = exercisesOf(target.session, target.logs);
    const position = list.length === 0 ? 0 : which % list.length;
    const one = list[position];
    if (does === "add") at.write(addExercises(target, [exercise(to), exercise(which)]));
    if (one === undefined) continue;
    const { exerciseId } = one;
    if (does === "swap") at.write(swapExercise({ ...target, exerciseId }, exercise(to)));
    if (does === "move") at.write(moveExercise(target, exerciseId, to));
    if (does === "join")
      at.write(joinSuperset(target, [exerciseId, list[to % list.length]?.exerciseId ?? ""]));
    if (does === "remove") {
      // What somebody saw and took out is gone on purpose.
      for (const { id } of setsInOrder(logOf(target.logs, exerciseId) ?? { sets: {} })) logged.delete(id);
      at.write(removeExercise(target, exerciseId).changes);
    }
    if (does === "log") {
      const id = naturalId("set", anna, index);
      const log = logOf(target.logs, exerciseId);
      const input = { profileId: anna, session: target.session, position, exercise: one, log };
      const changes = logSet(input, id, aSet({ reps: index + 1, position: index }));
      at.write(
        changes.map(
          (change) =>
            ("create" in change ? { ...change, id: logId(position, exerciseId) } : change) as Change,
        ),
      );
      logged.set(id, { exerciseId, reps: index + 1 });
    }
  }
  const order = laterFirst ? [tablet, phone, tablet] : [phone, tablet, phone, tablet];
  for (const device of order) device.sync();
  return { phone, tablet, logged };
};

const holds = (logId: LogId) =>
  fc.assert(
    fc.property(history, (made) => {
      const { phone, tablet, logged } = train(made, logId);
      expect(phone.session()).toEqual(tablet.session());
      expect(phone.logs()).toEqual(tablet.logs());
      const [session, logs] = [phone.session(), phone.logs()];
      const listed = exercisesOf(session, logs).map(({ exerciseId }) => exerciseId);
      expect(new Set(listed).size).toBe(listed.length);
      for (const [id, { exerciseId, reps }] of logged) {
        expect(listed).toContain(exerciseId);
        expect(logOf(logs, exerciseId)?.sets[id]?.reps).toBe(reps);
      }
      for (const log of logs)
        for (const { id } of setsInOrder(log)) expect(logged.get(id)?.exerciseId).toBe(log.exerciseId);
    }),
    { numRuns: 150, seed: 7 },
  );

test("SYNC-03 WORK-05 two devices change one list without losing a set", () => {
  holds(byExercise);
});

test("SYNC-03 logs by place would lose sets: the property above notices it", () => {
  expect(() => holds(byPlace)).toThrow();
});
