/** What the finished week makes of each limit and wish, as facts: fulfilled and where, partly and why, or not and what instead. */

import { type HealthCondition, wishPlaces } from "@muster/domain/planning/limit-options";
import type { Wish } from "@muster/domain/planning/limits";
import type { Fact } from "@muster/domain/planning/plan";
import { daysBetween, weekdays } from "@muster/domain/shared/dates";
import { catalogue, exerciseById } from "../catalogue/catalogue.ts";
import type { Exercise } from "../catalogue/exercise.ts";
import { isFeasible } from "../catalogue/feasible.ts";
import { rulesOut } from "../catalogue/limits.ts";
import { sessionMinutes } from "../catalogue/session-minutes.ts";
import { landmarks } from "../design/budget/volume.data.ts";
import { plannedMuscleSets, smallMuscles, targetMuscles, wishShare } from "../design/budget/volume-budget.ts";
import type { DesignedWeek } from "../design/designed-week.ts";
import { situationAt } from "../design/select/legal.ts";
import { stepsTo } from "../design/select/slots.ts";
import { idsOfLastWeek } from "../design/template/designed-before.ts";
import { eventDaysOff, eventNear } from "../design/template/event.ts";
import { isOfSomeDays, lightLegDays } from "../design/template/sport-days.ts";
import type { DesignInput } from "../state/input.ts";
import { levelFor, type Person } from "../state/person.ts";
import { limitAnswerPrefix, wishAnswerPrefix } from "./answer-prefixes.ts";
import { elsewhereText, quoted } from "./elsewhere.text.ts";
import { fact } from "./facts.ts";
import { daysText, limitText, wishText } from "./request-words.ts";

const answers = { kept: "Yes", partly: "Partly", not: "Not this week" } as const;
type WishAnswer = { readonly is: keyof typeof answers; readonly words: string };
const answer =
  (is: WishAnswer["is"]) =>
  (words: string): WishAnswer => ({ is, words });
const [kept, partly, not] = [answer("kept"), answer("partly"), answer("not")];

/** The person's wishes and the week that was designed with them. */
type Scene = { readonly week: DesignedWeek; readonly input: DesignInput; readonly person: Person };

const trainedDays = ({ week }: Scene) => weekdays.filter((day) => week.days[day].kind === "training");
const plannedMoves = ({ week }: Scene) =>
  weekdays.flatMap((day) => week.days[day].exercises.map((exercise) => ({ ...exercise, day })));
const youTrainOn = (scene: Scene): string => `You train on ${daysText(trainedDays(scene))}.`;

const aboutDays = (scene: Scene, { weekdays: days, count }: Wish): WishAnswer => {
  const trained = trainedDays(scene);
  if (days.length === 0)
    return trained.length === count
      ? kept(youTrainOn(scene))
      : partly(`The week has ${trained.length} days: ${daysText(trained)}.`);
  const missing = days.filter((day) => !trained.includes(day));
  return missing.length === 0
    ? kept(youTrainOn(scene))
    : partly(`${daysText(missing)} stays free, so that you can recover. ${youTrainOn(scene)}`);
};

const aboutMinutes = (scene: Scene, { weekdays: days, minutes }: Wish): WishAnswer => {
  const meant = trainedDays(scene).filter((day) => days.length === 0 || days.includes(day));
  if (meant.length === 0) return kept(`Nothing is planned on ${daysText(days)}.`);
  const longest = Math.max(...meant.map((day) => Math.round(scene.week.days[day].minutes ?? 0)));
  return longest <= (minutes ?? 0) + 2
    ? kept(`The longest takes ${longest} minutes.`)
    : partly(
        `A warm-up and enough sets for each muscle take up to ${longest} minutes. ${stopsOf(scene, meant, minutes ?? 0)}`,
      );
};

/** After which move a day is done within these minutes: its first moves count most. */
const stopsOf = ({ week }: Scene, days: ReturnType<typeof trainedDays>, minutes: number): string => {
  const stops = days.flatMap((day) => {
    const workout = week.days[day];
    const count = workout.exercises.findLastIndex(
      (_, index) =>
        sessionMinutes({
          ...workout,
          exercises: workout.exercises.slice(0, index + 1),
          cardio: { ...workout.cardio, type: "none", exercises: [] },
        }) <= minutes,
    );
    const last = workout.exercises[count];
    return last === undefined || count === workout.exercises.length - 1
      ? []
      : [`${daysText([day])} after ${last.name}`];
  });
  return stops.length === 0
    ? "Short of time? Do the first moves and stop."
    : `To keep to ${minutes}, stop ${stops.join(", ")}.`;
};

const heavyOnLegs: ReadonlySet<Exercise["pattern"]> = new Set(["squat", "lunge", "hinge", "plyo"] as const);

