/**
 * Cardio of the week: minutes by goal, at most a fifth more than last week, laid into what is left of the sessions and
 * into walks on recovery days (specs/design.md 1.3, 3a-10). Minutes are moderate ones; hard ones count double.
 */

import {
  cardioSeconds,
  isCardioItem,
  isHardCardio,
  itemSeconds,
} from "@muster/domain/planning/cardio-fields";
import { type Cardio, type DayWorkout, noCardio } from "@muster/domain/planning/plan";
import type { PrimaryGoal } from "@muster/domain/profiles/options.text";
import type { Weekday } from "@muster/domain/shared/dates";
import type { Place } from "../../catalogue/feasible.ts";
import type { DesignInput } from "../../state/input.ts";
import type { Person } from "../../state/person.ts";
import type { Phase, WeekBasis } from "../phase.ts";
import { legalExercises } from "../select/legal.ts";
import { hasDesignedBefore } from "../template/designed-before.ts";
import { cardioTools } from "../template/exercise-preference.data.ts";
import { hasOwnSport } from "../template/own-sport.ts";
import type { SplitDay } from "../template/split.ts";
import { cardioText } from "./cardio.text.ts";
import { cardioWished, walksForCardio } from "./cardio-wish.ts";
import { intervalDays, intervalsOf } from "./intervals.ts";
import { mayWalk } from "./mobility.ts";

/** Moderate minutes a week by goal: from where on the goal is met, and where more stops helping it. */
export const cardioBand: Readonly<Record<PrimaryGoal, { readonly least: number; readonly most: number }>> = {
  strength: { least: 60, most: 90 },
  muscle: { least: 60, most: 90 },
  general_fitness: { least: 120, most: 150 },
  toned: { least: 120, most: 150 },
  weight_loss: { least: 120, most: 180 },
  athletic: { least: 120, most: 200 },
};
/** The same for who plays or runs besides: that is their cardio (Baar 2014: endurance work on top costs strength and freshness). */
const bandBesideSport = { least: 45, most: 75 } as const;
/** The minutes of this person's goal. */
export const cardioBandOf = (
  input: DesignInput,
  person: Pick<Person, "gates">,
): { readonly least: number; readonly most: number } =>
  input.profile.primaryGoal === "athletic" && hasOwnSport(input, person)
    ? bandBesideSport
    : cardioBand[input.profile.primaryGoal];

/** Week over week (coach.I14). */
export const cardioGrowth = 1.2;
/** Longest and shortest piece of easy cardio after a session, and walk of a recovery day, in minutes. */
const piece = { least: 5, most: 25, light: 30, walk: 45, walkLeast: 20, walkBesideShort: 10 } as const;
/** Minutes of a session that stay free beside a piece of cardio. */
export const marginMinutes = 2;
/** Longest walk of a day, in minutes. */
export const longestWalk = piece.walk;
/** Where somebody starts who has no week behind them. */
const startShare = { beginner: 0.6, returning: 0.7, intermediate: 0.85, advanced: 1 } as const;

/** The cardio of one day. */
export type CardioPiece = { readonly minutes: number; readonly isHard: boolean };
/** The cardio of the week by weekday; days without cardio are absent. */
export type CardioPlan = {
  readonly byDay: ReadonlyMap<Weekday, CardioPiece>;
  /** Minutes of the walk on each day of active recovery; 0: none is wished. */
  readonly walkMinutes: number;
  /** How many days of full rest are walked on. */
  readonly walkedRest: number;
};

/** Moderate minutes that a week asks for: cardio of sessions and walks of recovery days. */
export const cardioMinutes = (
  days: readonly Pick<DayWorkout, "kind" | "cardio" | "activeRecovery">[],
): number => {
  const seconds = days.flatMap(({ kind, cardio, activeRecovery }) => [
    cardioSeconds(cardio) * (isHardCardio(cardio) ? 2 : 1),
    ...(kind === "recovery" ? activeRecovery.filter(isCardioItem).map(itemSeconds) : []),
  ]);
  return Math.round(seconds.reduce((sum, one) => sum + one, 0) / 60);
};

const inFives = (minutes: number): number => Math.floor(minutes / 5) * 5;

/** Fewer minutes of a week than this are none to build on. */
const leastToBuildOn = 25;

/**
 * Most minutes that last week allows: a fifth more, the same when nothing may rise; the start without a week behind. The
 * assessment week counts where its sessions held more than the start.
 * @param before minutes of last week's plan
 */
