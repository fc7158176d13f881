/** What may become of a training day that passed, and the tap that decides it: saved, with undo. */
import type { WeeklyPlan } from "@muster/domain/planning/plan";
import { gearId, profileRecordId } from "@muster/domain/record-ids";
import { type MissedChoice, missedChoices } from "@muster/domain/schedule/missed-day";
import { type CivilDate, weekdayOf } from "@muster/domain/shared/dates";
import { nextOrdinal, skipSession } from "@muster/domain/training/workout";
import { useEffect, useRef, useState } from "react";
import { showToast } from "../../components/overlays/toasts.ts";
import type { PlanOnDay } from "../../data/reads/read-plan.ts";
import { useServices } from "../../data/services.ts";
import { saveErrorText } from "../../data/store/save-error.text.ts";
import type { EditBase } from "../../features/planning/editor/edit-base.ts";
import { choiceWords } from "../../features/planning/missed-words.ts";
import { usePlanEdit } from "./use-plan-edit.ts";

type MissedDayActions = {
  /** undefined until the plan is read and the rules are asked. */
  readonly choices: readonly MissedChoice[] | undefined;
  /** Why the last choice changed nothing. */
  readonly failure: string | undefined;
  readonly choose: (choice: MissedChoice) => Promise<void>;
};

type Ready = { readonly base: EditBase; readonly choices: readonly MissedChoice[] };

export const useMissedDay = (profileId: string, today: CivilDate, missed: PlanOnDay): MissedDayActions => {
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
  const change = async (base: EditBase, days: WeeklyPlan, said: string): Promise<string | undefined> => {
    const coach = await edit.coach().catch(() => undefined);
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
  const choose = async (choice: MissedChoice): Promise<void> => {
    if (ready === undefined || busy.current) return;
    busy.current = true;
    const { said } = choiceWords(choice, date, today);
    const message = choice.kind === "drop" ? await drop(said) : await change(ready.base, choice.days, said);
    busy.current = false;
    setFailure(message);
  };
  return { choices: ready?.choices, failure, choose };
};
