/** Power for who trains for sport: one jump at the beginning of one or two days, while the legs are fresh. */
import type { PlannedExercise } from "@muster/domain/planning/plan";
import { addDays, daysBetween, type Weekday, weekdayOf, weekdays } from "@muster/domain/shared/dates";
import { exerciseById } from "../../catalogue/catalogue.ts";
import type { DesignInput } from "../../state/input.ts";
import type { Person } from "../../state/person.ts";
import type { Movement } from "../template/day-types.data.ts";
import { contestsBehind, eventNear } from "../template/event.ts";
import { preferences } from "../template/exercise-preference.data.ts";
import { jumps } from "../template/prescription.data.ts";
import { isSpare, type SlotDay, type SplitDay } from "../template/split.ts";
import { lightLegDays } from "../template/sport-days.ts";

/** Days a week: two with 48 hours and more between them are enough beside strength work (NSCA Essentials, plyometric training). */
const mostDays = 2;
/** Days before an event that stay without jumps. */
const freshDays = 2;

/** What a day is built around: the first lift, jumps before it apart. */
export const leadOf = (exercises: readonly PlannedExercise[]): PlannedExercise | undefined =>
  exercises.find(({ exerciseId }) => exerciseById(exerciseId)?.pattern !== "plyo") ?? exercises[0];

/** For whom, and in which week. */
type Jumper = { readonly input: DesignInput; readonly person: Person };

/** Adults with a base, sets of five allowed, and nothing that rules jumps out (coach.I12). */
const mayTrainPower = ({ input, person: { adherence, gates, volumeLevel } }: Jumper): boolean =>
  input.profile.primaryGoal === "athletic" &&
  // Days of who misses many begin with a big lift (coach.R8).
  adherence.band !== "low" &&
  gates.allowPlyometrics &&
  gates.minReps <= jumps[0] &&
  (volumeLevel === "intermediate" || volumeLevel === "advanced");

/** Days between two weekdays, the shorter way round. */
export const gapOf = (a: Weekday, b: Weekday): number => {
  const days = Math.abs(weekdays.indexOf(a) - weekdays.indexOf(b));
  return Math.min(days, weekdays.length - days);
};

const isBeforeEvent = (weekday: Weekday, { input: { validFrom }, person }: Jumper): boolean => {
  const event = eventNear(person.gates.wishes, validFrom);
  const date = addDays(
    validFrom,
    (weekdays.indexOf(weekday) - weekdays.indexOf(weekdayOf(validFrom)) + 7) % 7,
  );
  const ahead = event === null ? -1 : daysBetween(date, event);
  return ahead >= 0 && ahead <= freshDays;
};

/** A day of legs or of the whole body that is not near an event or a sport, in no week after a contest. */
export const mayJumpOn = ({ weekday, type }: SplitDay, jumper: Jumper): boolean =>
  (type.load === "lower" || type.load === "full") &&
  contestsBehind(jumper.input).length === 0 &&
  !isBeforeEvent(weekday, jumper) &&
  !lightLegDays(jumper.person.gates.wishes).includes(weekday);

/**
 * Power before strength in one session (NSCA Essentials, order of exercises; ACSM 2009: power movements first): a jump
 * takes the first place of a day of legs, and a small move gives way to it. Never on two days running.
 */
export const addJumps = (days: readonly SlotDay[], jumper: Jumper): void => {
  if (!mayTrainPower(jumper)) return;
  const ids = preferences.power.flat();
  // What the person asked for is one of the two.
  const jumping = days.filter(({ slots }) =>
    slots.some(({ wished: id }) => id !== undefined && exerciseById(id)?.pattern === "plyo"),
  );
  const gone = new Set<Movement | undefined>();
  for (const day of days) {
    const { on, legal, slots } = day;
    if (
      jumping.length >= mostDays ||
      !mayJumpOn(on, jumper) ||
      jumping.some((other) => gapOf(on.weekday, other.on.weekday) <= 1) ||
      !legal.some(({ id }) => ids.includes(id))
    )
      continue;
    jumping.push(day);
    // Another movement each time: none leaves the week whole.
    const last = slots.findLastIndex((slot) => isSpare(slot) && !gone.has(slot.patterns[0]));
    if (last >= 0) gone.add(slots.splice(last, 1)[0]?.patterns[0]);
    slots.unshift({ role: "accessory", patterns: ["power"], isTarget: true });
  }
};
