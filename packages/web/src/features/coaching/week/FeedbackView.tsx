import { leastJudgedDays } from "@muster/domain/nutrition/complete-days";
import type { Plan } from "@muster/domain/planning/plan";
import { factsIn } from "@muster/domain/planning/units/facts-in-units";
import { planProseIn } from "@muster/domain/planning/units/prose-in-units";
import { shownUnits } from "@muster/domain/profiles/settings";
import { formatNumber } from "@muster/domain/shared/format";
import { energyName } from "@muster/domain/shared/format.text";
import { goalEnergy } from "@muster/domain/shared/units";
import { commonText } from "../../../components/common.text.ts";
import { Icon } from "../../../components/layout/Icon.tsx";
import type { IconName } from "../../../components/layout/icons.data.ts";
import { WholeWords } from "../../../components/layout/WholeWords.tsx";
import { Why } from "../../../components/overlays/WhySheet.tsx";
import { Fixes } from "./Fixes.tsx";
import { weekFeedbackText } from "./feedback.text.ts";
import { PlanChangeList } from "./PlanChangeList.tsx";
import { ComesNext, HealthNotice, RequestAnswers } from "./PlanNotices.tsx";
import { ProgressSummary } from "./ProgressSummary.tsx";
import type { FeedbackFigures } from "./use-feedback-figures.ts";
import { Replaced, WrittenBy } from "./WrittenBy.tsx";
import { weekReasons } from "./week-reasons.ts";

type FeedbackViewProps = {
  readonly plan: Plan;
  /** 'Week 7', or 'the new week' when its number is not known any more. */
  readonly weekName: string;
  /** undefined while they are read. */
  readonly figures: FeedbackFigures | undefined;
};