/** What is planned for the legs near a sport of some weekdays, or on days that should spare them. */
const aboutLightDays = (scene: Scene, wish: Wish): WishAnswer => {
  const near = lightLegDays([wish]);
  const trained = trainedDays(scene).filter((day) => near.includes(day));
  const heavy = trained.filter((weekday) =>
    plannedMoves(scene).some(({ day, exerciseId }) => {
      const exercise = exerciseById(exerciseId);
      return day === weekday && exercise?.compound === true && heavyOnLegs.has(exercise.pattern);
    }),
  );
  if (near.length === 0)
    return not("This is not planned by days. Name the days that should be free in Settings.");
  return trained.length === 0
    ? kept(`Nothing is planned on ${daysText(near)}.`)
    : heavy.length === 0
      ? kept(`No heavy leg work and no jumps on ${daysText(trained)}.`)
      : partly(
          `Leg work stays on ${daysText(heavy)}: your other days leave too little room. Take it easy there, or move the day.`,
        );
};

const aboutEvent = ({ week, input, person }: Scene, { eventDate }: Wish): WishAnswer => {
  const { validFrom } = week.plan;
  if (eventDate === null) return not("Add its date, and the days before it get lighter.");
  const near = eventNear(person.gates.wishes, validFrom);
  if (near === null) {
    const weeks = Math.round(daysBetween(validFrom, eventDate) / 7);
    return eventDate < validFrom
      ? kept("It is over. Well done.")
      : partly(`It is about ${weeks} weeks away. Until then you build up; its own week gets lighter.`);
  }
  const off = eventDaysOff(person.gates.wishes, input.validFrom);
  return kept(
    `Fewer sets and nothing new, so that you are rested.${off.length === 0 ? "" : ` Free for it: ${daysText(off)}.`}`,
  );
};

const aboutPlace = (scene: Scene, { place, weekdays: days, name }: Wish): WishAnswer => {
  const meant = trainedDays(scene).filter((day) => days.length === 0 || days.includes(day));
  const inGym = meant.filter((day) => scene.week.days[day].location === "Gym");
  if (place === "home" && name !== "") return kept(`At home no move needs more than ${name}.`);
  const fits = place === "gym" ? inGym.length === meant.length : inGym.length === 0;
  if (place === null || fits)
    return kept(
      place !== "floor"
        ? "All of it is planned there."
        : name === ""
          ? "No move needs equipment."
          : `No move needs more than ${name}.`,
    );
  return place === "gym" && scene.input.profile.gymAccess === "no_gym"
    ? not("Your profile says that you have no gym. Change it in Settings.")
    : partly(
        `${daysText(place === "gym" ? inGym : meant.filter((day) => !inGym.includes(day)))}: ${wishPlaces[place].toLowerCase()}.`,
      );
};

/** What is at home or in the gym is enough for the exercise. */
export const isFeasibleSomewhere = (
  exercise: Exercise,
  { input, person }: Pick<Scene, "input" | "person">,
): boolean =>
  (["home", "gym"] as const).some((place) => isFeasible(exercise, situationAt(input, person, place)));

const aboutIn = (scene: Scene, { exerciseIds, count }: Wish): WishAnswer => {
  const moves = plannedMoves(scene);
  const there = moves.find(({ exerciseId }) => exerciseIds.includes(exerciseId))?.exerciseId;
  if (there !== undefined) {
    const daysOf = (ids: readonly string[]) =>
      trainedDays(scene).filter((day) =>
        moves.some((one) => one.day === day && ids.includes(one.exerciseId)),
      );
    const said = `${exerciseById(there)?.name ?? "It"}: on ${daysText(daysOf([there]))}.`;
    return count === null || daysOf(exerciseIds).length >= count
      ? kept(said)
      : partly(`${said} More days of it would leave less for the rest. Add it to a day in your schedule.`);
  }
  const wanted = exerciseIds.flatMap((id) => exerciseById(id) ?? []);
  const limit = scene.person.gates.limits.find((one) => wanted.some((exercise) => rulesOut(one, exercise)));
  if (limit !== undefined)
    return not(
      `It waits while this holds: ${limitText({ ...limit, exerciseIds: [] }) || "what you told of it"}.`,
    );
  const possible = wanted.filter((exercise) => isFeasibleSomewhere(exercise, scene));
  if (possible.length === 0) {
    const other = moves.find(({ exerciseId }) =>
      wanted.some(({ pattern }) => pattern === exerciseById(exerciseId)?.pattern),
    );
    const until = other === undefined ? "" : ` Until then, ${other.name} train the same.`;
    return not(`It needs equipment that you do not have. Tell us in Settings when you do.${until}`);
  }
  const steps = new Set(wanted.flatMap((exercise) => stepsTo(exercise)).map(({ id }) => id));
  const step = moves.find(({ exerciseId }) => steps.has(exerciseId));
  if (step !== undefined) return partly(`The way there on ${daysText([step.day])}: ${step.name}.`);
  return possible.some((exercise) => exercise.level > levelFor(exercise, scene.person))
    ? not("It is rated above your level. If you know it well, raise your level in Settings.")
    : not("It did not fit this week. Add it to a day in your schedule.");
};

