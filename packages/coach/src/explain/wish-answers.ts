/** What the finished week makes of each limit and wish, as facts: fulfilled and where, partly and why, or not and what instead. */

import { type HealthCondition, wishPlaces } from "@muster/domain/planning/limit-options";
import type { Wish } from "@muster/domain/planning/limits";
import type { PlannedExercise } from "@muster/domain/planning/plan";
import { weekdayNames } from "@muster/domain/profiles/options";
import { daysBetween, type Weekday, weekdays } from "@muster/domain/shared/dates";
import { catalogue, exerciseById } from "../catalogue/catalogue.ts";
import type { Exercise } from "../catalogue/exercise.ts";
import { isFeasible } from "../catalogue/feasible.ts";
import { rulesOut } from "../catalogue/limits.ts";
import { sessionMinutes } from "../catalogue/session-minutes.ts";
import { landmarks } from "../design/budget/volume.data.ts";
import { plannedMuscleSets, smallMuscles, targetMuscles, wishShare } from "../design/budget/volume-budget.ts";
import { cardioBandOf, cardioMinutes, isHardCardio } from "../design/cardio/cardio.ts";
import { isOfIntervals } from "../design/cardio/intervals.ts";
import type { DesignedWeek } from "../design/designed-week.ts";
import { situationAt } from "../design/select/legal.ts";
import { stepsTo } from "../design/select/wished-slots.ts";
import { idsOfLastWeek } from "../design/template/designed-before.ts";
import { eventDaysOff, eventNear } from "../design/template/event.ts";
import { isOfSomeDays, lightLegDays, ownActivityOn } from "../design/template/sport-days.ts";
import type { DesignInput } from "../state/input.ts";
import { levelFor, type Person } from "../state/person.ts";
import { limitAnswerPrefix, wishAnswerPrefix } from "./answer-prefixes.ts";
import { cardioWishText } from "./cardio-wish.text.ts";
import { elsewhereText, quoted } from "./elsewhere.text.ts";
import { fact } from "./facts.ts";
import { daysText, limitText, wishText } from "./request-words.ts";
import { listed } from "./words.ts";

const answers = { kept: "Yes", partly: "Partly", not: "Not this week" } as const;
type WishAnswer = { readonly is: keyof typeof answers; readonly words: string };
const answer =
  (is: WishAnswer["is"]) =>
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
  const on = `You train on ${daysText(trained)}.`;
  if (type === "days_off") return trained.some((day) => days.includes(day)) ? partly(on) : honoured(on);
  if (days.length === 0)
    return trained.length === count
      ? honoured(on)
      : partly(`The week has ${trained.length} days: ${daysText(trained)}.`);
  const missing = days.filter((day) => !trained.includes(day));
  return missing.length === 0
    ? honoured(on)
    : partly(`${daysText(missing)} stays free, so that you can recover. ${on}`);
};

/** So many minutes of cardio under the goal's most are as good as it: pieces are in fives. */
const leewayOfCardio = 10;
/** So many minutes more than asked for are what was asked for. */
const leewayMinutes = 2;

/** Days that a wish names and the week does not train. */
const aboutUntrained = (scene: Scene, days: readonly Weekday[]): string => {
  if (days.some((day) => ownActivityOn(scene, day) !== undefined))
    return `Nothing is planned on ${daysText(days)}.`;
  const { restDays } = scene.input.profile;
  const [are, them] = days.length === 1 ? ["is a rest day", "it"] : ["are rest days", "them"];
  const how = days.every((day) => restDays.includes(day))
    ? `To train on ${them}, take ${them} out of your rest days in Settings.`
    : `You train on ${daysText(scene.trained)}.`;
  return `${listed(days.map((day) => weekdayNames[day]))} ${are} this week. ${how}`;
};

