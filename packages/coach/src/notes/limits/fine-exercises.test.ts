import type { Limit } from "@muster/domain/planning/limits";
import { expect, test } from "vitest";
import { catalogue } from "../../catalogue/catalogue.ts";
import { ruledOut } from "../../catalogue/limits.ts";
import { limitText } from "../../explain/request.text.ts";
import { readNote } from "../read-note.ts";

const limitsOf = (note: string): readonly Limit[] => readNote(note, "2026-11-15").limits;
const outOf = (note: string): ReadonlySet<string> => ruledOut(limitsOf(note));

test.each([
  ["Left shoulder pinches when I press overhead, benching is fine.", "h_push.barbell", "v_push.dumbbell"],
  ["Left shoulder pinches when I press overhead, benching is fine.", "h_push.push-up", "arm_ext.bar-dips"],
  ["Shoulder hurts on overhead press only", "h_push.dumbbell-bench", "v_push.pike"],
  ["Shoulder hurts when pressing, only overhead", "h_push.push-up", "v_push.barbell"],
  ["dips hurt my shoulder, bench is no problem", "h_push.barbell", "arm_ext.bar-dips"],
  ["shoulder sore, but push-ups are fine", "h_push.push-up", "h_push.barbell"],
  ["knee hurts in lunges, leg press is fine", "squat.leg-press", "lunge.reverse"],
  ["Knee hurts when I squat, squats to parallel are fine", "squat.chair", "squat.goblet"],
  ["presses hurt my shoulder but push ups and rows are fine", "h_push.push-up", "h_push.barbell"],
  [
    "my knee hurts in squats and lunges but leg press and leg curls are fine",
    "squat.leg-press",
    "lunge.reverse",
  ],
  ["rowing is fine but pull ups hurt my elbow", "h_pull.cable", "v_pull.pull-up"],
  ["lower back hurts with deadlifts, hip thrusts are fine", "hinge.hip-thrust", "hinge.rdl"],
])("coach.F1 what the person calls fine stays beside what hurts: %s", (note, stays, goes) => {
  const out = outOf(note);
  expect(out.has(stays)).toBe(false);
  expect(out.has(goes)).toBe(true);
});

test("coach.F1 a press that pinches overhead leaves more than a chest machine", () => {
  const out = outOf("Left shoulder pinches when I press overhead");
  const left = catalogue.filter(({ id, pattern }) => pattern === "h_push" && !out.has(id));
  expect(left.map(({ id }) => id)).toEqual(
    expect.arrayContaining(["h_push.push-up", "h_push.machine", "h_push.dumbbell-bench"]),
  );
  expect(left.map(({ id }) => id)).not.toContain("h_push.barbell");
  expect(catalogue.filter(({ id, pattern }) => pattern === "v_push" && !out.has(id)).length).toBeLessThan(3);
});

test.each([
  ["shoulder sore, light benching is fine", "h_push.barbell"],
  ["shoulder hurts, bench is fine if I go light", "h_push.barbell"],
  ["shoulder hurts, bench was fine until Friday", "h_push.barbell"],
  ["shoulder hurts, bench is not fine", "h_push.barbell"],
  ["benching hurts my shoulder, benching is fine", "h_push.barbell"],
  ["shoulder hurts badly on overhead press", "h_push.push-up"],
  ["shoulder hurts, push-ups are fine", "h_push.archer"],
  ["shoulder hurts, push-ups are fine", "h_push.feet-raised"],
  ["presses hurt my shoulder but push ups are fine", "h_push.close"],
  ["knee hurts, squats are fine", "squat.barbell-back"],
  ["Squats hurt my knee", "squat.leg-press"],
  ["Goblet squats hurt my knee", "squat.leg-press"],
  ["elbow hurts on curls, pull-ups are ok", "v_pull.pull-up"],
])("coach.F1 a doubt, a tag of the sore place or a bad pain keeps it out: %s", (note, id) => {
  expect(outOf(note).has(id)).toBe(true);
});

test("coach.F1 an order against deep squats leaves out these and no other", () => {
  const { wishes, limits } = readNote("no deep squats please", "2026-11-15");
  const out = new Set([
    ...ruledOut(limits),
    ...wishes.flatMap(({ type, exerciseIds }) => (type === "exercise_out" ? exerciseIds : [])),
  ]);
  expect(out.has("squat.barbell-back")).toBe(true);
  expect(["squat.leg-press", "squat.chair", "squat.barbell-box"].filter((id) => out.has(id))).toEqual([]);
});

test.each(["my knee hurts in deep squats", "New right hip since 2019, the surgeon said no deep squats."])(
  "coach.F1 a limit of depth leaves leg press, box, chair and hinges: %s",
  (note) => {
    const out = outOf(note);
    expect(out.has("squat.barbell-back")).toBe(true);
    expect(["squat.leg-press", "squat.chair", "hinge.hip-thrust"].filter((id) => out.has(id))).toEqual([]);
  },
);

test("coach.F1 a hip that pinches in deep squats presses no legs either", () => {
  const out = outOf("front of my left hip pinches in deep squats");
  expect(out.has("squat.leg-press")).toBe(true);
  expect(["squat.chair", "squat.goblet-chair", "hinge.hip-thrust"].filter((id) => out.has(id))).toEqual([]);
});

test("coach.F1 an order that names exercises alone asks nothing", () => {
  expect(readNote("no deep squats please", "2026-11-15").asked).toBeNull();
  expect(readNote("no heavy deadlifts please", "2026-11-15").asked).toBeNull();
});

test("coach.F1 the chip names what stays, and only what does", () => {
  expect(limitsOf("Left shoulder pinches when I press overhead, benching is fine.").map(limitText)).toEqual([
    "Shoulder, left · without Overhead Presses, all 20 kinds · Barbell Bench Press and 3 like it stay",
  ]);
  expect(limitsOf("elbow hurts on curls, pull-ups are ok").map(limitText)).toEqual([
    "Elbow · without Curls, all 21 kinds",
  ]);
});
