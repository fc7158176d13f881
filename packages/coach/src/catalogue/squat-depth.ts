/** How deep a squat goes: what is told of deep ones says nothing of a chair, a box or a leg press. */
import { catalogue } from "./catalogue.ts";
import type { Exercise } from "./exercise.ts";

/** Down to a seat, or on one. */
const toSeat: ReadonlySet<string> = new Set([
  "squat.barbell-box",
  "squat.pistol-chair",
  "squat.leg-press-single",
  "squat.angled-press",
]);

/** A squat that goes as deep as it can. */
export const isDeepSquat = ({ id, pattern, family, contra }: Exercise): boolean =>
  pattern === "squat" &&
  family !== "leg-extension" &&
  !toSeat.has(id) &&
  (contra.includes("deep_knee") || contra.includes("deep_hip"));

/** All deep squats by their name, and no other squat: the depth is meant. */
export const isOfDepth = (ids: readonly string[]): boolean => {
  const named = new Set(ids);
  return catalogue.every(
    (one) =>
      one.pattern !== "squat" ||
      (isDeepSquat(one) ? named.has(one.id) || !/\bsquats?\b/i.test(one.name) : !named.has(one.id)),
  );
};
