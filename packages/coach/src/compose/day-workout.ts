/** A drafted day as it is shown and trained: times, warm-up, exercises with loads, home alternative, words. */

import { emptyDay } from "@muster/domain/planning/empty-day";
import {
  type DayWorkout,
  type HomeAlternative,
  noCardio,
  type PlannedExercise,
} from "@muster/domain/planning/plan";
import { homeLocations } from "@muster/domain/planning/texts/plan.text";
import { gymAccesses, type PrimaryGoal, type WorkoutTime } from "@muster/domain/profiles/options.text";
import { eachWeekday, type Weekday, weekdays } from "@muster/domain/shared/dates";
import type { Place } from "../catalogue/feasible.ts";
import { sessionMinutes, type TimedExercise } from "../catalogue/session-minutes.ts";
import { leastSetsIn } from "../design/budget/change-sets.ts";
import { slowBreathing } from "../design/cardio/cardio.text.ts";
import {
  type CardioPiece,
  type CardioPlan,
  cardioFor,
  cardioPlan,
  type OpenMinutes,
} from "../design/cardio/cardio.ts";
import { liftingTimes } from "../design/cardio/lifting-time.ts";
import { mayWalk, needsFor, preparationFor, recoveryItems, restItems } from "../design/cardio/mobility.ts";
import { type DraftDay, type DraftSlot, plannedOutline } from "../design/prescribe/draft.ts";
import { fitDay } from "../design/prescribe/fit-time.ts";
import { doseOf } from "../design/prescribe/prescription.ts";
import { chooseAtHome } from "../design/select/choose-exercises.ts";
import { legalExercises } from "../design/select/legal.ts";
import { eventDaysOff } from "../design/template/event.ts";
import { setBounds } from "../design/template/prescription.data.ts";
import { activeDays, ownActivityOn } from "../design/template/sport-days.ts";
import { timeOn } from "../design/template/wished-input.ts";
import type { WeekDraft, WeekFrame } from "../design/week-draft.ts";
import { dayText } from "../explain/day.text.ts";
import { withDayWords } from "../explain/day-insight.ts";
import { factText } from "../explain/facts.text.ts";
import { factsOf } from "../explain/facts.ts";
import { isUrgent } from "../explain/health-advice.ts";
import { restWords } from "../explain/rest-words.ts";
import { turnOf } from "../explain/variant-by-turn.ts";
import { capital } from "../explain/words.text.ts";
import { atPlace } from "../state/person.ts";
import { planText } from "./plan.text.ts";
import { plannedExercise } from "./planned-exercise.ts";

const homeTimes: Readonly<Record<WorkoutTime, string>> = {
  early_morning: "5:00 AM",
  morning: "7:30 AM",
  midday: "12:00 PM",
  afternoon: "4:00 PM",
  evening: "6:30 PM",
};
const gymTimes: Readonly<Record<WorkoutTime, string>> = { ...homeTimes, morning: "9:00 AM" };

/** When a session starts, as shown; inside the slot that the person chose. */
const startTime = ({ profile }: WeekFrame["input"], place: Place): string =>
  place === "gym" ? gymTimes[profile.gymWorkoutTime] : homeTimes[profile.homeWorkoutTime];

/** Labels of COACH-05: Gym, Home (with weights), Home (bodyweight). */
export const locationLabel = (
  place: Place,
  exercises: readonly Pick<PlannedExercise, "takesWeight">[],
): string =>
  place === "gym"
    ? "Gym"
    : exercises.some(({ takesWeight }) => takesWeight)
      ? homeLocations.weights
      : homeLocations.bodyweight;

type Session = Pick<HomeAlternative, "warmUp" | "exercises" | "coolDown" | "cardio">;

/** Warm-up, exercises and cool-down of one place, without cardio. */
const bareSession = <Of extends TimedExercise>(
  frame: WeekFrame,
  weekday: Weekday,
  slots: readonly DraftSlot[],
  exercises: Of[],
): Omit<Session, "exercises"> & { exercises: Of[] } => {
  const patterns = slots.map(({ exercise }) => exercise.pattern);
  const { warmUp, coolDown } = preparationFor(needsFor(patterns, frame, timeOn(frame, weekday).isShort));
  return { warmUp, exercises, coolDown, cardio: noCardio };
};

/** The session with its cardio, in the minutes that are still open. */
const sessionAt = (
  frame: WeekFrame,
  { weekday, place, slots }: Pick<DraftDay, "weekday" | "place" | "slots">,
  exercises: PlannedExercise[],
  piece: CardioPiece | undefined,
): Session => {
  const bare = bareSession(frame, weekday, slots, exercises);
  const left = timeOn(frame, weekday).most - sessionMinutes(bare);
  return piece === undefined
    ? bare
    : { ...bare, cardio: cardioFor(frame.input, frame.person, place, piece, left) };
};

