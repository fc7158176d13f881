/** Everything that is known of a person on the day of design, estimated once and read by every later step. */
import { leastJudgedDays } from "@muster/domain/nutrition/complete-days";
import type { Wish } from "@muster/domain/planning/limits";
import type { Profile } from "@muster/domain/profiles/profile";
import { excludedExercises } from "@muster/domain/training/exercises/exercise-preference";
import { type Gear, type GearPlace, gearOf, usualGear } from "@muster/domain/training/weights/gear";
import type { Exercise, Pattern } from "../catalogue/exercise.ts";
import { homeEquipmentOf, type Place, type Situation } from "../catalogue/feasible.ts";
import { awayKitOf, homeKitOf } from "../notes/wishes/away-kit.ts";
import { type RecentAdherence, recentAdherence } from "./adherence.ts";
import { isBarBasic, learnsBar } from "./bar-basics.ts";
import { type Body, bodyOf, type WeighIn } from "./body.ts";
import { type ExerciseState, exerciseStates } from "./exercise-history.ts";
import { type Expenditure, expenditureOf } from "./expenditure.ts";
import { type FoodNeeds, foodNeedsOf } from "./food-needs.ts";
import { type Gates, gatesOf } from "./gates.ts";
import type { DesignInput, PastSession, ReviewFigures } from "./input.ts";
import { normalised } from "./normalise.ts";
import { isComingBack, mostCarefulEffort, outgrownIn } from "./outgrown.ts";
import { type Recovery, recoveryOf } from "./recovery.ts";
import { type ReportedStrength, reportedCaution, reportedStrengthOf } from "./strength/reported-strength.ts";

/** Row of the volume table; youth and people from 65 train at the beginner's volume (specs/design.md 1.1). */
export type VolumeLevel = "beginner" | "returning" | "intermediate" | "advanced";

/** All estimates about one person on the day of design. */
export type Person = {
  readonly body: Body;
  /** What the profile said of the weight, and when. */
  readonly start: WeighIn;
  readonly gates: Gates;
  readonly recovery: Recovery;
  readonly adherence: RecentAdherence;
  readonly expenditure: Expenditure;
  readonly food: FoodNeeds;
  /**
   * How the week under review was eaten, beside its goals; null with fewer than five complete days, undefined when
   * nobody reviewed a week.
   */
  readonly eaten: ReviewFigures["nutritionSummary"] | undefined;
  readonly exercises: ReadonlyMap<string, ExerciseState>;
  /** Lifts of which the person told their best, by exercise: counts where no log does, and beside easy sets. */
  readonly reportedStrength: ReadonlyMap<string, ReportedStrength>;
  /** Cleaned sessions, oldest first. */
  readonly sessions: readonly PastSession[];
  readonly volumeLevel: VolumeLevel;
  /** Hardest catalogue level that may be prescribed. */
  readonly exerciseLevel: 1 | 2 | 3;
  /** May have the basic lifts of the bar at any level (`bar-basics.ts`). */
  readonly learnsBar: boolean;
  /** Movements in which a bodyweight move became far too easy: one level more is earned there. */
  readonly outgrown: ReadonlySet<Pattern>;
  /** Ids that the person left out or a limit rules out, for whatever reason: never planned (coach.F1, F10). */
  readonly excluded: ReadonlySet<string>;
  /** What can be loaded in each place: what the person entered, else what is usual there (feature F16). */
  readonly gear: Readonly<Record<GearPlace, Gear>>;
  /** What the profile says of equipment and gym. */
  readonly kit: Pick<Profile, "equipment" | "gymAccess">;
  /** Where they lift: home, until `atPlace` says otherwise. */
  readonly place: GearPlace;
  /** Ids that the person likes best. */
  readonly favourites: ReadonlySet<string>;
};

/** Level of the basic lifts of the bar: who learns them may have them. */
const levelOfBasics = 2;

/**
 * Hardest level of an exercise that the person may be given: their own, one more where an easier move of the kind
 * became far too easy, never a skill or a jump that way; the bar's basic lifts for who learns them (coach.I11).
 */
export const levelFor = (
  exercise: Pick<Exercise, "id" | "pattern" | "skill" | "impact">,
  { exerciseLevel, outgrown, learnsBar }: Pick<Person, "exerciseLevel" | "outgrown" | "learnsBar">,
): number => {
  const { pattern, skill, impact } = exercise;
  const own = exerciseLevel + (skill === 0 && impact === 0 && outgrown.has(pattern) ? 1 : 0);
  return learnsBar && isBarBasic(exercise) ? Math.max(levelOfBasics, own) : own;
};

