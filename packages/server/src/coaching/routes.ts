/**
 * `POST /api/coaching/weeks`, `GET /api/coaching/jobs?open`, `GET` and `DELETE /api/coaching/jobs/:id`: weeks as durable
 * jobs. `POST /api/coaching/advice`: a few sentences for today's workout, while the person waits.
 */
import {
  type AdviceReply,
  adviceRequestSchema,
  type Job,
  type OpenJobsReply,
  weekRequestSchema,
} from "@muster/contract/coaching";
import { apiErrors } from "@muster/contract/errors";
import { currentAge } from "@muster/domain/profiles/age";
import { civilDateAt } from "@muster/domain/shared/dates";
import type { NewId } from "@muster/domain/shared/ids";
import type { Result } from "@muster/domain/shared/result";
import { Hono } from "hono";
import type { AppEnvironment, Clock } from "../http/environment.ts";
import type { Guards } from "../http/guards.ts";
import { bodyLimits, readBody } from "../http/read-body.ts";
import { refuse } from "../http/refuse.ts";
import type { ConsentStore } from "../stores/consent-store.ts";
import type { JobOwner, NewJob } from "../stores/job-store.ts";
import type { AdviceFailure, AdviceQuestion } from "./advise-with-model.ts";

/** The household's allowance of questions. */
type Quota = {
  /** Takes one. @returns seconds to wait when there is none, else 0 */
  readonly take: () => number;
  readonly giveBack: () => void;
};

/** What routes need of the coaching jobs; `coaching.ts` makes it. */
export type Coaching = {
  readonly model: { readonly provider: string; readonly name: string };
  /** Returns the open job for the same review, which takes nothing of the quota, or starts one. */
  ask(job: NewJob, quota: Quota): Promise<Result<Job, { readonly waitSeconds: number }>>;
  /** Fetching an ended job claims it. */
  get(owner: JobOwner, id: string): Promise<Job | undefined>;
  /** Weeks that are done and that nobody fetched. */
  unclaimed(owner: JobOwner): Promise<readonly Job[]>;
  /** Cancels a job; one that has ended is declined. */
  cancel(owner: JobOwner, id: string): Promise<Job | undefined>;
  readonly advise?:
    | ((question: AdviceQuestion, cancelled: AbortSignal) => Promise<Result<AdviceReply, AdviceFailure>>)
    | undefined;
};

/** A model is never used for people younger than this, years (settled point 22). */
const adultAge = 18;

const weekQuota = ["weekHourly", "weekDaily"] as const;

type Deps = {
  readonly coaching: Coaching | null;
  readonly guards: Guards;
  readonly newId: NewId;
  readonly clock: Clock;
  readonly consent: ConsentStore;
};

/** Routes of coaching jobs and advice, mounted under `/api`. `coaching` null: no model is set up. */
export const coachingRoutes = ({ coaching, guards, newId, clock, consent }: Deps): Hono<AppEnvironment> => {
  const routes = new Hono<AppEnvironment>();

  routes.post("/coaching/weeks", guards.requireSession, async (c) => {
    if (coaching === null) return refuse(c, "no-model");
    const body = await readBody(c, weekRequestSchema, bodyLimits.week);
    if (!body.ok) return refuse(c, body.error.type, body.error.details);
    const { reviewId, kind, input } = body.value;
    const { householdId } = c.get("device");
    const { profileId } = c.get("session");
    if (input.profileId !== profileId) return refuse(c, "not-yours");
    if (currentAge(input.profile, input.today) < adultAge) return refuse(c, "no-model");
    if (await consent.isBarred({ householdId, profileId }, civilDateAt(clock())))
      return refuse(c, "no-consent");
    const job = { id: newId(), householdId, profileId, reviewId, kind, input };
    const reply = await coaching.ask(job, {
      take: () => guards.takeQuota(weekQuota, c),
      giveBack: () => guards.giveBackQuota(weekQuota, c),
    });
    return reply.ok ? c.json(reply.value) : guards.refuseQuota(reply.error.waitSeconds, c);
  });

  routes.post("/coaching/advice", guards.requireSession, async (c) => {
    if (coaching?.advise === undefined) return refuse(c, "no-model");
    const body = await readBody(c, adviceRequestSchema, bodyLimits.week);
    if (!body.ok) return refuse(c, body.error.type, body.error.details);
    const { input, workout, units } = body.value;
    if (input.profileId !== c.get("session").profileId) return refuse(c, "not-yours");
    if (currentAge(input.profile, input.today) < adultAge) return refuse(c, "no-model");
    const owner = { householdId: c.get("device").householdId, profileId: input.profileId };
    if (await consent.isBarred(owner, civilDateAt(clock()))) return refuse(c, "no-consent");
    // Last: what is refused before costs nothing.
    const wait = guards.takeQuota(["adviceHourly"], c);
    if (wait > 0) return guards.refuseQuota(wait, c);
    const advice = await coaching.advise({ input, workout, units }, c.req.raw.signal);
    return advice.ok ? c.json(advice.value) : c.json(advice.error, apiErrors["model-failed"]);
  });

  routes.get("/coaching/jobs", guards.requireSession, async (c) => {
    if (c.req.query("open") === undefined) return refuse(c, "invalid-request");
    const owner = { householdId: c.get("device").householdId, profileId: c.get("session").profileId };
    const reply: OpenJobsReply = { jobs: [...((await coaching?.unclaimed(owner)) ?? [])] };
    return c.json(reply);
  });

  routes.get("/coaching/jobs/:id", guards.requireSession, async (c) => {
    const job = await coaching?.get(
      { householdId: c.get("device").householdId, profileId: c.get("session").profileId },
      c.req.param("id"),
    );
    return job === undefined ? refuse(c, "not-found") : c.json(job);
  });

  routes.delete("/coaching/jobs/:id", guards.requireSession, async (c) => {
    const job = await coaching?.cancel(
      { householdId: c.get("device").householdId, profileId: c.get("session").profileId },
      c.req.param("id"),
    );
    return job === undefined ? refuse(c, "not-found") : c.json(job);
  });

  return routes;
};