const aboutMuscle = (scene: Scene, { type, muscle }: Wish): WishAnswer => {
  const muscles = muscle === null ? [] : [...targetMuscles([muscle])];
  const sets = plannedMoves(scene)
    .filter(({ exerciseId }) => muscles.some((one) => exerciseById(exerciseId)?.muscles[one] === 1))
    .reduce((sum, { sets: count }) => sum + (typeof count === "number" ? count : 0), 0);
  if (type === "muscle_less") return kept(`${sets} sets work it directly, to keep what you have.`);
  const tally = plannedMuscleSets(weekdays.map((day) => scene.week.days[day]));
  const { max, start } = landmarks[scene.person.volumeLevel];
  if (muscles.some((one) => (tally.get(one) ?? 0) >= max))
    return kept(`${sets} sets work it directly, as many as do good in a week.`);
  // As much as the coach gives to what somebody named (`volume-budget.ts`), or the day, the week and the limits were full.
  const isMore = muscles
    .filter((one) => !smallMuscles.has(one))
    .every((one) => (tally.get(one) ?? 0) >= start * wishShare);
  return sets >= 6 && isMore
    ? kept(`${sets} sets work it directly this week.`)
    : partly(`${sets} sets work it directly. More would not fit into your days, limits and minutes.`);
};

const answerOf = (scene: Scene, wish: Wish): WishAnswer => {
  if (isOfSomeDays(wish)) return aboutLightDays(scene, wish);
  const moves = plannedMoves(scene);
  switch (wish.type) {
    case "days":
      return aboutDays(scene, wish);
    case "days_off":
      return trainedDays(scene).some((day) => wish.weekdays.includes(day))
        ? partly(youTrainOn(scene))
        : kept(youTrainOn(scene));
    case "minutes":
      return aboutMinutes(scene, wish);
    case "place":
      return aboutPlace(scene, wish);
    case "exercise_in":
      return aboutIn(scene, wish);
    case "exercise_out":
      return moves.some(({ exerciseId }) => wish.exerciseIds.includes(exerciseId))
        ? partly("Some of it stays, because you also asked for it.")
        : kept("Nothing of it is planned.");
    case "muscle_more":
    case "muscle_less":
      return aboutMuscle(scene, wish);
    case "event":
      return aboutEvent(scene, wish);
    case "no_jumps":
    case "quiet":
      return moves.some(({ exerciseId }) => exerciseById(exerciseId)?.impact === 2)
        ? partly("A run is in the week; nothing else lands hard.")
        : kept("No move lands hard.");
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
    : `Out of your plan: ${named.join(", ")}${out.length > named.length ? ` and ${out.length - named.length} more` : ""}.`;
};

const answered = (id: string, subject: string, said: string, source: string): Fact =>
  fact(id, subject, said, "", id.startsWith(limitAnswerPrefix) ? "coach.F1" : "PLAN-01", source);

/** The week with an answer to every limit and wish, whoever designed it. */
export const withAnswers = (
  week: DesignedWeek,
  { input, person }: { readonly input: DesignInput; readonly person: Person },
): DesignedWeek => {
  const { limits, wishes, elsewhere, stop } = person.gates;
  if (limits.length + wishes.length + elsewhere.length === 0 || stop === "child") return week;
  const scene = { week, input, person };
  const facts = [
    ...limits.map((limit, index) =>
      answered(
        `${limitAnswerPrefix}${index + 1}`,
        limitText(limit),
        outText(scene, limit),
        "what you told us",
      ),
    ),
    ...(stop !== null ? [] : wishes).map((wish, index) => {
      const { is, words } = answerOf(scene, wish);
      const id = `${wishAnswerPrefix}${index + 1}.${is}`;
      return answered(id, wishText(wish), `${answers[is]}. ${words}`, "what you asked for");
    }),
    ...elsewhere.map(({ about, words }, index) => {
      const id = `${wishAnswerPrefix}${wishes.length + index + 1}.not`;
      return answered(
        id,
        quoted(words.slice(0, longestQuote)),
        `Heard. ${elsewhereText[about]}`,
        "your note",
      );
    }),
  ];
  const others = week.plan.facts.filter(
    ({ id }) => !id.startsWith(limitAnswerPrefix) && !id.startsWith(wishAnswerPrefix),
  );
  return { ...week, plan: { ...week.plan, facts: [...others, ...facts].slice(0, 200) } };
};
