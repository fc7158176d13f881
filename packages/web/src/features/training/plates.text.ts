/** Texts of the plates on a bar and of the equipment in Settings. */
export const platesText = {
  yourEquipment: "Your equipment",
  equipmentLead: "The weights you can load. Plans and suggestions use no others.",
  editPlace: (place: string) => `Edit, ${place}`,
  bar: "Bar",
  changeYourEquipment: "Change your equipment",
  onTheBar: (weightLb: string) => `${weightLb} on the bar`,
  cannotBeMade: ({ weight, usual }: { weight: string; usual: boolean }) =>
    `${weight} can not be made with ${usual ? "the usual" : "your"} plates.`,
  take: (weight: string) => `Use ${weight}`,
  barWeight: (barLb: string) => `Bar ${barLb}`,
  justTheBarNoPlates: "Just the bar, no plates.",
  eachSideFromTheInside: "Each side, from the inside",
  eachSideHint: (unit: string) => `On each side, heaviest inside. Numbers are ${unit}.`,
  nothingOfTheKind: "There is nothing of the kind in your equipment.",
  asItStands: ({ weight, usual }: { weight: string; usual: boolean }) =>
    usual ? `Most gyms have ${weight} as it stands.` : `You can load ${weight} as it stands.`,
  notUsual: "{weight} is not a usual weight. The nearest is {nearest}.",
  notThere: "{weight} is not there. The nearest is {nearest}.",
  equipmentSaved: "Equipment saved. Your next plan keeps to it.",
  atHome: "At home",
  plates: "Plates",
  dumbbells: "Dumbbells",
  kettlebells: "Kettlebells",
  stack: "Stack",
} as const;
