import { enough, expenditureView } from "@muster/domain/nutrition/expenditure-view";
import type { CivilDate } from "@muster/domain/shared/dates";
import { formatCount, formatNumber } from "@muster/domain/shared/format";
import { Link } from "wouter";
import { Why } from "../../components/overlays/WhySheet.tsx";
import { useLive } from "../../data/store/use-live.ts";
import { readExpenditure } from "./read-expenditure.ts";

/** What the person burns a day, learned from scale and diary, with how sure it is (feature F9). */
export function ExpenditureCard({
  profileId,
  today,
}: {
  readonly profileId: string;
  readonly today: CivilDate;
}) {
  const live = useLive((reads) => readExpenditure(reads, profileId, today), [profileId, today]);
  if (live.state !== "ready" || live.value === undefined) return null;
  const { bmr, prior, priorFrom, milkKcal, tdee, sd, foodDays, weighIns } = live.value;
  const { kcal, from, to, isLearning } = expenditureView(live.value);
  const fact = (id: string, subject: string, value: number, unit: string, source: string, rule: string) => ({
    id,
    subject,
    value: Math.round(value),
    unit,
    source,
    rule,
  });
  return (
    <section className="card stack-8" aria-labelledby="expenditure">
      <div className="between base">
        <h2 className="text-large" id="expenditure">
          What you burn
        </h2>
        <Why
          title="Why this estimate?"
          text="Day by day: weight should move by (eaten − burned) ÷ 7,700 kcal a kg. Where the scale says otherwise, the figure moves a little. A day without food is unknown, never zero."
          facts={[
            fact("bmr", "At rest", bmr, "kcal", "Mifflin-St Jeor", "10·kg + 6.25·cm − 5·age ± gender"),
            fact(
              "prior",
              "With your training",
              prior,
              "kcal",
              "Formula",
              `${priorFrom === "growth" ? "for your age, with what growing takes" : "at rest × activity"}${milkKcal > 0 ? `, and ${milkKcal} for breastfeeding` : ""}`,
            ),
            fact(
              "days",
              "Complete food days",
              foodDays,
              "days",
              "Your diary, 12 weeks",
              "closed, or half of your usual day",
            ),
            fact(
              "scale",
              "Weigh-ins",
              weighIns,
              "",
              "Check-ins and readings, 12 weeks",
              "slips of the scale left out",
            ),
            fact(
              "tdee",
              "Estimate",
              tdee,
              "kcal",
              "Two-state filter",
              `±${formatNumber(sd, 0)} kcal standard deviation`,
            ),
          ]}
        />
      </div>
      <p className="row base wrap">
        <span className="number title-large">{formatNumber(kcal, 0)}</span>
        <span className="muted">
          kcal a day, probably {formatNumber(from, 0)}-{formatNumber(to, 0)}
        </span>
      </p>
      <p className="muted">
        {isLearning
          ? `Learning: ${formatCount(foodDays, "food day")} of ${enough.foodDays}, ${formatCount(weighIns, "weigh-in")} of ${enough.weighIns}. Until then it leans on the formula. Three weigh-ins a week help most.`
          : "Learned from your scale and your diary."}
      </p>
      <Link className="ca bold" href="/progress">
        Weight trend
      </Link>
    </section>
  );
}
