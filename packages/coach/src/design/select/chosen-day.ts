/** A training day as the choice of exercises leaves it. */
import type { Exercise } from "../../catalogue/exercise.ts";
import type { Slot } from "../template/day-types.data.ts";
import type { SplitDay } from "../template/split.ts";

/** A slot with its exercise. */
export type ChosenSlot = { readonly slot: Slot; readonly exercise: Exercise };
/** A training day with an exercise in every slot. */
export type ChosenDay = SplitDay & { readonly slots: readonly ChosenSlot[] };
