/**
 * Judges a week that a person would be shown, by the sentences of the design alone (specs/design.md 1.1 to 1.5, 3a, 3b; settled
 * points 24-26): it asks no rule of the validator, so that a rule that is wrong can be found. Facts of exercises (tags,
 * needs) come from the catalogue, and their names are read besides.
 */

import { exerciseById } from "@muster/coach/catalogue/catalogue";
import type { DesignedWeek } from "@muster/coach/design/designed-week";
import type { DesignInput } from "@muster/coach/state/input";
import { weekdays } from "@muster/domain/shared/dates";
import { type Truth, truthOf } from "./truth.ts";
import {
  itemsOf,
  itemTags,
  jumpNames,
  kitOf,
  linesOf,
  onBack,
  overhead,
  runNames,
  totalOf,
} from "./week-contents.ts";

const floors = { female: 1_200, male: 1_500, other: 1_350 } as const;

type Say = (rule: string, what: string) => void;

const whoMayTrain = (week: DesignedWeek, { stop }: Truth, say: Say): void => {
  if (stop === null) return;
  for (const weekday of weekdays) {
    const day = week.days[weekday];
    if (day.kind === "training" || day.exercises.length > 0 || day.homeAlternative !== null)
      say("stop", `${weekday} trains although: ${stop}`);
    // A day that trains has said so: its cardio is part of that.
    else if (day.cardio.type !== "none") say("stop", `${weekday} has cardio although: ${stop}`);
    if (
      (stop === "sign" || stop === "pressure") &&
      day.activeRecovery.some(({ name }) => /walk|stretch/i.test(name))
    )
      say("stop", `${weekday} asks for movement although: ${stop}`);
    if (stop === "child" && day.calorieGoal > 0) say("child", `${weekday} has a calorie goal`);
  }
  if (stop === "child" && week.plan.nutritionSummary !== null) say("child", "calories for a child");
  const words = [week.plan.programSummary, week.plan.weeklyStrategyOverview, week.plan.weekSummary].join(" ");
  if ((stop === "sign" || stop === "pressure") && !/doctor|medical|professional/i.test(words))
    say("stop", "nothing says to see a doctor");
};

const whichMoves = (week: DesignedWeek, input: DesignInput, truth: Truth, say: Say): void => {
  for (const weekday of weekdays) {
    const day = week.days[weekday];
    for (const { at, exercise, isGym } of linesOf(weekday, day)) {
      const known = exerciseById(exercise.exerciseId);
      if (known === undefined) {
        // What a person made themselves, and chose: the catalogue knows nothing of it.
        if (!exercise.exerciseId.startsWith("own.")) say("unknown", at);
        continue;
      }
      const bad = known.contra.filter((tag) => truth.out.has(tag));
      if (bad.length > 0) say("contraindicated", `${at}: ${bad.join(", ")}`);
      if (truth.noJumps && (known.impact === 2 || known.pattern === "plyo" || jumpNames.test(known.name)))
        say("jump", at);
      if (truth.excluded.has(known.id)) say("excluded", at);
      if (truth.pregnantOrAfter && known.takesWeight && /hip thrust|thrust machine/i.test(known.name))
        say("contraindicated", `${at}: a weight on the belly`);
      if (truth.resting.has(known.pattern)) say("contraindicated", `${at}: that part rests`);
      if (known.name !== exercise.name) say("name", `${at} is called ${exercise.name}`);
      const kit = kitOf(input, truth, isGym);
      if (!known.needs.some((all) => all.every((item) => kit.has(item)))) say("equipment", at);
      if (truth.out.has("running") && runNames.test(known.name)) say("run", at);
      if (truth.out.has("overhead") && overhead.test(known.name)) say("overhead", at);
      if (truth.out.has("supine") && onBack.test(known.name)) say("on the back", at);
    }
    for (const item of itemsOf(day)) {
      const bad = itemTags.get(item)?.filter((tag) => truth.out.has(tag)) ?? [];
      if (bad.length > 0) say("contraindicated", `${weekday}: ${item}: ${bad.join(", ")}`);
      if (truth.strained.some((name) => name.test(item))) say("contraindicated", `${weekday}: ${item}`);
      if (truth.noJumps && jumpNames.test(item)) say("jump", `${weekday}: ${item}`);
      if (truth.out.has("running") && runNames.test(item)) say("run", `${weekday}: ${item}`);
      if (truth.out.has("overhead") && overhead.test(item)) say("overhead", `${weekday}: ${item}`);
      for (const id of truth.excluded)
        if (item.split(". ")[0] === exerciseById(id)?.name) say("excluded", `${weekday}: ${item}`);
    }
    const sessions = [day, ...(day.homeAlternative === null ? [] : [day.homeAlternative])];
    const isHard = sessions.some(
      ({ cardio }) =>
        /interval|sprint|hiit/i.test(cardio.type) ||
        cardio.exercises.some(({ intensity }) => /hard|vigorous/i.test(intensity)),
    );
    if (isHard && (truth.careful || truth.youngest < 18 || truth.oldest >= 65))
      say("effort", `${weekday}: hard intervals`);
  }
};

