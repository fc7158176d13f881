/** Repairs that take something whole from the built-in week: numbers of food, words, cardio, a home version, a day. */
import type { DayWorkout, Fact } from "@muster/domain/planning/plan";
import { eachWeekday, type Weekday } from "@muster/domain/shared/dates";
import { planHeader } from "../compose/design-week.ts";
import { planText } from "../compose/plan.text.ts";
import type { DesignedWeek } from "../design/designed-week.ts";
import { leadFactPrefix } from "../explain/day-insight.ts";
import { isPlainText } from "../rules/words/texts.ts";
import { changeDay, type Repair, weekdayIn } from "./repair-context.ts";

/** Numbers of food come from the built-in week, day by day. */
export const takeNutrition: Repair = (week, _broken, { builtIn }) => ({
  plan: {
    ...week.plan,
    nutritionSummary: builtIn.plan.nutritionSummary,
    nutritionGuidance: builtIn.plan.nutritionGuidance,
    facts: builtIn.plan.facts,
  },
  days: eachWeekday((weekday) => {
    const day = week.days[weekday];
    const { kind, calorieGoal, proteinGoal } = builtIn.days[weekday];
    const sameKind = (day.kind === "training") === (kind === "training");
    return { ...day, calorieGoal: sameKind ? calorieGoal : day.calorieGoal, proteinGoal };
  }),
});

/** Header texts come from the built-in coach, written for these days; the model's own stay where they broke no rule. */
export const takeTexts: Repair = (week, broken, { builtIn, frame }) => {
  const header = planHeader(frame, week.days);
  let { plan, days } = week;
  for (const { path } of broken) {
    const field = /^plan\.(\w+)/.exec(path)?.[1];
    const weekday = weekdayIn(path);
    if (field !== undefined && field in header)
      // The field was checked on the header just above; both headers have one type. Words go with the facts they quote.
      plan = { ...plan, facts: header.facts, [field]: header[field as keyof DesignedWeek["plan"]] };
    else if (weekday !== undefined)
      days = { ...days, [weekday]: plainDay(days[weekday], builtIn.days[weekday], path) };
  }
  return { plan, days };
};

const isLeadFact = ({ id }: Fact): boolean => id.startsWith(leadFactPrefix);

/** A day's words, with whatever is not plain, or was found fault with, taken from the built-in day. */
const plainDay = (workout: DayWorkout, source: DayWorkout, path: string): DayWorkout => {
  const { focus, name, homeAlternative } = workout;
  return {
    ...workout,
    coachingInsight: source.coachingInsight,
    // Words go with the facts they quote.
    facts: [...workout.facts.filter((fact) => !isLeadFact(fact)), ...source.facts.filter(isLeadFact)],
    focus: isPlainText(focus) && !path.endsWith(".focus") ? focus : source.focus,
    name: isPlainText(name) && !path.endsWith(".name") ? name : source.name,
    homeAlternative:
      homeAlternative !== null && path.endsWith(".name")
        ? { ...homeAlternative, name: planText.atHome(source.name) }
        : homeAlternative,
  };
};

/** Days named by the violations are replaced as a whole; a rule about the week replaces all of them. */
export const takeNamedDays: Repair = (week, broken, { builtIn }) => {
  const named = broken.map(({ path }) => weekdayIn(path));
  const isTaken = (weekday: Weekday) => named.includes(undefined) || named.includes(weekday);
  return {
    ...week,
    days: eachWeekday((weekday) => (isTaken(weekday) ? builtIn : week).days[weekday]),
  };
};

/** The built-in home version for the days named. */
export const takeHomeAlternatives: Repair = (week, broken, { builtIn: { days } }) =>
  broken
    .flatMap(({ path }) => weekdayIn(path) ?? [])
    .reduce((now, day) => changeDay(now, day, { homeAlternative: days[day].homeAlternative }), week);
