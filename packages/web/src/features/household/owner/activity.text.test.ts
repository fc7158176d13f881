import { expect, test } from "vitest";
import { type ActivityEntry, activityWords } from "./activity.text.ts";

const names: Readonly<Record<string, string>> = { o: "Olga", s: "Sam" };
const said = (over: Partial<ActivityEntry>) =>
  activityWords(
    { at: "2026-11-21T08:00:00Z", what: "", by: null, to: null, device: null, ...over },
    (id) => names[id],
  );

test("PASS-05 what happened to the household's doors is said with names", () => {
  expect(said({ what: "passcode-reset", by: "o", to: "s", device: "Sam's phone" })).toBe(
    "Olga reset Sam's passcode, to be set anew on Sam's phone",
  );
  expect(said({ what: "device-revoked", by: "o", device: "Old tablet" })).toBe("Olga removed Old tablet");
  expect(said({ what: "passcode-removed", by: "s" })).toBe("Sam removed their passcode");
  expect(said({ what: "passcode-removed", to: "s" })).toBe("The server's operator removed Sam's passcode");
  expect(said({ what: "owner-ended", by: "o", to: "o" })).toBe("Olga stopped being an owner");
  expect(said({ what: "passcode-guessed", to: "s", device: "Old tablet" })).toBe(
    "Five wrong passcodes for Sam on Old tablet",
  );
  expect(said({ what: "passcode-locked", to: "s", device: "Old tablet" })).toBe(
    "A tenth passcode was tried for Sam on Old tablet: if it was wrong too, no more are taken there until an owner or the recovery code resets it",
  );
  expect(said({ what: "signed-in", by: "s", device: "Old tablet" })).toBe(
    "Sam opened their profile on Old tablet for the first time",
  );
  expect(said({ what: "invitation-profile-used", device: "Old tablet" })).toBe(
    "A code for a new person was used on Old tablet",
  );
  expect(said({ what: "invitation-device-used", device: "Old tablet" })).toBe(
    "Old tablet joined with a code",
  );
});

test("PASS-05 who was erased has no name, and what a newer server tells is left out", () => {
  expect(said({ what: "passcode-set", by: "gone" })).toBe("A former member set a passcode");
  // The server keeps no name of somebody who was erased: nobody else is said to have done it.
  expect(said({ what: "passcode-reset", device: null })).toBe(
    "A passcode was reset with the recovery code or by a former member, to be set anew on a device that is gone",
  );
  expect(said({ what: "device-revoked", device: "Old tablet" })).toBe(
    "The server's operator or a former member removed Old tablet",
  );
  expect(said({ what: "passcode-removed" })).toBe("Somebody removed a passcode");
  expect(said({ what: "something-new", by: "o" })).toBeUndefined();
});
