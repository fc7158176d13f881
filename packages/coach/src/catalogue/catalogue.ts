/** All exercises, and how to find one. Order is the order of the data files; ids and numbers are unique (tested). */

import type { Exercise } from "./exercise.ts";
import { armBends, armStretches, sideRaises } from "./moves/arms.data.ts";
import { cardio, recoveryMoves } from "./moves/cardio.data.ts";
import { core } from "./moves/core.data.ts";
import { gymCurls, gymExtensions } from "./moves/gym-arms.data.ts";
import { gymCardio, gymCarries, gymCore, gymJumps } from "./moves/gym-core-cardio.data.ts";
import { gymCalves, gymHinges, gymLunges, gymSquats } from "./moves/gym-legs.data.ts";
import { gymPulls, gymRows } from "./moves/gym-pull.data.ts";
import { gymOverhead, gymPresses, gymRaises } from "./moves/gym-push.data.ts";
import { hinges } from "./moves/hinge.data.ts";
import { lunges } from "./moves/lunge.data.ts";
import { horizontalPulls } from "./moves/pull-horizontal.data.ts";
import { verticalPulls } from "./moves/pull-vertical.data.ts";
import { horizontalPushes } from "./moves/push-horizontal.data.ts";
import { verticalPushes } from "./moves/push-vertical.data.ts";
import { balances, calves, carries, jumpMoves } from "./moves/small.data.ts";
import { squats } from "./moves/squat.data.ts";

/** Every exercise that the coach knows. */
export const catalogue: readonly Exercise[] = [
  ...squats,
  ...gymSquats,
  ...hinges,
  ...gymHinges,
  ...lunges,
  ...gymLunges,
  ...horizontalPushes,
  ...gymPresses,
  ...verticalPushes,
  ...gymOverhead,
  ...horizontalPulls,
  ...gymRows,
  ...verticalPulls,
  ...gymPulls,
  ...core,
  ...gymCore,
  ...carries,
  ...gymCarries,
  ...armBends,
  ...gymCurls,
  ...armStretches,
  ...gymExtensions,
  ...calves,
  ...gymCalves,
  ...sideRaises,
  ...gymRaises,
  ...cardio,
  ...gymCardio,
  ...balances,
  ...jumpMoves,
  ...gymJumps,
  ...recoveryMoves,
];

/** Version that plans and evaluations record; rises with each change of entries. */
export const catalogueVersion = "4";

const byId = new Map(catalogue.map((exercise) => [exercise.id, exercise]));

/** By text id; undefined for one that only another version, or only a person, knows. */
export const exerciseById = (id: string): Exercise | undefined => byId.get(id);

const plain = (name: string): string =>
  name
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, " ")
    .trim();

let plainNames: readonly (readonly [Exercise, readonly string[]])[] | undefined;
/** Each exercise with its names as they are compared; made at the first search, which a start of the app does without. */
const namesOfAll = (): NonNullable<typeof plainNames> => {
  plainNames ??= catalogue.map((exercise) => [exercise, [exercise.name, ...exercise.aliases].map(plain)]);
  return plainNames;
};

/** By exact name or alias (case and hyphens aside), then by partial name, the shortest name first (EXC-04). */
export const findByName = (name: string): Exercise | undefined => {
  const wanted = plain(name);
  if (wanted === "") return undefined;
  const exact = namesOfAll().find(([, names]) => names.includes(wanted));
  if (exact) return exact[0];
  return namesOfAll()
    .filter(([, names]) => names.some((known) => known.includes(wanted) || wanted.includes(known)))
    .map(([exercise]) => exercise)
    .sort((a, b) => a.name.length - b.name.length)[0];
};
