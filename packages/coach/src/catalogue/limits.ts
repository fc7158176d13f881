/** What limits forbid, of the tables in `limits.data.ts`: tags for every part of a day, and ids of the catalogue. */
import type { BodyArea, HealthCondition } from "@muster/domain/planning/limit-options.text";
import type { Limit } from "@muster/domain/planning/limits";
import type { Limits } from "@muster/domain/profiles/profile";
import { areaLoads, soreLoads } from "./area-loads.data.ts";
import { catalogue, exerciseById } from "./catalogue.ts";
import type { ContraTag, Exercise, Pattern } from "./exercise.ts";
import { anywhereOut, areaOut, conditionOut, legPresses, type Out } from "./moves/limits.data.ts";
import { isDeepSquat, isOfDepth } from "./squat-depth.ts";

/** Walking and easy riding are led by muscles too, and hurt none of them. */
const easy: ReadonlySet<Pattern> = new Set(["cardio", "mobility", "balance"] as const);

const isOutOf = (
  exercise: Exercise,
  { tags, patterns, muscles, ids, weights, except }: Out,
  stays: readonly string[] = [],
): boolean =>
  exercise.contra.some((tag) => tags?.includes(tag) === true) ||
  (except?.includes(exercise.id) !== true &&
    !stays.includes(exercise.id) &&
    (patterns?.includes(exercise.pattern) === true ||
      ids?.includes(exercise.id) === true ||
      (weights === true && exercise.takesWeight) ||
      (!easy.has(exercise.pattern) && muscles?.some((muscle) => exercise.muscles[muscle] === 1) === true)));

const isBrace = ({ pattern, contra }: Exercise): boolean =>
  pattern === "core" && !contra.includes("spinal_flexion") && !contra.includes("supine");

/** Where the body is, and no load. */
const isPosition = (tag: ContraTag): boolean => tag === "floor" || tag === "legs" || tag === "arm_raised";

/** What loads the same thing: the same movement; in the trunk, all holds against the floor, or all that bend it. */
const loadsSame = (a: Exercise, b: Exercise): boolean =>
  a.pattern === b.pattern &&
  (a.pattern === "cardio"
    ? a.contra.some((tag) => !isPosition(tag) && b.contra.includes(tag))
    : a.pattern !== "core" || isBrace(a) === isBrace(b));

/** What a limit is about, as far as exercises are concerned. */
export type LimitOf = {
  readonly area: BodyArea | null;
  readonly condition: HealthCondition | null;
  readonly exerciseIds: readonly string[];
  /** Called fine: they stay in spite of the table of the area, but for its tags. */
  readonly fineIds?: Limit["fineIds"];
  readonly severity?: Limit["severity"];
};

const aboutNothing: LimitOf = { area: null, condition: null, exerciseIds: [] };

/** What the profile's form says (ONB-07), as limits. */
export const limitsOfProfile = ({
  injuryAreas,
  pregnancy,
  heartOrBloodPressureAdvice,
}: Omit<Limits, "note">): readonly LimitOf[] => [
  ...injuryAreas.map((area) => ({ ...aboutNothing, area })),
  ...(pregnancy === "none" ? [] : [{ ...aboutNothing, condition: pregnancy }]),
  ...(heartOrBloodPressureAdvice ? [{ ...aboutNothing, condition: "heart" as const }] : []),
];

const outOf = ({ area, condition }: Pick<LimitOf, "area" | "condition">): readonly Out[] => [
  ...(area === null ? [] : [areaOut[area]]),
  // A condition that only a newer app knows: its record is kept, and the week is careful.
  ...(condition === null ? [] : [conditionOut[condition] ?? conditionOut.unclear]),
];

/** A complaint of which no part of the body is known; where something was, the rest of the question is mild. */
export const isAnywhere = ({ area, condition, severity }: LimitOf): boolean =>
  condition === "unclear" && area === null && severity !== "mild";

