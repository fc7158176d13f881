import type { DesignedWeek } from "@muster/coach/design/designed-week";
import { weekdayNames } from "@muster/domain/profiles/options";
import { weekdays } from "@muster/domain/shared/dates";
import { formatCount, formatNumber } from "@muster/domain/shared/format";
import { Icon } from "../../components/Icon.tsx";
import { Why } from "../../components/WhySheet.tsx";
import { Fixes } from "./Fixes.tsx";
import { PlanChangeList } from "./PlanChangeList.tsx";

type PlanResultProps = { readonly week: DesignedWeek; readonly weekNumber: number };

/** A designed week before it is used: who designed it, what changes, the goals, the seven days. */
export function PlanResult({ week, weekNumber }: PlanResultProps) {
  const { plan, days } = week;
  const { designedBy, changes, nutritionSummary } = plan;
  return (
    <>
      <section className="stack-8">
        <h2 className="t32" tabIndex={-1}>
          Week {weekNumber} is ready
        </h2>
        <p className="c2 t17 prose">{plan.programSummary}</p>
        {plan.weekSummary !== "" && <p className="c2 prose">{plan.weekSummary}</p>}
        <p className="row wrap">
          <span className="chip">
            <Icon name="coach" size="s" />
            Designed by {designedBy.name}
          </span>
          <span className="chip">
            <Icon name="check" size="s" />
            All checks passed
          </span>
          <Fixes fixes={designedBy.fixes} />
        </p>
      </section>
      <div className="cols">
        <div>
          {changes.length > 0 && (
            <section className="card">
              <div className="between base">
                <h2 className="t17">What changes</h2>
                {plan.facts.length > 0 && <Why title="Why this week?" facts={plan.facts} />}
              </div>
              <PlanChangeList changes={changes} />
            </section>
          )}
          {nutritionSummary !== null && (
            <div className="stats">
              <div>
                <span className="c2">Calories, average</span>
                <span className="num">
                  {formatNumber(nutritionSummary.weeklyAverageCalories, 0)}
                  <small>kcal</small>
                </span>
              </div>
              <div>
                <span className="c2">Protein, average</span>
                <span className="num">
                  {formatNumber(nutritionSummary.weeklyAverageProtein, 0)}
                  <small>g</small>
                </span>
              </div>
            </div>
          )}
          {plan.weeklyStrategyOverview !== "" && (
            <section className="card stack-8">
              <h2 className="t17">Strategy</h2>
              <p className="c2 prose">{plan.weeklyStrategyOverview}</p>
            </section>
          )}
          {plan.nutritionGuidance !== "" && (
            <section className="card stack-8">
              <div className="between base">
                <h2 className="t17">Eating this week</h2>
                {nutritionSummary !== null && (
                  <Why
                    title="Why these numbers?"
                    text={`${nutritionSummary.rationale} At rest you burn ${formatNumber(nutritionSummary.bmr, 0)} kcal, in all ${formatNumber(nutritionSummary.tdee, 0)} kcal. Each day ${formatNumber(nutritionSummary.macroSplit.carbohydrateGrams, 0)} g of carbohydrate and ${formatNumber(nutritionSummary.macroSplit.fatGrams, 0)} g of fat.`}
                    facts={plan.facts.filter((fact) => fact.rule.startsWith("coach.N"))}
                  />
                )}
              </div>
              <p className="c2 prose">{plan.nutritionGuidance}</p>
            </section>
          )}
          {plan.progressionPlan !== "" && (
            <section className="card stack-8">
              <h2 className="t17">What comes next</h2>
              <p className="c2 prose">{plan.progressionPlan}</p>
            </section>
          )}
        </div>
        <div>
          <ol className="card flush list plan-days">
            {weekdays.map((weekday) => {
              const day = days[weekday];
              return (
                <li key={weekday}>
                  <span className="c2 b wd">
                    <abbr title={weekdayNames[weekday]}>{weekdayNames[weekday].slice(0, 3)}</abbr>
                  </span>
                  <span className="grow">
                    <span className="between base">
                      <b>{day.name}</b>
                      <span className="t13 c2">{day.focus}</span>
                    </span>
                    <span className="t13 c2">
                      {[
                        day.time,
                        day.location,
                        day.exercises.length === 0 ? "" : formatCount(day.exercises.length, "exercise"),
                      ]
                        .filter((part) => part !== "")
                        .join(" · ")}
                    </span>
                  </span>
                </li>
              );
            })}
          </ol>
        </div>
      </div>
    </>
  );
}
