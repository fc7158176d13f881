/**
 * From a model's choices to a whole week: code adds loads, rests, warm-ups, home versions, calories and reasons. What
 * cannot be used is left out or cut to size here and named in `designedBy.fixes`; the validator judges the rest.
 */
import type { WeeklyFeedback } from "@muster/domain/planning/plan";
import { eachWeekday, type Weekday, weekdays } from "@muster/domain/shared/dates";
import { roundToHalf } from "@muster/domain/shared/units";
import { exerciseById } from "../catalogue/catalogue.ts";
import type { Exercise } from "../catalogue/exercise.ts";
import { draftedDays } from "../compose/day-workout.ts";
import { planHeader } from "../compose/design-week.ts";
import { unpairedEnds } from "../design/budget/change-sets.ts";
import type { DesignedWeek } from "../design/designed-week.ts";
import type { Dose, DraftDay, DraftSlot } from "../design/prescribe/draft.ts";
import { doseOf } from "../design/prescribe/prescription.ts";
import { isListed, mostRepetitions, nearestListed, repLimits } from "../design/prescribe/range.ts";
import type { DayType } from "../design/template/day-types.data.ts";
import { isEccentric, type Range, setBounds } from "../design/template/prescription.data.ts";
import { draftWeek, type WeekDraft, type WeekFrame, weekFrame } from "../design/week-draft.ts";
import { healthAdvice } from "../explain/health-advice.ts";
import { turnOf } from "../explain/variant-by-turn.ts";
import { weekText } from "../explain/week/week.text.ts";
import { paragraphs } from "../explain/words.text.ts";
import { withLegalLoads } from "../repair/lower-loads.ts";
import { brokenRules, errorsOf } from "../rules/check-week.ts";
import { proseSentences, quotableNumbers, untraceable } from "../rules/words/prose.ts";
import { isAllowedModelText, isPlainText, leaks } from "../rules/words/texts.ts";
import { expectedMax } from "../state/capability.ts";
import type { DesignInput } from "../state/input.ts";
import { atPlace, type Person } from "../state/person.ts";
import { cleanText } from "./clean-text.ts";
import type { SkeletonDay, SkeletonExercise, WeekSkeleton } from "./skeleton.ts";

/** The model that designed a week, as the plan records it. */
export type Designer = {
  /** As it is shown: "designed by …". */
  readonly name: string;
  /** Number of requests to the model. */
  readonly rounds: number;
};

const defaultDesigner: Designer = { name: "Claude", rounds: 1 };

const clamp = (value: number, low: number, high: number): number => Math.min(high, Math.max(low, value));

/** Rules of weights, which a designer never chooses. */
const loadRules: ReadonlySet<string> = new Set(["coach.I4", "coach.I5", "coach.I6"]);

/** Ids of rules by which the designer's week was put right. */
type Fixes = Set<string>;

type Words = (text: string, longest: number) => string;

/**
 * What a model may say of this week. Markup, links and hidden characters make its words nobody's, and the built-in words stand.
 * A sentence about what is not a model's to say, with a number from nowhere or an exercise of another week, is left out; the
 * others stay.
 */
const wordsOf = (week: DesignedWeek, { input, person }: WeekFrame, fixes: Fixes): Words => {
  const numbers = quotableNumbers(week);
  const mayStand = isAllowedModelText({ input, person, days: Object.values(week.days) });
  const isFine = (sentence: string): boolean => {
    if (!mayStand(sentence)) fixes.add("coach.T5");
    else if (leaks(sentence)) fixes.add("coach.T4");
    else if (untraceable(sentence, numbers).length > 0) fixes.add("coach.T1");
    else return true;
    return false;
  };
  return (text, longest) => {
    if (isPlainText(text)) return cleanText(proseSentences(text).filter(isFine).join(" "), longest);
    fixes.add("coach.T2");
    return "";
  };
};

const inParagraphs = (text: string, limit: number, words: Words): string =>
  paragraphs(...text.split(/\n\s*\n/).map((part) => words(part, limit))).slice(0, limit);

