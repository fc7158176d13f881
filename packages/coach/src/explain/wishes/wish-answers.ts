/** What the finished week makes of each limit and wish, as facts: fulfilled and where, partly and why, or not and what instead. */

import { isHardCardio } from "@muster/domain/planning/cardio-fields";
import { placeOfDay } from "@muster/domain/planning/day-place";
import { wishPlaces } from "@muster/domain/planning/limit-options.text";
import type { Wish } from "@muster/domain/planning/limits";
import type { PlannedExercise } from "@muster/domain/planning/plan";
import {
  addDays,
  type CivilDate,
  daysBetween,
  mondayOf,
  type Weekday,
  weekdays,
} from "@muster/domain/shared/dates";
import { formatDate } from "@muster/domain/shared/format";
import { catalogue, exerciseById } from "../../catalogue/catalogue.ts";
import type { Exercise } from "../../catalogue/exercise.ts";
import { isFeasible } from "../../catalogue/feasible.ts";
import { rulesOut } from "../../catalogue/limits.ts";
import { landmarks } from "../../design/budget/volume.data.ts";
import {
  plannedMuscleSets,
  smallMuscles,
  targetMuscles,
  wishShare,
} from "../../design/budget/volume-budget.ts";
import { cardioBandOf, cardioMinutes } from "../../design/cardio/cardio.ts";
import { isOfIntervals } from "../../design/cardio/intervals.ts";
import type { DesignedWeek } from "../../design/designed-week.ts";
import { stepsTo } from "../../design/select/wished-slots.ts";
import { idsOfLastWeek } from "../../design/template/designed-before.ts";
import { eventDaysOff, eventNear } from "../../design/template/event.ts";
import { isOfSomeDays, lightLegDays } from "../../design/template/sport-days.ts";
import type { DesignInput } from "../../state/input.ts";
import { levelFor, type Person, situationAt } from "../../state/person.ts";
import { limitAnswerPrefix, wishAnswerPrefix } from "../answer-prefixes.ts";
import { factText } from "../facts.text.ts";
import { fact } from "../facts.ts";
import { limitText, wishText } from "../request.text.ts";
import { sentences } from "../words.text.ts";
import {
  type AnswerKind,
  cardioWishText,
  elsewhereText,
  quoted,
  wishAnswerText,
} from "./wish-answers.text.ts";

type WishAnswer = { readonly is: AnswerKind; readonly words: string };
const answer =
  (is: AnswerKind) =>
  (words: string): WishAnswer => ({ is, words });
const [honoured, partly, not] = [answer("kept"), answer("partly"), answer("not")];

/** The person's wishes and the week that was designed with them. */
type Scene = {
  readonly week: DesignedWeek;
  readonly input: DesignInput;
  readonly person: Person;
  readonly trained: readonly Weekday[];
  /** Every planned exercise, with its day and the catalogue's entry. */
  readonly moves: readonly (PlannedExercise & {
    readonly day: Weekday;
    readonly known: Exercise | undefined;
  })[];
};

/** Training days that a wish is about: all without one named. */
const meantDays = ({ trained }: Scene, days: readonly Weekday[]): readonly Weekday[] =>
  trained.filter((day) => days.length === 0 || days.includes(day));

const aboutDays = ({ trained }: Scene, { type, weekdays: days, count }: Wish): WishAnswer => {
  const on = wishAnswerText.trained(trained);
  if (type === "days_off") return trained.some((day) => days.includes(day)) ? partly(on) : honoured(on);
  if (days.length === 0)
    return trained.length === count ? honoured(on) : partly(wishAnswerText.dayCount(trained));
  const missing = days.filter((day) => !trained.includes(day));
  return missing.length === 0 ? honoured(on) : partly(wishAnswerText.staysFree(missing, trained));
};

/** So many minutes of cardio under the goal's most are as good as it: pieces are in fives. */
const leewayOfCardio = 10;
/** So many minutes more than asked for are what was asked for. */
const leewayMinutes = 2;

const aboutMinutes = (scene: Scene, { weekdays: days, minutes }: Wish): WishAnswer => {
  const meant = meantDays(scene, days);
  if (meant.length === 0) return honoured(wishAnswerText.restDays(days, scene.trained));
  const longest = Math.max(...meant.map((day) => Math.round(scene.week.days[day].minutes ?? 0)));
  return longest <= (minutes ?? 0) + leewayMinutes
    ? honoured(wishAnswerText.longest(longest))
    : partly(wishAnswerText.tooLong(longest));
};

