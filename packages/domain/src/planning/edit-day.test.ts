import { expect, test } from "vitest";
import { anExercise, aWorkout } from "../testing/builders.ts";
import { markEdited } from "./day-marks.ts";
import {
  addExercise,
  changeLoad,
  changePlace,
  changeSets,
  changeTarget,
  changeTime,
  mostPlannedExercises,
  movePlannedExercise,
  parseTarget,
  removePlannedExercise,
  replaceExercise,
  restInPlaceOf,
  targetText,
} from "./edit-day.ts";
import { noCardio } from "./plan.ts";
import { isEdited } from "./plan-fields.ts";

const a = anExercise({
  id: 1,
  exerciseId: "a",
  name: "A",
  pair: "A",
  notes: "Slow. Superset A: go back and forth, then rest.",
});
const b = anExercise({ id: 2, exerciseId: "b", name: "B", pair: "A" });
const c = anExercise({ id: 3, exerciseId: "c", name: "C" });
const day = aWorkout({ exercises: [a, b, c] });
const names = (workout: typeof day) => workout.exercises.map((exercise) => exercise.name).join("");

test("SCHED-05 an exercise moves up, down and not beyond the ends", () => {
  expect(names(movePlannedExercise(day, 2, 0))).toBe("CAB");
  expect(names(movePlannedExercise(day, 0, 1))).toBe("BAC");
  expect(movePlannedExercise(day, 0, -1)).toBe(day);
  expect(movePlannedExercise(day, 2, 3)).toBe(day);
});

test("SCHED-05 a superset ends when its partners part, and the note about it goes", () => {
  const parted = movePlannedExercise(day, 2, 1);
  expect(parted.exercises.map((exercise) => exercise.pair)).toEqual([null, null, null]);
  expect(parted.exercises[0]?.notes).toBe("Slow.");
  expect(movePlannedExercise(day, 0, 1).exercises.map((exercise) => exercise.pair)).toEqual(["A", "A", null]);
  expect(removePlannedExercise(day, 1).exercises.map((exercise) => exercise.pair)).toEqual([null, null]);
});

test("SCHED-05 an exercise is swapped and added once, also on a rest day", () => {
  const d = anExercise({ id: 4, exerciseId: "d", name: "D" });
  const swapped = replaceExercise(day, 1, d);
  expect(names(swapped)).toBe("ADC");
  expect(swapped.exercises[1]?.pair).toBe("A");
  expect(replaceExercise(day, 1, c)).toBe(day);
  expect(addExercise(day, c)).toBe(day);
  const trained = addExercise(restInPlaceOf(day, undefined), d);
  expect(trained.kind).toBe("training");
  expect(trained.activeRecovery).toEqual([]);
  const full = aWorkout({
    exercises: Array.from({ length: mostPlannedExercises }, (_, index) =>
      anExercise({ id: index + 10, exerciseId: `x${index}` }),
    ),
  });
  expect(addExercise(full, d)).toBe(full);
});

test("SCHED-05 sets are 1 to 10; anything else changes nothing", () => {
  expect(changeSets(day, 0, 5).exercises[0]?.sets).toBe(5);
  for (const wrong of [0, 11, 2.5, Number.NaN]) expect(changeSets(day, 0, wrong)).toBe(day);
});

test("SCHED-05 a target is read as people type it", () => {
  expect(parseTarget("8-10", "reps")).toEqual({ ok: true, value: { low: 8, high: 10 } });
  expect(parseTarget(" 12 reps", "reps")).toEqual({ ok: true, value: { low: 12, high: 12 } });
  expect(parseTarget("1-2 min", "time")).toEqual({ ok: true, value: { low: 60, high: 120 } });
  expect(parseTarget("Max", "reps")).toEqual({ ok: true, value: { low: null, high: null } });
  const refused = (text: string) => {
    const read = parseTarget(text, "reps");
    return read.ok ? "ok" : read.error.type;
  };
  expect(refused("many")).toBe("not-a-target");
  expect(refused("")).toBe("not-a-target");
  expect(refused("0")).toBe("out-of-range");
  expect(refused("5000")).toBe("out-of-range");
  expect(refused("10-8")).toBe("reversed-range");
});

