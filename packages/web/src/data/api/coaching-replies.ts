/** The shapes of the server's answers about coaching. Apart from those of the household: a whole plan is among them. */
import {
  adviceReplySchema,
  jobSchema,
  modelStateSchema,
  modelTestReplySchema,
  openJobsReplySchema,
} from "@muster/contract/coaching";

/** The shape of each reply by the name of its call. */
export const coachingReplies = {
  job: jobSchema,
  openJobs: openJobsReplySchema,
  advice: adviceReplySchema,
  modelState: modelStateSchema,
  modelTest: modelTestReplySchema,
};
