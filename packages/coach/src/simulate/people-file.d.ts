/**
 * A people file (coach.md 4.8): profiles with the specification's field names, what happens to them, and what no coach
 * ever sees. Files come from elsewhere too, so everything but id and profile has a default, and what is not
 * understood is reported by `unknownIn`, never dropped in silence.
 */
import { type Result } from "@muster/domain/shared/result";
import * as z from "zod/mini";
export declare const latentSchema: z.ZodMiniObject<
  {
    responsiveness: z.ZodMiniDefault<z.ZodMiniNumber<number>>;
    trueTdeeFactor: z.ZodMiniDefault<z.ZodMiniNumber<number>>;
    adherence: z.ZodMiniDefault<z.ZodMiniNumber<number>>;
    difficultyBias: z.ZodMiniDefault<z.ZodMiniNumber<number>>;
    difficultyMode: z.ZodMiniDefault<z.ZodMiniString<string>>;
    recoveryTau: z.ZodMiniDefault<z.ZodMiniNumber<number>>;
    logProb: z.ZodMiniDefault<z.ZodMiniNumber<number>>;
    weighInsPerWeek: z.ZodMiniDefault<z.ZodMiniNumber<number>>;
    e1rmLb: z.ZodMiniDefault<z.ZodMiniRecord<z.ZodMiniString<string>, z.ZodMiniNumber<number>>>;
  },
  z.core.$loose
>;
export type Latent = z.infer<typeof latentSchema>;
export declare const eventSchema: z.ZodMiniObject<
  {
    week: z.ZodMiniNumber<number>;
    weeks: z.ZodMiniOptional<z.ZodMiniNumber<number>>;
    type: z.ZodMiniString<string>;
  },
  z.core.$loose
>;
export type PersonEvent = z.infer<typeof eventSchema>;
/** One number, or the lowest and highest that are right. */
declare const expectation: z.ZodMiniUnion<
  readonly [
    z.ZodMiniNumber<number>,
    z.ZodMiniTuple<readonly [z.ZodMiniNumber<number>, z.ZodMiniNumber<number>], null>,
  ]
>;
export type Expectation = z.infer<typeof expectation>;
declare const expectedSchema: z.ZodMiniObject<
  {
    bmr: z.ZodMiniOptional<
      z.ZodMiniUnion<
        readonly [
          z.ZodMiniNumber<number>,
          z.ZodMiniTuple<readonly [z.ZodMiniNumber<number>, z.ZodMiniNumber<number>], null>,
        ]
      >
    >;
    tdeePrior: z.ZodMiniOptional<
      z.ZodMiniUnion<
        readonly [
          z.ZodMiniNumber<number>,
          z.ZodMiniTuple<readonly [z.ZodMiniNumber<number>, z.ZodMiniNumber<number>], null>,
        ]
      >
    >;
    kcalWeekAvgFirstPlan: z.ZodMiniOptional<
      z.ZodMiniUnion<
        readonly [
          z.ZodMiniNumber<number>,
          z.ZodMiniTuple<readonly [z.ZodMiniNumber<number>, z.ZodMiniNumber<number>], null>,
        ]
      >
    >;
    kcalFloor: z.ZodMiniOptional<
      z.ZodMiniUnion<
        readonly [
          z.ZodMiniNumber<number>,
          z.ZodMiniTuple<readonly [z.ZodMiniNumber<number>, z.ZodMiniNumber<number>], null>,
        ]
      >
    >;
    proteinGramsPerDay: z.ZodMiniOptional<
      z.ZodMiniUnion<
        readonly [
          z.ZodMiniNumber<number>,
          z.ZodMiniTuple<readonly [z.ZodMiniNumber<number>, z.ZodMiniNumber<number>], null>,
        ]
      >
    >;
    trainingDays: z.ZodMiniOptional<
      z.ZodMiniUnion<
        readonly [
          z.ZodMiniNumber<number>,
          z.ZodMiniTuple<readonly [z.ZodMiniNumber<number>, z.ZodMiniNumber<number>], null>,
        ]
      >
    >;
    sessionMinutesMax: z.ZodMiniOptional<
      z.ZodMiniUnion<
        readonly [
          z.ZodMiniNumber<number>,
          z.ZodMiniTuple<readonly [z.ZodMiniNumber<number>, z.ZodMiniNumber<number>], null>,
        ]
      >
    >;
  },
  z.core.$loose
>;
export type Expected = z.infer<typeof expectedSchema>;
export declare const checkSchema: z.ZodMiniObject<
  {
    constraint: z.ZodMiniString<string>;
    when: z.ZodMiniOptional<z.ZodMiniUnknown>;
  },
  z.core.$loose
