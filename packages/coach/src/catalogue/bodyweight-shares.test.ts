/** The catalogue's shares of body weight against published ones; ADR 0115 says which ones are estimates. */
import { expect, test } from "vitest";
import { exerciseById } from "./catalogue.ts";

const shareOf = (id: string): number => exerciseById(id)?.bodyweightFraction ?? Number.NaN;

// Ebben et al., Kinetic Analysis of Several Variations of Push-Ups, J Strength Cond Res 25(10), 2891-2894, 2011: peak
// vertical force under the hands as a share of body mass, 23 people on a force plate.
test.each([
  ["h_push.push-up", 0.64, "regular"],
  ["h_push.close", 0.64, "regular; no width was measured apart"],
  ["h_push.band-push-up", 0.64, "regular; the band is not in it"],
  ["h_push.knee", 0.49, "knees bent"],
  ["h_push.incline", 0.41, "hands on a box of 61 cm"],
  ["h_push.feet-raised", 0.74, "feet on a box of 61 cm"],
])("PROG-07 F6 %s moves what was measured: %d (%s)", (id, published) => {
  expect(Math.abs(shareOf(id) - published)).toBeLessThanOrEqual(0.011);
});

test("PROG-07 F6 a push-up's share is at the low end of the static range, knees too", () => {
  // Suprak, Dawes and Stephenson, J Strength Cond Res 25(2), 497-503, 2011: static, arms straight and chest low.
  const held = { "h_push.push-up": [0.69, 0.75], "h_push.knee": [0.54, 0.62] } as const;
  for (const [id, [up, down]] of Object.entries(held)) {
    expect(shareOf(id)).toBeLessThan(up);
    // The share of a push-up is never above the static one at the hardest point.
    expect(down - shareOf(id)).toBeLessThan(0.15);
  }
});

// Melrose and Dawes, Resistance Characteristics of the TRX Suspension Training System at Different Angles and Distances
// from the Hanging Point, J Athl Enhanc 4(1), 2015: share of body mass in the hands, by the angle from standing.
test.each([
  ["h_pull.towel-bar", 0.374, "30 degrees"],
  ["h_pull.inverted", 0.529, "45 degrees"],
  ["h_pull.inverted-raised", 0.681, "60 degrees"],
])("PROG-07 F6 %s moves what was measured: %d (%s)", (id, published) => {
  expect(Math.abs(shareOf(id) - published)).toBeLessThanOrEqual(0.03);
});

/** de Leva 1996 (J Biomech 29(9), 1223-1230), mean of women and men: percent of body mass of one part. */
const part = { forearm: 1.5, hand: 0.585, thigh: 14.47, shank: 4.57, foot: 1.33 } as const;
const without = (...parts: readonly (keyof typeof part)[]): number =>
  1 - parts.reduce((sum, name) => sum + 2 * part[name], 0) / 100;

test.each([
  ["v_pull.pull-up", without("hand", "forearm")],
  ["v_pull.chin-up", without("hand", "forearm")],
  ["v_pull.assisted-machine", without("hand", "forearm")],
  ["v_pull.weighted", without("hand", "forearm")],
  ["arm_ext.bar-dips", without("hand", "forearm")],
  ["calf.raise", without("foot")],
])("PROG-07 F6 %s moves the body without the parts that stay: %d", (id, moved) => {
  expect(Math.abs(shareOf(id) - moved)).toBeLessThanOrEqual(0.025);
});

test("PROG-07 F6 a squat moves the mass above the knees, not only above the hips", () => {
  const squat = shareOf("squat.bodyweight");
  expect(squat).toBeGreaterThan(without("foot", "shank", "thigh"));
  expect(squat).toBeLessThan(without("foot", "shank"));
});
