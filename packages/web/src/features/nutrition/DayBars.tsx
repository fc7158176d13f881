import type { DayTotals, NutritionGoals, PartNutrient } from "@muster/domain/nutrition/day-totals";
import { goalBar } from "@muster/domain/nutrition/goal-bar";
import { formatNumber } from "@muster/domain/shared/format";
import { energyName } from "@muster/domain/shared/format.text";
import { type EnergyUnit, eatenEnergy, goalEnergy } from "@muster/domain/shared/units";
import type { CSSProperties } from "react";
import { commonText } from "../../components/common.text.ts";
import { AtLeast } from "../../components/layout/GoalBar.tsx";
import { Icon } from "../../components/layout/Icon.tsx";
import { diaryText } from "./diary.text.ts";

type DayBarsProps = {
  readonly totals: DayTotals;
  /** null: no goals are shown. */
  readonly goals: NutritionGoals | null;
  readonly energy: EnergyUnit;
};

/** What is eaten against the day's goals, large; under it what is known of the rest (NUT-01). */
export function DayBars({ totals, goals, energy }: DayBarsProps) {
  const rest = [
    [diaryText.carbs, "carbohydrate"],
    [diaryText.fat, "fat"],
    [diaryText.fiber, "fiber"],
  ] as const satisfies readonly (readonly [string, PartNutrient])[];
  return (
    <section className="card stack-24" aria-label={diaryText.eatenAgainstYourGoals}>
      <Bar label={energyName(energy)} value={totals.calories} goal={goals?.calories} unit={energy} hero />
      <Bar
        label={commonText.protein}
        value={totals.protein}
        goal={goals?.protein}
        unit={commonText.grams}
        isLeast={totals.atLeast.includes("protein")}
      />
      {rest.some(([, field]) => totals[field] !== null) && (
        <dl className="nutrients">
          {rest.map(([name, field]) => (
            <div key={name}>
              <dt className="text-small muted">{name}</dt>
              <dd className="number">
                <Part value={totals[field]} isLeast={totals.atLeast.includes(field)} />
              </dd>
            </div>
          ))}
        </dl>
      )}
      {totals.atLeast.length > 0 && <p className="text-small muted">{diaryText.atLeastLegend}</p>}
    </section>
  );
}

function Part({ value, isLeast }: { readonly value: number | null; readonly isLeast: boolean }) {
  if (value === null) return "–";
  return (
    <>
      {isLeast && <AtLeast />}
      {formatNumber(value, 0)}
      <small>{commonText.grams}</small>
    </>
  );
}

const icons = { under: "up", good: "check", over: "warning" } as const;

type BarProps = {
  readonly label: string;
  /** kcal or g. */
  readonly value: number;
  readonly goal: number | undefined;
  /** As it is shown. */
  readonly unit: EnergyUnit | "g";
  readonly hero?: boolean;
  readonly isLeast?: boolean;
};

function Bar({ label, value, goal, unit, hero, isLeast }: BarProps) {
  const eaten = unit === "g" ? value : eatenEnergy(unit, value);
  const figure = (
    <span className={hero ? "number t48" : "number title-large"}>
      {isLeast && <AtLeast />}
      {formatNumber(eaten, 0)}
    </span>
  );
  if (goal === undefined)
    return (
      <div className="stack-8">
        <h2 className="text-large">{label}</h2>
        <p className="row base">
          {figure}
          <span className="muted text-large">{unit}</span>
        </p>
      </div>
    );
  const { percent, state, filled, overflow } = goalBar(value, goal);
  const aim = unit === "g" ? goal : goalEnergy(unit, goal);
  const away = `${formatNumber(Math.abs(aim - eaten), 0)}${unit === "g" ? " g" : ""}`;
  const word = { under: commonText.toGo(away), good: commonText.onTarget, over: commonText.over(away) }[
    state
  ];
  const size: CSSProperties & Record<"--v" | "--o", number> = {
    "--v": Math.round(filled * 100),
    "--o": Math.round(overflow * 100),
  };
  return (
    <div className="stack-8" style={size}>
      <div className="between">
        <h2 className="text-large">{label}</h2>
        <span className={`state text-body ${state}`}>
          <Icon name={icons[state]} size="s" />
          {word}
        </span>
      </div>
      <p className="row base wrap figure">
        {figure}
        <span className="muted text-large">{commonText.ofAim({ aim: formatNumber(aim, 0), unit })}</span>
      </p>
      <span className={`bar large k-${state}${overflow > 0 ? " over-goal" : ""}`} aria-hidden="true">
        <span className="main">
          <i />
        </span>
        {overflow > 0 && <span className="ovf" />}
      </span>
      <div className="ticklab">
        <span>
          <span>{diaryText.percentOfGoal(Math.round(percent))}</span>
          <span aria-hidden="true">{diaryText.goal}</span>
        </span>
        <span />
      </div>
    </div>
  );
}
