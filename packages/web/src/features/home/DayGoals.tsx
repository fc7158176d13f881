import { energyName } from "@muster/domain/shared/format.text";
import type { EnergyUnit } from "@muster/domain/shared/units";
import { Link } from "wouter";
import { commonText } from "../../components/common.text.ts";
import { GoalBar } from "../../components/layout/GoalBar.tsx";
import type { FoodGoals, Intake } from "./home-view.ts";

type DayGoalsProps = {
  readonly day: FoodGoals;
  /** Eaten today; null until something is logged. */
  readonly intake: Intake | null;
  readonly energy: EnergyUnit;
};

/** Today's food against the day's goals, which leads to the tracker, and what to eat for the session (HOME-05). */
export function DayGoals({ day, intake, energy }: DayGoalsProps) {
  const hasGoals = day.calorieGoal > 0 || day.proteinGoal > 0;
  return (
    <>
      {hasGoals && (
        <Link className="duo tight" href="/nutrition">
          <GoalBar
            label={energyName(energy)}
            value={intake?.calories ?? 0}
            goal={day.calorieGoal}
            unit={energy}
          />
          <GoalBar
            label={commonText.protein}
            value={intake?.protein ?? 0}
            goal={day.proteinGoal}
            unit={commonText.grams}
            isLeast={intake?.atLeast?.includes("protein")}
          />
        </Link>
      )}
      {day.nutritionNotes !== "" && <p className="text-small muted">{day.nutritionNotes}</p>}
    </>
  );
}
