/** The slots of a week for one person: as many a day as the time is good for, with their target areas and balance. */
import type { TargetArea } from "@muster/domain/profiles/options";
import { exerciseById } from "../../catalogue/catalogue.ts";
import type { Exercise } from "../../catalogue/exercise.ts";
import { isPower } from "../../catalogue/exercise.ts";
import { mayStand } from "../../state/gates.ts";
import type { DesignInput } from "../../state/input.ts";
import type { Person } from "../../state/person.ts";
import { volumeCap } from "../budget/volume-cap.ts";
import type { Phase } from "../phase.ts";
import { lowerAreas, type Movement, type Slot } from "../template/day-types.data.ts";
import { barFirst, preferences } from "../template/exercise-preference.data.ts";
import { setBounds } from "../template/prescription.data.ts";
import type { SlotDay, SplitDay } from "../template/split.ts";
import { musclesWished } from "../template/sport-days.ts";
import { legalExercises } from "./legal.ts";
import { addJumps, mayJumpOn } from "./power.ts";
import { fits, isChairTrainee, isOfFewReps } from "./tiers.ts";

/** The specification's six to ten: as many as the session has time for. */
const movesADay = { under_30: 6, "30_45": 6, "45_60": 7, "60_plus": 8 } as const;
const fewestADay = 6;
/** Sets that an exercise usually gets: a week of few sets has fewer exercises, not fewer sets of each. */
const usualSets = 3;

// Object.keys widens the names of the movements.
const movements = Object.keys(preferences) as readonly Movement[];

type NamedArea = Exclude<TargetArea, "full_body">;

/** What trains an area directly, and how many slots a week it gets. */
const areas: Readonly<
  Record<NamedArea, { readonly movements: readonly Movement[]; readonly slots: number }>
> = {
  arms: { movements: ["arm_flex", "arm_ext"], slots: 4 },
  chest: { movements: ["fly", "h_push", "incline"], slots: 3 },
  shoulders: { movements: ["lateral", "rear_delt", "v_push"], slots: 3 },
  back: { movements: ["h_pull", "v_pull", "rear_delt"], slots: 4 },
  core: { movements: ["core"], slots: 4 },
  glutes: { movements: ["bridge", "hinge"], slots: 4 },
  thighs: { movements: ["leg_extension", "leg_curl", "squat", "lunge"], slots: 4 },
  calves: { movements: ["calf"], slots: 2 },
};

/** Gives an area its slots: those that are there, then small ones of other muscles on days that suit. */
const nameArea = (days: readonly SlotDay[], area: NamedArea, more = 0): void => {
  const { movements, slots } = areas[area];
  const half = lowerAreas.has(area) ? "lower" : "upper";
  const wanted = slots + more;
  const isOfArea = ({ patterns: [first] }: Slot) => first !== undefined && movements.includes(first);
  for (const { slots } of days)
    slots.forEach((slot, index) => {
      if (isOfArea(slot)) slots[index] = { ...slot, isTarget: true };
    });
  const count = () => days.reduce((sum, { slots }) => sum + slots.filter(isOfArea).length, 0);
  for (let turn = 0; count() < wanted && turn < 2 * wanted; turn += 1) {
    const movement = movements[turn % Math.min(2, movements.length)];
    const open = days
      .filter(
        ({
          on: {
            type: { load },
          },
        }) => load === half || load === "full" || load === "light",
      )
      .map((day) => ({
        day,
        index: day.slots.findLastIndex(
          ({ role, isTarget }) => role === "accessory" && isTarget === undefined,
        ),
        has: day.slots.filter(isOfArea).length,
      }))
      .filter(({ day, index }) => index >= 0 && day.slots.every(({ patterns }) => patterns[0] !== movement))
      .toSorted((a, b) => a.has - b.has)[0];
    if (movement === undefined || open === undefined) continue;
    open.day.slots[open.index] = { role: "accessory", patterns: [movement, ...movements], isTarget: true };
  }
};

/** Less of an area: its small slots go to the trunk. */
const spareArea = (days: readonly SlotDay[], area: NamedArea): void => {
  for (const { slots } of days)
    slots.forEach(({ role, patterns: [first] }, index) => {
      if (role === "accessory" && first !== undefined && areas[area].movements.includes(first))
        slots[index] = { role: "core", patterns: ["core", "carry"] };
    });
};

