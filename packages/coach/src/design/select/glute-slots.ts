/**
 * Who names the glutes and trains for muscle or shape: a hip thrust leads or is the second lift of one day, and an abduction is a small
 * move of another (Contreras, Strong Curves; Plotkin 2023: thrusts build the glutes as squats do).
 */
import type { Exercise } from "../../catalogue/exercise.ts";
import type { Movement, Slot } from "../template/day-types.data.ts";
import { isSpare, type SlotDay } from "../template/split.ts";

const isThrust = ({ id, takesWeight }: Exercise): boolean => takesWeight && id.endsWith("hip-thrust");
/** The one move that spreads the legs against a weight. */
const abduction = "hinge.abduction";

/** The first slot of this movement that leads no day. */
const placeOf = (slots: readonly Slot[], movement: Movement): number =>
  slots.findIndex(
    ({ role, wished, patterns: [first] }) => role !== "main" && wished === undefined && first === movement,
  );

const leads =
  (movement: Movement) =>
  ({ slots: [lead] }: SlotDay): boolean =>
    lead?.patterns[0] === movement;

/** @param days the week's slots, which change */
export const buildGlutes = (days: readonly SlotDay[]): void => {
  const ofLegs = days.filter(({ on }) => on.type.load === "lower" || on.type.load === "full");
  const withThrust = ofLegs.filter(({ legal }) => legal.some(isThrust));
  const led = withThrust.find(leads("bridge")) ?? withThrust.find(leads("hinge"));
  if (led !== undefined && leads("hinge")(led)) {
    const own = placeOf(led.slots, "bridge");
    const gone = own >= 0 ? own : led.slots.findLastIndex(isSpare);
    if (gone >= 0) led.slots.splice(gone, 1);
    led.slots.splice(1, 0, { role: "main", patterns: ["bridge", "hinge"], isTarget: true });
  }
  const open = ofLegs.filter(
    ({ legal, slots }) => legal.some(({ id }) => id === abduction) && slots.some(isSpare),
  );
  const small = open.find((day) => day !== led && placeOf(day.slots, "bridge") < 0) ?? open[0];
  // Named, so that it stays: of moves for one full muscle the small ones go first.
  if (small !== undefined)
    small.slots[small.slots.findLastIndex(isSpare)] = {
      role: "accessory",
      patterns: ["bridge", "hinge"],
      isTarget: true,
      wished: abduction,
    };
};
