/**
 * Changing the plan by hand, on this device: what is changed, and the new version that is saved as one unit, header,
 * seven days and pointer (settled point 14). Works offline like every other write.
 */
import { planRecordChanges } from "@muster/coach/deliver/plan-records";
import { editedFrom, editedHeader, type PlanHeader } from "@muster/domain/planning/edit-week";
import type { WeeklyPlan } from "@muster/domain/planning/plan";
import { hasPlan } from "@muster/domain/profiles/age";
import { planPointerId } from "@muster/domain/record-ids";
import type { CivilDate } from "@muster/domain/shared/dates";
import type { NewId } from "@muster/domain/shared/ids";
import { ok, type Result } from "@muster/domain/shared/result";
import { readPlanDays, wholePlans } from "../../../data/reads/read-plan.ts";
import type { Change, DeviceStore, Reads, SaveError, Stored } from "../../../data/store/device-store.ts";

/** The plan as it is before a change. */
export type EditBase = {
  /** Plan that is changed; undefined in the default week. */
  readonly planId: string | undefined;
  readonly header: PlanHeader | undefined;
  readonly days: WeeklyPlan;
  /** First day on which the changed plan is in force. */
  readonly from: CivilDate;
};

/**
 * @param date a day whose plan is to be changed
 * @param earliest today, or tomorrow when today is logged or running
 * @returns undefined where there is no plan to change: a child's ideas, or one that is not on this device yet
 */
export const readEditBase = async (
  reads: Reads,
  profileId: string,
  date: CivilDate,
  earliest: CivilDate,
): Promise<EditBase | undefined> => {
  const [day] = await readPlanDays(reads, profileId, [date], (person, on) => !hasPlan(person, on));
  if (day?.is === "default") {
    const { defaultWeek } = await import("@muster/coach/programs/default-week");
    return { planId: undefined, header: undefined, days: defaultWeek(), from: earliest };
  }
  if (day?.is !== "planned" || day.day.plan === undefined) return undefined;
  const { plan } = day.day;
  const whole = await wholePlans(reads, profileId).read({ choice: plan.id, builtIn: null });
  if (whole === undefined) return undefined;
  return {
    planId: plan.id,
    header: headerOf(plan),
    // fromEntries widens the keys; all seven were counted.
    days: Object.fromEntries(whole.days.map(({ weekday, workout }) => [weekday, workout])) as WeeklyPlan,
    from: editedFrom(earliest, plan.validFrom),
  };
};

const headerOf = ({
  id: _id,
  reviewId: _review,
  createdAt: _created,
  ...header
}: Stored<"plan">): PlanHeader => header;

/**
 * Whether the plan that somebody looks at is still the one in force: a page may stand open while a new week is saved in another
 * tab or on another device, and a change of the old one would put that week out of force.
 */
export const isPlanInForce = async (
  reads: Reads,
  profileId: string,
  { planId, from }: Pick<EditBase, "planId" | "from">,
): Promise<boolean> => {
  const [day] = await readPlanDays(reads, profileId, [from], () => false);
  return planId === (day?.is === "planned" ? day.day.plan?.id : undefined);
};

type SaveEdit = {
  readonly profileId: string;
  readonly base: EditBase;
  readonly days: WeeklyPlan;
  readonly rulesVersion: string;
  readonly now: Date;
  readonly newId: NewId;
  /** Written in the same unit: what goes with the change. */
  readonly also?: readonly Change[];
};

/** @returns the new version, and what takes it back: the version before is in force again, the new one stays unused */
export const saveEdit = async (
  store: Pick<DeviceStore, "get" | "write">,
  { profileId, base, days, rulesVersion, now, newId, also = [] }: SaveEdit,
): Promise<Result<{ readonly planId: string | undefined; readonly undo: readonly Change[] }, SaveError>> => {
  const id = planPointerId(profileId, base.from);
  const pointer = await store.get("planPointer", id);
  const changes = planRecordChanges(
    profileId,
    { plan: editedHeader(base.header, base.from, rulesVersion), days },
    { reviewId: null, from: base.from, by: "choice", now, newId, pointer },
  );
  const saved = await store.write(profileId, [...changes, ...also], { group: true });
  if (!saved.ok) return saved;
  const choice = pointer === undefined ? (base.planId ?? null) : pointer.choice;
  const planId = changes.find(({ kind }) => kind === "plan")?.id;
  return ok({ planId, undo: [{ kind: "planPointer", id, patch: { choice } }] });
};
