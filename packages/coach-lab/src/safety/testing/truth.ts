/**
 * What is true of a person on a day, read from the records by the sentences of the design (specs/design.md 1.3, 1.4, 3a-2) and
 * by nothing of the coach's own code: the judge of the search for unsafe plans.
 */

import type { ContraTag, Pattern } from "@muster/coach/catalogue/exercise";
import type { DesignInput } from "@muster/coach/state/input";
import type { BodyArea } from "@muster/domain/planning/limit-options.text";
import type { Limit } from "@muster/domain/planning/limits";
import type { Profile } from "@muster/domain/profiles/profile";
import { addDays, type CivilDate, daysBetween } from "@muster/domain/shared/dates";
import { type Meaning, meaningOf } from "./notes-with-meaning.data.ts";

/** Facts about a person that a safe week must respect. */
export type Truth = {
  /** Years on the first and on the last day of the week that the plan is for. */
  readonly youngest: number;
  readonly oldest: number;
  readonly stop: "child" | "pressure" | "sign" | "ill" | null;
  readonly careful: boolean;
  readonly pregnantOrAfter: boolean;
  readonly travels: boolean;
  readonly noDeficit: boolean;
  /** Tags of the catalogue that are out. */
  readonly out: ReadonlySet<ContraTag>;
  readonly noJumps: boolean;
  /** Movements that a bad or freshly operated part may not do at all. */
  readonly resting: ReadonlySet<Pattern>;
  /** Stretches and warm-up moves, by name, that hold a sore joint where it hurts. */
  readonly strained: readonly RegExp[];
  /** Movements that a sore part does easily. */
  readonly easy: ReadonlySet<Pattern>;
  readonly excluded: ReadonlySet<string>;
};

/** Full years, counted from the day on which the age was recorded. */
export const ageOn = ({ age, ageRecordedOn }: Profile, date: CivilDate): number => {
  let years = 0;
  for (
    let next = 1;
    `${Number(ageRecordedOn.slice(0, 4)) + next}${ageRecordedOn.slice(4)}` <= date;
    next += 1
  )
    years = next;
  return age + years;
};

/** specs/design.md 3a-2, and what each sore joint does besides in plain anatomy. */
const outFor: Readonly<Record<Profile["limits"]["injuryAreas"][number], readonly ContraTag[]>> = {
  shoulder: ["overhead", "dip", "shoulder"],
  elbow: ["elbow"],
  wrist: ["wrist"],
  lower_back: ["axial", "spinal_flexion"],
  hip: ["deep_hip", "plyometric", "running"],
  knee: ["deep_knee", "plyometric", "running"],
  ankle: ["ankle", "plyometric", "running"],
  neck: ["neck"],
};

/** What each part carries in plain anatomy, of the movements whose every exercise loads it. */
const carriedBy: Readonly<Partial<Record<BodyArea, readonly Pattern[]>>> = {
  shoulder: ["h_push", "v_push", "lateral", "carry"],
  elbow: ["h_push", "v_push", "arm_flex", "arm_ext"],
  wrist: ["h_push", "v_push", "arm_flex", "carry"],
  lower_back: ["carry"],
  hip: ["lunge", "plyo"],
  knee: ["squat", "lunge", "plyo"],
  ankle: ["lunge", "calf", "plyo"],
  abdomen: ["core", "carry"],
};
/** Positions of a warm-up or a cool-down that load a sore joint. */
const strainedBy: Readonly<Partial<Record<BodyArea, RegExp>>> = {
  shoulder: /doorway|cross-body|arm circles/i,
  wrist: /push-up|cat-cow/i,
  lower_back: /child's pose|hug|hamstring/i,
  hip: /child's pose|figure-four/i,
  knee: /thigh stretch|child's pose/i,
};
/** Weeks after an operation in which its part carries nothing. */
const weeksOfRest = 12;

const isHere = ({ date, until }: Limit, today: CivilDate): boolean =>
  date <= today && (until === null || until >= today);
const isOperation = ({ condition }: Limit): boolean =>
  condition === "surgery" || condition === "abdominal_surgery";

/** By the records of the forms. */
const restingParts = ({ limits = [], validFrom, today }: DesignInput): readonly BodyArea[] => {
  const here = limits.filter((limit) => isHere(limit, today));
  const fresh = here.filter(
    (limit) => isOperation(limit) && daysBetween(limit.since ?? limit.date, validFrom) < 7 * weeksOfRest,
  );
  return [
    ...here.flatMap(({ area, severity }) =>
      area !== null && (fresh.length > 0 || severity === "severe") ? [area] : [],
    ),
    ...(fresh.some(({ condition }) => condition === "abdominal_surgery") ? (["abdomen"] as const) : []),
  ];
};
const sorePlaces = ({ limits = [], today }: DesignInput): readonly BodyArea[] =>
  limits.flatMap((limit) =>
    limit.area !== null && limit.severity !== "mild" && isHere(limit, today) ? [limit.area] : [],
  );
const movementsOf = (parts: readonly BodyArea[]): ReadonlySet<Pattern> =>
  new Set(parts.flatMap((part) => carriedBy[part] ?? []));

const isOfWeek = (date: CivilDate, today: CivilDate): boolean =>
  date <= today && daysBetween(date, today) < 7;

