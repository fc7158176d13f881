import type { CivilDate } from "@muster/domain/shared/dates";
import type { ReactNode } from "react";
import { lazyCard } from "../../../components/loading/lazy-part.tsx";
import { useProposal } from "./use-proposal.ts";

/** The card of a model's week that came later: there when the server has just offered one. */
export const LazyProposal = lazyCard(
  () => import("./ProposalCard.tsx").then((file) => file.ProposalCard),
  null,
);

/** The offer of a model's week on Home; it is looked at in the planner. */
export function HomeProposal({ today }: { readonly today: CivilDate }): ReactNode {
  const offer = useProposal();
  return offer.proposal === undefined ? null : <LazyProposal offer={offer} today={today} />;
}
