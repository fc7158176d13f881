/**
 * A week that a model designed while nobody waited for it (settled points 14, 20): looked for when a screen opens, offered,
 * and put in force only by the person.
 */
import type { Job } from "@muster/contract/coaching";
import { useEffect, useState } from "react";
import { useServices } from "../../data/services.ts";
import { builtInCoachName, useCoachName } from "../../data/use-coach-name.ts";

export type Proposal = { readonly job: Job; readonly week: NonNullable<Job["week"]> };

export type Offer = {
  readonly proposal: Proposal | undefined;
  /** Declines it, here and on every other device. @returns false when the server could not be told */
  readonly dismiss: () => Promise<boolean>;
  /** Nobody offers it again: it was taken. */
  readonly claim: () => Promise<void>;
};

export const useProposal = (): Offer => {
  const { api } = useServices();
  const hasModel = useCoachName() !== builtInCoachName;
  const [proposal, setProposal] = useState<Proposal>();
  useEffect(() => {
    if (!hasModel) return;
    let gone = false;
    void api.openJobs().then((open) => {
      const job = open.ok ? open.value.jobs.find(({ week }) => week !== null) : undefined;
      if (!gone && job?.week != null) setProposal({ job, week: job.week });
    });
    return () => {
      gone = true;
    };
  }, [api, hasModel]);
  const id = proposal?.job.id;
  return {
    proposal,
    dismiss: async () => {
      const told = id === undefined || (await api.cancelJob(id)).ok;
      if (told) setProposal(undefined);
      return told;
    },
    claim: async () => {
      if (id !== undefined) await api.job(id);
      setProposal(undefined);
    },
  };
};
