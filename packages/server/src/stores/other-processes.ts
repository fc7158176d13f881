/** What the processes that serve one database tell each other, and what they may miss of it. */
import { writtenDaySchema } from "@muster/contract/coaching";
import * as z from "zod/mini";

const jobEventSchema = z.object({
  jobId: z.string(),
  state: z.string(),
  stage: z.string(),
  /** Those of the answer that are written; left out where none are. */
  days: z.optional(z.readonly(z.array(writtenDaySchema))),
});
/** A job moved on. */
export type JobEvent = z.infer<typeof jobEventSchema>;

/** News of one household. A message that another version sent and that is none of these is not heard. */
export const newsSchema = z.discriminatedUnion("type", [
  z.object({ type: z.literal("head"), householdId: z.string(), seq: z.number() }),
  z.object({ type: z.literal("job"), householdId: z.string(), profileId: z.string(), event: jobEventSchema }),
  z.object({ type: z.literal("device-ended"), householdId: z.string(), deviceId: z.string() }),
  z.object({
    type: z.literal("profile-ended"),
    householdId: z.string(),
    profileId: z.string(),
    exceptDeviceId: z.string(),
  }),
]);
/** What one process tells the others. */
export type News = z.infer<typeof newsSchema>;

/** The processes beside this one. */
export type OtherProcesses = {
  tell(news: News): void;
  /**
   * @param hear what another one tells
   * @param missed something may have been said and not heard: look at what is stored
   */
  listen(hear: (news: News) => void, missed: () => void): void;
  /** The household's last number; undefined when there is no such household. */
  headOf(householdId: string): Promise<number | undefined>;
};

/** A database that one process serves. */
export const noOtherProcesses: OtherProcesses = {
  tell: () => {},
  listen: () => {},
  headOf: async () => undefined,
};
