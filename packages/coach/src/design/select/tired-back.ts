/** The lower back is not loaded hard on two days running, where another row does the same. */
import { weekdays } from "@muster/domain/shared/dates";
import { bentRows } from "../../catalogue/area-loads.data.ts";
import type { Exercise } from "../../catalogue/exercise.ts";
import type { SplitDay } from "../template/split.ts";

const bent: ReadonlySet<string> = new Set(bentRows);
/** Rows on a bench, a machine or a hand before those that the lower back holds up. */
export const supportedFirst = (tier: readonly Exercise[]): readonly Exercise[] =>
  tier.toSorted((a, b) => Number(bent.has(a.id)) - Number(bent.has(b.id)));

/** The day after one that lifts from the hips. */
export const isAfterHinge = ({ weekday }: SplitDay, split: readonly SplitDay[]): boolean =>
  split.some(
    (day) =>
      (weekdays.indexOf(day.weekday) + 1) % weekdays.length === weekdays.indexOf(weekday) &&
      day.type.slots.some(
        ({ role, patterns: [first] }) => first === "hinge" && (role === "main" || role === "secondary"),
      ),
  );
