/** Unlocking with a passcode: the try is counted on the disk first, then the code is looked at (PASS-04, P13). */
import { err, ok, type Result } from "@muster/domain/shared/result";
import type { Clock } from "../http/environment.ts";
import type { CodeHasher } from "../secrets.ts";
import type { HouseholdStore, ProfileAccount } from "../stores/household-store.ts";

/** Why a passcode did not unlock a profile. */
export type PasscodeProblem =
  | { readonly type: "wrong-passcode" }
  /** `retryAfterSeconds` null: waiting does not help, somebody has to reset it. */
  | { readonly type: "passcode-blocked"; readonly retryAfterSeconds: number | null }
  | { readonly type: "busy" };

/** Checks passcodes and makes the hashes that are stored of them. */
export type Passcodes = {
  /** @returns how many wrong ones came before a right one */
  check(
    who: { readonly householdId: string; readonly deviceId: string; readonly account: ProfileAccount },
    passcode: string | null,
  ): Promise<Result<number, PasscodeProblem>>;
  /** What is stored of a passcode; undefined when the server is too busy. */
  verifierOf(profileId: string, passcode: string): Promise<string | undefined>;
};

/** Makes the passcodes' service from its storage, hasher and clock. */
export const createPasscodes = (deps: {
  readonly store: HouseholdStore;
  readonly hasher: CodeHasher;
  readonly clock: Clock;
}): Passcodes => {
  const { store, hasher, clock } = deps;
  return {
    check: async ({ householdId, deviceId, account }, passcode) => {
      if (account.verifier === null) return ok(0);
      if (passcode === null) return err({ type: "wrong-passcode" });
      const decision = await store.countAttempt(householdId, account.id, deviceId, clock().getTime());
      if (decision.type === "blocked") {
        return err({ type: "passcode-blocked", retryAfterSeconds: decision.retryAfterSeconds });
      }
      const right = await hasher.verify(account.verifier, account.id, passcode);
      if (right === undefined) return err({ type: "busy" });
      if (!right) return err({ type: "wrong-passcode" });
      return ok(await store.clearAttempts(householdId, account.id, deviceId, clock().getTime()));
    },
    verifierOf: (profileId, passcode) => hasher.hash(profileId, passcode),
  };
};