const heavyOnLegs: ReadonlySet<Exercise["pattern"]> = new Set(["squat", "lunge", "hinge", "plyo"] as const);

/** What is planned for the legs near a sport of some weekdays, or on days that should spare them. */
const aboutLightDays = ({ trained, moves }: Scene, wish: Wish): WishAnswer => {
  const near = lightLegDays([wish]);
  if (near.length === 0) return not(wishAnswerText.onlyLegsByDay);
  const meant = trained.filter((day) => near.includes(day));
  if (meant.length === 0) return honoured(wishAnswerText.nothingOn(near));
  const heavy = meant.filter((weekday) =>
    moves.some(
      ({ day, known }) => day === weekday && known?.compound === true && heavyOnLegs.has(known.pattern),
    ),
  );
  return heavy.length === 0
    ? honoured(wishAnswerText.legsFree(meant))
    : partly(wishAnswerText.legsStay(heavy));
};

/** Said once, with the first sport: the days without a workout are all taken by it. */
const withRestWord = ({ week, person }: Scene, wish: Wish, said: WishAnswer): WishAnswer => {
  const isFirst = person.gates.wishes.find((one) => one.type === "event" && isOfSomeDays(one)) === wish;
  const isFull = Object.values(week.days).every(({ kind }) => kind !== "rest");
  return isFirst && isFull ? { ...said, words: wishAnswerText.noRest(said.words) } : said;
};

const aboutEvent = ({ input, person }: Scene, { eventDate }: Wish): WishAnswer => {
  const { validFrom } = input;
  if (eventDate === null) return not(wishAnswerText.addDate);
  const { wishes } = person.gates;
  if (eventNear(wishes, validFrom) === null) {
    const weeks = Math.round(daysBetween(validFrom, eventDate) / 7);
    return eventDate < validFrom ? honoured(wishAnswerText.over) : partly(wishAnswerText.away(weeks));
  }
  return honoured(wishAnswerText.near(eventDaysOff(wishes, validFrom)));
};

const aboutPlace = (scene: Scene, { place, weekdays: days, name }: Wish): WishAnswer => {
  const meant = meantDays(scene, days);
  const inGym = meant.filter((day) => placeOfDay(scene.week.days[day]) === "gym");
  const atHome = meant.filter((day) => !inGym.includes(day));
  if (place === "home" && name !== "") return honoured(wishAnswerText.atHome(name));
  if (place === null || (place === "gym" ? atHome : inGym).length === 0)
    return honoured(place !== "floor" ? wishAnswerText.allThere : wishAnswerText.floor(name));
  return place === "gym" && scene.input.profile.gymAccess === "no_gym"
    ? not(wishAnswerText.noGym)
    : partly(wishAnswerText.place(place === "gym" ? inGym : atHome, wishPlaces[place]));
};

/** What is at home or in the gym is enough for the exercise. */
export const isFeasibleSomewhere = (exercise: Exercise, { person }: Pick<Scene, "person">): boolean =>
  (["home", "gym"] as const).some((place) => isFeasible(exercise, situationAt(person, place)));

