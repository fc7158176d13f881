/** What a day's card says: one or two sentences about this day. */

import { formatCount } from "@muster/domain/shared/format";
import { inTurnOfDays, turns, turnsOf, variantByTurn } from "./variant-by-turn.ts";

type Turn = { readonly turn: number };
/** 0 on Monday. */
type Day = { readonly day: number };
type Lift = Turn & { readonly name: string };
/** What was done last. */
type Last = { readonly name: string; readonly sets: string; readonly when: string };

/** How the weight of another range stands to the last one. */
const withWeight = {
  none: "",
  same: " with the same weight",
  more: " with more weight",
  less: " with less weight",
} as const;

const openers = ["Today", "This time", "Now"] as const;

/** Begun in another way on each day, and gone on with in another way each week. */
const todayOf =
  <Said>(variants: (said: Said) => readonly [string, string, string]) =>
  (said: Said & Turn & Day): string =>
    `${openers[said.day % openers.length] ?? openers[0]} ${variantByTurn(said.turn, variants(said))}`;

/** Sentences about one day. `turn` chooses among phrasings, so that weeks do not read alike. */
export const dayText = {
  easyWeek: () => "Easy week: light work, smooth reps.",
  comingBack: turns([
    "You are coming back. Leave plenty in the tank.",
    "Ease in: the first days back should feel too light.",
    "An easy return today, and a little more each week.",
  ]),
  severe: turns([
    "Short and light today. Your body asks for rest.",
    "A small session, so that you recover sooner.",
    "Less today. Stop early if you feel worn.",
  ]),
  lastTime: turnsOf(({ name, sets, when }: Last) => [
    `${name}: ${sets} ${when}.`,
    `${name} ${when}: ${sets}.`,
    `First comes ${name}: ${sets} ${when}.`,
  ]),
  heavier: todayOf(({ low }: { low: number }) => [
    `a step up: ${formatCount(low, "rep")} in each set will do.`,
    `it is heavier, so ${formatCount(low, "clean rep")} a set will do.`,
    `more weight: ${formatCount(low, "rep")} a set is a good start.`,
  ]),
  lighter: todayOf(() => [
    "a little lighter: make each rep clean.",
    "less weight, so that every rep is clean.",
    "it is lighter, to build up from there.",
  ]),
  otherRange: todayOf(({ amount, weight }: { amount: string; weight: keyof typeof withWeight }) => [
    `${amount}${withWeight[weight]}.`,
    `aim for ${amount}${withWeight[weight]}.`,
    `it is ${amount}${withWeight[weight]}.`,
  ]),
  aim: todayOf(({ aim }: { aim: string }) => [`${aim}.`, `make it ${aim}.`, `go for ${aim}.`]),
  sameAgain: todayOf(() => [
    "the same again, a little cleaner.",
    "repeat that with calm reps.",
    "once more, each rep like the first.",
  ]),
  /** The top of the range was reached, too hard for a step. */
  topEasier: todayOf(() => [
    "the same reps, with more left in each set. Then comes the step.",
    "repeat that with more left: then it gets harder.",
    "the top once more, and more left at its end.",
  ]),
  /** The top of the range was reached, and the step waits: the week is worn, or an event is near. */
  topWaits: todayOf(() => [
    "the same reps again. The step waits for a normal week.",
    "repeat that: the step comes in your next normal week.",
    "once more the top: the step comes in a normal week.",
  ]),
  /** The top of the range was reached, and there is no step: the next weight or rung is far or not there. */
  topSlower: todayOf(() => [
    "the same reps, slower on the way down.",
    "repeat that, each rep a little slower.",
    "as many, and slower at the hardest point.",
  ]),
  findWeight: turnsOf(({ name, left }: Lift & { left: string }) => [
    `Find a good weight for ${name}, then note it.`,
    `Work up to a weight for ${name} that leaves ${left} good reps.`,
    `No weight yet for ${name}: start light and add a little each set.`,
  ]),
  practice: turnsOf(({ name, goal }: Lift & { goal: string }) => [
    `Start with ${name}, while you are fresh: practice for your ${goal} goal.`,
    `Begin with ${name}: fresh reps bring your ${goal} goal closer.`,
    `${name} before all else today, a few clean reps at a time.`,
  ]),
  start: ({ turn, day, name, amount }: Lift & Day & { amount: string }) =>
    inTurnOfDays(turn, day, [
      `Start with ${name}, while you are fresh: ${amount}.`,
      `First today: ${name}, ${amount}.`,
      `The day opens with ${name}: ${amount}.`,
      `${name} before anything else: ${amount}.`,
      `Take your time for ${name}: ${amount}.`,
      `${name} is the main work today: ${amount}.`,
      `Warm up, then ${name}: ${amount}.`,
      `The lift to get right today: ${name}, ${amount}.`,
      `Put your best sets into ${name}: ${amount}.`,
    ]),
  power: turnsOf(({ name, next }: Lift & { next: string }) => [
    `${name} first, while you are fast: full rest between the sets.${next === "" ? "" : ` Then ${next}.`}`,
    `Open with ${name}: a few, as high as you can, and rest well.${next === "" ? "" : ` ${next} comes next.`}`,
    `Power comes before strength: ${name}${next === "" ? "" : `, then ${next}`}.`,
  ]),
  newToday: turnsOf(({ name }: Lift) => [
    `New today: ${name}. Keep the first set light.`,
    `Something new: ${name}. Learn the move before you make it harder.`,
    `First time for ${name} today. Slow reps to begin with.`,
  ]),

  ownSession: () => "You put this session together yourself.",
  eventToday: ({ name }: { name: string }) => `${name} today. All the work is done: enjoy it.`,
  sportToday: turnsOf(({ name }: { name: string }) => [
    `${name} today. That is your training, so the plan adds nothing.`,
    `${name} is on today, and it is enough.`,
    `Today belongs to your sport: ${name}. Nothing else is planned.`,
  ]),
  easyWalk: turns([
    "Rest is part of the plan. An easy walk is enough.",
    "An easy walk today, and nothing that makes you sweat.",
    "Keep moving gently: a walk, some stretching, done.",
  ]),
  easyStretching: turns([
    "Rest is part of the plan. A little stretching is enough.",
    "Easy stretching today, and nothing that hurts.",
    "Keep it gentle today: some stretching, done.",
  ]),
  fullRest: turns([
    "Rest is part of the plan. Nothing is asked of you today.",
    "A day off. Enjoy it.",
    "Nothing to do today: this is when the work pays off.",
  ]),
  fuel: turns([
    "Eat some carbs an hour or two before you train, and protein after.",
    "A small snack an hour before you train, and a real meal after.",
    "Do not train on an empty stomach. Fruit or bread is enough.",
  ]),
  lessOnRestDays: () => "The same protein as on training days, with fewer carbs.",
  sameEveryDay: () => "The same goal every day this week.",
  recover: turns([
    "Sleep is when you get stronger.",
    "Move a little tonight, it loosens tired muscles.",
    "Take it easy for the rest of the day.",
  ]),
  restNotes: turns([
    "Do what feels good and nothing more.",
    "A day off is part of the work.",
    "Move a little, rest a lot.",
  ]),
  restTips: turns<readonly string[]>([
    ["Sleep as long as life allows.", "A little easy movement helps sore muscles."],
    ["Drink water through the day.", "Stretch whatever feels tight."],
    ["Get some daylight.", "An early evening helps the next workout."],
  ]),
} as const;
