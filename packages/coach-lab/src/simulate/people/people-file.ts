/**
 * A people file (docs/coach-evaluation.md): profiles with the specification's field names, what happens to them, and what no coach
 * ever sees. Files come from elsewhere too, so everything but id and profile has a default, and what is not
 * understood is reported by `unknownIn`, never dropped in silence.
 */
import { err, ok, type Result } from "@muster/domain/shared/result";
import * as z from "zod/mini";

const positive = z.number().check(z.gt(0));

const latentSchema = z.looseObject({
  /** Multiplies the weekly rate of gain. */
  responsiveness: z._default(positive, 1),
  /** True expenditure ÷ (Mifflin-St Jeor × activity factor). Above 1.3 it is read as true expenditure ÷ Mifflin. */
  trueTdeeFactor: z._default(positive, 1),
  /** Chance that a planned session takes place. */
  adherence: z._default(z.number().check(z.gte(0), z.lte(1)), 0.9),
  /** Added to every rating of difficulty. */
  difficultyBias: z._default(z.number(), 0),
  /** How the slider is used; see `difficultyModes`. */
  difficultyMode: z._default(z.string(), "honest"),
  /** Weeks in which fatigue falls to 1/e. From 4 on it is read as days. */
  recoveryTau: z._default(positive, 1),
  /** Chance that a day's food is logged. */
  logProb: z._default(z.number().check(z.gte(0), z.lte(1)), 0.8),
  weighInsPerWeek: z._default(z.number().check(z.gte(0), z.lte(7)), 1),
  /** True one-repetition maxima of unfatigued lifts at the start, lb. Missing ones are filled from body weight. */
  e1rmLb: z._default(z.record(z.string(), positive), {}),
});
/** Properties of a person that no coach sees. */
export type Latent = z.infer<typeof latentSchema>;

const eventSchema = z.looseObject({
  week: z.number().check(z.gte(1)),
  weeks: z.optional(z.number().check(z.gte(1))),
  type: z.string(),
});
/** Something that happens to a person in a week. */
export type PersonEvent = z.infer<typeof eventSchema>;

/** One number, or the lowest and highest that are right. */
const expectation = z.union([z.number(), z.tuple([z.number(), z.number()])]);
/** An expected number, or its lowest and highest value. */
export type Expectation = z.infer<typeof expectation>;

const expectedSchema = z.looseObject({
  bmr: z.optional(expectation),
  tdeePrior: z.optional(expectation),
  kcalWeekAvgFirstPlan: z.optional(expectation),
  kcalFloor: z.optional(expectation),
  proteinGramsPerDay: z.optional(expectation),
  trainingDays: z.optional(expectation),
  sessionMinutesMax: z.optional(expectation),
});
/** Expected numbers of the first designed plan. */
export type Expected = z.infer<typeof expectedSchema>;

const checkSchema = z.looseObject({ constraint: z.string(), when: z.optional(z.unknown()) });
/** A constraint that the person's plans must keep. */
export type PersonCheck = z.infer<typeof checkSchema>;

/** One person of a people file. */
export const subjectSchema = z.looseObject({
  id: z.string(),
  title: z._default(z.string(), ""),
  /** True: no coach is tuned on this person (settled point 34). */
  heldOut: z.optional(z.boolean()),
  profile: z.record(z.string(), z.unknown()),
  situation: z._default(z.unknown(), ""),
  latent: z._default(latentSchema, () => latentSchema.parse({})),
  events: z._default(z.array(eventSchema), []),
  expected: z.optional(expectedSchema),
  checks: z._default(z.array(checkSchema), []),
});
/** A person of a people file; see `subjectSchema`. */
export type Subject = z.infer<typeof subjectSchema>;

const peopleFileSchema = z.looseObject({
  version: z.union([z.string(), z.number()]),
  people: z.array(subjectSchema).check(z.minLength(1)),
});
/** A people file after reading. */
export type PeopleFile = z.infer<typeof peopleFileSchema>;
/** As people write it: with what may be left out left out. */
export type WrittenPeopleFile = z.input<typeof peopleFileSchema>;

/** Names of expected numbers that the simulator understands. */
export const expectedNames: ReadonlySet<string> = new Set([
  "bmr",
  "tdeePrior",
  "kcalWeekAvgFirstPlan",
  "kcalFloor",
  "proteinGramsPerDay",
  "trainingDays",
  "sessionMinutesMax",
]);

/** Ways to use the difficulty slider. */
const difficultyModes = ["honest", "always-10", "always-7", "always-1", "random", "inverted"] as const;
type DifficultyMode = (typeof difficultyModes)[number];

const modeAliases: Readonly<Record<string, DifficultyMode>> = {
  normal: "honest",
  ok: "honest",
  stuck: "always-7",
  flat: "always-7",
  constant: "always-7",
  broken: "always-7",
  max: "always-10",
  min: "always-1",
  noise: "random",
};

/** 'Shift work', shift_work and shift-work are one word. */
export const hyphenated = (word: string): string => word.toLowerCase().replace(/[\s_]+/g, "-");

/** @returns undefined for a mode that nobody knows here; a number in the word is a slider that stands there */
export const difficultyModeOf = (mode: string): DifficultyMode | number | undefined => {
  const name = hyphenated(mode);
  const own = difficultyModes.find((known) => known === name) ?? modeAliases[name];
  if (own !== undefined) return own;
  const stands = /^(?:always|stuck|flat|constant|fixed)(?:-at)?-?(\d+)$/.exec(name);
  return stands === null ? undefined : Math.min(10, Math.max(1, Number(stands[1])));
};

/** @returns the first thing that does not fit, in words */
export const peopleFromJson = (json: unknown): Result<PeopleFile, string> => {
  const parsed = peopleFileSchema.safeParse(json);
  if (parsed.success) return ok(parsed.data);
  const issue = parsed.error.issues[0];
  return err(`${issue?.path.join(".") ?? "file"}: ${issue?.message ?? "not readable"}`);
};