const aboutIn = (scene: Scene, wish: Wish): WishAnswer => {
  const { exerciseIds, count } = wish;
  const { moves, person, trained, week } = scene;
  const names = new Set(exerciseIds.map((id) => exerciseById(id)?.name));
  const after = trained.filter((day) => week.days[day].cardio.exercises.some(({ name }) => names.has(name)));
  const [cardio] = after.flatMap((day) => week.days[day].cardio.exercises);
  const hard = trained.filter((day) => isHardCardio(week.days[day].cardio));
  if (isOfIntervals(wish) && hard.length > 0) return honoured(wishAnswerText.intervals(hard));
  if (cardio !== undefined) return honoured(wishAnswerText.atEnd({ name: cardio.name, days: after }));
  const there = moves.filter(({ exerciseId }) => exerciseIds.includes(exerciseId));
  const [first] = there;
  if (first !== undefined) {
    const daysOf = (wanted: typeof there) => trained.filter((day) => wanted.some((one) => one.day === day));
    const same = there.filter(({ exerciseId }) => exerciseId === first.exerciseId);
    const isEnough = count === null || daysOf(there).length >= count;
    const words = wishAnswerText.onDays({ name: first.name, days: daysOf(same) }, isEnough);
    return isEnough ? honoured(words) : partly(words);
  }
  const wanted = exerciseIds.flatMap((id) => exerciseById(id) ?? []);
  const limit = person.gates.limits.find((one) => wanted.some((exercise) => rulesOut(one, exercise)));
  if (limit !== undefined) return not(wishAnswerText.waits(limitText({ ...limit, exerciseIds: [] })));
  const possible = wanted.filter((exercise) => isFeasibleSomewhere(exercise, scene));
  const other = moves.find(({ known }) => wanted.some(({ pattern }) => pattern === known?.pattern));
  const instead = wanted.every(({ pattern }) => pattern === "cardio")
    ? wishAnswerText.cardioInstead
    : other && wishAnswerText.workInstead(other.name);
  if (possible.length === 0) return not(wishAnswerText.noKit(instead));
  const steps = new Set(wanted.flatMap((exercise) => stepsTo(exercise)));
  const step = moves.find(({ known }) => known !== undefined && steps.has(known));
  if (step !== undefined) return partly(wishAnswerText.wayThere({ name: step.name, days: [step.day] }));
  return possible.some((exercise) => exercise.level > levelFor(exercise, person))
    ? not(wishAnswerText.aboveLevel(instead))
    : not(wishAnswerText.noRoom);
};

const aboutOut = ({ moves, week }: Scene, wish: Wish): WishAnswer =>
  moves.some(({ exerciseId }) => wish.exerciseIds.includes(exerciseId)) ||
  (isOfIntervals(wish) && weekdays.some((day) => isHardCardio(week.days[day].cardio)))
    ? partly(wishAnswerText.bothAsked)
    : honoured(isOfIntervals(wish) ? cardioWishText.easy() : wishAnswerText.none);

const aboutCardio = ({ week, input, person }: Scene, { amount }: Wish): WishAnswer => {
  const minutes = cardioMinutes(Object.values(week.days));
  if (amount === "none") {
    const isLosing = input.profile.primaryGoal === "weight_loss";
    return honoured(sentences(cardioWishText.none(), isLosing ? cardioWishText.foodDecides() : ""));
  }
  if (amount === "less") return honoured(cardioWishText.less({ minutes }));
  const before = cardioMinutes(input.previousPlan?.days.map(({ workout }) => workout) ?? []);
  if (minutes >= cardioBandOf(input, person).most - leewayOfCardio)
    return honoured(cardioWishText.most({ minutes }));
  if (before > 0 && minutes > before) return honoured(cardioWishText.grows({ minutes, before }));
  if (week.plan.phase !== "accumulation" || person.recovery.holds || person.recovery.band === "severe")
    return not(cardioWishText.waits());
  return before === 0 && minutes > 0
    ? honoured(cardioWishText.begins({ minutes }))
    : partly(cardioWishText.full({ minutes }));
};

const aboutMuscle = ({ week, person, moves }: Scene, { type, muscle }: Wish): WishAnswer => {
  const muscles = muscle === null ? [] : [...targetMuscles([muscle])];
  const sets = moves
    .filter(({ known }) => muscles.some((one) => known?.muscles[one] === 1))
    .reduce((sum, { sets: count }) => sum + (typeof count === "number" ? count : 0), 0);
  if (type === "muscle_less") return honoured(wishAnswerText.fewSets(sets));
  const tally = plannedMuscleSets(weekdays.map((day) => week.days[day]));
  const { max, start } = landmarks[person.volumeLevel];
  if (muscles.some((one) => (tally.get(one) ?? 0) >= max)) return honoured(wishAnswerText.mostSets(sets));
  // As much as the coach gives to what somebody named (`volume-budget.ts`), or the day, the week and the limits were full.
  const isMore = muscles
    .filter((one) => !smallMuscles.has(one))
    .every((one) => (tally.get(one) ?? 0) >= start * wishShare);
  return sets >= 6 && isMore
    ? honoured(wishAnswerText.moreSets(sets))
    : partly(wishAnswerText.fullWeek(sets));
};

const aboutImpact = ({ moves }: Scene): WishAnswer =>
  moves.some(({ known }) => known?.impact === 2)
    ? partly(wishAnswerText.onlyRun)
    : honoured(wishAnswerText.noImpact);

