import type { DesignedWeek } from "@muster/coach/design/designed-week";
import type { Locks } from "@muster/coach/state/input";
import type { DayWorkout } from "@muster/domain/planning/plan";
import { factsIn, textIn } from "@muster/domain/planning/units/facts-in-units";
import { planProseIn } from "@muster/domain/planning/units/prose-in-units";
import { weekdayNames } from "@muster/domain/profiles/options.text";
import { type Weekday, weekdays } from "@muster/domain/shared/dates";
import { formatCount, formatEnergyGoal, formatNumber, formatSetWeight } from "@muster/domain/shared/format";
import { energyName } from "@muster/domain/shared/format.text";
import { goalEnergy, type ShownUnits } from "@muster/domain/shared/units";
import { useEffect, useRef } from "react";
import { commonText } from "../../../components/common.text.ts";
import { Icon } from "../../../components/layout/Icon.tsx";
import { WholeWords } from "../../../components/layout/WholeWords.tsx";
import { Why } from "../../../components/overlays/WhySheet.tsx";
import { Fixes } from "./Fixes.tsx";
import { isDayLocked, isExerciseLocked, locksText, toggleDayLock, toggleExerciseLock } from "./locks.ts";
import { PlanChangeList } from "./PlanChangeList.tsx";
import { ComesNext, DroppedLocks, HealthNotice, RequestAnswers } from "./PlanNotices.tsx";
import { designedWeekText } from "./plan.text.ts";
import { Replaced, WrittenBy } from "./WrittenBy.tsx";
import { weekReasons } from "./week-reasons.ts";

type PlanResultProps = {
  readonly week: DesignedWeek;
  /** What stays when the week is designed again. */
  readonly locks: Locks;
  readonly onLocks: (locks: Locks) => void;
  readonly shown: ShownUnits;
};

/** A designed week before it is used: who designed it, what changes, the goals, the seven days, and words about them. */
export function PlanResult({ week, locks, onLocks, shown }: PlanResultProps) {
  const { days } = week;
  const plan = planProseIn(shown, week.plan);
  const { designedBy, changes, nutritionSummary } = plan;
  const heading = useRef<HTMLHeadingElement>(null);
  // It comes after a wait, far down on the page: whoever waited is led to its beginning.
  // biome-ignore lint/correctness/useExhaustiveDependencies: at each new week.
  useEffect(() => {
    scrollTo(0, 0);
    heading.current?.focus({ preventScroll: true });
  }, [week]);
  // The built-in coach's summary and strategy say all of it already.
  const inShort = plan.weekSummary
    .split(/(?<=\.) /)
    .filter((sentence) => !`${plan.programSummary} ${plan.weeklyStrategyOverview}`.includes(sentence))
    .join(" ");
  const lockedText = locksText(locks, weekdayNames);
  const said = factsIn(shown, plan.facts);
  const reasons = weekReasons(plan, shown);
  const canKeep = weekdays.some((weekday) => days[weekday].kind === "training");
  return (
    <>
      <section className="stack-8">
        <h2 ref={heading} className="title-large" tabIndex={-1}>
          {designedWeekText.weekIsReady}
        </h2>
        <p className="muted text-large prose">
          <WholeWords text={plan.programSummary} />
        </p>
        {inShort !== "" && <p className="muted prose">{inShort}</p>}
        <WrittenBy plan={plan} />
        <p className="row wrap">
          <span className="chip">
            <Icon name="coach" size="s" />
            {designedWeekText.designedBy(designedBy.name)}
          </span>
          <span className="chip">
            <Icon name="check" size="s" />
            {designedWeekText.allChecksPassed}
          </span>
          <Fixes designedBy={designedBy} shown={shown} />
        </p>
        <Replaced designedBy={designedBy} />
      </section>
      <HealthNotice facts={said} />
      <RequestAnswers facts={said} />
      <DroppedLocks facts={said} />
      <div className="cols plan-result">
        <div>
          {changes.length > 0 && (
            <section className="card">
              <div className="between base">
                <h2 className="text-large">{designedWeekText.whatChanges}</h2>
                {reasons.length > 0 && <Why title={designedWeekText.whyThisWeek} facts={reasons} />}
              </div>
              <PlanChangeList changes={changes} shown={shown} />
            </section>
          )}
          {nutritionSummary !== null && (
            <div className="stats">
              <div>
                <span className="muted">{designedWeekText.energyAverage(energyName(shown.energy))}</span>
                <span className="number">
                  {formatNumber(goalEnergy(shown.energy, nutritionSummary.weeklyAverageCalories), 0)}
                  <small>{shown.energy}</small>
                </span>
              </div>
              <div>
                <span className="muted">{designedWeekText.proteinAverage}</span>
                <span className="number">
                  {formatNumber(nutritionSummary.weeklyAverageProtein, 0)}
                  <small>{commonText.grams}</small>
                </span>
              </div>
            </div>
          )}
        </div>
        <div>
          <ol className="card flush list plan-days">
            {weekdays.map((weekday) => {
              const day = days[weekday];
              return (
                <li key={weekday}>
                  <span className="muted bold wd">
                    <abbr title={weekdayNames[weekday]}>{weekdayNames[weekday].slice(0, 3)}</abbr>
                  </span>
                  <span className="grow">
                    <b>{day.name}</b>
                    {day.kind !== "rest" && (
                      <span className="text-small muted">{textIn(shown, day.focus)}</span>
                    )}
                    <span className="text-small muted">{whenAndWhere(day)}</span>
                    {day.exercises.length > 0 && (
                      <DayExercises
                        weekday={weekday}
                        day={day}
                        locks={locks}
                        onLocks={onLocks}
                        shown={shown}
                      />
                    )}
                  </span>
                  {day.kind === "training" && (
                    <LockButton
                      label={designedWeekText.keepDay(weekdayNames[weekday])}
                      pressed={isDayLocked(locks, weekday)}
                      onPress={() => onLocks(toggleDayLock(locks, weekday, day))}
                    />
                  )}
                </li>
              );
            })}
          </ol>
          {canKeep && (
            <p className="muted" aria-live="polite">
              {lockedText ?? designedWeekText.lockHint}
            </p>
          )}
        </div>
        <div>
          {plan.weeklyStrategyOverview !== "" && (
            <section className="card stack-8">
              <h2 className="text-large">{designedWeekText.strategy}</h2>
              <p className="muted prose">
                <WholeWords text={plan.weeklyStrategyOverview} />
              </p>
              <WrittenBy plan={plan} />
            </section>
          )}
          {plan.nutritionGuidance !== "" && (
            <section className="card stack-8">
              <div className="between base">
                <h2 className="text-large">{designedWeekText.eatingThisWeek}</h2>
                {nutritionSummary !== null && (
                  <Why
                    title={commonText.whyTheseNumbers}
                    text={designedWeekText.eatingReasons({
                      rationale: nutritionSummary.rationale,
                      bmr: formatEnergyGoal(nutritionSummary.bmr, shown.energy),
                      tdee: formatEnergyGoal(nutritionSummary.tdee, shown.energy),
                      carbohydrateGrams: formatNumber(nutritionSummary.macroSplit.carbohydrateGrams, 0),
                      fatGrams: formatNumber(nutritionSummary.macroSplit.fatGrams, 0),
                    })}
                    facts={reasons.filter((fact) => fact.rule.startsWith("coach.N"))}
                  />
                )}
              </div>
              <p className="muted prose">{plan.nutritionGuidance}</p>
            </section>
          )}
          <ComesNext text={plan.progressionPlan} />
        </div>
      </div>
    </>
  );
}

