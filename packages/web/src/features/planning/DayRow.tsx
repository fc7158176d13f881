import type { DayWorkout } from "@muster/domain/planning/plan";
import type { DayMark } from "@muster/domain/schedule/week-marks";
import type { CivilDate } from "@muster/domain/shared/dates";
import { formatLongDate, formatNumber, formatWeekday } from "@muster/domain/shared/format";
import { type EnergyUnit, goalEnergy } from "@muster/domain/shared/units";
import type { ReactNode } from "react";
import { Link } from "wouter";
import { classNames } from "../../components/class-names.ts";
import { commonText } from "../../components/common.text.ts";
import { Icon } from "../../components/layout/Icon.tsx";
import { WholeWords } from "../../components/layout/WholeWords.tsx";
import { joinSentences } from "./plan.text.ts";
import { scheduleText } from "./schedule.text.ts";

/** How a day stands. */
type DayState = {
  readonly mark: DayMark;
  readonly isToday: boolean;
  /** True for a workout of a day that has passed with nothing logged. */
  readonly open: boolean;
  /** True while a workout of this day is going on. */
  readonly running: boolean;
  /** Where the workout of this day went: 'Moved to Fri'. */
  readonly moved: string | undefined;
};

type DayRowProps = {
  readonly date: CivilDate;
  readonly workout: DayWorkout;
  readonly energy: EnergyUnit;
  readonly state: DayState;
  readonly edited: boolean;
  /** Left out where there is no plan to change. */
  readonly onMenu: (() => void) | undefined;
};

/** One day of the schedule: what, when, where and why; tapping it opens the workout (SCHED-01), its menu changes it. */
export function DayRow({ date, workout, energy, state, edited, onMenu }: DayRowProps) {
  const { mark, isToday } = state;
  const resting = workout.kind === "rest" && workout.exercises.length === 0;
  return (
    <div className="day-row">
      <Link
        href={`/workout?date=${date}`}
        className={classNames("day", mark, isToday && "now")}
        aria-current={isToday ? "date" : undefined}
      >
        <DayDate date={date} />
        <span className="stack-4">
          <span className="between top-al">
            <h3>
              <WholeWords text={workout.name} />
            </h3>
            <DayStateMark {...state} />
          </span>
          <span className="muted">
            {resting ? scheduleText.noSessionPlanned : `${workout.time} · ${workout.location}`}
          </span>
          <span className="muted">
            <WholeWords
              text={joinSentences(
                workout.focus,
                workout.exercises.length > 0
                  ? workout.coachingInsight
                  : workout.activeRecovery.map((item) => item.name).join(", "),
              )}
            />
          </span>
          <span className="facts">
            {workout.exercises.length > 0 && (
              <DayFact
                value={workout.exercises.length}
                unit={workout.exercises.length === 1 ? scheduleText.exerciseUnit : scheduleText.exercisesUnit}
              />
            )}
            {workout.calorieGoal > 0 && (
              <DayFact value={goalEnergy(energy, workout.calorieGoal)} unit={energy} />
            )}
            {workout.proteinGoal > 0 && <DayFact value={workout.proteinGoal} unit={scheduleText.gProtein} />}
            {edited && <span className="muted">{scheduleText.changedByYou}</span>}
          </span>
        </span>
      </Link>
      {onMenu !== undefined && (
        <button
          type="button"
          className="iconbtn day-menu"
          aria-label={scheduleText.changeDate(formatLongDate(date))}
          aria-haspopup="dialog"
          onClick={onMenu}
        >
          <Icon name="more" />
        </button>
      )}
    </div>
  );
}

/** A day on which no plan stood yet: one quiet line. */
export function EmptyDayRow({ date }: { readonly date: CivilDate }) {
  return (
    <div className="day before">
      <span className="muted" aria-hidden="true">
        {formatWeekday(date).slice(0, 3)} {Number(date.slice(8))}
      </span>
      <span className="muted">
        <span className="visually-hidden">{formatLongDate(date)}: </span>
        {scheduleText.beforeYourPlanStarted}
      </span>
    </div>
  );
}

function DayDate({ date }: { readonly date: CivilDate }) {
  return (
    <span className="date">
      <span className="visually-hidden">{formatLongDate(date)}</span>
      <span aria-hidden="true">{formatWeekday(date).slice(0, 3)}</span>
      <b aria-hidden="true">{Number(date.slice(8))}</b>
      <i />
    </span>
  );
}

function DayStateMark({ mark, isToday, open, running, moved }: DayState): ReactNode {
  if (mark === "done")
    return (
      <span className="ca">
        <Icon name="check" />
        <span className="visually-hidden">{commonText.done}</span>
      </span>
    );
  if (running) return <span className="chip a on-soft">{scheduleText.inProgress}</span>;
  if (mark === "skip") return <span className="chip">{scheduleText.skipped}</span>;
  if (moved !== undefined) return <span className="chip">{moved}</span>;
  if (open) return <span className="chip">{scheduleText.notDone}</span>;
  return isToday ? <span className="chip a on-soft">{commonText.today}</span> : null;
}

function DayFact({ value, unit }: { readonly value: number; readonly unit: string }) {
  return (
    <span>
      {formatNumber(value, 0)} <span className="muted">{unit}</span>
    </span>
  );
}