const howHard = (week: DesignedWeek, truth: Truth, say: Say): void => {
  const { youngest, oldest, careful } = truth;
  const most = careful ? 6 : youngest < 18 ? 8 : oldest >= 65 ? 8 : 9;
  for (const weekday of weekdays) {
    const day = week.days[weekday];
    for (const { at, exercise } of linesOf(weekday, day)) {
      const { metric, targetLow, targetHigh, targetDifficulty, sets } = exercise;
      if ((targetDifficulty ?? 0) > most) say("effort", `${at}: ${targetDifficulty}`);
      if (typeof sets === "number" && sets > 10) say("sets", at);
      const known = exerciseById(exercise.exerciseId);
      if (known !== undefined && truth.easy.has(known.pattern) && (targetDifficulty ?? 0) > 6)
        say("effort", `${at}: ${targetDifficulty} on a sore part`);
      if (metric !== "reps") continue;
      if ((careful || youngest < 18) && (targetLow === null || targetLow < 8))
        say("few repetitions", `${at}: ${exercise.reps}`);
      if (youngest < 18 && (targetHigh ?? 0) > 15) say("many repetitions", `${at}: ${exercise.reps}`);
      if (oldest >= 65 && targetLow === null) say("test", `${at}: ${exercise.reps}`);
      if ((youngest < 18 || youngest >= 50) && exercise.takesWeight && targetHigh !== null && targetHigh <= 1)
        say("test", `${at}: one repetition`);
    }
    if (oldest >= 65)
      day.exercises.slice(0, 2).forEach((exercise) => {
        const isBig = exerciseById(exercise.exerciseId)?.compound === true && exercise.metric === "reps";
        if (isBig && exercise.restSeconds < 120) say("rest", `${weekday} ${exercise.exerciseId}`);
      });
  }
  const training = weekdays.filter((weekday) => week.days[weekday].kind === "training");
  if (training.length > 6) say("rest", "no day of rest");
  const withBalance = weekdays.filter((weekday) =>
    [...itemsOf(week.days[weekday]), ...week.days[weekday].exercises.map(({ name }) => name)].some((name) =>
      /balance|single-leg stand|one leg/i.test(name),
    ),
  );
  if (oldest >= 65 && truth.stop === null && withBalance.length < Math.min(3, training.length))
    say("balance", `${withBalance.length} days`);
};

