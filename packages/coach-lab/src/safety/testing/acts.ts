/**
 * Random events after a week was designed: days pass, the person reports symptoms, equipment is lost, days and exercises are
 * edited, missed days are moved, the week is designed again around locks. Edits use the app's own code: the coach checks
 * each, and a refused one is not saved.
 */

import { exerciseFromOwn } from "@muster/coach/catalogue/own-exercise";
import { toPlanned } from "@muster/coach/catalogue/planned";
import { deliverWeek } from "@muster/coach/deliver/deliver-week";
import type { DesignedWeek } from "@muster/coach/design/designed-week";
import { asPrevious } from "@muster/coach/design/testing/inputs";
import { editFindings } from "@muster/coach/edit/check-edit";
import { dayChoices, refreshedDay } from "@muster/coach/edit/day-exercises";
import { sessionFits, sessionsClash } from "@muster/coach/edit/session-fits";
import type { DesignInput, Locks } from "@muster/coach/state/input";
import {
  addExercise,
  changeSets,
  removePlannedExercise,
  replaceExercise,
} from "@muster/domain/planning/edit-day";
import { clearDay, copyDay, moveDay, setDay } from "@muster/domain/planning/edit-week";
import type { WeeklyPlan } from "@muster/domain/planning/plan";
import { missedChoices } from "@muster/domain/schedule/missed-day";
import { addDays, mondayOf, type Weekday, weekdayOf, weekdays, weekOf } from "@muster/domain/shared/dates";
import * as fc from "fast-check";
import { checkInsOf, type DatedCheckIn, datedCheckInArbitrary, inputOf, type RandomLife } from "./lives.ts";
import { ageOn } from "./truth.ts";

type Act =
  | { readonly act: "tell"; readonly told: DatedCheckIn }
  | { readonly act: "wait"; readonly days: number }
  | { readonly act: "lose kit" }
  | { readonly act: "leave out"; readonly day: number; readonly at: number }
  | { readonly act: "move" | "copy" | "template"; readonly day: number; readonly to: number }
  | { readonly act: "clear" | "remove" | "sets"; readonly day: number; readonly at: number }
  | { readonly act: "swap" | "add"; readonly day: number; readonly at: number; readonly pick: number }
  | { readonly act: "own"; readonly day: number }
  | { readonly act: "missed"; readonly day: number; readonly pick: number }
  | { readonly act: "again"; readonly days: readonly number[]; readonly spoiled: boolean };

const day = fc.nat(6);
const at = fc.nat(9);
const pick = fc.nat(20);
/** Any one event. */
export const actArbitrary: fc.Arbitrary<Act> = fc.oneof(
  fc.record({ act: fc.constant("tell" as const), told: datedCheckInArbitrary }),
  fc.record({ act: fc.constant("wait" as const), days: fc.integer({ min: 1, max: 3 }) }),
  fc.record({ act: fc.constant("lose kit" as const) }),
  fc.record({ act: fc.constant("leave out" as const), day, at }),
  fc.record({ act: fc.constantFrom("move" as const, "copy" as const, "template" as const), day, to: day }),
  fc.record({ act: fc.constantFrom("clear" as const, "remove" as const, "sets" as const), day, at }),
  fc.record({ act: fc.constantFrom("swap" as const, "add" as const), day, at, pick }),
  fc.record({ act: fc.constant("own" as const), day }),
  fc.record({ act: fc.constant("missed" as const), day, pick }),
  fc.record({
    act: fc.constant("again" as const),
    days: fc.uniqueArray(day, { maxLength: 4 }),
    spoiled: fc.boolean(),
  }),
);

/** A person on a day, with the week in front of them. */
type Scene = {
  readonly life: RandomLife;
  readonly input: DesignInput;
  readonly shown: DesignedWeek;
  /** The week of a person with the same equipment and no limits: the source of templates. */
  readonly healthy: DesignedWeek;
  readonly carefree: DesignInput;
};

/** The start of a manual edit: the week that this person is shown, and that of a person without limits. */
export const sceneOf = (life: RandomLife): Scene => {
  const input = inputOf(life);
  const carefree = {
    ...input,
    checkIns: [],
    preferences: [],
    sessions: [],
    previousPlan: null,
    limits: [],
    profile: {
      ...input.profile,
      age: 30,
      fitnessLevel: "advanced" as const,
      limits: { injuryAreas: [], pregnancy: "none" as const, heartOrBloodPressureAdvice: false, note: "" },
    },
  };
  return {
    life,
    input,
    shown: deliverWeek(undefined, input),
    healthy: deliverWeek(undefined, carefree),
    carefree,
  };
};

const weekdayAt = (index: number): Weekday => weekdays[index % 7] ?? "monday";

const own = exerciseFromOwn({
  id: "0198c0de-0000-7000-8000-00000000abcd",
  name: "Garage barbell jumps",
  metric: "reps",
  equipment: "barbell",
  primaryMuscles: [],
  secondaryMuscles: [],
  unilateral: false,
  notes: "",
});
const ownPlanned = toPlanned(own, { sets: 3, targetLow: 8, targetHigh: 12, restSeconds: 60 });

