/** The shape of one person's settings (spec §3 "User settings" and the flags of spec §4). */
import * as z from "zod/mini";
import { bounded } from "../shared/bounded.schema.ts";
import { civilDateSchema } from "../shared/dates.schema.ts";

const minuteOfDay = bounded.whole(0, 1_439);

/** Texts of the newest plan are stored with the settings. */
const longestPlanText = 10_000;

/** One person's settings as they are stored and synced. */
export const settingsSchema = z.object({
  /** The civil date of the newest plan: onboarding, redo and every saved plan set it. */
  lastPlanUpdate: z.nullable(civilDateSchema),
  /** The civil date on which the assessment began: its week, Monday to Sunday, is week 1. Older settings do not have it. */
  weekOneOn: z._default(z.nullable(civilDateSchema), null),
  /** The civil date on which the goal was set anew or kept on; null: it counts from week 1. Older settings do not have it. */
  goalFrom: z._default(z.nullable(civilDateSchema), null),
  lastPlanSummary: bounded.text(longestPlanText),
  weeklyStrategy: bounded.text(longestPlanText),
  isAssessmentWeek: z.boolean(),
  assessmentWeekNumber: bounded.whole(0),
  hideInstallPrompt: z.boolean(),
  hideWelcomeTour: z.boolean(),
  units: z.enum(["imperial", "metric"]),
  /** The unit in which energy is read and entered; it is stored in kcal. Older settings do not have it. */
  energy: z._default(z.enum(["kcal", "kJ"]), "kcal"),
  theme: z.enum(["system", "light", "dark"]),
  /**
   * Whether a model may design for this person: the question is shown once, on whichever device comes first (settled point 22).
   * Settings from before the question existed do not have it.
   */
  aiConsent: z._default(z.enum(["unasked", "agreed", "refused"]), "unasked"),
  /** Whether a set asks for repetitions in reserve. Off until somebody wants it. */
  logsReserve: z._default(z.boolean(), false),
  /** Reminders (NOTI-02, NOTI-03): one switch each. They only ring where a device was allowed to. */
  workoutReminders: z._default(z.boolean(), true),
  reviewReminders: z._default(z.boolean(), true),
  /** Quiet hours, minutes since midnight; null: none. They may pass midnight. */
  quietFrom: z._default(z.nullable(minuteOfDay), null),
  quietTo: z._default(z.nullable(minuteOfDay), null),
  /** IANA name for reminders that the server sends; null: the zone of the device last used (settled point 10). */
  reminderZone: z._default(z.nullable(bounded.text(64)), null),
});
