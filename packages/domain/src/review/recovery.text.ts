/** Texts of how somebody recovered. */

/** Band of recovery -> the word that people read. */
export const recoveryWords = {
  excellent: "Excellent",
  normal: "Normal",
  elevated: "Elevated",
  severe: "Severe",
} as const;
/** Band of soreness and fatigue: a key of `recoveryWords`. */
export type RecoveryBand = keyof typeof recoveryWords;

/** Names of the two sliders' ends. */
export const soreEnds = ["None", "Severe"] as const;
/** Labels at both ends of the fatigue slider. */
export const fatigueEnds = ["Fresh", "Drained"] as const;

/** What a slider's value will do, for the line under it. @param cut share of the next week's volume, percent */
export const volumeCutText = (
  name: "Soreness" | "Fatigue",
  band: "elevated" | "severe",
  cut: { readonly lowest: number; readonly highest: number },
): string =>
  `${name} ${band === "severe" ? "8 or more" : "6 or 7"} trims next week by ${cut.lowest}-${cut.highest}%.`;
