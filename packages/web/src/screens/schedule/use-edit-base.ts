/** Reads the plan that a day is changed in, and the coach who looks at the change. */
import type { CivilDate } from "@muster/domain/shared/dates";
import { useEffect, useRef, useState } from "react";
import { useLive } from "../../data/store/use-live.ts";
import { type EditBase, readEditBase } from "../../features/planning/editor/edit-base.ts";
import type { EditCoach } from "../../features/planning/editor/edit-coach.ts";
import { editorText } from "../../features/planning/editor/editor.text.ts";
import { usePlanEdit } from "./use-plan-edit.ts";

type EditBaseRead = {
  /** "none" where that day can not be changed; undefined until that is known. */
  readonly base: EditBase | "none" | undefined;
  /** Comes after the plan. */
  readonly coach: EditCoach | undefined;
  /** What to tell when one of them could not be read. */
  readonly failure: string | undefined;
};

/** What is read once stays: a plan that changes meanwhile is found out by the save. */
export const useEditBase = (profileId: string, date: CivilDate, today: CivilDate): EditBaseRead => {
  const [base, setBase] = useState<EditBase | "none">();
  const [coach, setCoach] = useState<EditCoach>();
  const [failure, setFailure] = useState<string>();
  const load = useRef(usePlanEdit(profileId, today));
  // On a new device the plan may come while the page is open; what is read then is not read again.
  const plan = useLive((reads) => readEditBase(reads, profileId, date, today), [profileId, date]);
  const isThere = plan.state === "ready" ? plan.value !== undefined : plan.state === "error" || undefined;
  useEffect(() => {
    let gone = false;
    const read = async () => {
      const found = await load.current.base(date);
      if (gone) return;
      setBase(found === undefined || date < found.from ? "none" : found);
      const helper = await load.current.coach();
      if (!gone) setCoach(helper);
    };
    if (isThere !== undefined)
      read().catch((problem: unknown) => {
        if (!gone) setFailure(editorText.thePlanCouldNotBeRead);
        console.error(problem);
      });
    return () => {
      gone = true;
    };
  }, [date, isThere]);
  return { base, coach, failure };
};
