import type { CivilDate } from "@muster/domain/shared/dates";
import { civilDateAt } from "@muster/domain/shared/dates";
import { formatDate } from "@muster/domain/shared/format";
import { useState } from "react";
import { Button } from "../../../components/controls/Button.tsx";
import { ButtonLink } from "../../../components/controls/ButtonLink.tsx";
import { Icon } from "../../../components/layout/Icon.tsx";
import { generationText } from "../generation/generation.text.ts";
import type { ProposalOffer } from "./use-proposal.ts";

type ProposalCardProps = {
  readonly offer: ProposalOffer;
  readonly today: CivilDate;
  /** Shows it here; left out: a link to the planner, where it is shown. */
  readonly onLook?: () => void;
  /** False until it can be shown. */
  readonly canLook?: boolean;
};

/** 'Your new week is ready': a model's week that came later, to look at or to dismiss. Nothing is replaced unasked. */
export function ProposalCard({ offer, today, onLook, canLook = true }: ProposalCardProps) {
  const [failed, setFailed] = useState(false);
  const { proposal, dismiss } = offer;
  if (proposal === undefined) return null;
  const { askedAt } = proposal.job;
  return (
    <section className="card stack" aria-labelledby="proposal">
      <div className="stack-4">
        <h2 className="title-small row" id="proposal">
          <Icon name="coach" />
          {generationText.weekIsReady}
        </h2>
        <p className="muted">
          {generationText.planStays(
            askedAt === undefined ? undefined : formatDate(civilDateAt(new Date(askedAt)), today),
          )}
        </p>
        <p className="text-small muted">{generationText.designedBy(proposal.week.plan.designedBy.name)}</p>
      </div>
      {failed && (
        <p className="danger-text bold" role="alert">
          {generationText.serverNotReached}
        </p>
      )}
      <div className="row wrap card-actions">
        {onLook === undefined ? (
          <ButtonLink variant="secondary" href="/weekly-planner">
            {generationText.lookAtIt}
          </ButtonLink>
        ) : (
          <Button variant="secondary" disabled={!canLook} onClick={onLook}>
            {generationText.lookAtIt}
          </Button>
        )}
        <Button variant="quiet" onClick={() => void dismiss().then((isDone) => setFailed(!isDone))}>
          {generationText.dismiss}
        </Button>
      </div>
    </section>
  );
}
