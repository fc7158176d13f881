/** The shape of the equipment record, apart from its rules: what only reads weights needs no validator. */
import * as z from "zod/mini";
import { bounded } from "../../shared/bounded.schema.ts";

/** The places with their own equipment. */
export const gearPlaces = ["gym", "home"] as const;
/** Pounds, above 0. */
const weight = z.number().check(z.gt(0), z.lte(1_000));
const weights = z.array(weight).check(z.maxLength(80));

/** The equipment of one place as it is stored and synced; weights in lb. */
export const gearSchema = z.object({
  place: z.enum(gearPlaces),
  /** Pounds; the first one is the usual bar. */
  bars: z.array(weight).check(z.maxLength(12)),
  /** Plates by pair: one for each side. */
  plates: z.array(z.object({ weight, pairs: bounded.whole(1, 20) })).check(z.maxLength(24)),
  /** Pounds of one dumbbell of which there are two, rising; absent: not entered. */
  dumbbells: z.optional(weights),
  /** Pounds of dumbbells of which there is only one, rising; absent: none. */
  singles: z.optional(weights),
  /** Pounds, ascending; absent: not entered. */
  kettlebells: z.optional(weights),
  /** Pounds of the guided bar of a Smith machine; absent: not entered. */
  smithBar: z.optional(z.nullable(weight)),
  /** Pounds between two pins of a machine; null when it has none. */
  stackStep: z.nullable(weight),
  /** Machines at home, by the names of the catalogue; absent: none. A gym has those of its kind. */
  machines: z.optional(z.array(bounded.text(40)).check(z.maxLength(24))),
});
