import { healthSignalDays } from "@muster/domain/planning/limits";
import { profileRecordId } from "@muster/domain/record-ids";
import { addDays } from "@muster/domain/shared/dates";
import { lazyFile } from "../../../components/loading/lazy-part.tsx";
import { useLive } from "../../../data/store/use-live.ts";
import type { HealthLinesProps } from "./HealthLines.tsx";

/** Whose advice about health is shown, and which part of it. */
export type HealthTodayProps = Omit<HealthLinesProps, "told"> & { readonly profileId: string };

/** The reader of notes and the catalogue come with it: only who wrote or measured something waits for them. */
const HealthLines = lazyFile<HealthLinesProps>(
  () => import("./HealthLines.tsx").then((file) => file.HealthLines),
  () => null,
);

type Told = HealthLinesProps["told"];

const isTold = ({ note, checkIns, logNotes, limits = [] }: Told): boolean =>
  limits.length > 0 ||
  [note, ...[...checkIns, ...logNotes].map(({ notes }) => notes)].some((text) => text.trim() !== "") ||
  checkIns.some((one) => one.bloodPressureSystolic !== null || one.bloodPressureDiastolic !== null);

/** Above a workout to do: health entries of the last seven days that the plan may not know yet (coach.F1-F3, R6). */
export function HealthToday({ profileId, today, ...shown }: HealthTodayProps) {
  const live = useLive(
    async (reads) => {
      const since = addDays(today, 1 - healthSignalDays);
      const [profile, checkIns, logNotes, limits] = await Promise.all([
        reads.get("profile", profileRecordId(profileId)),
        reads.byDay("checkIn", profileId, since, today),
        reads.byDay("exerciseLog", profileId, since, today),
        reads.all("limit", profileId),
      ]);
      const told: Told = {
        note: profile?.limits.note ?? "",
        checkIns: checkIns.toSorted((a, b) => (a.date < b.date ? -1 : 1)),
        logNotes,
        limits,
      };
      return told;
    },
    [profileId, today],
  );
  if (live.state !== "ready" || !isTold(live.value)) return null;
  return <HealthLines told={live.value} today={today} {...shown} />;
}
