/** The newest plan that this person chose, also when it only starts tomorrow: what the feedback screen speaks about. */
import { addDays, type CivilDate } from "@muster/domain/shared/dates";
import { wholePlans } from "../../../data/reads/read-plan.ts";
import type { Stored } from "../../../data/store/device-store.ts";
import { useLive } from "../../../data/store/use-live.ts";

/** A year back, and the tomorrow on which a plan may start. */
const daysBack = 400;
const daysAhead = 1;

type NewestPlan = {
  /** undefined: there is none yet. */
  readonly plan: Stored<"plan"> | undefined;
  /** First day of it. */
  readonly from: CivilDate | undefined;
};

/** The plan with its days, live; empty when no plan was chosen yet. */
export const useNewestPlan = (profileId: string, today: CivilDate) =>
  useLive(
    async (reads): Promise<NewestPlan> => {
      const pointers = await reads.byDay(
        "planPointer",
        profileId,
        addDays(today, -daysBack),
        addDays(today, daysAhead),
      );
      const plans = wholePlans(reads, profileId);
      for (const pointer of pointers.toSorted((a, b) => (a.from < b.from ? 1 : -1))) {
        const plan = (await plans.read(pointer))?.header;
        if (plan !== undefined) return { plan, from: pointer.from };
      }
      return { plan: undefined, from: undefined };
    },
    [profileId, today],
  );
