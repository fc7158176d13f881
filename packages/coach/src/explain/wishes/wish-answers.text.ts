/** What the finished week makes of each limit and wish. */
import type { HealthCondition } from "@muster/domain/planning/limit-options.text";
import type { Weekday } from "@muster/domain/shared/dates";
import { formatCount } from "@muster/domain/shared/format";
import { daysText } from "../request.text.ts";

type Days = readonly Weekday[];
type Named = { readonly name: string; readonly days: Days };

const answers = { kept: "Yes", partly: "Partly", not: "Not this week" } as const;
/** How far a wish is fulfilled. */
export type AnswerKind = keyof typeof answers;

/** What so much rules out that three names of it would say little. */
const respected: Partial<Readonly<Record<HealthCondition, string>>> = {
  no_floor: "Respected: nothing on the floor. Chairs, benches and walls stay.",
  seated: "Respected: every move is done sitting, or lying on a bench, with the legs at rest.",
};

const untilThen = (instead: string | undefined): string =>
  instead === undefined ? "" : ` Until then, ${instead}.`;

/** Answers to wishes, by what was wished, and the sources that they name. */
export const wishAnswerText = {
  answer: (is: AnswerKind, words: string) => `${answers[is]}. ${words}`,
  thisWeek: "This holds for this week.",
  until: (day: string) => `This holds until ${day}.`,
  heard: (words: string) => `Heard. ${words}`,
  sources: { limit: "what you told us", wish: "what you asked for" },

  trained: (days: Days) => `You train on ${daysText(days)}.`,
  dayCount: (days: Days) => `The week has ${formatCount(days.length, "day")}: ${daysText(days)}.`,
  staysFree: (days: Days, trained: Days) =>
    `${daysText(days)} stays free, so that you can recover. You train on ${daysText(trained)}.`,
  nothingOn: (days: Days) => `Nothing is planned on ${daysText(days)}.`,
  restDays: (days: Days, trained: Days) => `Rest on ${daysText(days)}. You train on ${daysText(trained)}.`,

  longest: (minutes: number) => `The longest takes ${formatCount(minutes, "minute")}.`,
  tooLong: (minutes: number) =>
    `A warm-up and enough sets for each muscle take up to ${formatCount(minutes, "minute")}. Short of time? Do the first moves and stop.`,

  onlyLegsByDay: "Only leg work is planned by days. Move that day in your schedule, or swap its moves there.",
  legsFree: (days: Days) => `No heavy leg work and no jumps on ${daysText(days)}.`,
  legsStay: (days: Days) =>
    `Leg work stays on ${daysText(days)}: your other days leave too little room. Take it easy there, or move the day.`,
  /** Besides, where sport takes all days without a workout. */
  noRest: (words: string) => `${words} No day is left for full rest: make one of them short and easy.`,

  addDate: "Add its date, and the days before it get lighter.",
  over: "It is over. Well done.",
  away: (weeks: number) =>
    `It is about ${formatCount(weeks, "week")} away. Until then you build up; its own week gets lighter.`,
  near: (free: Days) =>
    `Fewer sets and nothing new, so that you are rested.${free.length === 0 ? "" : ` Free for it: ${daysText(free)}.`}`,

  atHome: (kit: string) => `At home no move needs more than ${kit}.`,
  allThere: "All of it is planned there.",
  floor: (kit: string) => `No move needs ${kit === "" ? "equipment" : `more than ${kit}`}.`,
  noGym: "Your profile says that you have no gym. Change it in Settings.",
  place: (days: Days, place: string) => `${daysText(days)}: ${place.toLowerCase()}.`,

  intervals: (days: Days) => `Intervals: at the end of ${daysText(days)}.`,
  atEnd: ({ name, days }: Named) => `${name}: at the end of ${daysText(days)}.`,
  onDays: ({ name, days }: Named, isEnough: boolean) =>
    `${name}: on ${daysText(days)}.${isEnough ? "" : " More days of it would leave less for the rest. Add it to a day in your schedule."}`,
  waits: (limit: string) => `It waits while this holds: ${limit || "what you told of it"}.`,
  noKit: (instead: string | undefined) =>
    `It needs equipment that you do not have. Tell us in Settings when you do.${untilThen(instead)}`,
  cardioInstead: "any steady cardio that you like does the same",
  workInstead: (move: string) => `the same muscles work in ${move}`,
  wayThere: ({ name, days }: Named) => `The way there on ${daysText(days)}: ${name}.`,
  aboveLevel: (instead: string | undefined) =>
    `It is rated above your level. If you know it well, raise your level in Settings.${untilThen(instead)}`,
  noRoom: "It did not fit this week. Add it to a day in your schedule.",
  bothAsked: "Some of it stays, because you also asked for it.",
  none: "Nothing of it is planned.",

  fewSets: (sets: number) =>
    `${formatCount(sets, "set works", "sets work")} it directly, to keep what you have.`,
  mostSets: (sets: number) =>
    `${formatCount(sets, "set works", "sets work")} it directly, as many as do good in a week.`,
  moreSets: (sets: number) => `${formatCount(sets, "set works", "sets work")} it directly this week.`,
  fullWeek: (sets: number) =>
    `${formatCount(sets, "set works", "sets work")} it directly. More would not fit into your days, limits and minutes.`,

  onlyRun: "A run is in the week; nothing else lands hard.",
  noImpact: "No move lands hard.",

  respected: (condition: HealthCondition | null) => (condition === null ? undefined : respected[condition]),
  easyEffort: "The effort stays easy.",
  out: (names: readonly string[], isAll: boolean) =>
    `Out of your plan: ${names.join(", ")}${isAll ? "" : " and others like them"}.`,
} as const;

