/** One person's settings (spec §3 "User settings" and the flags of spec §4). One record; each field merges by itself. */
import type * as z from "zod/mini";
import type { settingsSchema } from "./settings.schema.ts";

/** One person's settings; see `settingsSchema`. */
export type Settings = z.infer<typeof settingsSchema>;

/** Settings of a new profile. */
export const defaultSettings: Settings = {
  lastPlanUpdate: null,
  weekOneOn: null,
  lastPlanSummary: "",
  weeklyStrategy: "",
  isAssessmentWeek: false,
  assessmentWeekNumber: 0,
  hideInstallPrompt: false,
  hideWelcomeTour: false,
  units: "imperial",
  theme: "system",
  aiConsent: "unasked",
  logsReserve: false,
  workoutReminders: true,
  reviewReminders: true,
  quietFrom: null,
  quietTo: null,
  reminderZone: null,
};