const mostAfter = (input: DesignInput, person: Person, before: number): number => {
  // Only what was done can be built upon.
  const isAssessment =
    input.previousPlan?.plan.source === "assessment" && (person.adherence.rate ?? 0) >= 0.7;
  const isDesigned = hasDesignedBefore(input);
  const start = cardioBandOf(input, person).least * startShare[person.volumeLevel];
  if (!isDesigned && !isAssessment) return start;
  const after = before < leastToBuildOn ? start : before * cardioGrowth;
  const [grown, unchanged] = isAssessment
    ? [Math.max(start, after), Math.max(before, start)]
    : [after, before];
  return person.recovery.holds ? Math.min(grown, unchanged) : grown;
};

/** Less is half of it, but so many minutes stay: some is much better than none, and lifting alone does less for the heart (WHO 2020). */
const lessShare = 0.5;
const leastOfLess = 60;

/** Share of last week's minutes that is left when soreness or fatigue is 8 and more, as of the sets (spec §9). */
const severeShare = 0.6;

/**
 * Minutes that the week should have: the goal's, in steps of a fifth; fewer in a lighter week. An easy week rests from hard
 * sets, not from walking: it keeps last week's minutes, which would else take five weeks to come back.
 */
export const cardioTarget = (input: DesignInput, person: Person, phase: Phase): number => {
  const { least, most } = cardioBandOf(input, person);
  const isLight = phase.setFactor < 0.85 || phase.loadFactor < 1;
  const light = least * 0.6;
  const before = cardioMinutes(input.previousPlan?.days.map(({ workout }) => workout) ?? []);
  const lastMinutes = hasDesignedBefore(input) && before >= leastToBuildOn ? before : 0;
  const isSevere = person.recovery.band === "severe";
  const amount = cardioWished(person);
  const usual = (least + most) / 2;
  const normal = { more: most, less: Math.min(usual, Math.max(leastOfLess, usual * lessShare)), none: 0 };
  const wish = !isLight
    ? amount === null
      ? usual
      : normal[amount]
    : amount === "none"
      ? 0
      : isSevere || phase.phase === "deload"
        ? Math.max(light, Math.min(most, lastMinutes * (isSevere ? severeShare : 1)))
        : light;
  return Math.max(0, Math.min(wish, mostAfter(input, person, before)));
};

/** Minutes that a session may still take, and those that it lacks of what the person asked for. */
export type OpenMinutes = { readonly left: number; readonly lacks: number };

/** A week whose sessions are drafted, and the minutes that each leaves open. */
export type CardioWeek = WeekBasis & {
  readonly days: readonly SplitDay[];
  readonly minutes: ReadonlyMap<Weekday, OpenMinutes>;
};
/** Days without a workout: of active recovery, of full rest, and those of them that may be walked on. */
type FreeDays = { readonly recovery: number; readonly rest: number; readonly walkable: number };

/** Easy minutes that a session has room for. */
const roomOf = ({ weekday, type }: SplitDay, { minutes }: CardioWeek): number =>
  Math.min(
    type.load === "light" ? piece.light : piece.most,
    inFives((minutes.get(weekday)?.left ?? 0) - marginMinutes),
  );

/** The same of so many sessions; what is shorter than the shortest piece counts for nothing. */
const roomIn = (days: readonly SplitDay[], week: CardioWeek): number =>
  days
    .map((day) => roomOf(day, week))
    .filter((room) => room >= piece.least)
    .reduce((sum, room) => sum + room, 0);

/** From this share of the goal's minutes on no more rest days are walked on. */
export const enoughOfGoal = 0.75;

/**
 * How many days of full rest are walked on: where sessions and the other days cannot hold the minutes that the goal is served by. One
 * stays without anything (coach.C8).
 */
const walkedRestDays = (week: CardioWeek, target: number, { recovery, rest, walkable }: FreeDays): number => {
  const { input, person, phase, days } = week;
  if (!walksForCardio(input, person) || !mayWalk(person) || person.recovery.band === "severe") return 0;
  if (phase.phase === "assessment" || person.gates.stop !== null || days.length === 0) return 0;
  const more = Math.ceil((target * enoughOfGoal - roomIn(days, week)) / piece.walk) - recovery;
  return Math.max(0, Math.min(more, rest - 1, walkable));
};

/**
 * Shares the week's minutes out: sessions that are shorter than was asked for before walks, light days first, then what is left of the
 * others. Who has an hour for training does the week's cardio after lifting, and walks less on other days.
 */
