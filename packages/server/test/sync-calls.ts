/** What a device sends and asks for when it syncs, in the envelope that every such test needs. */
import { defaultSettings } from "@muster/domain/profiles/settings";
import { profileRecordId, settingsId } from "@muster/domain/record-ids";
import { recordSchemaVersion } from "@muster/domain/records";
import { randomId } from "@muster/domain/shared/ids";
import type { Offer, Operation, PullReply, PushReply } from "@muster/sync/protocol";
import { exampleProfile } from "./examples.ts";
import { type Answer, type Browser, type Member, startOfTests } from "./harness.ts";

export const operation = (
  change: Partial<Operation> & Pick<Operation, "scope" | "kind" | "id" | "fields">,
): Operation => ({
  op: randomId(),
  number: 1,
  at: startOfTests,
  clockOffsetMs: 0,
  seen: "",
  schema: recordSchemaVersion,
  ...change,
});

export const profileOperation = (member: Member, n = 1, username = "alex"): Operation =>
  operation({
    number: n,
    scope: member.profileId,
    kind: "profile",
    id: profileRecordId(member.profileId),
    new: true,
    // A profile holds JSON values only.
    fields: exampleProfile(username) as unknown as Operation["fields"],
  });

export const settingsOperation = (member: Pick<Member, "profileId">, n = 1): Operation =>
  operation({
    number: n,
    scope: member.profileId,
    kind: "settings",
    id: settingsId(member.profileId),
    new: true,
    fields: defaultSettings,
  });

export const push = async (
  browser: Browser,
  ops: readonly Operation[],
  replica: string = randomId(),
  offers: readonly Offer[] = [],
): Promise<Answer & { readonly reply: PushReply }> => {
  const answer = await browser.post("/sync/push", {
    protocol: 2,
    schema: recordSchemaVersion,
    replica,
    confirmed: 0,
    offers,
    ops,
  });
  // Checked by the tests that use it.
  return { ...answer, reply: answer.body as unknown as PushReply };
};

export const pull = async (
  browser: Browser,
  scope: string,
  cursor = 0,
  limit = 500,
): Promise<Answer & { readonly page: PullReply }> => {
  const answer = await browser.get(
    `/sync/pull?protocol=2&scope=${scope}&cursor=${cursor}&limit=${limit}&schema=${recordSchemaVersion}`,
  );
  // Checked by the tests that use it.
  return { ...answer, page: answer.body as unknown as PullReply };
};