const aboutMinutes = (scene: Scene, { weekdays: days, minutes }: Wish): WishAnswer => {
  const most = minutes ?? 0;
  const meant = meantDays(scene, days);
  if (meant.length === 0) return honoured(aboutUntrained(scene, days));
  const longest = Math.max(...meant.map((day) => Math.round(scene.week.days[day].minutes ?? 0)));
  if (longest <= most + leewayMinutes) return honoured(`The longest takes ${longest} minutes.`);
  const withoutCoolDown = Math.max(
    ...meant.map((day) => sessionMinutes({ ...scene.week.days[day], coolDown: [] })),
  );
  if (withoutCoolDown <= most + leewayMinutes)
    return partly(
      `Up to ${longest} minutes with warm-up and cool-down. To keep to ${most}, leave the cool-down out.`,
    );
  return partly(
    `A warm-up and enough sets for each muscle take up to ${longest} minutes. Short of time? Do the first moves and stop.`,
  );
};

const heavyOnLegs: ReadonlySet<Exercise["pattern"]> = new Set(["squat", "lunge", "hinge", "plyo"] as const);

/** What is planned for the legs near a sport of some weekdays, or on days that should spare them. */
const aboutLightDays = ({ trained, moves }: Scene, wish: Wish): WishAnswer => {
  const near = lightLegDays([wish]);
  if (near.length === 0)
    return not("This is not planned by days. Name the days that should be free in Settings.");
  const meant = trained.filter((day) => near.includes(day));
  if (meant.length === 0) return honoured(`Nothing is planned on ${daysText(near)}.`);
  const heavy = meant.filter((weekday) =>
    moves.some(
      ({ day, known }) => day === weekday && known?.compound === true && heavyOnLegs.has(known.pattern),
    ),
  );
  return heavy.length === 0
    ? honoured(`No heavy leg work and no jumps on ${daysText(meant)}.`)
    : partly(
        `Leg work stays on ${daysText(heavy)}: your other days leave too little room. Take it easy there, or move the day.`,
      );
};

/** Said once, with the first sport: the days without a workout are all taken by it. */
const withRestWord = ({ week, person }: Scene, wish: Wish, said: WishAnswer): WishAnswer => {
  const isFirst = person.gates.wishes.find((one) => one.type === "event" && isOfSomeDays(one)) === wish;
  const isFull = Object.values(week.days).every(({ kind }) => kind !== "rest");
  return isFirst && isFull
    ? { ...said, words: `${said.words} No day is left for full rest: make one of them short and easy.` }
    : said;
};

const aboutEvent = ({ input, person }: Scene, { eventDate }: Wish): WishAnswer => {
  const { validFrom } = input;
  if (eventDate === null) return not("Add its date, and the days before it get lighter.");
  const { wishes } = person.gates;
  if (eventNear(wishes, validFrom) === null) {
    const weeks = Math.round(daysBetween(validFrom, eventDate) / 7);
    return eventDate < validFrom
      ? honoured("It is over. Well done.")
      : partly(`It is about ${weeks} weeks away. Until then you build up; its own week gets lighter.`);
  }
  const off = eventDaysOff(wishes, validFrom);
  return honoured(
    `Fewer sets and nothing new, so that you are rested.${off.length === 0 ? "" : ` Free for it: ${daysText(off)}.`}`,
  );
};

const aboutPlace = (scene: Scene, { place, weekdays: days, name }: Wish): WishAnswer => {
  const meant = meantDays(scene, days);
  const inGym = meant.filter((day) => scene.week.days[day].location === "Gym");
  const atHome = meant.filter((day) => !inGym.includes(day));
  if (place === "home" && name !== "") return honoured(`At home no move needs more than ${name}.`);
  if (place === null || (place === "gym" ? atHome : inGym).length === 0)
    return honoured(
      place !== "floor"
        ? "All of it is planned there."
        : `No move needs ${name === "" ? "equipment" : `more than ${name}`}.`,
    );
  return place === "gym" && scene.input.profile.gymAccess === "no_gym"
    ? not("Your profile says that you have no gym. Change it in Settings.")
    : partly(`${daysText(place === "gym" ? inGym : atHome)}: ${wishPlaces[place].toLowerCase()}.`);
};

