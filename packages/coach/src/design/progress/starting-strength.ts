/** Strength that a person can be expected to have in an exercise that nobody has seen them do: by sex, level, body weight and age. */
import { exerciseById } from "../../catalogue/catalogue.ts";
import type { Exercise } from "../../catalogue/exercise.ts";
import type { Person } from "../../state/person.ts";
import {
  aging,
  firstShare,
  heaviestBmi,
  pushUpStrength,
  shareOfLift,
  shareOfYouth,
  standards,
} from "./starting-strength.data.ts";

type Known = Pick<Person, "body" | "volumeLevel" | "exercises">;
type Starting = Known & Pick<Person, "gates">;

/** The exercise as a share of a standard lift; undefined where no table says anything: belts, bands, help. */
const shareOf = (exercise: Exercise): readonly [keyof typeof standards.male.beginner, number] | undefined => {
  const own = shareOfLift[exercise.id];
  if (own !== undefined || exercise.transfer === null) return own;
  const from = exerciseById(exercise.transfer.from);
  const share = from === undefined ? undefined : shareOf(from);
  return share === undefined ? undefined : [share[0], share[1] * exercise.transfer.k];
};

/** One-repetition maximum in lb by the standards alone; undefined where they say nothing. */
const standardMaxLb = (exercise: Exercise, { body, volumeLevel }: Known): number | undefined => {
  const share = shareOf(exercise);
  if (share === undefined) return undefined;
  const [lift, part] = share;
  const ofSex = (sex: "male" | "female") => standards[sex][volumeLevel][lift];
  const ratio = body.gender === "other" ? (ofSex("male") + ofSex("female")) / 2 : ofSex(body.gender);
  const byAge = Math.max(aging.least, 1 - aging.aYear * Math.max(0, body.age - aging.from));
  return (
    part *
    ratio *
    body.weightLb *
    Math.min(1, heaviestBmi / body.bmi) *
    (body.age < 18 ? shareOfYouth : byAge)
  );
};

/** How far one may be from the standards in everything. */
const furthest = { least: 0.5, most: 2 } as const;

/** The person's lifts against the standards, in the middle; undefined with fewer than three of them. */
const ownLevel = (person: Known): number | undefined => {
  const ratios = [...person.exercises.values()]
    .flatMap(({ exerciseId, e1rmLb }) => {
      const exercise = exerciseById(exerciseId);
      const standard = exercise === undefined ? undefined : standardMaxLb(exercise, person);
      return standard === undefined || e1rmLb === null || e1rmLb <= 0 ? [] : [e1rmLb / standard];
    })
    .toSorted((a, b) => a - b);
  const middle = ratios[Math.floor((ratios.length - 1) / 2)];
  return ratios.length < 3 || middle === undefined
    ? undefined
    : Math.min(furthest.most, Math.max(furthest.least, middle));
};

/** How many times the standards of a press the person's push-ups speak for: 1 for other moves, few push-ups, or where lifts are known. */
const pushUpFactor = (exercise: Exercise, person: Starting, share: number): number => {
  const { body, gates } = person;
  const isOverhead = exercise.pattern === "v_push";
  const bench = exerciseById("h_push.barbell");
  const standard = bench === undefined ? undefined : standardMaxLb(bench, person);
  if (
    standard === undefined ||
    !exercise.compound ||
    !(exercise.pattern === "h_push" || isOverhead) ||
    gates.isPregnantOrPostpartum
  )
    return 1;
  const { shareOfBody, exponent, trusted, from, eachAdds, mostAdded, overhead } = pushUpStrength;
  const shown = shareOfBody * body.weightLb * body.maxPushups ** exponent;
  const counted = shown * (gates.ageGroup === "adult" ? trusted.adult : trusted.careful);
  const most = Math.min(mostAdded, Math.max(0, body.maxPushups - from) * eachAdds);
  const added = Math.min(most, Math.max(0, counted / (standard * share) - 1));
  return 1 + added * (isOverhead ? overhead : 1);
};

/** What to count on in a first session, lb of one repetition, on the careful side; undefined where nothing is known. */
export const startingMaxLb = (exercise: Exercise, person: Starting): number | undefined => {
  if (!exercise.takesWeight || exercise.loadKind === "assisted" || exercise.loadKind === "bodyweightPlus")
    return undefined;
  const standard = standardMaxLb(exercise, person);
  const own = ownLevel(person);
  const { ageGroup, isPregnantOrPostpartum } = person.gates;
  const share =
    ageGroup !== "adult" || isPregnantOrPostpartum
      ? firstShare.careful
      : own === undefined
        ? firstShare.unknown
        : firstShare.known;
  if (standard === undefined) return undefined;
  return standard * share * (own ?? pushUpFactor(exercise, person, share));
};
