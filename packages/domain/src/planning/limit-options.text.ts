/** The choices of limits and wishes: stored value -> what a person reads. */

/** Parts of the body that a person can tap; stored value -> what a person reads. */
export const bodyAreas = {
  neck: "Neck",
  shoulder: "Shoulder",
  chest: "Chest muscle",
  upper_arm: "Upper arm",
  elbow: "Elbow",
  wrist: "Wrist or hand",
  rib: "Ribs",
  abdomen: "Belly",
  upper_back: "Upper back",
  lower_back: "Lower back",
  hip: "Hip",
  groin: "Groin",
  glute: "Buttock",
  front_thigh: "Front of the thigh",
  hamstring: "Back of the thigh",
  knee: "Knee",
  shin: "Shin",
  calf: "Calf",
  ankle: "Ankle or Achilles",
  foot: "Foot",
} as const;
/** A place of the body that can hurt: a key of `bodyAreas`. */
export type BodyArea = keyof typeof bodyAreas;

/** Everything of health that is no sore place; stored value -> what a person reads. */
export const healthConditions = {
  // Of notes alone: what sounds of health and fits nowhere, until it is answered.
  unclear: "Not clear yet",
  illness: "Ill now",
  surgery: "Surgery",
  abdominal_surgery: "Surgery on the belly",
  hernia: "Hernia",
  pregnant: "Pregnant",
  postpartum: "After a birth",
  pelvic_floor: "Pelvic floor or coning belly",
  dizziness: "Dizziness",
  blood_pressure: "High blood pressure",
  heart: "Heart",
  medicine: "New medicine",
  blood_thinner: "Blood thinners or a clot",
  cancer: "Cancer treatment",
  kidney: "Kidneys",
  diabetes: "Diabetes",
  breathing: "Asthma or breathing",
  bones: "Weak bones",
  frozen_shoulder: "Frozen shoulder",
  tennis_elbow: "Tennis or golfer's elbow",
  numbness: "Numb or tingling",
  night_pain: "Pain at night",
  eye: "Eye trouble",
  eating: "Eating worries me",
  no_jumps_doctor: "Doctor: no jumping or running",
  no_heavy_doctor: "Doctor: nothing heavy",
  no_weights_doctor: "Doctor: no weights",
  no_overhead_doctor: "Doctor: nothing overhead",
  easy_only_doctor: "Doctor: easy training only",
  no_floor: "Hard to get down on the floor",
  seated: "Trains seated, as in a wheelchair",
} as const;
/** A condition that changes what is planned: a key of `healthConditions`. */
export type HealthCondition = keyof typeof healthConditions;

/** Side of the body -> label. */
export const limitSides = { left: "Left", right: "Right", both: "Both or middle" } as const;
/** How strong a limit is -> label, mildest first. */
export const severities = { mild: "I notice it", moderate: "It bothers me", severe: "It is bad" } as const;
/** Where a limit or wish was entered -> label. */
export const requestSources = { form: "You tapped it", note: "From your note", profile: "Profile" } as const;

/** What a wish is about; stored value -> what a person reads. */
export const wishTypes = {
  days: "Days",
  days_off: "Free days",
  minutes: "Minutes",
  place: "Place",
  exercise_in: "More of an exercise",
  exercise_out: "Without an exercise",
  muscle_more: "More for a muscle",
  muscle_less: "Less for a muscle",
  event: "An event",
  no_jumps: "No jumps",
  quiet: "Quiet",
  cardio: "Cardio",
} as const;
/** What a wish is about: a key of `wishTypes`. */
export type WishType = keyof typeof wishTypes;

/** How much cardio a wish asks for; stored value -> what a person reads. */
export const cardioAmounts = { more: "More", less: "Less", none: "None" } as const;
/** How much cardio a wish asks for: a key of `cardioAmounts`. */
export type CardioAmount = keyof typeof cardioAmounts;

/** `floor` is a room without any kit, as on a trip. */
export const wishPlaces = { home: "At home", gym: "At the gym", floor: "No equipment" } as const;

/** Exercises that one limit or wish names: every squat and every press there is, and the person's own. */
export const mostNamedExercises = 200;