/** The edited week; undefined where the edit does not apply. */
const changed = (scene: Scene, act: Act): WeeklyPlan | undefined => {
  const { input, shown, healthy } = scene;
  const { days } = shown;
  const { today } = input;
  const put = (weekday: Weekday, workout: WeeklyPlan[Weekday]): WeeklyPlan =>
    setDay(days, weekday, refreshedDay(days[weekday], workout, input), today);
  switch (act.act) {
    case "move":
      return moveDay(days, weekdayAt(act.day), weekdayAt(act.to), today);
    case "copy":
      return copyDay(days, weekdayAt(act.day), weekdayAt(act.to), today);
    case "template":
      return put(weekdayAt(act.to), healthy.days[weekdayAt(act.day)]);
    case "clear":
      return clearDay(days, weekdayAt(act.day), today);
    case "remove":
      return put(weekdayAt(act.day), removePlannedExercise(days[weekdayAt(act.day)], act.at));
    case "sets":
      return put(weekdayAt(act.day), changeSets(days[weekdayAt(act.day)], act.at, 10));
    case "own":
      return put(weekdayAt(act.day), addExercise(days[weekdayAt(act.day)], ownPlanned));
    case "swap":
    case "add": {
      const weekday = weekdayAt(act.day);
      const before = days[weekday];
      const excluded = new Set(
        (input.preferences ?? []).flatMap((one) => (one.excluded === "no" ? [] : [one.exerciseId])),
      );
      const choices = dayChoices(input, before, excluded, [own]);
      if (act.act === "add") {
        const chosen = choices.toAdd[(act.pick * 7 + act.at) % Math.max(1, choices.toAdd.length)];
        return chosen === undefined ? undefined : put(weekday, addExercise(before, choices.planned(chosen)));
      }
      const options = choices.insteadOf(act.at);
      const chosen = options[act.pick % Math.max(1, options.length)];
      return chosen === undefined ? undefined : put(weekday, replaceExercise(before, act.at, chosen));
    }
    case "missed": {
      const date = weekOf(mondayOf(today))[act.day];
      if (date === undefined || date >= today || days[weekdayOf(date)].kind !== "training") return undefined;
      const choices = missedChoices({
        missed: { date, workout: days[weekdayOf(date)] },
        days,
        today,
        from: today,
        keepsFree: (other) => input.profile.restDays.includes(weekdayOf(other)),
        clash: sessionsClash,
        fits: (workout) => sessionFits(workout, input.profile, input.gear?.home),
      });
      const choice = choices[act.pick % choices.length];
      return choice === undefined || choice.kind === "drop" ? undefined : choice.days;
    }
    default:
      return undefined;
  }
};

const locksOf = ({ shown, healthy }: Scene, which: readonly number[], spoiled: boolean): Locks => {
  const [first, ...rest] = which.map(weekdayAt);
  const from = spoiled ? healthy : shown;
  return {
    days: first === undefined ? [] : [{ weekday: first, workout: from.days[first] }],
    exercises: rest.flatMap((weekday) =>
      [...from.days[weekday].exercises.slice(0, 2), ...(spoiled ? [ownPlanned] : [])].map((exercise) => ({
        weekday,
        exercise: spoiled
          ? { ...exercise, loadLb: exercise.takesWeight ? 900 : null, targetDifficulty: 10 }
          : exercise,
      })),
    ),
  };
};

/** The input with other records, as the device would read it again. */
const retold = (scene: Scene, life: RandomLife): Scene => ({
  ...scene,
  life,
  input: {
    ...scene.input,
    today: life.today,
    validFrom: addDays(life.today, 1),
    profile: life.profile,
    preferences: life.preferences,
    checkIns: checkInsOf(life),
  },
});

type Done = {
  readonly scene: Scene;
  /** `designed`: the whole week is judged; `changed`: only what the edit added. */
  readonly kind: "nothing" | "designed" | "changed" | "refused";
};

/** The scene after one manual edit, by the app's own rules; `refused` leaves it unchanged. */
export const done = (scene: Scene, act: Act): Done => {
  const { life, input, shown } = scene;
  switch (act.act) {
    case "wait":
      return {
        scene: retold(scene, {
          ...life,
          today: addDays(life.today, act.days),
          told: life.told.map((one) => ({ ...one, daysAgo: one.daysAgo + act.days })),
        }),
        kind: "nothing",
      };
    case "tell":
      return {
        scene: retold(scene, { ...life, told: [...life.told, { ...act.told, daysAgo: 0 }] }),
        kind: "nothing",
      };
    case "lose kit":
      return {
        scene: retold(scene, {
          ...life,
          profile: { ...life.profile, equipment: [], gymAccess: "no_gym" },
        }),
        kind: "nothing",
      };
    case "leave out": {
      const gone = shown.days[weekdayAt(act.day)].exercises[act.at];
      return gone === undefined
        ? { scene, kind: "nothing" }
        : {
            scene: retold(scene, {
              ...life,
              preferences: [
                ...life.preferences.filter(({ exerciseId }) => exerciseId !== gone.exerciseId),
                { exerciseId: gone.exerciseId, favourite: false, excluded: "injury" as const },
              ],
            }),
            kind: "nothing",
          };
    }
    case "again": {
      const locked = { ...input, locks: locksOf(scene, act.days, act.spoiled) };
      const isOlder = shown.plan.validFrom < input.today;
      const next = deliverWeek(undefined, isOlder ? { ...locked, previousPlan: asPrevious(shown) } : locked);
      return {
        scene: {
          ...scene,
          shown: next,
          input: isOlder ? { ...input, previousPlan: asPrevious(shown) } : input,
        },
        kind: "designed",
      };
    }
    default: {
      const days = changed(scene, act);
      // A child has ideas and nothing to change (ONB-08).
      if (days === undefined || ageOn(life.profile, life.today) < 13) return { scene, kind: "nothing" };
      const after = { ...shown, days };
      const findings = editFindings(shown, after, input);
      return findings.some(({ severity }) => severity === "refuse")
        ? { scene, kind: "refused" }
        : { scene: { ...scene, shown: after }, kind: "changed" };
    }
  }
};
