import type { Figures, Strength } from "@muster/domain/progress/figures";
import { type Ladder as LadderValues, ladderSentence, ladderShares } from "@muster/domain/progress/goals";
import { whyFact } from "@muster/domain/progress/why-facts.text";
import { formatDate } from "@muster/domain/shared/format";
import type { CSSProperties, ReactNode } from "react";
import { Icon } from "../../components/layout/Icon.tsx";
import { Why } from "../../components/overlays/WhySheet.tsx";
import { strengthText } from "./texts/strength.text.ts";

/** Pull-ups and push-ups on their way: start, week 4, week 8, week 12 (PROG-03). */
export function StrengthProgress({
  figures,
  records,
}: {
  readonly figures: Figures;
  /** Opens the personal records. */
  readonly records: ReactNode;
}) {
  return (
    <section className="sec" aria-labelledby="strength">
      <div className="between base">
        <h2 id="strength">{strengthText.strengthProgress}</h2>
        {records}
      </div>
      <div className="duo strength-cards">
        <LadderCard
          name={strengthText.pullUps}
          strength={figures.pullUps}
          goalRule={strengthText.pullUpsRule}
        />
        <LadderCard
          name={strengthText.pushUps}
          strength={figures.pushUps}
          goalRule={strengthText.pushUpsRule}
        />
      </div>
    </section>
  );
}

type LadderCardProps = {
  readonly name: string;
  readonly strength: Strength;
  readonly goalRule: string;
};

function LadderCard({ name, strength, goalRule }: LadderCardProps) {
  const { ladder, best, bests } = strength;
  const last = bests.at(-1);
  return (
    <div className="card stack-16">
      <div className="between base">
        <span className="row base">
          <h3 className="bold text-body">{name}</h3>
          <Why
            title={strengthText.whyGoalsFor(name.toLowerCase())}
            facts={[
              whyFact(
                strengthText.bestSetFact,
                best,
                strengthText.reps,
                last === undefined
                  ? strengthText.whatYourProfileSays
                  : strengthText.reachedOn(formatDate(last.date)),
                strengthText.bestSetSource,
              ),
              whyFact(
                strengthText.start,
                ladder.start,
                strengthText.reps,
                strengthText.mostInOneSetWhen,
                strengthText.yourProfile,
              ),
              whyFact(
                strengthText.week4,
                ladder.week4,
                strengthText.reps,
                strengthText.roundedUp,
                strengthText.betweenStartAndGoal,
              ),
              whyFact(
                strengthText.week8,
                ladder.week8,
                strengthText.reps,
                strengthText.roundedUp,
                strengthText.betweenStartAndGoal,
              ),
              whyFact(
                strengthText.week12,
                ladder.week12,
                strengthText.reps,
                goalRule,
                strengthText.twelveWeekGoals,
              ),
            ]}
          />
        </span>
        <span className="number title-large">
          {best}
          <small> {strengthText.bestSet}</small>
        </span>
      </div>
      <Ladder ladder={ladder} best={best} />
      <p className="muted">{ladderSentence(ladder, best)}</p>
    </div>
  );
}

const names = [strengthText.start, strengthText.week4, strengthText.week8, strengthText.week12] as const;

function Ladder({ ladder, best }: { readonly ladder: LadderValues; readonly best: number }) {
  const values = [ladder.start, ladder.week4, ladder.week8, ladder.week12];
  const shares = ladderShares(ladder, best);
  return (
    <ol className="ladder">
      {names.map((name, index) => {
        const value = values[index] ?? 0;
        const reached = best >= value;
        const style: CSSProperties & Record<"--h" | "--f", string> = {
          "--h": String(14 * (index + 1)),
          "--f": `${Math.round((shares[index] ?? 0) * 100)}%`,
        };
        return (
          <li key={name}>
            <span className="row rung">
              <b>{value}</b>
              {reached && (
                <span className="ca">
                  <Icon name="check" size="s" />
                  <span className="visually-hidden">{strengthText.reached}</span>
                </span>
              )}
            </span>
            <i style={style} aria-hidden="true" />
            <span>{name}</span>
          </li>
        );
      })}
    </ol>
  );
}
