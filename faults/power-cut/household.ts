/** A household whose server loses its power again and again: what its one device sent, and what was confirmed to it. */
import { setTimeout as wait } from "node:timers/promises";
import { recordSchemaVersion } from "@muster/domain/records";
import { randomId } from "@muster/domain/shared/ids";
import type { Operation } from "@muster/sync/protocol";
import { expect } from "vitest";
import { createSocketBrowser, type ServerProcess } from "../../packages/server/test/server-process.ts";
import { operation } from "../../packages/server/test/sync-calls.ts";
import { oats } from "../../packages/web/test/support/records.ts";
import { joinedPerson } from "../real-device.ts";
import type { Files } from "./disk.ts";
import { markIn } from "./recording.ts";

const opsInAPush = 3;

/** How a household writes: several pushes at once, or one after the other with pauses. `pause`: milliseconds. */
export type Pace = { readonly pushes: number; readonly lanes: number; readonly pause: number };
export const crowd = (pushes: number): Pace => ({ pushes, lanes: 4, pause: 0 });

type Person = Pick<Awaited<ReturnType<typeof joinedPerson>>, "profileId" | "cookies">;
/** Operations that were made together: the server stores all or none of them. */
type Push = readonly Operation[];
/** A household with one device, over several lives of its server. */
export type Household = {
  readonly disk: Files;
  /** Undefined while nobody has joined. */
  readonly person: Person | undefined;
  readonly replica: string;
  readonly pushes: readonly Push[];
  /** Ids of operations. */
  readonly acknowledged: ReadonlySet<string>;
};
/** @param disk what the first server finds */
export const newHousehold = (disk: Files): Household => ({
  disk,
  person: undefined,
  replica: randomId(),
  pushes: [],
  acknowledged: new Set(),
});

/** What the device knows at the end of a server. */
export type Known = { readonly person: Person; readonly pushes: readonly Push[] };

/**
 * What a household's device does at a server: what was confirmed before must be served, what was not is sent once more; then
 * it goes on.
 * @param log gets a mark for each answer: the ids of the operations that it confirms
 */
export const pushTo = async (
  server: ServerProcess,
  before: Household,
  pace: Pace,
  log: string,
): Promise<Known> => {
  const person = before.person ?? (await joinedPerson(server));
  const browser = createSocketBrowser(server.address, new Map(person.cookies));
  const pushes = [...before.pushes];
  const push = async (ops: Push): Promise<void> => {
    const { status, body } = await browser.send("POST", "/sync/push", {
      protocol: 2,
      schema: recordSchemaVersion,
      replica: before.replica,
      confirmed: 0,
      ops,
    });
    expect([status, body.bad ?? []]).toEqual([200, []]);
    markIn(log, (body.done as string[]).join(" "));
  };
  const served = async (): Promise<readonly string[]> => {
    const ids: string[] = [];
    for (let cursor = 0, more = true; more; ) {
      const path = `/sync/pull?protocol=2&scope=${person.profileId}&cursor=${cursor}&limit=500`;
      const { status, body } = await browser.send("GET", path);
      expect(status).toBe(200);
      ids.push(...(body.rows as { id: string }[]).map(({ id }) => id));
      cursor = Number(body.cursor);
      more = body.more === true;
    }
    return ids;
  };

  if (before.person !== undefined) {
    const made = before.pushes.flat();
    const ids = made.map(({ id }) => id);
    const kept = await served();
    const confirmed = made.filter(({ op }) => before.acknowledged.has(op)).map(({ id }) => id);
    expect(confirmed.filter((id) => !kept.includes(id))).toEqual([]);
    const open = before.pushes.filter((ops) => ops.some(({ op }) => !before.acknowledged.has(op)));
    for (let at = 0; at < open.length; at += 30) await push(open.slice(at, at + 30).flat());
    expect((await served()).filter((id) => ids.includes(id)).toSorted()).toEqual(ids.toSorted());
  }
  let left = pace.pushes;
  const lane = async (): Promise<void> => {
    while (left > 0) {
      left -= 1;
      const ops = Array.from({ length: opsInAPush }, (_, index) =>
        operation({
          number: pushes.length * opsInAPush + index + 1,
          scope: person.profileId,
          kind: "nutritionEntry",
          id: randomId(),
          new: true,
          fields: oats,
        }),
      );
      pushes.push(ops);
      await push(ops);
      if (pace.pause > 0) await wait(pace.pause);
    }
  };
  await Promise.all(Array.from({ length: pace.lanes }, lane));
  return { person, pushes };
};
