/** One person's settings (spec §3 "User settings" and the flags of spec §4). One record; each field merges by itself. */
import type * as z from "zod/mini";
import type { ShownUnits } from "../shared/units.ts";
import type { settingsSchema } from "./settings.schema.ts";

/** One person's settings; see `settingsSchema`. */
export type Settings = z.infer<typeof settingsSchema>;

/** Settings of a new profile. */
export const defaultSettings: Settings = {
  lastPlanUpdate: null,
  weekOneOn: null,
  goalFrom: null,
  lastPlanSummary: "",
  weeklyStrategy: "",
  isAssessmentWeek: false,
  assessmentWeekNumber: 0,
  hideInstallPrompt: false,
  hideWelcomeTour: false,
  units: "imperial",
  energy: "kcal",
  theme: "system",
  aiConsent: "unasked",
  logsReserve: false,
  workoutReminders: true,
  reviewReminders: true,
  quietFrom: null,
  quietTo: null,
  reminderZone: null,
};

/** The units to show. @param settings undefined before there are any; older ones know of no unit of energy */
export const shownUnits = (settings: Partial<ShownUnits> | undefined): ShownUnits => ({
  units: settings?.units ?? defaultSettings.units,
  energy: settings?.energy ?? defaultSettings.energy,
});
