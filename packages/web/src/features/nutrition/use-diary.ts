/** A day of the diary with its week, live from this device, and the goals of the plan in force on each day (NUT-06). */
import { shownUnits } from "@muster/domain/profiles/settings";
import { diaryDayId, settingsId } from "@muster/domain/record-ids";
import { addDays, type CivilDate, weekOf } from "@muster/domain/shared/dates";
import type { EnergyUnit } from "@muster/domain/shared/units";
import { usePlanDays } from "../../data/reads/use-plan.ts";
import type { Stored } from "../../data/store/device-store.ts";
import { type Live, useLive } from "../../data/store/use-live.ts";
import { type GoalsOn, goalsOfPlan } from "./goals-on.ts";

/** A diary line with its record's id. */
export type DiaryLine = Stored<"nutritionEntry">;

type Diary = {
  /** Of the day, in the order in which they were logged. */
  readonly lines: readonly DiaryLine[];
  /** Of the day before. */
  readonly before: readonly DiaryLine[];
  /** Of the whole week, Monday to Sunday. */
  readonly week: readonly DiaryLine[];
  readonly closed: boolean;
  /** The unit in which energy is shown and typed. */
  readonly energy: EnergyUnit;
};

/** The diary around a date. */
export const useDiary = (profileId: string, date: CivilDate): Live<Diary> =>
  useLive(
    async (reads): Promise<Diary> => {
      const [monday = date, sunday = date] = [weekOf(date)[0], weekOf(date)[6]];
      const yesterday = addDays(date, -1);
      const [lines, day, settings] = await Promise.all([
        reads.byDay("nutritionEntry", profileId, yesterday < monday ? yesterday : monday, sunday),
        reads.get("diaryDay", diaryDayId(profileId, date)),
        reads.get("settings", settingsId(profileId)),
      ]);
      const sorted = lines.toSorted((a, b) => (a.createdAt < b.createdAt ? -1 : 1));
      return {
        lines: sorted.filter((line) => line.logDate === date),
        before: sorted.filter((line) => line.logDate === yesterday),
        week: sorted.filter((line) => line.logDate >= monday),
        closed: day?.closed === true,
        energy: shownUnits(settings).energy,
      };
    },
    [profileId, date],
  );

/** The goals of each day of the week that holds `date`. */
export const useGoals = (date: CivilDate): GoalsOn | undefined => goalsOfPlan(usePlanDays(weekOf(date)));
