/** Facts about the week as a whole: phase, recovery, attendance, volume, calories. Texts quote only these and fields. */
import type { Fact } from "@muster/domain/planning/plan";
import { plannedSetTotal } from "../../design/budget/set-total.ts";
import { breastfeedingKcal } from "../../state/expenditure.ts";
import { longGap } from "../../state/outgrown.ts";
import { factText } from "../facts.text.ts";
import { factsOf } from "../facts.ts";
import { lossOf, plannedGap } from "../food-words.ts";
import { healthAdviceFacts } from "../health-advice.ts";
import { liftFacts } from "./lift-points.ts";
import type { WeekTextInput } from "./week-text-input.ts";

/** Every number that the texts of a week may use, each with its rule and source (coach.T1). */
export const weekFacts = (week: Omit<WeekTextInput, "facts">): readonly Fact[] => {
  const { person, phase, schedule, nutrition } = week;
  const { recovery, adherence, expenditure, body, gates, eaten } = person;
  const gap = plannedGap(week);
  const loss = lossOf(week);
  const isAttended = adherence.planned > 0;
  const isLogged = expenditure.averageCalories !== null;
  return [
    ...factsOf(
      {
        "week.block": phase.mesocycleWeek,
        "days.training": schedule.days.length,
        "sets.normal": week.normalSets,
        "sets.planned": plannedSetTotal(Object.values(week.days)),
        "energy.rest": Math.round(expenditure.bmr),
        "energy.day": Math.round(expenditure.tdee),
        "food.average": nutrition.average,
        "food.training": nutrition.trainingDay,
        "food.rest": nutrition.restDay,
        "food.protein": nutrition.protein,
        "food.protein-low": nutrition.proteinLow,
        "food.protein-high": nutrition.proteinHigh,
        "body.weight": body.weightLb,
        "food.gap": gap.kcal === 0 ? null : gap.kcal,
        "food.pace": gap.loss > 0 ? gap.loss : null,
        "food.step": nutrition.stepToExplain,
        "energy.milk": person.food.isBreastfeeding ? breastfeedingKcal : null,
        "days.asked": schedule.conflict?.wanted,
        "days.free": schedule.conflict?.free,
        "walks.days": week.walks?.days,
        "walks.minutes": week.walks?.minutes,
        "recovery.strain": recovery.strain,
        "recovery.sleep": recovery.sleepHours,
        "recovery.stress": recovery.stress,
        "recovery.energy": recovery.energy,
        "recovery.pulse": recovery.pulseRise,
        "week.done": isAttended ? adherence.done : null,
        "week.planned": isAttended ? adherence.planned : null,
        adherence: adherence.rate === null ? null : Math.round(adherence.rate * 100),
        gap: (adherence.gapDays ?? 0) >= longGap ? adherence.gapDays : null,
        "body.change": loss.pace === "as-planned" || loss.pace === "gain" ? Math.abs(loss.poundsAWeek) : null,
        "food.logged": isLogged ? expenditure.loggedDays : null,
        "food.eaten": whole(expenditure.averageCalories),
        "food.eaten-protein": isLogged ? whole(expenditure.averageProtein) : null,
        "week.days-logged": eaten?.daysLogged,
        "week.calories": whole(eaten?.avgCalories),
        "week.protein": whole(eaten?.avgProtein),
        "week.calorie-variance": whole(eaten?.calorieVariance),
        "week.protein-variance": whole(eaten?.proteinVariance),
        "week.days-on-target": eaten?.daysOnTarget,
        "health.systolic": gates.bloodPressure?.systolic,
        "health.diastolic": gates.bloodPressure?.diastolic,
      },
      expenditure.isLearned ? { "energy.day": factText.weightAndFood } : {},
    ),
    ...healthAdviceFacts(person, week.turn, week.input.previousPlan?.plan),
    ...liftFacts(week.lifts),
  ];
};

const whole = (value: number | null | undefined): number | null => (value == null ? null : Math.round(value));