test("SCHED-05 a new target is shown in its unit and keeps its side", () => {
  const sided = aWorkout({
    exercises: [anExercise({ reps: "8-10 per leg" }), anExercise({ metric: "time", reps: "30-45 sec" })],
  });
  expect(changeTarget(sided, 0, { low: 12, high: 12 }).exercises[0]?.reps).toBe("12 per leg");
  expect(changeTarget(sided, 1, { low: 20, high: 40 }).exercises[1]?.reps).toBe("20-40 sec");
  const most = changeTarget(sided, 0, { low: null, high: null }).exercises[0];
  expect(most?.reps).toBe("Max per leg");
  expect(most === undefined ? "" : targetText(most)).toBe("Max");
});

test("SCHED-05 time and place: the home version of a gym day takes its place", () => {
  expect(changeTime(day, 17 * 60 + 30).time).toBe("5:30 PM");
  expect(changeTime(day, undefined).time).toBe("Flexible");
  const labels = { home: "Home (bodyweight)", gym: "Gym", gymNote: "Planet Fitness" };
  const gym = aWorkout({
    location: "Gym",
    homeAlternative: { name: "At home", warmUp: [], exercises: [c], coolDown: [], cardio: noCardio },
  });
  const home = changePlace(gym, "home", labels);
  expect(home.location).toBe("Home (bodyweight)");
  expect(names(home)).toBe("C");
  const back = changePlace(home, "gym", labels);
  expect([back.location, back.locationNote, names(back)]).toEqual(["Gym", "Planet Fitness", "C"]);
  expect(changePlace(gym, "gym", labels)).toBe(gym);
});

test("SCHED-05 a changed day says so, once, with the date of the last change", () => {
  const twice = markEdited(markEdited(day, "2026-11-20"), "2026-11-21");
  expect(isEdited(day)).toBe(false);
  expect(isEdited(twice)).toBe(true);
  expect(twice.facts.map((fact) => fact.value)).toEqual(["2026-11-21"]);
});

test("SCHED-05 planning.E6 a weight set by hand is noted with its day, until emptied", () => {
  const loaded = aWorkout({
    exercises: [
      anExercise({ takesWeight: true, loadLb: 50, loadIsGuess: true }),
      anExercise({ id: 2, takesWeight: false, loadLb: null }),
    ],
  });
  const set = changeLoad(changeLoad(loaded, 0, 60, "2026-11-20"), 0, 62.5, "2026-11-21").exercises[0];
  expect(set?.loadLb).toBe(62.5);
  // What the person chose is no guess.
  expect(set).not.toHaveProperty("loadIsGuess");
  expect(set?.facts.filter(({ id }) => id === "load.own").map(({ value }) => value)).toEqual(["2026-11-21"]);
  const empty = changeLoad(changeLoad(loaded, 0, 60, "2026-11-20"), 0, null, "2026-11-21").exercises[0];
  expect(empty?.loadLb).toBeNull();
  expect(empty?.facts).toEqual(loaded.exercises[0]?.facts);
  // What the plan said about its own weight goes with it; what it says about the movement stays.
  const [first] = loaded.exercises;
  const described = {
    ...loaded,
    exercises: loaded.exercises.map((exercise) => ({
      ...exercise,
      notes: "Slow. 135 lb again. Reach the top of the range in every set, then it goes up.",
      facts: [
        ...exercise.facts,
        {
          id: `load.${first?.exerciseId}`,
          subject: "",
          value: 135,
          unit: "lb",
          rule: "coach.I7",
          source: "",
        },
        {
          id: `most.${first?.exerciseId}`,
          subject: "",
          value: 150,
          unit: "lb",
          rule: "coach.I4",
          source: "",
        },
      ],
    })),
  };
  const own = changeLoad(described, 0, 150, "2026-11-20").exercises[0];
  expect(own?.notes).toBe("Slow. Reach the top of the range in every set, then it goes up.");
  expect(own?.facts.map(({ id }) => id).filter((id) => /^(load|most)\./.test(id))).toEqual([
    `most.${first?.exerciseId}`,
    "load.own",
  ]);
  // Nothing at all changes for no weight, a negative one, and an exercise that takes none.
  expect(changeLoad(loaded, 0, 0, "2026-11-21").exercises).toEqual(loaded.exercises);
  expect(changeLoad(loaded, 1, 20, "2026-11-21").exercises).toEqual(loaded.exercises);
});
