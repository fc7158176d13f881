/** What a plan must respect, as people read it: onboarding, Settings and the list of what a week is designed from. */
import type { Limits } from "./profile.ts";

/** Sore place of the profile -> label. */
export const injuryAreas: Readonly<Record<Limits["injuryAreas"][number], string>> = {
  shoulder: "Shoulder",
  elbow: "Elbow",
  wrist: "Wrist",
  neck: "Neck",
  lower_back: "Lower back",
  hip: "Hip",
  knee: "Knee",
  ankle: "Ankle",
};
/** Pregnancy state of the profile -> label. */
export const pregnancies: Readonly<Record<Limits["pregnancy"], string>> = {
  none: "Neither",
  pregnant: "Pregnant",
  postpartum: "Postpartum",
};

/** How the limits read in one line, the person's own words last; 'None' without any. */
export const limitsInWords = (limits: Limits): string =>
  [
    ...limits.injuryAreas.map((area) => injuryAreas[area]),
    ...(limits.pregnancy === "none" ? [] : [pregnancies[limits.pregnancy]]),
    ...(limits.heartOrBloodPressureAdvice ? ["Heart or blood pressure"] : []),
    ...(limits.note.trim() === "" ? [] : [limits.note.trim()]),
  ].join(", ") || "None";
