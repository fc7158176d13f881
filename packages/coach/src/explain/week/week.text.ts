/** What the coach says of a week as a whole. Every number given here is a field or a fact of the plan (coach.T1). */
import type { Progression } from "@muster/domain/planning/plan";
import type { PrimaryGoal } from "@muster/domain/profiles/options.text";
import { formatCount } from "@muster/domain/shared/format";
import { formatList } from "@muster/domain/shared/format-list";
import type { Phase } from "../../design/phase.ts";
import type { UrgentSign } from "../../notes/signs.data.ts";
import { urgentAdviceFor } from "../health-note.text.ts";
import { turns, turnsOf } from "../variant-by-turn.ts";
import { capital, leftInWords } from "../words.text.ts";

type Lift = { readonly name: string };
type Without = { readonly names: readonly string[]; readonly because: string };
/** `left`: repetitions to leave over, in words. */
type Climb = Lift & { readonly high: number; readonly left: string };
type Start = Lift & { readonly day: string; readonly amount: string };

/** By the progression of the lift. */
const wayUp: Readonly<Partial<Record<Progression, (climb: Climb & { readonly turn: number }) => string>>> = {
  linear: turnsOf(({ name, left }: Climb) => [
    `${name}: when each set is in its range with ${left} left, the next weight follows.`,
    `When your sets of ${name} are clean with ${left} left, take the next weight.`,
    `The weight on ${name} goes up when all sets are in the range with ${left} left.`,
  ]),
  double: turnsOf(({ name, high }: Climb) => [
    `${name}: once every set reaches ${high} reps, you move up a step.`,
    `Reach ${high} reps in all sets of ${name}, and a step up follows.`,
    `${high} reps in each set of ${name} is the sign to go up.`,
  ]),
  wave: turnsOf(({ name, left }: Climb) => [
    `${name}: hit the planned reps, and the plan adds a little weight each week.`,
    `The plan raises the weight on ${name} week by week. Your part: leave ${left} in each set.`,
    `The plan sets the weight on ${name}. Leave ${left} in each set.`,
  ]),
  "range-first": turnsOf(({ name, high }: Climb) => [
    `${name}: the next weight is a big step, so first make it ${high} reps in every set.`,
    `The next weight is far from this one: first do ${high} reps in each set of ${name}.`,
    `Add reps to ${name} up to ${high} in each set. Then comes the next weight.`,
  ]),
  "one-weight": turnsOf(({ name, high }: Climb) => [
    `${name}: your kit has no more weight, so at ${high} reps go slower on the way down.`,
    `With ${high} reps in every set of ${name}, pause at the bottom. There is no heavier weight.`,
    `No more weight for ${name}: at ${high} reps use one arm or leg, or lower it slowly.`,
  ]),
  "last-rung": turnsOf(({ name, high }: Climb) => [
    `${name}: at ${high} reps in every set, go slower or pause at the hardest point.`,
    `Add reps to ${name} up to ${high}, then slow each one down.`,
    `${high} reps of ${name} in each set? Then pause where it is hardest.`,
  ]),
  ladder: turnsOf(({ name, high }: Climb) => [
    `${name}: with ${high} clean reps in every set, longer sets or a harder form follow.`,
    `Get to ${high} clean reps in all sets of ${name}. More reps or a harder form come next.`,
    `${high} clean reps in each set of ${name} is the way to longer sets, then to a harder form.`,
  ]),
  band: turnsOf(({ name, high }: Climb) => [
    `${name}: when ${high} reps are easy, shorten the band.`,
    `Are ${high} reps of ${name} easy? Then hold the band shorter.`,
    `A shorter band is the next step for ${name}, once ${high} reps are easy.`,
  ]),
  help: turnsOf(({ name, high }: Climb) => [
    `${name}: at ${high} reps in every set, take a little less help.`,
    `Less help on ${name} comes with ${high} reps in all sets.`,
    `${high} reps in each set of ${name}? Then take off some help.`,
  ]),
};

const titles: Readonly<Record<PrimaryGoal, string>> = {
  strength: "Strength",
  muscle: "Muscle",
  toned: "Firm and Fit",
  athletic: "Athletic",
  weight_loss: "Lean and Strong",
  general_fitness: "Fit for Life",
};

const phaseTitles: Readonly<Partial<Record<Phase["phase"], string>>> = {
  deload: "easy week",
  "re-entry": "coming back",
  illness: "recovery",
};

