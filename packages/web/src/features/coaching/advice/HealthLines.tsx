import type { HealthRecords } from "@muster/coach/notes/recent-health";
import type { CivilDate } from "@muster/domain/shared/dates";
import { useEffect, useState } from "react";
import { ButtonLink } from "../../../components/controls/ButtonLink.tsx";
import { Icon } from "../../../components/layout/Icon.tsx";
import { usePlanDay } from "../../../data/reads/use-plan.ts";
import "../coaching.css";
import { adviceText } from "../coaching.text.ts";
import { recentHealthSignals } from "./recent-health-signals.ts";

/** What was told, and which part of the advice is shown. */
export type HealthLinesProps = {
  readonly told: Omit<HealthRecords, "today">;
  readonly today: CivilDate;
  /** Only what ends training, or only the rest of it: where both have places of their own. Both without it. */
  readonly only?: "urgent" | "calm";
  /** Called with whether an entry ends training; with false when the card is removed. */
  readonly onUrgent?: (urgent: boolean) => void;
  /** Shared by the cards of one screen that stand one after the other: what was read out once is not read out again. */
  readonly announced?: { current: boolean };
};

/** The card with what `HealthToday` found, in words. */
export function HealthLines({ told, today, only, onUrgent, announced }: HealthLinesProps) {
  const day = usePlanDay(today);
  const words =
    day.state === "ready"
      ? recentHealthSignals(
          { today, ...told },
          { trains: day.workout.kind === "training", exercises: day.workout.exercises, plan: day.plan },
        )
      : undefined;
  const urgent = words?.urgent === true;
  const [isAnnounced] = useState(announced?.current !== true);
  useEffect(() => {
    if (urgent && announced !== undefined) announced.current = true;
    onUrgent?.(urgent);
    return () => onUrgent?.(false);
  }, [urgent, onUrgent, announced]);
  if (words === undefined || (only !== undefined && urgent !== (only === "urgent"))) return null;
  const [first, ...rest] = words.lines;
  return (
    <section className={urgent ? "card stack-8 health-urgent" : "card stack-8"} aria-labelledby="health">
      <h2 className="text-large row" id="health">
        <Icon name={urgent ? "warning" : "heart"} />
        {adviceText.forYourHealth}
      </h2>
      {/* In a workout somebody is busy with something else: there it is read out as soon as it stands. */}
      <p
        className={urgent ? "bold" : undefined}
        role={only === "urgent" && isAnnounced ? "alert" : undefined}
      >
        {first}
      </p>
      {rest.map((line) => (
        <p key={line}>{line}</p>
      ))}
      {words.replan && (
        <ButtonLink variant="secondary" href="/weekly-planner">
          {adviceText.openThePlanner}
        </ButtonLink>
      )}
    </section>
  );
}
