/** What the review screen reads: the person, their settings, the week under review and the check-in before it. */
import { defaultSettings, type Settings } from "@muster/domain/profiles/settings";
import { checkInId, profileRecordId, settingsId } from "@muster/domain/record-ids";
import type { CheckIn } from "@muster/domain/review/check-in";
import type { ReviewContext } from "@muster/domain/review/review-context";
import { type ReviewTiming, reviewTiming } from "@muster/domain/review/review-timing";
import type { CivilDate } from "@muster/domain/shared/dates";
import { readReviewContext } from "../../data/reads/read-review-context.ts";
import type { Stored } from "../../data/store/device-store.ts";
import { useLive } from "../../data/store/use-live.ts";
import { readLastValues, withLoggedBests } from "./check-in-records.ts";

type ReviewRecords = {
  /** undefined: nobody to review, the screen leads to onboarding. */
  readonly profile: Stored<"profile"> | undefined;
  readonly settings: Settings;
  /** What the latest check-in before today's says, or was measured since; else the profile's values at the start. */
  readonly previous: Partial<CheckIn> | undefined;
  /** Today's check-in, from the check-in form or from a review that was sent already. */
  readonly sameDay: CheckIn | undefined;
  /** Whether the week is over and still to be reviewed. */
  readonly timing: ReviewTiming;
  readonly sessions: readonly Stored<"session">[];
  /** The week as the review works from it; undefined as long as the profile is. */
  readonly context: ReviewContext | undefined;
};

/** @param from @param to the week under review, inclusive */
export const useReviewRecords = (profileId: string, today: CivilDate, from: CivilDate, to: CivilDate) =>
  useLive(
    async (reads): Promise<ReviewRecords> => {
      const [profile, settings, checkIns, sessions, logs, context] = await Promise.all([
        reads.get("profile", profileRecordId(profileId)),
        reads.get("settings", settingsId(profileId)),
        reads.all("checkIn", profileId),
        reads.byDay("session", profileId, from, to),
        reads.byDay("exerciseLog", profileId, from, to),
        readReviewContext(reads, { profileId, today, from, to }),
      ]);
      return {
        profile,
        settings: settings ?? defaultSettings,
        timing: reviewTiming({
          settings: settings ?? defaultSettings,
          today,
          // Only the review asks for its tests.
          reviewedOn: checkIns.filter(({ pullups }) => pullups !== null).map(({ date }) => date),
        }),
        sameDay: checkIns.find(({ id }) => id === checkInId(profileId, today)),
        previous: withLoggedBests(
          await readLastValues(reads, profileId, { checkIns, start: fromProfile(profile), today }),
          logs.filter(({ sessionId }) =>
            sessions.some(({ id, discardedAt }) => id === sessionId && discardedAt === null),
          ),
        ),
        sessions,
        context,
      };
    },
    [profileId, today, from, to],
  );

const fromProfile = (profile: Stored<"profile"> | undefined): Partial<CheckIn> | undefined =>
  profile === undefined
    ? undefined
    : {
        weight: profile.weight,
        bodyFat: profile.bodyFat,
        pullups: profile.pullups,
        pushups: profile.pushups,
      };
