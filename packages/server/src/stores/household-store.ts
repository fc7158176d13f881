/**
 * What household, devices, invitations, profiles and sessions need of a database. Every method that changes something
 * is one transaction, and what must not happen twice is decided inside it. Times are ms since 1970.
 */

import type { AttemptDecision } from "@muster/domain/household/attempt-schedule";
import type { ProfileCard } from "@muster/domain/profiles/profile";

/** The enrolled device that sent a request. Times are ms since 1970. */
export type DeviceIdentity = {
  readonly id: string;
  readonly householdId: string;
  readonly name: string;
  readonly lastSeenAt: number;
  readonly rotatedAt: number;
  /** True when the request came with the credential before the last rotation. */
  readonly usedPrevious: boolean;
  /** True while that older credential is still good without limit. */
  readonly previousIsOpen: boolean;
};

/** The session of a profile that came with a request. Times are ms since 1970. */
export type SessionIdentity = {
  readonly idHash: string;
  readonly profileId: string;
  readonly isOwner: boolean;
  readonly usedAt: number;
  readonly expiresAt: number;
  /** True within five minutes after the passcode was given again, and for a profile that has none. */
  readonly isElevated: boolean;
  /** An owner without a passcode in a household with others: anybody who picks up the device is this owner. */
  readonly isUnguardedOwner: boolean;
};

/** Who sent a request: the device, and its session when a profile is unlocked on it. */
export type Caller = { readonly device: DeviceIdentity; readonly session: SessionIdentity | null };

type NewDevice = { readonly id: string; readonly name: string; readonly credentialHash: string };
/** A session to start; `idHash` is the hash of its token. Times are ms since 1970. */
export type NewSession = {
  readonly idHash: string;
  readonly profileId: string;
  readonly expiresAt: number;
  /** Unused for this long, it ends; ms. */
  readonly idleLimit: number;
  /** 0: the passcode has to be given again for what needs that. */
  readonly elevatedUntil: number;
};
/** Permission to create one profile on a device, stored by the hash of its secret. */
export type NewRegistration = { readonly grantHash: string; readonly expiresAt: number };

/** What a code allows: the first device of an empty server, a further profile, or a further device. */
export type InvitationKind = "setup" | "profile" | "device";
/**
 * An invitation to store: the clear first characters (`selector`) and a hash of the whole code (`verifier`).
 * `createdBy` null: the server itself; `expiresAt` null: never.
 */
export type NewInvitation = {
  readonly id: string;
  readonly householdId: string;
  readonly kind: InvitationKind;
  readonly selector: string;
  readonly verifier: string;
  readonly linkHash: string | null;
  readonly createdBy: string | null;
  readonly expiresAt: number | null;
};
/** An invitation that can still be redeemed, as it is stored. */
export type OpenInvitation = {
  readonly id: string;
  readonly householdId: string;
  readonly kind: InvitationKind;
  readonly verifier: string;
  readonly createdBy: string | null;
  readonly createdAt: number;
  readonly expiresAt: number | null;
};

/** What unlocking needs of a profile. `verifier` is the hash of its passcode; null: it has none. */
export type ProfileAccount = {
  readonly id: string;
  readonly isOwner: boolean;
  readonly createdBy: string;
  readonly verifier: string | null;
  /** Somebody removed a forgotten passcode: the profile opens on one device only, until a new one is set there. */
  readonly reset: {
    readonly deviceId: string;
    /** Display name of the person who did it; null: the recovery code. */
    readonly by: string | null;
    readonly at: number;
  } | null;
};

/** All that creating a profile writes in one transaction: the card's record, the account and its first session. */
export type CreateProfile = {
  readonly householdId: string;
  readonly deviceId: string;
  readonly profileId: string;
  readonly card: ProfileCard;
  readonly grantHash: string;
  /** Id of the operation that writes the card. */
  readonly cardOpId: string;
  readonly session: NewSession;
  readonly now: number;
};
/** Outcome of creating a profile; refusals are data, never exceptions. */
export type CreatedProfile =
  | { readonly type: "created"; readonly isOwner: boolean; readonly card: ProfileCard; readonly seq: number }
  /** It was made before, by this device: the answer is the first one again. */
  | {
      readonly type: "repeated";
      readonly isOwner: boolean;
      readonly card: ProfileCard;
      /** A profile with a passcode is never opened by a repetition. */
      readonly sessionStarted: boolean;
    }
  | { readonly type: "username-taken" }
  | { readonly type: "not-allowed" }
  | { readonly type: "not-yours" };

