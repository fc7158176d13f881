/** What the coach says of the week that was: no blame, no praise of itself, and no number that is not a fact. */
import { turns, turnsOf } from "../variant-by-turn.ts";
import { listed, several } from "../words.ts";

type Lift = { readonly name: string };
type Grown = Lift & { readonly from: number; readonly to: number };
type Attendance = { readonly done: number; readonly planned: number };

/** Sentences about the past week. `turn` chooses among phrasings. */
export const feedbackText = {
  allDone: turnsOf(({ done }: Attendance) => [
    done === 1 ? "You did your workout." : `You did all ${several(done, "workout")}.`,
    `A full week: ${several(done, "workout")} done.`,
    `${several(done, "workout")} planned, and you did every one.`,
  ]),
  moreDone: turnsOf(({ done, planned }: Attendance) => [
    `You did ${several(done, "workout")}, more than the ${planned} planned.`,
    `${several(done, "workout")} instead of ${planned}: a strong week.`,
    `You had ${planned} on the plan and did ${done}.`,
  ]),
  someDone: turnsOf(({ done, planned }: Attendance) => [
    `You did ${done} of ${several(planned, "workout")}.`,
    `${done} of the ${several(planned, "planned workout")} are done.`,
    `Last week had room for ${done} of ${several(planned, "workout")}.`,
  ]),
  noneDone: turns([
    "Last week had no room for workouts. This one starts from where you are.",
    "It was a week without training. Pick one day and start there.",
    "No workout happened, and nothing is lost: you start from where you are.",
  ]),
  baseBuilt: () => "Your first week gave us a base to build on.",
  noneAsked: () => "Last week had no workouts in it.",
  patience: turns([
    "Strength takes a few weeks to show.",
    "The first gains are skill: the moves get smoother before they get heavier.",
    "Two or three more weeks, and the log will show what you built.",
  ]),

  heavier: turnsOf(({ name, from, to }: Grown) => [
    `${name}: from ${from} lb to ${to} lb in a few weeks.`,
    `${name}: ${to} lb now, ${from} lb some weeks ago.`,
    `The best news: ${name}, up from ${from} lb to ${to} lb.`,
  ]),
  moreReps: turnsOf(({ name, from, to }: Grown) => [
    `${name}: ${to} reps in a set, ${from} before.`,
    `${name}: up from ${from} to ${to} reps in a set.`,
    `${to} reps of ${name} in one set: it was ${from} some weeks ago.`,
  ]),
  moreRepsAt: turnsOf(({ name, from, to, loadLb }: Grown & { readonly loadLb: number }) => [
    `${name}: ${to} reps with ${loadLb} lb, ${from} before.`,
    `${name} with ${loadLb} lb: up from ${from} to ${to} reps.`,
    `${to} reps of ${name} with ${loadLb} lb: it was ${from} some weeks ago.`,
  ]),
  standsStill: turnsOf(({ name }: Lift) => [
    `${name}: no change for a while.`,
    `${name}: the numbers stay where they were. One more rep in the first set would break that.`,
    `${name}: it has been level for some weeks. Rest longer before it.`,
  ]),
  standsStillSwapped: turnsOf(({ name }: Lift) => [
    `${name}: no change for a while, so another move takes its place.`,
    `${name}: the numbers stay where they were, so we try another move.`,
    `${name}: it has been level for some weeks, so another move comes in.`,
  ]),
  standsStillNewRange: turnsOf(({ name }: Lift) => [
    `${name}: no change for a while, so the rep range changes.`,
    `${name}: the numbers stay where they were, so we try other reps.`,
    `${name}: it has been level for some weeks, so it gets a new rep range.`,
  ]),

  lossAsPlanned: turnsOf(({ poundsAWeek }: { poundsAWeek: number }) => [
    `You lost about ${poundsAWeek} lb a week, at the pace that was planned.`,
    `Your weight goes down by about ${poundsAWeek} lb a week, just as planned.`,
    `About ${poundsAWeek} lb a week less: that is the pace that lasts.`,
  ]),
  pressureDown: turns([
    "Your blood pressure reading came down.",
    "Your blood pressure is lower than at the check-in before.",
    "The blood pressure reading went the right way.",
  ]),
  foodOnTarget: turnsOf(({ days }: { days: number }) => [
    `Your food was on target on ${days} days.`,
    `${days} days of food on target.`,
    `You hit your food goals on ${days} days.`,
  ]),
  sleptWell: turnsOf(({ hours }: { hours: number }) => [
    `You slept ${hours} hours a night.`,
    `${hours} hours of sleep a night: that is when muscle grows.`,
    `Good nights: ${hours} hours on average.`,
  ]),
  cameBack: turns([
    "You checked in, so the next week can follow how you feel.",
    "You said how the week went. The plan goes by that.",
    "You looked back at your week. The next one is built on it.",
  ]),

  missed: turnsOf(({ days }: { days: readonly string[] }) => [
    `${listed(days)} did not happen. A shorter session still counts.`,
    `If ${listed(days)} ${days.length === 1 ? "is a hard day" : "are hard days"} for you, move the workout to another one.`,
    `No workout on ${listed(days)}. When time is short, do the first two lifts and stop there.`,
  ]),
  shortNights: turnsOf(({ hours }: { hours: number }) => [
    `You slept ${hours} hours, with a baby in the house. Rest when you can, and keep workouts short.`,
    `${hours} hours of sleep is what nights with a baby leave. On the worst days a walk is enough.`,
    `With ${hours} hours of broken sleep, be kind to yourself: fewer sets are fine.`,
  ]),
  shortSleep: turnsOf(({ hours }: { hours: number }) => [
    `You slept ${hours} hours. More sleep helps, where life allows it.`,
    `${hours} hours of sleep is short. One early night this week makes a start.`,
    `Sleep was ${hours} hours a night. A fixed time to get up helps most.`,
  ]),
  proteinLow: turnsOf(({ grams, low }: { grams: number; low: number }) => [
    `You ate ${grams} g of protein a day. Aim for ${low} g or more.`,
    `Protein came to ${grams} g a day. Get it to ${low} g with one change at breakfast.`,
    `${grams} g of protein a day is a little short of ${low} g. Put some into each meal.`,
  ]),
  weightUp: turnsOf(({ poundsAWeek }: { poundsAWeek: number }) => [
    `Your weight went up by about ${poundsAWeek} lb a week. Water and salt can do that, so watch it two more weeks.`,
    `The scale rose by about ${poundsAWeek} lb a week. Change one thing first: what you drink or snack.`,
    `About ${poundsAWeek} lb a week came on. Pick one meal a day to make smaller.`,
  ]),
  logFood: turns([
    "Log whole days of food when you can. From five on, your calories can follow.",
    "If you like, log what you eat on five days: then your calories fit you better.",
    "A food log is there when you want it. Five whole days say a lot.",
  ]),
  keepGoing: turns([
    "Keep the last reps clean.",
    "Rate each exercise as it felt: the next weights go by it.",
    "Try to add one rep to your first lift.",
  ]),
  easeIn: turns([
    "Nothing to fix: go easy, and enjoy the light days.",
    "Hold back a little. The harder weeks come by themselves.",
    "Keep every set smooth, that is all for now.",
  ]),
  onlyRest: turns([
    "Rest is all there is to do this week.",
    "Nothing to work on: sleep, eat and drink enough.",
    "Leave the weights alone for now. They keep.",
  ]),

  healthFirst: () => "Your health comes first. Training waits for you.",
  afterBirth: () => "Take your time. Training comes back step by step.",
  getWell: turns([
    "Get well first. Training waits for you.",
    "Take the days that you need. Nothing is lost in them.",
    "We hope that you feel better soon.",
  ]),
  firstStep: () => "One step at a time. The first workout is the one that counts.",
  afterHardWeek: turns([
    "Some weeks are like that. Start with the first workout, the rest follows.",
    "One workout done is a good week begun.",
    "Nobody trains every week as planned. What counts is the next one.",
  ]),
  onward: turns([
    "Keep the same days next week.",
    "Week by week it adds up.",
    "Good work. See you on the first day.",
    "On to the next one.",
  ]),
} as const;
