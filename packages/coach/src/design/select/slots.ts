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
import { type DayType, lowerAreas, type Movement, type Slot } from "../template/day-types.data.ts";
import { barFirst, preferences } from "../template/exercise-preference.data.ts";
import { setBounds } from "../template/prescription.data.ts";
import type { SplitDay } from "../template/split.ts";
import { isOfSomeDays } from "../template/sport-days.ts";
import { isChairTrainee } from "./chair-ladder.ts";
import { legalExercises } from "./legal.ts";
import { mayJumpOn, withPower } from "./power.ts";
import { fits, isOfFewReps } from "./rings.ts";

/** The specification's six to ten: as many as the session has time for. */
const movesADay = { under_30: 6, "30_45": 6, "45_60": 7, "60_plus": 8 } as const;
const fewestADay = 6;
/** Sets that an exercise usually gets: a week of few sets has fewer exercises, not fewer sets of each. */
const usualSets = 3;

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

// Object.keys widens the names of the movements.
const movements = Object.keys(preferences) as readonly Movement[];

type Day = { readonly type: DayType; readonly slots: Slot[] };

/** Gives an area its slots: those that are there, then small ones of other muscles on days that suit. */
const nameArea = (days: readonly Day[], area: NamedArea, more = 0): void => {
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
      .filter(({ type: { load } }) => load === half || load === "full" || load === "light")
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
const spareArea = (days: readonly Day[], area: NamedArea): void => {
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
    const place = order.indexOf(id);
    return place < 0 ? [] : [place];
  };
  const own = movements.includes(pattern) ? placeIn(pattern) : [];
  return Math.min(Number.POSITIVE_INFINITY, ...(own.length > 0 ? own : movements.flatMap(placeIn)));
};

/** True when the exercise is one of the first choices of what a slot is for. */
const isFirstFor = ({ id }: Exercise, { patterns: [first] }: Slot): boolean =>
  first !== undefined && preferences[first][0]?.includes(id) === true;

/** A mile for time is a test and leads nowhere; cut to a slot's meters it is nothing at all. */
const isAgainstTheClock = ({ pattern, metric }: Exercise): boolean =>
  pattern === "cardio" && metric === "distance";

/**
 * What serves a wish for one of these exercises, best first: those that suit the person now in the coach's own order, else what leads
 * to them; where nothing leads to it, what goes only a few times.
 */
