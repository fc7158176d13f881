/** What the contracts of the stores run on, and a household made through the stores alone. */
import type { ProfileCard } from "@muster/domain/profiles/profile";
import { randomId } from "@muster/domain/shared/ids";
import type { OpenInvitation } from "../../stores/household-store.ts";
import type { Stores } from "../../stores/stores.ts";

/** An engine's stores on data of their own, for one test. */
export type EngineUnderTest = {
  readonly stores: Stores;
  /** Ends, and opens the same data again as another start does. @param now ms since 1970 */
  reopen(now: number): Promise<Stores>;
  close(): Promise<void>;
};

/** @param now of the start, ms since 1970 */
export type OpenEngine = (now: number) => Promise<EngineUnderTest>;

/** The time at which every contract's test begins, ms since 1970. */
export const startOfContract = Date.parse("2026-11-20T08:00:00Z");
const days = 86_400_000;

/** A profile with an enrolled device and an open session. */
export type EnrolledPerson = {
  readonly householdId: string;
  readonly profileId: string;
  readonly deviceId: string;
  readonly credentialHash: string;
  readonly sessionHash: string;
};

/** A valid profile card under a given username. */
export const cardOf = (username: string): ProfileCard => ({
  username,
  displayName: username,
  initial: username.slice(0, 1).toUpperCase(),
  primaryGoal: "strength",
  hasPasscode: false,
  createdAt: new Date(startOfContract).toISOString(),
});

/** A session of 30 days that ends after 7 idle days and is not elevated. */
export const sessionOf = (profileId: string, idHash: string = randomId()) => ({
  idHash,
  profileId,
  expiresAt: startOfContract + 30 * days,
  idleLimit: 7 * days,
  elevatedUntil: 0,
});

/** An open invitation of a household with random hashes. */
export const invitationOf = (
  householdId: string,
  kind: OpenInvitation["kind"] = "profile",
  selector: string = randomId().slice(0, 6),
) => ({
  id: randomId(),
  householdId,
  kind,
  selector,
  verifier: "v",
  linkHash: kind === "setup" ? randomId() : null,
  createdBy: null,
  expiresAt: kind === "setup" ? null : startOfContract + 7 * days,
});

/** Somebody with a new device and profile: the first of a household of their own, or one more of another's. */
export const joins = async (
  stores: Pick<Stores, "household">,
  username: string,
  householdId: string = randomId(),
): Promise<EnrolledPerson> => {
  const { household } = stores;
  const isFirst = (await household.overview()).every(({ id }) => id !== householdId);
  const invitation = invitationOf(householdId, isFirst ? "setup" : "profile");
  if (!(await household.addInvitation(invitation, startOfContract))) throw new Error("no invitation");
  const person: EnrolledPerson = {
    householdId,
    profileId: randomId(),
    deviceId: randomId(),
    credentialHash: randomId(),
    sessionHash: randomId(),
  };
  const grantHash = randomId();
  const isIn = await household.redeemInvitation({
    invitation: { ...invitation, createdAt: startOfContract },
    newDevice: { id: person.deviceId, name: `${username}'s phone`, credentialHash: person.credentialHash },
    deviceId: person.deviceId,
    registration: { grantHash, expiresAt: startOfContract + days },
    attemptHash: null,
    epoch: randomId(),
    now: startOfContract,
  });
  if (!isIn) throw new Error("not let in");
  const created = await household.createProfile({
    ...person,
    card: cardOf(username),
    grantHash,
    cardOpId: randomId(),
    session: sessionOf(person.profileId, person.sessionHash),
    now: startOfContract,
  });
  if (created.type !== "created") throw new Error(created.type);
  return person;
};