/** What leads to an exercise that is too hard yet: the easier one of its kind, and what is easier than that. */
export const stepsTo = (exercise: Exercise, steps: readonly Exercise[] = []): readonly Exercise[] => {
  const easier = exercise.easier === null ? undefined : exerciseById(exercise.easier);
  return easier === undefined || steps.includes(easier) ? steps : stepsTo(easier, [...steps, easier]);
};

/**
 * Place of an exercise in the lists in which the coach prefers tools, that of its own pattern before those of a part of it: who wants
 * to bench means no incline press. A bar comes first for who is no beginner, and for who learns its lifts.
 */
const preferenceOf = ({ id, pattern }: Exercise, { exerciseLevel, learnsBar }: Person): number => {
  const hasBarFirst = exerciseLevel > 1 || learnsBar;
  const placeIn = (movement: Movement): readonly number[] => {
    const order = [...((hasBarFirst && barFirst[movement]) || []), ...preferences[movement].flat()];
    return [order.indexOf(id)].filter((place) => place >= 0);
  };
  return placeIn(pattern)[0] ?? Math.min(Number.POSITIVE_INFINITY, ...movements.flatMap(placeIn));
};

/** True when the exercise is one of the first choices of what a slot is for. */
const isFirstFor = ({ id }: Exercise, { patterns: [first] }: Slot): boolean =>
  first !== undefined && preferences[first][0]?.includes(id) === true;

/**
 * What serves a wish for one of these exercises, best first: those that suit the person now in the coach's own order, else what leads
 * to them; where nothing leads to it, what goes only a few times.
 */
const servingWish = (
  ids: readonly string[],
  person: Person,
  days: readonly SlotDay[],
): readonly Exercise[] => {
  const isLegal = (exercise: Exercise) => days.some(({ legal }) => legal.includes(exercise));
  const isOfMany = (exercise: Exercise) => !isOfFewReps(exercise, person);
  const named = ids.flatMap((id) => exerciseById(id) ?? []);
  const legal = named.filter(isLegal);
  const suited = legal.filter(isOfMany);
  // A mile for time is a test and leads nowhere; cut to a slot's meters it is nothing at all.
  const steps = named
    .flatMap((exercise) => stepsTo(exercise))
    .filter(
      (one) => isLegal(one) && isOfMany(one) && !(one.pattern === "cardio" && one.metric === "distance"),
    );
  const known = suited.length > 0 || steps.length > 0 ? suited : legal;
  return known.length > 0
    ? known.toSorted(
        (a, b) =>
          Number(fits(b, person)) - Number(fits(a, person)) ||
          preferenceOf(a, person) - preferenceOf(b, person) ||
          a.number - b.number,
      )
    : steps.slice(0, 1);
};

/** One exercise of those that a wish names takes the first slot of its pattern where it can be done, else the last small one. */
const addWished = (
  days: readonly SlotDay[],
  ids: readonly string[],
  input: DesignInput,
  person: Person,
): void => {
  for (const exercise of servingWish(ids, person, days)) {
    const places = days
      .filter(
        ({ on, legal }) => legal.includes(exercise) && (!isPower(exercise) || mayJumpOn(on, input, person)),
      )
      .flatMap(({ slots }) => slots.map((slot, index) => ({ slots, slot, index })))
      .filter(({ slot }) => slot.wished === undefined);
    const isSmall = ({ slot: { role } }: (typeof places)[number]) => role === "accessory";
    const ofPattern = places
      .filter(
        ({ slot }) =>
          (slot.patterns[0] === exercise.pattern || isFirstFor(exercise, slot)) &&
          (exercise.compound || slot.role === "accessory" || slot.role === "core"),
      )
      .toSorted((a, b) => Number(isFirstFor(exercise, b.slot)) - Number(isFirstFor(exercise, a.slot)));
    // A main lift gives way to another of the first choice only: anything else stands beside it.
    const isFirstChoice = preferences[exercise.pattern][0]?.includes(exercise.id) === true;
    const first = places.find(isSmall);
    const place =
      ofPattern.find(({ slot }) => slot.role !== "main" || isFirstChoice) ??
      // A jump stands first, on the first day that suits.
      places.findLast((one) => isSmall(one) && (!isPower(exercise) || one.slots === first?.slots)) ??
      ofPattern[0];
    if (place === undefined) continue;
    place.slots[place.index] = {
      role: place.slot.role,
      patterns: [exercise.pattern, ...place.slot.patterns],
      wished: exercise.id,
    };
    return;
  }
};

