import { plannedWeekDate, weekNumber } from "@muster/domain/planning/week-number";
import { lastDaysAndThisWeek } from "@muster/domain/progress/analysis";
import type { CivilDate } from "@muster/domain/shared/dates";
import { usePlanDays } from "../../data/reads/use-plan.ts";
import { historyArrives, useSyncStatus } from "../../data/sync/use-sync-status.ts";
import { useNewestPlan } from "../../features/coaching/generation/use-newest-plan.ts";
import { usePlannerRecords } from "../../features/coaching/generation/use-planner-records.ts";
import { weekFingerprint } from "../../features/coaching/proposal/pending-plan.ts";
import { useIsNobody } from "../../features/review/use-is-nobody.ts";
import { usePendingPlan } from "./use-pending-plan.ts";

/** What the planner shows, and the designed week that waits for a decision. */
export const usePlanner = (profileId: string, today: CivilDate) => {
  const live = usePlannerRecords(profileId, today);
  const lastDays = usePlanDays(lastDaysAndThisWeek(today));
  const newest = useNewestPlan(profileId, today);
  const settings = live.state === "ready" ? live.value.settings : undefined;
  const hasProfile = live.state === "ready" && live.value.hasProfile;
  const isNobody = useIsNobody(profileId, live.state === "ready" && !hasProfile);
  /** Earlier records of the person are still coming in. */
  const arrives = historyArrives(useSyncStatus());
  const week = settings === undefined ? undefined : weekNumber(settings, plannedWeekDate(today));
  const pendingPlan = usePendingPlan(
    profileId,
    today,
    hasProfile ? week : undefined,
    live.state === "ready" ? live.value.checkIn?.id : undefined,
    newest.state === "ready" ? weekFingerprint(newest.value.plan) : undefined,
  );
  return { live, lastDays, newest, week, pendingPlan, arrives, isNobody };
};
