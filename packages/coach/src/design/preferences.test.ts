import { expect, test } from "vitest";
import { deliverWeek } from "../deliver/deliver-week.ts";
import { assessmentWeek } from "../programs/assessment.ts";
import { checkWeek, errorsOf } from "../rules/check-week.ts";
import type { DesignedWeek } from "./designed-week.ts";
import { inputWith, ordinaryProfile } from "./testing/inputs.ts";

/** Every exercise that the week may put before the person, the home versions too. */
const idsOf = (week: DesignedWeek): readonly string[] =>
  Object.values(week.days).flatMap(({ exercises, homeAlternative }) =>
    [...exercises, ...(homeAlternative?.exercises ?? [])].map(({ exerciseId }) => exerciseId),
  );
const leftOut = (ids: readonly string[], excluded: "injury" | "dislike" = "injury") =>
  inputWith({ preferences: ids.map((exerciseId) => ({ exerciseId, favourite: false, excluded })) });

test("coach.F10 painful and disliked exercises are never planned", () => {
  const usual = idsOf(deliverWeek(undefined, inputWith()));
  for (const reason of ["injury", "dislike"] as const) {
    const without = leftOut([...new Set(usual)].slice(0, 12), reason);
    const week = deliverWeek(undefined, without);
    expect(idsOf(week).filter((id) => usual.slice(0, 12).includes(id))).toEqual([]);
    expect(errorsOf(checkWeek(week, without))).toEqual([]);
    expect(Object.values(week.days).filter(({ kind }) => kind === "training")).toHaveLength(4);
  }
});

test("coach.F10 pull-ups left out are not trained and not tested", () => {
  expect(idsOf(deliverWeek(undefined, inputWith()))).toContain("v_pull.pull-up");
  expect(idsOf(deliverWeek(undefined, leftOut(["v_pull.pull-up"])))).not.toContain("v_pull.pull-up");
  const tested = assessmentWeek(ordinaryProfile, "2026-11-16");
  const preferences = leftOut([...new Set(idsOf(tested))].slice(0, 6)).preferences ?? [];
  const spared = assessmentWeek(ordinaryProfile, "2026-11-16", { preferences });
  expect(idsOf(spared).filter((id) => preferences.some(({ exerciseId }) => exerciseId === id))).toEqual([]);
  expect(Object.values(spared.days).filter(({ kind }) => kind === "training")).toHaveLength(4);
});

test("COACH-01 a favourite is preferred among equals, and no more than that", () => {
  const usual = idsOf(deliverWeek(undefined, inputWith()));
  const liking = (exerciseId: string) =>
    idsOf(
      deliverWeek(undefined, inputWith({ preferences: [{ exerciseId, favourite: true, excluded: "no" }] })),
    );
  const candidates = [
    "h_pull.dumbbell-chest-supported",
    "lunge.dumbbell-reverse",
    "squat.goblet",
    "h_push.dumbbell-bench",
  ];
  expect(candidates.some((id) => !usual.includes(id) && liking(id).includes(id))).toBe(true);
  // A barbell is no favourite of somebody who has none.
  expect(liking("squat.barbell-back")).not.toContain("squat.barbell-back");
});