/** The gym day solved again with what is at home (coach.Q3). */
const homeAlternativeOf = (
  frame: WeekFrame,
  day: DraftDay,
  cardio: CardioPiece | undefined,
): HomeAlternative => {
  const { input, phase } = frame;
  const person = atPlace(frame.person, "home");
  const chosen = chooseAtHome(input, person, day);
  const wanted: readonly DraftSlot[] = chosen.slots.map(({ slot, exercise }, index) => {
    const dose = doseOf(exercise, slot.role, input, person, phase);
    const gym = day.slots[index];
    const sets = Math.min(dose.mostSets, Math.max(setBounds.fewest, gym?.sets ?? 0));
    return { slot, exercise, dose, sets, restSeconds: dose.restSeconds, pair: null };
  });
  const slots = fitDay(wanted, {
    person,
    time: liftingTimes(frame)(day.weekday),
    leastSets: leastSetsIn(phase),
  });
  const gymNames = new Map(
    chosen.slots.map(({ exercise }, index) => [exercise.id, day.slots[index]?.exercise]),
  );
  const exercises = slots.map((slot) => {
    const replaced = gymNames.get(slot.exercise.id);
    return plannedExercise(slot, person, phase, replaced?.id === slot.exercise.id ? undefined : replaced);
  });
  return {
    name: planText.atHome(day.type.name),
    ...sessionAt(frame, { weekday: day.weekday, place: "home", slots }, exercises, cardio),
  };
};

/** Goals of heavy sets: a day whose lifts lack sets is not filled up with a walk. */
const heavyGoals: ReadonlySet<PrimaryGoal> = new Set(["strength", "muscle"] as const);

/** Minutes that each drafted session leaves open. */
const openMinutes = (draft: WeekDraft): ReadonlyMap<Weekday, OpenMinutes> => {
  const { input, phase, days } = draft;
  return new Map(
    days.map(({ weekday, slots }) => {
      const { least, most } = timeOn(draft, weekday);
      const minutes = sessionMinutes(bareSession(draft, weekday, slots, slots.map(plannedOutline)));
      const lacks = phase.setFactor < 1 ? 0 : least - minutes;
      const isShortOfSets =
        heavyGoals.has(input.profile.primaryGoal) &&
        phase.setFactor >= 1 &&
        slots.some(
          ({ slot: { role }, sets, dose }) =>
            (role === "main" || role === "secondary") && sets < dose.usualSets,
        );
      // Room is kept for what cardio needs around it.
      const left = isShortOfSets ? Math.max(0, Math.min(most - minutes, lacks + 2)) : most - minutes;
      return [weekday, { left, lacks }];
    }),
  );
};

type WeekCardio = CardioPlan & {
  /** Untrained days without a walk. */
  readonly fullRest: ReadonlySet<Weekday>;
};

/** The week's cardio, laid into what the drafted sessions leave open, and the days that stay without any. */
const cardioOf = (draft: WeekDraft, untrained: readonly Weekday[]): WeekCardio => {
  const { input, person } = draft;
  // Full rest are the person's rest days; without any of them, the last free day.
  const wished = untrained.filter((day) => input.profile.restDays.includes(day));
  const rest = wished.length > 0 ? wished : untrained.slice(-1);
  // Days around an event stay as they are.
  const eventDays = eventDaysOff(person.gates.wishes, input.validFrom);
  const walkable = rest.filter((weekday) => !eventDays.includes(weekday));
  const plan = cardioPlan(
    { ...draft, minutes: openMinutes(draft) },
    { recovery: untrained.length - rest.length, rest: rest.length, walkable: walkable.length },
  );
  const walked = walkable.slice(0, plan.walkedRest);
  return { ...plan, fullRest: new Set(rest.filter((weekday) => !walked.includes(weekday))) };
};

/**
 * A training day as the plan holds it: loads in lb, warm-up, cardio, home version, and the facts behind its
 * numbers.
 */
const trainingDay = (draft: WeekDraft, day: DraftDay, cardio: CardioPiece | undefined): DayWorkout => {
  const { input, person, phase, nutrition } = draft;
  const exercises = day.slots.map((slot) => plannedExercise(slot, atPlace(person, day.place), phase));
  const session = sessionAt(draft, day, exercises, cardio);
  const minutes = sessionMinutes(session);
  const turn = turnOf(input.validFrom) + weekdays.indexOf(day.weekday);
  const workout: DayWorkout = {
    kind: "training",
    name: day.type.name,
    time: startTime(input, day.place),
    duration: factText.minutes(Math.round(minutes)),
    minutes,
    place: day.place,
    location: locationLabel(day.place, exercises),
    locationNote: day.place === "gym" ? gymAccesses[input.profile.gymAccess] : "",
    focus: day.type.focus,
    dayType: day.type.id,
    coachingInsight: day.type.insight ?? "",
    calorieGoal: nutrition.trainingDay,
    proteinGoal: nutrition.protein,
    nutritionNotes: dayText.fuel({ turn }),
    recoveryNotes: dayText.recover({ turn }),
    ...session,
    homeAlternative: day.place === "gym" ? homeAlternativeOf(draft, day, cardio) : null,
    activeRecovery: [],
    recoveryTips: [],
    facts: factsOf({ "day.minutes": Math.round(minutes), "food.training": nutrition.trainingDay }),
  };
  return day.type.insight === undefined ? withDayWords(workout, draft, day.weekday) : workout;
};