/** Where in the app a wish belongs that a training plan cannot fulfil. */
export const elsewhereText = {
  food: "The plan sets how much to eat, not dishes: any food that gets you there is right.",
  kit: "Equipment and weights are kept in Settings. Set them there, and your next week uses them.",
  unknown_kit:
    "No exercise here uses that yet, so none is planned with it. Your week is made of what else you have.",
  unknown_skill:
    "No exercise here leads to that yet. Pulls, presses and holds build strength for it, and the cool-down stretches.",
  harder:
    "Your ratings do that: what you rate as easy goes up next time. For more sets, name a muscle, or add days or minutes.",
  easier:
    "The week planned from this is an easy one: fewer sets, and no weight goes up. The one after it goes on as before.",
  worn: "Rate soreness and fatigue in the check-in: the week gets lighter by them. If one place hurts more than the rest, name it.",
  variety:
    "Small moves take turns from week to week. Main lifts stay, so that they can grow. To keep one, or to drop one, name it.",
  pairs:
    "Where minutes are short, the plan pairs small moves as supersets. In a workout, an exercise's options join two or more, or part them.",
  rest: "Rest goes by your goal and by how heavy a move is. In a workout, set your own in an exercise's options: it holds from then on.",
  reps: "Sets and repetitions go by your goal in Settings: fewest and heaviest for strength. For one day, change them in your schedule.",
  warm_up:
    "Each session begins and ends with a few easy minutes. Repeat them for longer, or leave them out if you do your own. An exercise's options add warm-up sets.",
  mobility:
    "Each session ends with stretches for what it worked, and rest days hold easy moves. More of it, a roller or yoga do good beside them.",
  cardio:
    "Most cardio here is steady, at a pace at which you can talk. For more or less of it, write 'more cardio' or 'less cardio'.",
  order:
    "Heavy moves come first, while you are fresh, then small ones, then cardio. Move an exercise up or down in your schedule or in the workout.",
  split:
    "Your number of days decides: on few each trains the whole body, on more its parts take turns. Ask for more or fewer days to change it.",
  tools:
    "Moves go by your place and your equipment in Settings. Name what you want or not, such as 'no machine exercises' or 'more dumbbell rows'.",
  hour: "The time of day is kept in Settings, for home and for the gym. For one day, change it in your schedule.",
  units: "Your units are kept in Settings, and every weight shows in them.",
  goal: "Your goal is kept in Settings. Choose it there: training and food of your next week go by it.",
  activity:
    "It does your health good, beside the plan. Hard sport on fixed days is planned around: name the sport and its days.",
  nights:
    "Train after your sleep, and when you are tired do the first moves and stop. Rate fatigue in the check-in: the week gets lighter by it.",
  variant:
    "The plan has no such variant. Do the planned lift that way, a little lighter, and pin a note to it in the workout.",
  length:
    "Write how many minutes, such as '40 minutes'. Until then your sessions take what your profile says.",
} as const;

/** What of these is changed in Settings. */
export const isInSettings: ReadonlySet<keyof typeof elsewhereText> = new Set([
  "kit",
  "hour",
  "units",
  "goal",
] as const);

/** A sentence that was read in lower case, as somebody would write it. */
export const quoted = (words: string): string =>
  words.replace(/^[a-z]/, (first) => first.toUpperCase()).replace(/\bi\b/g, "I");

type Minutes = { readonly minutes: number };

/** Sentences about cardio that was wished; minutes are moderate ones, hard ones counted twice. */
export const cardioWishText = {
  grows: ({ minutes, before }: Minutes & { readonly before: number }) =>
    `${formatCount(minutes, "minute")} of it this week, ${before} last week. A fifth more at a time is what legs and lungs take well.`,
  begins: ({ minutes }: Minutes) =>
    `${formatCount(minutes, "minute")} of it this week. From here on it grows by a fifth at a time.`,
  most: ({ minutes }: Minutes) =>
    `${formatCount(minutes, "minute")} of it this week, as many as serve your goal.`,
  full: ({ minutes }: Minutes) =>
    `${formatCount(minutes, "minute")} of it this week: your sessions and free days have no room for more. With longer sessions, or one training day less, there is some.`,
  waits: () => "This week is a lighter one. It grows again when you are rested.",
  less: ({ minutes }: Minutes) =>
    `${formatCount(minutes, "minute")} of it this week. For your health 150 minutes a week in which you breathe faster do good: walks and stairs count.`,
  none: () =>
    "None is planned. For your health 150 minutes a week in which you breathe faster do good: walks and stairs count.",
  /** For who wants no intervals. */
  easy: () => "No hard intervals are planned. All cardio is at a pace at which you can talk.",
  /** After `none`, for who wants to lose weight. */
  foodDecides: () => "Your weight then depends on food more than before.",
} as const;
