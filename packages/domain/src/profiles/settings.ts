/** One person's settings (spec §3 "User settings" and the flags of spec §4). One record; each field merges by itself. */
import * as z from "zod/mini";
import { civilDateSchema } from "../shared/dates.ts";

export const settingsSchema = z.object({
  /** The civil date from which weeks are counted: onboarding, redo and every saved plan set it. */
  lastPlanUpdate: z.nullable(civilDateSchema),
  lastPlanSummary: z.string(),
  weeklyStrategy: z.string(),
  isAssessmentWeek: z.boolean(),
  assessmentWeekNumber: z.number().check(z.int(), z.gte(0)),
  hideInstallPrompt: z.boolean(),
  hideWelcomeTour: z.boolean(),
  units: z.enum(["imperial", "metric"]),
  theme: z.enum(["system", "light", "dark"]),
  /**
   * Whether a model may design for this person: asked once, on whichever device comes first (settled point 22).
   * Settings from before the question existed do not have it.
   */
  aiConsent: z._default(z.enum(["unasked", "agreed", "refused"]), "unasked"),
  /** Whether a set asks for repetitions in reserve. Off until somebody wants it. */
  logsReserve: z._default(z.boolean(), false),
});
export type Settings = z.infer<typeof settingsSchema>;

export const defaultSettings: Settings = {
  lastPlanUpdate: null,
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
};