/** '5:00 AM · Home · 6 exercises'; a day of rest asks for nothing. */
const whenAndWhere = ({ kind, time, location, exercises }: DayWorkout): string =>
  kind === "rest"
    ? designedWeekText.noSession
    : [time, location, exercises.length === 0 ? "" : formatCount(exercises.length, "exercise")]
        .filter((part) => part !== "")
        // A line that breaks ends with its dot.
        .join("\u00a0· ");

/** The exercises of a day, folded; each can be locked by itself as long as the whole day is not. */
function DayExercises({
  weekday,
  day,
  locks,
  onLocks,
  shown,
}: Omit<PlanResultProps, "week"> & {
  readonly weekday: Weekday;
  readonly day: DayWorkout;
}) {
  return (
    <details className="text-small unfold">
      <summary className="muted">
        {commonText.exercises} <Icon name="chevron-down" size="s" />
      </summary>
      <ul className="day-exercises">
        {day.exercises.map((exercise) => (
          <li key={exercise.id} className="between nowrap">
            <span>
              {exercise.name}{" "}
              <span className="muted">
                {`${exercise.sets} × ${exercise.reps}`}
                {exercise.loadLb !== null && `, ${formatSetWeight(exercise.loadLb, shown.units)}`}
              </span>
            </span>
            {!isDayLocked(locks, weekday) && (
              <LockButton
                label={designedWeekText.keepExercise({
                  name: exercise.name,
                  day: weekdayNames[weekday],
                })}
                pressed={isExerciseLocked(locks, weekday, exercise.exerciseId)}
                onPress={() => onLocks(toggleExerciseLock(locks, weekday, exercise))}
              />
            )}
          </li>
        ))}
      </ul>
    </details>
  );
}

function LockButton({
  label,
  pressed,
  onPress,
}: {
  readonly label: string;
  readonly pressed: boolean;
  readonly onPress: () => void;
}) {
  return (
    <button type="button" className="iconbtn" aria-label={label} aria-pressed={pressed} onClick={onPress}>
      <span className={pressed ? "ca row" : "muted"}>
        <Icon name="lock" />
        {pressed && <Icon name="check" size="s" />}
      </span>
    </button>
  );
}
