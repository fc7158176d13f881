/**
 * What it takes to change the plan from a screen: the plan as it stands, the coach who looks at the change, and a save
 * that can be undone. One promise at a time: a double tap saves once.
 */

import type { WeeklyPlan } from "@muster/domain/planning/plan";
import type { CivilDate } from "@muster/domain/shared/dates";
import { useRef } from "react";
import { showToast } from "../../components/overlays/toasts.ts";
import { useServices } from "../../data/services.ts";
import type { Change } from "../../data/store/device-store.ts";
import { saveErrorText } from "../../data/store/save-error.text.ts";
import {
  type EditBase,
  isPlanInForce,
  readEditBase,
  saveEdit,
} from "../../features/planning/editor/edit-base.ts";
import type { EditCoach } from "../../features/planning/editor/edit-coach.ts";
import { editorText } from "../../features/planning/editor/editor.text.ts";
import { planStart } from "../../features/review/submit-review.ts";
import { readEditCoach } from "./read-edit-coach.ts";

type PlanEdit = {
  /** First day that a change reaches: today, or tomorrow when today is logged or running. */
  readonly earliest: () => Promise<CivilDate>;
  /** @returns undefined where there is no plan to change */
  readonly base: (date: CivilDate) => Promise<EditBase | undefined>;
  readonly coach: () => Promise<EditCoach | undefined>;
  /**
   * Saves a new version and offers to undo it; what safety rules out by now is not saved.
   * @returns what to tell when it could not be saved
   */
  readonly save: (change: {
    readonly base: EditBase;
    readonly days: WeeklyPlan;
    /** Words of the toast: 'Moved to Saturday'. */
    readonly said: string;
    readonly also?: readonly Change[];
    readonly undoAlso?: readonly Change[];
  }) => Promise<string | undefined>;
};

/** Edits of the plan for one profile; the coach's code is loaded with the first one. */
export const usePlanEdit = (profileId: string, today: CivilDate): PlanEdit => {
  const { store, now, newId } = useServices();
  const busy = useRef(false);
  const loaded = useRef<Promise<EditCoach | undefined>>(undefined);
  const earliest = () => planStart(store, profileId, today);

  const coach = () => {
    loaded.current ??= readEditCoach(store, profileId, today).catch((failure: unknown) => {
      loaded.current = undefined;
      throw failure;
    });
    return loaded.current;
  };

  const takeBack = async (
    version: Pick<EditBase, "planId" | "from">,
    changes: readonly Change[],
  ): Promise<void> => {
    if (!(await isPlanInForce(store, profileId, version))) {
      showToast({ kind: "info", text: editorText.changedAgain });
      return;
    }
    const saved = await store.write(profileId, changes, { group: true });
    showToast(
      saved.ok
        ? { kind: "info", text: editorText.yourPlanIsAsItWas }
        : { kind: "error", text: saveErrorText(saved.error) },
    );
  };

  return {
    earliest,
    base: async (date) => readEditBase(store, profileId, date, await earliest()),
    coach,
    save: async ({ base, days, said, also, undoAlso = [] }) => {
      if (busy.current) return undefined;
      busy.current = true;
      try {
        // Read anew: chest pain may have been entered in another tab, or on another device, since the page was opened.
        loaded.current = undefined;
        const found = await coach();
        if (found === undefined) return editorText.thePlanCouldNotBeChanged;
        const refused = found.findings(base, days).find(({ severity }) => severity === "refuse");
        if (refused !== undefined) return refused.text;
        if (!(await isPlanInForce(store, profileId, base))) return editorText.changedMeanwhile;
        const saved = await saveEdit(store, {
          profileId,
          base,
          days,
          rulesVersion: found.rulesVersion,
          now: now(),
          newId,
          ...(also === undefined ? {} : { also }),
        });
        if (!saved.ok) return saveErrorText(saved.error);
        const { planId, undo } = saved.value;
        const version = { planId, from: base.from };
        showToast({
          kind: "success",
          text: said,
          undo: () => void takeBack(version, [...undo, ...undoAlso]),
        });
        return undefined;
      } catch {
        return editorText.thePlanCouldNotBeChanged;
      } finally {
        busy.current = false;
      }
    },
  };
};
