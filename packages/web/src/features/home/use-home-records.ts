/** The records that Home needs besides the plan, live from this device: this week's sessions, today's food, settings. */

import type { NutritionEntry } from "@muster/domain/nutrition/entry";
import { defaultSettings, type Settings, shownUnits } from "@muster/domain/profiles/settings";
import { settingsId } from "@muster/domain/record-ids";
import { runningSession, type StoredSession } from "@muster/domain/schedule/home-card";
import { addDays, type CivilDate, mondayOf, weekdayOf } from "@muster/domain/shared/dates";
import type { ShownUnits } from "@muster/domain/shared/units";
import type { ExerciseLog } from "@muster/domain/training/session";
import { useCurrentProfile } from "../../data/household/current-profile.ts";
import { type Live, useLive } from "../../data/store/use-live.ts";
import type { PlanTexts } from "./plan-texts.ts";

/** Those records. */
export type HomeRecords = {
  readonly settings: Settings;
  /** A profile with a passcode leaves no snapshot on the device (settled point 4). Unknown counts as one. */
  readonly hasPasscode: boolean;
  /** Of this week and of yesterday, in any order. */
  readonly sessions: readonly StoredSession[];
  /** Of the running session; empty without one. */
  readonly logs: readonly ExerciseLog[];
  readonly entries: readonly NutritionEntry[];
  /** True when the review of the last Sunday, or of today, is done. */
  readonly reviewed: boolean;
  /** Where not all words are in the person's unit as they are stored. */
  readonly inUnits?: PlanTexts | undefined;
};

/** The records, live, of the current profile. */
export const useHomeRecords = (today: CivilDate): Live<HomeRecords> => {
  const profile = useCurrentProfile();
  const id = profile?.id;
  return useLive(
    async (reads): Promise<HomeRecords> => {
      if (id === undefined) throw new Error("Home is shown to nobody");
      const monday = mondayOf(today);
      const yesterday = addDays(today, -1);
      const [settings, card, sessions, entries, checkIns] = await Promise.all([
        reads.get("settings", settingsId(id)),
        reads.get("profileCard", id),
        reads.byDay("session", id, yesterday < monday ? yesterday : monday, addDays(monday, 6)),
        reads.byDay("nutritionEntry", id, today, today),
        reads.byDay("checkIn", id, lastSunday(today), today),
      ]);
      const running = runningSession(sessions, today);
      const logs =
        running === undefined ? [] : await reads.byDay("exerciseLog", id, running.date, running.date);
      return {
        settings: settings ?? defaultSettings,
        hasPasscode: card?.hasPasscode ?? true,
        sessions,
        logs: logs.filter((log) => log.sessionId === running?.id),
        entries,
        reviewed: checkIns.length > 0,
        // Last, after everything was read: what is waited for here is no part of the reading any more.
        inUnits: await planTexts(shownUnits(settings)),
      };
    },
    [id, today],
  );
};

/** Without its file the words stay as they were written. */
const planTexts = async (shown: ShownUnits): Promise<PlanTexts | undefined> =>
  shown.units === "metric" || shown.energy === "kJ"
    ? import("./plan-texts.ts").then(
        (file) => file.planTextsIn(shown),
        () => undefined,
      )
    : undefined;

/** A check-in counts as the review from the last Sunday on; one in the middle of the week before does not. */
const lastSunday = (today: CivilDate): CivilDate =>
  weekdayOf(today) === "sunday" ? today : addDays(mondayOf(today), -1);
