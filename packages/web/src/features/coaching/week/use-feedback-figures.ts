/** The figures behind a feedback: what moved since the check-in before, and how the reviewed week was eaten. */
import { shownUnits } from "@muster/domain/profiles/settings";
import { profileRecordId, settingsId } from "@muster/domain/record-ids";
import { checkInProgress, type Progress } from "@muster/domain/review/check-in-progress";
import type { ReviewContext } from "@muster/domain/review/review-context";
import { reviewedWeek } from "@muster/domain/review/week-summary";
import type { ShownUnits } from "@muster/domain/shared/units";
import { readReviewContext } from "../../../data/reads/read-review-context.ts";
import { useLive } from "../../../data/store/use-live.ts";

/** Figures at the top of the feedback. */
export type FeedbackFigures = {
  readonly progress: readonly Progress[];
  /** null when nothing was logged, or the check-in is not here. */
  readonly eaten: ReviewContext["nutritionSummary"];
  readonly shown: ShownUnits;
};

/** @param reviewId the check-in that the plan was designed from */
export const useFeedbackFigures = (profileId: string, reviewId: string | null) =>
  useLive(
    async (reads): Promise<FeedbackFigures> => {
      const [checkIns, profile, settings] = await Promise.all([
        reads.all("checkIn", profileId),
        reads.get("profile", profileRecordId(profileId)),
        reads.get("settings", settingsId(profileId)),
      ]);
      const shown = shownUnits(settings);
      const now = checkIns.find(({ id }) => id === reviewId);
      if (now === undefined) return { progress: [], eaten: null, shown };
      const before = checkIns
        .filter(({ date }) => date < now.date)
        .toSorted((a, b) => (a.date < b.date ? 1 : -1))[0];
      const context = await readReviewContext(reads, {
        profileId,
        today: now.date,
        ...reviewedWeek(now.date),
      });
      return {
        progress: checkInProgress(now, before ?? profile),
        eaten: context?.nutritionSummary ?? null,
        shown,
      };
    },
    [profileId, reviewId],
  );
