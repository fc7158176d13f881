/** What the coach says of the week that was: no blame, no praise of itself, and no number that is not a fact. */
import { formatCount } from "@muster/domain/shared/format";
import { formatList } from "@muster/domain/shared/format-list";
import { turns, turnsOf } from "../variant-by-turn.ts";

type Lift = { readonly name: string };
/** `span`: 'a week', 'three weeks'. */
type Grown = Lift & { readonly from: number; readonly to: number; readonly span: string };
type Sets = {
  readonly sets: string;
  readonly loadLb: number | null;
};
type Attendance = { readonly done: number; readonly planned: number };

/** Sentences about the past week. `turn` chooses among phrasings. */
export const feedbackText = {
  allDone: turnsOf(({ done }: Attendance) => [
    done === 1 ? "You did your workout." : `You did all ${formatCount(done, "workout")}.`,
    `A full week: ${formatCount(done, "workout")} done.`,
    `${formatCount(done, "workout")} planned, and you did every one.`,
  ]),
  moreDone: turnsOf(({ done, planned }: Attendance) => [
    `You did ${formatCount(done, "workout")}, more than the ${planned} planned.`,
    `${formatCount(done, "workout")} instead of ${planned}: a strong week.`,
    `You had ${planned} on the plan and did ${done}.`,
  ]),
  someDone: turnsOf(({ done, planned }: Attendance) => [
    `You did ${done} of ${formatCount(planned, "workout")}.`,
    `${done} of the ${formatCount(planned, "planned workout")} ${done === 1 ? "is" : "are"} done.`,
    `Last week had room for ${done} of ${formatCount(planned, "workout")}.`,
  ]),
  noneDone: turns([
    "Last week had no room for workouts. This one starts from where you are.",
    "It was a week without training. Pick one day and start there.",
    "No workout happened, and nothing is lost: you start from where you are.",
  ]),
  baseBuilt: () => "Your first week gave us a base to build on.",
  noneAsked: () => "Last week had no workouts in it.",
  /** To a beginner, whose log has nothing to compare yet. */
  patience: turns([
    "Strength takes a few weeks to show.",
    "The first gains are skill: the moves get smoother before they get heavier.",
    "Two or three more weeks, and the log will show what you built.",
  ]),

  heavier: turnsOf(({ name, from, to, span }: Grown) => [
    `${name}: from ${from} lb to ${to} lb in ${span}.`,
    `${name}: ${to} lb now, ${from} lb ${span} ago.`,
    `${name} went up from ${from} lb to ${to} lb in ${span}.`,
  ]),
  moreReps: turnsOf(({ name, from, to, span }: Grown) => [
    `${name}: ${to} reps in a set, ${from} ${span} before.`,
    `${name}: up from ${from} to ${to} reps in a set, in ${span}.`,
    `${to} reps of ${name} in one set: it was ${from} ${span} ago.`,
  ]),
  moreRepsAt: turnsOf(({ name, from, to, span, loadLb }: Grown & { readonly loadLb: number }) => [
    `${name}: ${to} reps with ${loadLb} lb, ${from} ${span} before.`,
    `${name} with ${loadLb} lb: up from ${from} to ${to} reps in ${span}.`,
    `${to} reps of ${name} with ${loadLb} lb: it was ${from} ${span} ago.`,
  ]),
  bestSet: turnsOf(({ name, reps, loadLb }: Lift & { reps: number; loadLb: number | null }) => {
    const what = `${formatCount(reps, "rep")}${loadLb === null ? "" : ` with ${loadLb} lb`}`;
    return [
      `Best set of the week: ${name}, ${what}.`,
      `${name}, ${what}: your strongest set of the week.`,
      `Your top set of the week was ${name}: ${what}.`,
    ];
  }),
  stood: turnsOf(({ name, sets, loadLb }: Lift & Sets) => {
    const what = `${sets}${loadLb === null ? "" : ` with ${loadLb} lb`}`;
    return [
      `${name} stood still: ${what}, no more than the week before.`,
      `No step for ${name} last week: ${what}.`,
      `${name}: ${what}, the same as before or less.`,
    ];
  }),
  aim: turnsOf(({ aim, hasLoad }: { aim: string; hasLoad: boolean }) => [
    `${hasLoad ? "Same weight again" : "This week"}: aim for ${aim}.`,
    `${hasLoad ? "The weight stays" : "One thing to do"}: get ${aim}.`,
    `${hasLoad ? "Keep the weight" : "This week"}: make it ${aim}.`,
  ]),
  sameAgain: turns([
    "Do the same for one more week, with clean reps.",
    "The same again, as clean as you can.",
    "Once more the same, then we see.",
  ]),
  otherMove: turns([
    "Another move takes its place.",
    "So we try another move for it.",
    "Something else comes in for a while.",
  ]),
  otherReps: turns([
    "So the rep range changes this week.",
    "Other reps come next: that often gets it going.",
    "This week it gets a new rep range.",
  ]),
  stepBack: turns([
    "One step back now, then up again with clean reps.",
    "A little less weight this week brings clean reps back.",
    "We take a little weight off, so that it can grow again.",
  ]),
  easyWeekHelps: turns([
    "The lighter week gives it a rest.",
    "A lighter week comes at the right time for it.",
    "After lighter days it often moves again.",
  ]),
  veryHard: turnsOf(({ name, rating }: Lift & { rating: number }) => [
    `${name}: very hard, ${rating} of 10. Leave more reps in each set.`,
    `You rated ${name} ${rating} of 10. Stop each set a rep sooner.`,
    `${name} took nearly all you had (${rating} of 10). Leave one more rep in each set.`,
  ]),

  lossAsPlanned: turnsOf(({ poundsAWeek }: { poundsAWeek: number }) => [
    `You lost about ${poundsAWeek} lb a week, at the pace that was planned.`,
    `Your weight goes down by about ${poundsAWeek} lb a week, just as planned.`,
    `About ${poundsAWeek} lb a week less: that is the pace that lasts.`,
  ]),
  pressureDown: () => "Your blood pressure reading came down.",
  foodOnTarget: turnsOf(({ days }: { days: number }) => [
    `Your food was on target on ${formatCount(days, "day")}.`,
    `${formatCount(days, "day")} of food on target.`,
    `You hit your food goals on ${formatCount(days, "day")}.`,
  ]),
  sleptWell: turnsOf(({ hours }: { hours: number }) => [
    `You slept ${formatCount(hours, "hour")} a night.`,
    `${formatCount(hours, "hour")} of sleep a night: that is when muscle grows.`,
    `Good nights: ${formatCount(hours, "hour")} on average.`,
  ]),
  /** Nobody trained last week: what is true of a break, short or long. */
  nothingLost: turns([
    "What you had comes back soon.",
    "What you built is not gone.",
    "Muscle remembers: the second start is faster than the first.",
  ]),
  /** Nothing was logged yet. */
  freshStart: turns([
    "Your start is still ahead: any day is a good first day.",
    "The first sessions are ready, and light enough to learn the moves.",
    "All is set for the first session.",
  ]),
  /** Trained, with nothing to count: holds, walks, help of a machine. */
  logCounts: turns([
    "This week goes by what you logged last week.",
    "What you logged last week decides what comes now.",
    "Last week's log is what this week is made from.",
  ]),

  missed: turnsOf(({ days }: { days: readonly string[] }) => [
    `${formatList(days)} did not happen. A shorter session still counts.`,
    days.length === 1
      ? `If ${formatList(days)} is a hard day for you, move the workout to another one.`
      : `If ${formatList(days)} are hard days for you, move the workouts to other ones.`,
    `No workout on ${formatList(days)}. When time is short, do the first two lifts and stop there.`,
  ]),
  shortNights: turnsOf(({ hours }: { hours: number }) => [
    `You slept ${formatCount(hours, "hour")}, with a baby in the house. Rest when you can, and keep workouts short.`,
    `${formatCount(hours, "hour")} of sleep is what nights with a baby leave. On the worst days a walk is enough.`,
    `With ${formatCount(hours, "hour")} of broken sleep, be kind to yourself: fewer sets are fine.`,
  ]),
  shortSleep: turnsOf(({ hours }: { hours: number }) => [
    `You slept ${formatCount(hours, "hour")}. More sleep helps, where life allows it.`,
    `${formatCount(hours, "hour")} of sleep is short. One early night this week makes a start.`,
    `Sleep was ${formatCount(hours, "hour")} a night. A fixed time to get up helps most.`,
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
    "Log whole days of food when you can. From five days on, your calories can follow.",
    "If you like, log what you eat on five days: then your calories fit you better.",
    "A food log is there when you want it. Five whole days say a lot.",
  ]),
  /** Nothing to mend, and no lift to speak of. */
  cleanReps: turns([
    "Keep the last reps clean.",
    "Stop where the next rep would be a fight.",
    "Make the last set look like the first.",
  ]),
  /** The same rating for everything says nothing, nor do none at all. */
  rateAsItFelt: turns([
    "Rate each move as it felt: the next weights go by it.",
    "Rate easy moves lower and hard ones higher: then the next weights fit you.",
    "With a rating of its own for each move, the weights fit you better.",
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
  grewStronger: turnsOf(({ name, day }: Lift & { day: string }) => [
    `You got stronger at ${name}, and that is your own work. The next go is on ${day}.`,
    `Be proud of ${name}. On ${day} you build on it.`,
    `Your log shows it: more on ${name} than before. Do it again on ${day}.`,
  ]),
  didAll: turnsOf(({ name, day }: Lift & { day: string }) => [
    `You showed up every time, and that is the hard part. On ${day} it is ${name} again.`,
    `No workout missed: that is how strength is built. ${day} brings ${name} again.`,
    `You did what you planned to do. Take that into ${day}, for ${name}.`,
  ]),
  didMost: turnsOf(({ name, day }: Lift & { day: string }) => [
    `You did most of your week, and all of it counts. On ${day} it is ${name} again.`,
    `Most of the plan is done, and most is enough to grow. ${day} brings ${name} again.`,
    `What you did stays done. Go on from there on ${day}, with ${name}.`,
  ]),
  lighterDays: turns([
    "You earned these lighter days. Finish each one fresh.",
    "Take the easy week as it is: your body catches up in it.",
    "You worked for this easy week, so let it be easy.",
  ]),
  onward: turns([
    "The next week stands. Take it one day at a time.",
    "On to the next one.",
    "See you on the first day.",
  ]),
} as const;
