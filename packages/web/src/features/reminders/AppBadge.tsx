import { defaultSettings } from "@muster/domain/profiles/settings";
import { settingsId } from "@muster/domain/record-ids";
import { openThings } from "@muster/domain/reminders/open-things";
import { addDays, mondayOf, weekdayOf } from "@muster/domain/shared/dates";
import { useEffect } from "react";
import { usePlanDay } from "../../data/reads/use-plan.ts";
import { useToday } from "../../data/reads/use-today.ts";
import { useLive } from "../../data/store/use-live.ts";
import { showBadge } from "../../worker/app-badge.ts";

/**
 * Keeps the number on the app's icon to what waits for the person who is chosen here, on whichever screen they are.
 * With nobody chosen there is none: it was about somebody else.
 */
export function AppBadge({ profileId }: { readonly profileId: string | undefined }) {
  useEffect(() => {
    if (profileId === undefined) void showBadge(navigator, 0);
  }, [profileId]);
  return profileId === undefined ? null : <BadgeOf key={profileId} profileId={profileId} />;
}

function BadgeOf({ profileId }: { readonly profileId: string }) {
  const today = useToday();
  const plan = usePlanDay(today);
  const records = useLive(
    async (reads) => {
      const sunday = weekdayOf(today) === "sunday" ? today : addDays(mondayOf(today), -1);
      const [settings, sessions, checkIns] = await Promise.all([
        reads.get("settings", settingsId(profileId)),
        reads.byDay("session", profileId, today, today),
        reads.byDay("checkIn", profileId, sunday, today),
      ]);
      return {
        sessions,
        settings: settings ?? defaultSettings,
        reviewed: checkIns.length > 0,
      };
    },
    [profileId, today],
  );
  const count =
    plan.state === "ready" && records.state === "ready"
      ? openThings({ today, workout: plan.ideas ? undefined : plan.workout, ...records.value })
      : undefined;
  useEffect(() => {
    if (count !== undefined) void showBadge(navigator, count);
  }, [count]);
  return null;
}