const eatenIn = (week: ReviewFigures | undefined): Person["eaten"] =>
  week === undefined || (week.nutritionSummary?.daysLogged ?? 0) >= leastJudgedDays
    ? week?.nutritionSummary
    : null;

const idsOf = (wishes: Gates["wishes"], type: Wish["type"]): readonly string[] =>
  wishes.flatMap((wish) => (wish.type === type ? wish.exerciseIds : []));
/** A wish for an exercise wins over the general one against its kind. */
const unwanted = (wishes: Gates["wishes"]): readonly string[] => {
  const wanted = idsOf(wishes, "exercise_in");
  return idsOf(wishes, "exercise_out").filter((id) => !wanted.includes(id));
};

const exerciseLevels = { beginner: 1, returning: 2, intermediate: 2, advanced: 3 } as const;

/** The same person where the weights of that place count. */
export const atPlace = (person: Person, place: GearPlace): Person =>
  person.place === place ? person : { ...person, place };

/** Equipment that is there this week; on a trip what the person named of it, else only the floor and what every room has. */
export const situationAt = ({ gates, gear, kit }: Person, place: Place): Situation =>
  gates.flags.isTravelling
    ? { place, equipment: awayKitOf(gates.wishes)?.equipment ?? [], gymAccess: "no_gym" }
    : { place, ...kit, ...homeEquipmentOf(gear.home) };

/** What a conversion may add, lb. */
const leastLb = 0.01;
/** Weights nearer than this are one, told in the other unit: 12 kg is the bell that is sold as 26 lb. */
const sameLb = 0.6;
const asMarked = (weight: number, known: readonly number[]): number =>
  known.find((one) => Math.abs(one - weight) < sameLb) ?? weight;

/** Everything that later steps read of a person. Pure: the same input gives the same person. */
export const personOf = (input: DesignInput): Person => {
  const sorted = normalised(input);
  const body = bodyOf(sorted);
  const gates = gatesOf(sorted, body);
  const { sessions } = sorted;
  const { fitnessLevel } = sorted.profile;
  const isGuarded = gates.ageGroup !== "adult";
  const reportedStrength = reportedStrengthOf(sorted, gates);
  const told = new Map([...reportedStrength].map(([id, { maxLb }]) => [id, maxLb * reportedCaution]));
  const exercises = exerciseStates(sorted, sessions, fitnessLevel === "beginner", told);
  const adherence = recentAdherence(sorted, sessions);
  const units = sorted.units ?? "imperial";
  const kit = gates.flags.isTravelling ? awayKitOf(gates.wishes) : homeKitOf(gates.wishes);
  const gearAt = (place: GearPlace): Gear => {
    if (kit === null || place !== "home") return gearOf(place, units, sorted.gear ?? {}, sorted.profile);
    const usual = usualGear(place, units, kit.equipment);
    const own = gearOf(place, units, sorted.gear ?? {}, sorted.profile);
    const marked = (item: "dumbbells" | "kettlebells") =>
      kit.only[item]?.map((weight) => asMarked(weight, [...own[item], ...usual[item]]));
    return {
      ...usual,
      dumbbells:
        marked("dumbbells") ?? usual.dumbbells.filter((weight) => weight <= kit.heaviestLb + leastLb),
      kettlebells: marked("kettlebells") ?? usual.kettlebells,
    };
  };
  const food = foodNeedsOf(sorted, gates);
  const exerciseLevel = isGuarded && fitnessLevel === "advanced" ? 2 : exerciseLevels[fitnessLevel];
  return {
    body,
    start: { date: sorted.profile.ageRecordedOn, weightLb: sorted.profile.weight },
    gates,
    recovery: recoveryOf(sorted.checkIns, sorted.today),
    adherence,
    expenditure: expenditureOf(sorted, body, food),
    food,
    eaten: eatenIn(sorted.lastWeek),
    exercises,
    learnsBar: learnsBar(sorted, gates),
    reportedStrength,
    outgrown:
      gates.maxDifficulty <= mostCarefulEffort || isComingBack(sorted, adherence)
        ? new Set()
        : outgrownIn(exercises, exerciseLevel, sorted.today),
    sessions,
    gear: { gym: gearAt("gym"), home: gearAt("home") },
    kit: { equipment: sorted.profile.equipment, gymAccess: sorted.profile.gymAccess },
    place: "home",
    excluded: new Set([
      ...excludedExercises(input.preferences ?? []),
      ...gates.ruledOut,
      ...unwanted(gates.wishes),
    ]),
    favourites: new Set([
      ...(input.preferences ?? []).flatMap((one) => (one.favourite ? [one.exerciseId] : [])),
      ...idsOf(gates.wishes, "exercise_in"),
    ]),
    volumeLevel: isGuarded ? "beginner" : fitnessLevel,
    exerciseLevel,
  };
};