/** The listed range that is nearest to the model's and that the person can do; holds and carries have the prescription's own. */
const listedFor = (
  exercise: Exercise,
  chosen: SkeletonExercise,
  dose: Dose,
  person: Person,
  fixes: Fixes,
): Range => {
  const wanted: Range = [Math.min(chosen.low, chosen.high), Math.max(chosen.low, chosen.high)];
  const isFixed = exercise.metric !== "reps" || isEccentric(exercise);
  const known = expectedMax(exercise, person);
  const [least, longest] = repLimits(exercise, person);
  const most = known === null ? longest : Math.min(longest, mostRepetitions(exercise, known));
  if (!isFixed && isListed(wanted) && wanted[0] >= least && wanted[1] <= most) return wanted;
  const near = nearestListed(wanted, least, most);
  const range: Range = isFixed || near[1] > most ? [dose.low, dose.high] : near;
  // Named by the rule that stands behind the change: health, what the person can do, or what a set can be.
  if (range[0] !== wanted[0] || range[1] !== wanted[1])
    fixes.add(
      isFixed ? "coach.I1" : wanted[0] < least ? "coach.F9" : wanted[1] > most ? "coach.I9" : "coach.I1",
    );
  return range;
};

/** @param prepared the same exercise on the same day of the built-in draft: its part in the day is known there */
const slotOf = (
  chosen: SkeletonExercise,
  index: number,
  prepared: DraftSlot | undefined,
  frame: WeekFrame,
  fixes: Fixes,
): DraftSlot | undefined => {
  const exercise = exerciseById(chosen.id);
  if (exercise === undefined) {
    fixes.add("coach.S3");
    return undefined;
  }
  // A test is one set for all that is in it: it stays as it was prepared, whatever numbers it is given.
  if (prepared?.slot.role === "test") {
    if (prepared.sets !== chosen.sets) fixes.add("coach.S3");
    return { ...prepared, pair: null };
  }
  const byPlace = index < 2 && exercise.compound ? "main" : exercise.compound ? "secondary" : "accessory";
  const role = prepared?.slot.role ?? byPlace;
  const dose = doseOf(exercise, role, frame.input, frame.person, frame.phase);
  const sets = clamp(Math.round(chosen.sets), setBounds.fewest, setBounds.most);
  const [low, high] = listedFor(exercise, chosen, dose, frame.person, fixes);
  if (sets !== chosen.sets) fixes.add("coach.S3");
  return {
    slot: { role, patterns: [exercise.pattern] },
    exercise,
    dose: { ...dose, low, high, difficulty: clamp(roundToHalf(chosen.difficulty), 1, 10) },
    sets,
    restSeconds: dose.restSeconds,
    pair: chosen.pair === null ? null : cleanText(chosen.pair, 4) || null,
  };
};

/** Without words: those come when the week is whole, beside which they are read. */
const dayTypeOf = (day: SkeletonDay): DayType => ({
  id: `model-${day.day}`,
  name: "Training",
  focus: "Strength",
  load: "full",
  prefersGym: false,
  slots: [],
});

/** The days that a model gave: the first of those for a weekday. */
type SaidDays = ReadonlyMap<Weekday, SkeletonDay>;

/** Days that the model left out are taken from the built-in draft. */
const draftDays = (said: SaidDays, builtIn: WeekDraft, fixes: Fixes): readonly DraftDay[] =>
  weekdays.flatMap((weekday): readonly DraftDay[] => {
    const day = said.get(weekday);
    if (day === undefined) {
      fixes.add("coach.S1");
      return builtIn.days.filter((candidate) => candidate.weekday === weekday);
    }
    if (day.kind !== "training") return [];
    const prepared = builtIn.days.find((candidate) => candidate.weekday === weekday)?.slots ?? [];
    const here = { ...builtIn, person: atPlace(builtIn.person, day.place) };
    const slots = day.exercises.flatMap((chosen, index) => {
      const same = prepared.find(({ exercise }) => exercise.id === chosen.id);
      return slotOf(chosen, index, same, here, fixes) ?? [];
    });
    return [{ weekday, place: day.place, type: dayTypeOf(day), slots: unpairedEnds(slots) }];
  });

