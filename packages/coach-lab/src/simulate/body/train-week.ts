/** One simulated week of training: who comes, with which weight, and what the body takes from it. */

import { exerciseById } from "@muster/coach/catalogue/catalogue";
import { isFeasible } from "@muster/coach/catalogue/feasible";
import { avoidedTags } from "@muster/coach/catalogue/limits";
import type { DesignedWeek } from "@muster/coach/design/designed-week";
import { kitSteps } from "@muster/coach/design/progress/kit-steps";
import type { DesignInput, PastExercise, PastSession } from "@muster/coach/state/input";
import { placeOfDay } from "@muster/domain/planning/day-place";
import type { DayWorkout, PlannedExercise } from "@muster/domain/planning/plan";
import type { CheckIn } from "@muster/domain/review/check-in";
import { addDays, type CivilDate, weekdayOf } from "@muster/domain/shared/dates";
import { naturalId } from "@muster/domain/shared/ids";
import { kilogramsPerPound } from "@muster/domain/shared/units";
import { untouchedLog } from "@muster/domain/training/session";
import { cardWeight } from "@muster/domain/training/weights/card-weight";
import { gearOf } from "@muster/domain/training/weights/gear";
import type { Coach } from "../coaches.ts";
import type { Circumstances } from "../people/events.ts";
import type { Subject } from "../people/people-file.ts";
import { forLifts, type Lift, type LiftStrength, setCost, setEffort } from "./fit-body.ts";
import type { Noise } from "./noise.ts";
import { performExercise } from "./perform.ts";
import { type PrefillHits, prefillHits } from "./prefill-hits.ts";
import { liftOf, type trueStrengthOf } from "./true-strength.ts";

/** One exercise of one simulated session. */
export type DoneExercise = {
  readonly exerciseId: string;
  /** Weight of the first working set, lb; null without one. */
  readonly usedLb: number | null;
  readonly plannedLb: number | null;
  readonly date: CivilDate;
  readonly sets: readonly { readonly reserve: number; readonly failed: boolean; readonly isRated: boolean }[];
  readonly prefill: PrefillHits;
};

/** The value, or the nearer border. */
export const clamp = (value: number, low: number, high: number): number =>
  Math.min(high, Math.max(low, value));

/** The person between two weeks; changed in place. */
export type State = {
  strength: LiftStrength;
  fatigue: number;
  weightKg: number;
  sessions: PastSession[];
  checkIns: CheckIn[];
  readings: DesignInput["readings"][number][];
  intake: DesignInput["intake"][number][];
};

type WeekContext = {
  readonly coach: Coach;
  readonly subject: Subject;
  readonly plan: DesignedWeek;
  readonly input: DesignInput;
  readonly state: State;
  readonly circumstances: Circumstances;
  readonly noise: Noise;
  readonly truth: ReturnType<typeof trueStrengthOf>;
  readonly validFrom: CivilDate;
};

/** The exercises of a day where the person is: the home version on a trip. */
const exercisesThere = (day: DayWorkout, context: WeekContext): readonly PlannedExercise[] => {
  if (!context.circumstances.isAway) return day.exercises;
  const there = day.homeAlternative?.exercises ?? day.exercises;
  return there.filter(({ exerciseId }) => {
    const exercise = exerciseById(exerciseId);
    return (
      exercise !== undefined &&
      isFeasible(exercise, { place: "home", equipment: ["none"], gymAccess: "no_gym" })
    );
  });
};

const areas = ["shoulder", "elbow", "wrist", "lower_back", "hip", "knee", "ankle", "neck"] as const;

/**
 * Does a week's sessions as far as this person does them: what is lifted, failed, logged and rated. Adds to the sessions in
 * `state`, and gives back the useful sets of each lift and what they cost.
 */
