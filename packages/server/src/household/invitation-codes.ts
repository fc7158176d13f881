/**
 * Codes of invitations: made, and redeemed. A code is 10 signs of Crockford base32 (50 bits). The first four say which
 * invitation is meant and lie in the database in clear; the whole code is stored only as argon2id. Wrong, used, expired
 * and exhausted look the same to the one who types, also in the time that the answer takes.
 */
import { codeAlphabet, codeLength, isWholeCode, normalizeCode } from "@muster/domain/household/code";
import type { NewId } from "@muster/domain/shared/ids";
import { err, ok, type Result } from "@muster/domain/shared/result";
import type { Clock } from "../http/environment.ts";
import { type CodeHasher, isShortToken, newShortToken, type RandomBytes, tokenHash } from "../secrets.ts";
import type { HouseholdStore, InvitationKind, OpenInvitation } from "../stores/household-store.ts";

/** 1,048,576 of them: no household comes near that, and a stranger's wrong codes hardly ever meet an open one. */
const selectorLength = 4;
/** Codes that were made before had two; they end within a week. */
const formerSelectorLength = 2;
/** Open codes that a person and a household may have at a time; the operator's own do not count. */
export const openCodes = { ofPerson: 10, ofHousehold: 40 } as const;
/** Wrong codes that one invitation bears. */
const mostTries = 5;

const days = 86_400_000;
const minutes = 60_000;
/** A browser may repeat its join for this long, ms. */
const repeatable = days;
/** How long each kind can be used, ms; the setup code of an empty server lasts until the next start. */
const lifeOf: Record<InvitationKind, number | null> = {
  setup: null,
  profile: 7 * days,
  device: 15 * minutes,
};

const newCode = (random: RandomBytes): string =>
  // 32 signs: the low five bits of a byte choose one without bias.
  Array.from(random(codeLength), (byte) => codeAlphabet.charAt(byte & 31)).join("");

/** A new invitation with its code in clear, which exists only in this value. */
export type MadeInvitation = {
  readonly id: string;
  readonly kind: InvitationKind;
  readonly code: string;
  /** The long secret for a link; only of a setup invitation. */
  readonly linkSecret: string | null;
  readonly expiresAt: number | null;
};

/** Makes and redeems the codes of invitations. */
export type InvitationCodes = {
  /** @returns undefined when the server is too busy to hash */
  make(
    kind: "profile" | "device",
    householdId: string,
    createdBy: string | null,
  ): Promise<MadeInvitation | undefined>;
  /** Whether the person, and the household, have fewer open codes than they may; checked before anything is hashed. */
  mayMake(householdId: string, profileId: string): Promise<boolean>;
  /**
   * What a start prints: the first code of an empty server, or a profile code as long as no device has come back since it joined;
   * in place of the last start's. Undefined when a household is in use.
   */
  makeSetup(): Promise<MadeInvitation | undefined>;
  /** A further household on this server: its first code, good for 7 days. @returns undefined when the server is too busy */
  makeHousehold(): Promise<MadeInvitation | undefined>;
  /** Finds the invitation that a typed code or a link's secret opens. Nothing is used up yet. */
  find(typed: string): Promise<Result<OpenInvitation, "wrong-code" | "busy">>;
  /** The join of the last day that this browser made with this very code, if it did. */
  findRepeated(
    typed: string,
    attempt: string,
  ): Promise<Result<OpenInvitation & { readonly deviceId: string }, "wrong-code" | "busy">>;
};

/** Makes the codes' service from its storage, hasher, randomness and clock. */
export const createInvitationCodes = (deps: {
  readonly store: HouseholdStore;
  readonly hasher: CodeHasher;
  readonly random: RandomBytes;
  readonly newId: NewId;
  readonly clock: Clock;
}): InvitationCodes => {
  const { store, hasher, random, newId, clock } = deps;

  const build = async (
    kind: InvitationKind,
    householdId: string,
    createdBy: string | null,
    linkSecret: string | null,
    life: number | null = lifeOf[kind],
  ) => {
    const now = clock().getTime();
    const id = newId();
    const code = newCode(random);
    const verifier = await hasher.hash(id, code);
    if (verifier === undefined) return undefined;
    const expiresAt = life === null ? null : now + life;
    const invitation = {
      id,
      householdId,
      kind,
      selector: code.slice(0, selectorLength),
      verifier,
      linkHash: linkSecret === null ? null : tokenHash(linkSecret),
      createdBy,
      expiresAt,
    };
    return { invitation, made: { id, kind, code, linkSecret, expiresAt }, now };
  };

  /** Two open invitations never share their first signs. */
  const add = async (next: () => ReturnType<typeof build>): Promise<MadeInvitation | undefined> => {
    for (let round = 0; round < 20; round += 1) {
      const built = await next();
      if (built === undefined) return undefined;
      if (await store.addInvitation(built.invitation, built.now)) return built.made;
    }
    return undefined;
  };

  return {
    mayMake: async (householdId, profileId) => {
      const open = (await store.openInvitations(householdId, null, clock().getTime())).filter(
        ({ createdBy }) => createdBy !== null,
      );
      const own = open.filter(({ createdBy }) => createdBy === profileId);
      return open.length < openCodes.ofHousehold && own.length < openCodes.ofPerson;
    },

    make: (kind, householdId, createdBy) => add(() => build(kind, householdId, createdBy, null)),

    makeHousehold: () => add(() => build("setup", newId(), null, null, 7 * days)),

    makeSetup: async () => {
      const unreached = await store.unreachedHousehold();
      if (unreached === undefined && (await store.hasHousehold())) return undefined;
      const kind = unreached === undefined ? "setup" : "profile";
      const built = await build(kind, unreached ?? newId(), null, newShortToken(random));
      if (built === undefined) throw new Error("The first code could not be made.");
      return (await store.offerSetup(built.invitation, built.now)) ? built.made : undefined;
    },

    findRepeated: async (typed, attempt) => {
      const used = await store.invitationByAttempt(tokenHash(attempt), clock().getTime() - repeatable);
      if (used === undefined) return err("wrong-code");
      const link = typed.trim();
      if (isShortToken(link) && tokenHash(link) === used.linkHash) return ok(used);
      const code = normalizeCode(typed);
      if (!isWholeCode(code)) return err("wrong-code");
      const right = await hasher.verify(used.verifier, used.id, code);
      if (right === undefined) return err("busy");
      return right ? ok(used) : err("wrong-code");
    },

    find: async (typed) => {
      const now = clock().getTime();
      const link = typed.trim();
      if (isShortToken(link)) {
        const invitation = await store.invitationByLink(tokenHash(link), now);
        if (invitation !== undefined) return ok(invitation);
      }
      const code = normalizeCode(typed);
      if (!isWholeCode(code)) return err("wrong-code");
      const alike = await store.invitationsBySelector(
        [code.slice(0, selectorLength), code.slice(0, formerSelectorLength)],
        now,
      );
      let isHashed = false;
      for (const invitation of alike) {
        // The try is on the disk before the code is looked at, so a crash gives no free ones.
        if (!(await store.takeTry(invitation, mostTries, now))) continue;
        const right = await hasher.verify(invitation.verifier, invitation.id, code);
        if (right === undefined) return err("busy");
        if (right) return ok(invitation);
        isHashed = true;
      }
      // Hashing all the same: the time of the answer does not tell which codes exist.
      if (!isHashed && (await hasher.hash("none", code)) === undefined) return err("busy");
      return err("wrong-code");
    },
  };
};
