/** The strength estimate behind a prescription: from the exercise's own log, else carried over from a related lift. */
import { catalogue, exerciseById } from "../../catalogue/catalogue.ts";
import type { Exercise } from "../../catalogue/exercise.ts";
import type { Person } from "../person.ts";
import { reportedCaution } from "./reported-strength.ts";

type KnownStrength = {
  /** lb, in the way people log this exercise. */
  readonly e1rmLb: number;
  readonly source: "own" | "related" | "told";
  /** The exercise whose log, or told best, was used. */
  readonly fromId: string;
};

/** Carried-over strength is a guess: count on a little less than a known best (5/3/1: 90%). What is too light goes up in the second session. */
const transferCaution = 0.85;
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

/** The nearest relative within two steps of which something is known, lb of this exercise. */
const nearest = (
  exercise: Exercise,
  knownLb: (id: string) => number | null | undefined,
): Omit<KnownStrength, "source"> | undefined => {
  const reached = [{ to: exercise.id, factor: 1, steps: 0 }];
  const seen = new Set([exercise.id]);
  // What is pushed here is come to later: nearest first.
  for (const { to, factor, steps } of reached)
    for (const link of steps < furthest ? (links.get(to) ?? []) : []) {
      if (seen.has(link.to)) continue;
      seen.add(link.to);
      const whole = factor * link.factor;
      if (whole > largestFactor) continue;
      const known = knownLb(link.to) ?? 0;
      if (known > 0 && exerciseById(link.to) !== undefined)
        return { e1rmLb: known * whole * transferCaution, fromId: link.to };
      reached.push({ to: link.to, factor: whole, steps: steps + 1 });
    }
  return undefined;
};

/**
 * The exercise's own log, that of a relative, else what the person told: of it nine tenths, as 5/3/1's training max.
 * @returns undefined when neither the exercise nor a like relative within two steps was ever logged with weight, or told
 */
export const knownStrength = (
  exercise: Exercise,
  {
    exercises,
    reportedStrength: told,
  }: Pick<Person, "exercises"> & Partial<Pick<Person, "reportedStrength">>,
): KnownStrength | undefined => {
  const own = exercises.get(exercise.id)?.e1rmLb;
  if (own != null) return { e1rmLb: own, source: "own", fromId: exercise.id };
  const related = nearest(exercise, (id) => exercises.get(id)?.e1rmLb);
  if (related !== undefined) return { ...related, source: "related" };
  const itself = told?.get(exercise.id)?.maxLb;
  if (itself !== undefined) return { e1rmLb: itself * reportedCaution, source: "told", fromId: exercise.id };
  const like = nearest(exercise, (id) => told?.get(id)?.maxLb);
  return like === undefined ? undefined : { ...like, e1rmLb: like.e1rmLb * reportedCaution, source: "told" };
};