/** A bike at home that limits leave. */
const mayRide = ({ input, person }: Pick<WeekFrame, "input" | "person">): boolean =>
  legalExercises(input, person, "home").some(({ id }) => id === "cardio.ride");

/** A day without training: full rest, or easy movement with a walk of so many minutes when `isActive`. */
export const restDay = (
  frame: Pick<WeekFrame, "input" | "person"> & {
    readonly nutrition: Pick<WeekFrame["nutrition"], "trainingDay" | "restDay" | "protein">;
  },
  isActive: boolean,
  insight: string,
  walkMinutes = 20,
): DayWorkout => {
  const words = restWords(frame.person, turnOf(frame.input.validFrom));
  const walks = mayWalk(frame.person) && walkMinutes > 0;
  const shortest = walks ? walkMinutes + 10 : 15;
  return {
    ...emptyDay,
    kind: isActive ? "recovery" : "rest",
    name: isActive ? planText.recoveryDay : planText.restDay,
    time: planText.anyTime,
    duration: isActive ? planText.minutes(shortest, shortest + 15) : planText.anyTime,
    location: planText.anywhere,
    focus: !isActive ? planText.rest : walks ? planText.walk : planText.mobility,
    coachingInsight: insight,
    calorieGoal: frame.nutrition.restDay,
    proteinGoal: frame.nutrition.protein,
    nutritionNotes:
      frame.nutrition.restDay < frame.nutrition.trainingDay
        ? dayText.lessOnRestDays()
        : dayText.sameEveryDay(),
    recoveryNotes: words.notes,
    activeRecovery: isActive
      ? recoveryItems(frame.person, walkMinutes, mayRide(frame))
      : isUrgent(frame.person)
        ? [slowBreathing]
        : restItems(frame.person),
    recoveryTips: [...words.tips],
    facts: factsOf({ "food.rest": frame.nutrition.restDay }),
  };
};

/** A day that the person's own event or sport fills: stretching and calm breathing after it. */
const activityDay = (
  draft: WeekDraft,
  { name: asTold, isEvent }: NonNullable<ReturnType<typeof ownActivityOn>>,
): DayWorkout => {
  const name = capital(asTold);
  const said = isEvent
    ? dayText.eventToday({ name })
    : dayText.sportToday({ turn: turnOf(draft.input.validFrom), name });
  return {
    ...restDay(draft, false, said),
    kind: "recovery",
    name,
    focus: isEvent ? planText.event : planText.sport,
  };
};

/** A day without a workout that uses as much as training does, with the food of a training day. */
const fedAsTraining = (day: DayWorkout, { input, nutrition }: WeekFrame, weekday: Weekday): DayWorkout => ({
  ...day,
  calorieGoal: nutrition.trainingDay,
  nutritionNotes: dayText.fuel({ turn: turnOf(input.validFrom) + weekdays.indexOf(weekday) }),
  facts: factsOf({ "food.training": nutrition.trainingDay }),
});

/** The seven days of a draft. @param insight what a day without training says; absent: the usual words */
export const draftedDays = (
  draft: WeekDraft,
  insight?: string,
  isRest: (weekday: Weekday) => boolean = () => false,
): Record<Weekday, DayWorkout> => {
  const { input, person, days } = draft;
  const turn = turnOf(input.validFrom);
  const trained = days.map(({ weekday }) => weekday);
  const isFree = (weekday: Weekday) =>
    !trained.includes(weekday) && ownActivityOn(draft, weekday) === undefined;
  const cardio = cardioOf(draft, weekdays.filter(isFree));
  const active = activeDays(draft, trained);
  const untrained = (weekday: Weekday): DayWorkout => {
    const activity = insight === undefined ? ownActivityOn(draft, weekday) : undefined;
    if (activity !== undefined && person.gates.stop === null) return activityDay(draft, activity);
    // Before a doctor has cleared the person not even a walk is planned.
    const isActive = !isUrgent(person) && !cardio.fullRest.has(weekday) && !isRest(weekday);
    const easy = mayWalk(person) && cardio.walkMinutes > 0 ? dayText.easyWalk : dayText.easyStretching;
    const usual = (isActive ? easy : dayText.fullRest)({ turn });
    return restDay(draft, isActive, insight ?? usual, cardio.walkMinutes);
  };
  return eachWeekday((weekday) => {
    const day = days.find((candidate) => candidate.weekday === weekday);
    if (day !== undefined) return trainingDay(draft, day, cardio.byDay.get(weekday));
    return active.includes(weekday) ? fedAsTraining(untrained(weekday), draft, weekday) : untrained(weekday);
  });
};
