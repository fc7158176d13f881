/** The slots that exercises get which the person asked for: one, and a second one on another day where the week has room for it. */
import { exerciseById } from "../../catalogue/catalogue.ts";
import { type Exercise, isPower, type Pattern } from "../../catalogue/exercise.ts";
import type { Person } from "../../state/person.ts";
import type { WeekBasis } from "../phase.ts";
import type { Movement, Slot } from "../template/day-types.data.ts";
import { barFirst, cardioTools, preferences } from "../template/exercise-preference.data.ts";
import type { SlotDay } from "../template/split.ts";
import { gapOf, mayJumpOn } from "./power.ts";
import { fits, isOfFewReps, suitsDay } from "./tiers.ts";

// Object.keys widens the names of the movements.
const movements = Object.keys(preferences) as readonly Movement[];

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
  const placeIn = (movement: Movement): number => {
    const order = [...((hasBarFirst && barFirst[movement]) || []), ...preferences[movement].flat()];
    return order.includes(id) ? order.indexOf(id) : Number.POSITIVE_INFINITY;
  };
  return Number.isFinite(placeIn(pattern)) ? placeIn(pattern) : Math.min(...movements.map(placeIn));
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

/** A slot of a day. */
type Place = { readonly day: SlotDay; readonly slot: Slot; readonly index: number };

const placesOf = (days: readonly SlotDay[]): readonly Place[] =>
  days
    .flatMap((day) => day.slots.map((slot, index) => ({ day, slot, index })))
    .filter(({ slot }) => slot.wished === undefined);

const take = ({ day, slot, index }: Place, { id, pattern }: Exercise): void => {
  day.slots[index] = { role: slot.role, patterns: [pattern, ...slot.patterns], wished: id };
};

/**
 * One exercise of those that a wish names takes the first slot of its pattern where it can be done, else the last small one.
 * @returns which it is, and its day
 */
const addWished = (
  days: readonly SlotDay[],
  ids: readonly string[],
  frame: WeekBasis,
  isAgain = false,
): { readonly exercise: Exercise; readonly day: SlotDay } | undefined => {
  for (const exercise of servingWish(ids, frame.person, days)) {
    const places = placesOf(
      days.filter(
        ({ on, legal }) => legal.includes(exercise) && (!isPower(exercise) || mayJumpOn(on, frame)),
      ),
    );
    const isSmall = ({ slot: { role, isTarget } }: Place) => role === "accessory" && !(isAgain && isTarget);
    const ofPattern = places
      .filter(
        ({ slot }) =>
          (slot.patterns[0] === exercise.pattern || isFirstFor(exercise, slot)) &&
          (exercise.compound || slot.role === "accessory" || slot.role === "core"),
      )
      .toSorted((a, b) => Number(isFirstFor(exercise, b.slot)) - Number(isFirstFor(exercise, a.slot)));
    // A main lift gives way to another of the first choice only: anything else stands beside it. The second time no lift gives way but to a first choice.
    const isFirstChoice = preferences[exercise.pattern][0]?.includes(exercise.id) === true;
    const mayTake = ({ slot }: Place) =>
      isAgain ? slot.role !== "main" && isFirstFor(exercise, slot) : slot.role !== "main" || isFirstChoice;
    const first = places.find(isSmall);
    const place =
      ofPattern.find(mayTake) ??
      // A jump stands first, on the first day that suits.
      places.findLast((one) => isSmall(one) && (!isPower(exercise) || one.day === first?.day)) ??
      (isAgain ? undefined : ofPattern[0]);
    if (place === undefined) continue;
    take(place, exercise);
    return { exercise, day: place.day };
  }
  return undefined;
};

/** From so many days on an exercise that is asked for comes twice, and so many wishes at most: more would leave none of the template. */
const twice = { days: 4, wishes: 2 } as const;
/** Once a week, or by rules of their own. */
const onceOnly: ReadonlySet<Pattern> = new Set(["cardio", "mobility", "balance", "plyo"] as const);

const easyCardio: ReadonlySet<string> = new Set(cardioTools.wished);
/** Something to run or ride, of which an easy form ends the sessions. */
const isOfEasyCardio = (ids: readonly string[]): boolean =>
  ids.some((id) => easyCardio.has(id)) && ids.every((id) => exerciseById(id)?.pattern === "cardio");

/** Slots for the exercises that the person asked for; easy cardio is what sessions end with (`cardio/cardio.ts`). */
export const addWishes = (days: readonly SlotDay[], frame: WeekBasis): void => {
  const wishes = frame.person.gates.wishes.filter(
    ({ type, exerciseIds }) => type === "exercise_in" && !isOfEasyCardio(exerciseIds),
  );
  const added = wishes.flatMap(({ exerciseIds }) => addWished(days, exerciseIds, frame) ?? []);
  if (frame.phase.phase === "assessment" || days.length < twice.days || wishes.length > twice.wishes) return;
  for (const { exercise, day: first } of added) {
    // With a day or more between; named areas and other wishes stay.
    const apart = days.filter(
      ({ on, slots }) =>
        gapOf(on.weekday, first.on.weekday) > 1 &&
        suitsDay(exercise, on) &&
        slots.every(({ wished }) => wished !== exercise.id),
    );
    if (!onceOnly.has(exercise.pattern)) addWished(apart, [exercise.id], frame, true);
  }
};
