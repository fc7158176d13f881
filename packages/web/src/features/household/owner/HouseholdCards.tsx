import { InvitationsCard } from "../joining/InvitationsCard.tsx";
import { useDevicesAndInvitations } from "../joining/use-devices-and-invitations.ts";
import { OwnerCard } from "./OwnerCard.tsx";

/**
 * What only the server knows: devices, invitations, and what an owner may do. The owner's card waits until the list above it
 * has its length, so that none of its buttons moves away under a finger.
 */
export function HouseholdCards() {
  const answer = useDevicesAndInvitations();
  return (
    <>
      <InvitationsCard {...answer} />
      {(answer.loaded ?? answer.failure) !== undefined && <OwnerCard />}
    </>
  );
}
