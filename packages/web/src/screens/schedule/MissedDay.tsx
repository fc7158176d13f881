import type { WeeklyPlan } from "@muster/domain/planning/plan";
import { gearId, profileRecordId } from "@muster/domain/record-ids";
import { type MissedChoice, missedChoices } from "@muster/domain/schedule/missed-day";
import { type CivilDate, weekdayOf } from "@muster/domain/shared/dates";
import { nextOrdinal, skipSession } from "@muster/domain/training/workout";
import { useEffect, useRef, useState } from "react";
import { showToast } from "../../components/overlays/toasts.ts";
import type { PlanOnDay } from "../../data/reads/read-plan.ts";
import { useServices } from "../../data/services.ts";
import { saveErrorText } from "../../data/store/save-error.ts";
import type { EditBase } from "../../features/planning/editor/edit-base.ts";
import { MissedDayCard } from "../../features/planning/MissedDayCard.tsx";
import { choiceWords } from "../../features/planning/missed-words.ts";
import { usePlanEdit } from "./use-plan-edit.ts";

/** A past training day on which nothing was logged. */
export type MissedDayProps = {
  readonly profileId: string;
  readonly today: CivilDate;
  readonly missed: PlanOnDay;
};

type Ready = { readonly base: EditBase; readonly choices: readonly MissedChoice[] };

/** What to do about a training day that passed: reads the plan, asks the rules, saves what is tapped, with undo. */
export function MissedDay({ profileId, today, missed }: MissedDayProps) {
  const { store, now } = useServices();
  const edit = usePlanEdit(profileId, today);
  const [ready, setReady] = useState<Ready>();
  const [failure, setFailure] = useState<string>();
  const busy = useRef(false);
  const latest = useRef({ edit, store, workout: missed.workout });
  const { date, workout } = missed;
  const planKey = missed.planDayKey;
  useEffect(() => {
    let gone = false;
    const read = async () => {
      const [base, profile, home, from, { sessionsClash }, { sessionFits }] = await Promise.all([
        latest.current.edit.base(today),
        latest.current.store.get("profile", profileRecordId(profileId)),
        latest.current.store.get("gear", gearId(profileId, "home")),
        latest.current.edit.earliest(),
        import("@muster/coach/edit/session-fits"),
        import("@muster/coach/edit/session-fits"),
      ]);
      if (gone || base === undefined) return;
      const choices = missedChoices({
        missed: { date, workout: latest.current.workout },
        days: base.days,
        today,
        from: from > base.from ? from : base.from,
        keepsFree: (other) => profile?.restDays.includes(weekdayOf(other)) ?? false,
        clash: sessionsClash,
        fits: (session) => profile !== undefined && sessionFits(session, profile, home),
      });
      setReady({ base, choices });
    };
    // Without the card the day can still be changed from its menu.
    read().catch((problem: unknown) => console.error(problem));
    return () => {
      gone = true;
    };
    // Another version of the plan is another card (its key): nothing here is older than what is shown.
  }, [profileId, today, date]);
  if (ready === undefined) return null;

  const drop = async (said: string): Promise<string | undefined> => {
    const sessions = await store.byDay("session", profileId, date, date);
    const at = now().toISOString();
    const changes = skipSession({
      profileId,
      date,
      timeZone: Intl.DateTimeFormat().resolvedOptions().timeZone,
      now: at,
      plan: missed.plan === undefined ? null : { planId: missed.plan.id, planDayId: planKey },
      variant: "main",
      workout,
      ordinal: nextOrdinal(sessions, date),
    });
    const saved = await store.write(profileId, changes);
    if (!saved.ok) return saveErrorText(saved.error);
    const undo = () =>
      void store.write(
        profileId,
        changes.map(({ id }) => ({
          kind: "session" as const,
          id,
          patch: { skippedAt: null, discardedAt: at },
        })),
      );
    showToast({ kind: "success", text: said, undo });
    return undefined;
  };
  /** Safety refuses here too; what is only worth knowing does not ask back: one tap, and Undo. */
  const change = async (days: WeeklyPlan, said: string): Promise<string | undefined> => {
    const coach = await edit.coach().catch(() => undefined);
    const { base } = ready;
    const timed = Object.fromEntries(
      Object.entries(days).map(([weekday, day]) => {
        // Entries of a week have its weekdays as keys.
        const before = base.days[weekday as keyof WeeklyPlan];
        return [weekday, coach === undefined || day === before ? day : coach.refreshed(day, day)];
      }),
      // fromEntries widens the keys; they are the week's own.
    ) as WeeklyPlan;
    const refused = coach?.findings(base, timed).find(({ severity }) => severity === "refuse");
    return refused === undefined ? edit.save({ base, days: timed, said }) : refused.text;
  };
  const choose = async (kind: string): Promise<void> => {
    const choice = ready.choices.find((one) => one.kind === kind);
    if (choice === undefined || busy.current) return;
    busy.current = true;
    const { said } = choiceWords(choice, date, today);
    const message = choice.kind === "drop" ? await drop(said) : await change(choice.days, said);
    busy.current = false;
    setFailure(message);
  };
  return (
    <MissedDayCard
      date={date}
      workout={workout}
      failure={failure}
      choices={ready.choices.map((choice) => ({ key: choice.kind, ...choiceWords(choice, date, today) }))}
      onChoose={(key) => void choose(key)}
    />
  );
}