/** Getting up from a seat on every day that has none yet, before the small moves (Otago). */
const riseEveryDay = (days: readonly SlotDay[]): void => {
  for (const { slots } of days) {
    if (slots.some(({ patterns: [first] }) => first === "squat")) continue;
    const at = slots.findIndex(({ role, wished }) => role === "accessory" && wished === undefined);
    if (at >= 0) slots[at] = { role: "secondary", patterns: ["squat"] };
  }
};

const legSides: readonly Movement[] = ["lunge", "squat", "bridge", "hinge"];
const armSides: readonly Movement[] = ["h_pull", "arm_flex", "v_push", "h_push", "arm_ext", "incline"];

/**
 * One-sided work for a side that is clearly smaller, in every week (spec §9; coach.V9): the slot of which the person has
 * such a move, one that suits before one that is only allowed, second lifts before small ones and main lifts last.
 */
const serveSide = (days: readonly SlotDay[], movements: readonly Movement[], person: Person): void => {
  const order: readonly Slot["role"][] = ["secondary", "accessory", "main"];
  const [place] = days
    .flatMap(({ legal, slots }) =>
      slots.flatMap((slot, index) => {
        const [movement] = slot.patterns;
        if (slot.wished !== undefined || movement === undefined || !movements.includes(movement)) return [];
        const ids = preferences[movement].flat();
        const moves = legal.filter(({ id, unilateral }) => unilateral && ids.includes(id));
        const rank = order.indexOf(slot.role) + (moves.some((one) => fits(one, person)) ? 0 : order.length);
        return moves.length === 0 ? [] : [{ slots, slot, index, rank }];
      }),
    )
    .toSorted((a, b) => a.rank - b.rank);
  if (place !== undefined) place.slots[place.index] = { ...place.slot, isOneSided: true, isTarget: true };
};

/** The slots of each day, in the order of the template. */
export const weekSlots = (
  input: DesignInput,
  person: Person,
  phase: Phase,
  split: readonly SplitDay[],
): readonly (readonly Slot[])[] => {
  const { gates, body } = person;
  const sets = phase.phase === "assessment" ? setBounds.fewest : usualSets;
  const good = Math.floor(volumeCap(input, person, phase, split.length) / Math.max(1, split.length) / sets);
  const count = Math.max(fewestADay, Math.min(movesADay[input.profile.timePerSession], good));
  const days = split.map(
    (on): SlotDay => ({
      on,
      legal: legalExercises(input, person, on.place),
      slots: on.type.slots.slice(0, count),
    }),
  );
  const isArea = (area: TargetArea): area is NamedArea => area !== "full_body";
  for (const area of musclesWished(gates.wishes, "muscle_less").filter(isArea)) spareArea(days, area);
  for (const area of input.profile.targetAreas.toSorted().filter(isArea)) nameArea(days, area);
  for (const area of musclesWished(gates.wishes, "muscle_more").filter(isArea)) nameArea(days, area, 1);
  for (const wish of gates.wishes)
    if (wish.type === "exercise_in") addWished(days, wish.exerciseIds, input, person);
  if (isChairTrainee(person)) riseEveryDay(days);
  if (body.weakArm !== undefined) serveSide(days, armSides, person);
  if (body.weakThigh !== undefined) serveSide(days, legSides, person);
  // Balance once a week from 65 on, beside the warm-up's (ACSM, WHO 2020: balance on three days).
  if (gates.ageGroup === "older" && mayStand(person)) {
    const slots = days[0]?.slots ?? [];
    const last = slots.findLastIndex(({ role, isTarget }) => role === "accessory" && isTarget === undefined);
    if (last >= 0) slots[last] = { role: "accessory", patterns: ["balance"], isTarget: true };
  }
  // A week of tests has them on fresh legs.
  if (phase.phase !== "assessment") addJumps(days, input, person);
  return days.map(({ slots }) => slots);
};
