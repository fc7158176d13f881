import { calorieFloor } from "@muster/domain/nutrition/calorie-floor";
import { dayTotals, goalState, type NutritionGoals, percentOf } from "@muster/domain/nutrition/day-totals";
import { weekBudget } from "@muster/domain/nutrition/week-budget";
import { weekBudgetText } from "@muster/domain/nutrition/week-budget.text";
import { diaryDayId, profileRecordId } from "@muster/domain/record-ids";
import { type CivilDate, weekdayOf, weekOf } from "@muster/domain/shared/dates";
import {
  formatCount,
  formatDateRange,
  formatEnergy,
  formatEnergyGoal,
  formatWeekday,
} from "@muster/domain/shared/format";
import { weekdayLetters } from "@muster/domain/shared/format.text";
import { type EnergyUnit, eatenEnergy, goalEnergy } from "@muster/domain/shared/units";
import type { CSSProperties } from "react";
import { commonText } from "../../components/common.text.ts";
import { Why } from "../../components/overlays/WhySheet.tsx";
import { useLive } from "../../data/store/use-live.ts";
import { diaryText } from "./diary.text.ts";
import type { GoalsOn } from "./goals-on.ts";
import type { DiaryLine } from "./use-diary.ts";

/** The week around a day. */
export type WeekCardProps = {
  readonly profileId: string;
  readonly date: CivilDate;
  readonly today: CivilDate;
  /** Of the whole week. */
  readonly lines: readonly DiaryLine[];
  readonly goalsOn: GoalsOn;
  readonly energy: EnergyUnit;
};

/** In percent of a day's goal: where a bar ends. */
const highest = 150;
const words = { under: "under", good: diaryText.withinTenPercent, over: "over" } as const;

/** The week as a budget that closes, and the days that were on target (NUT-06, NUT-07). */
export function WeekCard({ profileId, date, today, lines, goalsOn, energy }: WeekCardProps) {
  const stored = useLive(
    async (reads) => {
      const [profile, day] = await Promise.all([
        reads.get("profile", profileRecordId(profileId)),
        reads.get("diaryDay", diaryDayId(profileId, today)),
      ]);
      return { gender: profile?.gender ?? "other", isTodayClosed: day?.closed === true };
    },
    [profileId, today],
  );
  const dates = weekOf(date);
  const goals = dates.map(goalsOn).filter((one): one is NutritionGoals => one !== null);
  if (stored.state !== "ready" || goals.length < dates.length) return null;
  const floor = calorieFloor[stored.value.gender];
  const days = dates.map((day, index) => {
    const own = lines.filter((line) => line.logDate === day);
    return {
      date: day,
      // As many goals as dates: checked above.
      goals: goals[index] as NutritionGoals,
      totals: own.length === 0 ? undefined : dayTotals(own),
      closed: stored.value.isTodayClosed && day === today,
    };
  });
  const week = weekBudget(days, today, floor);
  const goal = (kcal: number): string => formatEnergyGoal(kcal, energy);
  const [budget, used] = [goalEnergy(energy, week.budget), eatenEnergy(energy, week.used)];
  const left = weekBudgetText(week, energy);
  const [first = date] = dates;
  return (
    <section className="card stack-16" aria-labelledby="week">
      <div className="between base">
        <h2 className="text-large" id="week">
          {dates.includes(today) ? commonText.thisWeek : diaryText.week}
          <span className="text-small muted"> {formatDateRange(first, dates[6] ?? date)}</span>
        </h2>
        <Why
          title={commonText.whyTheseNumbers}
          text={diaryText.aPastDayWithoutEntries}
          facts={[
            {
              id: "budget",
              subject: diaryText.goalsOfTheSevenDays,
              value: budget,
              unit: energy,
            },
            { id: "used", subject: diaryText.daysUsed(week.isTodayUsed), value: used, unit: energy },
            { id: "left", subject: diaryText.left, value: budget - used, unit: energy },
            { id: "floor", subject: diaryText.yourFloorADay, value: goalEnergy(energy, floor), unit: energy },
          ].map((fact) => ({
            ...fact,
            source: diaryText.yourPlanAndDiary,
            rule: diaryText.budgetRule,
          }))}
        />
      </div>
      <ol className="week-bars">
        {days.map((day) => {
          const percent = percentOf(day.totals?.calories ?? 0, day.goals.calories);
          const size: CSSProperties & Record<"--h", number> = { "--h": Math.min(highest, percent) };
          return (
            <li key={day.date} className={day.totals && `k-${goalState(percent)}`}>
              <i style={size} aria-hidden="true" />
              <span aria-hidden="true">{weekdayLetters[weekdayOf(day.date)]}</span>
              <span className="visually-hidden">
                {diaryText.dayEnergy({
                  day: formatWeekday(day.date),
                  eaten: day.totals && {
                    energy: formatEnergy(day.totals.calories, energy),
                    goal: goal(day.goals.calories),
                    state: words[goalState(percent)],
                  },
                })}
              </span>
            </li>
          );
        })}
      </ol>
      <p hidden={week.daysLogged === 0}>
        <b className="bold">{left.lead}</b>
        {left.rest}
      </p>
      <p className="muted">
        {week.daysLogged === 0
          ? diaryText.noDayIsLoggedYet
          : diaryText.onTarget({
              daysOnTarget: week.daysOnTarget,
              daysLogged: formatCount(week.daysLogged, "logged day"),
            })}
      </p>
    </section>
  );
}
