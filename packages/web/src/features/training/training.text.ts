/** Texts of the form of what somebody can load. */
export const gearText = {
  whatIsThere: ({ place, unit }: { place: "home" | "gym"; unit: string }) =>
    `What ${place === "home" ? "you have at home" : "your gym has"}, in ${unit}. Plans and suggestions keep to it.`,
  dumbbells: "Dumbbells",
  aUsualSetToBeginWith: "A usual set to begin with",
  dumbbellPairs: "Dumbbell pairs",
  theWeightOfOneOfTheTwo: "The weight of one of the two",
  singleDumbbells: "Single dumbbells",
  ofWhichThereIsOnlyOne: "Of which there is only one",
  kettlebells: "Kettlebells",
  bars: "Bars",
  withARackToLiftFrom: "With a rack to lift from",
  usualBar: "Usual bar",
  plates: "Plates",
  machines: "Machines",
  smithMachineBar: "Smith machine bar",
  noSmithMachine: "No Smith machine",
  machineStep: "Machine step",
  noMachines: "No machines",
  saveEquipment: "Save equipment",
} as const;

/** Texts above a workout, and of its cardio. */
export const workoutHeadText = {
  cardio: (type: string) => `Cardio: ${type}`,
  workoutOptions: "Workout options",
  exercisesComplete: ({ completed, total }: { completed: number; total: number }) =>
    `${completed} of ${total} exercises complete`,
} as const;
