/** How civil dates and weekdays are read from outside. */
import * as z from "zod/mini";
import { isCivilDate, weekdays } from "./dates.ts";

/** A weekday by its English name in lower case. */
export const weekdaySchema = z.enum(weekdays);
/** A civil date 'YYYY-MM-DD' that exists. */
export const civilDateSchema = z.string().check(z.refine(isCivilDate, "must be a date like 2026-11-20"));

/** An instant as text, such as '2026-11-20T08:00:00.000Z'. */
export const instantSchema = z.string().check(
  z.maxLength(40),
  z.refine((text) => !Number.isNaN(Date.parse(text)), "must be a date and time"),
);
