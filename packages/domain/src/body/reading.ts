/** One body measurement of one moment. A new measurement is one line in the table below, and its name (docs/recipes/add-a-measurement.md). */
import * as z from "zod/mini";
import { bounded } from "../shared/bounded.schema.ts";
import { civilDateSchema, instantSchema } from "../shared/dates.schema.ts";

/** metric -> unit kind and bounds; what it is called stands in `measurements.text.ts`. `mass` is stored in lb, `length` in inches. */
export const measurements = {
  weight: { unit: "mass", lowest: 20, highest: 1500 },
  bodyFat: { unit: "percent", lowest: 2, highest: 75 },
  fatFreeMass: { unit: "mass", lowest: 10, highest: 1500 },
  pullups: { unit: "count", lowest: 0, highest: 200 },
  pushups: { unit: "count", lowest: 0, highest: 500 },
  arms: { unit: "length", lowest: 4, highest: 40 },
  bicepLeft: { unit: "length", lowest: 4, highest: 40 },
  bicepRight: { unit: "length", lowest: 4, highest: 40 },
  chest: { unit: "length", lowest: 15, highest: 100 },
  shoulders: { unit: "length", lowest: 15, highest: 100 },
  waist: { unit: "length", lowest: 12, highest: 120 },
  hips: { unit: "length", lowest: 15, highest: 120 },
  thighs: { unit: "length", lowest: 8, highest: 60 },
  thighLeft: { unit: "length", lowest: 8, highest: 60 },
  thighRight: { unit: "length", lowest: 8, highest: 60 },
  calves: { unit: "length", lowest: 5, highest: 40 },
  restingHeartRate: { unit: "beats", lowest: 20, highest: 250 },
} as const satisfies Record<string, Measurement>;

/** Bounds of a stored value, inclusive, in its stored unit. */
export type Bounds = { readonly lowest: number; readonly highest: number };

/** The shape of a stored value. */
export const boundedNumber = ({ lowest, highest }: Bounds) => bounded.number(lowest, highest);

/** Push-ups of a record: forms took up to 1,000 once. */
export const storedPushups: Bounds = { lowest: 0, highest: 1000 };

/** What is known of one measurement: its unit and plausible range in the stored unit. */
export type Measurement = Bounds & {
  readonly unit: "mass" | "length" | "percent" | "count" | "beats";
};
/** Name of a measurement: a key of `measurements`. */
export type MeasurementName = keyof typeof measurements;

/** All measurements in the order in which they are shown. */
// The catalogue has at least one entry, which Object.keys cannot express.
export const measurementNames = Object.keys(measurements) as [MeasurementName, ...MeasurementName[]];

/** One body measurement as it is stored and synced. */
export const readingSchema = z.object({
  metric: z.enum(measurementNames),
  /** In the stored unit of the metric, at full precision. */
  value: bounded.number(0, 10_000),
  date: civilDateSchema,
  /** Instant. */
  at: instantSchema,
  source: z.enum(["profile", "check-in", "progress", "import"]),
});
/** One body measurement; see `readingSchema`. */
export type Reading = z.infer<typeof readingSchema>;