/** Muscles without work of their own, and reasons for it, as they stand in a sentence. */
export const unworkedText = {
  chest: "your chest",
  back: "your back",
  shoulders: "your shoulders",
  quads: "the front of your thighs",
  hamstrings: "the back of your thighs",
  glutes: "your glutes",
  health: "your health",
  leftOut: "moves that you left out",
  /** A limit as a chip says it (`request.text.ts`), for a sentence. */
  limit: (chip: string) =>
    chip
      .replace(/\bwithout /g, "no ")
      .replace(/, all \d+ kinds/g, "")
      .replace(/ and \d+ like it/g, " and what is like it"),
} as const;

/** Sentences about the whole week. */
export const weekText = {
  /** 'Strength, block week 3': the goal and where the week stands. */
  program: (goal: PrimaryGoal, { phase, mesocycleWeek }: Pick<Phase, "phase" | "mesocycleWeek">) =>
    `${titles[goal]}, ${phaseTitles[phase] ?? `block week ${Math.max(1, mesocycleWeek)}`}`,
  repsLeft: (effort: number | null) =>
    `${leftInWords(effort)} ${leftInWords(effort) === "one" ? "rep" : "reps"}`,
  /** 'Monday: Squats.' for each lift that leads a day. */
  leadOf: ({ day, name }: Lift & { day: string }) => `${day}: ${name}.`,
  child: turns([
    "At your age, play is the plan. Here are ideas for each day.",
    "This week is for playing. Each day has three ideas for you.",
    "Pick a game for every day, alone or with friends.",
  ]),
  childAim: turns([
    "Try something new each week.",
    "Find a game that makes you laugh.",
    "Teach somebody a game that you like.",
  ]),
  childDay: turns([
    "Pick what you like. Playing hard is training at your age.",
    "Take the idea that sounds like fun. Running and climbing count as training.",
    "Choose one or all three. Out of breath is a good sign.",
  ]),
  ill: turns([
    "You are not well, so this week is rest and easy walks. We build up again after it.",
    "Getting well comes first: rest, and some fresh air when you feel up to it.",
    "Your body is busy getting well. Training can wait for that.",
  ]),
  birth: () =>
    "Your birth is days away: breathing, the pelvic floor and short walks are this week's training.",
  stopped: ({ signs }: { signs: readonly UrgentSign[] }) =>
    `No training this week. ${urgentAdviceFor(signs)}`,
  noDays: turns([
    "This week is rest and easy moves.",
    "Seven days without a workout: rest, and move a little if you like.",
    "No workout stands in this week. Easy moves are welcome.",
  ]),
  stillSevere: turnsOf(({ strain }: { strain: number }) => [
    `You are still very sore or tired (${strain} of 10), so this is one more light week.`,
    `As you are still very sore or tired (${strain} of 10), this week is short and light too.`,
    `This week stays light: you are still very sore or tired (${strain} of 10).`,
  ]),
  severe: turnsOf(({ strain }: { strain: number }) => [
    `You are very sore or tired (${strain} of 10), so this week is short and light.`,
    `You said ${strain} of 10 for sore or tired, so rest comes first: short days, light work.`,
    `Your body asks for a break (${strain} of 10), so we keep each day short and light.`,
  ]),
  easyWeek: () => "This is your easy week. Less work now lets the hard weeks pay off.",
  gap: turnsOf(({ days }: { days: number }) => [
    `Welcome back after ${formatCount(days, "day")}. We start lighter and build up over two weeks.`,
    `Good to see you after ${formatCount(days, "day")}. The first workouts are light ones.`,
    `After ${formatCount(days, "day")} away you begin with less, and your weights come back fast.`,
  ]),
  afterIllness: () => "Good that you are back. We start light after your rest.",
  secondWeekBack: () => "Second week back: a bit more than last week, not all of it yet.",
  worn: turnsOf(({ strain }: { strain: number }) => [
    `You are a bit worn (${strain} of 10), so each day has less to do.`,
    `You said ${strain} of 10 for sore or tired, so the days are a little shorter.`,
    `Sore or tired at ${strain} of 10: each day has a little less to do.`,
  ]),
  allHard: () =>
    "Nearly every lift was very hard last week, so weights go down once, wherever a lighter one is near.",
  event: () => "Your day is near: fewer sets this week, so that you are fresh for it.",
  /** A contest that is too far to ease the week. */
  ahead: turnsOf(({ name, time }: { name: string; time: string }) => [
    `Your ${name} is ${time} away.`,
    `${capital(time)} to your ${name}.`,
    `Your ${name} comes in ${time}.`,
  ]),
  afterContest: ({ name }: { name: string }) =>
    `Your ${name} is behind you: fewer sets and no jumps this week, so that your legs come back.`,
  travelWith: ({ kit }: { kit: string }) => `You travel, so every day works with ${kit} and your own body.`,
  travel: turns([
    "You travel, so every day works with the floor and your own weight.",
    "On the road, all you need is some floor: nothing this week asks for a weight.",
    "Away from home, your own weight is the gym.",
  ]),
  shortNights: turns([
    "Nights with a baby are short, so the weights that fit you stay.",
    "With broken nights, the weights that fit you stay, and a short session counts in full.",
    "Your sleep comes in pieces just now, so the weights that fit you stay.",
  ]),
  shortSleep: turns([
    "You slept little, so the weights that fit you stay this week.",
    "Sleep was short, so the weights that fit you stay. Only what is far too light goes up.",
    "Until sleep gets better, the weights that fit you stay.",
  ]),
  stress: turns([
    "A lot is going on for you, so the weights that fit you stay this week.",
    "Stress is high, so training takes less out of you: the weights that fit you stay.",
    "While stress is high, the weights that fit you stay.",
  ]),
  lowEnergy: turns([
    "Your energy is low, so the weights that fit you stay this week.",
    "With little energy, the weights that fit you stay and clean reps are the aim.",
    "Energy is low, so the aim is to keep what you have: the weights that fit you stay.",
  ]),
  heldAfterEasy: () =>
    "Last week was easy on purpose. The weights from before it come back, and none goes past them yet.",
  fewDone: turnsOf(({ days }: { days: readonly string[] }) => [
    `Not every workout happened lately. If the week gets short, ${formatList(days)} come first.`,
    `Life got in the way of some workouts. Keep ${formatList(days)}, and let the rest be a bonus.`,
    `A full week is hard to fit in just now. ${formatList(days)} matter most.`,
  ]),
  afterAssessment: () => "Your test week is done, and this plan starts from what you did in it.",
  newBlock: () => "A new block starts. In its first week, leave as many reps in each set as its card says.",
  onward: turns([
    "Beat last week by one rep somewhere in each workout.",
    "Put your best effort into the first two lifts of each day.",
    "Add one clean rep where you can. That is all for this week.",
    "Same plan of attack: the big lifts first, while you are fresh.",
  ]),
  /** Half of the first lifts get lighter or were at their limit: the week asks for nothing more. */
  cleanSets: turns([
    "Last week was hard work, so this one asks for clean sets and not for more.",
    "No records this week. Make each set clean, and the next step comes by itself.",
    "Some lifts were at their limit last week. Clean sets come first now, then more.",
  ]),
  /** For who trains in waves: the plan brings the weight, and no rep more is asked. */
  onwardInWaves: turns([
    "The wave goes on: hit the planned reps, and no more.",
    "Your best effort goes into the first two lifts of each day.",
    "Stay with the plan this week: it brings the weight.",
    "Big lifts first, while you are fresh, and no rep more than planned.",
  ]),

  /** Home shows these until the week ends: nothing in them is over by then. */
  start: turnsOf(({ day, name, amount }: Start) => [
    `First, on ${day}: ${name}, ${amount}.`,
    `${day} starts with ${name}: ${amount}.`,
    `${day} opens with ${name}: ${amount}.`,
  ]),
  findWeight: turnsOf(({ day, name, left }: Omit<Start, "amount"> & { left: string }) => [
    `First, on ${day}: ${name}, with the weight that leaves ${left} good reps.`,
    `${day} starts with ${name}, at the weight that leaves ${left} good reps.`,
    `${day} opens with ${name}. Add weight set by set until ${left} good reps are left.`,
  ]),
  conflict: turnsOf(({ wanted, free }: { wanted: number; free: number }) => [
    `You wanted for ${wanted} training days, but your rest days leave ${free}. We kept your rest days. Free one, or ask for fewer days, in Settings.`,
    `Your rest days leave ${formatCount(free, "day")}, so the week has no ${wanted}. Settings can free one.`,
    `${wanted} training days do not fit beside your rest days: there is room for ${free}. Change either of them in Settings.`,
  ]),
  leads: turnsOf(({ each }: { each: string }) => [
    `Your days start with new lifts. ${each}`,
    `The first lift of each day. ${each}`,
    `Start your days with these lifts. ${each}`,
  ]),
  target: turnsOf(({ area, days }: { area: string; days: readonly string[] }) => [
    `${formatList(days)}: work for your ${area}.`,
    `Work for your ${area} comes on ${formatList(days)}.`,
    `Your days for ${area}: ${formatList(days)}.`,
  ]),
  /** A muscle without work of its own, and why. */
  unworked: turnsOf(({ names, because }: Without) => [
    `There is no move for ${formatList(names)} this week. The reason: ${because}.`,
    `This week leaves out ${formatList(names)}. The reason: ${because}.`,
    `While this holds (${because}), the plan has nothing for ${formatList(names)}.`,
  ]),
  comesBack: turns([
    "Tell us when it is better, and those moves come back.",
    "As soon as you tell us that it is better, those moves return.",
    "Once it is better, say so, and the moves return.",
  ]),
  takeBackIn: "To get them back, take them in again in the exercise library.",
  seated: "Your plan is for trunk, shoulders and arms.",
  lapsed: ({ wish, until }: { wish: string; until: string }) =>
    `Your wish has run out: ${wish}. It held until ${until}. Tell us again if you still want it.`,
  noLongerSore: ({ place }: { place: string }) =>
    `${place}: you said nothing of it for weeks, so the plan spares it no longer. Tell us if it still hurts.`,
  longerRests: turns([
    "Rests are longer this week: use all of them.",
    "Rest longer between sets this week, so that each one is a good one.",
    "Take the longer rests in full, and cut a set if you feel flat.",
  ]),
  /** Cardio that the sessions have no room for. */
  walks: turnsOf(({ days, minutes }: { days: number; minutes: number }) => [
    `Your sessions are full of lifting, with little room for cardio. Walk briskly for ${formatCount(minutes, "minute")} on ${formatCount(days, "day")} besides.`,
    `Your sessions have no room for cardio, and a brisk walk makes up for it: ${formatCount(minutes, "minute")} on ${formatCount(days, "day")}, to work or after dinner.`,
    `What the sessions leave out is easy cardio. Take ${formatCount(days, "brisk walk")} of ${formatCount(minutes, "minute")} this week, whenever a day has a gap.`,
    `Your sessions are too full for much cardio. Go for a brisk walk on ${formatCount(days, "day")}, ${formatCount(minutes, "minute")} each time.`,
  ]),
  howTo: turns([
    "Stop each set with a few good reps left.",
    "Keep control all the way down, and make every rep look like the first.",
    "Take the full rest before the first two lifts. The small ones can go faster.",
    "Warm up for the first lift with one or two easy sets, so that the first real set feels good.",
    "If time is short, do the first two lifts well and leave the last ones out.",
  ]),
  easyWeekHow: () => "Keep every rep smooth, and go home fresher than you came.",
  comingBackHow: turns([
    "Leave plenty in the tank. The first days back should feel too easy.",
    "Stop while it still feels light: your body gets used to work again.",
    "Do less than you could. The strength comes back faster than it came.",
  ]),

  restUntilWell: turns([
    "When you are well again, we start light and build up over two weeks.",
    "Two light weeks follow once you are well, and then your weights are back.",
    "Well again? Then the first workouts are easy ones, and the next ones grow.",
  ]),
  freeADay: () => "Free a day in Settings, and the next plan has training in it.",
  noSafeWeek:
    "No workouts this week: none that we put together passed every safety check. Everything you logged is kept. Ask for a new plan after your next check-in.",
  restByModel: "Rest is part of the plan.",
  lightWeek: "Easy movement this week. Your next plan follows at the review.",
  nextAtReview: () => "Your next plan follows at the review.",
  nothingUp: () => "Nothing goes up in an easy week. Next week starts again at your normal weights.",
  stepByStep: turns([
    "Weights and sets come back step by step. If a set feels hard, take a little less.",
    "You come back in steps: easy sets now, your old weights later.",
    "You get back to your weights step by step. If a set feels hard, it is too heavy for now.",
  ]),
  wayUp,
  wayUpInGeneral: turns([
    "Reach the top of the range in every set before anything gets harder.",
    "First more reps or time, then a harder form.",
    "Add a rep or a few seconds where it is clean. All else follows from that.",
  ]),
  whenItStays: turns([
    "If a set takes all you have, add nothing the next time.",
    "On a bad day do a rep less in each set, and leave it at that.",
    "If a set falls apart, do the same again next time.",
    "Never give up clean form to reach a step. The step can wait a week.",
  ]),
} as const;
