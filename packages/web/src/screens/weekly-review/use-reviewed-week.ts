import { reviewedWeek } from "@muster/domain/review/week-summary";
import type { CivilDate } from "@muster/domain/shared/dates";
import { usePlanWeek } from "../../data/reads/use-plan.ts";
import { historyArrives, useSyncStatus } from "../../data/sync/use-sync-status.ts";
import { useIsNobody } from "../../features/review/use-is-nobody.ts";
import { useReviewRecords } from "../../features/review/use-review-records.ts";

/** What the review looks back on, and whether all of it is on this device. */
export const useReviewedWeek = (profileId: string, today: CivilDate) => {
  const week = reviewedWeek(today);
  const live = useReviewRecords(profileId, today, week.from, week.to);
  const planned = usePlanWeek(week.from);
  /** Earlier records of the person are still coming in. */
  const arrives = historyArrives(useSyncStatus());
  /** The profile itself is not here yet. */
  const waits = live.state === "ready" && live.value.profile === undefined;
  const isNobody = useIsNobody(profileId, waits);
  return { week, live, planned, arrives, waits, isNobody };
};
