/** Texts of controls, sheets and charts, whatever they are used for. */
export const controlsText = {
  trainingVolume: "Training volume",
  whyThisVolume: "Why this volume?",
  trainingVolumeByWeek: "Training volume by week",
  less: (label: string) => `Less, ${label}`,
  more: (label: string) => `More, ${label}`,
  pairsOf: ({ one, unit }: { one: number; unit: string }) => `Pairs of ${one} ${unit}`,
  pairCount: ({ pairs, weight, unit }: { pairs: string | undefined; weight: number; unit: string }) =>
    `${pairs === "1" ? "pair" : "pairs"} of ${weight} ${unit}`,
  other: (label: string) => `Other ${label}`,
  addTo: (label: string) => `Add to ${label}`,
  otherOf: (label: string) => `${label}, other`,
  update: "Update",
  close: "Close",
  isThisRight: "Is this right?",
  yesKeepIt: "Yes, keep it",
  changeIt: "Change it",
  notFound: "Not found",
  nothingHere: "There is nothing here",
  wrongAddress: "The address may be mistyped or old.",
  backToToday: "Back to Today",
} as const;