/** What stays beside the one movement that a person names as what hurts. */
const besideNamed = ({ area, severity, exerciseIds }: LimitOf): readonly string[] => {
  const narrow = area === null || severity === "severe" ? undefined : areaOut[area].whenNamed;
  return narrow !== undefined &&
    exerciseIds.length > 0 &&
    exerciseIds.every((id) => exerciseById(id)?.pattern === narrow.pattern)
    ? narrow.stay
    : [];
};

/** Loads the part that the limit is of. */
const loadsPart = (
  { area, condition, fineIds }: LimitOf,
  exercise: Exercise,
  loads: Partial<typeof areaLoads> = areaLoads,
): boolean => {
  const out = area === null || condition !== null ? undefined : (loads[area] ?? areaLoads[area]);
  return out !== undefined && isOutOf(exercise, out, fineIds);
};

/** A sore part does easy sets; one that is bad carries nothing, and of a mild one only the table's moves are out. */
const eases = (limit: LimitOf, exercise: Exercise, loads: Partial<typeof areaLoads>): boolean =>
  limit.severity !== "mild" && loadsPart(limit, exercise, loads);

/** True when the limit rules the exercise out: by its table, or because it loads what a named one loads. */
export const rulesOut = (limit: LimitOf, exercise: Exercise): boolean => {
  const { exerciseIds, fineIds = [] } = limit;
  if (exerciseIds.includes(exercise.id)) return true;
  if (limit.severity === "severe" && loadsPart(limit, exercise)) return true;
  const stays = limit.area === null ? [] : [...fineIds, ...besideNamed(limit)];
  if ((isAnywhere(limit) ? [anywhereOut] : outOf(limit)).some((out) => isOutOf(exercise, out, stays)))
    return true;
  if (fineIds.includes(exercise.id)) return false;
  const isDepth = exercise.pattern === "squat" && isOfDepth(exerciseIds);
  // A hip that depth hurts is bent as far by a leg press.
  const isDeep =
    isDeepSquat(exercise) ||
    ((limit.area === "hip" || limit.area === "groin") && legPresses.includes(exercise.id));
  return exerciseIds.some((id) => {
    const named = exerciseById(id);
    return (
      named !== undefined && loadsSame(named, exercise) && !(isDepth && named.pattern === "squat" && !isDeep)
    );
  });
};

/** Ids of all that these limits rule out. */
export const ruledOut = (limits: readonly LimitOf[], others: readonly Out[] = []): ReadonlySet<string> =>
  new Set(
    catalogue
      .filter(
        (one) => limits.some((limit) => rulesOut(limit, one)) || others.some((out) => isOutOf(one, out)),
      )
      .map(({ id }) => id),
  );

/** Conditions with amounts of their own for a part: it is not eased besides. */
const ownAmounts: Partial<Record<HealthCondition, BodyArea>> = { tennis_elbow: "elbow" };

/**
 * Ids of all that loads a part that these limits call sore: done easily, with eight repetitions and more.
 * @param isRebuilding after an operation: everything that loads the part at all
 */
export const easedBy = (limits: readonly LimitOf[], isRebuilding = false): ReadonlySet<string> => {
  const loads = isRebuilding ? areaLoads : soreLoads;
  const apart = new Set(limits.map(({ condition }) => condition && ownAmounts[condition]));
  const easing = limits.filter(({ area }) => area === null || !apart.has(area));
  return new Set(
    catalogue.filter((one) => easing.some((limit) => eases(limit, one, loads))).map(({ id }) => id),
  );
};

/** Tags that no exercise may carry under these limits. */
export const tagsOut = (limits: readonly Pick<LimitOf, "area" | "condition">[]): ReadonlySet<ContraTag> =>
  new Set(limits.flatMap(outOf).flatMap(({ tags = [] }) => tags));

/** What the profile's form alone forbids. */
export const avoidedTags = (limits: Limits): ReadonlySet<ContraTag> => tagsOut(limitsOfProfile(limits));

/** True when the exercise carries none of the tags. */
export const isWithinLimits = (exercise: Exercise, avoided: ReadonlySet<ContraTag>): boolean =>
  !exercise.contra.some((tag) => avoided.has(tag));