const byType: Readonly<Record<Wish["type"], (scene: Scene, wish: Wish) => WishAnswer>> = {
  days: aboutDays,
  days_off: aboutDays,
  minutes: aboutMinutes,
  place: aboutPlace,
  exercise_in: aboutIn,
  exercise_out: aboutOut,
  muscle_more: aboutMuscle,
  muscle_less: aboutMuscle,
  event: aboutEvent,
  cardio: aboutCardio,
  no_jumps: aboutImpact,
  quiet: aboutImpact,
};

const answerOf = (scene: Scene, wish: Wish): WishAnswer =>
  isOfSomeDays(wish)
    ? withRestWord(scene, wish, aboutLightDays(scene, wish))
    : byType[wish.type](scene, wish);

/** Until when a wish holds that ends by itself: for one plan alone, or to a day; '' else. An event has its date. */
const endOf = ({ type, until }: Wish, validFrom: CivilDate): string => {
  if (until === null || type === "event") return "";
  const nextPlanOn = addDays(mondayOf(validFrom), 6);
  return until < nextPlanOn ? wishAnswerText.thisWeek : wishAnswerText.until(formatDate(until));
};

/** Characters of a person's own words that an answer repeats. */
const longestQuote = 80;

/** Names of what a limit rules out, well-known ones first. */
const outText = (scene: Scene, limit: Person["gates"]["limits"][number]): string => {
  const said = wishAnswerText.respected(limit.condition);
  if (said !== undefined) return said;
  const out = catalogue.filter((exercise) => rulesOut(limit, exercise));
  const before = idsOfLastWeek(scene.input);
  const named = out
    .toSorted(
      (a, b) =>
        Number(limit.exerciseIds.includes(b.id)) - Number(limit.exerciseIds.includes(a.id)) ||
        Number(before.has(b.id)) - Number(before.has(a.id)) ||
        a.level - b.level ||
        a.number - b.number,
    )
    .slice(0, 3)
    .map(({ name }) => name);
  return out.length === 0
    ? wishAnswerText.easyEffort
    : wishAnswerText.out(named, out.length === named.length);
};

/** The week with an answer to every limit and wish, whoever designed it. */
export const withAnswers = (
  week: DesignedWeek,
  { input, person }: { readonly input: DesignInput; readonly person: Person },
): DesignedWeek => {
  const { limits, wishes, elsewhere, stop } = person.gates;
  if (limits.length + wishes.length + elsewhere.length === 0 || stop === "child") return week;
  const moves = weekdays.flatMap((day) =>
    week.days[day].exercises.map((one) => ({ ...one, day, known: exerciseById(one.exerciseId) })),
  );
  const trained = weekdays.filter((day) => week.days[day].kind === "training");
  const scene = { week, input, person, trained, moves };
  const { limit: ofLimit, wish: ofWish } = wishAnswerText.sources;
  const limitFacts = limits.map((limit, index) => {
    const id = `${limitAnswerPrefix}${index + 1}`;
    return fact(id, limitText(limit), outText(scene, limit), "", "coach.F1", ofLimit);
  });
  const wishFact = (index: number, is: AnswerKind, subject: string, said: string, source: string) =>
    fact(`${wishAnswerPrefix}${index + 1}.${is}`, subject, said, "", "PLAN-01", source);
  const wishFacts = (stop === null ? wishes : []).map((wish, index) => {
    const { is, words } = answerOf(scene, wish);
    const said = wishAnswerText.answer(is, sentences(words, endOf(wish, input.validFrom)));
    return wishFact(index, is, wishText(wish), said, ofWish);
  });
  const elsewhereFacts = (stop === null ? elsewhere : []).map(({ about, words }, index) => {
    const said = wishAnswerText.heard(elsewhereText[about]);
    const is = about === "easier" ? "kept" : "not";
    return wishFact(wishes.length + index, is, quoted(words.slice(0, longestQuote)), said, factText.note);
  });
  const facts = [...limitFacts, ...wishFacts, ...elsewhereFacts];
  const others = week.plan.facts.filter(
    ({ id }) => !id.startsWith(limitAnswerPrefix) && !id.startsWith(wishAnswerPrefix),
  );
  return { ...week, plan: { ...week.plan, facts: [...others, ...facts].slice(0, 200) } };
};
