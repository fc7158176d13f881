/**
 * The built-in coach: designs the week from what is known of the person, with no key and no network (COACH-03).
 * Pure and deterministic: the same input gives the same bytes, on the device and on the server.
 */
import type { Limit, Wish } from "@muster/domain/planning/limits";
import type { DayWorkout, Fact, Plan } from "@muster/domain/planning/plan";
import { addDays, eachWeekday, type Weekday } from "@muster/domain/shared/dates";
import { formatDate } from "@muster/domain/shared/format";

import { activityIdeas } from "../design/activity-ideas.ts";
import { suggestedWalks } from "../design/cardio/suggested-walks.ts";
import type { DesignedWeek } from "../design/designed-week.ts";
import { draftWeek, type WeekDraft, weekFrame } from "../design/week-draft.ts";
import { withDayWords } from "../explain/day-insight.ts";
import { factText } from "../explain/facts.text.ts";
import { fact } from "../explain/facts.ts";
import { nutritionGuidance, nutritionRationale } from "../explain/food-words.ts";
import { isUrgent } from "../explain/health-advice.ts";
import { limitText, wishText } from "../explain/request.text.ts";
import { turnOf } from "../explain/variant-by-turn.ts";
import { weeklyFeedback } from "../explain/week/feedback-words.ts";
import { liftPoints } from "../explain/week/lift-points.ts";
import { weekText } from "../explain/week/week.text.ts";
import { weekFacts } from "../explain/week/week-facts.ts";
import { newLeadsOf, type WeekTextInput } from "../explain/week/week-text-input.ts";
import {
  programName,
  programSummary,
  progressionPlan,
  weekLead,
  weeklyStrategy,
  weekSummary,
} from "../explain/week/week-texts.ts";
import { requestsInForce } from "../state/gates.ts";
import type { DesignInput } from "../state/input.ts";
import { changesSince } from "./changed-from.ts";
import { childHeader } from "./child-week.ts";
import { draftedDays } from "./day-workout.ts";
import { planText } from "./plan.text.ts";

/** Version of the coach's rules that a plan records. */
export const rulesVersion = "1";

/** The seven days of a draft for who may be planned one. */
export const daysOf = (draft: WeekDraft): Record<Weekday, DayWorkout> =>
  draftedDays(draft, draft.person.gates.stop === null ? undefined : weekLead(textInputOf(draft, {})));

/** mmHg by which a reading has to fall to be news. */
const clearFall = 5;

const isPressureLower = ({ checkIns }: WeekDraft["input"], { gates }: WeekDraft["person"]): boolean => {
  const uppers = checkIns.flatMap(({ bloodPressureSystolic }) => bloodPressureSystolic ?? []);
  const [before = 0, last = before] = uppers.slice(-2);
  return gates.stop === null && before > 120 && before - last >= clearFall;
};

const hasBaby = ({ profile, checkIns }: WeekDraft["input"], { food, gates }: WeekDraft["person"]): boolean =>
  food.isBreastfeeding ||
  gates.limits.some(({ condition }) => condition === "postpartum") ||
  profile.limits.pregnancy === "postpartum" ||
  /\b(?:baby|newborn|infant|night feeds?)\b/i.test(checkIns.at(-1)?.notes ?? "");

/** Wishes that somebody may want on; a trip or an event is over by itself. */
const maySurvive: ReadonlySet<Wish["type"]> = new Set([
  "days",
  "days_off",
  "minutes",
  "exercise_in",
  "exercise_out",
  "muscle_more",
  "muscle_less",
  "no_jumps",
  "quiet",
  "cardio",
] as const);

/** More ended wishes than this are a list, and no news; so are sore places. */
const mostLapsed = 2;

/** What ended by itself since last week, as chips say it: wishes that may be wanted on, without another one of the kind, and sore places. */
const lapsedOf = ({
  input,
  person: { gates },
}: WeekDraft): Pick<WeekTextInput, "lapsed" | "noLongerSore"> => {
  const { previousPlan, today } = input;
  if (previousPlan === null) return { lapsed: [], noLongerSore: [] };
  const before = requestsInForce({ ...input, today: addDays(previousPlan.plan.validFrom, -1) });
  const hasEnded = ({ until }: Pick<Wish, "until">): boolean => until !== null && until < today;
  const holds = ({ type }: Wish) => gates.wishes.some((wish) => wish.type === type);
  const isSore = ({ area }: Limit) => gates.limits.some((limit) => limit.area === area);
  return {
    lapsed: before.wishes
      .filter((wish) => maySurvive.has(wish.type) && hasEnded(wish) && !holds(wish))
      .slice(0, mostLapsed)
      .map((wish) => ({ wish: wishText(wish), until: wish.until === null ? "" : formatDate(wish.until) })),
    noLongerSore: before.limits
      .filter((limit) => limit.area !== null && limit.source === "note" && hasEnded(limit) && !isSore(limit))
      .slice(0, mostLapsed)
      .map(limitText),
  };
};

