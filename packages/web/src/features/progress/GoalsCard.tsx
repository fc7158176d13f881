import type { Profile } from "@muster/domain/profiles/profile";
import type { Figures } from "@muster/domain/progress/figures";
import { armsGoal, bodyFatGoal, bodyFatStart } from "@muster/domain/progress/goals";
import { measurementSeries } from "@muster/domain/progress/measurement-series";
import { whyFact } from "@muster/domain/progress/why-facts.text";
import type { CivilDate } from "@muster/domain/shared/dates";
import { formatLength, formatNumber } from "@muster/domain/shared/format";
import type { UnitSystem } from "@muster/domain/shared/units";
import { Card } from "../../components/layout/Card.tsx";
import { Icon } from "../../components/layout/Icon.tsx";
import { Why } from "../../components/overlays/WhySheet.tsx";
import { progressText } from "./texts/progress.text.ts";

type GoalsProps = {
  readonly figures: Figures;
  readonly profile: Profile;
  readonly today: CivilDate;
  readonly units: UnitSystem;
};

type Goal = {
  readonly name: string;
  readonly now: string;
  readonly reached: boolean;
  /** 0-1 of the way. */
  readonly share: number;
};

/** The 12-week goals: where each stands (PROG-04). */
export function GoalsCard({ figures, profile, today, units }: GoalsProps) {
  const { pullUps, pushUps } = figures;
  const series = (metric: "bodyFat" | "arms") => measurementSeries(figures.readings, metric);
  const arms = series("arms");
  const [armsStart, armsNow] = [arms[0]?.value, arms.at(-1)?.value];
  const fatStart = bodyFatStart(profile, figures.readings, today);
  const fatNow = series("bodyFat").at(-1)?.value ?? fatStart;
  const goals: Goal[] = [
    {
      name: progressText.strictPullUps(pullUps.ladder.week12),
      now: progressText.countNow(pullUps.best),
      reached: pullUps.best >= pullUps.ladder.week12,
      share: pullUps.best / pullUps.ladder.week12,
    },
    {
      name: progressText.pushUpsInOneSet(pushUps.ladder.week12),
      now: progressText.countNow(pushUps.best),
      reached: pushUps.best >= pushUps.ladder.week12,
      share: pushUps.best / pushUps.ladder.week12,
    },
    armsStart === undefined || armsNow === undefined
      ? {
          name: progressText.moreOnArms(formatLength(1, units)),
          now: progressText.notMeasuredNow,
          reached: false,
          share: 0,
        }
      : {
          name: progressText.armsToGoal({
            more: formatLength(1, units),
            goal: formatLength(armsGoal(armsStart), units),
          }),
          now: progressText.armsNow(formatLength(armsNow, units)),
          reached: armsNow >= armsGoal(armsStart),
          share: Math.max(0, armsNow - armsStart),
        },
  ];
  if (fatStart !== null && fatNow !== null) {
    const goal = bodyFatGoal(fatStart);
    goals.push({
      name: progressText.bodyFatGoal(formatNumber(goal)),
      now: progressText.percentNow(formatNumber(fatNow)),
      reached: fatNow <= goal,
      share: fatStart > goal ? (fatStart - fatNow) / (fatStart - goal) : 1,
    });
  }
  return (
    <Card
      id="goals"
      title={progressText.goalsOf12Weeks}
      className="stack-16"
      aside={
        <Why
          title={progressText.whyTheseGoals}
          text={progressText.goalsReasons}
          facts={[
            whyFact(
              progressText.pullUps,
              pullUps.ladder.week12,
              progressText.reps,
              progressText.pullUpsRule,
              progressText.start(pullUps.ladder.start),
            ),
            whyFact(
              progressText.pushUps,
              pushUps.ladder.week12,
              progressText.reps,
              progressText.pushUpsRule,
              progressText.start(pushUps.ladder.start),
            ),
            whyFact(
              progressText.arms,
              `+${formatLength(1, units)}`,
              "",
              progressText.armsRule(formatLength(1, units)),
              armsStart === undefined
                ? progressText.notMeasuredYet
                : progressText.firstReading(formatLength(armsStart, units)),
            ),
            ...(fatStart === null
              ? []
              : [
                  whyFact(
                    progressText.bodyFat,
                    `${formatNumber(bodyFatGoal(fatStart))}%`,
                    "",
                    progressText.start5PointsNever,
                    progressText.startPercent(formatNumber(fatStart)),
                  ),
                ]),
          ]}
        />
      }
    >
      <ul className="stack-16">
        {goals.map((goal) => (
          <li className="stack-8" key={goal.name}>
            <span className="between base">
              <span className="bold">{goal.name}</span>
              <span className="row text-small muted goal-now">
                {goal.reached && (
                  <span className="ca">
                    <Icon name="check" size="s" />
                  </span>
                )}
                {goal.reached ? progressText.reachedNow(goal.now) : goal.now}
              </span>
            </span>
            <span className="way" aria-hidden="true">
              <i style={{ width: `${Math.min(100, Math.max(0, goal.share * 100))}%` }} />
            </span>
          </li>
        ))}
      </ul>
    </Card>
  );
}
