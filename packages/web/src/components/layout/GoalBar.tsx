import { goalState } from "@muster/domain/nutrition/day-totals";
import { formatNumber } from "@muster/domain/shared/format";
import { type EnergyUnit, eatenEnergy, goalEnergy } from "@muster/domain/shared/units";
import type { CSSProperties } from "react";
import { classNames } from "../class-names.ts";
import { commonText } from "../common.text.ts";
import { Icon } from "./Icon.tsx";

type GoalBarProps = {
  readonly label: string;
  /** kcal or g. */
  readonly value: number;
  readonly goal: number;
  /** As it is shown. */
  readonly unit: EnergyUnit | "g";
  /** Some of what was eaten does not say how much it holds. */
  readonly isLeast?: boolean | undefined;
};

const icons = { under: "up", good: "check", over: "warning" } as const;

/** How much of a goal is eaten: bar, number, state word and percent. Past the goal the rest is hatched. */
export function GoalBar({ label, value, goal, unit, isLeast }: GoalBarProps) {
  const percent = goal > 0 ? Math.round((value / goal) * 100) : 0;
  const state = goalState(percent);
  const [eaten, aim] = unit === "g" ? [value, goal] : [eatenEnergy(unit, value), goalEnergy(unit, goal)];
  const figure = (amount: number): string => formatNumber(amount, 0);
  const rest = `${figure(Math.abs(aim - eaten))}${unit === "g" ? " g" : ""}`;
  const word = {
    under: commonText.toGo(rest),
    good: commonText.onTarget,
    over: commonText.over(rest),
  }[state];
  const past = Math.min(100, Math.max(0, percent - 100));
  const main: CSSProperties & Record<"--v", number> = { "--v": Math.min(100, Math.max(0, percent)) };
  const over: CSSProperties & Record<"--o", number> = { "--o": past };
  return (
    <div className="goal">
      <span className="between base">
        <span className="label">{label}</span>
        <span className="number">
          {isLeast && <AtLeast />}
          {figure(eaten)} <small>{commonText.ofAim({ aim: figure(aim), unit })}</small>
        </span>
      </span>
      <span className={classNames("bar", `k-${state}`)} aria-hidden="true">
        <span className="main">
          <i style={main} />
        </span>
        {past > 0 && <span className="ovf" style={over} />}
      </span>
      <span className="between">
        <span className={`state ${state}`}>
          <Icon name={icons[state]} size="s" />
          {word}
        </span>
        <span className="text-small muted">
          {percent}%<span className="visually-hidden"> {commonText.ofGoal}</span>
        </span>
      </span>
    </div>
  );
}

/** Before a sum of which some parts are not known. */
export function AtLeast() {
  return (
    <>
      <span aria-hidden="true">≥ </span>
      <span className="visually-hidden">{commonText.atLeast} </span>
    </>
  );
}
