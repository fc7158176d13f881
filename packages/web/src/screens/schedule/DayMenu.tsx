import type { DayWorkout } from "@muster/domain/planning/plan";
import type { CivilDate } from "@muster/domain/shared/dates";
import { useEffect, useRef, useState } from "react";
import { DaySheet } from "../../features/planning/DaySheet.tsx";
import type { EditBase } from "../../features/planning/edit-base.ts";
import { usePlanEdit } from "./use-plan-edit.ts";

export type DayMenuProps = {
  readonly profileId: string;
  readonly today: CivilDate;
  readonly date: CivilDate;
  readonly workout: DayWorkout;
  readonly onClose: () => void;
};

/** The menu of one day of the schedule; it opens when it is known whether the day can still be changed. */
export function DayMenu({ profileId, today, date, workout, onClose }: DayMenuProps) {
  const edit = usePlanEdit(profileId, today);
  const [base, setBase] = useState<EditBase | "none">();
  const load = useRef(edit);
  useEffect(() => {
    let gone = false;
    load.current.base(date).then(
      (found) => {
        if (!gone) setBase(found === undefined || date < found.from ? "none" : found);
      },
      () => {
        if (!gone) setBase("none");
      },
    );
    return () => {
      gone = true;
    };
  }, [date]);
  if (base === undefined) return null;
  return (
    <DaySheet
      date={date}
      workout={workout}
      today={today}
      base={base === "none" ? undefined : base}
      coach={edit.coach}
      save={edit.save}
      onClose={onClose}
    />
  );
}
