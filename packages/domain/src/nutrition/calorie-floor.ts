/** kcal a day below which no plan, budget or target goes, for each single day (settled point 24). One source for all. */
export const calorieFloor = { female: 1_200, male: 1_500, other: 1_350 } as const;
