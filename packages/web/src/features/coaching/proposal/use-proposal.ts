/**
 * A week that a model designed while nobody waited for it (settled points 14, 20): looked for when a screen opens, offered,
 * and put in force only by the person.
 */
import type { Job } from "@muster/contract/coaching";
import { useEffect, useState } from "react";
import type { Api } from "../../../data/api/api.ts";
import { builtInCoachName, useCoachName } from "../../../data/reads/use-coach-name.ts";
import { useServices } from "../../../data/services.ts";

type Proposal = { readonly job: Job; readonly week: NonNullable<Job["week"]> };

/** A week that waits for a decision, and the ways to decide. */
export type ProposalOffer = {
  readonly proposal: Proposal | undefined;
  /** Declines it, here and on every other device. @returns false when the server could not be reached */
  readonly dismiss: () => Promise<boolean>;
  /** Stops offers of that job's week: it was taken, perhaps while the server could not be reached. */
  readonly claim: (jobId: string) => Promise<void>;
};

/** The job whose week was taken until the server knows; empty without storage. */
const taken = {
  get: (): string | null => {
    try {
      return localStorage.getItem("muster.taken");
    } catch {
      return null;
    }
  },
  set: (jobId: string): void => {
    try {
      localStorage.setItem("muster.taken", jobId);
    } catch {
      // Then it may be offered once more.
    }
  },
};

/** Looks for such a week once a screen opens, where the server has a model. */
export const useProposal = (): ProposalOffer => {
  const { api } = useServices();
  const hasModel = useCoachName() !== builtInCoachName;
  const [proposal, setProposal] = useState<Proposal>();
  useEffect(() => {
    if (!hasModel) return;
    let gone = false;
    void api.openJobs().then((open) => {
      if (gone || !open.ok) return;
      const known = taken.get();
      const job = open.value.jobs.find(({ id, week }) => week !== null && id !== known);
      if (job?.week != null) setProposal({ job, week: job.week });
      if (known) void claimed(api, known);
    });
    return () => {
      gone = true;
    };
  }, [api, hasModel]);
  const id = proposal?.job.id;
  return {
    proposal,
    dismiss: async () => {
      const isDismissed = id === undefined || (await api.cancelJob(id)).ok;
      if (isDismissed) setProposal(undefined);
      return isDismissed;
    },
    claim: (jobId) => {
      setProposal(undefined);
      taken.set(jobId);
      return claimed(api, jobId);
    },
  };
};

/** Fetching a week claims it. */
const claimed = async (api: Pick<Api, "job">, jobId: string): Promise<void> => {
  const reply = await api.job(jobId);
  // A job that the server no longer has needs no message.
  if (reply.ok || reply.error.type === "not-found") taken.set("");
};
