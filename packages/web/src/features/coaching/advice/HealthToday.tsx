import { healthSignalDays } from "@muster/coach/notes/recent-health";
import { profileRecordId } from "@muster/domain/record-ids";
import { addDays, type CivilDate } from "@muster/domain/shared/dates";
import { useEffect, useState } from "react";
import { ButtonLink } from "../../../components/controls/ButtonLink.tsx";
import { Icon } from "../../../components/layout/Icon.tsx";
import { usePlanDay } from "../../../data/reads/use-plan.ts";
import { useLive } from "../../../data/store/use-live.ts";
import "../coaching.css";
import { adviceText } from "../coaching.text.ts";
import { recentHealthSignals } from "./recent-health-signals.ts";

/** Whose advice about health is shown, and which part of it. */
export type HealthTodayProps = {
  readonly profileId: string;
  readonly today: CivilDate;
  /** Only what ends training, or only the rest of it: where both have places of their own. Both without it. */
  readonly only?: "urgent" | "calm";
  /** Called with whether an entry ends training; with false when the card is removed. */
  readonly onUrgent?: (urgent: boolean) => void;
  /** Shared by the cards of one screen that stand one after the other: what was read out once is not read out again. */
  readonly announced?: { current: boolean };
};

/** Above a workout to do: health entries of the last seven days that the plan may not know yet (coach.F1-F3, R6). */
export function HealthToday({ profileId, today, only, onUrgent, announced }: HealthTodayProps) {
  const day = usePlanDay(today);
  const live = useLive(
    async (reads) => {
      const since = addDays(today, 1 - healthSignalDays);
      const [profile, checkIns, logNotes, limits] = await Promise.all([
        reads.get("profile", profileRecordId(profileId)),
        reads.byDay("checkIn", profileId, since, today),
        reads.byDay("exerciseLog", profileId, since, today),
        reads.all("limit", profileId),
      ]);
      return {
        note: profile?.limits.note ?? "",
        checkIns: checkIns.toSorted((a, b) => (a.date < b.date ? -1 : 1)),
        logNotes,
        limits,
      };
    },
    [profileId, today],
  );
  const words =
    live.state === "ready" && day.state === "ready"
      ? recentHealthSignals(
          { today, ...live.value },
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
