/**
 * The records of a plan that somebody decided to keep: a header, seven days, and last the pointer that puts the plan in
 * force. Written as one group, so that a plan is there as a whole or not at all (REV-03). Pure: time and ids come in.
 */
import type { Plan, PlanDay, PlanPointer } from "@muster/domain/planning/plan";
import { planDayId, planPointerId } from "@muster/domain/record-ids";
import { type CivilDate, weekdays } from "@muster/domain/shared/dates";
import type { NewId } from "@muster/domain/shared/ids";
import type { DesignedWeek } from "../design/designed-week.ts";

/** One record to write, in the shape of the device store's `Change`. */
type PlanRecord =
  | { readonly kind: "plan"; readonly id: string; readonly create: Plan }
  | { readonly kind: "planDay"; readonly id: string; readonly create: PlanDay }
  | { readonly kind: "planPointer"; readonly id: string; readonly create: PlanPointer }
  | { readonly kind: "planPointer"; readonly id: string; readonly patch: Partial<PlanPointer> };

type PlanRecordOptions = {
  /** The check-in that led to the plan; null for onboarding, redo and edits. */
  readonly reviewId: string | null;
  /** First day in force; it replaces the designer's `validFrom`. */
  readonly from: CivilDate;
  /** `choice`: the person chose it. `builtIn`: the device's coach, which never beats a choice. */
  readonly by: keyof Pick<PlanPointer, "choice" | "builtIn">;
  readonly now: Date;
  readonly newId: NewId;
  /**
   * The pointer that already stands on `from`, if any. Then only the `by` field is patched; without it a pointer of
   * the built-in coach made on another device would blank a choice made here.
   */
  readonly pointer?: PlanPointer | undefined;
};

/**
 * @returns nine records in writing order: the header first, seven days Monday to Sunday, the pointer last; the plan's
 *   id is the first record's
 */
export const planRecordChanges = (
  profileId: string,
  designed: DesignedWeek,
  { reviewId, from, by, now, newId, pointer }: PlanRecordOptions,
): readonly [Extract<PlanRecord, { kind: "plan" }>, ...PlanRecord[]] => {
  const planId = newId();
  const kind = "planPointer";
  const pointerId = planPointerId(profileId, from);
  return [
    {
      kind: "plan",
      id: planId,
      create: { ...designed.plan, validFrom: from, reviewId, createdAt: now.toISOString() },
    },
    ...weekdays.map(
      (weekday): PlanRecord => ({
        kind: "planDay",
        id: planDayId(profileId, planId, weekday),
        create: { planId, weekday, workout: designed.days[weekday] },
      }),
    ),
    pointer === undefined
      ? { kind, id: pointerId, create: { from, builtIn: null, choice: null, [by]: planId } }
      : { kind, id: pointerId, patch: { [by]: planId } },
  ];
};
