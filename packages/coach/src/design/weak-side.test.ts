import { addDays } from "@muster/domain/shared/dates";
import { expect, test } from "vitest";
import { exerciseById } from "../catalogue/catalogue.ts";
import { deliverWeek } from "./deliver-week.ts";
import { boardFor, mostDaysPerWeek } from "./exercise-board.ts";
import { asPrevious, checkInWith, inputWith, sessionsOf, today } from "./testing/inputs.ts";
import { servesWeakSides } from "./weak-side.ts";
import { draftWeek, weekFrame } from "./week-draft.ts";

const arms: ReadonlySet<string> = new Set(["arm_flex", "arm_ext", "h_pull", "v_pull", "h_push", "v_push"]);

test("coach.V9 a clearly smaller arm gets one-sided work in every week, however the exercises rotate", () => {
  let input = inputWith({ profile: { timePerSession: "under_30" } });
  for (let number = 0; number < 6; number += 1) {
    const validFrom = addDays(today, 7 * number + 1);
    const checkIn = checkInWith({ date: addDays(validFrom, -1), bicepLeft: 13, bicepRight: 13.6 });
    input = { ...input, today: addDays(validFrom, -1), validFrom, checkIns: [checkIn] };
    const week = deliverWeek(undefined, input);
    const oneSided = Object.values(week.days)
      .flatMap(({ exercises }) => exercises)
      .map(({ exerciseId }) => exerciseById(exerciseId))
      .filter((exercise) => exercise?.unilateral === true && arms.has(exercise.pattern));
    expect(oneSided.length, `week ${number}`).toBeGreaterThanOrEqual(1);
    input = {
      ...input,
      previousPlan: asPrevious(week),
      sessions: [...input.sessions, ...sessionsOf(week, validFrom, { difficulty: 7 })],
    };
  }
});

test("coach.V9 coach.X3 a one-sided move that stands on three days already is not taken a fourth time", () => {
  const input = inputWith({ checkIns: [checkInWith({ bicepLeft: 13, bicepRight: 13.6 })] });
  const frame = weekFrame(input);
  const drafted = draftWeek(frame).days;
  const board = boardFor(input, frame.person, frame.budget);
  const row = exerciseById("h_pull.dumbbell-bent");
  if (row === undefined) throw new Error("No row in the catalogue");
  /** Each day with a row for both arms in place of all one-sided work. */
  const twoSided = (day: (typeof drafted)[number]) => ({
    day,
    slots: [
      ...day.slots
        .filter(({ exercise }) => !(exercise.unilateral && arms.has(exercise.pattern)))
        .map(({ slot, exercise }) => ({ slot, exercise })),
      { slot: { role: "accessory", patterns: ["h_pull"] } as const, exercise: row },
    ],
  });
  const chosen = () => {
    const days = drafted.map(twoSided);
    servesWeakSides(board, days);
    return days.flatMap(({ slots }) =>
      slots.filter(({ exercise }) => exercise.unilateral && arms.has(exercise.pattern)),
    );
  };
  const [first] = chosen();
  if (first === undefined) throw new Error("No one-sided move");
  board.uses.set(first.exercise.id, mostDaysPerWeek);
  const [second] = chosen();
  expect(second).toBeDefined();
  expect(second?.exercise.id).not.toBe(first.exercise.id);
});
