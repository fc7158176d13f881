import { formatNumber } from "@muster/domain/shared/format";
import { GoalBar } from "../../components/GoalBar.tsx";
import type { DayCard, Intake } from "./home-view.ts";

export type DayGoalsProps = {
  readonly day: DayCard;
  /** Eaten today; null until something is logged: then the goals stand as numbers alone. */
  readonly intake: Intake | null;
};

/** The day's calorie and protein goals and what to eat for the session. */
export function DayGoals({ day, intake }: DayGoalsProps) {
  const hasGoals = day.calorieGoal > 0 || day.proteinGoal > 0;
  return (
    <>
      {hasGoals &&
        (intake === null ? (
          <dl className="goal-numbers">
            <GoalNumber label="Calories" value={day.calorieGoal} unit="kcal" />
            <GoalNumber label="Protein" value={day.proteinGoal} unit="g" />
          </dl>
        ) : (
          <div className="duo tight">
            <GoalBar label="Calories" value={intake.calories} goal={day.calorieGoal} unit="kcal" />
            <GoalBar label="Protein" value={intake.protein} goal={day.proteinGoal} unit="g" />
          </div>
        ))}
      {day.nutritionNotes !== "" && <p className="t13 c2">{day.nutritionNotes}</p>}
    </>
  );
}

function GoalNumber({ label, value, unit }: { label: string; value: number; unit: string }) {
  return (
    <div>
      <dt className="c2">{label}</dt>
      <dd className="num t20">
        {formatNumber(value, 0)}
        <small>{unit} goal</small>
      </dd>
    </div>
  );
}
