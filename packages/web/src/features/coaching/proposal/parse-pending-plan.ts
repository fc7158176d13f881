/** Parses a pending plan that was stored before the page was opened, perhaps by another version of the app. */
import { locksSchema } from "@muster/coach/state/input";
import { designedWeekSchema } from "@muster/contract/coaching";
import { civilDateSchema } from "@muster/domain/shared/dates.schema";
import * as z from "zod/mini";

const storedSchema = z.object({
  day: civilDateSchema,
  undecided: z.object({
    week: designedWeekSchema,
    locks: z.optional(locksSchema),
    offered: z.optional(z.object({ reviewId: z.nullable(z.string()), jobId: z.string() })),
    over: z.string(),
  }),
});

/** @throws ZodError or SyntaxError when the text is no pending plan */
export const parsePendingPlan = (text: string): z.infer<typeof storedSchema> =>
  storedSchema.parse(JSON.parse(text));