/** @param isDesigned false in the assessment week, whose constants are the specification's (settled point 24) */
const whatIsEaten = (
  week: DesignedWeek,
  input: DesignInput,
  truth: Truth,
  isDesigned: boolean,
  say: Say,
): void => {
  if (truth.stop === "child") return;
  const goals = weekdays.map((weekday) => week.days[weekday].calorieGoal);
  const mean = goals.reduce((sum, goal) => sum + goal, 0) / 7;
  const floor = floors[input.profile.gender];
  for (const goal of goals) if (goal < floor) say("floor", `${goal} kcal`);
  const need = isDesigned
    ? week.plan.nutritionSummary?.tdee
    : Number(week.plan.facts.find(({ id }) => id === "energy.need")?.value ?? 0);
  if (need === undefined) {
    say("calories", "no summary");
    return;
  }
  const bmr = week.plan.nutritionSummary?.bmr ?? need / 1.2;
  if (need < 1.19 * bmr || need > 2.22 * bmr) say("calories", `${need} of ${bmr} at rest`);
  if (truth.noDeficit && mean < need - 30) say("deficit", `${Math.round(mean)} of ${need}`);
  if (truth.noDeficit && goals.some((goal) => goal < 0.82 * need)) say("deficit", `a day far below ${need}`);
  if (truth.youngest < 18 && mean > Math.max(need, floor) + 30)
    say("surplus", `${Math.round(mean)} of ${need}`);
  if (
    isDesigned &&
    ((need - mean) * 7) / 7_700 > 0.0116 * ((input.checkIns.at(-1)?.weight ?? input.profile.weight) * 0.4536)
  )
    say("deficit", "more than 1% a week");
};

const inDays = (from: string, to: string): number => (Date.parse(to) - Date.parse(from)) / 86_400_000;

/**
 * The heaviest working weight of each exercise in six weeks, of sets that can have been. The design says three; after an
 * easy week, and after a slip, the weight from before it comes back (specs/design.md 3a-4).
 */
const liftedLately = ({ sessions, today }: DesignInput): ReadonlyMap<string, number> => {
  const best = new Map<string, number>();
  for (const { date, exercises, skipped } of sessions)
    if (!skipped && date <= today && inDays(date, today) <= 42)
      for (const { exerciseId, sets } of exercises)
        for (const { weight, reps, role } of sets)
          if (weight !== null && weight <= 2_000 && (reps ?? 1) <= 1_000 && role !== "warmup")
            best.set(exerciseId, Math.max(best.get(exerciseId) ?? 0, weight));
  return best;
};

/** Exercises that were rated easy the last time, for somebody who needs no care: two steps are allowed then (coach.I5). */
const easyLately = ({ sessions, today }: DesignInput, truth: Truth): ReadonlySet<string> => {
  const most = truth.careful ? 0 : truth.youngest < 18 || truth.oldest >= 65 ? 5 : 6;
  const rated = new Map(
    sessions
      .filter(({ date, skipped }) => !skipped && date <= today)
      .toSorted((a, b) => (a.date < b.date ? -1 : 1))
      .flatMap(({ exercises }) => exercises.map(({ exerciseId, difficulty }) => [exerciseId, difficulty])),
  );
  return new Set([...rated].filter(([, rating]) => (rating ?? 10) <= most).map(([id]) => id));
};

/** Weeks of a block after which an easy one is due, whatever the mood (specs/design.md 3a-4). */
const longest = { beginner: 8, returning: 8, intermediate: 6, advanced: 5 } as const;

