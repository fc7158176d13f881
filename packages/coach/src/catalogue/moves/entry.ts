/**
 * The short form in which catalogue entries are written, and its expansion. Derived once, here: where an exercise
 * can be done, whether a set takes a weight, which move is the easier one. So an entry says only what is particular to it.
 */
import type { EquipmentNeed, Exercise, GymClass, Kit } from "../exercise.ts";
import { positionTags } from "./position.data.ts";

type Written =
  | "number"
  | "id"
  | "name"
  | "level"
  | "needs"
  | "muscles"
  | "howTo"
  | "cues"
  | "tips"
  | "mistakes";
type Derived = "places" | "gymClass";

type Entry = Pick<Exercise, Written> & Partial<Omit<Exercise, Written | Derived | "pattern">>;
type Group = Pick<Exercise, "pattern"> & Partial<Omit<Exercise, Written | Derived>>;

const gymOnly: Readonly<Partial<Record<Kit, GymClass>>> = {
  machine: "machine",
  cable: "cable",
  barbell: "barbell",
  smith: "smith",
};
const homeOnly: ReadonlySet<Kit> = new Set(["outside", "peloton"] as const);

const gymClassOf = (needs: EquipmentNeed): GymClass | null => {
  const classes = needs.map((all) => all.map((kit) => gymOnly[kit]).find((found) => found !== undefined));
  // One way without gym equipment is enough for home.
  return classes.some((found) => found === undefined) ? null : (classes[0] ?? null);
};

const weighted = new Set(["external", "perHand", "assisted"]);

/** What is so of every exercise of which nothing else is said. */
export const mildest = {
  aliases: [],
  compound: false,
  unilateral: false,
  metric: "reps",
  bodyweightFraction: 0,
  machine: null,
  skill: 0,
  impact: 0,
  contra: [],
  harder: null,
  easier: null,
  transfer: null,
  secondsPerRep: 4,
  guideKey: null,
  byHand: false,
} as const satisfies Partial<Exercise>;

/** Expands the entries of one pattern; `group` holds what they share. */
export const entries = (group: Group, list: readonly Entry[]): readonly Exercise[] =>
  list.map((entry) => {
    const loadKind = entry.loadKind ?? group.loadKind ?? "none";
    const gymClass = gymClassOf(entry.needs);
    const inGym = entry.needs.some((all) => all.every((kit) => !homeOnly.has(kit)));
    const takesWeight = entry.takesWeight ?? group.takesWeight ?? weighted.has(loadKind);
    return {
      ...mildest,
      family: group.pattern,
      // The first move that names this one as its harder one is its easier one, unless the entry says another.
      easier: list.find(({ harder }) => harder === entry.id)?.id ?? null,
      ...group,
      ...entry,
      contra: [...(entry.contra ?? group.contra ?? []), ...positionTags(entry.id)],
      loadKind,
      takesWeight,
      loadStepLb: takesWeight ? (entry.loadStepLb ?? group.loadStepLb ?? 5) : 0,
      gymClass,
      places: [...(gymClass === null ? (["home"] as const) : []), ...(inGym ? (["gym"] as const) : [])],
    };
  });
