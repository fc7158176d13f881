/**
 * What makes devices notice that this server's data is older than what they were served (docs/specs/sync.md, restore). Every
 * start of a server begins a generation, which a household takes with its next write; a number (`seq`) and the generation in
 * which it was given identify one state of the data.
 * Data that was put back to an older state, by whatever means, does not hold what was numbered after the copy, whoever writes
 * first afterwards.
 */
import type { NewId } from "@muster/domain/shared/ids";
import type { Served } from "@muster/sync/protocol";
import type { Value } from "./statements.ts";

/**
 * Above every number that the lost server can have given since a backup. For apps of before generations, which compare numbers
 * alone; 2^32 writes a household are more than it makes in its life, and JavaScript counts exactly up to 2^53.
 */
export const numbersAhead = 2 ** 32;

/** A device that was away for longer compares everything once more; ms. */
export const rememberedGenerations = 400 * 86_400_000;

/** Begins a generation, whatever the number of households: each of them takes it when it is next written to. */
export const newGeneration = "UPDATE server SET generation = ? WHERE id = 1";

/** Statements that end the generation of every household at once, in one transaction. @param now ms since 1970 */
export const endGenerations = (
  newId: NewId,
  now: number,
): readonly (readonly [sql: string, value: Value])[] => [
  [
    `INSERT INTO generation (household_id, generation, last_seq, ended_at)
     SELECT household_id, generation, seq, ? FROM household`,
    now,
  ],
  ["UPDATE household SET generation = ?", newId()],
];

/**
 * Whether the data holds what a device was served.
 * @param endOf the last number of a generation that has ended; undefined when there was none of that name
 */
export const includesServed = (
  served: Served | undefined,
  head: { readonly seq: number; readonly generation: string },
  endOf: number | undefined,
): boolean =>
  served === undefined ||
  (served.generation === head.generation ? served.seq <= head.seq : served.seq <= (endOf ?? -1));
