/** The histories that restore-model.ts plays: what devices, their network and a server that is put back may do, in any order. */
import * as fc from "fast-check";

export type Fault = "none" | "lose-request" | "lose-reply" | "late-request" | "late-reply";
export type Step =
  | { readonly do: "write"; readonly device: number; readonly record: number; readonly what: What }
  | { readonly do: "sync"; readonly device: number; readonly fault: Fault; readonly at: number }
  | { readonly do: "two-tabs"; readonly device: number }
  /** All devices at once; a scheduler orders their requests and the answers. */
  | { readonly do: "together" }
  | { readonly do: "copy" }
  | { readonly do: "restore" | "put-back"; readonly which: number }
  | { readonly do: "wipe"; readonly device: number }
  | { readonly do: "join" }
  | { readonly do: "arrive" }
  /** Everybody is in step; then a month goes by, and the server forgets the fields of what was deleted. */
  | { readonly do: "month" }
  /** All that is to be late is under way. */
  | { readonly do: "held" }
  | { readonly do: "clock"; readonly device: number; readonly skew: number };
export type What = "notes" | "name" | "set" | "weight" | "create" | "remove";

export const devicesAtFirst = 3;
const hour = 3_600_000;

/** @param skews whether clocks are wrong: then nothing is said about which of two edits is the later one */
export const restoreHistories = (length: number, skews: boolean): fc.Arbitrary<readonly Step[]> => {
  const device = fc.nat(devicesAtFirst + 1);
  const steps: fc.MaybeWeightedArbitrary<Step>[] = [
    {
      weight: 8,
      arbitrary: fc.record({
        do: fc.constant("write" as const),
        device,
        record: fc.nat(2),
        what: fc.constantFrom<What>("notes", "notes", "name", "set", "set", "weight", "create", "remove"),
      }),
    },
    {
      weight: 8,
      arbitrary: fc.record({
        do: fc.constant("sync" as const),
        device,
        fault: fc.constantFrom<Fault>(
          "none",
          "none",
          "none",
          "lose-request",
          "lose-reply",
          "late-request",
          "late-reply",
        ),
        at: fc.nat(4),
      }),
    },
    { weight: 1, arbitrary: fc.record({ do: fc.constant("two-tabs" as const), device }) },
    { weight: 1, arbitrary: fc.record({ do: fc.constant("together" as const) }) },
    { weight: 2, arbitrary: fc.record({ do: fc.constant("copy" as const) }) },
    { weight: 1, arbitrary: fc.record({ do: fc.constant("restore" as const), which: fc.nat(9) }) },
    { weight: 1, arbitrary: fc.record({ do: fc.constant("put-back" as const), which: fc.nat(9) }) },
    { weight: 1, arbitrary: fc.record({ do: fc.constant("wipe" as const), device }) },
    { weight: 1, arbitrary: fc.record({ do: fc.constant("join" as const) }) },
    { weight: 2, arbitrary: fc.record({ do: fc.constant("arrive" as const) }) },
    { weight: 1, arbitrary: fc.record({ do: fc.constant("month" as const) }) },
    ...(skews
      ? [
          {
            weight: 2,
            arbitrary: fc.record({
              do: fc.constant("clock" as const),
              device,
              skew: fc.integer({ min: -48 * hour, max: 720 * hour }),
            }),
          },
        ]
      : []),
  ];
  return fc.array(fc.oneof(...steps), { minLength: 6, maxLength: length, size: "max" });
};
