import { toldDays } from "@muster/coach/state/told-lately";
import { profileRecordId } from "@muster/domain/record-ids";
import { addDays, type CivilDate } from "@muster/domain/shared/dates";
import { useEffect, useMemo } from "react";
import { ButtonLink } from "../../components/ButtonLink.tsx";
import { Icon } from "../../components/Icon.tsx";
import { useLive } from "../../data/use-live.ts";
import { usePlanDay } from "../../data/use-plan.ts";
import "./coaching.css";
import { toldWords } from "./told-words.ts";

export type HealthTodayProps = {
  readonly profileId: string;
  readonly today: CivilDate;
  /** Whether what was told ends training. */
  readonly onUrgent?: (urgent: boolean) => void;
};

/** Above a workout to do: what the person told in the last seven days and the plan may not know yet (coach.F1-F3, R6). */
export function HealthToday({ profileId, today, onUrgent }: HealthTodayProps) {
  const day = usePlanDay(today);
  const live = useLive(
    async (reads) => {
      const since = addDays(today, 1 - toldDays);
      const [profile, checkIns, logNotes] = await Promise.all([
        reads.get("profile", profileRecordId(profileId)),
        reads.byDay("checkIn", profileId, since, today),
        reads.byDay("exerciseLog", profileId, since, today),
      ]);
      return {
        note: profile?.limits.note ?? "",
        checkIns: checkIns.toSorted((a, b) => (a.date < b.date ? -1 : 1)),
        // Most logs have none: a set that is logged changes nothing of what was told.
        logNotes: logNotes.flatMap(({ date, notes }) => (notes.trim() === "" ? [] : [{ date, notes }])),
      };
    },
    [profileId, today],
  );
  const records = live.state === "ready" ? live.value : undefined;
  const [isPlanned, plan, trains] =
    day.state === "ready" ? [true, day.plan, day.workout.kind === "training"] : [false, undefined, false];
  const told = JSON.stringify(records);
  // biome-ignore lint/correctness/useExhaustiveDependencies: `told` is what `records` says: each set reads the same again, and looking through words takes a while
  const words = useMemo(
    () => (records && isPlanned ? toldWords({ today, ...records }, { trains, plan }) : undefined),
    [today, told, isPlanned, plan, trains],
  );
  const urgent = words?.urgent === true;
  useEffect(() => {
    onUrgent?.(urgent);
  }, [urgent, onUrgent]);
  if (words === undefined) return null;
  const [first, ...rest] = words.lines;
  return (
    <section className={urgent ? "card stack-8 health-urgent" : "card stack-8"} aria-labelledby="health">
      <h2 className="t17 row" id="health">
        <Icon name={urgent ? "warning" : "heart"} />
        For your health
      </h2>
      <p className={urgent ? "b" : undefined}>{first}</p>
      {rest.map((line) => (
        <p key={line}>{line}</p>
      ))}
      {words.replan && (
        <ButtonLink kind="s" href="/weekly-planner">
          Open the planner
        </ButtonLink>
      )}
    </section>
  );
}
