/** Group V: enough for every muscle, not too much for any, and never a leap. */
import { exerciseById } from "../catalogue/catalogue.ts";
import { type Muscle, muscles, type Pattern } from "../catalogue/exercise.ts";
import { hasDesignedBefore } from "../design/designed-before.ts";
import { legalExercises } from "../design/legal.ts";
import { deloadMost } from "../design/load.ts";
import { referenceOf } from "../design/reference-bout.ts";
import { plannedSetTotal } from "../design/set-total.ts";
import { landmarks } from "../design/volume.data.ts";
import { targetMuscles } from "../design/volume-budget.ts";
import { setsDoneAWeek } from "../design/week-limit.ts";
import { rangeOf } from "./intensity.ts";
import { type CheckContext, exercisesOf, type Finding, type Rule } from "./rule.ts";
import { majorMuscles, muscleSets, patternSets } from "./tally.ts";

/** Loads are shown to half a pound. */
const rounding = 0.5;
/** Fewest fractional sets with growth that can be measured (Pelland 2024). */
const leastSets = 4;

const workoutsOf = ({ training }: CheckContext) => training.map(({ workout }) => workout);
const total = (context: CheckContext): number => plannedSetTotal(workoutsOf(context));

/** A normal week of training: rules about balance say nothing in lighter ones. */
const isNormal = ({ phase, training, person }: CheckContext): boolean =>
  phase.phase === "accumulation" &&
  phase.setFactor >= 1 &&
  training.length >= 2 &&
  person.gates.stop === null;

/** Patterns with at least one move that the person may do where they train. */
const openPatterns = ({ input, person, schedule }: CheckContext): ReadonlySet<Pattern> =>
  new Set(
    [...new Set(schedule.days.map(({ place }) => place))].flatMap((place) =>
      legalExercises(input, person, place).map(({ pattern }) => pattern),
    ),
  );

const sum = (tally: ReadonlyMap<Pattern, number>, patterns: readonly Pattern[]): number =>
  patterns.reduce((all, pattern) => all + (tally.get(pattern) ?? 0), 0);

const ratioFinding = (
  name: string,
  part: number,
  other: number,
  low: number,
  high: number,
): readonly Finding[] => {
  if (part + other < 6) return [];
  const ratio = other === 0 ? Number.POSITIVE_INFINITY : part / other;
  return ratio < low || ratio > high
    ? [{ path: "days", got: `${name} ${part}:${other}`, need: `${low}-${high}` }]
    : [];
};

/** Sets of the normal week before, when it was designed; null otherwise. */
const setsBefore = ({ input }: CheckContext): number | null => {
  const plan = input.previousPlan;
  if (plan === null || !hasDesignedBefore(input)) return null;
  const fact = plan.plan.facts.find(({ id }) => id === "sets.normal")?.value;
  return typeof fact === "number" ? fact : plannedSetTotal(plan.days.map(({ workout }) => workout));
};

