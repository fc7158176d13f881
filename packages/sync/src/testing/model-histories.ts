/** The histories that model.ts plays: what devices, network, server and clocks may do, in any order. */
import * as fc from "fast-check";

/** A write that the rules refuse, or that this server does not know yet; see `play`. */
type Odd = "far" | "invalid" | "orphan" | "foreign" | "newer";

/**
 * How clocks are in a history. 'jumping': wrong, and they jump. 'steady': wrong by the same at all times. Times are judged
 * unless they jump.
 */
export type Clocks = "right" | "steady" | "jumping";

/** One step of a history. */
export type Command =
  | {
      readonly do: "write";
      readonly device: number;
      readonly record: number;
      /** 'begin': a new record whose notes are what a new record has of itself. 'pair': two records, as one. */
      readonly what: "notes" | "name" | "set" | "weight" | "reps" | "remove" | "create" | "begin" | "pair";
    }
  | { readonly do: "odd"; readonly device: number; readonly record: number; readonly what: Odd }
  /** The server knows the next schema from now on. */
  | { readonly do: "upgrade" }
  | { readonly do: "send"; readonly device: number; readonly what: "push" | "pull" }
  /** One of the requests sent so far reaches the server: also one that has already. */
  | { readonly do: "arrive"; readonly which: number; readonly die: "no" | "before" | "after" }
  /** One of the replies given so far reaches its device: also one that has already. */
  | { readonly do: "answer"; readonly which: number }
  | { readonly do: "round"; readonly device: number }
  | { readonly do: "wait"; readonly milliseconds: number }
  | { readonly do: "clock"; readonly device: number; readonly skew: number };

const hour = 3_600_000;
const day = 24 * hour;
const at = (device: fc.Arbitrary<number>) => ({ device });

/**
 * Histories of about `length` commands.
 * @param odd devices also write what the rules refuse, and what only the server's next version knows
 */
export const histories = (
  length: number,
  deviceCount: number,
  clocks: Clocks,
  odd = false,
): fc.Arbitrary<readonly Command[]> => {
  const device = fc.nat(deviceCount - 1);
  const which = fc.nat(1_000);
  const write = fc.record({
    do: fc.constant("write" as const),
    ...at(device),
    record: fc.nat(2),
    what: fc.constantFrom(
      ...([
        "notes",
        "notes",
        "name",
        "set",
        "set",
        "weight",
        "reps",
        "create",
        "begin",
        "remove",
        "pair",
      ] as const),
    ),
  });
  const faulty = fc.oneof(
    {
      weight: 3,
      arbitrary: fc.record({
        do: fc.constant("send" as const),
        ...at(device),
        what: fc.constantFrom("push", "pull" as const),
      }),
    },
    {
      weight: 3,
      arbitrary: fc.record({
        do: fc.constant("arrive" as const),
        which,
        die: fc.constantFrom("no", "no", "no", "before", "after" as const),
      }),
    },
    { weight: 3, arbitrary: fc.record({ do: fc.constant("answer" as const), which }) },
    { weight: 2, arbitrary: fc.record({ do: fc.constant("round" as const), ...at(device) }) },
    { weight: 1, arbitrary: fc.record({ do: fc.constant("wait" as const), milliseconds: fc.nat(hour) }) },
    {
      weight: 1,
      arbitrary: fc.record({ do: fc.constant("wait" as const), milliseconds: fc.nat(40 * day) }),
    },
    ...(odd
      ? [
          {
            weight: 3,
            arbitrary: fc.record({
              do: fc.constant("odd" as const),
              ...at(device),
              record: fc.nat(2),
              what: fc.constantFrom("far", "invalid", "orphan", "foreign", "newer", "newer" as const),
            }),
          },
          { weight: 1, arbitrary: fc.record({ do: fc.constant("upgrade" as const) }) },
        ]
      : []),
    ...(clocks === "jumping"
      ? [
          {
            // Often: only a clock that jumps between its measure and a write deceives.
            weight: 4,
            arbitrary: fc.record({
              do: fc.constant("clock" as const),
              ...at(device),
              skew: fc.integer({ min: -2 * day, max: 30 * day }),
            }),
          },
        ]
      : []),
  );
  return fc.array(fc.oneof({ weight: 2, arbitrary: write }, { weight: 3, arbitrary: faulty }), {
    minLength: 5,
    maxLength: length,
    size: "max",
  });
};
