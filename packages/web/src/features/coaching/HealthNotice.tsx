import { healthAdvicePrefix, urgentAdviceId } from "@muster/coach/explain/health-advice-fact";
import type { Fact } from "@muster/domain/planning/plan";
import { Icon } from "../../components/Icon.tsx";

/** What the coach says about health, above everything else of a week, whoever designed it; nothing when all is well. */
export function HealthNotice({ facts }: { readonly facts: readonly Fact[] }) {
  const advice = facts.filter(({ id }) => id.startsWith(healthAdvicePrefix));
  if (advice.length === 0) return null;
  const urgent = advice.some(({ id }) => id === urgentAdviceId);
  return (
    <section className={urgent ? "card stack-8 health-urgent" : "card stack-8"} aria-labelledby="health">
      <h2 className="text-large row" id="health">
        <Icon name={urgent ? "warning" : "heart"} />
        For your health
      </h2>
      {advice.map(({ id, value }) => (
        <p key={id} className={id === urgentAdviceId ? "bold" : urgent ? undefined : "muted"}>
          {value}
        </p>
      ))}
    </section>
  );
}
