/** What the check-in form starts from. */
import { hasPlan, isMinor } from "@muster/domain/profiles/age";
import { defaultSettings } from "@muster/domain/profiles/settings";
import { checkInId, profileRecordId, settingsId } from "@muster/domain/record-ids";
import type { CivilDate } from "@muster/domain/shared/dates";
import { useLive } from "../../data/store/use-live.ts";
import { readLastValues } from "./check-in-records.ts";

/** Today's check-in, the one before it and how the person likes their numbers. */
export const useCheckInRecords = (profileId: string, today: CivilDate) =>
  useLive(
    async (reads) => {
      const [profile, settings, checkIns] = await Promise.all([
        reads.get("profile", profileRecordId(profileId)),
        reads.get("settings", settingsId(profileId)),
        reads.all("checkIn", profileId),
      ]);
      const start = profile && { weight: profile.weight, bodyFat: profile.bodyFat };
      return {
        sameDay: checkIns.find(({ id }) => id === checkInId(profileId, today)),
        previous: await readLastValues(reads, profileId, { checkIns, start, today }),
        isChild: profile !== undefined && !hasPlan(profile, today),
        withBodyFat: profile === undefined || !isMinor(profile, today),
        units: (settings ?? defaultSettings).units,
      };
    },
    [profileId, today],
  );
