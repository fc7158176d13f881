/**
 * From a model's choices to a whole week: code adds loads, rests, warm-ups, home versions, calories and reasons. What
 * cannot be used is left out or cut to size here and named in `designedBy.fixes`; the validator judges the rest.
 */
import { type Weekday, weekdays } from "@muster/domain/shared/dates";
import { exerciseById } from "../catalogue/catalogue.ts";
import type { DayType } from "../design/day-types.data.ts";
import { isFullRest, restDay, trainingDay } from "../design/day-workout.ts";
import { planHeader } from "../design/design-week.ts";
import type { DesignedWeek } from "../design/designed-week.ts";
import { type DraftDay, type DraftSlot, setsIn } from "../design/draft.ts";
import { unpairedEnds } from "../design/fit-time.ts";
import type { DesignInput } from "../design/input.ts";
import { hardestShare } from "../design/legal.ts";
import { doseOf } from "../design/prescription.ts";
import { draftWeek, type WeekDraft, type WeekFrame, weekFrame } from "../design/week-draft.ts";
import { expectedMax } from "../state/capability.ts";
import { cleanText } from "./clean-text.ts";
import type { Skeleton, SkeletonDay, SkeletonExercise } from "./skeleton.ts";

export type Designer = {
  /** As it is shown: "designed by …". */
  readonly name: string;
  /** How often the model was asked. */
  readonly rounds: number;
};

const defaultDesigner: Designer = { name: "Claude", rounds: 1 };

const clamp = (value: number, low: number, high: number): number =>
  Math.min(high, Math.max(low, Number.isFinite(value) ? value : low));

/** Longest set that a model may ask for, by metric. */
const longest = { reps: 100, time: 1_800, distance: 5_000 } as const;

const paragraphs = (text: string, limit: number): string =>
  text
    .split(/\n\s*\n/)
    .map((part) => cleanText(part, limit))
    .filter((part) => part !== "")
    .join("\n\n")
    .slice(0, limit);

const slotOf = (
  chosen: SkeletonExercise,
  index: number,
  frame: WeekFrame,
  note: (id: string) => void,
): DraftSlot | undefined => {
  const exercise = exerciseById(chosen.id);
  if (exercise === undefined) {
    note("coach.S3");
    return undefined;
  }
  const role = index < 2 && exercise.compound ? "main" : exercise.compound ? "secondary" : "accessory";
  const dose = doseOf(exercise, role, frame.input, frame.person, frame.phase);
  const sets = clamp(Math.round(chosen.sets), 1, 10);
  const most = expectedMax(exercise, frame.person);
  const top = most === null ? longest[exercise.metric] : Math.max(1, Math.floor(most * hardestShare));
  const high = clamp(Math.round(Math.max(chosen.low, chosen.high)), 1, top);
  const low = clamp(Math.round(Math.min(chosen.low, chosen.high)), 1, high);
  if (sets !== chosen.sets || high !== Math.max(chosen.low, chosen.high)) note("coach.S3");
  return {
    slot: { role, patterns: [exercise.pattern] },
    exercise,
    dose: { ...dose, low, high, difficulty: clamp(Math.round(chosen.difficulty * 2) / 2, 1, 10) },
    sets,
    restSeconds: dose.restSeconds,
    pair: chosen.pair === null ? null : cleanText(chosen.pair, 4) || null,
  };
};

const dayTypeOf = (day: SkeletonDay): DayType => ({
  id: `model-${day.day}`,
  name: cleanText(day.name, 80) || "Training",
  focus: cleanText(day.focus, 160) || "Strength",
  load: "full",
  prefersGym: false,
  slots: [],
});

/** The first entry of each weekday; days that the model left out are taken from the built-in draft. */
const draftDays = (
  skeleton: Skeleton,
  builtIn: WeekDraft,
  note: (id: string) => void,
): readonly DraftDay[] => {
  const byDay = new Map<Weekday, SkeletonDay>();
  for (const day of skeleton.days) if (!byDay.has(day.day)) byDay.set(day.day, day);
  return weekdays.flatMap((weekday): readonly DraftDay[] => {
    const day = byDay.get(weekday);
    if (day === undefined) {
      note("coach.S1");
      return builtIn.days.filter((candidate) => candidate.weekday === weekday);
    }
    if (day.kind !== "training") return [];
    const slots = day.exercises
      .map((chosen, index) => slotOf(chosen, index, builtIn, note))
      .filter((slot) => slot !== undefined);
    return [{ weekday, place: day.place, type: dayTypeOf(day), slots: unpairedEnds(slots) }];
  });
};

/** @returns a week of source `model`, not yet checked: `deliverWeek` decides */
export const expandSkeleton = (
  skeleton: Skeleton,
  input: DesignInput,
  designer: Designer = defaultDesigner,
): DesignedWeek => {
  const fixes = new Set<string>();
  const builtIn = draftWeek(weekFrame(input));
  const drafted = draftDays(skeleton, builtIn, (id) => fixes.add(id));
  const draft: WeekDraft = { ...builtIn, days: drafted };
  const untrained = weekdays.filter((weekday) => !drafted.some((day) => day.weekday === weekday));
  const said = new Map(skeleton.days.map((day) => [day.day, day]));
  // fromEntries widens the keys; weekdays are all seven.
  const days = Object.fromEntries(
    weekdays.map((weekday) => {
      const insight = cleanText(said.get(weekday)?.insight ?? "", 400);
      const day = drafted.find((candidate) => candidate.weekday === weekday);
      if (day === undefined) {
        const isRest = isFullRest(draft, weekday, untrained) || said.get(weekday)?.kind === "rest";
        return [weekday, restDay(draft, !isRest, insight || "Rest is part of the plan.")];
      }
      const workout = trainingDay(draft, day);
      return [weekday, insight === "" ? workout : { ...workout, coachingInsight: insight }];
    }),
  ) as DesignedWeek["days"];
  const header = planHeader({ ...draft, days: drafted }, days);
  const feedback = skeleton.weeklyFeedback;
  return {
    plan: {
      ...header,
      source: "model",
      programSummary: paragraphs(skeleton.programSummary, 2_000) || header.programSummary,
      weeklyStrategyOverview:
        paragraphs(skeleton.weeklyStrategyOverview, 4_000) || header.weeklyStrategyOverview,
      progressionPlan: paragraphs(skeleton.progressionPlan, 2_000) || header.progressionPlan,
      weeklyFeedback:
        header.weeklyFeedback === null || feedback === null
          ? header.weeklyFeedback
          : {
              progressAssessment:
                cleanText(feedback.progressAssessment, 1_500) || header.weeklyFeedback.progressAssessment,
              strengths: texts(feedback.strengths, header.weeklyFeedback.strengths),
              areasToImprove: texts(feedback.areasToImprove, header.weeklyFeedback.areasToImprove),
              motivationalMessage:
                cleanText(feedback.motivationalMessage, 600) || header.weeklyFeedback.motivationalMessage,
            },
      designedBy: { name: cleanText(designer.name, 80), fixes: [...fixes], rounds: designer.rounds },
      facts: header.facts.map((known) =>
        known.id === "sets.planned" ? { ...known, value: setsIn(drafted) } : known,
      ),
    },
    days,
  };
};

const texts = (written: readonly string[], fallback: readonly string[]): string[] => {
  const kept = written.map((line) => cleanText(line, 300)).filter((line) => line !== "");
  return kept.length > 0 ? kept : [...fallback];
};
