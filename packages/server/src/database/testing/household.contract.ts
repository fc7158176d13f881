/** What every engine's household store does. Called by each engine's own test. */
import { randomId } from "@muster/domain/shared/ids";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import {
  cardOf,
  type EngineUnderTest,
  type EnrolledPerson,
  invitationOf,
  joins,
  startOfContract as now,
  type OpenEngine,
  sessionOf,
} from "./engine-under-test.ts";

const minutes = 60_000;
const days = 86_400_000;

/** Registers the tests for one engine. */
export const householdContract = (name: string, open: OpenEngine): void => {
  describe(`household store on ${name}`, () => {
    let engine: EngineUnderTest;
    let alex: EnrolledPerson;
    const store = () => engine.stores.household;
    const callerOf = (who: EnrolledPerson, at = now) =>
      store().caller({
        householdId: who.householdId,
        credentialHash: who.credentialHash,
        sessionHash: who.sessionHash,
        now: at,
      });
    beforeEach(async () => {
      engine = await open(now);
      alex = await joins(engine.stores, "alex");
    });
    afterEach(() => engine.close());

    test("of ten who use one invitation at once, one gets in", async () => {
      const invitation = invitationOf(alex.householdId);
      expect(await store().addInvitation(invitation, now)).toBe(true);
      const uses = await Promise.all(
        Array.from({ length: 10 }, (_, index) => {
          const deviceId = randomId();
          return store().redeemInvitation({
            invitation: { ...invitation, createdAt: now },
            newDevice: { id: deviceId, name: `device ${index}`, credentialHash: randomId() },
            deviceId,
            registration: null,
            attemptHash: null,
            epoch: "",
            now,
          });
        }),
      );
      expect(uses.filter((isIn) => isIn)).toHaveLength(1);
      expect(await store().devices(alex.householdId)).toHaveLength(2);
    });

    test("open codes are found by their selectors, the longest first, until they end", async () => {
      const short = invitationOf(alex.householdId, "profile", "AB");
      const long = invitationOf(alex.householdId, "device", "ABCD");
      for (const invitation of [short, long]) expect(await store().addInvitation(invitation, now)).toBe(true);
      expect(await store().addInvitation(invitationOf(alex.householdId, "profile", "AB"), now)).toBe(false);
      const find = (at: number) => store().invitationsBySelector(["AB", "ABC", "ABCD"], at);
      expect((await find(now)).map(({ id }) => id)).toEqual([long.id, short.id]);
      expect(await store().revokeInvitation(alex.householdId, long.id, "somebody", now)).toBe(false);
      expect(await store().revokeInvitation(alex.householdId, long.id, null, now)).toBe(true);
      expect((await find(now + 1)).map(({ id }) => id)).toEqual([short.id]);
      expect(await find(now + 8 * days)).toEqual([]);
    });

    test("tries of an invitation are counted, also those that come at once", async () => {
      const invitation = { ...invitationOf(alex.householdId), createdAt: now };
      await store().addInvitation(invitation, now);
      const tries = await Promise.all(Array.from({ length: 8 }, () => store().takeTry(invitation, 5, now)));
      expect(tries.filter((isGiven) => isGiven)).toHaveLength(5);
    });

    test("who calls: device, session and what they may, as they are now", async () => {
      expect(await callerOf(alex)).toMatchObject({
        device: { id: alex.deviceId, name: "alex's phone", usedPrevious: false },
        session: { profileId: alex.profileId, isOwner: true, isElevated: true, isUnguardedOwner: false },
      });
      await joins(engine.stores, "sam", alex.householdId);
      expect((await callerOf(alex))?.session?.isUnguardedOwner).toBe(true);
      expect((await callerOf(alex, now + 8 * days))?.session).toBeNull();
      await store().endSession(alex.householdId, alex.sessionHash);
      expect((await callerOf(alex))?.session).toBeNull();
      expect(await store().revokeDevice(alex.householdId, alex.deviceId, null, now)).toBe(true);
      expect(await store().revokeDevice(alex.householdId, alex.deviceId, null, now)).toBe(false);
      expect(await callerOf(alex)).toBeUndefined();
    });

    test("nobody is a caller in another household", async () => {
      const other = await joins(engine.stores, "olga");
      expect(await callerOf({ ...alex, householdId: other.householdId })).toBeUndefined();
      expect(await store().account(other.householdId, alex.profileId)).toBeUndefined();
      expect((await store().devices(other.householdId)).map(({ id }) => id)).toEqual([other.deviceId]);
    });

    test("of two renewals of a credential one is stored, and the old one stays good", async () => {
      const caller = await callerOf(alex);
      if (caller === undefined) throw new Error("no caller");
      const later = now + 31 * days;
      const renewals = await Promise.all(
        ["new-1", "new-2"].map((hash) => store().rotateCredential(caller.device, hash, later)),
      );
      expect(renewals.filter((isStored) => isStored)).toHaveLength(1);
      const renewed = renewals[0] ? "new-1" : "new-2";
      expect((await callerOf({ ...alex, credentialHash: renewed }, later))?.device.usedPrevious).toBe(false);
      expect((await callerOf(alex, later))?.device.usedPrevious).toBe(true);
    });

    test("a name is taken once in a household, and a profile is made once", async () => {
      const sam = await joins(engine.stores, "sam", alex.householdId);
      expect(await store().usernameTaken(alex.householdId, "sam")).toBe(true);
      expect(await store().usernameTaken(randomId(), "sam")).toBe(false);
      const create = (profileId: string, username: string) =>
        store().createProfile({
          ...sam,
          profileId,
          card: cardOf(username),
          grantHash: "none",
          cardOpId: randomId(),
          session: sessionOf(profileId),
          now,
        });
      expect(await create(randomId(), "alex")).toEqual({ type: "username-taken" });
      expect(await create(randomId(), "kim")).toEqual({ type: "not-allowed" });
      expect(await create(sam.profileId, "sam")).toMatchObject({ type: "repeated", sessionStarted: true });
      expect(await create(alex.profileId, "alex")).toEqual({ type: "not-yours" });
    });

    test("passcode tries count together on unknown devices until a right one", async () => {
      const tries = () => store().countAttempt(alex.householdId, alex.profileId, "strange", now);
      const decisions = await Promise.all(Array.from({ length: 6 }, tries));
      expect(decisions.filter(({ type }) => type === "try")).toHaveLength(5);
      const wait = () => store().passcodeWait(alex.householdId, alex.profileId, "strange", now);
      expect(await wait()).toBeGreaterThan(0);
      expect(await store().clearAttempts(alex.householdId, alex.profileId, "strange", now)).toBe(4);
      expect(await wait()).toBe(0);
    });

    test("a passcode is changed only by who saw the one before, and ends sessions", async () => {
      const change = (expected: string | null | undefined, verifier: string | null) =>
        store().setPasscode({
          householdId: alex.householdId,
          profileId: alex.profileId,
          deviceId: alex.deviceId,
          verifier,
          expected,
          pepperId: "p1",
          session: null,
          cardOpId: randomId(),
          now,
        });
      expect((await change(null, "one")).changed).toBe(true);
      expect((await change(null, "two")).changed).toBe(false);
      expect((await callerOf(alex))?.session).toBeNull();
      expect(await store().pepperIds()).toEqual(["p1"]);
      expect((await store().account(alex.householdId, alex.profileId))?.verifier).toBe("one");
      const start = (verifier: string | null) =>
        store().startSession(alex.householdId, alex.deviceId, sessionOf(alex.profileId), now, verifier);
      expect([await start("two"), await start("one")]).toEqual([false, true]);
    });

    test("a recovery code opens once, and the profile on one device only", async () => {
      await store().keepRecovery(alex.householdId, "hash", alex.profileId, now);
      const reset = (recoveryHash: string) =>
        store().resetPasscode({
          householdId: alex.householdId,
          profileId: alex.profileId,
          deviceId: alex.deviceId,
          by: null,
          recoveryHash,
          cardOpId: randomId(),
          now,
        });
      expect(await reset("another")).toBeUndefined();
      const seqs = await Promise.all([reset("hash"), reset("hash")]);
      expect(seqs.filter((seq) => seq !== undefined)).toHaveLength(1);
      expect(await store().hasRecovery(alex.householdId)).toBe(false);
      expect((await store().account(alex.householdId, alex.profileId))?.reset).toMatchObject({
        deviceId: alex.deviceId,
        by: null,
      });
      const elsewhere = store().startSession(
        alex.householdId,
        randomId(),
        sessionOf(alex.profileId),
        now,
        null,
      );
      expect(await elsewhere).toBe(false);
    });

    test("a household keeps an owner, also when two go at once", async () => {
      const sam = await joins(engine.stores, "sam", alex.householdId);
      const set = (who: EnrolledPerson, isOwner: boolean) =>
        store().setOwner({
          householdId: alex.householdId,
          profileId: who.profileId,
          isOwner,
          by: null,
          now,
        });
      expect(await set(sam, true)).toBe("done");
      const ended = await Promise.all([set(alex, false), set(sam, false)]);
      expect([...ended].sort()).toEqual(["done", "last-owner"]);
      expect(await store().owners(alex.householdId)).toHaveLength(1);
    });

    test("events come newest first, and say what was done to whom", async () => {
      const sam = await joins(engine.stores, "sam", alex.householdId);
      await store().setOwner({
        householdId: alex.householdId,
        profileId: sam.profileId,
        isOwner: true,
        by: { profileId: alex.profileId, deviceId: alex.deviceId },
        now: now + minutes,
      });
      const events = await store().activity(alex.householdId, 3);
      expect(events).toHaveLength(3);
      expect(events[0]).toEqual({
        at: now + minutes,
        what: "owner-made",
        by: alex.profileId,
        to: sam.profileId,
        device: "alex's phone",
      });
    });

    test("somebody who asked is erased when the time is up, with every row that names them", async () => {
      const sam = await joins(engine.stores, "sam", alex.householdId);
      const request = { ...sam, now };
      const eraseAt = await store().askDeletion(request);
      expect(eraseAt).toBe(now + 14 * days);
      expect(await store().askDeletion({ ...alex, now })).toBe("owner-stays");
      await store().keepProfile({ ...request, now: now + days });
      expect(await store().deletionOf(sam.householdId, sam.profileId)).toBeNull();
      await store().askDeletion({ ...request, now: now + 2 * days });
      // A clock that jumped is believed at the second look.
      await engine.stores.sweep(now + 17 * days);
      expect((await engine.stores.sweep(now + 17 * days)).ok).toBe(true);
      expect(await store().account(sam.householdId, sam.profileId)).toBeUndefined();
      expect(await store().account(alex.householdId, alex.profileId)).toBeDefined();
      const page = await engine.stores.sync.pull({
        householdId: alex.householdId,
        scope: alex.householdId,
        cursor: 0,
        limit: 10,
        served: undefined,
      });
      const cards = page.type === "page" ? page.rows.filter(({ id }) => id === sam.profileId) : [];
      expect(cards).toMatchObject([{ deleted: true, fields: { displayName: "Deleted profile" } }]);
      expect(JSON.stringify(cards)).not.toContain("sam");
    });

    test("what was written is there after the next start", async () => {
      const again = await engine.reopen(now + minutes);
      expect(await again.household.serverId()).toMatch(/^[0-9a-f-]{36}$/);
      expect(await again.household.overview()).toMatchObject([
        { id: alex.householdId, profiles: [{ username: "alex", isOwner: true, hasPasscode: false }] },
      ]);
    });
  });
};
