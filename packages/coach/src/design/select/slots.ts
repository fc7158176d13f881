/** The slots of a week for one person: as many a day as the time is good for, with their target areas and balance. */
import type { TargetArea } from "@muster/domain/profiles/options.text";
import type { Exercise } from "../../catalogue/exercise.ts";
import { mayStand } from "../../state/gates.ts";
import type { Person } from "../../state/person.ts";
import { volumeCap } from "../budget/volume-cap.ts";
import type { WeekBasis } from "../phase.ts";
import { lowerAreas, type Movement, type Slot } from "../template/day-types.data.ts";
import { preferences } from "../template/exercise-preference.data.ts";
import { isRunner } from "../template/own-sport.ts";
import { setBounds } from "../template/prescription.data.ts";
import { isSpare, type SlotDay, type SplitDay } from "../template/split.ts";
import { musclesWished } from "../template/sport-days.ts";
import { legalExercises } from "./legal.ts";
import { addJumps } from "./power.ts";
import { fits, isChairTrainee } from "./tiers.ts";
import { addWishes } from "./wished-slots.ts";

/** The specification's six to ten: as many as the session has time for. */
const movesADay = { under_30: 6, "30_45": 6, "45_60": 7, "60_plus": 8 } as const;
const fewestADay = 6;
/** Sets that an exercise usually gets: a week of few sets has fewer exercises, not fewer sets of each. */
const usualSets = 3;

type NamedArea = Exclude<TargetArea, "full_body">;

/** What trains an area directly, and how many slots a week it gets. */
const areas: Readonly<
  Record<NamedArea, { readonly movements: readonly Movement[]; readonly slots: number }>
> = {
  arms: { movements: ["arm_flex", "arm_ext"], slots: 4 },
  chest: { movements: ["fly", "h_push", "incline"], slots: 3 },
  shoulders: { movements: ["lateral", "rear_delt", "v_push"], slots: 3 },
  back: { movements: ["h_pull", "v_pull", "rear_delt"], slots: 4 },
  core: { movements: ["core"], slots: 4 },
  glutes: { movements: ["bridge"], slots: 3 },
  thighs: { movements: ["leg_extension", "leg_curl", "squat", "lunge"], slots: 4 },
  calves: { movements: ["calf"], slots: 2 },
};

/** Gives an area its slots: those that are there, then small ones of other muscles on days that suit. */
const nameArea = (days: readonly SlotDay[], area: NamedArea, more = 0): void => {
  const { movements, slots } = areas[area];
  const half = lowerAreas.has(area) ? "lower" : "upper";
  const wanted = slots + more;
  const isOfArea = ({ patterns: [first] }: Slot) => first !== undefined && movements.includes(first);
  for (const { slots } of days)
    slots.forEach((slot, index) => {
      if (isOfArea(slot)) slots[index] = { ...slot, isTarget: true };
    });
  const count = () => days.reduce((sum, { slots }) => sum + slots.filter(isOfArea).length, 0);
  for (let turn = 0; count() < wanted && turn < 2 * wanted; turn += 1) {
    const movement = movements[turn % Math.min(2, movements.length)];
    const open = days
      .filter(({ on }) => [half, "full", "light"].includes(on.type.load))
      .map((day) => ({
        day,
        index: day.slots.findLastIndex(isSpare),
        has: day.slots.filter(isOfArea).length,
      }))
      .filter(({ day, index }) => index >= 0 && day.slots.every(({ patterns }) => patterns[0] !== movement))
      .toSorted((a, b) => a.has - b.has)[0];
    if (movement === undefined || open === undefined) continue;
    open.day.slots[open.index] = { role: "accessory", patterns: [movement, ...movements], isTarget: true };
  }
};

const isThrust = ({ id, takesWeight }: Exercise): boolean => takesWeight && id.endsWith("hip-thrust");
/** The one move that spreads the legs against a weight. */
const abduction = "hinge.abduction";

/** The first bridge that leads no day. */
const bridgeIn = (slots: readonly Slot[]): number =>
  slots.findIndex(
    ({ role, wished, patterns: [first] }) => role !== "main" && wished === undefined && first === "bridge",
  );

/**
 * Who names the glutes: a hip thrust leads or is the second lift of one day, and an abduction is a small
 * move of another (Contreras, Strong Curves; Plotkin 2023: thrusts build the glutes as squats do).
 */
const buildGlutes = (days: readonly SlotDay[]): void => {
  const ofLegs = days.filter(({ on }) => on.type.load === "lower" || on.type.load === "full");
  const led = ofLegs.find(
    ({ legal, slots: [lead] }) => lead?.patterns[0] === "hinge" && legal.some(isThrust),
  );
  if (led !== undefined) {
    const own = bridgeIn(led.slots);
    const gone = own >= 0 ? own : led.slots.findLastIndex(isSpare);
    if (gone >= 0) led.slots.splice(gone, 1);
    led.slots.splice(1, 0, { role: "main", patterns: ["bridge", "hinge"], isTarget: true });
  }
  const open = ofLegs.filter(
    ({ legal, slots }) => legal.some(({ id }) => id === abduction) && slots.some(isSpare),
  );
  const small = open.find((day) => day !== led && bridgeIn(day.slots) < 0) ?? open[0];
  // Named, so that it stays: of moves for one full muscle the small ones go first.
  if (small !== undefined)
    small.slots[small.slots.findLastIndex(isSpare)] = {
      role: "accessory",
      patterns: ["bridge", "hinge"],
      isTarget: true,
      wished: abduction,
    };
};

