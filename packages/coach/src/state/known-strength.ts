/** The strength estimate behind a prescription: from the exercise's own log, else carried over from a related lift. */
import { catalogue, exerciseById } from "../catalogue/catalogue.ts";
import type { Exercise } from "../catalogue/exercise.ts";
import type { Person } from "./person.ts";

type KnownStrength = {
  /** lb, in the way people log this exercise. */
  readonly e1rmLb: number;
  readonly source: "own" | "related";
  /** The exercise whose log was used. */
  readonly fromId: string;
};

/** Carried-over strength is a guess: count on nine tenths of it (5/3/1: 90%). What is too light goes up in the second session. */
const transferCaution = 0.9;
const furthest = 2;
/** A small lift says too little about one that is heavier than this many times. */
const largestFactor = 1.75;

type Link = { readonly to: string; readonly factor: number };

/** Transfer links in both directions, built once from the catalogue. */
const links: ReadonlyMap<string, readonly Link[]> = (() => {
  const map = new Map<string, Link[]>();
  const add = (from: string, link: Link) => map.set(from, [...(map.get(from) ?? []), link]);
  for (const { id, transfer } of catalogue) {
    if (transfer === null || transfer.k <= 0) continue;
    add(id, { to: transfer.from, factor: transfer.k });
    add(transfer.from, { to: id, factor: 1 / transfer.k });
  }
  return map;
})();

/** @returns undefined when neither the exercise nor a like relative within two steps was ever logged with weight */
export const knownStrength = (
  exercise: Exercise,
  person: Pick<Person, "exercises">,
): KnownStrength | undefined => {
  const own = person.exercises.get(exercise.id)?.e1rmLb;
  if (own !== undefined && own !== null) return { e1rmLb: own, source: "own", fromId: exercise.id };
  let frontier: readonly Link[] = [{ to: exercise.id, factor: 1 }];
  const seen = new Set([exercise.id]);
  for (let step = 0; step < furthest; step += 1) {
    const next: Link[] = [];
    for (const { to, factor } of frontier)
      for (const link of links.get(to) ?? []) {
        if (seen.has(link.to)) continue;
        seen.add(link.to);
        const reached = { to: link.to, factor: factor * link.factor };
        if (reached.factor > largestFactor) continue;
        const known = person.exercises.get(link.to)?.e1rmLb;
        if (known !== undefined && known !== null && known > 0 && exerciseById(link.to) !== undefined)
          return { e1rmLb: known * reached.factor * transferCaution, source: "related", fromId: link.to };
        next.push(reached);
      }
    frontier = next;
  }
  return undefined;
};
