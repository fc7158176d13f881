/** Texts of measurements: what each is called, and what is wrong with a typed one. */
import type { Measurement, MeasurementName } from "./reading.ts";

/** What each measurement is called. */
export const measurementLabels: Readonly<Record<MeasurementName, string>> = {
  weight: "Weight",
  bodyFat: "Body fat",
  fatFreeMass: "Fat-free mass",
  pullups: "Pull-ups",
  pushups: "Push-ups",
  arms: "Arms",
  bicepLeft: "Left biceps",
  bicepRight: "Right biceps",
  chest: "Chest",
  shoulders: "Shoulders",
  waist: "Waist",
  hips: "Hips",
  thighs: "Thighs",
  thighLeft: "Left thigh",
  thighRight: "Right thigh",
  calves: "Calves",
  restingHeartRate: "Resting heart rate",
};

/** Units that are the same everywhere. */
export const measurementUnits: Readonly<Record<Exclude<Measurement["unit"], "mass" | "length">, string>> = {
  percent: "%",
  count: "reps",
  beats: "bpm",
};

/** The unit of a count of one. */
export const oneRep = "rep";

/** What a field of this label asks for, in the middle of a sentence: 'weight', and of arms or a waist a 'size'. */
export const amountName = (label: string, kind: Measurement["unit"]): string =>
  kind === "length" ? "size" : kind === "count" ? "number" : label.charAt(0).toLowerCase() + label.slice(1);

/** What is said of a typed amount. */
export const amountErrorText = {
  range: ({ lowest, highest }: { lowest: string; highest: string }) => `between ${lowest} and ${highest}`,
  /** @param name in the middle of a sentence: 'weight' @param range as above */
  outOfRange: (name: string, range: string) => `Please enter a ${name} ${range}.`,
  whole: "Please enter a whole number.",
  decimals: "One decimal is enough, such as 174.2.",
} as const;

type Change = { readonly label: string; readonly last: string | number; readonly now: string | number };

/** What is asked once about a value that is possible and unlikely. */
export const unusualMeasurementText = {
  farFromTrend: ({ weight, distance, side }: { weight: string; distance: string; side: "above" | "below" }) =>
    `${weight} is ${distance} ${side} your trend.`,
  count: ({ label, last, now }: Change) => `${label} were ${last} last time, now ${now}.`,
  size: ({ label, last, now }: Change) => `${label} was ${last} last time, now ${now}.`,
} as const;
