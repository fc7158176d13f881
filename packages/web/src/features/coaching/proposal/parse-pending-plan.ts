/** Reads an undecided week that was stored before the page was opened, perhaps by another version of the app. */
import { locksSchema } from "@muster/coach/state/input";
import { designedWeekSchema } from "@muster/contract/coaching";
import { civilDateSchema } from "@muster/domain/shared/dates.schema";
import * as z from "zod/mini";

const keptSchema = z.object({
  day: civilDateSchema,
  undecided: z.object({
    week: designedWeekSchema,
    locks: z.optional(locksSchema),
    offered: z.optional(z.object({ reviewId: z.nullable(z.string()), jobId: z.string() })),
    over: z.string(),
  }),
});

/** @throws when it is none: then there is nothing to show */
export const parsePendingPlan = (text: string): z.infer<typeof keptSchema> =>
  keptSchema.parse(JSON.parse(text));
