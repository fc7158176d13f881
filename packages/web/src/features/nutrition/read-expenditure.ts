/** What a person burns a day, from this device's records: weigh-ins and food through the coach's own filter. */
import type { Expenditure } from "@muster/coach/state/expenditure";
import { profileRecordId, settingsId } from "@muster/domain/record-ids";
import { addDays, type CivilDate } from "@muster/domain/shared/dates";
import type { Reads } from "../../data/store/device-store.ts";

/** Days of food that the filter looks at. */
const windowDays = 84;
/** Days of readings: the body as it was last known. */
const readingDays = 400;

/** @returns undefined without a profile */
export const readExpenditure = async (
  reads: Reads,
  profileId: string,
  today: CivilDate,
): Promise<Expenditure | undefined> => {
  const since = addDays(today, -windowDays);
  const [profile, settings, checkIns, readings, entries, diaryDays] = await Promise.all([
    reads.get("profile", profileRecordId(profileId)),
    reads.get("settings", settingsId(profileId)),
    reads.all("checkIn", profileId),
    reads.byDay("reading", profileId, addDays(today, -readingDays), today),
    reads.byDay("nutritionEntry", profileId, since, today),
    reads.byDay("diaryDay", profileId, since, today),
  ]);
  if (profile === undefined) return undefined;
  const [{ designInputFrom }, { personOf }] = await Promise.all([
    import("@muster/coach/state/design-input"),
    import("@muster/coach/state/person"),
  ]);
  return personOf(
    designInputFrom({
      profileId,
      today,
      validFrom: today,
      profile,
      settings,
      checkIns,
      readings,
      sessions: [],
      exerciseLogs: [],
      entries,
      diaryDays,
      plan: undefined,
      planDays: undefined,
    }),
  ).expenditure;
};
