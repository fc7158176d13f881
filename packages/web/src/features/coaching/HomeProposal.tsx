import type { CivilDate } from "@muster/domain/shared/dates";
import type { ReactNode } from "react";
import { LaterProposal } from "./later-proposal.ts";
import { useProposal } from "./use-proposal.ts";

/** The offer of a model's week on Home; it is looked at in the planner. */
export function HomeProposal({ today }: { readonly today: CivilDate }): ReactNode {
  const offer = useProposal();
  return offer.proposal === undefined ? null : <LaterProposal offer={offer} today={today} />;
}