export const cardioPlan = (week: CardioWeek, free: FreeDays): CardioPlan => {
  const { input, person, phase, days: split, minutes } = week;
  const target = cardioTarget(input, person, phase);
  const walkedRest = walkedRestDays(week, target, free);
  const byDay = new Map<Weekday, CardioPiece>();
  let open = target;
  const room = (day: SplitDay): number => roomOf(day, week);
  const lacks = (day: SplitDay): number =>
    Math.max(0, Math.min(room(day), 5 * Math.round((minutes.get(day.weekday)?.lacks ?? 0) / 5)));
  for (const [weekday, wanted] of intervalsOf(week, intervalDays(input, person, split), target)) {
    if ((minutes.get(weekday)?.left ?? 0) < wanted + marginMinutes) continue;
    byDay.set(weekday, { minutes: wanted, isHard: true });
    open -= 2 * wanted;
  }
  const easy = split.filter(({ weekday }) => !byDay.has(weekday));
  // Walks of recovery days rest the legs and cost no session time.
  const walks = mayWalk(person) && target > 0 ? free.recovery + walkedRest : 0;
  const lacking = easy.reduce((sum, day) => sum + lacks(day), 0);
  const shortest = lacking > 0 ? piece.walkBesideShort : piece.walkLeast;
  const forWalks = lacking > 0 ? (open - lacking) / Math.max(1, walks) : open / (walks + 1);
  // What sessions have no room for is walked, to the nearest five: rounded down it would never grow.
  const besides = open - roomIn(easy, week);
  const left = walksForCardio(input, person) ? inFives(besides / Math.max(1, walks) + 2.5) : 0;
  const walkMinutes =
    target === 0
      ? 0
      : walks === 0
        ? piece.walkLeast
        : Math.min(piece.walk, Math.max(shortest, inFives(forWalks), left));
  open -= walks * walkMinutes;
  // Finding weights takes few sets: the time that was asked for is filled with easy minutes.
  if (phase.phase === "assessment" && target > 0) open = Math.max(open, lacking);
  const days = easy
    .filter((day) => room(day) >= piece.least)
    .toSorted((a, b) => Number(b.type.load === "light") - Number(a.type.load === "light"));
  const give = (wanted: number): number => {
    const given = Math.max(0, Math.min(wanted, inFives(open)));
    open -= given;
    return given;
  };
  const filled = new Map(
    days.toSorted((a, b) => lacks(a) - lacks(b)).map((day) => [day.weekday, give(lacks(day))]),
  );
  days.forEach((day, index) => {
    const has = filled.get(day.weekday) ?? 0;
    const share = inFives(open / (days.length - index) + 2.5);
    const minutes = has + give(Math.min(room(day) - has, share));
    if (minutes >= piece.least) byDay.set(day.weekday, { minutes, isHard: false });
  });
  return { byDay, walkMinutes, walkedRest };
};

/** Easy cardio and hard intervals: the first exercise that the place has and the person may do is planned (coach.F1, Q2), a wished one before others. */
const kinds = {
  easy: { ids: cardioTools.easy, ...cardioText.easy },
  hard: { ids: cardioTools.hard, ...cardioText.hard },
} as const;

/** One piece of cardio as it stands in a day, at most `minutesLeft` long; none where the person may do nothing that the place has. */
export const cardioFor = (
  input: DesignInput,
  person: Person,
  place: Place,
  { minutes: most, isHard }: CardioPiece,
  minutesLeft: number,
): Cardio => {
  const minutes = isHard ? most : Math.min(most, inFives(minutesLeft - 1));
  const { ids, type, notes, of } = kinds[isHard ? "hard" : "easy"];
  const legal = legalExercises(input, person, place);
  const wished = new Set(
    person.gates.wishes.flatMap(({ type, exerciseIds }) => (type === "exercise_in" ? exerciseIds : [])),
  );
  const wanted = isHard ? [] : cardioTools.wished.filter((id) => wished.has(id));
  const exercise = [...wanted, ...ids].flatMap((id) => legal.find((one) => one.id === id) ?? [])[0];
  if (minutes < piece.least || minutes > minutesLeft || exercise === undefined) return noCardio;
  const duration = cardioText.minutes(minutes);
  return { type, duration, minutes, isHard, notes, exercises: [{ name: exercise.name, duration, ...of }] };
};
