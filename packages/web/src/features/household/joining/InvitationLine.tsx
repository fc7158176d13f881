import { Button } from "../../../components/controls/Button.tsx";
import { Icon } from "../../../components/layout/Icon.tsx";
import { dayAndTime } from "../../../data/reads/use-today.ts";
import { invitationText, joiningText } from "./joining.text.ts";
import type { Invitation } from "./use-devices-and-invitations.ts";

type InvitationLineProps = {
  readonly invitation: Invitation;
  readonly now: Date;
  readonly onWithdraw: () => void;
};

/** A code that is still open. */
export function InvitationLine({ invitation, now, onWithdraw }: InvitationLineProps) {
  const { name } = invitationText[invitation.kind];
  const made = dayAndTime(new Date(invitation.createdAt), now);
  return (
    <li>
      <span className="muted">
        <Icon name={invitation.kind === "profile" ? "user" : "phone"} />
      </span>
      <span className="grow">
        <b>{name}</b>
        <span className="text-small muted">
          {joiningText.openUntil({
            made,
            expiresAt: dayAndTime(new Date(invitation.expiresAt), now),
          })}
        </span>
      </span>
      <Button
        variant="ghost-danger"
        className="card-act"
        label={joiningText.withdrawNamed({ name, made })}
        onClick={onWithdraw}
      >
        {joiningText.withdraw}
      </Button>
    </li>
  );
}