/** What is at home or in the gym is enough for the exercise. */
export const isFeasibleSomewhere = (
  exercise: Exercise,
  { input, person }: Pick<Scene, "input" | "person">,
): boolean =>
  (["home", "gym"] as const).some((place) => isFeasible(exercise, situationAt(input, person, place)));

const aboutIn = (scene: Scene, wish: Wish): WishAnswer => {
  const { exerciseIds, count } = wish;
  const { moves, person, trained, week } = scene;
  const names = new Set(exerciseIds.map((id) => exerciseById(id)?.name));
  const after = trained.filter((day) => week.days[day].cardio.exercises.some(({ name }) => names.has(name)));
  const [cardio] = after.flatMap((day) => week.days[day].cardio.exercises);
  const hard = trained.filter((day) => isHardCardio(week.days[day].cardio));
  if (isOfIntervals(wish) && hard.length > 0) return honoured(`Intervals: at the end of ${daysText(hard)}.`);
  if (cardio !== undefined) return honoured(`${cardio.name}: at the end of ${daysText(after)}.`);
  const there = moves.filter(({ exerciseId }) => exerciseIds.includes(exerciseId));
  const [first] = there;
  if (first !== undefined) {
    const daysOf = (wanted: typeof there) => trained.filter((day) => wanted.some((one) => one.day === day));
    const same = there.filter(({ exerciseId }) => exerciseId === first.exerciseId);
    const said = `${first.name}: on ${daysText(daysOf(same))}.`;
    return count === null || daysOf(there).length >= count
      ? honoured(said)
      : partly(`${said} More days of it would leave less for the rest. Add it to a day in your schedule.`);
  }
  const wanted = exerciseIds.flatMap((id) => exerciseById(id) ?? []);
  const limit = person.gates.limits.find((one) => wanted.some((exercise) => rulesOut(one, exercise)));
  if (limit !== undefined)
    return not(
      `It waits while this holds: ${limitText({ ...limit, exerciseIds: [] }) || "what you told of it"}.`,
    );
  const possible = wanted.filter((exercise) => isFeasibleSomewhere(exercise, scene));
  if (possible.length === 0) {
    const other = moves.find(({ known }) => wanted.some(({ pattern }) => pattern === known?.pattern));
    const until = other === undefined ? "" : ` Until then, ${other.name} train the same.`;
    return not(`It needs equipment that you do not have. Tell us in Settings when you do.${until}`);
  }
  const steps = new Set(wanted.flatMap((exercise) => stepsTo(exercise)));
  const step = moves.find(({ known }) => known !== undefined && steps.has(known));
  if (step !== undefined) return partly(`The way there on ${daysText([step.day])}: ${step.name}.`);
  return possible.some((exercise) => exercise.level > levelFor(exercise, person))
    ? not("It is rated above your level. If you know it well, raise your level in Settings.")
    : not("It did not fit this week. Add it to a day in your schedule.");
};

const aboutOut = ({ moves, week }: Scene, wish: Wish): WishAnswer =>
  moves.some(({ exerciseId }) => wish.exerciseIds.includes(exerciseId)) ||
  (isOfIntervals(wish) && weekdays.some((day) => isHardCardio(week.days[day].cardio)))
    ? partly("Some of it stays, because you also asked for it.")
    : honoured(isOfIntervals(wish) ? cardioWishText.easy() : "Nothing of it is planned.");