/** How the week went, what to eat, what is different now (FEED-01). */
export function FeedbackView({ plan: stored, weekName, figures }: FeedbackViewProps) {
  const shown = figures?.shown ?? shownUnits(undefined);
  const { energy } = shown;
  const plan = planProseIn(shown, stored);
  const facts = factsIn(shown, plan.facts);
  const { weeklyFeedback: feedback, nutritionSummary: nutrition, designedBy, changes } = plan;
  return (
    <>
      <div className="stack-8">
        <h1 className="title-large">{plan.programName}</h1>
        {feedback !== null && (
          <p className="muted text-large prose">
            <WholeWords text={feedback.progressAssessment} />{" "}
            <Why
              title={weekFeedbackText.whyTheseFigures}
              text={weekFeedbackText.figuresHint}
              facts={weekReasons(plan, shown)}
            />
          </p>
        )}
        <WrittenBy plan={plan} />
        <Replaced designedBy={designedBy} />
      </div>
      <HealthNotice facts={facts} />
      <RequestAnswers facts={facts} />
      {figures !== undefined && <ProgressSummary progress={figures.progress} units={shown.units} />}
      {feedback !== null && (feedback.strengths.length > 0 || feedback.areasToImprove.length > 0) && (
        <section className="card stack">
          {feedback.strengths.length > 0 && (
            <>
              <h2 className="text-large">{weekFeedbackText.strengths}</h2>
              <Points items={feedback.strengths} icon="check" accent />
            </>
          )}
          {feedback.strengths.length > 0 && feedback.areasToImprove.length > 0 && <hr className="rule" />}
          {feedback.areasToImprove.length > 0 && (
            <>
              <h2 className="text-large">{weekFeedbackText.areasToImprove}</h2>
              <Points items={feedback.areasToImprove} icon="up" />
            </>
          )}
        </section>
      )}
      {nutrition !== null && (
        <section className="card stack">
          <div className="between base">
            <h2 className="text-large">{weekFeedbackText.nutrition}</h2>
            <Why
              title={commonText.whyTheseNumbers}
              text={nutrition.rationale}
              facts={facts.filter((fact) => fact.rule.startsWith("coach.N"))}
            />
          </div>
          {figures?.eaten != null && figures.eaten.daysLogged >= leastJudgedDays && (
            <>
              <h3 className="text-small bold muted">{weekFeedbackText.lastWeek}</h3>
              <dl className="label-values">
                <Amount
                  label={weekFeedbackText.wholeDaysLogged}
                  value={figures.eaten.daysLogged}
                  unit={weekFeedbackText.ofSevenDays}
                />
                <Amount
                  label={weekFeedbackText.averageEnergy(energyName(energy).toLowerCase())}
                  value={goalEnergy(energy, figures.eaten.avgCalories)}
                  unit={energy}
                />
                {figures.eaten.avgProtein !== null && (
                  <Amount
                    label={weekFeedbackText.averageProtein}
                    value={figures.eaten.avgProtein}
                    unit={commonText.grams}
                  />
                )}
                <Amount
                  label={weekFeedbackText.daysOnTarget}
                  value={figures.eaten.daysOnTarget}
                  unit={weekFeedbackText.ofSevenDays}
                />
              </dl>
              <h3 className="text-small bold muted">{weekFeedbackText.fromNowOn}</h3>
            </>
          )}
          <dl className="label-values">
            <Amount
              label={weekFeedbackText.energyADay(energyName(energy))}
              value={goalEnergy(energy, nutrition.weeklyAverageCalories)}
              unit={energy}
            />
            <Amount
              label={weekFeedbackText.proteinADay}
              value={nutrition.weeklyAverageProtein}
              unit={commonText.grams}
            />
            <Amount
              label={weekFeedbackText.carbohydrateADay}
              value={nutrition.macroSplit.carbohydrateGrams}
              unit={commonText.grams}
            />
            <Amount
              label={weekFeedbackText.fatADay}
              value={nutrition.macroSplit.fatGrams}
              unit={commonText.grams}
            />
            <Amount
              label={weekFeedbackText.atRestYouBurn}
              value={goalEnergy(energy, nutrition.bmr)}
              unit={energy}
            />
            <Amount
              label={weekFeedbackText.inAllYouBurn}
              value={goalEnergy(energy, nutrition.tdee)}
              unit={energy}
            />
          </dl>
          {plan.nutritionGuidance !== "" && (
            <p className="muted prose">
              <WholeWords text={plan.nutritionGuidance} />
            </p>
          )}
        </section>
      )}
      {changes.length > 0 && (
        <section className="card stack">
          <h2 className="text-large">{weekFeedbackText.whatChanged(weekName)}</h2>
          {/* The built-in coach ends its assessment with these words. */}
          {feedback?.progressAssessment.includes(plan.weekSummary) === false && (
            <p className="muted prose">
              <WholeWords text={plan.weekSummary} />
            </p>
          )}
          <PlanChangeList changes={changes} shown={shown} />
        </section>
      )}
      <ComesNext text={plan.progressionPlan} />
      {feedback !== null && feedback.motivationalMessage !== "" && (
        <p className="text-large bold">{feedback.motivationalMessage}</p>
      )}
      <p className="text-small muted">
        {weekFeedbackText.designedBy(designedBy.name)} <Fixes designedBy={designedBy} shown={shown} />
      </p>
    </>
  );
}

function Points({
  items,
  icon,
  accent = false,
}: {
  readonly items: readonly string[];
  readonly icon: IconName;
  readonly accent?: boolean;
}) {
  return (
    <ul className="bullet-rows">
      {items.map((item) => (
        <li key={item}>
          <span className={accent ? "ca" : "muted"}>
            <Icon name={icon} />
          </span>
          <span>
            <WholeWords text={item} />
          </span>
        </li>
      ))}
    </ul>
  );
}

function Amount({
  label,
  value,
  unit,
}: {
  readonly label: string;
  readonly value: number;
  readonly unit: string;
}) {
  return (
    <div className="between">
      <dt className="muted">{label}</dt>
      <dd className="number text-large">
        {formatNumber(value, 0)}
        <small>{unit}</small>
      </dd>
    </div>
  );
}