type ProfileOnDevice = {
  readonly householdId: string;
  readonly profileId: string;
  readonly deviceId: string;
  readonly now: number;
};

/** Storage of the household; SQLite and PostgreSQL implement it and pass the same tests. */
export interface HouseholdStore {
  serverId(): Promise<string>;
  hasHousehold(): Promise<boolean>;
  /** Who sends a request: an enrolled, not revoked device, and its session when that is still good. */
  caller(query: {
    readonly householdId: string;
    readonly credentialHash: string;
    readonly sessionHash: string | null;
    readonly now: number;
  }): Promise<Caller | undefined>;
  /** Notes that device and session were used. */
  touch(caller: Caller, now: number): Promise<void>;
  /**
   * Gives the device a new credential. The one it used stays good until the new one has been in use for a day: a browser that
   * is killed before it wrote its cookies comes back with the old one. @returns false when another request was faster
   */
  rotateCredential(device: DeviceIdentity, credentialHash: string, now: number): Promise<boolean>;

  /** The only household of this server, when none of its devices has come back since it joined. */
  unreachedHousehold(): Promise<string | undefined>;
  /** Replaces what the last start offered. @returns false when this start has nothing to offer */
  offerSetup(invitation: NewInvitation, now: number): Promise<boolean>;
  /** @returns false when an open invitation has the same selector: make another code */
  addInvitation(invitation: NewInvitation, now: number): Promise<boolean>;
  /** Those with one of these selectors, the longest first; more than one when two were made at the same time. */
  invitationsBySelector(selectors: readonly string[], now: number): Promise<readonly OpenInvitation[]>;
  invitationByLink(linkHash: string, now: number): Promise<OpenInvitation | undefined>;
  /** Counts a try. @returns false when it is used, expired, revoked or has no tries left */
  takeTry(invitation: OpenInvitation, most: number, now: number): Promise<boolean>;
  /**
   * Uses an invitation up: of any number of callers exactly one gets true. Creates the household of a setup invitation,
   * the device when one is given, and the grant to register.
   */
  redeemInvitation(use: {
    readonly invitation: OpenInvitation;
    readonly newDevice: NewDevice | null;
    readonly deviceId: string;
    readonly registration: NewRegistration | null;
    /** By which this browser may repeat its join; null: it may not. */
    readonly attemptHash: string | null;
    readonly epoch: string;
    readonly now: number;
  }): Promise<boolean>;
  /** The invitation that was used with this attempt after `since`, and the device that it made. */
  invitationByAttempt(
    attemptHash: string,
    since: number,
  ): Promise<(OpenInvitation & { readonly linkHash: string | null; readonly deviceId: string }) | undefined>;
  /**
   * Gives a device that has just joined another credential, and another grant unless its profile is made.
   * @returns whether the grant was given; undefined when the device was taken away
   */
  repeatJoin(repeat: {
    readonly householdId: string;
    readonly deviceId: string;
    readonly credentialHash: string;
    readonly registration: NewRegistration | null;
    readonly now: number;
  }): Promise<{ readonly mayRegister: boolean } | undefined>;
  openInvitations(
    householdId: string,
    createdBy: string | null,
    now: number,
  ): Promise<readonly OpenInvitation[]>;
  /** @param createdBy null: of any creator. @returns false when there is none */
  revokeInvitation(householdId: string, id: string, createdBy: string | null, now: number): Promise<boolean>;

  usernameTaken(householdId: string, username: string): Promise<boolean>;
  createProfile(create: CreateProfile): Promise<CreatedProfile>;
  account(householdId: string, profileId: string): Promise<ProfileAccount | undefined>;

  /** Requests the erasure of a profile. @returns when it is due; a second request does not move it */
  askDeletion(who: ProfileOnDevice): Promise<number | "owner-stays">;
  /** Takes it back, until its time is up. */
  keepProfile(who: ProfileOnDevice): Promise<void>;
  /** When the profile is erased, ms since 1970; null without a request. */
  deletionOf(householdId: string, profileId: string): Promise<number | null>;

