/** A person's profile (spec §3 "User profile"): what the coach designs from. Heights in inches, weights in lb, as stored. */
import type * as z from "zod/mini";
import { type Weekday, weekdays } from "../shared/dates.ts";
import type { limitsSchema, profileCardSchema, profileSchema } from "./profile.schema.ts";

/** What a plan must respect (ONB-07). */
export type Limits = z.infer<typeof limitsSchema>;

/** The limits of a profile in which none was entered. */
export const noLimits: Limits = {
  injuryAreas: [],
  pregnancy: "none",
  heartOrBloodPressureAdvice: false,
  note: "",
};

/** A person's profile; see `profileSchema`. */
export type Profile = z.infer<typeof profileSchema>;

/** What every member of the household may see of a profile (settled point 1). */
export type ProfileCard = z.infer<typeof profileCardSchema>;

/** First letter of a name as people see it: a whole grapheme, so an accent or an emoji is not cut. */
export const initialOf = (displayName: string): string => {
  const name = displayName.trim();
  // Most names: the first screen shows initials, and a slow phone takes long to make a segmenter.
  if (/^[a-z]([ -~]|$)/i.test(name)) return name.charAt(0).toUpperCase();
  const first = new Intl.Segmenter(undefined, { granularity: "grapheme" })
    .segment(name)
    [Symbol.iterator]()
    .next();
  return first.done === true ? "?" : first.value.segment.toUpperCase();
};

/** Days on which somebody may train at a gym: those that they prefer, any where they named none; none without a gym. */
export const gymDaysOf = ({
  gymAccess,
  gymDays,
}: Pick<Profile, "gymAccess" | "gymDays">): readonly Weekday[] => {
  if (gymAccess === "no_gym") return [];
  return gymDays.length === 0 ? weekdays : gymDays;
};