/** Less of an area: its small slots go to the trunk. */
const spareArea = (days: readonly SlotDay[], area: NamedArea): void => {
  for (const { slots } of days)
    slots.forEach(({ role, patterns: [first] }, index) => {
      if (role === "accessory" && first !== undefined && areas[area].movements.includes(first))
        slots[index] = { role: "core", patterns: ["core", "carry"] };
    });
};

/** Getting up from a seat on every day that has none yet, before the small moves, and before a lift of the hips (Otago). */
const riseEveryDay = (days: readonly SlotDay[]): void => {
  for (const { slots } of days) {
    const [lead] = slots;
    if (lead === undefined || slots.some(({ patterns: [first] }) => first === "squat")) continue;
    const at = slots.findIndex(({ role, wished }) => role === "accessory" && wished === undefined);
    if (at < 0) continue;
    const isOfHips = lead.patterns[0] === "hinge" && lead.wished === undefined;
    slots[at] = isOfHips ? { ...lead, role: "secondary" } : { role: "secondary", patterns: ["squat"] };
    if (isOfHips) slots[0] = { role: "main", patterns: ["squat"] };
  }
};

/**
 * A lift on one leg and calf work in the week of who runs: each stride is on one leg and leaves from the calf (Blagrove 2018). Small slots
 * give way, that of the lift on a day that no squat leads.
 */
const serveRunner = (days: readonly SlotDay[]): void => {
  const isOneLegged = ({ patterns: [first] }: Slot) => first === "lunge";
  const open = days.filter(
    ({ on, legal, slots }) =>
      on.type.load !== "upper" && slots.some(isSpare) && legal.some(({ pattern }) => pattern === "lunge"),
  );
  const day = open.find(({ slots: [lead] }) => lead?.patterns[0] !== "squat") ?? open[0];
  if (day !== undefined && !days.some(({ slots }) => slots.some(isOneLegged)))
    day.slots[day.slots.findIndex(isSpare)] = { role: "secondary", patterns: ["lunge", "squat"] };
  nameArea(days, "calves", 1 - areas.calves.slots);
};

const legSides: readonly Movement[] = ["lunge", "squat", "bridge", "hinge"];
const armSides: readonly Movement[] = ["h_pull", "arm_flex", "v_push", "h_push", "arm_ext", "incline"];

/**
 * One-sided work for a side that is clearly smaller, in every week (spec §9; coach.V9): the slot of which the person has
 * such a move, one that suits before one that is only allowed, second lifts before small ones and main lifts last.
 */
const serveSide = (days: readonly SlotDay[], movements: readonly Movement[], person: Person): void => {
  const order: readonly Slot["role"][] = ["secondary", "accessory", "main"];
  const [place] = days
    .flatMap(({ legal, slots }) =>
      slots.flatMap((slot, index) => {
        const [movement] = slot.patterns;
        if (slot.wished !== undefined || movement === undefined || !movements.includes(movement)) return [];
        const ids = preferences[movement].flat();
        const moves = legal.filter(({ id, unilateral }) => unilateral && ids.includes(id));
        const rank = order.indexOf(slot.role) + (moves.some((one) => fits(one, person)) ? 0 : order.length);
        return moves.length === 0 ? [] : [{ slots, slot, index, rank }];
      }),
    )
    .toSorted((a, b) => a.rank - b.rank);
  if (place !== undefined) place.slots[place.index] = { ...place.slot, isOneSided: true, isTarget: true };
};

/** The slots of each day, in the order of the template. */
export const weekSlots = (
  frame: WeekBasis & { readonly split: readonly SplitDay[] },
): readonly (readonly Slot[])[] => {
  const { input, person, phase, split } = frame;
  const { gates, body } = person;
  const sets = phase.phase === "assessment" ? setBounds.fewest : usualSets;
  const good = Math.floor(volumeCap(frame, split.length) / Math.max(1, split.length) / sets);
  const count = Math.max(fewestADay, Math.min(movesADay[input.profile.timePerSession], good));
  const days = split.map(
    (on): SlotDay => ({
      on,
      legal: legalExercises(input, person, on.place),
      slots: on.type.slots.slice(0, count),
    }),
  );
  const isArea = (area: TargetArea): area is NamedArea => area !== "full_body";
  for (const area of musclesWished(gates.wishes, "muscle_less").filter(isArea)) spareArea(days, area);
  if (phase.phase !== "assessment" && input.profile.targetAreas.includes("glutes")) buildGlutes(days);
  for (const area of input.profile.targetAreas.toSorted().filter(isArea)) nameArea(days, area);
  for (const area of musclesWished(gates.wishes, "muscle_more").filter(isArea)) nameArea(days, area, 1);
  if (phase.phase !== "assessment" && isRunner(input, person)) serveRunner(days);
  addWishes(days, frame);
  if (isChairTrainee(person)) riseEveryDay(days);
  if (body.weakArm !== undefined) serveSide(days, armSides, person);
  if (body.weakThigh !== undefined) serveSide(days, legSides, person);
  // Balance once a week from 65 on, beside the warm-up's (ACSM, WHO 2020: balance on three days).
  if (gates.ageGroup === "older" && mayStand(person)) {
    const slots = days[0]?.slots ?? [];
    const last = slots.findLastIndex(isSpare);
    if (last >= 0) slots[last] = { role: "accessory", patterns: ["balance"], isTarget: true };
  }
  // A week of tests has them on fresh legs.
  if (phase.phase !== "assessment") addJumps(days, frame);
  return days.map(({ slots }) => slots);
};
