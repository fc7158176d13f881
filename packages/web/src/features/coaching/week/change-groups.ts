/** Groups changes of the same kind and reason: one sign, one reason, its lines. */
import type { PlanChange } from "@muster/domain/planning/plan";

type ChangeGroup = Pick<PlanChange, "kind" | "reason"> & {
  readonly open: readonly PlanChange[];
  /** Lines behind a tap; none, or two at least: one alone would take no more room than the words for it. */
  readonly folded: readonly PlanChange[];
};

/** Lines of a group that stand open. */
const mostOpen = 3;

/** @returns groups in the order of their first line; nothing is lost, and the lines of a group keep their order */
export const changeGroups = (changes: readonly PlanChange[]): readonly ChangeGroup[] =>
  [...Map.groupBy(changes, ({ kind, reason }) => `${kind} ${reason}`).values()].flatMap((alike) => {
    const [first] = alike;
    if (first === undefined) return [];
    const open = alike.length > mostOpen + 1 ? mostOpen : alike.length;
    const { kind, reason } = first;
    return [{ kind, reason, open: alike.slice(0, open), folded: alike.slice(open) }];
  });
