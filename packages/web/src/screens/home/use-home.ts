import { addDays, type CivilDate, weekOf } from "@muster/domain/shared/dates";
import { useEffect, useState } from "react";
import type { CurrentProfile } from "../../data/household/current-profile.ts";
import { readHomeSnapshot, writeHomeSnapshot } from "../../data/reads/home-snapshot.ts";
import type { PlanOnDay } from "../../data/reads/read-plan.ts";
import { usePlanDays } from "../../data/reads/use-plan.ts";
import { useServices } from "../../data/services.ts";
import { useDayActions } from "../../features/home/use-day-actions.ts";
import { useHomeRecords } from "../../features/home/use-home-records.ts";
import { useRemindLater } from "../../features/home/use-remind-later.ts";
import { type HomeContent, homeContent } from "./home-content.ts";

/** Home's picture: from the snapshot for the first paint, from the records as soon as the database has answered. */
export const useHome = (profile: CurrentProfile, today: CivilDate) => {
  const { now } = useServices();
  const [dismissedUntil, remindLater] = useRemindLater(profile.id);
  const [first] = useState(() => readHomeSnapshot<HomeContent>(profile.id, today));
  const plan = usePlanDays([...new Set([...weekOf(today), addDays(today, 1)])]);
  const records = useHomeRecords(today);
  if (records.state === "error") throw records.error;

  const known = records.state === "ready" ? records.value : undefined;
  const planned = new Map<CivilDate, PlanOnDay>();
  if (plan.state === "ready")
    for (const day of plan.days) if (day.is === "planned") planned.set(day.date, day);
  const dayOn = (date: CivilDate) => planned.get(date);
  const live =
    known === undefined || plan.state === "loading"
      ? undefined
      : homeContent({ today, now: now(), dayOn, records: known, dismissedUntil });

  const text = JSON.stringify(live);
  const hasPasscode = known?.hasPasscode ?? true;
  useEffect(() => {
    if (text !== undefined) writeHomeSnapshot({ id: profile.id, hasPasscode }, today, JSON.parse(text));
  }, [text, hasPasscode, profile.id, today]);

  return {
    view: live ?? first,
    actions: useDayActions(today, dayOn(today), known?.sessions),
    /** The plan is somewhere else, and nothing of it was ever shown here today. */
    waits: first === undefined && plan.state === "loading" && plan.waitsFor === "sync",
    remindLater,
  };
};