>;
export type PersonCheck = z.infer<typeof checkSchema>;
export declare const subjectSchema: z.ZodMiniObject<
  {
    id: z.ZodMiniString<string>;
    title: z.ZodMiniDefault<z.ZodMiniString<string>>;
    heldOut: z.ZodMiniOptional<z.ZodMiniBoolean<boolean>>;
    profile: z.ZodMiniRecord<z.ZodMiniString<string>, z.ZodMiniUnknown>;
    situation: z.ZodMiniDefault<z.ZodMiniUnknown>;
    latent: z.ZodMiniDefault<
      z.ZodMiniObject<
        {
          responsiveness: z.ZodMiniDefault<z.ZodMiniNumber<number>>;
          trueTdeeFactor: z.ZodMiniDefault<z.ZodMiniNumber<number>>;
          adherence: z.ZodMiniDefault<z.ZodMiniNumber<number>>;
          difficultyBias: z.ZodMiniDefault<z.ZodMiniNumber<number>>;
          difficultyMode: z.ZodMiniDefault<z.ZodMiniString<string>>;
          recoveryTau: z.ZodMiniDefault<z.ZodMiniNumber<number>>;
          logProb: z.ZodMiniDefault<z.ZodMiniNumber<number>>;
          weighInsPerWeek: z.ZodMiniDefault<z.ZodMiniNumber<number>>;
          e1rmLb: z.ZodMiniDefault<z.ZodMiniRecord<z.ZodMiniString<string>, z.ZodMiniNumber<number>>>;
        },
        z.core.$loose
      >
    >;
    events: z.ZodMiniDefault<
      z.ZodMiniArray<
        z.ZodMiniObject<
          {
            week: z.ZodMiniNumber<number>;
            weeks: z.ZodMiniOptional<z.ZodMiniNumber<number>>;
            type: z.ZodMiniString<string>;
          },
          z.core.$loose
        >
      >
    >;
    expected: z.ZodMiniOptional<
      z.ZodMiniObject<
        {
          bmr: z.ZodMiniOptional<
            z.ZodMiniUnion<
              readonly [
                z.ZodMiniNumber<number>,
                z.ZodMiniTuple<readonly [z.ZodMiniNumber<number>, z.ZodMiniNumber<number>], null>,
              ]
            >
          >;
          tdeePrior: z.ZodMiniOptional<
            z.ZodMiniUnion<
              readonly [
                z.ZodMiniNumber<number>,
                z.ZodMiniTuple<readonly [z.ZodMiniNumber<number>, z.ZodMiniNumber<number>], null>,
              ]
            >
          >;
          kcalWeekAvgFirstPlan: z.ZodMiniOptional<
            z.ZodMiniUnion<
              readonly [
                z.ZodMiniNumber<number>,
                z.ZodMiniTuple<readonly [z.ZodMiniNumber<number>, z.ZodMiniNumber<number>], null>,
              ]
            >
          >;
          kcalFloor: z.ZodMiniOptional<
            z.ZodMiniUnion<
              readonly [
                z.ZodMiniNumber<number>,
                z.ZodMiniTuple<readonly [z.ZodMiniNumber<number>, z.ZodMiniNumber<number>], null>,
              ]
            >
          >;
          proteinGramsPerDay: z.ZodMiniOptional<
            z.ZodMiniUnion<
              readonly [
                z.ZodMiniNumber<number>,
                z.ZodMiniTuple<readonly [z.ZodMiniNumber<number>, z.ZodMiniNumber<number>], null>,
              ]
            >
          >;
          trainingDays: z.ZodMiniOptional<
            z.ZodMiniUnion<
              readonly [
                z.ZodMiniNumber<number>,
                z.ZodMiniTuple<readonly [z.ZodMiniNumber<number>, z.ZodMiniNumber<number>], null>,
              ]
            >
          >;
          sessionMinutesMax: z.ZodMiniOptional<
            z.ZodMiniUnion<
              readonly [
                z.ZodMiniNumber<number>,
                z.ZodMiniTuple<readonly [z.ZodMiniNumber<number>, z.ZodMiniNumber<number>], null>,
              ]
            >
          >;
        },
        z.core.$loose
      >
    >;
    checks: z.ZodMiniDefault<
      z.ZodMiniArray<
        z.ZodMiniObject<
          {
            constraint: z.ZodMiniString<string>;
            when: z.ZodMiniOptional<z.ZodMiniUnknown>;
          },
          z.core.$loose
        >
      >
    >;
  },
  z.core.$loose
