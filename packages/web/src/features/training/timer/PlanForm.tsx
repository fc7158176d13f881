import {
  type IntervalPlan,
  intervalKinds,
  intervalLimits,
  usualPlans,
} from "@muster/domain/timers/interval-timer";
import { useState } from "react";
import { Button } from "../../../components/controls/Button.tsx";
import { Picks } from "../../../components/controls/Picks.tsx";
import { Stepper } from "../../../components/controls/Stepper.tsx";
import { timerText as text } from "./timer.text.ts";

type PlanFormProps = { readonly onStart: (plan: IntervalPlan) => void };

const kinds = intervalKinds.map((value) => ({ value, label: text.kinds[value].label }));
type Part = keyof typeof intervalLimits;

const within = (part: Part, value: number): number => {
  const [least, most] = intervalLimits[part];
  return Math.min(most, Math.max(least, Math.round(value)));
};

/** What to time: a usual plan, changed where it can be. */
export function PlanForm({ onStart }: PlanFormProps) {
  const [plan, setPlan] = useState<IntervalPlan>(usualPlans.tabata);
  // As typed: an empty field is no zero.
  const [typed, setTyped] = useState<Partial<Record<string, string>>>({});
  const field = (label: string, part: Part, unit: string, step: number) => {
    const scale = unit === text.units.minutes ? 60 : 1;
    return (
      <Stepper
        key={label}
        label={label}
        unit={unit}
        value={typed[label] ?? String(plan[part] / scale)}
        step={step}
        min={Math.max(part === "restSeconds" ? 0 : 1, Math.ceil(intervalLimits[part][0] / scale))}
        max={Math.floor(intervalLimits[part][1] / scale)}
        inputMode="numeric"
        onChange={(value) => {
          setTyped({ ...typed, [label]: value });
          const number = Number(value);
          if (value !== "" && Number.isFinite(number))
            setPlan({ ...plan, [part]: within(part, number * scale) });
        }}
      />
    );
  };
  const fields = {
    emom: [
      field(text.rounds, "rounds", text.units.rounds, 1),
      field(text.roundLength, "workSeconds", text.units.round, 15),
    ],
    amrap: [field(text.time, "workSeconds", text.units.minutes, 1)],
    tabata: [field(text.rounds, "rounds", text.units.rounds, 1)],
    rounds: [
      field(text.rounds, "rounds", text.units.rounds, 1),
      field(text.work, "workSeconds", text.units.work, 5),
      field(text.rest, "restSeconds", text.units.rest, 5),
    ],
    countdown: [field(text.time, "workSeconds", text.units.seconds, 5)],
    stopwatch: [],
  }[plan.kind];
  return (
    <form
      className="stack-16"
      onSubmit={(event) => {
        event.preventDefault();
        onStart(plan);
      }}
    >
      <Picks
        label={text.kindLabel}
        tight
        options={kinds}
        value={[plan.kind]}
        hint={text.kinds[plan.kind].help}
        onChange={([kind]) => {
          if (kind === undefined) return;
          setPlan(usualPlans[kind]);
          setTyped({});
        }}
      />
      {fields.length > 0 && <div className="timer-fields">{fields}</div>}
      <p className="muted">{text.inAll(plan)}</p>
      <Button variant="primary" xl type="submit">
        {text.start}
      </Button>
    </form>
  );
}