/** The app's own sentences about health stand under a model's strategy: it has none of its own to give (coach.T5). */
const withAdvice = (strategy: string, { input, person }: WeekFrame): string =>
  strategy &&
  paragraphs(strategy, ...healthAdvice(person, turnOf(input.validFrom), input.previousPlan?.plan));

/** The days with the model's texts; a day of rest keeps its own name. */
const withWords = (days: DesignedWeek["days"], said: SaidDays, words: Words): DesignedWeek["days"] =>
  eachWeekday((weekday) => {
    const day = days[weekday];
    const from = said.get(weekday);
    if (from === undefined) return day;
    const withInsight = { ...day, coachingInsight: words(from.insight, 400) || day.coachingInsight };
    if (day.kind !== "training") return withInsight;
    const name = words(from.name, 80) || day.name;
    return {
      ...withInsight,
      name,
      focus: words(from.focus, 160) || day.focus,
      homeAlternative: day.homeAlternative && { ...day.homeAlternative, name: `${name} at Home` },
    };
  });

/** A look back in the model's words, line by line the built-in ones where none of them may be shown. */
const feedbackOf = (
  builtIn: WeeklyFeedback | null,
  said: WeekSkeleton["weeklyFeedback"],
  words: Words,
): WeeklyFeedback | null => {
  if (builtIn === null || said === null) return builtIn;
  const lines = (key: "strengths" | "areasToImprove"): string[] => {
    const usable = said[key].map((line) => words(line, 300)).filter((line) => line !== "");
    return usable.length > 0 ? usable : builtIn[key];
  };
  return {
    progressAssessment: words(said.progressAssessment, 1_500) || builtIn.progressAssessment,
    strengths: lines("strengths"),
    areasToImprove: lines("areasToImprove"),
    motivationalMessage: words(said.motivationalMessage, 600) || builtIn.motivationalMessage,
  };
};

/** @returns a week of source `model`, not yet checked: `deliverWeek` decides */
export const expandSkeleton = (
  skeleton: WeekSkeleton,
  input: DesignInput,
  designer: Designer = defaultDesigner,
): DesignedWeek => {
  const fixes: Fixes = new Set();
  const builtIn = draftWeek(weekFrame(input));
  const said: SaidDays = new Map(skeleton.days.toReversed().map((day) => [day.day, day]));
  const draft: WeekDraft = { ...builtIn, days: draftDays(said, builtIn, fixes) };
  const isRest = (weekday: Weekday) => said.get(weekday)?.kind === "rest";
  const bare = draftedDays(draft, weekText.restByModel, isRest);
  const words = wordsOf({ plan: planHeader(draft, bare), days: bare }, draft, fixes);
  const days = withWords(bare, said, words);
  const header = planHeader(draft, days);
  const week: DesignedWeek = {
    plan: {
      ...header,
      source: "model",
      programSummary: inParagraphs(skeleton.programSummary, 2_000, words) || header.programSummary,
      weeklyStrategyOverview:
        withAdvice(inParagraphs(skeleton.weeklyStrategyOverview, 3_000, words), draft) ||
        header.weeklyStrategyOverview,
      progressionPlan: inParagraphs(skeleton.progressionPlan, 2_000, words) || header.progressionPlan,
      weeklyFeedback: feedbackOf(header.weeklyFeedback, skeleton.weeklyFeedback, words),
      // Last: the texts above note what was wrong with them.
      designedBy: { name: cleanText(designer.name, 80), fixes: [...fixes], rounds: designer.rounds },
    },
    days,
  };
  // Weights are the code's own: where they need a lower one, nothing of the designer's was put right.
  return errorsOf(brokenRules(week, builtIn)).some(({ id }) => loadRules.has(id))
    ? withLegalLoads(week, draft)
    : week;
};