const howMuch = (week: DesignedWeek, input: DesignInput, truth: Truth, say: Say): void => {
  if (truth.stop !== null) return;
  const lifted = liftedLately(input);
  const easy = easyLately(input, truth);
  for (const weekday of weekdays)
    for (const { at, exercise } of linesOf(weekday, week.days[weekday])) {
      const known = exerciseById(exercise.exerciseId);
      const best = lifted.get(exercise.exerciseId);
      if (known === undefined || known.loadKind === "assisted" || best === undefined || best <= 0) continue;
      // Usual dumbbells are 5 lb apart, whatever the exercise.
      const step = Math.max(known.loadStepLb, known.loadKind === "perHand" ? 5 : 2.5);
      const most = best + (easy.has(exercise.exerciseId) ? 2 : 1) * step;
      if ((exercise.loadLb ?? 0) > Math.max(best * 1.1, most) + 0.6)
        say("load", `${at}: ${exercise.loadLb} lb after ${best}`);
    }
  const days = weekdays.map((weekday) => week.days[weekday]);
  const now = totalOf(days);
  const training = days.filter(({ kind }) => kind === "training").length;
  const smallest = 5 * training;
  /** Three exercises of two sets a day: what a cut leaves at least (ADR 0016). */
  const smallestCut = 6 * training;
  const before = input.previousPlan;
  const isDesigned = before !== null && ["built-in", "model", "edited"].includes(before.plan.source);
  const old = before === null ? 0 : totalOf(before.days.map(({ workout }) => workout));
  const normal = before?.plan.basis?.normalSets ?? old;
  if (isDesigned && normal > 0 && now > Math.max(1.3 * normal, smallest) + 1)
    say("growth", `${now} sets after ${normal}`);
  const strain = input.checkIns
    .filter(({ date }) => date <= input.today && inDays(date, input.today) < 7)
    .map(({ muscleSoreness, fatigueLevel }) => Math.max(muscleSoreness, fatigueLevel))
    .at(-1);
  if (
    isDesigned &&
    normal > 0 &&
    strain !== undefined &&
    strain >= 8 &&
    now > Math.max(0.62 * normal, smallestCut) + 1
  )
    say("sore", `${now} sets of ${normal}`);
  const level = truth.youngest < 18 || truth.oldest >= 65 ? "beginner" : input.profile.fitnessLevel;
  const isBlock = before?.plan.phase === "accumulation" && isDesigned;
  if (
    isBlock &&
    before.plan.mesocycleWeek >= longest[level] &&
    !["deload", "re-entry", "illness"].includes(week.plan.phase)
  )
    say("deload", `week ${before.plan.mesocycleWeek} and no easy week: ${week.plan.phase}`);
  if (
    week.plan.phase === "deload" &&
    isDesigned &&
    normal > 0 &&
    now > Math.max(0.65 * normal * 1.2, smallest) + 1
  )
    say("deload", `${now} sets of ${normal}`);
};

/**
 * @param isDesigned false for the assessment week
 * @returns every sentence that is broken; empty: nothing unsafe is shown
 */
export const unsafeIn = (week: DesignedWeek, input: DesignInput, isDesigned = true): readonly string[] => {
  const found: string[] = [];
  const say: Say = (rule, what) => {
    found.push(`${rule}: ${what}`);
  };
  const truth = truthOf(input);
  whoMayTrain(week, truth, say);
  // A child's ideas are play to pick from, no plan to be done.
  if (truth.stop !== "child") {
    whichMoves(week, input, truth, say);
    howHard(week, truth, say);
  }
  whatIsEaten(week, input, truth, isDesigned, say);
  if (isDesigned) howMuch(week, input, truth, say);
  return found;
};

/** What a person may decide in a manual edit, with a warning: the amount of work, the place and its kit. */
const decided = /^(equipment|growth|sore|deload|load|sets|floor|deficit|calories|surplus|balance|rest):/;

/**
 * What a change by hand brought. Weeks that are older than what was told are unsafe before it: the screens say so above them
 * (ADR 0070), and no change may add to it.
 */
export const unsafeChange = (
  before: DesignedWeek,
  after: DesignedWeek,
  input: DesignInput,
): readonly string[] => {
  const old = unsafeIn(before, input);
  const known = new Set(old);
  const count = (list: readonly string[], kind: string): number =>
    list.filter((found) => found.startsWith(kind)).length;
  const now = unsafeIn(after, input);
  return now.filter((found) => {
    if (known.has(found) || decided.test(found)) return false;
    // A training day of the older plan that takes another's place brings no more training than there was.
    if (found.startsWith("stop:")) return count(now, "stop:") > count(old, "stop:");
    // 'effort: tuesday': a day of the older plan that takes another's place is as hard as it was.
    const [kind] = /^(effort|few repetitions|many repetitions|test): \w+/.exec(found) ?? [];
    return kind === undefined || count(now, kind) > count(old, kind);
  });
};
