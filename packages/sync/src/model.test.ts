/** Random histories under faults (testing/model.ts). Broken parts stand beside the sound ones: each must be found out. */
import * as fc from "fast-check";
import { afterAll, expect, inject, test } from "vitest";
import * as z from "zod/mini";
import { reportFigures } from "../../../faults/figures.ts";
import { type Killed, reportKilled } from "../../../faults/killed-mutants.ts";
import { createMemoryServer } from "./testing/memory-server.ts";
import { play } from "./testing/model.ts";
import { createMemoryDevice, logKind, logMaps } from "./testing/model-device.ts";
import { type Clocks, histories } from "./testing/model-histories.ts";
import { BrokenPromise } from "./testing/model-promises.ts";
import { mutants, type Parts } from "./testing/mutants.ts";

const shape = {
  notes: z.string(),
  name: z.string(),
  day: z.optional(z.string()),
  sets: z.record(z.string(), z.object({ position: z.number(), weight: z.number(), reps: z.number() })),
};
const kindsOf = (schema: typeof now.schema | typeof next.schema) => ({
  [logKind]: { schema, scope: "profile" as const, maps: logMaps, day: "day", unset: { notes: "" } },
});
const now = { schema: z.object(shape) };
/** What the server knows after its upgrade. */
const next = { schema: z.object({ ...shape, mood: z.optional(z.string()) }) };
const profile = "profile-a";

const aWorld = (deviceCount: number, records: number, parts: Parts) => {
  let serial = 0;
  const newId = () => `00000000-0000-4000-8000-${(++serial).toString(16).padStart(12, "0")}`;
  const server = createMemoryServer({
    kinds: kindsOf(now.schema),
    schema: 1,
    household: "household",
    ...(parts.accept === undefined ? {} : { acceptWith: parts.accept }),
  });
  const { page = (reply) => reply } = parts;
  return {
    server: {
      ...server,
      pull: (...args: Parameters<typeof server.pull>) => page(server.pull(...args), server.seq()),
    },
    upgrade: () => server.upgrade({ kinds: kindsOf(next.schema), schema: 2 }),
    kinds: kindsOf(next.schema),
    profile,
    kind: logKind,
    devices: Array.from({ length: deviceCount }, () =>
      createMemoryDevice(newId(), profile, newId, parts.client),
    ),
    ids: Array.from({ length: records }, newId),
    newId,
  };
};

type Played = {
  readonly parts?: Parts;
  readonly clocks: Clocks;
  readonly odd?: boolean;
  readonly records?: number;
};
const property = ({ parts = {}, clocks, odd = false, records = 3 }: Played) =>
  fc.asyncProperty(fc.integer({ min: 2, max: 4 }), histories(80, 4, clocks, odd), (deviceCount, history) =>
    play(
      aWorld(deviceCount, records, parts),
      // A shrunk world has fewer devices than the history was made for.
      history.map((command) =>
        "device" in command ? { ...command, device: command.device % deviceCount } : command,
      ),
      clocks,
    ),
  );

const plays = inject("faults").convergence;

test("SYNC-02 SYNC-03 no saved write is lost or doubled under any fault", async () => {
  await fc.assert(property({ clocks: "jumping" }), { numRuns: plays });
  reportFigures({ lost: 0, duplicated: 0, diverged: 0 });
});

test.each([
  ["right", 200],
  ["steady", 100],
] as const)("SYNC-03 with %s clocks the later edit wins on every device", async (clocks, numRuns) => {
  await fc.assert(property({ clocks }), { numRuns });
});

test("SYNC-02 invalid writes leave no trace; a newer app's wait", async () => {
  await fc.assert(property({ clocks: "right", odd: true }), { numRuns: 200 });
});

const killed: Killed[] = [];
afterAll(() => reportKilled(killed));

test.each(mutants)("SYNC-02 control: the model finds out: $rule, $what", async (mutant) => {
  const { rule, what, clocks, odd = false, records = 2, seed = 12, parts } = mutant;
  const played = property({ parts, clocks, odd, records });
  // A fixed seed, since chance must not decide about a control.
  const outcome = await fc.check(played, { numRuns: 3_000, endOnFailure: true, seed });
  expect(outcome.failed).toBe(true);
  const { errorInstance } = outcome;
  // By a promise that does not hold, and not because the broken part cannot run.
  if (!(errorInstance instanceof BrokenPromise)) throw errorInstance;
  killed.push({ rule, what, promise: errorInstance.message, after: outcome.numRuns });
});