const servingWish = (
  ids: readonly string[],
  person: Person,
  isLegal: (exercise: Exercise) => boolean,
): readonly Exercise[] => {
  const named = ids.flatMap((id) => exerciseById(id) ?? []);
  const legal = named.filter(isLegal);
  const suited = legal.filter((exercise) => !isOfFewReps(exercise, person));
  const steps = named
    .flatMap((exercise) => stepsTo(exercise))
    .filter(
      (exercise) => isLegal(exercise) && !isOfFewReps(exercise, person) && !isAgainstTheClock(exercise),
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

/** The last small slot of the week; of the first day that suits for a jump, which stands first there. */
const smallPlaceOf = <T extends { readonly slots: readonly Slot[]; readonly slot: Slot }>(
  places: readonly T[],
  exercise: Exercise,
): T | undefined => {
  const small = places.filter(({ slot }) => slot.role === "accessory");
  return small.findLast(({ slots }) => !isPower(exercise) || slots === small[0]?.slots);
};

/** One exercise of those that a wish names takes the first slot of its pattern where it can be done, else the last small one. */
const addWished = (
  days: readonly Day[],
  split: readonly SplitDay[],
  ids: readonly string[],
  { input, person }: { readonly input: DesignInput; readonly person: Person },
): void => {
  const legalOn = (day: number): readonly Exercise[] => {
    const place = split[day]?.place;
    return place === undefined ? [] : legalExercises(input, person, place);
  };
  const isLegal = (exercise: Exercise) => days.some((_, day) => legalOn(day).includes(exercise));
  for (const exercise of servingWish(ids, person, isLegal)) {
    const mayStandOn = (day: number) => {
      const on = split[day];
      return !isPower(exercise) || (on !== undefined && mayJumpOn(on, input, person));
    };
    const places = days
      .filter((_, day) => legalOn(day).includes(exercise) && mayStandOn(day))
      .flatMap(({ slots }) => slots.map((slot, index) => ({ slots, slot, index })))
      .filter(({ slot }) => slot.wished === undefined);
    const ofPattern = places
      .filter(
        ({ slot }) =>
          (slot.patterns[0] === exercise.pattern || isFirstFor(exercise, slot)) &&
          (exercise.compound || slot.role === "accessory" || slot.role === "core"),
      )
      .toSorted((a, b) => Number(isFirstFor(exercise, b.slot)) - Number(isFirstFor(exercise, a.slot)));
    // A main lift gives way to another of the first choice only: anything else stands beside it.
    const isFirstChoice = preferences[exercise.pattern]?.[0]?.includes(exercise.id) === true;
    const place =
      ofPattern.find(({ slot }) => slot.role !== "main" || isFirstChoice) ??
      smallPlaceOf(places, exercise) ??
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
const riseEveryDay = (days: readonly Day[]): void => {
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
const serveSide = (
  days: readonly Day[],
  movements: readonly Movement[],
  movesOf: (movement: Movement, day: number) => readonly Exercise[],
  person: Person,
): void => {
  const order: readonly Slot["role"][] = ["secondary", "accessory", "main"];
  const places = days
    .flatMap(({ slots }, day) =>
      slots.flatMap((slot, index) => {
        const [movement] = slot.patterns;
        if (slot.wished !== undefined || movement === undefined || !movements.includes(movement)) return [];
        const moves = movesOf(movement, day);
        const rank = order.indexOf(slot.role) + (moves.some((one) => fits(one, person)) ? 0 : order.length);
        return moves.length === 0 ? [] : [{ slots, slot, index, rank }];
      }),
    )
    .toSorted((a, b) => a.rank - b.rank);
  for (const { slots, slot, index } of places.slice(0, 1))
    slots[index] = { ...slot, isOneSided: true, isTarget: true };
};

const wishedAreas = ({ gates }: Person, type: "muscle_more" | "muscle_less"): readonly NamedArea[] =>
  gates.wishes.flatMap((wish) =>
    wish.type === type && wish.muscle !== null && wish.muscle !== "full_body" && !isOfSomeDays(wish)
      ? [wish.muscle]
      : [],
  );

/** The slots of each day, in the order of the template. */
export const weekSlots = (
  input: DesignInput,
  person: Person,
  phase: Phase,
  split: readonly SplitDay[],
): readonly (readonly Slot[])[] => {
  const sets = phase.phase === "assessment" ? setBounds.fewest : usualSets;
  const good = Math.floor(volumeCap(input, person, phase, split.length) / Math.max(1, split.length) / sets);
  const count = Math.max(fewestADay, Math.min(movesADay[input.profile.timePerSession], good));
  const days = split.map(({ type }) => ({ type, slots: type.slots.slice(0, count) }));
  for (const area of wishedAreas(person, "muscle_less")) spareArea(days, area);
  for (const area of input.profile.targetAreas.toSorted()) if (area !== "full_body") nameArea(days, area);
  for (const area of wishedAreas(person, "muscle_more")) nameArea(days, area, 1);
  for (const wish of person.gates.wishes)
    if (wish.type === "exercise_in") addWished(days, split, wish.exerciseIds, { input, person });
  if (isChairTrainee(person)) riseEveryDay(days);
  const { weakArm, weakThigh } = person.body;
  const oneSided = (movement: Movement, day: number): readonly Exercise[] => {
    const place = split[day]?.place;
    const ids = preferences[movement].flat();
    return place === undefined
      ? []
      : legalExercises(input, person, place).filter(({ id, unilateral }) => unilateral && ids.includes(id));
  };
  if (weakArm !== undefined) serveSide(days, armSides, oneSided, person);
  if (weakThigh !== undefined) serveSide(days, legSides, oneSided, person);
  // Balance once a week from 65 on, beside the warm-up's (ACSM, WHO 2020: balance on three days).
  if (person.gates.ageGroup === "older" && mayStand(person)) {
    const slots = days[0]?.slots ?? [];
    const last = slots.findLastIndex(({ role, isTarget }) => role === "accessory" && isTarget === undefined);
    if (last >= 0) slots[last] = { role: "accessory", patterns: ["balance"], isTarget: true };
  }
  return withPower(
    days.map(({ slots }) => slots),
    split,
    input,
    person,
    phase,
  );
};