export const trainWeek = (context: WeekContext) => {
  const { coach, subject, plan, state, circumstances, noise, truth, validFrom } = context;
  const dose = forLifts(() => 0);
  const done: DoneExercise[] = [];
  let cost = 0;
  let attended = 0;
  const painful = avoidedTags({
    injuryAreas: areas.filter((area) => circumstances.injuries.includes(area)),
    pregnancy: "none",
    heartOrBloodPressureAdvice: false,
    note: "",
  });
  for (let index = 0; index < 7; index += 1) {
    const date = addDays(validFrom, index);
    const day = plan.days[weekdayOf(date)];
    if (day.kind !== "training") continue;
    const comes = noise.uniform("comes", date) < circumstances.attendance;
    const base = {
      id: naturalId("session", context.input.profileId, date),
      date,
      day: weekdayOf(date),
      workoutName: day.name,
      variant: circumstances.isAway && day.homeAlternative !== null ? ("home" as const) : ("main" as const),
    };
    if (!comes) {
      // Half of the missed sessions are marked as skipped, the others are just not there.
      if (noise.uniform("says so", date) < 0.5)
        state.sessions.push({
          ...base,
          skipped: true,
          exercises: [],
        });
      continue;
    }
    attended += 1;
    const exercises = exercisesThere(day, context);
    const place = base.variant === "home" ? "home" : placeOfDay(day);
    const gear = gearOf(place, "imperial", context.input.gear ?? {}, context.input.profile);
    let sessionSets = 0;
    const logs: PastExercise[] = exercises.flatMap((planned): PastExercise[] => {
      const exercise = exerciseById(planned.exerciseId);
      if (exercise === undefined) return [];
      const hurts = exercise.contra.some((tag) => painful.has(tag));
      const last = coach.usesCard ? lastTimeIn(state.sessions, planned.exerciseId) : undefined;
      const card = coach.usesCard
        ? cardWeight({
            exercise: planned,
            plan: plan.plan,
            lastTime: last,
            liftedLb: last?.sets.flatMap(({ weight }) => weight ?? []) ?? [],
            today: date,
            gear,
            units: "imperial",
          })?.weightLb
        : (planned.loadLb ?? undefined);
      // What the card says can be loaded; of other numbers people take the nearest step, after a hard day the lighter one.
      const step = exercise.loadStepLb > 0 ? exercise.loadStepLb : 5;
      const taken =
        card === undefined
          ? null
          : coach.usesCard
            ? card
            : Math.max(step, Math.round(card / step - ((last?.difficulty ?? 7) >= 7 ? 0.01 : -0.01)) * step);
      const performed = performExercise(
        hurts ? { ...planned, sets: 1 } : planned,
        exercise,
        taken,
        {
          latent: { ...subject.latent, difficultyMode: circumstances.difficultyMode },
          isBeginner: context.input.profile.fitnessLevel === "beginner",
          truth,
          noise,
          strength: state.strength,
          fatigue: state.fatigue,
          bodyWeightLb: state.weightKg / kilogramsPerPound,
          kit: kitSteps(
            exercise,
            { gear: { gym: gear, home: gear }, place, exercises: new Map() },
            taken ?? 0,
          ),
        },
        date,
        sessionSets,
        lastTimeIn(state.sessions, planned.exerciseId) === undefined,
      );
      sessionSets += performed.sets.length;
      const lift: Lift | undefined = liftOf(exercise);
      for (const set of performed.sets) {
        const isMain = lift !== undefined && planned.metric === "reps";
        if (lift !== undefined) dose[lift] += setEffort(set.reserve, set.failed);
        cost += setCost(set.reserve, set.failed) * (isMain ? 1 : planned.metric === "reps" ? 0.5 : 0.3);
      }
      done.push({
        exerciseId: planned.exerciseId,
        usedLb: performed.log.sets[0]?.weight ?? null,
        plannedLb: planned.loadLb,
        date,
        sets: performed.sets,
        prefill: prefillHits(planned, performed.log.sets, last, card ?? undefined),
      });
      return [
        hurts
          ? {
              ...performed.log,
              completed: false,
              plannedSets: typeof planned.sets === "number" ? planned.sets : null,
            }
          : performed.log,
      ];
    });
    const session: PastSession = {
      ...base,
      skipped: false,
      exercises: logs,
    };
    state.sessions.push(session);
    if (circumstances.duplicates) state.sessions.push(session);
    if (circumstances.futureSession)
      state.sessions.push({
        ...session,
        id: naturalId("session", context.input.profileId, `future ${date}`),
        date: addDays(date, 365),
      });
  }
  return { dose, done, cost, attended };
};

/** What the card knows of the last time, as the app reads it from the log. */
/** How an exercise went the last time in these sessions; undefined without one. */
export const lastTimeIn = (sessions: readonly PastSession[], exerciseId: string) => {
  for (let at = sessions.length - 1; at >= 0; at -= 1) {
    const session = sessions[at];
    const log = session?.exercises.findLast((done) => done.exerciseId === exerciseId && done.sets.length > 0);
    if (session === undefined || log === undefined) continue;
    return {
      date: session.date,
      difficulty: log.difficulty ?? untouchedLog.difficulty,
      notes: "",
      sets: log.sets.map((set, position) => ({ ...set, position, at: "", id: String(position) })),
    };
  }
  return undefined;
};
