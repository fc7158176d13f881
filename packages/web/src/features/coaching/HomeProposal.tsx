import type { CivilDate } from "@muster/domain/shared/dates";
import type { ReactNode } from "react";
import { ProposalCard } from "./ProposalCard.tsx";
import { useProposal } from "./use-proposal.ts";

/** The offer of a model's week on Home; it is looked at in the planner. */
export function HomeProposal({ today }: { readonly today: CivilDate }): ReactNode {
  return <ProposalCard offer={useProposal()} today={today} />;
}
