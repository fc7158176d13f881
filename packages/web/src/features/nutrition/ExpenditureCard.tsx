import { enough, expenditureView } from "@muster/domain/nutrition/expenditure-view";
import type { CivilDate } from "@muster/domain/shared/dates";
import { formatCount, formatEnergyGoal, formatNumber } from "@muster/domain/shared/format";
import { type EnergyUnit, goalEnergy } from "@muster/domain/shared/units";
import { commonText } from "../../components/common.text.ts";
import { ButtonLink } from "../../components/controls/ButtonLink.tsx";
import { Card } from "../../components/layout/Card.tsx";
import { Why } from "../../components/overlays/WhySheet.tsx";
import { useLive } from "../../data/store/use-live.ts";
import { expenditureText } from "./diary.text.ts";
import { readExpenditure } from "./read-expenditure.ts";

/** Mifflin-St Jeor gives kcal. */
const bmrFormula = {
  kcal: expenditureText.formulaKcal,
  kJ: expenditureText.formulaKilojoules,
} as const;

/** What the person burns a day, learned from scale and diary, with how sure it is (feature F9). */
export function ExpenditureCard({
  profileId,
  today,
  energy,
}: {
  readonly profileId: string;
  readonly today: CivilDate;
  readonly energy: EnergyUnit;
}) {
  const live = useLive((reads) => readExpenditure(reads, profileId, today), [profileId, today]);
  if (live.state !== "ready" || live.value === undefined) return null;
  const { bmr, prior, priorFrom, milkKcal, tdee, sd, foodDays, weighIns } = live.value;
  const { from, to, isLearning } = expenditureView(live.value);
  const amount = (of: number): string => formatNumber(goalEnergy(energy, of), 0);
  const fact = (id: string, subject: string, value: number, unit: string, source: string, rule: string) => ({
    id,
    subject,
    value: Math.round(value),
    unit,
    source,
    rule,
  });
  return (
    <Card
      id="expenditure"
      title={expenditureText.whatYouBurn}
      className="stack-8"
      aside={
        <Why
          title={expenditureText.whyThisEstimate}
          text={expenditureText.dayByDay(formatEnergyGoal(7_700, energy))}
          facts={[
            fact(
              "bmr",
              expenditureText.atRest,
              goalEnergy(energy, bmr),
              energy,
              expenditureText.mifflinStJeor,
              bmrFormula[energy],
            ),
            fact(
              "prior",
              expenditureText.withYourTraining,
              goalEnergy(energy, prior),
              energy,
              expenditureText.formula,
              expenditureText.priorRule({
                grows: priorFrom === "growth",
                milk: milkKcal > 0 ? amount(milkKcal) : undefined,
              }),
            ),
            fact(
              "days",
              expenditureText.completeFoodDays,
              foodDays,
              expenditureText.days,
              expenditureText.yourDiary12Weeks,
              expenditureText.completeDays,
            ),
            fact(
              "scale",
              expenditureText.weighIns,
              weighIns,
              "",
              expenditureText.weighInSource,
              expenditureText.slipsOfTheScaleLeftOut,
            ),
            fact(
              "tdee",
              expenditureText.estimate,
              goalEnergy(energy, tdee),
              energy,
              expenditureText.twoStateFilter,
              expenditureText.standardDeviation(formatEnergyGoal(sd, energy)),
            ),
          ]}
        />
      }
    >
      <p className="row base wrap">
        <span className="number title-large">{amount(tdee)}</span>
        <span className="muted">
          {expenditureText.energyADay({ energy, from: amount(from), to: amount(to) })}
        </span>
      </p>
      <p className="muted">
        {isLearning
          ? expenditureText.learning({
              foodDays: formatCount(foodDays, "food day"),
              foodDays2: enough.foodDays,
              weighIns: formatCount(weighIns, "weigh-in"),
              weighIns2: enough.weighIns,
            })
          : expenditureText.learned}
      </p>
      <div>
        <ButtonLink variant="ghost" className="flush" href="/progress">
          {commonText.weightTrend}
        </ButtonLink>
      </div>
    </Card>
  );
}