  /**
   * Replaces the device's session, if any, by a new one.
   * @param verifier what the passcode was checked against; null: there was none
   * @returns false when the passcode was changed or reset meanwhile: then nothing was done
   */
  startSession(
    householdId: string,
    deviceId: string,
    session: NewSession,
    now: number,
    verifier: string | null,
  ): Promise<boolean>;
  endSession(householdId: string, idHash: string): Promise<void>;
  /** Seconds until a passcode may be tried on this device; 0: now, null: waiting does not help. Counts nothing. */
  passcodeWait(householdId: string, profileId: string, deviceId: string, now: number): Promise<number | null>;
  /** Counts a passcode try before it is looked at. */
  countAttempt(
    householdId: string,
    profileId: string,
    deviceId: string,
    now: number,
  ): Promise<AttemptDecision>;
  /**
   * The code was right: the count starts anew, and this device is known from now on.
   * @returns how many were wrong since the last right one, here and on devices that never opened the profile
   */
  clearAttempts(householdId: string, profileId: string, deviceId: string, now: number): Promise<number>;
  /**
   * Sets or removes a passcode, ends the profile's other sessions and updates the profile card. @returns the new head
   */
  setPasscode(change: {
    readonly householdId: string;
    readonly profileId: string;
    readonly deviceId: string | null;
    readonly verifier: string | null;
    /** The verifier that the caller checked against; undefined: whatever it is (the operator). */
    readonly expected: string | null | undefined;
    readonly pepperId: string;
    readonly session: NewSession | null;
    readonly cardOpId: string;
    readonly now: number;
  }): Promise<{ readonly changed: boolean; readonly seq: number }>;

  /**
   * Removes a forgotten passcode, ends the profile's sessions, and lets it open on one device only.
   * @returns the new head; undefined when a recovery code was given that is not (or no longer) good: then nothing changed
   */
  resetPasscode(reset: {
    readonly householdId: string;
    readonly profileId: string;
    readonly deviceId: string;
    /** The owner who does it; null: the recovery code. */
    readonly by: string | null;
    /** Consumed atomically: of concurrent callers exactly one succeeds, and a failed attempt does not consume it. */
    readonly recoveryHash?: string;
    readonly cardOpId: string;
    readonly now: number;
  }): Promise<number | undefined>;
  /** Keeps the hash of a new recovery code, in place of an older one. */
  keepRecovery(householdId: string, hash: string, actor: string, now: number): Promise<void>;
  hasRecovery(householdId: string): Promise<boolean>;
  /** Ids of the peppers that stored passcodes were made with, of all households. */
  pepperIds(): Promise<readonly string[]>;
  /** Ids of the profiles that own the household: always one at least, once there is a profile. */
  owners(householdId: string): Promise<readonly string[]>;
  /** Makes a profile an owner, or ends that; a household is never left without one that stays. */
  setOwner(change: {
    readonly householdId: string;
    readonly profileId: string;
    readonly isOwner: boolean;
    /** Who does it, and where; null: the operator. */
    readonly by: { readonly profileId: string; readonly deviceId: string } | null;
    readonly now: number;
  }): Promise<"done" | "not-found" | "last-owner">;

  /** Security events, newest first; `at` in ms since 1970. Ids of profiles, names of devices. */
  activity(
    householdId: string,
    most: number,
  ): Promise<
    readonly {
      readonly at: number;
      readonly what: string;
      readonly by: string | null;
      readonly to: string | null;
      readonly device: string | null;
    }[]
  >;

  devices(householdId: string): Promise<
    readonly {
      readonly id: string;
      readonly name: string;
      readonly lastSeenAt: number;
      readonly enrolledBy: string | null;
      /** Profiles that were opened on it, the last one first. */
      readonly usedBy: readonly string[];
    }[]
  >;
  /** @param name not empty. @returns false when there is no such device */
  renameDevice(householdId: string, deviceId: string, name: string): Promise<boolean>;
  /** @returns false when there is no such device */
  revokeDevice(householdId: string, deviceId: string, actor: string | null, now: number): Promise<boolean>;
  /** Everything that an operator sees at a glance. */
  overview(): Promise<readonly HouseholdOverview[]>;
}

type HouseholdOverview = {
  readonly id: string;
  readonly profiles: readonly {
    readonly id: string;
    readonly username: string;
    readonly isOwner: boolean;
    readonly hasPasscode: boolean;
  }[];
  readonly devices: readonly { readonly id: string; readonly name: string; readonly lastSeenAt: number }[];
};