export const volumeRules: readonly Rule[] = [
  {
    id: "coach.V1",
    severity: "error",
    sentence:
      "No muscle gets more hard sets a week than its level allows, and in a normal week no big muscle fewer than four.",
    source: "Pelland 2024; ACSM 2026",
    check: (context) => {
      const tally = muscleSets(workoutsOf(context));
      const { max } = landmarks[context.person.volumeLevel];
      const over = muscles
        .filter((muscle) => (tally.get(muscle) ?? 0) > max)
        .map((muscle) => ({
          path: "days",
          got: `${tally.get(muscle)} sets for ${muscle}`,
          need: `at most ${max}`,
        }));
      if (!isNormal(context)) return over;
      const few = majorMuscles
        .map(({ name, of }) => ({ name, sets: Math.max(...of.map((muscle) => tally.get(muscle) ?? 0)) }))
        .filter(({ sets }) => sets < leastSets)
        .map(({ name, sets }) => ({
          path: "days",
          got: `${sets} sets for ${name}`,
          need: `at least ${leastSets}`,
          severity: "warning" as const,
        }));
      return [...over, ...few];
    },
  },
  {
    id: "coach.V2",
    severity: "error",
    sentence:
      "From one normal week to the next the sets grow by at most a fifth, and by three for a muscle; by 30% never.",
    source: "ACSM 2009",
    check: (context) => {
      const before = setsBefore(context);
      if (before === null || before <= 0) return [];
      const now = total(context);
      const growth = now / before;
      if (growth > 1.3)
        return [{ path: "days", got: `${now} sets`, need: `at most ${Math.floor(1.3 * before)}` }];
      const findings: Finding[] =
        growth > 1.2
          ? [
              {
                path: "days",
                got: `${now} sets`,
                need: `at most ${Math.floor(1.2 * before)}`,
                severity: "warning",
              },
            ]
          : [];
      const previous = context.input.previousPlan;
      if (previous?.plan.phase !== "accumulation" || !isNormal(context)) return findings;
      const old = muscleSets(previous.days.map(({ workout }) => workout));
      const fresh = muscleSets(workoutsOf(context));
      const { start } = landmarks[context.person.volumeLevel];
      return [
        ...findings,
        ...muscles
          // A muscle that was far below its start may catch up.
          .filter((muscle) => (fresh.get(muscle) ?? 0) > Math.max((old.get(muscle) ?? 0) + 3, start))
          .map((muscle) => ({
            path: "days",
            got: `${fresh.get(muscle)} sets for ${muscle}`,
            need: `at most ${Math.max((old.get(muscle) ?? 0) + 3, start)}`,
            severity: "warning" as const,
          })),
      ];
    },
  },
  {
    id: "coach.V3",
    severity: "error",
    sentence:
      "A week has at most 1.3 times the sets of the last four weeks' mean, never above 1.5 times; missed sessions are left out of the mean.",
    source: "spike guard; Impellizzeri 2020: no claim about injuries",
    check: (context): readonly Finding[] => {
      const mean = setsDoneAWeek(context.input, context.person, context.schedule.days.length);
      if (mean === null) return [];
      const now = total(context);
      // The smallest day there is has five exercises (coach.S4).
      if (now <= Math.max(1.3 * mean, 5 * context.training.length) + 0.5) return [];
      return [
        {
          path: "days",
          got: `${now} sets`,
          need: `at most ${Math.floor(1.3 * mean)}`,
          severity: now > 1.5 * mean + 1 ? "error" : "warning",
        },
      ];
    },
  },
  {
    id: "coach.V4",
    severity: "warning",
    sentence: "No muscle gets more hard sets in one session than its level allows.",
    source: "Remmert 2025",
    check: ({ training, person }) => {
      const { perSession } = landmarks[person.volumeLevel];
      return training.flatMap(({ weekday, workout }) => {
        const tally = muscleSets([workout]);
        return muscles
          .filter((muscle) => (tally.get(muscle) ?? 0) > perSession)
          .map((muscle) => ({
            path: `days.${weekday}`,
            got: `${tally.get(muscle)} sets for ${muscle}`,
            need: `at most ${perSession}`,
          }));
      });
    },
  },
  {
    id: "coach.V5",
    severity: "warning",
    sentence: "Pushing and pulling, and work of knees and hips, stand in balance: 0.7-1.3 and 0.6-1.6.",
    source: "ACSM",
    check: (context) => {
      if (!isNormal(context)) return [];
      const open = openPatterns(context);
      const tally = patternSets(workoutsOf(context));
      const push: readonly Pattern[] = ["h_push", "v_push"];
      const pull: readonly Pattern[] = ["h_pull", "v_pull"];
      const knee: readonly Pattern[] = ["squat", "lunge"];
      const can = (patterns: readonly Pattern[]) => patterns.some((pattern) => open.has(pattern));
      return [
        ...(can(push) && can(pull)
          ? ratioFinding("push to pull", sum(tally, push), sum(tally, pull), 0.7, 1.3)
          : []),
        ...(can(knee) && can(["hinge"])
          ? ratioFinding("knee to hip", sum(tally, knee), sum(tally, ["hinge"]), 0.6, 1.6)
          : []),
      ];
    },
  },
  {
    id: "coach.V6",
    severity: "warning",
    sentence: "The week has all six big movements that the person can do.",
    source: "ACSM",
    check: (context) => {
      if (!isNormal(context)) return [];
      const open = openPatterns(context);
      const tally = patternSets(workoutsOf(context));
      return (["squat", "hinge", "h_push", "v_push", "h_pull", "v_pull"] as const)
        .filter((pattern) => open.has(pattern) && !tally.has(pattern))
        .map((pattern) => ({ path: "days", got: `no ${pattern}`, need: "at least one" }));
    },
  },
  {
    id: "coach.V7",
    severity: "warning",
    sentence: "Every big muscle is trained on two days or more.",
    source: "ACSM 2026",
    check: (context) => {
      if (!isNormal(context)) return [];
      const days = workoutsOf(context).map((workout) => muscleSets([workout]));
      return majorMuscles.flatMap(({ name, of }) => {
        const count = days.filter((tally) => of.some((muscle) => (tally.get(muscle) ?? 0) >= 1)).length;
        return count > 0 && count < 2 ? [{ path: "days", got: `${name} on ${count} day`, need: "2" }] : [];
      });
    },
  },
  {
    id: "coach.V8",
    severity: "warning",
    sentence: "Muscles that the person named get a fifth more than the usual start.",
    source: "spec §9",
    check: (context) => {
      if (!isNormal(context)) return [];
      const tally = muscleSets(workoutsOf(context));
      const { max } = landmarks[context.person.volumeLevel];
      const isSmall = new Set<Muscle>([
        "side_delts",
        "rear_delts",
        "obliques",
        "calves",
        "biceps",
        "triceps",
      ]);
      const { start } = landmarks[context.person.volumeLevel];
      const wished = [...targetMuscles(context.input.profile.targetAreas)];
      if (wished.length === 0 || wished.length > 6) return [];
      const got = wished.reduce((all, muscle) => all + (tally.get(muscle) ?? 0), 0);
      const usual = wished.reduce(
        (all, muscle) => all + Math.min(max, start * (isSmall.has(muscle) ? 0.6 : 1)),
        0,
      );
      // Time wins over volume: nobody is warned of a day that is full.
      const perDay = { under_30: 0.5, "30_45": 0.7, "45_60": 1, "60_plus": 1 } as const;
      const need = Math.round(1.2 * usual * perDay[context.input.profile.timePerSession]);
      return got < need
        ? [{ path: "days", got: `${got} sets for the areas named`, need: `at least ${need}` }]
        : [];
    },
  },
  {
    id: "coach.V9",
    severity: "warning",
    sentence: "A side that is clearly smaller gets one-sided work, the weak side first.",
    source: "spec §9",
    check: (context) => {
      const { weakArm, weakThigh } = context.person.body;
      if (!isNormal(context)) return [];
      const oneSided = exercisesOf(context)
        .map(({ exercise }) => exerciseById(exercise.exerciseId))
        .filter((exercise) => exercise?.unilateral === true);
      const has = (patterns: readonly Pattern[]) =>
        oneSided.some((exercise) => exercise !== undefined && patterns.includes(exercise.pattern));
      return [
        ...(weakArm !== undefined && !has(["arm_flex", "arm_ext", "h_pull", "v_pull", "h_push", "v_push"])
          ? [{ path: "days", got: "no one-sided arm work", need: `${weakArm} arm first` }]
          : []),
        ...(weakThigh !== undefined && !has(["lunge", "squat", "hinge"])
          ? [{ path: "days", got: "no one-sided leg work", need: `${weakThigh} leg first` }]
          : []),
      ];
    },
  },
  {
    id: "coach.V10",
    severity: "error",
    sentence: "An easy week has 40-60% of the normal sets and at most 95% of the last loads.",
    source: "Rogerson 2024",
    check: (context) => {
      if (context.phase.phase !== "deload") return [];
      const sets = total(context);
      const normal = context.normalSets();
      const findings: Finding[] = [];
      // The smallest day there is has five exercises (coach.S4).
      const most = Math.max(Math.ceil(0.6 * normal), 5 * context.training.length);
      if (sets > most) findings.push({ path: "days", got: `${sets} sets`, need: `at most ${most}` });
      for (const { path, exercise } of exercisesOf(context)) {
        const { low, high } = rangeOf(exercise);
        const known = exerciseById(exercise.exerciseId);
        const last = referenceOf(context.person.exercises.get(exercise.exerciseId), low, high)?.loadLb;
        if (
          known?.loadKind !== "assisted" &&
          exercise.loadLb !== null &&
          last !== undefined &&
          // The lightest weight that there is may stay.
          last > (known?.loadStepLb ?? 0) &&
          exercise.loadLb > deloadMost * last + rounding
        )
          findings.push({
            path: `${path}.loadLb`,
            got: exercise.loadLb,
            need: `at most ${Math.round(deloadMost * last)} lb`,
          });
      }
      return findings;
    },
  },
  {
    id: "coach.V11",
    severity: "warning",
    sentence: "A week on the road or after many missed sessions keeps at least a third of the usual sets.",
    source: "Bickel 2011",
    check: (context) => {
      const isThin = context.phase.phase === "travel" || context.person.adherence.band === "low";
      const before = setsBefore(context);
      if (!isThin || before === null || context.person.gates.stop !== null) return [];
      const sets = total(context);
      return sets < before / 3
        ? [{ path: "days", got: `${sets} sets`, need: `at least ${Math.ceil(before / 3)}` }]
        : [];
    },
  },
];