>;
export type Subject = z.infer<typeof subjectSchema>;
export declare const peopleFileSchema: z.ZodMiniObject<
  {
    version: z.ZodMiniUnion<readonly [z.ZodMiniString<string>, z.ZodMiniNumber<number>]>;
    people: z.ZodMiniArray<
      z.ZodMiniObject<
        {
          id: z.ZodMiniString<string>;
          title: z.ZodMiniDefault<z.ZodMiniString<string>>;
          heldOut: z.ZodMiniOptional<z.ZodMiniBoolean<boolean>>;
          profile: z.ZodMiniRecord<z.ZodMiniString<string>, z.ZodMiniUnknown>;
          situation: z.ZodMiniDefault<z.ZodMiniUnknown>;
          latent: z.ZodMiniDefault<
            z.ZodMiniObject<
              {
                responsiveness: z.ZodMiniDefault<z.ZodMiniNumber<number>>;
                trueTdeeFactor: z.ZodMiniDefault<z.ZodMiniNumber<number>>;
                adherence: z.ZodMiniDefault<z.ZodMiniNumber<number>>;
                difficultyBias: z.ZodMiniDefault<z.ZodMiniNumber<number>>;
                difficultyMode: z.ZodMiniDefault<z.ZodMiniString<string>>;
                recoveryTau: z.ZodMiniDefault<z.ZodMiniNumber<number>>;
                logProb: z.ZodMiniDefault<z.ZodMiniNumber<number>>;
                weighInsPerWeek: z.ZodMiniDefault<z.ZodMiniNumber<number>>;
                e1rmLb: z.ZodMiniDefault<z.ZodMiniRecord<z.ZodMiniString<string>, z.ZodMiniNumber<number>>>;
              },
              z.core.$loose
            >
          >;
          events: z.ZodMiniDefault<
            z.ZodMiniArray<
              z.ZodMiniObject<
                {
                  week: z.ZodMiniNumber<number>;
                  weeks: z.ZodMiniOptional<z.ZodMiniNumber<number>>;
                  type: z.ZodMiniString<string>;
                },
                z.core.$loose
              >
            >
          >;
          expected: z.ZodMiniOptional<
            z.ZodMiniObject<
              {
                bmr: z.ZodMiniOptional<
                  z.ZodMiniUnion<
                    readonly [
                      z.ZodMiniNumber<number>,
                      z.ZodMiniTuple<readonly [z.ZodMiniNumber<number>, z.ZodMiniNumber<number>], null>,
                    ]
                  >
                >;
                tdeePrior: z.ZodMiniOptional<
                  z.ZodMiniUnion<
                    readonly [
                      z.ZodMiniNumber<number>,
                      z.ZodMiniTuple<readonly [z.ZodMiniNumber<number>, z.ZodMiniNumber<number>], null>,
                    ]
                  >
                >;
                kcalWeekAvgFirstPlan: z.ZodMiniOptional<
                  z.ZodMiniUnion<
                    readonly [
                      z.ZodMiniNumber<number>,
                      z.ZodMiniTuple<readonly [z.ZodMiniNumber<number>, z.ZodMiniNumber<number>], null>,
                    ]
                  >
                >;
                kcalFloor: z.ZodMiniOptional<
                  z.ZodMiniUnion<
                    readonly [
                      z.ZodMiniNumber<number>,
                      z.ZodMiniTuple<readonly [z.ZodMiniNumber<number>, z.ZodMiniNumber<number>], null>,
                    ]
                  >
                >;
                proteinGramsPerDay: z.ZodMiniOptional<
                  z.ZodMiniUnion<
                    readonly [
                      z.ZodMiniNumber<number>,
                      z.ZodMiniTuple<readonly [z.ZodMiniNumber<number>, z.ZodMiniNumber<number>], null>,
                    ]
                  >
                >;
                trainingDays: z.ZodMiniOptional<
                  z.ZodMiniUnion<
                    readonly [
                      z.ZodMiniNumber<number>,
                      z.ZodMiniTuple<readonly [z.ZodMiniNumber<number>, z.ZodMiniNumber<number>], null>,
                    ]
                  >
                >;
                sessionMinutesMax: z.ZodMiniOptional<
                  z.ZodMiniUnion<
                    readonly [
                      z.ZodMiniNumber<number>,
                      z.ZodMiniTuple<readonly [z.ZodMiniNumber<number>, z.ZodMiniNumber<number>], null>,
                    ]
                  >
                >;
              },
              z.core.$loose
            >
          >;
          checks: z.ZodMiniDefault<
            z.ZodMiniArray<
              z.ZodMiniObject<
                {
                  constraint: z.ZodMiniString<string>;
                  when: z.ZodMiniOptional<z.ZodMiniUnknown>;
                },
                z.core.$loose
              >
            >
          >;
        },
        z.core.$loose
      >
    >;
  },
  z.core.$loose
>;
export type PeopleFile = z.infer<typeof peopleFileSchema>;
export declare const expectedNames: ReadonlySet<string>;
/** Ways to use the difficulty slider. */
export declare const difficultyModes: readonly [
  "honest",
  "always-10",
  "always-7",
  "always-1",
  "random",
  "inverted",
];
export type DifficultyMode = (typeof difficultyModes)[number];
/** 'Shift work', shift_work and shift-work are one word. */
export declare const plain: (word: string) => string;
/** @returns undefined for a mode that nobody knows here; a number in the word is a slider that stands there */
export declare const difficultyModeOf: (mode: string) => DifficultyMode | number | undefined;
/** @returns the first thing that does not fit, in words */
export declare const peopleFromJson: (json: unknown) => Result<PeopleFile, string>;