/** The last reading of the cuff within a week; one number alone counts. */
const pressureOf = ({ checkIns, today }: DesignInput): "crisis" | "high" | "fine" => {
  const last = checkIns
    .filter(
      ({ date, bloodPressureSystolic, bloodPressureDiastolic }) =>
        isOfWeek(date, today) && (bloodPressureSystolic ?? bloodPressureDiastolic) !== null,
    )
    .toSorted((a, b) => (a.date < b.date ? -1 : 1))
    .at(-1);
  const upper = last?.bloodPressureSystolic ?? 0;
  const lower = last?.bloodPressureDiastolic ?? 0;
  return upper >= 180 || lower >= 120 ? "crisis" : upper >= 160 || lower >= 100 ? "high" : "fine";
};

const latestWeight = ({ checkIns, profile, today }: DesignInput): number =>
  checkIns
    .filter(({ date }) => date <= today)
    .toSorted((a, b) => (a.date < b.date ? -1 : 1))
    .at(-1)?.weight ?? profile.weight;

const isTooThin = (input: DesignInput): boolean => {
  const { height, bodyFat, gender } = input.profile;
  // Half a point of slack: a scale's slip is smoothed by the coach, and the judge reads the last one alone.
  const bmi = (703 * latestWeight(input)) / height ** 2;
  return bmi < 18 || (bodyFat !== null && bodyFat < (gender === "male" ? 5 : gender === "female" ? 12 : 8.5));
};

/** What holds for this person in the week that is designed: who may train, what is out, how much at most. */
export const truthOf = (input: DesignInput): Truth => {
  const { profile, today, validFrom } = input;
  const { limits } = profile;
  const notes = [
    limits.note,
    ...input.sessions
      .filter(({ date }) => isOfWeek(date, today))
      .flatMap(({ exercises }) => exercises.map((done) => done.notes)),
    ...(input.otherNotes ?? []).filter(({ date }) => isOfWeek(date, today)).map((one) => one.notes),
  ].map(meaningOf);
  const fromCheckIns = input.checkIns
    .filter(({ date, notes: words }) => isOfWeek(date, today) && words !== "")
    .toSorted((a, b) => (a.date < b.date ? -1 : 1))
    .map((checkIn) => meaningOf(checkIn.notes));
  const any = (has: (meaning: Meaning) => boolean | undefined): boolean =>
    [...notes, ...fromCheckIns].some((meaning) => has(meaning) === true);
  const lately = (has: (meaning: Meaning) => boolean | undefined): boolean =>
    [...notes, ...fromCheckIns.slice(-1)].some((meaning) => has(meaning) === true);
  const cleared =
    input.checkIns
      .filter(({ date, notes: words }) => isOfWeek(date, today) && meaningOf(words).clears === true)
      .map(({ date }) => date)
      .toSorted()
      .at(-1) ?? "";
  const dated = [
    ...input.sessions.flatMap(({ date, exercises }) =>
      exercises.map((done) => ({ date, notes: done.notes })),
    ),
    ...(input.otherNotes ?? []),
    ...input.checkIns,
  ].filter(({ date }) => isOfWeek(date, today) && date >= cleared);
  const hasSign = [limits.note, ...dated.map((one) => one.notes)].some((one) => meaningOf(one).sign === true);
  const youngest = Math.min(ageOn(profile, today), ageOn(profile, validFrom));
  const oldest = ageOn(profile, addDays(validFrom, 6));
  const pressure = pressureOf(input);
  const stop =
    youngest < 13
      ? "child"
      : pressure === "crisis"
        ? "pressure"
        : hasSign
          ? "sign"
          : lately(({ ill }) => ill)
            ? "ill"
            : null;
  const pregnantOrAfter =
    limits.pregnancy !== "none" ||
    any(({ pregnant }) => pregnant) ||
    (profile.gender !== "male" && any(({ postpartum }) => postpartum));
  const heart = limits.heartOrBloodPressureAdvice || pressure === "high";
  const careful = pregnantOrAfter || heart || any((meaning) => meaning.careful);
  const areas = [...limits.injuryAreas, ...[...notes, ...fromCheckIns].flatMap(({ hurts }) => hurts ?? [])];
  const bmi = (703 * latestWeight(input)) / profile.height ** 2;
  return {
    youngest,
    oldest,
    stop,
    careful,
    pregnantOrAfter,
    travels: lately(({ travels }) => travels),
    noDeficit:
      youngest < 18 || pregnantOrAfter || isTooThin(input) || stop !== null || any(({ eating }) => eating),
    out: new Set<ContraTag>([
      ...areas.flatMap((area) => outFor[area]),
      ...(pregnantOrAfter ? (["plyometric", "valsalva", "supine"] as const) : []),
      ...(heart ? (["valsalva", "plyometric"] as const) : []),
    ]),
    noJumps:
      bmi >= 35.5 ||
      oldest >= 70 ||
      pregnantOrAfter ||
      areas.some((area) => ["knee", "hip", "ankle"].includes(area)),
    resting: movementsOf(restingParts(input)),
    strained: [...areas, ...sorePlaces(input)].flatMap((area) => strainedBy[area] ?? []),
    easy: movementsOf([...limits.injuryAreas, ...sorePlaces(input)]),
    excluded: new Set(
      (input.preferences ?? []).flatMap(({ exerciseId, excluded }) =>
        excluded === "no" ? [] : [exerciseId],
      ),
    ),
  };
};
