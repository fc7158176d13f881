/**
 * What happens to a person in a week (docs/coach-evaluation.md): illness, travel, injuries, notes, bad sliders, dirty records.
 * One table of kinds with the words that other files use for them; a week's circumstances are read from it.
 */
import { hyphenated, type Latent, type PersonEvent, type Subject } from "./people-file.ts";

const eventKinds = [
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
] as const;
type EventKind = (typeof eventKinds)[number];

const otherWords: Readonly<Record<string, EventKind>> = {
  sick: "illness",
  flu: "illness",
  fever: "illness",
  trip: "travel",
  pain: "injury",
  sleep: "recovery",
  stress: "recovery",
  soreness: "recovery",
  fatigue: "recovery",
  overreached: "recovery",
  overreaching: "recovery",
  "night-shift": "shift-work",
  shift: "shift-work",
  notes: "note",
  "hostile-note": "note",
  "hostile-text": "note",
  hostile: "note",
  pregnancy: "note",
  symptom: "note",
  "red-flag": "note",
  "blood-pressure": "measure",
  bp: "measure",
  measurement: "measure",
  "check-in": "measure",
  checkin: "measure",
  "body-fat": "measure",
  adherence: "attendance",
  missed: "attendance",
  gap: "attendance",
  break: "attendance",
  stall: "plateau",
  "bad-slider": "slider",
  "broken-slider": "slider",
  "difficulty-mode": "slider",
  duplicate: "duplicates",
  "duplicate-session": "duplicates",
  "duplicate-sessions": "duplicates",
  dirty: "duplicates",
  future: "future-session",
  "bad-weigh-in": "slip-weigh-in",
  "weigh-in-error": "slip-weigh-in",
  "weigh-in": "slip-weigh-in",
  "profile-change": "profile",
  "no-log": "no-food-log",
  "no-logs": "no-food-log",
};

/** @param type a word of a person's file; undefined when it is none that is known */
export const eventKindOf = (type: string): EventKind | undefined => {
  const name = hyphenated(type);
  return eventKinds.find((kind) => kind === name) ?? otherWords[name];
};

const numberOf = (event: PersonEvent, ...names: readonly string[]): number | undefined => {
  for (const name of names) {
    const value = event[name];
    if (typeof value === "number") return value;
  }
  return undefined;
};
const textOf = (event: PersonEvent, ...names: readonly string[]): string | undefined => {
  for (const name of names) {
    const value = event[name];
    if (typeof value === "string" && value !== "") return value;
  }
  return undefined;
};

/** Short names that files use for fields of a check-in. */
const checkInWords: Readonly<Record<string, string>> = {
  soreness: "muscleSoreness",
  fatigue: "fatigueLevel",
  sleep: "avgSleepHours",
  sleepHours: "avgSleepHours",
  stress: "stressLevel",
  energy: "energyLevel",
  systolic: "bloodPressureSystolic",
  diastolic: "bloodPressureDiastolic",
  restingPulse: "restingHeartRate",
  rhr: "restingHeartRate",
};
const checkInNumbers: ReadonlySet<string> = new Set([
  ...Object.values(checkInWords),
  "restingHeartRate",
  "bodyFat",
  "pullups",
  "pushups",
  "waist",
  "hips",
  "chest",
  "shoulders",
  "biceps",
  "bicepLeft",
  "bicepRight",
  "thighs",
  "thighLeft",
  "thighRight",
  "calves",
]);

const camel = (key: string): string =>
  key.replace(/_([a-z0-9])/g, (_, letter: string) => letter.toUpperCase());

/** Any number of an event that is a field of the check-in. */
const checkInFields = (event: PersonEvent): Readonly<Record<string, number>> =>
  Object.fromEntries(
    Object.entries(event).flatMap(([key, value]) => {
      const name = checkInWords[camel(key)] ?? camel(key);
      return typeof value === "number" && checkInNumbers.has(name) ? [[name, value] as const] : [];
    }),
  );

/** The events of one week, put together. */
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

const covers = (event: PersonEvent, week: number): boolean =>
  week >= event.week && week < event.week + Math.max(1, event.weeks ?? numberOf(event, "duration") ?? 1);

/** @param week 1 is the first week of training */
export const circumstancesOf = (subject: Subject, week: number): Circumstances => {
  const latent: Latent = subject.latent;
  const at = (wanted: EventKind, when = week) =>
    subject.events.filter((event) => eventKindOf(event.type) === wanted && covers(event, when));
  const attendance = at("attendance").map(
    (event) => numberOf(event, "value", "adherence", "attendance") ?? 0,
  );
  const injuries = at("injury").map((event) => ({
    area: hyphenated(textOf(event, "area", "region", "where", "bodyPart") ?? "shoulder").replace("-", "_"),
    note: textOf(event, "note", "text", "notes"),
  }));
  const notes = [
    ...at("illness").map((event) => textOf(event, "note", "text", "notes") ?? "I had the flu and a fever."),
    ...injuries.map(({ area, note }) => note ?? `My ${area.replace("_", " ")} hurts.`),
    // People say on Sunday that they travel next week.
    ...at("travel", week + 1).map(
      (event) => textOf(event, "note", "text", "notes") ?? "Travelling next week, hotel only.",
    ),
    ...(["note", "recovery", "measure", "shift-work"] as const).flatMap((kind) =>
      at(kind).map((event) => textOf(event, "text", "note", "notes") ?? ""),
    ),
  ].filter((note) => note !== "");
  return {
    isIll: at("illness").length > 0,
    isAway: at("travel").length > 0,
    injuries: injuries.map(({ area }) => area),
    attendance: at("illness").length > 0 ? 0 : (attendance.at(-1) ?? latent.adherence),
    checkIn: Object.assign(
      {},
      ...at("shift-work").map(() => ({ avgSleepHours: 5.5, stressLevel: 7 })),
      ...subject.events
        .filter((event) => covers(event, week) && eventKindOf(event.type) !== "profile")
        .map(checkInFields),
    ) as Readonly<Record<string, number>>,
    notes,
    plateau: at("plateau").map((event) => textOf(event, "pattern", "lift", "exercise") ?? "all"),
    difficultyMode:
      at("slider")
        .map((event) => textOf(event, "mode", "difficultyMode") ?? "always-7")
        .at(-1) ?? latent.difficultyMode,
    duplicates: at("duplicates").length > 0,
    futureSession: at("future-session").length > 0,
    slipLb: at("slip-weigh-in")
      .map((event) => numberOf(event, "weightLb", "weight", "value"))
      .at(-1),
    profile: Object.assign(
      {},
      ...at("profile", week + 1).map(({ week: _week, weeks: _weeks, type: _type, ...fields }) => fields),
    ) as Readonly<Record<string, unknown>>,
    logsFood: at("no-food-log").length === 0,
  };
};
