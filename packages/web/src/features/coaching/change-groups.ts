/** What changed, told once for all that changed alike: one sign, one reason, its lines. */
import type { PlanChange } from "@muster/domain/planning/plan";

export type ChangeGroup = Pick<PlanChange, "kind" | "reason"> & { readonly changes: readonly PlanChange[] };

/** @returns groups in the order of their first line; nothing is lost, and the lines of a group keep their order */
export const changeGroups = (changes: readonly PlanChange[]): readonly ChangeGroup[] => {
  const groups = new Map<string, ChangeGroup>();
  for (const change of changes) {
    const key = `${change.kind} ${change.reason}`;
    const known = groups.get(key);
    groups.set(key, {
      kind: change.kind,
      reason: change.reason,
      changes: [...(known?.changes ?? []), change],
    });
  }
  return [...groups.values()];
};
