/** Whether the person is old enough for plans, reviews and what belongs to them (ONB-08). */
import { hasPlan } from "@muster/domain/profiles/age";
import { profileRecordId } from "@muster/domain/record-ids";
import type { CivilDate } from "@muster/domain/shared/dates";
import { useLive } from "../store/use-live.ts";

/** @returns undefined until the profile is read */
export const useHasPlan = (profileId: string, today: CivilDate): boolean | undefined => {
  const live = useLive((reads) => reads.get("profile", profileRecordId(profileId)), [profileId]);
  if (live.state === "error") throw live.error;
  return live.state === "ready" && live.value !== undefined ? hasPlan(live.value, today) : undefined;
};
