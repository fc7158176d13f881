import type { DayWorkout } from "@muster/domain/planning/plan";
import type { CivilDate } from "@muster/domain/shared/dates";
import { templateOf } from "@muster/domain/training/template";
import { useEffect, useRef, useState } from "react";
import { Button } from "../../components/controls/Button.tsx";
import { ButtonLink } from "../../components/controls/ButtonLink.tsx";
import { Failure } from "../../components/layout/Failure.tsx";
import { Icon } from "../../components/layout/Icon.tsx";
import { useServices } from "../../data/services.ts";
import { DaySheet } from "../../features/planning/DaySheet.tsx";
import type { EditBase } from "../../features/planning/editor/edit-base.ts";
import { scheduleText } from "../../features/planning/schedule.text.ts";
import { usePlanEdit } from "./use-plan-edit.ts";
import { useTemplateActions } from "./use-template-actions.ts";

/** The day whose actions are offered. */
export type DayMenuProps = {
  readonly profileId: string;
  readonly today: CivilDate;
  readonly date: CivilDate;
  readonly workout: DayWorkout;
  readonly onClose: () => void;
};

/** The menu of one day of the schedule; it opens when it is known whether the day can still be changed. */
export function DayMenu({ profileId, today, date, workout, onClose }: DayMenuProps) {
  const { now } = useServices();
  const { keep, failure } = useTemplateActions(profileId, today, onClose);
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
      more={
        <>
          {workout.exercises.length > 0 && (
            <Button
              variant="secondary"
              xl
              onClick={() => void keep(templateOf(workout, now().toISOString()))}
            >
              <Icon name="star" />
              {scheduleText.saveAsTemplate}
            </Button>
          )}
          <Failure text={failure} />
          {date === today && (
            <ButtonLink variant="secondary" xl href="/templates">
              <Icon name="plus" />
              {scheduleText.startAnotherWorkout}
            </ButtonLink>
          )}
        </>
      }
    />
  );
}