const lapsedFacts = ({ lapsed, noLongerSore }: ReturnType<typeof lapsedOf>): readonly Fact[] => [
  ...lapsed.map((wish, index) =>
    fact(`lapsed.${index + 1}`, planText.lapsed, planText.heldUntil(wish), "", "PLAN-01", factText.note),
  ),
  ...noLongerSore.map((limit, index) =>
    fact(`no-longer-sore.${index + 1}`, planText.noLongerSore, limit, "", "coach.F1", factText.note),
  ),
];

const textInputOf = (draft: WeekDraft, days: WeekTextInput["days"]): WeekTextInput => {
  const { input, person, phase } = draft;
  const { primaryGoal } = input.profile;
  const turn = turnOf(input.validFrom);
  const lapsed = lapsedOf(draft);
  const week = {
    ...draft,
    days,
    turn,
    newLeads: newLeadsOf(input, Object.values(days)),
    // Who is planned no deficit, minors first of all, reads nothing of losing fat.
    goal: primaryGoal === "weight_loss" && !person.gates.allowDeficit ? "general_fitness" : primaryGoal,
    lifts: liftPoints({ person, phase, days, turn, validFrom: input.validFrom }),
    ...lapsed,
    walks: isUrgent(person) ? null : suggestedWalks(draft, Object.values(days)),
    hasBaby: hasBaby(input, person),
    isPressureLower: isPressureLower(input, person),
  } as const;
  return { ...week, facts: [...weekFacts(week), ...lapsedFacts(lapsed)] };
};

/** The plan's header for a draft: texts, nutrition, facts. `days` says how large the week is and what changes. */
export const planHeader = (
  draft: WeekDraft,
  days: Readonly<Record<Weekday, DayWorkout>>,
): DesignedWeek["plan"] => {
  const { input, person, phase, nutrition } = draft;
  const base = {
    source: "built-in",
    validFrom: input.validFrom,
    rulesVersion,
    designedBy: { name: planText.builtIn, fixes: [], rounds: 0 },
    changes: changesSince(draft, days),
    mesocycleWeek: phase.mesocycleWeek,
    phase: phase.phase,
  } satisfies Partial<Plan>;
  if (person.gates.stop === "child") return { ...base, ...childHeader(person, turnOf(input.validFrom)) };
  const text = textInputOf(draft, days);
  return {
    ...base,
    basis: {
      normalSets: draft.normalSets,
      strain: person.recovery.strain,
      limitCount: person.gates.limits.length,
    },
    programName: programName(text),
    programSummary: programSummary(text),
    weeklyStrategyOverview: weeklyStrategy(text),
    weeklyFeedback: weeklyFeedback(text, input.previousPlan !== null),
    nutritionSummary: {
      bmr: Math.round(person.expenditure.bmr),
      tdee: Math.round(person.expenditure.tdee),
      weeklyAverageCalories: nutrition.average,
      weeklyAverageProtein: nutrition.protein,
      macroSplit: {
        proteinGrams: nutrition.protein,
        carbohydrateGrams: nutrition.carbohydrate,
        fatGrams: nutrition.fat,
      },
      rationale: nutritionRationale(text),
    },
    nutritionGuidance: nutritionGuidance(text),
    progressionPlan: progressionPlan(text),
    weekSummary: weekSummary(text),
    facts: [...text.facts],
  };
};

/** The whole week of a draft, in the built-in coach's words. */
export const designedWeekOf = (draft: WeekDraft): DesignedWeek => {
  const days =
    draft.person.gates.stop === "child"
      ? { ...activityIdeas(weekText.childDay({ turn: turnOf(draft.input.validFrom) })) }
      : daysOf(draft);
  return { plan: planHeader(draft, days), days };
};

/**
 * The built-in coach's words again, for a week whose days were changed after it was designed: what it says of sets and
 * moves is true of the days as they are now. A model's week keeps its own words.
 */
export const withFreshTexts = ({ plan, days }: DesignedWeek, draft: WeekDraft): DesignedWeek =>
  plan.source === "built-in"
    ? { plan: { ...planHeader(draft, days), designedBy: plan.designedBy }, days: insightsOf(days, draft) }
    : { plan, days };

/** Days with their sentences written anew; a day that the person locked has its own. */
export const insightsOf = (
  days: DesignedWeek["days"],
  draft: Pick<WeekDraft, "input" | "person" | "phase">,
): DesignedWeek["days"] => {
  const locked = new Set(draft.input.locks?.days.map(({ weekday }) => weekday));
  const earlier = new Set<string>();
  return eachWeekday((weekday) => {
    const day = days[weekday];
    const told =
      day.kind === "training" && !locked.has(weekday) ? withDayWords(day, draft, weekday, earlier) : day;
    for (const { exerciseId } of day.exercises) earlier.add(exerciseId);
    return told;
  });
};

/** @param input parsed by `designInputSchema`; nothing else is read */
export const designWeek = (input: DesignInput): DesignedWeek => designedWeekOf(draftWeek(weekFrame(input)));
