/**
 * What happens to a person in a week (coach.md 4.1): illness, travel, injuries, notes, bad sliders, dirty records.
 * One table of kinds with the words that other files use for them; a week's circumstances are read from it.
 */
import { type Subject } from "./people-file.ts";
export declare const eventKinds: readonly [
  "illness",
  "travel",
  "injury",
  "recovery",
  "shift-work",
  "note",
  "measure",
  "attendance",
  "plateau",
  "slider",
  "duplicates",
  "future-session",
  "slip-weigh-in",
  "profile",
  "no-food-log",
];
export type EventKind = (typeof eventKinds)[number];
export declare const eventKindOf: (type: string) => EventKind | undefined;
export type Circumstances = {
  readonly isIll: boolean;
  readonly isAway: boolean;
  /** Areas that hurt in this week. */
  readonly injuries: readonly string[];
  /** Chance that a planned session takes place. */
  readonly attendance: number;
  /** Fields of this week's check-in that an event sets. */
  readonly checkIn: Readonly<Record<string, number>>;
  readonly notes: readonly string[];
  /** Lifts that do not respond; 'all' for every one. */
  readonly plateau: readonly string[];
  readonly difficultyMode: string;
  readonly duplicates: boolean;
  readonly futureSession: boolean;
  /** lb of a weigh-in that slipped. */
  readonly slipLb: number | undefined;
  readonly profile: Readonly<Record<string, unknown>>;
  readonly logsFood: boolean;
};
/** @param week 1 is the first week of training */
export declare const circumstancesOf: (subject: Subject, week: number) => Circumstances;
