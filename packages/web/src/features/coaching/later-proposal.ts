import { laterCard } from "../../components/later-part.tsx";

/** The card of a model's week that came later: there when the server has just offered one. */
export const LaterProposal = laterCard(
  () => import("./ProposalCard.tsx").then((file) => file.ProposalCard),
  null,
);
