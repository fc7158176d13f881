/** What the planner shows before it works: the last check-in, and what was trained in the last seven days. */

import { hasPlan } from "@muster/domain/profiles/age";
import { defaultSettings, type Settings } from "@muster/domain/profiles/settings";
import { isInWindow, windows } from "@muster/domain/progress/analysis";
import { profileRecordId, settingsId } from "@muster/domain/record-ids";
import { addDays, type CivilDate } from "@muster/domain/shared/dates";
import type { Stored } from "../../../data/store/device-store.ts";
import { useLive } from "../../../data/store/use-live.ts";

type PlannerRecords = {
  readonly settings: Settings;
  /** False: the profile is not on this device yet, or there is none. */
  readonly hasProfile: boolean;
  /** Under 13: no plan, only ideas to move (ONB-08). */
  readonly isChild: boolean;
  /** Of the last 7 days; undefined asks for one (PLAN-01). */
  readonly checkIn: Stored<"checkIn"> | undefined;
  /** Of the last 7 days and today. */
  readonly sessions: readonly Stored<"session">[];
};

/** These records, live. */
export const usePlannerRecords = (profileId: string, today: CivilDate) =>
  useLive(
    async (reads): Promise<PlannerRecords> => {
      const from = addDays(today, -windows.recentDays);
      const [profile, settings, checkIns, sessions] = await Promise.all([
        reads.get("profile", profileRecordId(profileId)),
        reads.get("settings", settingsId(profileId)),
        reads.byDay("checkIn", profileId, from, today),
        reads.byDay("session", profileId, from, today),
      ]);
      const checkIn = checkIns.findLast((found) => isInWindow(found.date, today, windows.recentDays));
      return {
        settings: settings ?? defaultSettings,
        hasProfile: profile !== undefined,
        isChild: profile !== undefined && !hasPlan(profile, today),
        checkIn,
        sessions,
      };
    },
    [profileId, today],
  );