const aboutCardio = ({ week, input, person }: Scene, { amount }: Wish): WishAnswer => {
  const minutes = cardioMinutes(Object.values(week.days));
  if (amount === "none") {
    const isLosing = input.profile.primaryGoal === "weight_loss";
    return honoured([cardioWishText.none(), ...(isLosing ? [cardioWishText.foodDecides()] : [])].join(" "));
  }
  if (amount === "less") return honoured(cardioWishText.less({ minutes }));
  const before = cardioMinutes(input.previousPlan?.days.map(({ workout }) => workout) ?? []);
  if (minutes >= cardioBandOf(input).most - leewayOfCardio) return honoured(cardioWishText.most({ minutes }));
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
  if (type === "muscle_less") return honoured(`${sets} sets work it directly, to keep what you have.`);
  const tally = plannedMuscleSets(weekdays.map((day) => week.days[day]));
  const { max, start } = landmarks[person.volumeLevel];
  if (muscles.some((one) => (tally.get(one) ?? 0) >= max))
    return honoured(`${sets} sets work it directly, as many as do good in a week.`);
  // As much as the coach gives to what somebody named (`volume-budget.ts`), or the day, the week and the limits were full.
  const isMore = muscles
    .filter((one) => !smallMuscles.has(one))
    .every((one) => (tally.get(one) ?? 0) >= start * wishShare);
  return sets >= 6 && isMore
    ? honoured(`${sets} sets work it directly this week.`)
    : partly(`${sets} sets work it directly. More would not fit into your days, limits and minutes.`);
};

const answerOf = (scene: Scene, wish: Wish): WishAnswer => {
  if (isOfSomeDays(wish)) return withRestWord(scene, wish, aboutLightDays(scene, wish));
  switch (wish.type) {
    case "days":
    case "days_off":
      return aboutDays(scene, wish);
    case "minutes":
      return aboutMinutes(scene, wish);
    case "place":
      return aboutPlace(scene, wish);
    case "exercise_in":
      return aboutIn(scene, wish);
    case "exercise_out":
      return aboutOut(scene, wish);
    case "muscle_more":
    case "muscle_less":
      return aboutMuscle(scene, wish);
    case "event":
      return aboutEvent(scene, wish);
    case "cardio":
      return aboutCardio(scene, wish);
    case "no_jumps":
    case "quiet":
      return scene.moves.some(({ known }) => known?.impact === 2)
        ? partly("A run is in the week; nothing else lands hard.")
        : honoured("No move lands hard.");
  }
};

/** Characters of a person's own words that an answer repeats. */
const longestQuote = 80;

/** What so much rules out that three names of it would say little. */
const respected: Partial<Readonly<Record<HealthCondition, string>>> = {
  no_floor: "Respected: nothing on the floor. Chairs, benches and walls stay.",
  seated: "Respected: every move is done sitting, or lying on a bench, with the legs at rest.",
};

/** Names of what a limit rules out, well-known ones first. */
const outText = (scene: Scene, limit: Person["gates"]["limits"][number]): string => {
  const said = limit.condition === null ? undefined : respected[limit.condition];
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
    ? "The effort stays easy."
    : `Out of your plan: ${named.join(", ")}${out.length > named.length ? " and others like them" : ""}.`;
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
  const wishFact = (index: number, is: WishAnswer["is"], subject: string, said: string, source: string) =>
    fact(`${wishAnswerPrefix}${index + 1}.${is}`, subject, said, "", "PLAN-01", source);
  const facts = [
    ...limits.map((limit, index) =>
      fact(
        `${limitAnswerPrefix}${index + 1}`,
        limitText(limit),
        outText(scene, limit),
        "",
        "coach.F1",
        "what you told us",
      ),
    ),
    ...(stop !== null ? [] : wishes).map((wish, index) => {
      const { is, words } = answerOf(scene, wish);
      return wishFact(index, is, wishText(wish), `${answers[is]}. ${words}`, "what you asked for");
    }),
    ...elsewhere.map(({ about, words }, index) =>
      wishFact(
        wishes.length + index,
        "not",
        quoted(words.slice(0, longestQuote)),
        `Heard. ${elsewhereText[about]}`,
        "your note",
      ),
    ),
  ];
  const others = week.plan.facts.filter(
    ({ id }) => !id.startsWith(limitAnswerPrefix) && !id.startsWith(wishAnswerPrefix),
  );
  return { ...week, plan: { ...week.plan, facts: [...others, ...facts].slice(0, 200) } };
};
